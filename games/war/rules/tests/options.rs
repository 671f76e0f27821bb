//! Games with the switches of W16: each by itself and all together, for every number of players.

use table::{Dice, Match, Random, Record, Table, Written, conformance};
use war::{Event, Item, State, Switch, SwitchSet, War, invariants};

/// What a set-up says for each number of players: two as usual.
const PLAYERS: &[&[(&str, &str)]] = &[&[], &[("players", "3")], &[("players", "4")]];

/// The starts with these switches on, one for each number of players.
fn starts(switches: SwitchSet) -> Vec<State> {
    let names: Vec<_> = switches.iter().map(Switch::id).collect();
    let start = |lines: &&[(&str, &str)]| {
        let lines = lines.iter().copied().chain([("options", names.join(", ").as_str())]).map(own).collect::<Vec<_>>();
        War::setup(&lines).expect("a start")
    };
    PLAYERS.iter().map(start).collect()
}

fn own((key, value): (&str, &str)) -> (String, String) {
    (key.into(), value.into())
}

fn all() -> SwitchSet {
    Switch::ALL.into_iter().collect()
}

/// Every switch by itself, and all of them.
fn sets() -> impl Iterator<Item = SwitchSet> {
    Switch::ALL.into_iter().map(|switch| [switch].into_iter().collect()).chain([all()])
}

/// What holds in every game holds with every switch, and positions of such games are written and read.
#[test]
fn nothing_that_must_hold_breaks_with_a_switch() {
    for (switches, base) in sets().zip((0..).step_by(1000)) {
        for (start, seed) in starts(switches).into_iter().flat_map(|start| (base..base + 25).map(move |s| (start, s))) {
            let (mut state, mut random, mut steps) = (start, Random::new(seed), 0);
            while state.victory.is_none() {
                Table::<War>::new(&mut state, &mut random).step().expect("a random player always answers");
                invariants::check(&state).unwrap_or_else(|what| panic!("{switches:?}, seed {seed}: {what}"));
                assert_eq!(state.options, switches);
                steps += 1;
                if steps % 97 == 0 {
                    assert_eq!(War::setup(&War::describe(&state)), Ok(state), "{switches:?}, seed {seed}");
                }
            }
        }
    }
}

/// W16.1.2a Nothing of a hand is told by who is asked what, though cards are announced; and the rest of what any game promises.
#[test]
fn games_with_switches_keep_what_games_promise() {
    let mut together = 0;
    for start in [SwitchSet::EMPTY, all()].into_iter().flat_map(starts) {
        conformance::games_end::<War>(&start, 0..20, 100);
        conformance::answers_are_as_offered::<War>(&start, 3, 17);
        conformance::saved_and_replayed_games_agree::<War>(&start, 3, 50);
        conformance::views_hide::<War>(&start, 3, 7);
        conformance::open_lines_hide::<War>(&start, 3, 7);
        conformance::steps_back::<War>(&start, 3, 37);
        together +=
            (0..4).map(|seed| conformance::silence_tells_nothing::<War>(&start, seed, 31).together).sum::<usize>();
    }
    assert!(together > 500, "{together}");
}

/// W16.1.2 Random games really contain announcements, by both sides and of both kinds.
#[test]
fn cards_are_announced() {
    let mut heard = [0; 2];
    for start in starts(all()) {
        let (mut luck, mut player) = (Dice::new(1), Random::new(1));
        let mut game = Match::<War>::begin(&start, &mut luck);
        while let Some(asked) = game.next_question().cloned() {
            let answer = player.answer::<War>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
        for event in game.events() {
            if let Event::Announced { uses, .. } = event {
                heard[usize::from(*uses)] += 1;
            }
        }
    }
    assert!(heard.iter().all(|count| *count > 3), "{heard:?}");
}

/// The starts that people can simulate from are what they say.
#[test]
fn starts_have_their_switches() {
    let first_edition = include_str!("../../starts/first-edition.record");
    let record = Record::<Item>::read::<War>(first_edition, "first-edition.record").expect("a record");
    let game = record.play::<War>(None, &mut Dice::new(1)).expect("a start");
    let switches = all().without([Switch::GollumDrawsTiles, Switch::StrictStacking].into_iter().collect());
    assert_eq!(game.start().options, switches);
}

/// The tags of a record name the switches, and old records have the line that strict stacking had before there were others.
#[test]
fn switches_are_written() {
    let start = starts([Switch::StrictStacking, Switch::NoMinimumHunt].into_iter().collect())[0];
    assert_eq!(War::options(&start), "no-minimum-hunt strict-stacking");
    let old = War::setup(&[own(("strict stacking", "yes"))]).expect("a start");
    assert_eq!(War::options(&old), "strict-stacking");
    assert_eq!(War::options(&War::setup(&[]).expect("the start")), "none");
    let unknown = War::setup(&[own(("options", "no-maximum-hunt"))]);
    assert_eq!(unknown, Err((0, "expected an option, found 'no-maximum-hunt'".into())));
}
