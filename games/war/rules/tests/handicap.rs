//! W17 What the Free Peoples are given before the game: how it is written, and random games with it.

use table::{Dice, Match, Random, Record, Rules, Seat, Table, Written, conformance};
use war::{Event, Handicap, State, Token, War, invariants};

fn start(lines: &[(&str, &str)]) -> Result<State, (usize, String)> {
    War::setup(&lines.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect::<Vec<_>>())
}

const GENEROUS: [(&str, &str); 4] = [
    ("bid", "3.5"),
    ("tokens", "2 draw, advance"),
    ("dwarven rings", "1"),
    ("minas-tirith", "3 gondor-regular, 2 gondor-elite, gondor-leader"),
];

/// W17.1.1, W17.1.2, W17.1.3 Bids are tokens in halves; nonsense is refused with what was expected.
#[test]
fn bids_are_read() {
    for (text, halves) in [("0", 0), ("1.5", 3), ("2", 4), ("9.5", 19)] {
        assert_eq!(start(&[("bid", text)]).map(|start| start.handicap.bid), Ok(Some(halves)), "{text}");
        assert_eq!(Handicap::bid_in_words(halves), text);
        let bid = start(&[("bid", text)]).expect("a start");
        assert_eq!(War::setup(&War::describe(&bid)), Ok(bid));
    }
    for wrong in ["10", "1.25", "-1", "", "1.5.5", "many"] {
        assert!(start(&[("bid", wrong)]).is_err_and(|(at, _)| at == 0), "{wrong}");
    }
    for wrong in ["10 draw", "5 draw, 5 draw", "1 muster", "draw advance"] {
        assert!(start(&[("tokens", wrong)]).is_err(), "{wrong}");
    }
    assert!(start(&[("dwarven rings", "10")]).is_err());
    // W17.1.3 The half gives nothing by itself.
    assert_eq!(start(&[("bid", "1.5")]).expect("a start").handicap.tokens, [0; 2]);
}

/// W17.1.4 A record says in its tags what was bid and given, W17.4.1 extra units too, W17.4.2 by what is more than usual.
#[test]
fn records_tell_what_was_given() {
    let start = start(&GENEROUS).expect("a start");
    let game = Match::<War>::begin(&start, &mut Dice::new(1));
    let record = Record::of(&game, &[]);
    assert_eq!(record.tag("bid"), Some("3.5"));
    assert_eq!(
        record.tag("handicap"),
        Some("2 draw-token, 1 advance-token, 1 dwarven-ring, 1 gondor-elite minas-tirith")
    );
    let again = Record::read::<War>(&record.write::<War>(), "record").expect("a record");
    let again = again.play::<War>(None, &mut Dice::new(1)).expect("it replays");
    assert_eq!(again.start(), &start);
    assert_eq!(War::agreed(&war::start()), []);
    // Everybody sees it.
    for seat in [None, Some(Seat(0)), Some(Seat(1))] {
        assert_eq!(War::view(&start, seat).handicap, start.handicap);
    }
    assert!(["bid", "tokens", "dwarven rings", "options"].into_iter().all(War::is_open));
}

/// W17.2, W17.3 Games with a handicap end, nothing breaks, and all of it is used.
#[test]
fn random_games_use_what_is_given() {
    let start = start(&GENEROUS).expect("a start");
    for seed in 0..40 {
        let (mut state, mut random) = (start, Random::new(seed));
        while state.victory.is_none() {
            Table::<War>::new(&mut state, &mut random).step().expect("a random player always answers");
            invariants::check(&state).unwrap_or_else(|what| panic!("seed {seed}: {what}"));
        }
    }
    conformance::saved_and_replayed_games_agree::<War>(&start, 2, 50);
    conformance::views_hide::<War>(&start, 2, 7);
    conformance::silence_tells_nothing::<War>(&start, 2, 31);
    let mut used = [0; 3];
    for seed in 0..4 {
        let (mut luck, mut player) = (Dice::new(seed), Random::new(seed));
        let mut game = Match::<War>::begin(&start, &mut luck);
        while let Some(asked) = game.next_question().cloned() {
            let answer = player.answer::<War>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
        for event in game.events() {
            match event {
                Event::TokenUsed { token: Token::Draw, .. } => used[0] += 1,
                Event::TokenUsed { token: Token::Advance, .. } => used[1] += 1,
                Event::DwarvenRingGone { .. } => used[2] += 1,
                _ => {}
            }
        }
    }
    assert!(used[0] > 2 && used[1] > 1 && used[2] > 1, "{used:?}");
}
