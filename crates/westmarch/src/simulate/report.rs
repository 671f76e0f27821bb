//! The figures of a simulation.

use super::{
    course::{Course, Milestone, Standing, TURNS},
    elo::{self, Rating},
    fixtures::Fixtures,
    game::{Played, Uses},
    sequential::{Sequential, Verdict},
    statistics::{PairScores, Share, Spread, mean},
    thinking::Thinking,
};
use serde::Serialize;
use std::collections::BTreeMap;
use war::{Card, Side, Victory};

/// The figures of all games.
#[derive(Serialize)]
pub struct Report {
    pub games: u64,
    pub finished: u64,
    pub aborted: u64,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions: u64,
    pub decisions_per_second: f64,
    pub mean_turns: f64,
    pub outcomes: BTreeMap<&'static str, u64>,
    /// The kinds of victory as shares of the games that were finished.
    pub victories: BTreeMap<&'static str, Share>,
    /// How often the Free Peoples won.
    pub free_peoples: Share,
    /// How many turns the games took that were finished.
    pub turns: Option<Spread>,
    /// The first turns, one by one.
    pub by_turn: Vec<Turn>,
    pub milestones: BTreeMap<&'static str, Reached>,
    pub players: Vec<String>,
    pub pairings: Vec<Pairing>,
    /// The ratings, where games were paired.
    pub elo: Option<Vec<Rated>>,
    /// How long players thought over a decision, in microseconds; nobody if random games were played in line.
    pub thinking: Vec<Thinking>,
    /// What the sequential test said, if one was asked for.
    pub significance: Option<Significance>,
    /// How often each card was played for its event, and used in battle.
    pub cards: BTreeMap<String, Uses>,
    /// Why games were aborted, if any were.
    pub troubles: Vec<String>,
}

/// How games stood at the end of a turn. Means are over the games that were running then or ended in that turn.
#[derive(Serialize)]
pub struct Turn {
    pub turn: u16,
    /// The games that went on.
    pub running: u64,
    pub corruption: Option<f64>,
    pub shadow_points: Option<f64>,
    pub free_points: Option<f64>,
    /// The share of games with the Fellowship in Mordor.
    pub in_mordor: Option<f64>,
}

/// In how many games something happened, and in which turn.
#[derive(Serialize)]
pub struct Reached {
    pub games: Share,
    pub turn: Option<Spread>,
}

/// How two players did against each other. Wins are the first one's.
#[derive(Serialize)]
pub struct Pairing {
    pub players: [String; 2],
    pub games: u64,
    pub wins: Share,
    pub wins_as_free_peoples: Share,
    pub wins_as_shadow: Share,
    /// The result of pairs of games, where games were paired and both were finished.
    pub pairs: Option<Pairs>,
}

/// Pairs of games with the same luck and sides swapped, as the first player sees them.
#[derive(Serialize)]
pub struct Pairs {
    pub won: u64,
    pub split: u64,
    pub lost: u64,
    /// The mean score: 1 for a pair that was won, a half for one that was split.
    pub score: f64,
    pub low: f64,
    pub high: f64,
}

/// A player with a rating.
#[derive(Serialize)]
pub struct Rated {
    pub player: String,
    #[serde(flatten)]
    pub rating: Rating,
}

/// What the sequential test said.
#[derive(Serialize)]
pub struct Significance {
    pub verdict: &'static str,
    /// The same as a sentence.
    pub says: String,
    /// After how many pairs.
    pub pairs: u64,
}

/// What the report needs to know besides the games.
pub struct Context<'a> {
    pub fixtures: &'a Fixtures,
    pub seconds: f64,
    pub thinking: Vec<Thinking>,
    pub test: Option<&'a Sequential>,
}

impl Report {
    pub fn of(played: &[Played], context: Context) -> Report {
        let Context { fixtures, seconds, thinking, test } = context;
        let finished: Vec<Finished> = played.iter().filter_map(Finished::of).collect();
        let mut troubles: Vec<String> = played.iter().filter_map(|game| game.ended.clone().err()).collect();
        let (games, aborted) = (played.len() as u64, troubles.len() as u64);
        troubles.truncate(10);
        let decisions = played.iter().map(|g| g.decisions).sum::<u64>();
        let turns: u64 = played.iter().map(|g| u64::from(g.turns)).sum();
        let victories = Victory::ALL.map(|v| (v.id(), Share::of(finished.iter().map(|game| game.victory == v))));
        let players = fixtures.labels();
        let pairings: Vec<Pairing> = (0..fixtures.pairings.len()).map(|at| pairing(fixtures, &finished, at)).collect();
        Report {
            games,
            finished: games - aborted,
            aborted,
            seconds,
            games_per_second: games as f64 / seconds,
            decisions,
            decisions_per_second: decisions as f64 / seconds,
            mean_turns: turns as f64 / games.max(1) as f64,
            outcomes: victories.iter().map(|(how, share)| (*how, share.count)).collect(),
            victories: victories.into(),
            free_peoples: Share::of(finished.iter().map(|game| game.victory.winner() == Side::Free)),
            turns: Spread::of(finished.iter().map(|game| game.played.turns)),
            by_turn: (1..=TURNS).map(|turn| Turn::of(&finished, turn)).collect(),
            milestones: Milestone::ALL.map(|milestone| (milestone.id(), reached(&finished, milestone))).into(),
            elo: fixtures.paired.then(|| ratings(fixtures, &pairings)).flatten(),
            significance: test.map(|test| significance(test, &players, games)),
            pairings,
            players,
            thinking,
            cards: Card::all().map(|card| (card.to_string(), uses(played, card))).collect(),
            troubles,
        }
    }
}

/// A game that came to its end.
struct Finished<'a> {
    played: &'a Played,
    victory: Victory,
}

impl Finished<'_> {
    fn of(played: &Played) -> Option<Finished<'_>> {
        let victory = *played.ended.as_ref().ok()?;
        Some(Finished { played, victory })
    }

    fn course(&self) -> &Course {
        &self.played.course
    }

    /// Who won.
    fn winner(&self) -> usize {
        self.played.fixture.seats[self.victory.winner().index()]
    }
}

impl Turn {
    fn of(finished: &[Finished], turn: u16) -> Turn {
        let standings: Vec<Standing> = finished.iter().filter_map(|game| game.course().at_end_of(turn)).collect();
        let over = |figure: fn(&Standing) -> f64| mean(standings.iter().map(figure));
        Turn {
            turn,
            running: standings.iter().filter(|standing| !standing.over).count() as u64,
            corruption: over(|standing| f64::from(standing.corruption)),
            shadow_points: over(|standing| f64::from(standing.points[Side::Shadow.index()])),
            free_points: over(|standing| f64::from(standing.points[Side::Free.index()])),
            in_mordor: over(|standing| f64::from(u8::from(standing.in_mordor))),
        }
    }
}

fn reached(finished: &[Finished], milestone: Milestone) -> Reached {
    let turns: Vec<Option<u16>> = finished.iter().map(|game| game.course().turn_of(milestone)).collect();
    Reached { games: Share::of(turns.iter().map(Option::is_some)), turn: Spread::of(turns.into_iter().flatten()) }
}

fn pairing(fixtures: &Fixtures, finished: &[Finished], at: usize) -> Pairing {
    let [first, second] = fixtures.pairings[at];
    let games: Vec<&Finished> = finished.iter().filter(|game| game.played.fixture.pairing == at).collect();
    let wins_as = |side: Side| {
        let seated = games.iter().filter(|game| game.played.fixture.seats[side.index()] == first);
        Share::of(seated.map(|game| game.winner() == first))
    };
    let labels = fixtures.labels();
    Pairing {
        players: [labels[first].clone(), labels[second].clone()],
        games: games.len() as u64,
        wins: Share::of(games.iter().map(|game| game.winner() == first)),
        wins_as_free_peoples: wins_as(Side::Free),
        wins_as_shadow: wins_as(Side::Shadow),
        pairs: fixtures.paired.then(|| Pairs::of(&games, first)),
    }
}

impl Pairs {
    fn of(games: &[&Finished], first: usize) -> Pairs {
        let mut scores = PairScores::default();
        // The two games of a pair have numbers 2k and 2k + 1; where one was aborted, the other counts for nothing.
        let pairs = games.chunk_by(|a, b| a.played.fixture.number / 2 == b.played.fixture.number / 2);
        for pair in pairs.filter(|pair| pair.len() == 2) {
            scores.add(pair.iter().filter(|game| game.winner() == first).count() as u64);
        }
        let PairScores { won, split, lost } = scores;
        let (low, high) = scores.interval();
        Pairs { won, split, lost, score: scores.mean(), low, high }
    }
}

/// How many games of a pair the first player of the pairing won; nothing if one of them was aborted.
pub fn won_of_pair(fixtures: &Fixtures, pair: &[Played]) -> Option<u64> {
    let mut won = 0;
    for played in pair {
        let first = fixtures.pairings[played.fixture.pairing][0];
        won += u64::from(Finished::of(played)?.winner() == first);
    }
    Some(won)
}

fn ratings(fixtures: &Fixtures, pairings: &[Pairing]) -> Option<Vec<Rated>> {
    let players = fixtures.names.len();
    let mut wins = vec![vec![0.0; players]; players];
    for ([first, second], pairing) in fixtures.pairings.iter().zip(pairings) {
        wins[*first][*second] = pairing.wins.count as f64;
        wins[*second][*first] = (pairing.wins.of - pairing.wins.count) as f64;
    }
    let rated = |(player, rating)| Rated { player, rating };
    Some(fixtures.labels().into_iter().zip(elo::ratings(&wins)?).map(rated).collect())
}

fn significance(test: &Sequential, players: &[String], games: u64) -> Significance {
    let pairs = test.pairs();
    let (verdict, says) = match test.verdict() {
        Some(Verdict::FirstIsStronger) => ("first-stronger", format!("{} is stronger", players[0])),
        Some(Verdict::SecondIsStronger) => ("second-stronger", format!("{} is stronger", players[1])),
        Some(Verdict::NoDifference) => ("no-difference", "no difference of 5 % or more".into()),
        None => ("undecided", format!("not decided within {games} games")),
    };
    Significance { verdict, says, pairs }
}

/// How often a card was used in all games.
fn uses(played: &[Played], card: Card) -> Uses {
    let each = played.iter().map(|game| game.cards[card.index()]);
    each.fold(Uses::default(), |all, one| Uses { event: all.event + one.event, combat: all.combat + one.combat })
}
