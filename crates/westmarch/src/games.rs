//! The list of games: one entry a game. With the list of the web client, the only file outside `games/` that names one.

use crate::Entry;
use war_figures::SimulatedWar;
use war_terminal::WarShown;

/// All games of the program.
pub fn all() -> Vec<Entry> {
    vec![Entry {
        check: || Ok(war::data::check()?),
        is_a_rule: war_terminal::rulebook::is_a_rule,
        scenarios: war_terminal::scenarios,
        commands: war_terminal::commands,
        ..Entry::of::<WarShown, SimulatedWar>()
    }]
}
