//! The luck that each side had in a game: what came up by chance, beside what was to be expected. The record says what
//! each draw was for and what it came from, so expectations are exact: the mean over the faces of the die, or over the
//! tiles that were in the Hunt Pool.

use serde::Serialize;
use server::games::{
    luck::{Measure, Sum},
    retell::{Listener, retell},
};
use table::Match;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Battle, Card, Damage, Deck, Event, Face, Item, Side, State, Tile, War, Why};

/// The luck of both sides in a game. What it counts is drawn for everybody to see.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarLuck {
    /// The dice of the Free Peoples.
    pub free: SideLuck,
    /// The dice of the Shadow.
    pub shadow: SideLuck,
    /// The Hunt for the Ring.
    pub hunt: HuntLuck,
}

/// The dice of one side.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct SideLuck {
    /// How many action dice it rolled.
    pub action_dice: u32,
    /// How often each result came up, only those on its dice.
    pub faces: Vec<FaceLuck>,
    /// Its dice in battle.
    pub combat: CombatLuck,
    /// The pips of dice that events asked it to roll.
    pub event_pips: Measure,
}

/// How often a result of the action dice came up.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct FaceLuck {
    /// The result: `eye`.
    pub face: String,
    /// How often.
    pub times: Measure,
}

/// The dice of a side in battle, re-rolls too.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct CombatLuck {
    /// How many dice it rolled.
    pub dice: u32,
    /// Their pips.
    pub pips: Measure,
    /// How many sixes.
    pub sixes: Measure,
    /// How many reached the number that the side needs in that battle, W8.5, whatever combat cards make of it.
    pub hits: Measure,
    /// The hits it scored in the end, with what cards added and took away.
    pub scored: u32,
}

/// The Hunt for the Ring. More is worse for the Ring-bearers.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct HuntLuck {
    /// How many Hunt rolls there were.
    pub rolls: u32,
    /// How many dice were rolled for them, re-rolls too.
    pub dice: u32,
    /// How many sixes.
    pub sixes: Measure,
    /// How many successes, W12.2.3, with the dice of the Free Peoples that were in the Hunt Box.
    pub successes: Measure,
    /// The damage of the tiles that were drawn.
    pub damage: Measure,
    /// Those tiles.
    pub tiles: Vec<TileLuck>,
}

/// A tile that was drawn.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TileLuck {
    /// The turn.
    pub turn: u16,
    /// The tile.
    pub tile: String,
    /// Its damage before anything reduces it; below 0 it heals.
    pub damage: f64,
    /// The mean damage of the tiles that were in the Hunt Pool.
    pub expected: f64,
}

impl WarLuck {
    /// The luck in a game so far.
    pub fn of(game: &Match<War>) -> WarLuck {
        let mut watch = Watch::default();
        let end = retell(game, &mut watch);
        // What the last step has drawn is settled when another begins.
        watch.step(&end);
        let [free, shadow] = [Side::Free, Side::Shadow].map(|side| watch.sides[side.index()].told(side));
        WarLuck { free, shadow, hunt: watch.hunt.told() }
    }
}

/// What is added up for a side.
#[derive(Clone, Copy, Default)]
struct SideSums {
    action_dice: u32,
    faces: [Sum; Face::ALL.len()],
    pips: Sum,
    sixes: Sum,
    hits: Sum,
    scored: u32,
    events: Sum,
}

impl SideSums {
    fn action_die(&mut self, side: Side, rolled: Face) {
        self.action_dice += 1;
        for face in Face::ALL {
            self.faces[face.index()].count(rolled, &Face::of(side), |other| other == face);
        }
    }

    fn combat_die(&mut self, pips: u8, needed: Option<u8>) {
        self.pips.add(pips, &DIE, f64::from);
        self.sixes.count(pips, &DIE, |die| die == 6);
        if let Some(needed) = needed {
            self.hits.count(pips, &DIE, |die| die >= needed);
        }
    }

    fn told(&self, side: Side) -> SideLuck {
        let faces = Face::ALL.into_iter().filter(|face| Face::of(side).contains(face));
        let face_luck = |face: Face| FaceLuck { face: face.to_string(), times: self.faces[face.index()].told() };
        SideLuck {
            action_dice: self.action_dice,
            faces: faces.map(face_luck).collect(),
            combat: CombatLuck {
                dice: self.pips.draws,
                pips: self.pips.told(),
                sixes: self.sixes.told(),
                hits: self.hits.told(),
                scored: self.scored,
            },
            event_pips: self.events.told(),
        }
    }
}

/// What is added up for the Hunt.
#[derive(Default)]
struct HuntSums {
    rolls: u32,
    sixes: Sum,
    successes: Sum,
    damage: Sum,
    tiles: Vec<TileLuck>,
}

impl HuntSums {
    /// W12.2.3 A die of a Hunt roll: 6 or more with the bonus, but a 1 always fails.
    fn die(&mut self, pips: u8, bonus: u8) {
        self.sixes.count(pips, &DIE, |die| die == 6);
        self.successes.count(pips, &DIE, |die| die != 1 && die + bonus >= 6);
    }

    /// W12.9.2 The die of a tile. The tile was counted for the mean of a die, so only what differs from it is added.
    fn tile_die(&mut self, pips: u8) {
        self.damage.add(pips, &DIE, |die| f64::from(die) - DIE_MEAN);
        if let Some(tile) = self.tiles.last_mut() {
            tile.damage = f64::from(pips);
        }
    }

    fn told(self) -> HuntLuck {
        HuntLuck {
            rolls: self.rolls,
            dice: self.sixes.draws,
            sixes: self.sixes.told(),
            successes: self.successes.told(),
            damage: self.damage.told(),
            tiles: self.tiles,
        }
    }
}

const DIE: [u8; 6] = [1, 2, 3, 4, 5, 6];
const DIE_MEAN: f64 = 3.5;

/// It adds 1 to the dice of a Hunt roll.
const FLOCKS_OF_CREBAIN: Card = Card::new(Side::Shadow, Deck::Character, 16);
/// Its three tiles do no damage.
const CHALLENGE_OF_THE_KING: Card = Card::new(Side::Free, Deck::Character, 14);

/// Who watches a game for the luck in it.
#[derive(Default)]
struct Watch {
    sides: [SideSums; 2],
    hunt: HuntSums,
    turn: u16,
    /// The battle that is being fought.
    battle: Option<Battle>,
    /// The event that is being carried out.
    event: Option<Card>,
    /// What is added to the dice of a Hunt roll.
    bonus: u8,
    /// W13.3.2 The damage of an Eye on the Mordor Track: the dice in the Hunt Box.
    in_box: u8,
    /// W12.4.2 The damage of an Eye after a Hunt roll: its successes. W12.4.3 Otherwise it does none.
    successes: u8,
    /// Dice that were rolled, and what for, before it is told by whom.
    thrown: Vec<(Why, u8)>,
    /// Tiles that were drawn, and from which, before it is told what for.
    drawn: Vec<(Tile, Vec<Tile>)>,
}

impl Watch {
    fn threw(&mut self, side: Side) {
        let needed = self.battle.map(|battle| battle.hits_on(side));
        for (why, pips) in std::mem::take(&mut self.thrown) {
            match why {
                Why::CombatDie => self.sides[side.index()].combat_die(pips, needed),
                Why::HuntDie => self.hunt.die(pips, self.bonus),
                _ => self.sides[side.index()].events.add(pips, &DIE, f64::from),
            }
        }
    }

    /// A tile that was the only one in the pool was not left to chance.
    fn tile_shown(&mut self, tile: Tile) {
        if self.drawn.last().is_none_or(|(drawn, _)| *drawn != tile) {
            self.drawn.push((tile, vec![tile]));
        }
    }

    /// The tiles that were drawn are counted, now that it is known what an Eye does.
    fn settle(&mut self, eye: u8) {
        let drawn = std::mem::take(&mut self.drawn);
        if self.event == Some(CHALLENGE_OF_THE_KING) {
            return;
        }
        let discards = self.event.is_some_and(|card| card.side() == Side::Shadow);
        let worth = |tile: Tile| match tile.print().damage {
            // W13.3.7 Drawn for an event of the Shadow, the tiles of the Free Peoples do nothing.
            _ if discards && tile.print().special == Some(Side::Free) => 0.0,
            Damage::Number(n) => f64::from(n),
            Damage::Eye => f64::from(eye),
            Damage::Die => DIE_MEAN,
        };
        for (tile, pool) in drawn {
            let expected = pool.iter().map(|tile| worth(*tile)).sum::<f64>() / pool.len() as f64;
            self.hunt.damage.add(tile, &pool, worth);
            let told = TileLuck { turn: self.turn, tile: tile.to_string(), damage: worth(tile), expected };
            self.hunt.tiles.push(told);
        }
    }

    /// The same for tiles that are not drawn for a step on the Mordor Track.
    fn settle_hunt(&mut self) {
        self.settle(self.successes);
    }
}

impl Listener<War> for Watch {
    fn step(&mut self, state: &State) {
        self.settle_hunt();
        self.turn = state.turn;
        self.battle = state.battle;
        self.event = state.decks.resolving.map(|event| event.card);
        // W12.2.4 The die of the present move is not in the box yet, nor is it when the roll is made.
        self.bonus = state.hunt.free_dice;
        self.in_box = state.hunt.shadow_dice + state.hunt.free_dice;
        self.successes = 0;
    }

    fn chance(&mut self, why: &Why, options: &[Item], item: Item) {
        match (why, item) {
            (Why::TileDie, Item::Roll(pips)) => {
                self.settle_hunt();
                self.hunt.tile_die(pips);
            }
            (_, Item::Roll(pips)) => self.thrown.push((*why, pips)),
            (Why::DrawTile, Item::Tile(tile)) => {
                let tile_of = |item: &Item| if let Item::Tile(tile) = item { Some(*tile) } else { None };
                self.drawn.push((tile, options.iter().filter_map(tile_of).collect()));
            }
            _ => {}
        }
    }

    fn event(&mut self, event: &Event) {
        match *event {
            Event::Rolled { side, face } => self.sides[side.index()].action_die(side, face),
            Event::Threw { side, .. } => self.threw(side),
            Event::Hits { side, hits } => self.sides[side.index()].scored += u32::from(hits),
            Event::TableDiscarded { card: FLOCKS_OF_CREBAIN } => self.bonus += 1,
            Event::Hunted { successes } => {
                self.hunt.rolls += 1;
                self.successes = successes;
            }
            Event::Drawn { tile } => self.tile_shown(tile),
            Event::MordorStep { .. } => self.settle(self.in_box),
            Event::Damage { .. } => {
                self.settle_hunt();
                // W12.4.3 A tile that follows, for a Stronghold on the path, has nothing to do with the roll.
                self.successes = 0;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::{from_text, greedy_game, random_game, random_game_from};
    use std::collections::BTreeMap;

    /// A position from which random games draw many tiles, special ones too.
    const IN_MORDOR: [(&str, &str); 2] = [("mordor", "0"), ("hunt dice sh", "2")];

    /// Watches the watch: what it counts must be what the rules made of the dice.
    #[derive(Default)]
    struct Check {
        watch: Watch,
        hits_before: [f64; 2],
        rounds: u32,
        hunts: u32,
        successes_before: f64,
        damages: u32,
    }

    impl Listener<War> for Check {
        fn step(&mut self, state: &State) {
            self.watch.step(state);
            self.hits_before = self.watch.sides.map(|side| side.hits.got);
            self.successes_before = self.watch.hunt.successes.got;
        }

        fn chance(&mut self, why: &Why, options: &[Item], item: Item) {
            match item {
                Item::Roll(_) => assert_eq!(options, DIE.map(Item::Roll)),
                Item::Face(_) => assert!(Side::ALL.iter().any(|side| Face::of(*side).map(Item::Face) == options)),
                _ => {}
            }
            self.watch.chance(why, options, item);
        }

        fn event(&mut self, event: &Event) {
            self.watch.event(event);
            match *event {
                Event::Hits { side, hits } if self.watch.battle.is_some_and(|b| b.laid == [None; 2]) => {
                    let counted = self.watch.sides[side.index()].hits.got - self.hits_before[side.index()];
                    assert_eq!(counted, f64::from(hits));
                    self.rounds += 1;
                }
                Event::Hunted { successes } => {
                    assert_eq!(self.watch.hunt.successes.got - self.successes_before, f64::from(successes));
                    self.hunts += 1;
                }
                Event::Damage { damage } => {
                    // W12.5.1 A card on the table takes one off.
                    let less = self.watch.hunt.tiles.last().unwrap().damage.max(0.0) - f64::from(damage);
                    assert!(less == 0.0 || less == 1.0, "{less}");
                    self.damages += 1;
                }
                _ => {}
            }
        }
    }

    #[test]
    fn what_is_counted_is_what_the_rules_made_of_it() {
        let games = (0..50).map(random_game).chain((50..100).map(|seed| random_game_from(&IN_MORDOR, seed)));
        let mut check = Check::default();
        for game in games.chain([greedy_game(5), greedy_game(6)]) {
            retell(&game, &mut check);
        }
        assert!(check.rounds > 1000 && check.hunts > 500 && check.damages > 500, "all of it was tried");
        let shelob = check.watch.hunt.tiles.iter().filter(|t| t.tile == Tile::Shelob.id()).count();
        assert!(shelob > 0, "also the tile that has a die");
    }

    #[test]
    fn action_dice_are_those_that_were_told() {
        for game in (0..10).map(random_game) {
            let luck = WarLuck::of(&game);
            for (side, told) in [(Side::Free, &luck.free), (Side::Shadow, &luck.shadow)] {
                let rolled = |e: &&Event| matches!(e, Event::Rolled { side: by, .. } if *by == side);
                assert_eq!(told.action_dice as usize, game.events().iter().filter(rolled).count());
                let by_face = |of: fn(&Measure) -> f64| told.faces.iter().map(|f| of(&f.times)).sum::<f64>();
                assert_eq!(by_face(|m| m.got), f64::from(told.action_dice));
                assert!((by_face(|m| m.expected) - f64::from(told.action_dice)).abs() < 1e-6);
            }
            let tiles: f64 = luck.hunt.tiles.iter().map(|tile| tile.damage).sum();
            assert!((tiles - luck.hunt.damage.got).abs() < 1e-6);
        }
    }

    /// Every measure of a game, by name.
    fn measures(luck: &WarLuck) -> Vec<(String, Measure)> {
        let mut all = Vec::new();
        for (side, of) in [("fp", &luck.free), ("sh", &luck.shadow)] {
            all.extend(of.faces.iter().map(|f| (format!("{side} {}", f.face), f.times)));
            let combat = [("pips", of.combat.pips), ("sixes", of.combat.sixes), ("hits", of.combat.hits)];
            all.extend(combat.map(|(name, measure)| (format!("{side} {name}"), measure)));
            all.push((format!("{side} events"), of.event_pips));
        }
        let hunt = [("sixes", luck.hunt.sixes), ("successes", luck.hunt.successes), ("damage", luck.hunt.damage)];
        all.extend(hunt.map(|(name, measure)| (format!("hunt {name}"), measure)));
        all
    }

    #[test]
    fn nobody_is_lucky_in_the_long_run() {
        const GAMES: u64 = 300;
        let mut by_name: BTreeMap<String, Vec<Measure>> = BTreeMap::new();
        let games = (0..GAMES / 2).map(random_game);
        for game in games.chain((GAMES / 2..GAMES).map(|seed| random_game_from(&IN_MORDOR, seed))) {
            for (name, measure) in measures(&WarLuck::of(&game)) {
                by_name.entry(name).or_default().push(measure);
            }
        }
        for (name, games) in by_name {
            // A z has a deviation of 1, so the mean of n has one of 1 / sqrt(n); beyond 4 of those it is not luck.
            // Luck that ends a game, as Hunt damage does, leans the z of short games a little to its side.
            let zs: Vec<f64> = games.iter().filter_map(|m| m.z).collect();
            let (mean, count) = (zs.iter().sum::<f64>() / zs.len() as f64, zs.len() as f64);
            assert!(mean.abs() < 4.0 / count.sqrt(), "{name}: mean z {mean} of {count} games");
            // All games as one, where long games weigh more.
            let more: f64 = games.iter().map(|m| m.got - m.expected).sum();
            let deviation = games.iter().map(|m| m.deviation.powi(2)).sum::<f64>().sqrt();
            assert!((more / deviation).abs() < 4.0, "{name}: {more} more, deviation {deviation}");
        }
    }

    #[test]
    fn an_eye_in_mordor_counts_the_dice_in_the_hunt_box() {
        let position = [
            ("phase", "actions"),
            ("dice fp", "2 character"),
            ("companions", "none"),
            ("mordor", "1"),
            ("hunt dice sh", "2"),
            ("hunt dice fp", "1"),
        ];
        let luck =
            WarLuck::of(&from_text(&position, &["fp: character", "fp: move-fellowship", "chance: std-eye-reveal-1"]));
        let [tile] = luck.hunt.tiles.as_slice() else { panic!("one tile: {:?}", luck.hunt.tiles) };
        assert_eq!((tile.tile.as_str(), tile.damage), ("std-eye-reveal-1", 3.0));
        // Four Eyes of 3, two 0, four 1, three 2 and three 3.
        assert!((tile.expected - 31.0 / 16.0).abs() < 1e-9);
        assert_eq!(luck.hunt.damage.got, 3.0);
        let deviation = (79.0 / 16.0 - (31.0_f64 / 16.0).powi(2)).sqrt();
        assert!(luck.hunt.damage.z.is_some_and(|z| (z - 17.0 / 16.0 / deviation).abs() < 1e-9));
        assert_eq!(luck.hunt.successes.z, None);
    }
}
