//! Westmarch: the program. Every command is a file.

mod backup;
#[cfg(feature = "bench")]
mod bench;
mod odds;
mod play;
mod replay;
mod scenario;
mod serve;
mod simulate;

use clap::{Parser, Subcommand};
use server::{GameKind, Games};
use std::{io::Write, process::ExitCode};

/// The games that are served.
const GAMES: Games = Games(&[GameKind::of::<war_served::WarServed>()]);

/// Play War of the Ring with every rule enforced. Unofficial fan work.
#[derive(Parser)]
#[command(version, about)]
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
    /// Play in the terminal, against a program or against somebody at the same keyboard
    Play(play::Args),
    /// Play many games without people and count how they end
    Simulate(simulate::Args),
    /// Play scenario files and check what they expect
    Scenario(scenario::Args),
    /// Compute the exact chances of a battle or a hunt
    Odds(odds::Args),
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

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed::Check) => ExitCode::from(1),
        Err(Failed::Input(error)) => {
            eprintln!("westmarch: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Result<(), Failed> {
    war::data::check()?;
    match command {
        Command::Serve(args) => serve::run(&args, GAMES),
        Command::Backup(args) => backup::run(&args),
        #[cfg(feature = "bench")]
        Command::Bench(what) => bench::run(&what),
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Replay(args) => replay::run(&args),
    }
}
