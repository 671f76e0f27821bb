//! W15.13.3 An exchange of cards between team-mates: what each wants and gives is told to nobody before, and to no other after.

use crate::{GAMES, row};
use serde_json::json;
use server::{act::Act, games::Playing, seen, sitting::Sitting};
use std::collections::BTreeMap;
use store::{Entry, UserId};
use table::{Answer, Dice, Match, Random, Record, Seat};
use war::{Card, Deck, Players, War, Why};
use war_served::WarServed;

/// Everything that each seat, and a spectator, is sent of a game: with an answer that waits for that of the team-mate, if there is one.
fn sent(game: &Match<War>, waiting: Option<(Seat, &str)>) -> BTreeMap<Option<Seat>, String> {
    let text = Record::of(game, &[]).write::<War>();
    let real = Playing::<WarServed>::read(&text).expect("a good record");
    let name = |seat: Seat| real.seat_name(seat).to_string();
    let story = real.story().into_iter().map(|(by, answer, chance)| match by {
        None => Act::Begin(chance),
        Some(by) => Act::Answer { seat: name(by), answer, chance },
    });
    let last = waiting.map(|(by, answer)| Act::Answer { seat: name(by), answer: answer.into(), chance: String::new() });
    let entries: Vec<Entry> = (1..)
        .zip(story.chain(last))
        .map(|(version, act)| Entry { version, at: 0, by: None, what: act.to_string() })
        .collect();
    let row = row(real.setup(), real.seating().count());
    let sitting = Sitting::replay(GAMES, &row, &entries).expect("a good story");
    let glances = sitting.glances();
    let of = |seat: Option<Seat>| {
        let user = seat.map(|seat| UserId(1 + i64::from(seat.0)));
        let seen = seen::seen(&row, &sitting, user, 0, &[]);
        let own = seat.map(|seat| (sitting.game().plans(seat), glances.seats[seat.index()].clone()));
        let back = sitting.game().rewound(sitting.game().inputs()).map(|then| then.view(seat));
        json!([seen, own, glances.all, back]).to_string()
    };
    real.seating().seats().map(Some).chain([None]).map(|seat| (seat, of(seat))).collect()
}

/// Nobody but these is told of a difference.
fn differ_for(one: &BTreeMap<Option<Seat>, String>, other: &BTreeMap<Option<Seat>, String>, only: &[Seat]) {
    for (viewer, text) in one {
        let may = viewer.is_some_and(|seat| only.contains(&seat));
        assert!(may || text == &other[viewer], "{viewer:?} can tell:\n{text}\n{}", other[viewer]);
    }
    assert!(only.iter().all(|seat| one[&Some(*seat)] != other[&Some(*seat)]), "there is a difference to be told");
}

/// A game in which both players of a side are asked whether they want to exchange cards, and the first holds two of one deck.
fn before_an_exchange(players: Players) -> (Match<War>, [Seat; 2], [Card; 2]) {
    for seed in 0..200 {
        let (mut luck, mut random) = (Dice::new(seed), Random::new(seed));
        let mut game = Match::<War>::begin(&war::start_for(players), &mut luck);
        while let Some(asked) = game.next_question().cloned().filter(|_| game.state().turn < 4) {
            let both: Vec<Seat> =
                game.open().filter(|asked| asked.why == Why::Exchange).map(|asked| asked.seat).collect();
            if let [first, second] = both[..] {
                let hand = game.state().decks.hand.of(first);
                for deck in Deck::ALL {
                    let cards: Vec<Card> = hand.iter().filter(|card| card.deck() == deck).collect();
                    if let [one, other, ..] = cards[..] {
                        return (game, [first, second], [one, other]);
                    }
                }
            }
            let answer = random.answer::<War>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
    }
    panic!("nobody could exchange two cards of one deck");
}

/// The game after these answers, with the same luck.
fn after(game: &Match<War>, answers: &[(Seat, &str)]) -> Match<War> {
    let (mut game, mut luck) = (game.clone(), Dice::new(1));
    for (seat, answer) in answers {
        let answer: Answer<war::Item> = answer.parse().expect("an answer");
        game.answer(*seat, answer, &mut luck).expect("a legal answer");
    }
    game
}

fn nothing_is_told(players: Players) {
    let (game, [first, second], [one, other]) = before_an_exchange(players);
    // What he wants, while the other thinks.
    differ_for(&sent(&game, Some((first, "yes"))), &sent(&game, Some((first, "no"))), &[]);
    // That he wanted, when the other does not.
    let failed = |wish: &str| sent(&after(&game, &[(first, wish), (second, "no")]), None);
    differ_for(&failed("yes"), &failed("no"), &[]);
    // What he gives, while the other chooses.
    let agreed = after(&game, &[(first, "yes"), (second, "yes")]);
    let (one, other) = (one.to_string(), other.to_string());
    differ_for(&sent(&agreed, Some((first, &one))), &sent(&agreed, Some((first, &other))), &[]);
    // What he gave: the two know both cards.
    let back = agreed.state().decks.hand.of(second).iter().next().expect("a card").to_string();
    let given = |card: &str| sent(&after(&agreed, &[(first, card), (second, &back)]), None);
    differ_for(&given(&one), &given(&other), &[first, second]);
}

#[test]
fn of_an_exchange_of_four_only_the_two_are_told() {
    nothing_is_told(Players::Four);
}

#[test]
fn of_an_exchange_of_three_only_the_two_are_told() {
    nothing_is_told(Players::Three);
}
