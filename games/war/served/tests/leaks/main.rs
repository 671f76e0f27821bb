//! The canary test: nobody is ever sent anything that is hidden from him.
//!
//! Two, three or four people play a good part of a game, somebody watches, and somebody else has no business there. Every byte that each of
//! them is sent is kept, and compared with what is hidden from him at that moment: the cards that he cannot know, and marked
//! texts in everything that is somebody's own.

mod canaries;
mod exchange;
mod hidden;

use canaries::{Table, Tally};
use client::Client;
use server::{GameKind, Games, seen, sitting::Sitting};
use store::{Entry, Holder, MatchId, MatchRow, NewMatch, SeatRow, Status, UserId};
use table::{Dice, Match, Random, Record, Seat};
use war::{Players, War};
use war_served::WarServed;

/// The games of the servers here.
const GAMES: Games = Games(&[GameKind::of::<WarServed>()]);

/// How many answers are given at one table.
const ANSWERS: usize = 420;
/// Chance is the operating system's, so there are more tables until enough has happened; never more than this.
const MOST_TABLES: usize = 8;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_what_is_hidden_from_him() {
    nothing_is_told(Players::Two).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_nobody_is_sent_what_is_hidden_from_him() {
    nothing_is_told(Players::Three).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_four_nobody_is_sent_what_is_hidden_from_him() {
    nothing_is_told(Players::Four).await;
}

/// At so many tables as it takes until enough has happened.
async fn nothing_is_told(players: Players) {
    let mut all = Tally::default();
    for _ in 0..MOST_TABLES {
        let table = play(players).await;
        println!("{}", table.told());
        all.add(&table.tally);
        table.end().await;
        if all.is_enough() {
            return;
        }
    }
    panic!("too little has happened: {all:?}");
}

/// Plays a good part of a game, with everything that can be tried in between.
async fn play(players: Players) -> Table {
    let mut table = Table::open(players).await;
    for number in 0..ANSWERS {
        table.answer().await;
        if table.is_over() {
            break;
        }
        match number % 14 {
            0 => table.look_at_positions().await,
            2 => table.try_cards_of_others().await,
            4 => table.look_around().await,
            6 => table.take_back().await,
            8 => table.ask_to_go_back(number % 3 != 0).await,
            10 => table.talk().await,
            12 => table.connect_again().await,
            _ => {}
        }
        match number % 70 {
            20 => table.ask_for_a_hint().await,
            40 => table.continue_elsewhere().await,
            60 => table.let_the_outsider_try().await,
            _ => {}
        }
    }
    table
}

/// Somebody who is new, and keeps what he is sent.
async fn somebody(address: std::net::SocketAddr, name: &str) -> Client {
    let mut client = Client::new(address);
    client.heard = Some(Default::default());
    client.post("/api/guests", serde_json::json!({ "name": name })).await.expect("an answer");
    client
}

/// A match between so many persons, numbered from 1, that starts from a position.
fn row(setup: String, seats: u8) -> MatchRow {
    let holder = |id: i64| Holder::User { id: UserId(id), name: id.to_string() };
    let made = NewMatch {
        id: MatchId("m".into()),
        game: "war".into(),
        rules: <War as table::Written>::VERSION.into(),
        setup,
        listed: false,
        spectators: true,
        odds: true,
        team_talk: true,
        invite: "i".into(),
        creator: UserId(1),
        origin: None,
        seats: (1..=seats).map(|id| holder(id.into())).collect(),
        brings: vec![],
    };
    let seats = made
        .seats
        .iter()
        .map(|holder| SeatRow { holder: holder.clone(), asked_since: None, brings: String::new(), glance: None })
        .collect();
    MatchRow {
        made,
        created: 0,
        updated: 0,
        status: Status::Running,
        result: None,
        winners: None,
        version: 0,
        seats,
        trouble: None,
        glance: None,
    }
}

#[test]
fn what_is_hidden_changes_no_byte_of_what_is_seen() {
    let (mut compared, mut different) = (0, 0);
    for seed in 0..6 {
        let (mut luck, mut random) = (Dice::new(seed), Random::new(seed));
        let players = Players::ALL[seed as usize % Players::ALL.len()];
        let mut game = Match::<War>::begin(&war::start_for(players), &mut luck);
        for number in 0..400 {
            let Some(asked) = game.next_question().cloned() else { break };
            if number % 9 == 0 {
                for seat in game.seating().seats() {
                    if let Some(changed) = compare(&game, seat) {
                        compared += 1;
                        different += usize::from(changed);
                    }
                }
            }
            let answer = random.answer::<War>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
    }
    println!("{compared} positions, {different} of them with something hidden changed");
    assert!(compared > 300 && different > compared / 2);
}

/// Deals everything anew that is hidden from a seat, and compares what it is shown of both worlds; says whether they differ.
fn compare(game: &Match<War>, seat: Seat) -> Option<bool> {
    let text = Record::of(game, &[]).write::<War>();
    let real = server::games::Playing::<WarServed>::read(&text).expect("a good record");
    let dealt = real.dealt_anew(seat)?;
    // Both begin with the step under way, so that they are equally long.
    let entries: Vec<Entry> = dealt
        .story()
        .into_iter()
        .enumerate()
        .map(|(at, (by, answer, chance))| {
            let act = match by {
                None => server::act::Act::Begin(chance),
                Some(by) => server::act::Act::Answer { seat: real.seat_name(by).into(), answer, chance },
            };
            Entry { version: at as u32 + 1, at: 0, by: None, what: act.to_string() }
        })
        .collect();
    let shown = |setup: String| {
        let row = row(setup, real.seating().count());
        let course = Sitting::replay(GAMES, &row, &entries).expect("a good story");
        let seen = seen::seen(&row, &course, Some(UserId(1 + i64::from(seat.0))), 0, &[]);
        let seen = serde_json::to_string(&seen).expect("it can be written");
        // What lists show to him, and to all.
        let glances = course.glances();
        (seen, glances.seats[seat.index()].clone(), glances.all)
    };
    let (one, other) = (real.committed().1, dealt.setup());
    assert_eq!(shown(one.clone()), shown(other.clone()));
    Some(one != other)
}
