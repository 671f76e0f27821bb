//! Whether the lines of a position fit together, and what follows from them.

use super::draft::{Check, Draft};
use crate::{
    Army, Battle, Board, Card, CardSet, Character, Place, Region, Side, Stage, Switch, Tile, invariants, setup,
};

impl Draft {
    /// Works out what follows from the lines, and whether they fit together.
    pub(super) fn settle(&mut self) -> Result<(), String> {
        // Who set out with the Fellowship and is neither there nor on the map does not come back.
        for who in Character::ALL {
            if who.sheet().starts_in_fellowship && self.state.place(who) == Place::Aside {
                self.state.put(who, Place::Gone);
            }
        }
        self.settle_troops()?;
        self.settle_tiles()?;
        self.settle_cards()?;
        self.settle_guide()?;
        self.settle_battle()?;
        self.settle_players()?;
        invariants::check(&self.state)
    }

    /// W1.6.12 What is neither on the map nor lost is in the reinforcements.
    fn settle_troops(&mut self) -> Result<(), String> {
        let captured = self.state.board.captured;
        self.state.board = Board::new(self.troops);
        self.state.board.captured = captured;
        let mut left = setup::OPENING.in_box;
        for troops in self.troops.iter().chain([&self.state.casualties]) {
            for (figure, count) in troops.counted() {
                if left.count(figure) < count {
                    let most = setup::OPENING.in_box.count(figure);
                    return Err(format!("expected at most {most} {figure} in play, found more"));
                }
                left.take(figure, count);
            }
        }
        self.state.reinforcements = left;
        for region in Region::ALL {
            let here = self.state.board.at(region);
            if here.has_units(Side::Free) && here.has_units(Side::Shadow) && !region.is_stronghold() {
                return Err(format!("expected units of one side only in {region}, which is no stronghold"));
            }
            if here.leader_count() > 0 && !here.has_units(Side::Free) {
                return Err(format!("expected a unit with the leader in {region}"));
            }
        }
        Ok(())
    }

    /// Standard tiles that are nowhere else are in the pool; or, if the pool was named, have been drawn.
    fn settle_tiles(&mut self) -> Result<(), String> {
        let hunt = &mut self.state.hunt;
        let out = |t: &Tile| hunt.removed.has(*t) || hunt.waiting.has(*t);
        match (self.pool_named, self.drawn_named) {
            (false, _) => {
                hunt.pool =
                    Tile::ALL.into_iter().filter(|t| t.is_standard() && !out(t) && !hunt.drawn.has(*t)).collect();
            }
            (true, false) => {
                hunt.drawn =
                    Tile::ALL.into_iter().filter(|t| t.is_standard() && !out(t) && !hunt.pool.has(*t)).collect();
            }
            (true, true) => {}
        }
        let places = [hunt.pool, hunt.drawn, hunt.waiting, hunt.removed];
        let stray = Tile::ALL.into_iter().find(|t| {
            let found = places.iter().filter(|set| set.has(*t)).count();
            found > 1 || found == 0 && t.is_standard()
        });
        match stray {
            Some(tile) => Err(format!("expected {tile} in one place")),
            None if hunt.pool.is_empty() => Err("expected a tile in the hunt pool".into()),
            None => Ok(()),
        }
    }

    /// Cards that are nowhere else have not been drawn.
    fn settle_cards(&mut self) -> Result<(), String> {
        let decks = &mut self.state.decks;
        let resolving = decks.resolving.map(|r| r.card).into_iter().collect();
        let laid = self.state.battle.map_or([None; 2], |b| b.laid).into_iter().flatten().collect();
        let places = [decks.hand.all(), decks.table, decks.played, decks.discarded.all(), resolving, laid];
        if let Some(card) = Card::all().find(|card| places.iter().filter(|set| set.has(*card)).count() > 1) {
            return Err(format!("expected {card} in one place"));
        }
        decks.undrawn = places.iter().fold(CardSet::all(), |left, set| left.without(*set));
        Ok(())
    }

    /// W11.2.1 The Guide is a Companion of the highest Level.
    fn settle_guide(&mut self) -> Result<(), String> {
        let companions = self.state.companions();
        let highest = companions.highest_level();
        let able = |who: Character| match companions.is_empty() {
            true => who == Character::Gollum,
            false => companions.has(who) && who.level() == highest,
        };
        if able(self.state.fellowship.guide) {
            return Ok(());
        }
        if self.guide_named {
            return Err(format!("expected a guide of the highest level, found '{}'", self.state.fellowship.guide));
        }
        let found = Character::ALL.into_iter().find(|who| able(*who));
        self.state.fellowship.guide = found.unwrap_or(Character::Gollum);
        Ok(())
    }

    /// W15.8.6b Mixed Armies are where two players have figures; W15.12.4a who took what the Shadow has taken.
    fn settle_players(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        for side in Side::ALL {
            if let Some(alone) = state.mixed[side.index()].iter().find(|region| !state.shares(*region, side)) {
                return Err(format!("expected figures of both players of {side} in {alone}"));
            }
        }
        state.settle_mixed();
        Ok(())
    }

    fn settle_battle(&mut self) -> Result<(), String> {
        let Some(battle) = self.state.battle else { return Ok(()) };
        // W16.1.2 Where cards are announced, both are laid together.
        let announces = self.state.plays(Switch::AnnouncedCards);
        let with_cards = match battle.stage {
            Stage::Reveal | Stage::Fight => true,
            Stage::DefenderCard => !announces,
            Stage::Begin | Stage::AttackerCard | Stage::BothCards | Stage::Advance | Stage::Over => false,
        };
        let heard = announces && matches!(battle.stage, Stage::DefenderCard | Stage::BothCards);
        if battle.announced != [false; 2] && !heard {
            return Err(
                "expected announced cards at defender-card and both-cards only, by the option announced-cards".into()
            );
        }
        if !with_cards && (battle.laid != [None; 2] || battle.revealed) {
            return Err(format!("expected combat cards from defender-card to fight only, not at {}", battle.stage));
        }
        let here = self.state.army(battle.from, battle.attacker);
        if let Some((figure, _)) = battle.rearguard.counted().iter().find(|(f, count)| here.count(*f) < *count) {
            return Err(format!("expected {figure} of the rearguard in {}", battle.from));
        }
        // W15.8.3a If nobody is named who commands, the round begins now.
        let control = if self.commanders_named { battle.control } else { battle.commanders(&self.state) };
        self.state.battle = Some(Battle { control, ..battle });
        Ok(())
    }

    pub(super) fn check(&self) -> Result<(), (usize, String)> {
        for (at, check) in &self.checks {
            match check {
                Check::Points(side, points) if u16::from(self.state.board.points(*side)) != *points => {
                    let found = self.state.board.points(*side);
                    return Err((*at, format!("expected {found} points by the control markers, found {points}")));
                }
                Check::Reinforcements(named) => {
                    let army: Army = named.iter().copied().collect();
                    if army.troops != self.state.reinforcements {
                        return Err((*at, "expected what the map and the casualties leave of the box".into()));
                    }
                }
                Check::Points(..) => {}
            }
        }
        Ok(())
    }
}
