//! `westmarch deck check`: a deck is looked through.

use clap::Subcommand;
use tcg_decks::Checked;
use terminal::FoundWrong;

/// What to do with a deck.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Tell every rule that a deck breaks, or what is in it
    Check(Check),
}

#[derive(clap::Args)]
struct Check {
    /// The file of the deck, with lines such as '4 1C9 Dwarven Axe', or the name of a starter
    file: String,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What there is to say; an error if the deck cannot be read or may not be played with.
pub fn run(args: &Args) -> anyhow::Result<String> {
    let What::Check(Check { file, json }) = &args.what;
    let checked = Checked::of(file).map_err(anyhow::Error::msg)?;
    let said = match json {
        true => serde_json::to_string_pretty(&checked)? + "\n",
        false => checked.to_string(),
    };
    if checked.legal { Ok(said) } else { Err(FoundWrong(said).into()) }
}
