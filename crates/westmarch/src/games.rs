//! The list of games: one entry a game. With the list of the web client, the only file outside `games/` that names one.

use crate::Entry;
use tcg_figures::SimulatedTcg;
use tcg_served::TcgServed;
use tcg_terminal::TcgShown;
use war_figures::SimulatedWar;
use war_served::WarServed;
use war_terminal::WarShown;

/// All games of the program.
pub fn all() -> Vec<Entry> {
    vec![
        Entry {
            check: || Ok(war::data::check()?),
            is_a_rule: war_terminal::rulebook::is_a_rule,
            scenarios: war_terminal::scenarios,
            commands: war_terminal::commands,
            ..Entry::of::<WarShown, WarServed, SimulatedWar>()
        },
        Entry {
            check: || tcg_decks::check().map_err(anyhow::Error::msg),
            is_a_rule: tcg_terminal::rulebook::is_a_rule,
            scenarios: tcg_terminal::scenarios,
            commands: tcg_terminal::commands,
            ..Entry::of::<TcgShown, TcgServed, SimulatedTcg>()
        },
    ]
}
