//! A small game that uses everything the table offers: questions to several seats at once, chance, selections, numbers,
//! hidden things. It is put through the tests every game has to pass, and a few of its own.

use smallvec::SmallVec;
use std::{fmt, str::FromStr};
use table::{
    Answer, Asked, Dice, Flow, Input, Match, NoLuck, Outcome, Pick, Record, Refusal, Rules, Scripted, Seat, Seating,
    Seats, Shape, Table, Written, conformance, scenario,
};

/// Two players bid secretly for three lots that are drawn by chance; then the higher bidder picks tokens.
#[derive(Clone, Copy, Debug)]
enum Bids {}

#[derive(Clone, PartialEq, Debug, Default)]
struct State {
    round: u8,
    money: [u8; 2],
    points: [u8; 2],
    tokens: u8,
    /// What each player knows alone.
    secret: [u8; 2],
}

#[derive(Clone, PartialEq, Debug)]
struct View {
    seat: Option<Seat>,
    open: State,
    own_secret: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    Yes,
    No,
    Bid(u8),
    Token,
    Lot(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    Secret,
    Lot,
    Bid,
    Take,
    Keep,
    Double,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Law(&'static str);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Won(Seat, u8),
    Learned(Seat, Option<u8>),
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Item::Yes => write!(f, "yes"),
            Item::No => write!(f, "no"),
            Item::Bid(n) => write!(f, "bid-{n}"),
            Item::Token => write!(f, "token"),
            Item::Lot(n) => write!(f, "lot-{n}"),
        }
    }
}
impl FromStr for Item {
    type Err = String;
    fn from_str(text: &str) -> Result<Item, String> {
        let all =
            [Item::Yes, Item::No, Item::Token].into_iter().chain((0..=9).flat_map(|n| [Item::Bid(n), Item::Lot(n)]));
        all.into_iter().find(|i| i.to_string() == text).ok_or_else(|| format!("expected an item, found '{text}'"))
    }
}
impl From<bool> for Item {
    fn from(yes: bool) -> Item {
        if yes { Item::Yes } else { Item::No }
    }
}
impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", format!("{self:?}").to_lowercase())
    }
}
impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Event::Won(seat, lot) => write!(f, "seat {} won lot {lot}", seat.0),
            Event::Learned(seat, what) => write!(f, "seat {} learned {what:?}", seat.0),
        }
    }
}

impl Rules for Bids {
    const NAME: &'static str = "bids";
    type State = State;
    type Setup = State;
    type Item = Item;
    type Why = Why;
    type Law = Law;
    type Event = Event;
    type View = View;

    fn begin(setup: &State) -> State {
        setup.clone()
    }
    fn seating(_: &State) -> Seating {
        Seating::of(&["one", "two"])
    }
    fn step(t: &mut Table<Bids>) -> Flow {
        if t.state.round == 0 {
            for seat in [Seat(0), Seat(1)] {
                let drawn =
                    t.chance_for(Seats::only(seat), Why::Secret, &[Item::Lot(1), Item::Lot(2), Item::Lot(3)])?;
                let Item::Lot(n) = drawn else { unreachable!() };
                t.state.secret[seat.index()] = n;
                t.tell(Event::Learned(seat, Some(n)));
            }
            t.state.round = 1;
            return Ok(());
        }
        let Item::Lot(lot) = t.chance(Why::Lot, &[Item::Lot(1), Item::Lot(2), Item::Lot(2)])? else { unreachable!() };
        let bids = |money: u8| (0..=money).map(Item::Bid).collect::<Vec<_>>();
        let money = t.state.money;
        let given = t.together([Seat(0), Seat(1)], |t, seat| t.choose(seat, Why::Bid, &bids(money[seat.index()])))?;
        let amount = |i: Item| if let Item::Bid(n) = i { n } else { 0 };
        let winner = Seat(u8::from(amount(given[1]) > amount(given[0])));
        t.state.money[winner.index()] -= amount(given[winner.index()]);
        t.state.points[winner.index()] += lot;
        t.tell(Event::Won(winner, lot));
        let tokens = t.state.tokens;
        let taken = t.select(winner, Why::Take, (0, tokens), &[(Item::Token, tokens)])?;
        t.state.tokens -= taken.iter().map(|(_, n)| n).sum::<u8>();
        let keep = t.number(winner, Why::Keep, 0, 2)?;
        t.state.points[winner.index()] += keep;
        if t.confirm(winner, Why::Double)? {
            t.state.points[winner.index()] *= 2;
        }
        t.state.round += 1;
        Ok(())
    }
    fn outcome(state: &State) -> Option<Outcome> {
        let won = |seat: usize| if state.points[seat] >= state.points[1 - seat] { 1.0 } else { 0.0 };
        (state.round > 3).then(|| Outcome { how: "points", scores: [won(0), won(1)].as_slice().into() })
    }
    fn view(state: &State, seat: Option<Seat>) -> View {
        let open = State { secret: [0; 2], ..state.clone() };
        View { seat, open, own_secret: seat.map(|s| state.secret[s.index()]) }
    }
    fn redeal(before: &View, _: &View, dice: &mut Dice) -> State {
        let mut state = before.open.clone();
        for seat in [0, 1] {
            let own = before.seat == Some(Seat(seat as u8));
            state.secret[seat] = if own { before.own_secret.unwrap_or(0) } else { dice.below(3) as u8 + 1 };
        }
        state
    }
    fn forbids(_: &State, asked: &Asked<Bids>, answer: &Answer<Item>) -> Option<Law> {
        // Exactly one token may not be taken: a rule that the offers alone do not show.
        let one = matches!(answer, Answer::Some(pick) if pick.iter().map(|(_, n)| n).sum::<u8>() == 1);
        let broke = matches!(answer, Answer::One(Item::Bid(_)));
        (asked.why == Why::Take && one || broke).then_some(Law("B1"))
    }
    fn picks(state: &State, _: &Asked<Bids>) -> SmallVec<[Pick<Item>; 4]> {
        let all = [(Item::Token, state.tokens)].into_iter().filter(|(_, n)| *n > 1).collect();
        [Pick::new(), all].into_iter().collect()
    }
    fn hears(event: &Event, seat: Option<Seat>) -> Option<Event> {
        match event {
            Event::Learned(who, _) if seat != Some(*who) => Some(Event::Learned(*who, None)),
            other => Some(*other),
        }
    }
}

impl Written for Bids {
    const VERSION: &'static str = "1";
    fn options(_: &State) -> String {
        "none".into()
    }
    fn describe(state: &State) -> Vec<(String, String)> {
        let pair = |p: [u8; 2]| format!("{} {}", p[0], p[1]);
        let lines = [
            ("round", state.round.to_string()),
            ("money", pair(state.money)),
            ("points", pair(state.points)),
            ("tokens", state.tokens.to_string()),
            ("secret", pair(state.secret)),
        ];
        lines.into_iter().map(|(k, v)| (k.to_string(), v)).collect()
    }
    fn setup(lines: &[(String, String)]) -> Result<State, (usize, String)> {
        let mut state = start();
        for (at, (key, value)) in lines.iter().enumerate() {
            let number =
                |text: &str| text.parse::<u8>().map_err(|_| (at, format!("expected a number, found '{text}'")));
            let pair = || {
                let (a, b) = value.split_once(' ').ok_or((at, "expected two numbers".to_string()))?;
                Ok([number(a)?, number(b)?])
            };
            match key.as_str() {
                "round" => state.round = number(value)?,
                "money" => state.money = pair()?,
                "points" => state.points = pair()?,
                "tokens" => state.tokens = number(value)?,
                "secret" => state.secret = pair()?,
                other => return Err((at, format!("expected a key, found '{other}'"))),
            }
        }
        Ok(state)
    }
}

fn start() -> State {
    State { round: 0, money: [3, 3], points: [0, 0], tokens: 3, secret: [0, 0] }
}

fn bid(n: u8) -> Answer<Item> {
    Answer::One(Item::Bid(n))
}

#[test]
fn it_passes_what_every_game_has_to_pass() {
    for seed in 0..40 {
        conformance::games_end::<Bids>(&start(), seed..seed + 1, 10);
        conformance::answers_are_as_offered::<Bids>(&start(), seed, 1);
        conformance::saved_and_replayed_games_agree::<Bids>(&start(), seed, 1);
        assert!(conformance::steps_back::<Bids>(&start(), seed, 1) > 5);
        conformance::rewinds_and_goes_on::<Bids>(&start(), seed, 1);
    }
    let changed: usize = (0..40).map(|seed| conformance::views_hide::<Bids>(&start(), seed, 1)).sum();
    assert!(changed > 50, "{changed}");
}

#[test]
fn answers_given_together_may_come_in_any_order_and_stay_sealed() {
    let mut games = [0, 1].map(|_| Match::<Bids>::begin(&start(), &mut Dice::new(3)));
    for (game, order) in games.iter_mut().zip([[(1, 2), (0, 1)], [(0, 1), (1, 2)]]) {
        assert_eq!(game.open().count(), 2);
        let before = game.view(Some(Seat(0)));
        let (first, amount) = order[0];
        game.answer(Seat(first), bid(amount), &mut Dice::new(9)).unwrap();
        assert_eq!(game.view(Some(Seat(0))), before, "an answer shows before all are given");
        assert_eq!(game.open().count(), 1);
        assert_eq!(game.answer(Seat(first), bid(0), &mut Dice::new(9)), Err(Refusal::NotAsked));
        let (second, amount) = order[1];
        game.answer(Seat(second), bid(amount), &mut Dice::new(9)).unwrap();
    }
    assert_eq!(games[0].inputs(), games[1].inputs());
    assert_eq!(games[0].state(), games[1].state());
}

#[test]
fn a_sealed_answer_can_be_taken_back_until_all_are_given() {
    let mut game = Match::<Bids>::begin(&start(), &mut Dice::new(3));
    game.answer(Seat(0), bid(3), &mut NoLuck).unwrap();
    assert!(game.step_back(Seat(0)));
    game.answer(Seat(0), bid(0), &mut NoLuck).unwrap();
    game.answer(Seat(1), bid(1), &mut NoLuck).unwrap();
    assert!(!game.step_back(Seat(0)) && !game.step_back(Seat(1)), "both know both bids");
}

#[test]
fn nothing_is_taken_back_once_chance_has_come_in() {
    let mut luck = Dice::new(3);
    let mut game = Match::<Bids>::begin(&start(), &mut luck);
    while game.state().round == 1 {
        let asked = game.open().next().cloned().unwrap();
        let answer = match asked.shape {
            Shape::One => Answer::One(asked.options[0].item),
            Shape::Number { least, .. } => Answer::Number(least),
            Shape::Some { .. } | Shape::Order { .. } => Answer::Some(Pick::new()),
        };
        game.answer(asked.seat, answer, &mut luck).unwrap();
    }
    assert!(matches!(game.inputs().last(), Some(Input::Chance(_))));
    assert!(!game.step_back(Seat(0)) && !game.step_back(Seat(1)));
}

#[test]
fn a_selection_the_rules_forbid_is_refused_by_name() {
    let mut luck = Scripted::new([Item::Lot(1), Item::Lot(1), Item::Lot(2)]);
    let mut game = Match::<Bids>::begin(&start(), &mut luck);
    game.answer(Seat(0), bid(1), &mut luck).unwrap();
    game.answer(Seat(1), bid(0), &mut luck).unwrap();
    let one = Answer::Some([(Item::Token, 1)].into_iter().collect());
    assert_eq!(game.answer(Seat(0), one, &mut luck), Err(Refusal::Forbidden(Law("B1"))));
    let four = Answer::Some([(Item::Token, 4)].into_iter().collect());
    assert_eq!(game.answer(Seat(0), four, &mut luck), Err(Refusal::NotOffered));
    assert!(matches!(game.answer(Seat(0), bid(1), &mut luck), Err(Refusal::Shape(_))));
    let two = Answer::Some([(Item::Token, 2)].into_iter().collect());
    game.answer(Seat(0), two, &mut luck).unwrap();
    assert_eq!(game.state().tokens, 1);
}

#[test]
fn events_are_heard_by_those_who_may() {
    let mut luck = Scripted::new([Item::Lot(1), Item::Lot(3), Item::Lot(2)]);
    let game = Match::<Bids>::begin(&start(), &mut luck);
    let heard: Vec<_> = game.heard(Some(Seat(0))).collect();
    assert_eq!(heard, [Event::Learned(Seat(0), Some(1)), Event::Learned(Seat(1), None)]);
    assert_eq!(game.heard(None).next(), Some(Event::Learned(Seat(0), None)));
}

#[test]
fn a_match_waits_for_luck_and_goes_on() {
    let mut luck = Scripted::new([Item::Lot(1)]);
    let mut game = Match::<Bids>::begin(&start(), &mut luck);
    assert_eq!((game.waits_for(), game.open().count()), (Some(&Why::Secret), 0));
    luck.add(Item::Lot(2));
    luck.add(Item::Lot(1));
    game.nudge(&mut luck);
    assert_eq!((game.waits_for(), game.open().count()), (None, 2));
}

#[test]
fn a_record_that_does_not_follow_the_rules_says_where() {
    let read = |text: &str| Record::<Item>::read::<Bids>(text, "game");
    let head = "[game \"bids\"]\n[rules \"1\"]\n";
    let trouble = |body: &str| {
        let record = read(&format!("{head}{body}")).unwrap();
        record.play::<Bids>(None, &mut NoLuck).map(|_| ()).unwrap_err()
    };
    assert_eq!(trouble("chance: lot-1 lot-1 lot-3").to_string(), "input 3: lot-3 cannot come up for lot");
    assert_eq!(trouble("chance: lot-1 lot-1 lot-2\ntwo: bid-1").at, 3);
    assert_eq!(trouble("chance: lot-1 lot-1 lot-2\none: bid-7\ntwo: bid-1").what, "not allowed by B1");
    assert_eq!(trouble("chance: lot-1\none: bid-1").what, "chance is due for secret, not an answer of seat 0");
    let wrong = |text: &str| read(text).unwrap_err().to_string();
    assert_eq!(wrong("[game \"bids\"]\n"), "game:1: expected the tag [rules \"1\"], found none");
    assert_eq!(wrong(&format!("{head}\nthree: bid-1")), "game:4: expected a seat or 'chance', found 'three'");
    assert_eq!(wrong(&format!("{head}set tokens: x")), "game:3: expected a number, found 'x'");
    assert_eq!(wrong(&format!("{head}one: [2 token")), "game:3: expected ] at the end of the selection");
}

#[test]
fn scenarios_pass_and_fail_where_they_should() {
    let run = |body: &str| {
        let text = format!("scenario s\nset round: 1\nchance: lot-1\n{body}");
        let scenarios = scenario::read::<Bids>(&text, "s").unwrap();
        scenarios[0].run()
    };
    let good = "asked one bid\noffered bid-0, bid-3\nnot offered bid-4\nrefused one: bid-9 by B1\none: bid-2\nback one\n\
        one: bid-1\ntwo: bid-0\nlog seat 0 won lot 1\nnot log seat 1 won lot 1\noffered 3 token\nrefused one: [token] by B1\n\
        one: []\nonly 0, 1, 2\none: 2\nexpect points: 3 0\none: no\nexpect money: 2 3";
    assert_eq!(run(good), Ok(()));
    assert_eq!(run("one: bid-0\nrefused one: bid-0 as not-asked\nrefused two: [] as misshapen"), Ok(()));
    for (body, line) in [
        ("asked two bids", 4),
        ("offered bid-9", 4),
        ("not offered bid-1", 4),
        ("refused one: bid-1 as not-offered", 4),
        ("refused one: bid-9 as not-offered", 4),
        ("refused one: bid-9 by B2", 4),
        ("refused one: [] by B1", 4),
        ("refused two: bid-1 as not-asked", 4),
        ("expect money: 1 1", 4),
        ("log nothing", 4),
        ("over points", 4),
        ("one: bid-9", 4),
        ("back one", 4),
        ("chance: lot-1", 4),
        ("only bid-0", 4),
    ] {
        assert_eq!(run(body).unwrap_err().line, line, "{body}");
    }
}

/// The others of the file go on.
#[test]
fn a_scenario_whose_position_cannot_be_fails_alone_and_names_its_line() {
    let text = "scenario a\nset round: 1\nset tokens: x\nset points: 0 0\nasked one bid\n\
        scenario b\nset round\nscenario c\nasked one bid\nset round: 1\nscenario d\nset round: 1\nchance: lot-1\nasked one bid\n";
    let scenarios = scenario::read::<Bids>(text, "s").unwrap();
    let found: Vec<_> = scenarios.iter().map(|s| s.run().map_err(|failure| failure.line)).collect();
    assert_eq!(found, [Err(3), Err(7), Err(10), Ok(())]);
}

#[test]
fn a_refusal_must_say_why() {
    let read = |line: &str| scenario::read::<Bids>(&format!("scenario s\nset round: 1\n{line}"), "s").map(|s| s.len());
    assert_eq!(read("refused one: bid-9 by B1"), Ok(1));
    let error = read("refused one: bid-9").unwrap_err();
    assert!(error.line == 3 && error.what.contains("as not-offered"), "{error}");
    assert!(read("refused one: bid-9 as silly").is_err());
}

#[test]
fn a_scenario_tells_what_must_not_be_told() {
    let text = "scenario s\nset round: 1\nchance: lot-1\nlog seat 0 won lot 2\nnot log seat 1 won lot 1\n";
    let scenarios = scenario::read::<Bids>(text, "s").unwrap();
    assert_eq!(scenarios[0].denied().collect::<Vec<_>>(), [(5, "seat 1 won lot 1")]);
}
