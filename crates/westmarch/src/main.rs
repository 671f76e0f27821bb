//! Westmarch: the program, with the games of its list.

use std::process::ExitCode;

fn main() -> ExitCode {
    westmarch::run(&westmarch::games::all())
}
