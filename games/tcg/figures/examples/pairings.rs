//! Lets two players meet with every starter against every starter, half of the games from each seat, and says how often the first
//! one wins, who won by going first, and how the games went:
//! `cargo run --release -p tcg-figures --example pairings -- --players greedy,random --games 200 --threads 2`.

use clap::Parser;
use players::Glimpse;
use serde::Serialize;
use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};
use table::{Dice, Match, Rules, Seat};
use tcg::{
    Setup, Tcg,
    deck::{self, STARTERS},
    game::{Ending, Options, now},
};

#[derive(Parser)]
struct Cli {
    /// The two who meet
    #[arg(long, default_value = "greedy,random")]
    players: String,
    /// How many games for every pairing of decks
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The starters that the first one plays, as in fotr-aragorn,mom-gimli (all if left out)
    #[arg(long)]
    first: Option<String>,
    /// The starters that the second one plays
    #[arg(long)]
    second: Option<String>,
    /// Only pairings of a deck with itself
    #[arg(long)]
    mirror: bool,
    /// The seed that the games are made from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The figures as JSON
    #[arg(long)]
    json: bool,
}

/// A game that takes longer has no end.
const MOST_ANSWERS: u32 = 20_000;

/// What is noted of a game.
struct Played {
    won: bool,
    first_player_won: bool,
    how: &'static str,
    turns: u16,
    /// The site that the winner, and the other one, had reached.
    sites: (u8, u8),
    /// How long each of the two thought in all, and for their longest decision.
    thought: [(Duration, Duration); 2],
}

/// Two decks, and how often the first player won.
#[derive(Serialize)]
struct Pairing {
    first: &'static str,
    second: &'static str,
    won: u64,
    games: u64,
    percent: f64,
}

#[derive(Serialize, Default)]
struct Figures {
    players: Vec<String>,
    games: usize,
    percent: f64,
    first_player_percent: f64,
    pairings: Vec<Pairing>,
    endings: BTreeMap<&'static str, u64>,
    turns: BTreeMap<u16, u64>,
    winners_at: BTreeMap<u8, u64>,
    losers_at: BTreeMap<u8, u64>,
    seconds_a_game: [f64; 2],
    longest_decision: [f64; 2],
}

fn main() {
    let cli = Cli::parse();
    let names: Vec<&str> = cli.players.split(',').collect();
    assert_eq!(names.len(), 2, "two players meet");
    let chosen = |wanted: &Option<String>| -> Vec<&'static str> {
        let is_wanted = |name: &str| wanted.as_deref().is_none_or(|all| all.split(',').any(|one| one == name));
        STARTERS.iter().map(|(name, _)| *name).filter(|name| is_wanted(name)).collect()
    };
    let mut decks = Vec::new();
    for first in chosen(&cli.first) {
        decks.extend(chosen(&cli.second).into_iter().filter(|it| !cli.mirror || *it == first).map(|it| (first, it)));
    }
    let played = on_threads(cli.threads, decks.len() * cli.games as usize, |at| {
        let (pairing, game) = (at as u64 / cli.games, at as u64 % cli.games);
        // Two games have the same luck, with the seats swapped.
        play([names[0], names[1]], decks[pairing as usize], cli.seed + pairing * cli.games + game / 2, game % 2 == 1)
    });
    let figures = figures(&names, &decks, cli.games as usize, &played);
    match cli.json {
        true => println!("{}", serde_json::to_string_pretty(&figures).expect("figures are JSON")),
        false => tell(&figures),
    }
}

/// Does all pieces of work, and gives back what came of each in their order.
fn on_threads<T: Send>(threads: usize, count: usize, does: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let mut done: Vec<(usize, T)> = std::thread::scope(|scope| {
        let work = || {
            let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
            numbers.take_while(|at| *at < count).map(|at| (at, does(at))).collect::<Vec<_>>()
        };
        let handles: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        handles.into_iter().flat_map(|handle| handle.join().expect("a game ends well")).collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, one)| one).collect()
}

fn play(names: [&str; 2], decks: (&str, &str), seed: u64, swapped: bool) -> Played {
    let starter = |name: &str| deck::starter(name).expect("it is a starter");
    let mut brought = vec![starter(decks.0), starter(decks.1)];
    let mut players = [names[0], names[1]];
    if swapped {
        brought.swap(0, 1);
        players.swap(0, 1);
    }
    let mut luck = Dice::new(seed);
    let mut game = Match::<Tcg>::begin(&Setup::Decks(brought, Options::default()), &mut luck);
    // Whoever meets himself would else play each game twice.
    let seeds = [1, 2].map(|at| seed.wrapping_mul(4).wrapping_add(at + 2 * u64::from(swapped)));
    let mut seats: Vec<_> =
        players.iter().zip(seeds).map(|(name, seed)| tcg_lore::by_name(name, seed).expect("a player")).collect();
    let mut thought = [(Duration::ZERO, Duration::ZERO); 2];
    let mut first_player = Seat(0);
    let mut answers = 0;
    while let Some(asked) = game.next_question().cloned() {
        let begun = Instant::now();
        let answer = seats[asked.seat.index()].answer(&Glimpse::new(&game, &asked));
        let took = begun.elapsed();
        let (all, longest) = &mut thought[asked.seat.index()];
        (*all, *longest) = (*all + took, took.max(*longest));
        game.answer(asked.seat, answer, &mut luck).expect("players give legal answers");
        if game.state().turn == 1 {
            first_player = game.state().free;
        }
        answers += 1;
        assert!(answers < MOST_ANSWERS, "no end: {names:?} with {decks:?}, seed {seed}, swapped {swapped}");
    }
    let s = game.state();
    let (winner, how) = match s.ending {
        Some(Ending::LastSite(winner)) => (Some(winner), "last-site"),
        Some(Ending::LastPlayer(winner)) => (Some(winner), ending_of(s, winner)),
        Some(Ending::Draw) | None => (None, "draw"),
    };
    let ours = Seat(u8::from(swapped));
    let at = |seat: usize| s.people[seat].at;
    let winner_at = winner.map_or(0, Seat::index);
    if swapped {
        thought.swap(0, 1);
    }
    Played {
        won: Tcg::outcome(s).is_some_and(|outcome| outcome.scores[ours.index()] == 1.0),
        first_player_won: winner == Some(first_player),
        how,
        turns: s.turn,
        sites: (at(winner_at), at(1 - winner_at)),
        thought,
    }
}

/// T10.4, T10.5 How the one lost whom the winner has outlived.
fn ending_of(s: &tcg::State, winner: Seat) -> &'static str {
    let loser = Seat(1 - winner.0);
    if s.turn == 0 {
        return "corrupted-by-bid";
    }
    if i16::from(s.of(loser).burdens) >= now::resistance(s, loser).max(1) { "corrupted" } else { "killed" }
}

fn figures(names: &[&str], decks: &[(&'static str, &'static str)], games: usize, played: &[Played]) -> Figures {
    let percent = |of: usize, is: &dyn Fn(&&Played) -> bool, among: &[Played]| {
        100.0 * among.iter().filter(is).count() as f64 / of.max(1) as f64
    };
    let mut figures = Figures {
        players: names.iter().map(|name| name.to_string()).collect(),
        games: played.len(),
        percent: percent(played.len(), &|game| game.won, played),
        first_player_percent: percent(played.len(), &|game| game.first_player_won, played),
        ..Figures::default()
    };
    for (game, (first, second)) in played.chunks(games).zip(decks) {
        let won = game.iter().filter(|game| game.won).count() as u64;
        let percent = percent(games, &|game| game.won, game);
        figures.pairings.push(Pairing { first, second, won, games: games as u64, percent });
    }
    for game in played {
        *figures.endings.entry(game.how).or_default() += 1;
        *figures.turns.entry(game.turns).or_default() += 1;
        *figures.winners_at.entry(game.sites.0).or_default() += 1;
        *figures.losers_at.entry(game.sites.1).or_default() += 1;
        for (at, (all, longest)) in game.thought.iter().enumerate() {
            figures.seconds_a_game[at] += all.as_secs_f64() / played.len() as f64;
            figures.longest_decision[at] = figures.longest_decision[at].max(longest.as_secs_f64());
        }
    }
    figures
}

/// The figures as tables for people.
fn tell(figures: &Figures) {
    let players = figures.players.join(" against ");
    println!("{players}: {:.1} % of {} games", figures.percent, figures.games);
    let mut columns: Vec<&str> = figures.pairings.iter().map(|pairing| pairing.second).collect();
    columns.sort_unstable();
    columns.dedup();
    println!("{:>16}{}", "", columns.iter().map(|name| format!("{name:>15}")).collect::<String>());
    let mut rows: Vec<&str> = figures.pairings.iter().map(|pairing| pairing.first).collect();
    rows.dedup();
    for row in rows {
        let cell = |column: &&str| {
            let pairing = figures.pairings.iter().find(|it| it.first == row && it.second == *column);
            pairing.map_or(format!("{:>15}", ""), |it| format!("{:>13.1} %", it.percent))
        };
        println!("{row:>16}{}", columns.iter().map(cell).collect::<String>());
    }
    let worst = figures.pairings.iter().min_by(|a, b| a.percent.total_cmp(&b.percent));
    if let Some(worst) = worst {
        println!("worst: {:.1} % with {} against {}", worst.percent, worst.first, worst.second);
    }
    println!("the first player wins {:.1} %", figures.first_player_percent);
    println!("endings: {:?}", figures.endings);
    println!("turns: {:?}", figures.turns);
    println!("winners were at site: {:?}", figures.winners_at);
    println!("losers were at site: {:?}", figures.losers_at);
    println!("seconds a game: {:.3?}, longest decision: {:.3?}", figures.seconds_a_game, figures.longest_decision);
}
