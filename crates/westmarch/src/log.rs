//! What is logged, and how. Only the program itself says more than warnings: its libraries would write down what they carry, as the
//! values of every statement, and there are secrets among those.

use std::{
    any::Any,
    io::{IsTerminal, stderr},
    panic::{self, PanicHookInfo},
};
use tracing_subscriber::{
    filter::{LevelFilter, Targets},
    fmt,
    prelude::*,
};

/// The parts of the program that log something.
const OURS: [&str; 3] = ["server", "store", "westmarch"];

#[derive(clap::Args)]
pub struct Logging {
    /// How much to log: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
    /// How to write it: text for people, json for programs
    #[arg(long, value_name = "FORMAT", default_value = "text", env = "WESTMARCH_LOG_FORMAT")]
    log_format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Logs to standard error from now on; panics too.
pub fn begin(args: &Logging) {
    let others = args.log.min(LevelFilter::WARN);
    let wanted = Targets::new().with_default(others).with_targets(OURS.map(|ours| (ours, args.log)));
    let layer = match args.log_format {
        Format::Text => fmt::layer().with_writer(stderr).with_ansi(stderr().is_terminal()).with_target(false).boxed(),
        Format::Json => fmt::layer().with_writer(stderr).json().flatten_event(true).with_span_list(false).boxed(),
    };
    tracing_subscriber::registry().with(layer.with_filter(wanted)).init();
    panic::set_hook(Box::new(panicked));
}

/// Says where something panicked. Words that were put together then may have in them what nobody is to see, as the cards of a player;
/// those that stand in the code have not.
fn panicked(panic: &PanicHookInfo) {
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    tracing::error!(place, words = words(panic.payload()), "a panic");
}

fn words(panic: &(dyn Any + Send)) -> &'static str {
    panic.downcast_ref::<&'static str>().copied().unwrap_or("(not shown: there are values in it)")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    #[test]
    fn a_panic_shows_no_values() {
        let plain = catch_unwind(|| panic!("nobody is asked")).expect_err("a panic");
        assert_eq!(words(plain.as_ref()), "nobody is asked");
        let card = String::from("the One Ring");
        let telling = catch_unwind(|| panic!("{card} is not in the hand")).expect_err("a panic");
        assert!(!words(telling.as_ref()).contains("Ring"));
    }
}
