//! The figures of a simulation.

use crate::{
    Figures, Noted, Notes, SeatName, Simulated,
    elo::{self, Rating},
    fixtures::Fixtures,
    game::Played,
    sequential::{Sequential, Verdict},
    statistics::{PairScores, Share, Spread, mean},
    thinking::Thinking,
};
use serde::{Serialize, Serializer};
use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
};
use table::{Outcome, Seat};

/// The figures of all games, with those of the game's own.
#[derive(Serialize)]
pub struct Report<F> {
    pub games: u64,
    pub finished: u64,
    pub aborted: u64,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions: u64,
    pub decisions_per_second: f64,
    /// How long the games were, if they have turns.
    #[serde(flatten)]
    pub length: Option<Length>,
    pub outcomes: BTreeMap<&'static str, u64>,
    /// The kinds of victory as shares of the games that were finished.
    pub victories: BTreeMap<&'static str, Share>,
    #[serde(flatten)]
    pub own: F,
    pub players: Vec<String>,
    /// How players did who met two by two.
    pub pairings: Vec<Pairing>,
    /// How players did who met all at one table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub standings: Vec<Standing>,
    /// The ratings, where games were paired.
    pub elo: Option<Vec<Rated>>,
    /// How long players thought over a decision, in microseconds; nobody if random games were played in line.
    pub thinking: Vec<Thinking>,
    /// What the sequential test said, if one was asked for.
    pub significance: Option<Significance>,
    /// Why games were aborted, if any were.
    pub troubles: Vec<String>,
}

/// How many turns games took.
#[derive(Serialize)]
pub struct Length {
    pub mean_turns: f64,
    /// Of the games that were finished.
    pub turns: Option<Spread>,
}

/// How two players did against each other. Wins are the first one's.
#[derive(Serialize)]
pub struct Pairing {
    pub players: [String; 2],
    pub games: u64,
    pub wins: Share,
    #[serde(flatten)]
    pub by_seat: WinsBySeat,
    /// The result of pairs of games, where games were paired and both were finished.
    pub pairs: Option<Pairs>,
    /// The points of the first player: 1 for a game that he won alone, a half for one that both won or neither.
    #[serde(skip)]
    points: f64,
}

/// The wins of a player in each seat; in JSON a field for each: `wins_as_dealer`.
pub struct WinsBySeat(pub Vec<(SeatName, Share)>);

impl Serialize for WinsBySeat {
    fn serialize<T: Serializer>(&self, out: T) -> Result<T::Ok, T::Error> {
        out.collect_map(self.0.iter().map(|(seat, wins)| (format!("wins_as_{}", seat.key), wins)))
    }
}

/// Pairs of games with the same luck and seats swapped, as the first player sees them.
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

/// How a player did at a table of many, or of one.
#[derive(Serialize)]
pub struct Standing {
    pub player: String,
    pub games: u64,
    pub wins: Share,
    /// The mean score; nothing if no game was finished.
    pub score: Option<f64>,
    #[serde(flatten)]
    pub by_seat: WinsBySeat,
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

impl<F: Figures> Report<F> {
    pub fn of<S>(played: &[Played<S>], context: Context) -> Report<F>
    where
        S: Simulated,
        S::Notes: Notes<S::Rules, Figures = F>,
    {
        let Context { fixtures, seconds, thinking, test } = context;
        let finished: Vec<Finished> = played.iter().filter_map(Finished::of).collect();
        let mut troubles: Vec<String> = played.iter().filter_map(|game| game.ended.clone().err()).collect();
        let (games, aborted) = (played.len() as u64, troubles.len() as u64);
        troubles.truncate(10);
        let decisions = played.iter().map(|g| g.decisions).sum::<u64>();
        let victories = victories::<S>(&finished);
        let noted: Vec<Noted<S::Notes>> = played.iter().map(Played::noted).collect();
        let players = fixtures.labels();
        let tally = Tally { fixtures, finished: &finished, seats: seat_names::<S>(fixtures) };
        let pairings: Vec<Pairing> =
            (0..fixtures.meetings.len()).filter_map(|meeting| tally.pairing(meeting)).collect();
        Report {
            games,
            finished: games - aborted,
            aborted,
            seconds,
            games_per_second: games as f64 / seconds,
            decisions,
            decisions_per_second: decisions as f64 / seconds,
            length: length(played),
            outcomes: victories.iter().map(|(how, share)| (*how, share.count)).collect(),
            victories,
            own: S::Notes::figures(&noted),
            elo: fixtures.paired.then(|| ratings(fixtures, &pairings)).flatten(),
            significance: test.map(|test| significance(test, &players, games)),
            standings: tally.standings(),
            pairings,
            players,
            thinking,
            troubles,
        }
    }
}

/// A game that came to its end.
struct Finished<'a> {
    number: u64,
    meeting: usize,
    /// Who had each seat.
    seats: &'a [usize],
    outcome: &'a Outcome,
}

impl Finished<'_> {
    fn of<S: Simulated>(played: &Played<S>) -> Option<Finished<'_>> {
        let (fixture, outcome) = (&played.fixture, played.ended.as_ref().ok()?);
        Some(Finished { number: fixture.number, meeting: fixture.meeting, seats: &fixture.seats, outcome })
    }

    /// Whether a player won, in whatever seat.
    fn won_by(&self, player: usize) -> bool {
        self.outcome.winners().any(|seat| self.seats[seat.index()] == player)
    }

    /// How the first of two players did beside the second.
    fn first_did(&self, [first, second]: [usize; 2]) -> Ordering {
        self.won_by(first).cmp(&self.won_by(second))
    }
}

/// The kinds of victory that there are, and those that there were.
fn victories<S: Simulated>(finished: &[Finished]) -> BTreeMap<&'static str, Share> {
    let seen = finished.iter().map(|game| game.outcome.how);
    let share = |how| (how, Share::of(finished.iter().map(|game| game.outcome.how == how)));
    let kinds: BTreeSet<&'static str> = S::endings().into_iter().chain(seen).collect();
    kinds.into_iter().map(share).collect()
}

fn length<S: Simulated>(played: &[Played<S>]) -> Option<Length> {
    let mean_turns = mean(played.iter().filter_map(|game| game.turn).map(f64::from))?;
    let finished = played.iter().filter(|game| game.ended.is_ok());
    Some(Length { mean_turns, turns: Spread::of(finished.filter_map(|game| game.turn)) })
}

fn seat_names<S: Simulated>(fixtures: &Fixtures) -> Vec<SeatName> {
    fixtures.seating.seats().map(|seat| S::seat_name(&fixtures.seating, seat)).collect()
}

/// The games, for counting who won them.
struct Tally<'a> {
    fixtures: &'a Fixtures,
    finished: &'a [Finished<'a>],
    /// How the seats are called.
    seats: Vec<SeatName>,
}

impl Tally<'_> {
    /// The wins of a player in some games, by the seats he had.
    fn wins_by_seat(&self, games: &[&Finished], player: usize) -> WinsBySeat {
        let in_seat = |(name, seat): (&SeatName, Seat)| {
            let seated = games.iter().filter(|game| game.seats[seat.index()] == player);
            (name.clone(), Share::of(seated.map(|game| game.outcome.winners().any(|winner| winner == seat))))
        };
        WinsBySeat(self.seats.iter().zip(self.fixtures.seating.seats()).map(in_seat).collect())
    }

    /// How two did who met; nothing if more did.
    fn pairing(&self, meeting: usize) -> Option<Pairing> {
        let two = self.fixtures.pairing(meeting)?;
        let games: Vec<&Finished> = self.finished.iter().filter(|game| game.meeting == meeting).collect();
        let labels = self.fixtures.labels();
        Some(Pairing {
            players: two.map(|player| labels[player].clone()),
            games: games.len() as u64,
            wins: Share::of(games.iter().map(|game| game.won_by(two[0]))),
            by_seat: self.wins_by_seat(&games, two[0]),
            pairs: self.fixtures.paired.then(|| Pairs::of(&games, two)),
            points: games.iter().map(|game| f64::from(1 + game.first_did(two) as i8) / 2.0).sum(),
        })
    }

    /// How everybody did, where all met at one table that is not for two.
    fn standings(&self) -> Vec<Standing> {
        if self.fixtures.pairing(0).is_some() {
            return Vec::new();
        }
        let games: Vec<&Finished> = self.finished.iter().collect();
        let score = |game: &Finished, player| {
            let seat = game.seats.iter().position(|seated| *seated == player)?;
            Some(f64::from(game.outcome.scores[seat]))
        };
        let standing = |(player, label)| Standing {
            player: label,
            games: games.len() as u64,
            wins: Share::of(games.iter().map(|game| game.won_by(player))),
            score: mean(games.iter().filter_map(|game| score(game, player))),
            by_seat: self.wins_by_seat(&games, player),
        };
        self.fixtures.labels().into_iter().enumerate().map(standing).collect()
    }
}

impl Pairs {
    fn of(games: &[&Finished], two: [usize; 2]) -> Pairs {
        let mut scores = PairScores::default();
        // The two games of a pair have numbers 2k and 2k + 1; where one was aborted, the other counts for nothing.
        let pairs = games.chunk_by(|a, b| a.number / 2 == b.number / 2);
        pairs.filter(|pair| pair.len() == 2).for_each(|pair| scores.add(first_did(pair.iter().copied(), two)));
        let PairScores { won, split, lost } = scores;
        let (low, high) = scores.interval();
        Pairs { won, split, lost, score: scores.mean(), low, high }
    }
}

/// How the first of two players did in some games: better if he did so in more of them.
fn first_did<'a>(games: impl IntoIterator<Item = &'a Finished<'a>>, two: [usize; 2]) -> Ordering {
    games.into_iter().map(|game| game.first_did(two) as i32).sum::<i32>().cmp(&0)
}

/// How the first of two players did in each pair of games, in order; pairs of which a game was aborted do not count.
pub fn pairs_of<S: Simulated>(fixtures: &Fixtures, games: &[Played<S>]) -> impl Iterator<Item = Ordering> {
    games.chunks(2).filter_map(|pair| {
        let two = fixtures.pairing(pair[0].fixture.meeting)?;
        let finished: Vec<Finished> = pair.iter().map(Finished::of).collect::<Option<_>>()?;
        Some(first_did(&finished, two))
    })
}

fn ratings(fixtures: &Fixtures, pairings: &[Pairing]) -> Option<Vec<Rated>> {
    let players = fixtures.names.len();
    let mut wins = vec![vec![0.0; players]; players];
    let met = (0..fixtures.meetings.len()).filter_map(|meeting| fixtures.pairing(meeting));
    for ([first, second], pairing) in met.zip(pairings) {
        wins[first][second] = pairing.points;
        wins[second][first] = pairing.games as f64 - pairing.points;
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
