//! What can be typed at any prompt besides an answer.

/// A line that a person typed.
#[derive(PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// Commands and rules; or one rule; or a thing of the game.
    Help(&'a str),
    /// The board, or a part of it.
    Map(&'a str),
    /// How things stand.
    State,
    /// What is in one's own hand.
    Hand,
    /// What an adviser thinks of the question; who he is may be said.
    Hint(&'a str),
    /// What has happened.
    Log(&'a str),
    /// Take the last answer back.
    Back,
    /// Write the game to a file.
    Save {
        /// Its name.
        file: &'a str,
        /// Even if there is one of that name.
        over: bool,
    },
    /// Go on with a game from a file.
    Load(&'a str),
    /// Leave.
    Quit,
    /// Anything else is an answer.
    Answer(&'a str),
}

impl Command<'_> {
    /// What a line means.
    pub fn read(line: &str) -> Command<'_> {
        let line = line.trim();
        if let Some(rule) = line.strip_prefix('?') {
            return Command::Help(rule.trim());
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "help" => Command::Help(rest),
            "map" => Command::Map(rest),
            "state" | "status" => Command::State,
            "hand" => Command::Hand,
            "hint" => Command::Hint(rest),
            "log" => Command::Log(rest),
            "back" => Command::Back,
            "save" => Command::Save { file: rest, over: false },
            "save!" => Command::Save { file: rest, over: true },
            "load" => Command::Load(rest),
            "quit" | "q" | "exit" => Command::Quit,
            _ => Command::Answer(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_or_answers() {
        assert_eq!(Command::read("  ? R7.5.3 "), Command::Help("R7.5.3"));
        assert_eq!(Command::read("?R7"), Command::Help("R7"));
        assert_eq!(Command::read("Map north"), Command::Map("north"));
        assert_eq!(Command::read("save my game.record"), Command::Save { file: "my game.record", over: false });
        assert_eq!(Command::read("save! a.record"), Command::Save { file: "a.record", over: true });
        assert_eq!(Command::read("hint"), Command::Hint(""));
        assert_eq!(Command::read("Hint search:2s"), Command::Hint("search:2s"));
        assert_eq!(Command::read("q"), Command::Quit);
        assert_eq!(Command::read("north"), Command::Answer("north"));
        assert_eq!(Command::read(""), Command::Answer(""));
    }
}
