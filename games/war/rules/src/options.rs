//! W16 The switches that a game can be played with: older ways and table options, each by itself and off by default. A rule that
//! one of them changes asks `state.plays(Switch::...)` at the place where it differs, for any number of players.

use crate::{State, names::names, sets::set_of};

names! {
    /// W16 A switch.
    "an option" enum Switch {
        /// W16.1.1 No minimum Hunt allocation.
        NoMinimumHunt = "no-minimum-hunt",
        /// W16.1.2 Combat cards are announced, and chosen when both sides have announced.
        AnnouncedCards = "announced-cards",
        /// W16.1.3 Combat cards have no initiative: at one moment the defender's comes first.
        NoInitiative = "no-initiative",
        /// W16.1.4 A tile is answered by the Ring or by a casualty.
        RingOrCasualty = "ring-or-casualty",
        /// W16.1.5 Mordor is entered by a declaration, and in no other way.
        MordorByDeclaration = "mordor-by-declaration",
        /// W16.2.1 A reveal ends in no region with a Settlement of the Free Peoples.
        RevealOutsideSettlements = "reveal-outside-settlements",
        /// W16.2.3 At most one tile for the Strongholds of a reveal.
        OneStrongholdTile = "one-stronghold-tile",
        /// W16.2.4 On the Mordor Track hiding is no attempt to move.
        HidingCorrupts = "hiding-corrupts",
        /// W16.2.5 A sortie is one round.
        OneRoundSortie = "one-round-sortie",
        /// W16.2.6 The Mouth of Sauron moves as Companions do.
        MouthEntersStrongholds = "mouth-enters-strongholds",
        /// W16.4.1 Gollum's own reveal draws the tiles of Strongholds.
        GollumDrawsTiles = "gollum-draws-tiles",
        /// W16.4.2, W7.2.3 Nobody may overfill a region of his own will.
        StrictStacking = "strict-stacking",
    }
}

set_of! {
    /// The switches that are on.
    SwitchSet of Switch, u16, |at: usize| Switch::ALL[at]
}

impl State {
    /// Whether a switch is on.
    pub const fn plays(&self, switch: Switch) -> bool {
        self.options.has(switch)
    }
}
