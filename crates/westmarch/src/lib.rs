//! Westmarch: the commands of the program, for any list of games. Every command is a file; [`games`] is the list.

mod backup;
#[cfg(feature = "bench")]
mod bench;
mod entry;
pub mod games;
mod kept;
mod moving;
mod replay;
mod scenario;
mod serve;
mod simulate;

pub use entry::Entry;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use entry::find;
use server::Games;
use std::{io::Write, process::ExitCode};
use terminal::FoundWrong;

/// Play tabletop games with every rule enforced. Unofficial fan work.
#[derive(Parser)]
#[command(version, about, name = "westmarch")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Let people play over the network, against each other or against programs
    Serve(serve::Args),
    /// Copy the file of a server, while it runs
    Backup(backup::Args),
    /// Move everything that a server keeps from a folder into a database of PostgreSQL, or back
    Move(moving::Args),
    /// Play in the terminal, against programs or against others at the same keyboard
    Play(terminal::Args),
    /// Play many games without people and count how they end
    Simulate(simulate::Args),
    /// Play scenario files and check what they expect
    Scenario(scenario::Args),
    /// Play a record again
    Replay(replay::Args),
    /// Measure a server under load
    #[cfg(feature = "bench")]
    #[command(subcommand)]
    Bench(bench::Bench),
}

/// What went wrong, as an exit code: 1 a failed check, 2 bad input.
enum Failed {
    Check,
    /// Bad input of which everything has been said.
    FoundWrong,
    Input(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for Failed {
    fn from(error: E) -> Self {
        Failed::Input(error.into())
    }
}

/// Prints to standard output. A reader who has seen enough and closes the pipe is no error.
fn say(text: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Runs the command that the program was started with, with these games.
pub fn run(games: &[Entry]) -> ExitCode {
    match obey(games, &command(games).get_matches()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed::Check) => ExitCode::from(1),
        Err(Failed::FoundWrong) => ExitCode::from(2),
        Err(Failed::Input(error)) => {
            eprintln!("westmarch: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// The commands of the house and those that the games bring.
fn command(games: &[Entry]) -> clap::Command {
    let extras = games.iter().flat_map(|game| (game.commands)());
    let all = extras.fold(Cli::command(), |all, extra| all.subcommand(extra.command));
    all.after_help(format!("Games: {}", entry::names(games)))
}

fn obey(games: &[Entry], given: &ArgMatches) -> Result<(), Failed> {
    for game in games {
        (game.check)()?;
    }
    if let Some((name, given)) = given.subcommand() {
        let extras = games.iter().flat_map(|game| (game.commands)());
        if let Some(extra) = extras.into_iter().find(|extra| extra.command.get_name() == name) {
            return answer((extra.run)(given));
        }
    }
    match Cli::from_arg_matches(given)?.command {
        Command::Serve(args) => serve::run(&args, served(games)),
        Command::Backup(args) => backup::run(&args),
        Command::Move(args) => moving::run(&args, served(games)),
        #[cfg(feature = "bench")]
        Command::Bench(what) => bench::run(&what, served(games)),
        Command::Play(args) => Ok((find(games, &args.game)?.play)(&args)?),
        Command::Simulate(args) => simulate::run(games, &args),
        Command::Scenario(args) => scenario::run(games, &args),
        Command::Replay(args) => replay::run(games, &args),
    }
}

/// Prints what a command of a game says, also of something that is wrong.
fn answer(said: anyhow::Result<String>) -> Result<(), Failed> {
    match said.map_err(|error| error.downcast::<FoundWrong>()) {
        Ok(said) => Ok(say(&said)?),
        Err(Ok(FoundWrong(said))) => say(&said).map_err(Failed::from).and(Err(Failed::FoundWrong)),
        Err(Err(error)) => Err(error.into()),
    }
}

/// What is served of the games. The list lives as long as the program.
fn served(games: &[Entry]) -> Games {
    Games(games.iter().map(|game| (game.served)()).collect::<Vec<_>>().leak())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_have_one_name() {
        command(&games::all()).debug_assert();
    }
}
