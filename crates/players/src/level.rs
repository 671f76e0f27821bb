//! How strong an opponent people want: levels with a name.

/// A level of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// For a first game: overlooks much and misjudges much, but knows what the game is about.
    Easy,
    /// Looks one action ahead.
    Normal,
    /// Looks further ahead, and thinks for a second at most.
    Hard,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// Its name on the command line. Locales have `level-easy` for people, and `level-easy-about` for what to expect.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }
}
