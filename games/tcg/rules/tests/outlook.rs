//! T8.21 to T8.30 What is said of a skirmish before it is fought is what comes of it.

use table::{Dice, Match, Random, scenario};
use tcg::{
    Event, Setup, State, Tcg, Why,
    game::{Id, Options, Outlook},
};

fn position(lines: &str) -> State {
    let text = format!("scenario Before\nrules T8.21\nset phase: skirmish\n{lines}");
    let scenarios = scenario::read::<Tcg>(&text, "outlook").unwrap_or_else(|error| panic!("{error}"));
    let game: Match<Tcg> = scenarios[0].played().unwrap_or_else(|failure| panic!("{}", failure.was));
    game.state().clone()
}

/// The outlook of the skirmish that is fought, and the codes of those who would die.
fn outlook(state: &State) -> (Outlook, Vec<String>) {
    let fought = state.skirmish.as_ref().expect("a skirmish is fought");
    let outlook = Outlook::of(state, &fought.free, &fought.minions);
    let code = |id: &Id| state.find(*id).expect("it is in play").card.to_string();
    (outlook, outlook.deaths(state, &fought.free, &fought.minions).iter().map(code).collect())
}

#[test]
fn who_loses_is_wounded_and_dies_of_the_last_wound() {
    let fight = |wounds: &str| {
        let lines = format!("set 1U12.1: a{wounds}\nset 1C191.1: b\nset hand a: 1C299\nset assigned: 1C191.1>1U12.1");
        outlook(&position(&format!("{lines}\nasked a act")))
    };
    let (outlook, deaths) = fight("");
    assert_eq!((outlook.free, outlook.shadow, outlook.free_lost, outlook.wounds), (6, 6, true, 1));
    assert_eq!(deaths, Vec::<String>::new());
    assert_eq!(fight(", 2 wounds").1, ["1U12"]);
}

#[test]
fn the_ring_saves_its_bearer_from_wounds_and_not_from_being_overwhelmed() {
    let fight = |minion: &str, more: &str| {
        let lines = format!("set 1C290.1: a, 3 wounds\nset {minion}: b\nset hand a: 1C299\n{more}");
        outlook(&position(&format!("{lines}\nset assigned: {minion}>1C290.1\nasked a act"))).1
    };
    assert_eq!(fight("1C174.1", ""), ["1C290"]);
    assert_eq!(fight("1C174.1", "set worn a: yes"), Vec::<String>::new());
    assert_eq!(fight("1C150.1", "set worn a: yes"), ["1C290"]);
}

/// 1C174 looks at who fights at its side.
#[test]
fn cards_that_look_at_who_fights_are_asked_as_if_they_did() {
    let lines = "set 1U12.1: a\nset 1C174.1: b\nset 1U178.1: b\nset 1C151.1: b\nset hand a: 1C299";
    let assigned = "set assigned: 1C174.1>1U12.1 1U178.1>1U12.1 1C151.1>1C290.1\nasked a next-skirmish";
    let state = position(&format!("{lines}\n{assigned}"));
    let named = |code: &str| state.in_play.iter().find(|o| o.card.to_string() == code).expect("it is in play").id;
    let (gimli, minions) = (named("1U12"), [named("1C174"), named("1U178")]);
    assert_eq!(Outlook::of(&state, &[gimli], &minions).wounds, 1);
    let (outlook, deaths) = Outlook::if_they_fought(&state, gimli, &minions, false);
    assert_eq!((outlook.free, outlook.shadow, outlook.wounds, &deaths[..]), (6, 10, 3, &[gimli][..]));
}

/// In games at random: what was told of a skirmish to come is what it begins with.
#[test]
fn skirmishes_to_come_are_seen_as_they_will_be() {
    let mut compared = 0;
    for seed in 0..60 {
        let (mut luck, mut random) = (Dice::new(seed), Random::new(seed));
        let decks = (0..2 + seed % 3).map(|_| tcg_decks::random(&mut luck)).collect();
        let mut game = Match::<Tcg>::begin(&Setup::Decks(decks, Options::default()), &mut luck);
        while let Some(asked) = game.next_question().cloned() {
            let before = game.state().clone();
            let heard = game.events().len();
            let answer = random.answer::<Tcg>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
            let Some(fought) = game.state().skirmish.as_ref().filter(|_| asked.why == Why::NextSkirmish) else {
                continue;
            };
            let has_only_begun = game.events()[heard..].iter().all(|event| matches!(event, Event::Phase { .. }));
            if let ([character], true) = (&fought.free[..], has_only_begun) {
                let (seen, _) = Outlook::if_they_fought(&before, *character, &fought.minions, fought.fierce);
                let now = Outlook::of(game.state(), &fought.free, &fought.minions);
                assert_eq!(seen, now, "seed {seed}, turn {}", before.turn);
                compared += 1;
            }
        }
    }
    assert!(compared > 20, "{compared} compared");
}
