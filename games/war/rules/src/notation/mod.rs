//! How positions are written: `docs/notation.md` tells it to people. Answers and chance are written by their items,
//! see `item.rs`.

mod describe;
mod draft;
mod list;
mod settle;

use crate::{Battle, Handicap, Side, State, Switch, War, handicap, names::names};
use table::{Rules, Written};

impl Written for War {
    const VERSION: &'static str = "2e-3";
    /// In 2e-2 some questions were asked though everybody could see what the answer was ([`crate::turn::settled`]).
    const OLDER: &'static [&'static str] = &["2e-2", "2e-1"];
    /// In 2e-1 a side was not asked where it had one answer only, though its hand might have given it more.
    const SILENT: &'static [&'static str] = &["2e-1"];

    fn as_of(start: State, version: &str) -> State {
        State { as_before: version != Self::VERSION, ..start }
    }

    fn version_of(start: &State) -> &'static str {
        if start.as_before { "2e-2" } else { Self::VERSION }
    }

    fn options(start: &State) -> String {
        match start.options.is_empty() {
            true => "none".into(),
            false => start.options.iter().map(Switch::id).collect::<Vec<_>>().join(" "),
        }
    }

    /// W17.1.4 The bid, and all that the Free Peoples were given.
    fn agreed(start: &State) -> Vec<(&'static str, String)> {
        let bid = start.handicap.bid.map(|halves| ("bid", Handicap::bid_in_words(halves)));
        let given = handicap::given(start).into_iter().map(|given| given.to_string()).collect::<Vec<_>>().join(", ");
        bid.into_iter().chain((!given.is_empty()).then_some(("handicap", given))).collect()
    }

    fn describe(state: &State) -> Vec<(String, String)> {
        describe::describe(state)
    }

    fn derived(state: &State, key: &str) -> Option<String> {
        match key {
            // W15.12.4 Who of the winning side has won for himself.
            "winners" => Some(list::write(state.individual_winners())),
            other => describe::agreed(state, other),
        }
    }

    fn setup(lines: &[(String, String)]) -> Result<<War as Rules>::Setup, (usize, String)> {
        draft::read(lines)
    }

    /// Hidden are hands, W5.2.3 discards and W8.4.4 combat cards before they are revealed; nothing else is.
    fn is_open(key: &str) -> bool {
        let word = key.split_once(' ').map_or(key, |(word, _)| word);
        !matches!(word, "hand" | "known" | "discarded" | "laid")
    }
}

names! {
    /// What else there is to say of a battle.
    "revealed, white-rider, inside, from-table, announced-fp or announced-sh" enum Note {
        /// The cards have been revealed.
        Revealed = "revealed",
        /// Gandalf the White has given up his Leadership.
        WhiteRider = "white-rider",
        /// The defender went inside.
        Inside = "inside",
        /// The Shadow's combat card came from the table.
        FromTable = "from-table",
        /// W16.1.2 The Free Peoples have announced a card.
        AnnouncedFree = "announced-fp",
        /// W16.1.2 The Shadow has.
        AnnouncedShadow = "announced-sh",
    }
}

impl Note {
    /// Where a battle keeps it.
    fn of(self, battle: &mut Battle) -> &mut bool {
        match self {
            Note::Revealed => &mut battle.revealed,
            Note::WhiteRider => &mut battle.white_rider,
            Note::Inside => &mut battle.inside,
            Note::FromTable => &mut battle.from_table,
            Note::AnnouncedFree => &mut battle.announced[Side::Free.index()],
            Note::AnnouncedShadow => &mut battle.announced[Side::Shadow.index()],
        }
    }
}
