//! Says cards in a language, as its file is now: `cargo run -p tcg-sentences --example say -- cs 1C121 1U97`; without codes, all.

use std::{env, fs, path::Path};
use tcg::Card;
use tcg_sentences::{Language, sentences};

fn main() -> Result<(), String> {
    let mut words = env::args().skip(1);
    let tag = words.next().ok_or("which language? as in: say cs 1C121")?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../words/{tag}/sentences.ftl"));
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let language = Language::new(&tag, &text)?;
    let codes: Vec<String> = words.collect();
    for card in Card::all().filter(|card| codes.is_empty() || codes.contains(&card.to_string())) {
        println!("{card} {}", card.title());
        sentences(card, &language).iter().for_each(|sentence| println!("    {sentence}"));
    }
    Ok(())
}
