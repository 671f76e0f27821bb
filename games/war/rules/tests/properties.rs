//! What holds in every game, whatever is played: seen in random games, step by step.

use proptest::prelude::*;
use table::{Answer, Dice, Match, Random, Record, Rules, Seat, Table, Written, scenario};
use war::{Card, Deck, Event, Item, Players, Side, State, War, invariants, start, start_for};

/// Plays a random game and looks at the state after every step.
fn each_step(mut state: State, seed: u64, mut look: impl FnMut(&State)) {
    let mut random = Random::new(seed);
    while state.victory.is_none() {
        Table::<War>::new(&mut state, &mut random).step().expect("a random player always answers");
        look(&state);
    }
}

/// W1.6.12 figures are conserved, W7.2.1 and W9.4.1 limits hold, W1.6.3 no Leader stands alone, every card and tile is
/// in one place, and so on: see `invariants.rs`.
#[test]
fn nothing_that_must_hold_ever_breaks() {
    for (seed, players) in (1000..1150).flat_map(|seed| Players::ALL.map(|players| (seed, players))) {
        let check = |state: &State| {
            invariants::check(state).unwrap_or_else(|what| panic!("{players} players, seed {seed}: {what}"));
        };
        each_step(start_for(players), seed, check);
    }
}

/// W9.10.1, W9.10.2 Points are what the control markers are worth, counted from what was captured and regained.
#[test]
fn points_equal_the_control_markers() {
    for seed in 0..10 {
        let (mut luck, mut player) = (Dice::new(seed), Random::new(seed));
        let mut game = Match::<War>::begin(&start(), &mut luck);
        while let Some(asked) = game.next_question().cloned() {
            let answer = player.answer::<War>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
        let mut points = [0i16; 2];
        for event in game.events() {
            if let Event::Captured { side, at } = event {
                let (gains, loses) = (*side, side.enemy());
                let worth = i16::from(at.points());
                match at.first_owner() == Some(gains) {
                    true => points[loses.index()] -= worth,
                    false => points[gains.index()] += worth,
                }
            }
        }
        let board = Side::ALL.map(|side| i16::from(game.state().board.points(side)));
        assert_eq!(points, board, "seed {seed}");
    }
}

/// W15.13.1, W15.13.2 Swaps cards that a seat cannot see, of opponents or of the team-mate, for others of the same deck, and compares what
/// it sees.
#[test]
fn hidden_cards_do_not_show() {
    for players in Players::ALL {
        let mut swapped = 0;
        for seed in 0..10 {
            each_step(start_for(players), seed, |state| {
                let seats: Vec<Seat> = War::seating(state).seats().collect();
                for viewer in seats.iter().copied().map(Some).chain([None]) {
                    for owner in seats.iter().copied().filter(|seat| viewer != Some(*seat)) {
                        if let Some(other) = swap_hidden(state, owner, viewer) {
                            assert_eq!(War::view(state, viewer), War::view(&other, viewer), "seed {seed}");
                            assert_ne!(War::view(state, Some(owner)), War::view(&other, Some(owner)));
                            swapped += 1;
                        }
                    }
                }
            });
        }
        assert!(swapped > 500, "{players} players: {swapped}");
    }
}

/// The same state with a card that somebody has in hand, or laid in battle, changed for one that has not been drawn. W15.13.3 A card that the
/// viewer has given him is no secret.
fn swap_hidden(state: &State, owner: Seat, viewer: Option<Seat>) -> Option<State> {
    let side = state.side_of(owner);
    let known = |card: &Card| viewer.is_some_and(|seat| state.decks.known.of(seat).has(*card));
    for deck in Deck::ALL {
        let mut other = *state;
        let new = state.decks.left(side, deck).iter().next();
        let laid = state
            .battle
            .filter(|b| !b.revealed && !b.from_table && state.decider(side, war::Why::CombatCard) == owner)
            .and_then(|b| b.laid[side.index()])
            .filter(|c| c.deck() == deck && !known(c));
        let held = state.decks.hand.of(owner).and(Card::of(side, deck)).iter().find(|card| !known(card));
        let Some(new) = new else { continue };
        other.decks.undrawn.remove(new);
        if let (Some(card), Some(battle)) = (laid, other.battle.as_mut()) {
            battle.laid[side.index()] = Some(new);
            other.decks.undrawn.add(card);
            return Some(other);
        }
        if let Some(card) = held {
            other.decks.hand.remove(card);
            other.decks.hand.add(owner, new);
            other.decks.undrawn.add(card);
            return Some(other);
        }
    }
    None
}

/// W15.13.2 What anybody else, the team-mate too, hears of drawn, discarded and laid cards is their back; W15.13.3 of an exchange the two hear
/// both cards, and others none.
#[test]
fn events_hide_cards() {
    for players in Players::ALL {
        let (mut hidden, mut exchanged) = (0, 0);
        for seed in 5..9 {
            let (mut luck, mut player) = (Dice::new(seed), Random::new(seed));
            let mut game = Match::<War>::begin(&start_for(players), &mut luck);
            while let Some(asked) = game.next_question().cloned() {
                let answer = player.answer::<War>(game.state(), &asked);
                game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
            }
            for viewer in game.seating().seats().map(Some).chain([None]) {
                for event in game.heard(viewer) {
                    match event {
                        Event::Drew { owner, card, .. }
                        | Event::Discarded { owner, card, .. }
                        | Event::Laid { owner, card, .. } => {
                            assert_eq!(card.is_some(), viewer == Some(owner.seat), "{event}");
                            hidden += usize::from(card.is_none());
                        }
                        Event::Exchanged { given, .. } => {
                            let takes_part = given.iter().any(|(owner, _)| viewer == Some(*owner));
                            assert!(given.iter().all(|(_, card)| card.is_some() == takes_part), "{event}");
                            exchanged += 1;
                        }
                        _ => {}
                    }
                }
            }
        }
        assert!(hidden > 200, "{players} players: {hidden}");
        assert_eq!(exchanged > 0, players != Players::Two, "{players} players");
    }
}

/// A position cannot be told from the same position written and read again.
#[test]
fn positions_round_trip() {
    for (seed, players) in (0..5).flat_map(|seed| Players::ALL.map(|players| (seed, players))) {
        let mut count = 0;
        each_step(start_for(players), seed, |state| {
            count += 1;
            if count % 40 == 0 {
                let lines = War::describe(state);
                let again = War::setup(&lines).unwrap_or_else(|(at, what)| panic!("{:?}: {what}", lines[at]));
                assert_eq!(&again, state);
            }
        });
    }
}

/// A text stands for one thing: everything that can be written is read as what it was.
#[test]
fn items_round_trip() {
    let mut seen: Vec<Item> = Vec::new();
    for seed in 0..3 {
        let (mut luck, mut player) = (Dice::new(seed), Random::new(seed));
        let mut game = Match::<War>::begin(&start(), &mut luck);
        while let Some(asked) = game.next_question().cloned() {
            for item in asked.items() {
                if !seen.contains(&item) {
                    assert_eq!(item.to_string().parse(), Ok(item));
                    seen.push(item);
                }
            }
            let answer = player.answer::<War>(game.state(), &asked);
            assert_eq!(answer.to_string().parse::<Answer<Item>>().as_ref(), Ok(&answer));
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
    }
    assert!(seen.len() > 150, "{}", seen.len());
}

/// A record or scenario that somebody wrote, a little broken: it is read or refused, never worse.
fn broken(text: &str, at: usize, with: &str) -> String {
    let at = (0..=at % (text.len() + 1)).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    format!("{}{with}{}", &text[..at], text[at..].get(1..).unwrap_or_default())
}

const RECORD: &str = "[game \"war\"]\n[rules \"2e-3\"]\nset turn: 3\nset osgiliath: 2 gondor-regular, strider\n\
    set battle: sh minas-morgul osgiliath field 1 begin\nset rearguard: nazgul\n\nfp: [2 gondor-regular, strider]\n\
    chance: 6 5 std-3-1 fp-char-01\nsh: none\n";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn broken_records_are_refused_with_a_line(at in 0usize..400, with in "\\PC{0,3}|\\n|:|\\[|\\]|,| ") {
        let text = broken(RECORD, at, &with);
        if let Err(error) = Record::<Item>::read::<War>(&text, "broken") {
            prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}");
        }
        let script = format!("scenario x\n{}", text.lines().skip(2).collect::<Vec<_>>().join("\n"));
        if let Err(error) = scenario::read::<War>(&script, "broken") {
            prop_assert!(error.line >= 1, "{error}");
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(\\PC{0,40}\\n){0,6}") {
        let _ = Record::<Item>::read::<War>(&text, "any");
        let _ = scenario::read::<War>(&text, "any");
        let _ = text.parse::<Answer<Item>>();
    }

    #[test]
    fn any_setting_is_taken_or_refused(key in "[a-z ]{0,16}", value in "\\PC{0,30}") {
        let _ = War::setup(&[(key, value)]);
    }

    /// What is taken is a position: nothing that must hold is broken, and it is read from its own text again.
    #[test]
    fn what_is_taken_is_a_position(lines in proptest::collection::vec(setting(), 1..4)) {
        if let Ok(state) = War::setup(&lines) {
            prop_assert_eq!(invariants::check(&state), Ok(()), "{:?}", lines);
            prop_assert_eq!(War::setup(&War::describe(&state)), Ok(state), "{:?}", lines);
        }
    }
}

/// A line of a position whose words are all known, though perhaps not there.
fn setting() -> impl Strategy<Value = (String, String)> {
    let keys = "turn|phase|acting|captured|casualties|companions|gone|figure|progress|fellowship|corruption|guide|mordor|\
        hunt pool|hunt drawn|hunt waiting|hunt dice fp|hunt dice sh|dice fp|dice sh|pool fp|pool sh|rings fp|rings sh|hand|\
        table|played|discarded|battle|laid|rearguard|osgiliath|minas-tirith|orthanc|moria|politics gondor|politics sauron|\
        resolving|victory|options|battle notes";
    let words = "none|yes|no|[0-9]|1[0-2]|fp|sh|actions|recover|hidden|revealed|strider|boromir|gollum|aragorn|saruman|\
        gondor-regular|[2-9] gondor-regular|rohan-elite|gondor-leader|[1-9] sauron-regular|2 nazgul|std-3-1|red-shelob|\
        std-eye-reveal-1|fp-char-0[1-9]|sh-strat-1[0-9]|character|2 army|muster|event|eye|[0-3] active|[0-3] passive|dale|\
        moria|osgiliath|sh minas-morgul osgiliath field 1 begin|fp-char-09 character|shadow-ring|\
        strict-stacking|announced-cards|announced-sh|sh minas-morgul osgiliath field 1 both-cards";
    let value = proptest::collection::vec(words, 1..4).prop_map(|words| words.join(", "));
    (keys, value)
}
