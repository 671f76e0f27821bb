//! A scenario file in pieces, one for each scenario, so that an error in one leaves the others alone.

use anyhow::bail;

/// A file in pieces.
pub struct Pieces<'a> {
    /// The game that the first line names.
    pub game: Option<&'a str>,
    lines: Vec<&'a str>,
    /// Where scenarios begin, counted from 0.
    begins: Vec<usize>,
}

/// One scenario of a file.
pub struct Piece {
    /// What it shows.
    pub title: String,
    /// Its text, with an empty line for every line before it: its lines have the numbers that they have in the file.
    pub text: String,
}

impl<'a> Pieces<'a> {
    /// The pieces of a text; an error if there is anything but scenarios, or nothing.
    pub fn of(text: &'a str) -> anyhow::Result<Pieces<'a>> {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let begins: Vec<usize> = (0..lines.len()).filter(|at| title(lines[*at]).is_some()).collect();
        let Some(first) = begins.first() else { bail!("line 1: expected 'scenario TITLE', found nothing") };
        let mut head = (0..*first).filter(|at| !lines[*at].is_empty() && !lines[*at].starts_with('#'));
        let game = head.next().map(|at| (at, lines[at].strip_prefix("game ")));
        match (game, head.next()) {
            (None, _) => Ok(Pieces { game: None, lines, begins }),
            (Some((_, Some(game))), None) => Ok(Pieces { game: Some(game.trim()), lines, begins }),
            (Some((_, Some(_))), Some(at)) | (Some((at, None)), _) => {
                bail!("line {}: expected 'scenario TITLE' first, found '{}'", at + 1, lines[at])
            }
        }
    }

    /// Each scenario.
    pub fn each(&self) -> impl Iterator<Item = Piece> {
        let ends = self.begins.iter().skip(1).copied().chain([self.lines.len()]);
        self.begins.iter().zip(ends).map(|(from, to)| Piece {
            title: title(self.lines[*from]).unwrap_or_default().into(),
            text: "\n".repeat(*from) + &self.lines[*from..to].join("\n"),
        })
    }
}

/// `scenario TITLE`
fn title(line: &str) -> Option<&str> {
    let (word, title) = line.split_once(' ').unwrap_or((line, ""));
    (word == "scenario").then_some(title.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_their_numbers() {
        let pieces = Pieces::of("# remark\ngame chess\n\nscenario One\na\n\nscenario Two\nb").expect("a file");
        let each: Vec<(String, String)> = pieces.each().map(|piece| (piece.title, piece.text)).collect();
        assert_eq!(pieces.game, Some("chess"));
        assert_eq!(each[0], ("One".into(), "\n\n\nscenario One\na\n".into()));
        assert_eq!(each[1], ("Two".into(), "\n\n\n\n\n\nscenario Two\nb".into()));
    }

    #[test]
    fn anything_else_is_refused() {
        let wrong = |text: &str| Pieces::of(text).err().map(|wrong| wrong.to_string()).unwrap_or_default();
        assert_eq!(wrong("# only a remark\n"), "line 1: expected 'scenario TITLE', found nothing");
        assert_eq!(wrong("\nset a: b\nscenario One"), "line 2: expected 'scenario TITLE' first, found 'set a: b'");
        assert_eq!(wrong("game a\ngame b\nscenario One"), "line 2: expected 'scenario TITLE' first, found 'game b'");
    }
}
