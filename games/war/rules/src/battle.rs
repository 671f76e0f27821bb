//! W8 A battle as data: who fights whom, where, and how far it has come. How it is fought is in `turn/battle.rs`.

use crate::cards::known::{FIGHTING_URUK_HAI, GROND, HELP_UNLOOKED_FOR};
use crate::{Army, Card, Character, CharacterSet, Player, Region, Side, Site, State, names::names};

names! {
    /// W8.1.3 The kind of battle.
    "a kind of battle" enum BattleKind {
        /// W8 Against an Army in an adjacent region; also a relief, W9.7.
        Field = "field",
        /// W9.5 Besiegers against the besieged.
        Siege = "siege",
        /// W9.6 The besieged against their besiegers.
        Sortie = "sortie",
    }
}

names! {
    /// How far a battle has come. Each stage is a step, so that a card that was laid is settled before anybody else
    /// is asked.
    "a stage of battle" enum Stage {
        /// W8.4.13 Abilities at the start of the battle.
        Begin = "begin",
        /// W9.2.1 The defender may go inside; then the attacker lays a card, W8.4.3.
        AttackerCard = "attacker-card",
        /// W8.4.3 The defender lays a card.
        DefenderCard = "defender-card",
        /// W16.1.2 Both have announced; those who use a card lay it.
        BothCards = "both-cards",
        /// W8.4.4 Both cards are revealed.
        Reveal = "reveal",
        /// W8.5 to W8.8 The round is fought.
        Fight = "fight",
        /// W8.9.2 The attacker may advance.
        Advance = "advance",
        /// W8.9.1 The battle is over.
        Over = "over",
    }
}

/// A battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battle {
    /// Who attacks.
    pub attacker: Side,
    /// Where the attackers stand, W8.1.5.
    pub from: Region,
    /// Where the defenders stand.
    pub to: Region,
    /// What kind of battle it is.
    pub kind: BattleKind,
    /// W15.8.3a Who controls the Army of each side in this round.
    pub control: [Player; 2],
    /// W8.2 The part of the Army that does not attack; W15.8.9 also a separate Army in the same region, which takes no part.
    pub rearguard: Army,
    /// The round, from 1.
    pub round: u8,
    /// How far it has come.
    pub stage: Stage,
    /// W8.4.3 The cards laid this round, by side.
    pub laid: [Option<Card>; 2],
    /// W8.4.4 They have been revealed.
    pub revealed: bool,
    /// W6.6.3 Gandalf the White has given up his Leadership for that of the Nazgûl.
    pub white_rider: bool,
    /// W9.3 The defender went inside; the attacker may follow up to the walls.
    pub inside: bool,
    /// W5.5.3 The event that made this attack.
    pub card: Option<Card>,
    /// The Shadow's combat card came from the table, where everybody saw it.
    pub from_table: bool,
    /// W16.1.2 Who has announced a card and has still to lay it, by side.
    pub announced: [bool; 2],
}

impl Battle {
    /// The side that is attacked.
    pub const fn defender(&self) -> Side {
        self.attacker.enemy()
    }

    /// Where a side's figures stand.
    pub fn place(&self, side: Side) -> Region {
        if side == self.attacker { self.from } else { self.to }
    }

    /// Whether no event changes how it is fought: some cards give rounds or take dice.
    pub fn is_ordinary(&self) -> bool {
        !matches!(self.card, Some(GROND | FIGHTING_URUK_HAI | HELP_UNLOOKED_FOR))
    }

    /// The figures of a side that do not take part.
    pub fn spared(&self, side: Side) -> Army {
        if side == self.attacker { self.rearguard } else { Army::NONE }
    }

    /// W15.8.3a Who controls the Armies that fight, W8.1.6 by the units that take part.
    pub(crate) fn commanders(&self, state: &State) -> [Player; 2] {
        Side::ALL.map(|side| state.controller(side, &self.army(state, side).troops))
    }

    /// The figures of a side that take part, W8.1.6, W8.2.3.
    pub fn army(&self, state: &State, side: Side) -> Army {
        state.army(self.place(side), side).without(&self.spared(side))
    }

    /// W8.3.1, W6.6.2 Combat strength: units and Captains of the West, but for those who are silenced.
    pub fn strength(&self, state: &State, side: Side, silenced: CharacterSet) -> u8 {
        let army = self.army(state, side);
        let captains = army.characters.without(silenced).iter().filter(|c| c.sheet().captain).count() as u8;
        army.units() + captains
    }

    /// W6.6.3 Whether the White Rider keeps the Nazgûl from leading.
    fn rides(&self, silenced: CharacterSet) -> bool {
        self.white_rider && !silenced.has(Character::GandalfTheWhite)
    }

    /// The Leadership of the Nazgûl: 1 for each, W1.6.6 and the value of his card for the Witch-king.
    pub fn nazgul_leadership(&self, state: &State, silenced: CharacterSet) -> u8 {
        if self.rides(silenced) {
            return 0;
        }
        let army = self.army(state, Side::Shadow);
        let witch_king = if army.has(Character::WitchKing) { Character::WitchKing.sheet().leadership } else { 0 };
        army.troops.nazgul + witch_king
    }

    /// W8.3.2 Leadership, without that of those who are silenced.
    pub fn leadership(&self, state: &State, side: Side, silenced: CharacterSet) -> u8 {
        let army = self.army(state, side);
        let mut speaking = army.characters.without(silenced);
        if self.rides(silenced) {
            speaking.remove(Character::GandalfTheWhite);
        }
        // The Witch-king's part is counted with the Nazgûl.
        speaking.remove(Character::WitchKing);
        let characters: u8 = speaking.iter().map(|c| c.sheet().leadership).sum();
        let nazgul = if side == Side::Shadow { self.nazgul_leadership(state, silenced) } else { 0 };
        army.troops.leader_count() + nazgul + characters + state.leading_elites(&army)
    }

    /// W8.5.1, W8.5.2 The number a side needs to hit. W9.1.2, W9.6.2 The defender needs a 5 in every battle; W9.6.7 a
    /// besieger who is attacked has no walls, W9.7.1 nor is he protected against a relief.
    pub fn hits_on(&self, side: Side) -> u8 {
        if side != self.attacker {
            return 5;
        }
        // W9.1.1 A City or Fortification protects in the first round, W9.1.3 whoever defends there. W9.1.4 Towns do not, and
        // Strongholds only when the defender is inside: W9.2.2 a field battle there is ordinary, W9.5.2 a siege is not.
        let protected = matches!(self.to.site(), Some(Site::City | Site::Fortification)) && self.round == 1;
        match self.kind {
            BattleKind::Siege => 6,
            BattleKind::Field if protected => 6,
            BattleKind::Field | BattleKind::Sortie => 5,
        }
    }
}
