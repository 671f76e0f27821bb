//! The luck that each player had in a game. What is left to chance is what is drawn, and what is discarded at random. A card that is
//! drawn counts if it was of use as the table stood ([`Prospect`]); what was to be expected is the mean over the deck that it came
//! from. So a deck full of cards that are never of use is bad, but not unlucky.
//!
//! Cards from the top of a deck that are looked at or discarded, and ties of bids, are not counted: whom they are kind to, no rule says.

use serde::Serialize;
use server::games::{
    luck::{Measure, Sum},
    retell::{Listener, retell},
};
use table::{Match, Seat};
use tcg::{
    Card, Event, Item, NAMES, State, Tcg, Why,
    actions::Prospect,
    cards::facts::{Side, Type},
};
use ts_rs::TS;
use utoipa::ToSchema;

/// The luck of all players in a game that is over: while it goes on, nobody knows what others draw.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgLuck {
    /// By seat.
    pub people: Vec<TcgLuckOf>,
}

/// The luck of a player.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgLuckOf {
    /// Whose.
    pub seat: String,
    /// How many cards he drew while there were several that could come.
    pub drawn: u32,
    /// How many of them were of use.
    pub of_use: Measure,
    /// How many were of the Free Peoples. That is neither good nor bad.
    pub free: Measure,
    /// How many were minions. Nor is that.
    pub minions: Measure,
    /// How many cards of his hand were discarded at random.
    pub lost: u32,
    /// How many of those were of use: more is worse.
    pub lost_of_use: Measure,
    /// Both together: what was drawn of use without what was lost. More is better.
    pub all: Measure,
}

impl TcgLuck {
    /// The luck in a game so far.
    pub fn of(game: &Match<Tcg>) -> TcgLuck {
        let mut watch = Watch::new(game.start());
        retell(game, &mut watch);
        let told = |(sums, seat): (&Sums, &&str)| sums.told(seat);
        TcgLuck { people: watch.sums.iter().zip(&NAMES).map(told).collect() }
    }
}

/// What is added up for a player.
#[derive(Clone, Copy, Default)]
struct Sums {
    of_use: Sum,
    free: Sum,
    minions: Sum,
    lost: Sum,
    all: Sum,
}

impl Sums {
    fn told(&self, seat: &str) -> TcgLuckOf {
        TcgLuckOf {
            seat: seat.into(),
            drawn: self.of_use.draws,
            of_use: self.of_use.told(),
            free: self.free.told(),
            minions: self.minions.told(),
            lost: self.lost.draws,
            lost_of_use: self.lost.told(),
            all: self.all.told(),
        }
    }
}

/// A card that came up by chance, and all that could have.
type Came = (Card, Vec<Card>);

/// Listens to a game.
struct Watch {
    /// The table as the step under way began.
    state: State,
    sums: Vec<Sums>,
    /// What somebody has drawn since.
    since: Vec<(Seat, Card)>,
    /// A card that is drawn, before it is told by whom.
    drawn: Option<Came>,
    /// Cards of a hand that came up at random, before it is told what becomes of them.
    picked: Vec<Came>,
}

impl Watch {
    fn new(start: &State) -> Watch {
        let sums = vec![Sums::default(); start.people.len()];
        Watch { state: start.clone(), sums, since: Vec::new(), drawn: None, picked: Vec::new() }
    }

    /// Those of these cards that are of use to somebody as the table stands.
    fn of_use(&self, seat: Seat, among: &[Card]) -> Vec<Card> {
        let since = self.since.iter().filter(|(by, _)| *by == seat).map(|(_, card)| *card);
        let mut prospect = Prospect::of(&self.state, seat, self.state.of(seat).cards.hand().cards().chain(since));
        let mut kinds = among.to_vec();
        kinds.sort();
        kinds.dedup();
        kinds.retain(|card| prospect.is_of_use(*card));
        kinds
    }

    fn drew(&mut self, by: Seat, (card, deck): &Came) {
        let good = self.of_use(by, deck);
        let sums = &mut self.sums[by.index()];
        let is_good = |card: Card| good.contains(&card);
        sums.of_use.count(*card, deck, is_good);
        sums.all.count(*card, deck, is_good);
        sums.free.count(*card, deck, |card| card.side() == Some(Side::Free));
        sums.minions.count(*card, deck, |card| card.kind() == Type::Minion);
    }

    fn lost(&mut self, of: Seat, (card, hand): &Came) {
        let good = self.of_use(of, hand);
        let sums = &mut self.sums[of.index()];
        sums.lost.count(*card, hand, |card| good.contains(&card));
        sums.all.add(*card, hand, |card| if good.contains(&card) { -1.0 } else { 0.0 });
    }

    /// The card that came up at random, if it is one of those.
    fn picked(&mut self, card: Card) -> Option<Came> {
        let at = self.picked.iter().position(|(picked, _)| *picked == card)?;
        Some(self.picked.swap_remove(at))
    }
}

impl Listener<Tcg> for Watch {
    fn step(&mut self, state: &State) {
        self.state = state.clone();
        self.since.clear();
    }

    fn chance(&mut self, why: &Why, options: &[Item], item: Item) {
        let Item::Card(card) = item else { return };
        let among = || options.iter().filter_map(|item| Card::try_from(*item).ok()).collect();
        match why {
            Why::Draw => self.drawn = Some((card, among())),
            Why::RandomCard => self.picked.push((card, among())),
            _ => {}
        }
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::Drew { by, card: Some(card) } => {
                if let Some(came) = self.drawn.take() {
                    self.drew(*by, &came);
                }
                self.since.push((*by, *card));
            }
            Event::Discarded { of, card } => {
                if let Some(came) = self.picked(*card) {
                    self.lost(*of, &came);
                }
            }
            // What is only looked at is not lost.
            Event::Seen { card: Some(card), .. } => drop(self.picked(*card)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Answer, Dice, Pick, Random, Written};
    use tcg::{Setup, game::Options};

    fn at(position: &str) -> Match<Tcg> {
        let line = |line: &str| line.split_once(": ").map(|(key, value)| (key.trim().into(), value.into()));
        let lines: Vec<(String, String)> = position.lines().filter_map(line).collect();
        Match::begin(&Tcg::setup(&lines).expect("a position"), &mut Dice::new(7))
    }

    /// Of two Axes and two Hobbits one comes; the Axes are for a Dwarf, and none is there.
    const REFILLS: &str =
        "phase: regroup\nunder way: turn reconciles b\nhand b: 1C174 1C174 1C174 1C174 1C174 1C174 1C174
draw b: 1C9 1C9 1C311 1C311";

    fn refilled(position: &str, seed: u64) -> TcgLuckOf {
        let mut game = at(position);
        game.answer(Seat(1), Answer::Some(Pick::new()), &mut Dice::new(seed)).expect("he keeps his hand");
        TcgLuck::of(&game).people[1].clone()
    }

    #[test]
    fn a_card_that_nobody_can_bear_is_of_no_use() {
        let got: Vec<f64> = (0..8)
            .map(|seed| refilled(REFILLS, seed))
            .map(|luck| {
                assert_eq!((luck.drawn, luck.of_use.expected, luck.of_use.deviation), (1, 0.5, 0.5));
                assert_eq!((luck.free.got, luck.free.z, luck.minions.got), (1.0, None, 0.0));
                assert_eq!(luck.all, luck.of_use);
                assert!(luck.of_use.z.is_some_and(|z| z.abs() == 1.0));
                luck.of_use.got
            })
            .collect();
        assert!(got.contains(&0.0) && got.contains(&1.0), "{got:?}");
        // With a Dwarf on his side of the table all are.
        let with_dwarf = refilled(&format!("{REFILLS}\n1U12.1: b"), 1);
        assert_eq!((with_dwarf.of_use.got, with_dwarf.of_use.expected, with_dwarf.of_use.z), (1.0, 1.0, None));
    }

    #[test]
    fn what_is_lost_at_random_counts_against_its_owner() {
        let position = "phase: maneuver\nhand a: 1C311 1C9\n1C271.1: b\nhand b: 3C90";
        let lost: Vec<f64> = (0..8)
            .map(|seed| {
                let mut game = at(position);
                let mut dice = Dice::new(seed);
                for (seat, item) in [(Seat(0), "pass"), (Seat(1), "play:3C90")] {
                    let item: Item = item.parse().expect("an item");
                    game.answer(seat, Answer::One(item), &mut dice).expect("a legal answer");
                }
                let luck = TcgLuck::of(&game).people[0].clone();
                assert_eq!((luck.drawn, luck.lost, luck.lost_of_use.expected), (0, 1, 0.5));
                assert_eq!((luck.all.got, luck.all.expected), (-luck.lost_of_use.got, -0.5));
                luck.lost_of_use.got
            })
            .collect();
        assert!(lost.contains(&0.0) && lost.contains(&1.0), "{lost:?}");
    }

    #[test]
    fn what_others_hold_has_nothing_to_do_with_it() {
        for seed in 0..8 {
            let other = format!("{REFILLS}\nhand a: 1C191 1C299\ndraw a: 1C9 1C9 1C311 1C299");
            assert_eq!(refilled(REFILLS, seed), refilled(&other, seed));
        }
    }

    /// Game after game at random, between decks at random.
    fn played(seed: u64) -> Match<Tcg> {
        let decks = (0..2).map(|at| tcg_decks::random(&mut Dice::new(seed * 2 + at))).collect();
        let (mut luck, mut random) = (Dice::new(seed), Random::new(seed));
        let mut game = Match::<Tcg>::begin(&Setup::Decks(decks, Options::default()), &mut luck);
        while let Some(asked) = game.next_question().cloned() {
            let answer = random.answer::<Tcg>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
        game
    }

    #[test]
    fn nobody_is_lucky_in_the_long_run_and_everything_drawn_is_counted() {
        let (mut more, mut variance, mut draws, mut of_use) = (0.0, 0.0, 0, 0.0);
        for seed in 0..60 {
            let game = played(seed);
            let told = game.events().iter().filter(|event| matches!(event, Event::Drew { .. })).count();
            let luck = TcgLuck::of(&game).people;
            let drawn: u32 = luck.iter().map(|of| of.drawn).sum();
            assert!(drawn as usize <= told && drawn as usize + 12 > told, "{drawn} of {told}");
            for of in luck {
                more += of.all.got - of.all.expected;
                variance += of.all.deviation.powi(2);
                (draws, of_use) = (draws + of.drawn, of_use + of.of_use.got);
            }
        }
        let z: f64 = more / f64::sqrt(variance);
        assert!(z.abs() < 4.0, "{more} more, z {z}");
        let share = of_use / f64::from(draws);
        assert!((0.2..0.95).contains(&share), "{share} of {draws} cards are of use");
    }
}
