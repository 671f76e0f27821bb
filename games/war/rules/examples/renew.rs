//! Writes the answers that records of rules 2e-1 lack into them: `cargo run -p war --example renew -- FILE...`

use table::{NoLuck, Record};
use war::War;

fn main() {
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).expect("a file");
        let record = Record::read::<War>(&text, &file).unwrap_or_else(|error| panic!("{error}"));
        record.play::<War>(None, &mut NoLuck).unwrap_or_else(|trouble| panic!("{file}: {trouble}"));
        std::fs::write(&file, record.write::<War>()).expect("the file can be written");
    }
}
