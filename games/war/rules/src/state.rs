//! The whole state of a game, as plain data that is quick to copy, and the small questions all rules ask of it.

use crate::{
    Army, Battle, Board, Character, CharacterSet, Decks, Deeds, Dice, Fellowship, Handicap, Hunt, Lead, Nation, Place,
    Player, Players, Politics, Region, RegionSet, Role, Side, SwitchSet, Troops, names::names,
};

names! {
    /// W3.1.1 The phases of a turn, and the parts of phase 1 that are asked one after the other.
    "a phase" enum Phase {
        /// Phase 1: dice come back, the Free Peoples draw.
        Recover = "recover",
        /// W15.3.1 Phase 1: the team-mate of the Free Peoples' leading player draws.
        SecondDraw = "second-draw",
        /// W15.3.2 Phase 1: the Free Peoples may exchange cards.
        Exchange = "exchange",
        /// W15.3.2a Phase 1: they do.
        ExchangeCards = "exchange-cards",
        /// Phase 1: the Shadow draws.
        ShadowDraw = "shadow-draw",
        /// W15.3.1 Phase 1: the team-mate of the Shadow's leading player draws.
        ShadowSecondDraw = "shadow-second-draw",
        /// W15.3.2 Phase 1: the Shadow may exchange cards.
        ShadowExchange = "shadow-exchange",
        /// W15.3.2a Phase 1: it does.
        ShadowExchangeCards = "shadow-exchange-cards",
        /// Phase 2.
        Fellowship = "fellowship",
        /// Phase 3.
        HuntAllocation = "hunt-allocation",
        /// Phase 4.
        ActionRoll = "action-roll",
        /// Phase 5.
        Actions = "actions",
        /// Phase 6.
        VictoryCheck = "victory-check",
    }
}

names! {
    /// W14 How the game was won; the lower number decides, W14.5.1.
    "a victory" enum Victory {
        /// W14.1.1 Corruption.
        ShadowRing = "shadow-ring",
        /// W14.2.1 The Crack of Doom.
        FreeRing = "fp-ring",
        /// W14.3.1 Ten points.
        ShadowMilitary = "shadow-military",
        /// W14.4.1 Four points.
        FreeMilitary = "fp-military",
    }
}

impl Victory {
    /// Who has won.
    pub const fn winner(self) -> Side {
        match self {
            Victory::ShadowRing | Victory::ShadowMilitary => Side::Shadow,
            Victory::FreeRing | Victory::FreeMilitary => Side::Free,
        }
    }
}

/// The whole state of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// W16 The switches that this game is played with.
    pub options: SwitchSet,
    /// W17 What the Free Peoples were given before the game, and still have.
    pub handicap: Handicap,
    /// How many play, W15.
    pub players: Players,
    /// The game was begun under rules 2e-2 and asks what they asked: also where everybody can see that there is one answer.
    pub as_before: bool,
    /// The turn, from 1.
    pub turn: u16,
    /// The phase.
    pub phase: Phase,
    /// W3.6.1 Whose turn it is to act in phase 5.
    pub acting: Side,
    /// W15.6.2a Whose turn it is next for each side.
    pub next: [Player; 2],
    /// W15.8.1a The acting player has proposed to join Armies in this turn.
    pub proposed: bool,
    /// W15.8.1 Where each side has a mixed Army.
    pub mixed: [RegionSet; 2],
    /// W15.8.1a Where the action under way has brought figures of one player to those of his team-mate.
    pub met: [RegionSet; 2],
    /// W15.12.4a The Settlements that the Saruman player has captured; the Shadow's others are the Witch-king player's.
    pub saruman_took: RegionSet,
    /// W15.11 What the last actions of a Free Peoples player against two were on.
    pub deeds: Option<Deeds>,
    /// The figures on the map and the control markers.
    pub board: Board,
    /// Figures that can be recruited.
    pub reinforcements: Troops,
    /// W1.6.9 Figures of the Free Peoples that are lost.
    pub casualties: Troops,
    /// Where each Character is.
    pub cast: [Place; 13],
    /// The political track.
    pub politics: Politics,
    /// The Fellowship.
    pub fellowship: Fellowship,
    /// The Hunt.
    pub hunt: Hunt,
    /// Dice and Elven Rings by side.
    pub dice: [Dice; 2],
    /// The Event cards.
    pub decks: Decks,
    /// W7.5.6 The Armies that have moved in the action under way, and where they are now; none between actions. W7.1.2,
    /// W7.5.7 They join those they meet when the action is over.
    pub moved: [Option<(Region, Army)>; 4],
    /// The Mouth of Sauron's Messenger was used this turn.
    pub messenger_used: bool,
    /// The battle that is being fought.
    pub battle: Option<Battle>,
    /// How the game was won.
    pub victory: Option<Victory>,
}

impl State {
    /// The dice of a side.
    pub fn dice_of(&self, side: Side) -> &Dice {
        &self.dice[side.index()]
    }

    /// The dice of a side, to change them.
    pub fn dice_mut(&mut self, side: Side) -> &mut Dice {
        &mut self.dice[side.index()]
    }

    /// Where a Character is.
    pub fn place(&self, character: Character) -> Place {
        self.cast[character.index()]
    }

    /// Puts a Character somewhere.
    pub fn put(&mut self, character: Character, place: Place) {
        self.cast[character.index()] = place;
    }

    /// The region a Character is in, if he is on the map.
    pub fn region_of(&self, character: Character) -> Option<Region> {
        match self.place(character) {
            Place::On(region) => Some(region),
            Place::Aside | Place::Fellowship | Place::Gone => None,
        }
    }

    /// Whether a Character is on the map.
    pub fn in_play(&self, character: Character) -> bool {
        self.region_of(character).is_some()
    }

    /// The Companions in the Fellowship.
    pub fn companions(&self) -> CharacterSet {
        Character::ALL.into_iter().filter(|c| self.place(*c) == Place::Fellowship).collect()
    }

    /// The Characters of a side in a region.
    pub fn characters_in(&self, region: Region, side: Side) -> CharacterSet {
        let here = |c: &Character| self.place(*c) == Place::On(region);
        Character::of(side).iter().copied().filter(here).collect()
    }

    /// W1.6.8, W7.1.1 All figures of a side in a region, of whatever Nations. It is an Army if there is a unit among them;
    /// W6.5.3 without one it neither attacks nor is attacked. W6.1.6, W6.3.5 In a siege a side's Characters are where its
    /// units are.
    pub fn army(&self, region: Region, side: Side) -> Army {
        Army { troops: self.board.at(region).of(side), characters: self.characters_in(region, side) }
    }

    /// The figures of a side in a region that have not moved in this action, W7.5.6.
    pub fn fresh(&self, region: Region, side: Side) -> Army {
        let moved = self.moved.iter().flatten().filter(|(at, _)| *at == region);
        moved.fold(self.army(region, side), |left, (_, army)| left.without(army))
    }

    /// Moves figures from one region to another, and nothing more.
    pub fn carry(&mut self, army: &Army, from: Region, to: Region) {
        // W15.8.6b Two players' units that leave a mixed Army together are one, and take in whom they come to.
        let as_mixed = |side: Side| {
            let both = Player::of(side).into_iter().all(|player| army.troops.has_any_of(player));
            self.is_mixed(to, side) || self.is_mixed(from, side) && both
        };
        let as_mixed = Side::ALL.map(as_mixed);
        self.board.leave(from, &army.troops);
        self.board.join(to, &army.troops);
        for character in army.characters.iter() {
            self.put(character, Place::On(to));
        }
        if self.players != Players::Two {
            let came =
                Side::ALL.into_iter().filter(|side| Player::of(*side).into_iter().any(|p| army.troops.has_any_of(p)));
            came.for_each(|side| self.meet(side, to, as_mixed[side.index()]));
        }
    }

    /// W1.6.9 Removes lost figures of the box: the Free Peoples' are casualties, the Shadow's are reinforcements.
    pub fn lose(&mut self, region: Region, troops: &Troops) {
        self.board.leave(region, troops);
        self.casualties.join(&troops.of(Side::Free));
        self.reinforcements.join(&troops.of(Side::Shadow));
    }

    /// W6.6.7 Whether the Elites of a Nation count as Leaders: Isengard's, while Saruman is in play. W15.10.1 With more than two players
    /// also those of the Southrons and Easterlings, W15.10.2 in whatever Army they are.
    pub fn elites_lead(&self, nation: Nation) -> bool {
        let his = nation == Nation::Isengard || nation == Nation::Southrons && self.players != Players::Two;
        his && self.in_play(Character::Saruman)
    }

    /// W6.6.7 The Elites in an Army that count as Leaders.
    pub fn leading_elites(&self, army: &Army) -> u8 {
        let leads = |n: &Nation| self.elites_lead(*n);
        Nation::SHADOW.into_iter().filter(leads).map(|n| army.troops.elites[n.index()]).sum()
    }

    /// Whether an Army has with it whom it must have. W4.2.1 An Elite that counts as a Leader will do for one.
    pub fn is_led(&self, army: &Army, lead: Lead) -> bool {
        let nazgul = army.troops.nazgul > 0 || army.has(Character::WitchKing);
        match lead {
            Lead::Nobody => true,
            Lead::Leader => {
                let leaders = army.troops.leader_count() + army.troops.nazgul + self.leading_elites(army);
                leaders > 0 || !army.characters.is_empty()
            }
            Lead::Nazgul => nazgul,
            Lead::WitchKing => army.has(Character::WitchKing),
            Lead::Companion => army.characters.iter().any(|c| c.sheet().role == Role::Companion),
        }
    }
}
