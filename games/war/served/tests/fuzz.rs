//! Whatever comes over the network: nothing of it makes the server panic, what is refused changes nothing, and what can be
//! read is written and read again as the same.

use proptest::{collection::vec, prelude::*, sample::Index};
use server::{
    act::{Act, Deed},
    games::{AnyMatch, Chance, Playing},
    wire::FromClient,
};
use std::sync::LazyLock;
use table::{Dice, Match, Random, Record, Seat, Written};
use war::War;
use war_served::WarServed;

/// Positions of random games, with the text of everything in them.
static POSITIONS: LazyLock<Vec<Box<dyn AnyMatch>>> = LazyLock::new(|| {
    let mut positions = Vec::new();
    for seed in 0..4 {
        let game = random_game(seed);
        let whole = Playing::<WarServed>::read(&Record::of(&game, &[]).write::<War>()).expect("a good record");
        let every = game.inputs().len().min(900) / 12;
        positions.extend((1..12).filter_map(|part| whole.rewound(part * every)));
    }
    positions
});

/// The text of a record, and of a position.
static TEXTS: LazyLock<Vec<(String, String)>> =
    LazyLock::new(|| POSITIONS.iter().step_by(4).map(|game| (game.record(&[]), game.committed().1)).collect());

fn random_game(seed: u64) -> Match<War> {
    let (mut luck, mut random) = (Dice::new(seed), Random::new(seed));
    let mut game = Match::<War>::begin(&war::start(), &mut luck);
    while let Some(asked) = game.next_question().cloned() {
        let answer = random.answer::<War>(game.state(), &asked);
        game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
    }
    game
}

/// Words of the notation, good and bad numbers, and what holds them together.
fn words() -> impl Strategy<Value = String> {
    let known = "fp sh chance begin close undo ask-undo concede offer-draw 0 1 2 3 6 7 17 255 256 65535 65536 4294967296 -1 \
        [ ] , : ! none yes no minas-tirith rivendell minas-morgul gondor-regular sauron-elite nazgul strider gandalf-the-grey \
        fp-char-01 fp-strat-24 sh-char-01 sh-strat-24 fp-char-25 eye army muster character event will \
        field siege sortie begin reveal fight over recover actions active passive hidden revealed \
        set turn phase dice pool hand table played battle laid politics corruption mordor victory";
    let known: Vec<&str> = known.split_whitespace().collect();
    let between = prop::sample::select(vec![" ", "", ", ", ": ", "\n", "\nchance: ", "\nset ", "\nfp: "]);
    let word = prop_oneof![9 => prop::sample::select(known).prop_map(String::from), 1 => ".{0,6}"];
    vec((word, between), 0..24).prop_map(|parts| parts.into_iter().map(|(word, gap)| word + gap).collect())
}

/// Anything at all.
fn anything() -> impl Strategy<Value = String> {
    let bytes = vec(any::<u8>(), 0..200).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    prop_oneof![1 => bytes, 1 => ".{0,60}", 3 => words()]
}

/// A text with some of its lines changed: words replaced, lines dropped or doubled, letters lost.
fn mutated(texts: Vec<String>) -> impl Strategy<Value = String> {
    let change = (any::<Index>(), any::<Index>(), 0..6, anything());
    (prop::sample::select(texts), vec(change, 1..5)).prop_map(|(text, changes)| {
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        for (at, other, how, new) in changes {
            if lines.is_empty() {
                break;
            }
            let (at, other) = (at.index(lines.len()), other.index(lines.len()));
            match how {
                0 => lines[at] = new,
                1 => drop(lines.remove(at)),
                2 => lines.insert(at, lines[other].clone()),
                3 => lines.swap(at, other),
                4 => lines[at] = lines[at].chars().enumerate().filter(|(n, _)| *n != other).map(|(_, c)| c).collect(),
                _ => {
                    let key = lines[at].split_inclusive(": ").next().unwrap_or_default().to_string();
                    lines[at] = key + new.lines().next().unwrap_or_default();
                }
            }
        }
        lines.join("\n")
    })
}

/// Lines of a set-up with whatever values.
fn setups() -> impl Strategy<Value = String> {
    let keys: Vec<String> = War::describe(&war::start()).into_iter().map(|(key, _)| key).collect();
    let more = ["rearguard", "laid", "battle card", "battle notes"].map(String::from);
    let key = prop::sample::select(keys.into_iter().chain(more).collect::<Vec<_>>());
    let value = prop_oneof![3 => words(), 1 => "[0-9]{1,6}", 1 => "([0-9]{1,3} gondor-regular, ){1,3}"];
    let line = (key, value).prop_map(|(key, value)| format!("set {key}: {}\n", value.replace('\n', " ")));
    vec(line, 0..8).prop_map(|lines| lines.concat())
}

/// A position with some lines of another: each is possible by itself, but perhaps not together.
fn crossed() -> impl Strategy<Value = String> {
    let text = || prop::sample::select(POSITIONS.iter().map(|game| game.committed().1).collect::<Vec<_>>());
    (text(), text(), vec(any::<Index>(), 1..6)).prop_map(|(text, other, keys)| {
        let other: Vec<&str> = other.lines().collect();
        // What follows from the rest is left out.
        let follows = |line: &str| line.starts_with("set reinforcements") || line.starts_with("set points");
        let mut lines: Vec<&str> = text.lines().filter(|line| !follows(line)).collect();
        lines.extend(keys.iter().map(|at| *at.get(&other)).filter(|line| !follows(line)));
        lines.join("\n")
    })
}

/// A game that was begun can be looked at, played a little, and written down.
fn is_good(mut game: Box<dyn AnyMatch>) {
    let _ = game.nudge(Chance::Fresh);
    for _ in 0..40 {
        let Some(seat) = [Seat(0), Seat(1)].into_iter().find(|seat| game.asks(*seat)) else { break };
        let answer = game.thinker("random").and_then(|mut player| player.answer(game.as_ref(), seat));
        game.answer(seat, &answer.expect("an answer"), Chance::Fresh).expect("a legal answer");
    }
    for seat in [None, Some(Seat(0)), Some(Seat(1))] {
        game.view(seat);
    }
    let text = game.record(&[]);
    let again = Playing::<WarServed>::read(&text).expect("its own record");
    same(&again.record(&[]), &text);
    same(&again.committed().1, &game.committed().1);
}

/// Two texts are the same, line by line.
fn same(one: &str, other: &str) {
    one.lines().zip(other.lines()).for_each(|(one, other)| assert_eq!(one, other));
    assert_eq!(one.lines().count(), other.lines().count());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 15_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn messages(text in prop_oneof![
        anything(),
        mutated(vec![
            "{\"type\":\"answer\",\n\"id\":\"a\",\n\"version\":3,\n\"seat\":\"fp\",\n\"answer\":\"[2 gondor-regular]\"}".into(),
            "{\"type\":\"deed\",\n\"id\":\"b\",\n\"seat\":\"sh\",\n\"deed\":\"ask-undo\",\n\"to\":17}".into(),
            "{\"type\":\"say\",\n\"text\":\"hello\"}".into(),
            "{\"type\":\"ping\"}".into(),
        ]),
    ]) {
        if let Ok(message) = serde_json::from_str::<FromClient>(&text) {
            let again = serde_json::to_string(&message).expect("a message can be written");
            prop_assert_eq!(serde_json::from_str::<FromClient>(&again).expect("the same message"), message);
        }
    }

    #[test]
    fn entries(text in prop_oneof![anything(), mutated(vec!["fp: [2 gondor-regular]\nchance: 3 5".into(), "! sh ask-undo 7".into()])]) {
        if let Ok(act) = text.parse::<Act>() {
            prop_assert_eq!(act.to_string().parse::<Act>(), Ok(act));
        }
        if let Ok(deed) = text.parse::<Deed>() {
            prop_assert_eq!(deed.to_string().parse::<Deed>(), Ok(deed));
        }
    }

    #[test]
    fn answers(at in any::<Index>(), seat in 0..3u8, text in prop_oneof![anything(), picks()], fill in any::<[Index; 4]>()) {
        let game = at.get(&POSITIONS);
        let seat = Seat(seat);
        // Some of what is asked for is put in, so that answers are nearly right.
        let asked = (0..2).find_map(|seat| game.question(Seat(seat)));
        let text = asked.filter(|asked| !asked.options.is_empty()).map_or(text.clone(), |asked| {
            fill.iter().fold(text, |text, at| text.replacen('?', &at.get(&asked.options).item, 1))
        });
        let mut copy = game.copy();
        let allowed = game.check(seat, &text);
        let done = copy.answer(seat, &text, Chance::Fresh);
        prop_assert_eq!(allowed.is_ok(), done.is_ok(), "{}: {:?}", text, done);
        if done.is_err() {
            prop_assert_eq!((copy.committed(), copy.inputs()), (game.committed(), game.inputs()));
            prop_assert_eq!(copy.question(seat), game.question(seat));
        }
    }
}

/// Selections of what is asked for: every `?` stands for one of the options.
fn picks() -> impl Strategy<Value = String> {
    let part = prop_oneof![3 => Just("?".to_string()), 1 => (0..300u32).prop_map(|n| format!("{n} ?"))];
    let pick = vec(part, 0..4).prop_map(|parts| format!("[{}]", parts.join(", ")));
    prop_oneof![pick, Just("?".to_string()), (0..300i32).prop_map(|n| n.to_string())]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn set_ups(text in prop_oneof![2 => setups(), 6 => crossed(), 1 => mutated(TEXTS.iter().map(|(_, text)| text.clone()).collect()), 1 => anything()]) {
        if let Ok(game) = Playing::<WarServed>::begin(&text) {
            is_good(game);
        }
    }

    #[test]
    fn records(text in prop_oneof![3 => mutated(TEXTS.iter().map(|(text, _)| text.clone()).collect()), 1 => anything()]) {
        if let Ok(game) = Playing::<WarServed>::read(&text) {
            let text = game.record(&[]);
            same(&Playing::<WarServed>::read(&text).expect("its own record").record(&[]), &text);
        }
    }
}

#[test]
fn more_things_than_can_be_counted() {
    let too_many = "[204 gondor-regular, 52 gondor-regular]";
    for game in POSITIONS.iter() {
        for seat in [Seat(0), Seat(1)] {
            assert_eq!(game.check(seat, too_many).expect_err("nobody has so many").code, "unreadable-answer");
        }
    }
    let refused = Playing::<WarServed>::begin("set andrast: 200 gondor-regular, 56 gondor-regular\n").err();
    assert_eq!(refused.expect("nobody has so many").code, "bad-setup");
}

#[test]
fn cards_laid_in_a_battle_that_is_over() {
    let text = "set phase: actions\nset battle: sh minas-morgul osgiliath field 1 over\nset laid: fp-char-01\n";
    assert_eq!(Playing::<WarServed>::begin(text).err().expect("no such battle").code, "bad-setup");
}

#[test]
fn set_ups_that_nobody_would_play_to() {
    strange_set_ups().iter().for_each(|text| {
        if let Ok(game) = Playing::<WarServed>::begin(text) {
            is_good(game);
        }
    });
}

/// Battles without Armies, events out of turn, all cards in one place, no dice and too many.
fn strange_set_ups() -> Vec<String> {
    let mut texts = Vec::new();
    let besieged = "set minas-tirith: 5 sauron-regular, 2 gondor-regular\n";
    let cards = "set laid: fp-strat-10, sh-strat-20\nset battle notes: revealed, inside\n";
    for stage in ["begin", "attacker-card", "defender-card", "reveal", "fight", "advance", "over"] {
        for kind in ["field", "siege", "sortie"] {
            for places in ["minas-morgul osgiliath", "shire khand", "minas-tirith minas-tirith"] {
                for attacker in ["fp", "sh"] {
                    let battle = format!("set phase: actions\nset battle: {attacker} {places} {kind} 99 {stage}\n");
                    texts.extend(["", besieged, cards].map(|more| format!("{battle}{more}")));
                    texts.push(format!("{battle}{besieged}{cards}"));
                }
            }
        }
    }
    for card in war::Card::all() {
        texts.push(format!("set phase: actions\nset resolving: {card} free\n"));
        texts.push(format!("set phase: recover\nset resolving: {card} event done\n"));
    }
    let cards: Vec<String> = war::Card::all().map(|card| card.to_string()).collect();
    let cards = cards.join(", ");
    for phase in ["recover", "shadow-draw", "fellowship", "hunt-allocation", "action-roll", "actions", "victory-check"]
    {
        let rest = [
            format!("set pool fp: 0\nset pool sh: 0\nset played: {cards}\n"),
            format!("set hand: {cards}\n"),
            format!("set table: {cards}\n"),
            "set turn: 999\nset corruption: 12\nset progress: 12\nset companions: none\nset mordor: 5\n".into(),
            "set companions: none\nset mordor: 0\nset hunt pool: 3r\nset fellowship: revealed\n".into(),
            "set dice fp: 6 will\nset dice sh: 10 event\nset hunt dice sh: 10\nset hunt dice fp: 6\n".into(),
        ];
        texts.extend(rest.map(|rest| format!("set phase: {phase}\n{rest}")));
    }
    texts
}
