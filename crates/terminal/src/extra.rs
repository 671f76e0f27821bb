//! Commands that only one game has, such as its exact chances.

use clap::{ArgMatches, Args, Command, FromArgMatches};
use std::fmt;

/// A command that a game brings to the program.
pub struct Extra {
    /// How it is called, and what can be said to it.
    pub command: Command,
    /// What it says.
    pub run: fn(&ArgMatches) -> anyhow::Result<String>,
}

impl Extra {
    /// A command of this name with these arguments.
    pub fn of<A: Args>(
        name: &'static str,
        about: &'static str,
        run: fn(&ArgMatches) -> anyhow::Result<String>,
    ) -> Extra {
        Extra { command: A::augment_args(Command::new(name)).about(about), run }
    }

    /// What was said to it.
    pub fn args<A: FromArgMatches>(given: &ArgMatches) -> anyhow::Result<A> {
        Ok(A::from_arg_matches(given)?)
    }
}

/// What a command has to say of something that it was asked to look at and that is wrong: said like everything else, and yet
/// bad input.
#[derive(Debug)]
pub struct FoundWrong(pub String);

impl fmt::Display for FoundWrong {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FoundWrong {}
