//! What players know of War of the Ring: positions in which there is something to be known.

use players::{Glimpse, Lore};
use table::{Answer, Dice, Match, NoLuck, Seat};
use war::{
    Action, Card, Character, Deck, Face, Figure, Item, Nation, Phase, Place, Region, Side, State, Victory, War, Why,
    Word, start,
};
use war_lore::{WarLore, by_name};

/// A position in phase 5 in which a side is to act with these dice, and the other has none.
fn to_act(side: Side, dice: &[Face]) -> State {
    let mut state = start();
    state.phase = Phase::Actions;
    state.acting = side;
    state.dice_mut(side).pool = dice.len() as u8;
    dice.iter().for_each(|die| state.dice_mut(side).unused[die.index()] += 1);
    state
}

/// The single things that greedy chooses until it is somebody else's turn, or it has used a die.
fn acts(state: State, seed: u64) -> Vec<Item> {
    let single = |answer| if let Answer::One(item) = answer { Some(item) } else { None };
    answers(state, seed).into_iter().filter_map(single).collect()
}

/// All its answers until then.
fn answers(state: State, seed: u64) -> Vec<Answer<Item>> {
    let mut luck = Dice::new(seed);
    let mut game = Match::<War>::from_state(state, &mut luck);
    let mut player = by_name("greedy", seed).expect("a player");
    let seat = game.next_question().expect("somebody is asked").seat;
    let mut given = Vec::new();
    while let Some(asked) = game.next_question().cloned() {
        if asked.seat != seat || asked.why == Why::Turn && !given.is_empty() {
            break;
        }
        let answer = player.answer(&Glimpse::new(&game, &asked));
        given.push(answer.clone());
        game.answer(asked.seat, answer, &mut luck).expect("players give legal answers");
    }
    given
}

fn chance(state: &State, side: Side) -> f32 {
    WarLore::worth(state, state.decider(side, Why::Turn))
}

#[test]
fn the_chances_of_both_sides_are_one() {
    let state = start();
    assert!((chance(&state, Side::Free) + chance(&state, Side::Shadow) - 1.0).abs() < 1e-5);
    assert!(
        (0.15..0.85).contains(&chance(&state, Side::Free)),
        "neither side is lost from the start: {}",
        chance(&state, Side::Free)
    );
}

#[test]
fn a_won_game_is_won() {
    for (victory, side) in [(Victory::FreeRing, Side::Free), (Victory::ShadowMilitary, Side::Shadow)] {
        let mut state = start();
        state.victory = Some(victory);
        assert_eq!(chance(&state, side), 1.0);
        assert_eq!(chance(&state, side.enemy()), 0.0);
    }
}

/// What makes a position better for the Free Peoples, one thing at a time.
#[test]
fn judgement_knows_what_is_good() {
    type Change = (&'static str, fn(&mut State));
    let better: [Change; 5] = [
        ("the Fellowship is further on", |s| s.fellowship.progress += 2),
        ("Aragorn is crowned", |s| {
            s.put(Character::Strider, Place::Gone);
            s.put(Character::Aragorn, Place::On(Region::MinasTirith));
        }),
        ("Gondor is at war", |s| s.politics.steps[Nation::Gondor.index()] = 0),
        ("an Elven Ring is left", |s| s.dice_mut(Side::Free).rings += 1),
        ("Moria stands empty", |s| {
            let troops = *s.board.at(Region::Moria);
            s.board.leave(Region::Moria, &troops);
        }),
    ];
    let worse: [Change; 6] = [
        ("Corruption", |s| s.fellowship.corruption += 2),
        ("the Fellowship is revealed", |s| s.fellowship.hidden = false),
        ("a Companion is lost", |s| s.put(Character::Boromir, Place::Gone)),
        ("Pelargir is taken", |s| {
            let troops = *s.board.at(Region::Pelargir);
            s.board.leave(Region::Pelargir, &troops);
            s.board.captured.add(Region::Pelargir);
        }),
        ("an army stands before Lórien", |s| {
            s.board.add(Region::DimrillDale, Figure::Regular(Nation::Sauron), 8);
        }),
        ("Saruman has come", |s| s.put(Character::Saruman, Place::On(Region::Orthanc))),
    ];
    let now = chance(&start(), Side::Free);
    for (what, change) in better {
        let mut state = start();
        change(&mut state);
        assert!(chance(&state, Side::Free) > now, "{what}");
    }
    for (what, change) in worse {
        let mut state = start();
        change(&mut state);
        assert!(chance(&state, Side::Free) < now, "{what}");
    }
}

#[test]
fn even_a_lost_position_can_be_more_lost() {
    let mut state = start();
    state.fellowship.corruption = 11;
    let almost = chance(&state, Side::Free);
    state.fellowship.corruption = 10;
    assert!(chance(&state, Side::Free) > almost && almost > 0.0);
}

#[test]
fn the_last_step_is_taken() {
    let mut state = to_act(Side::Free, &[Face::Character, Face::Muster]);
    state.fellowship.mordor = Some(4);
    let given = acts(state, 1);
    assert_eq!(given[..2], [Item::Face(Face::Character), Item::Action(Action::MoveFellowship)], "{given:?}");
}

/// The Shadow has nine points, and some Southrons stand before Pelargir.
fn before_pelargir(southrons: u8, gondor: u8) -> State {
    let mut state = to_act(Side::Shadow, &[Face::Army]);
    for taken in [Region::HelmsDeep, Region::DolAmroth, Region::Lorien, Region::Rivendell] {
        let troops = *state.board.at(taken);
        state.board.leave(taken, &troops);
        state.board.captured.add(taken);
    }
    state.board.captured.add(Region::Dale);
    state.fellowship.figure = Region::Moria;
    let troops = *state.board.at(Region::Pelargir);
    state.board.leave(Region::Pelargir, &troops);
    state.board.add(Region::Pelargir, Figure::Regular(Nation::Gondor), gondor);
    state.politics.steps[Nation::Southrons.index()] = 0;
    state.board.add(Region::WestHarondor, Figure::Regular(Nation::Southrons), southrons);
    state
}

#[test]
fn an_open_city_is_taken_for_the_tenth_point() {
    let given = acts(before_pelargir(2, 0), 1);
    assert!(given.contains(&Item::Region(Region::WestHarondor)), "{given:?}");
    assert!(given.contains(&Item::Region(Region::Pelargir)), "{given:?}");
}

#[test]
fn a_weak_city_is_attacked_for_the_tenth_point() {
    let given = acts(before_pelargir(8, 1), 1);
    assert!(given.contains(&Item::Action(Action::Attack)), "{given:?}");
}

#[test]
fn a_ring_is_used_for_the_last_step() {
    let mut state = to_act(Side::Free, &[Face::Muster]);
    state.fellowship.mordor = Some(4);
    let given = acts(state, 1);
    assert_eq!(given[0], Item::Word(Word::Ring), "{given:?}");
}

#[test]
fn the_hunt_begins_with_a_few_dice() {
    let mut state = start();
    state.phase = Phase::HuntAllocation;
    assert!(matches!(answers(state, 1)[0], Answer::Number(1 | 2)), "{:?}", answers(state, 1));
}

/// Whatever lies before and behind it in the hand.
#[test]
fn the_card_of_least_use_is_discarded() {
    let of_character = |number| Card::new(Side::Free, Deck::Character, number);
    let mut state = start();
    state.phase = Phase::Recover;
    for number in [1, 2, 11, 12, 13, 19] {
        state.decks.undrawn.remove(of_character(number));
        state.decks.hand.add(Seat(0), of_character(number));
    }
    let given = answers(state, 1);
    let Answer::Some(pick) = &given[0] else { panic!("nothing is discarded: {given:?}") };
    assert!(pick.contains(&(Item::Card(of_character(11)), 1)), "{given:?}");
}

#[test]
fn the_heir_is_crowned_when_he_can_be() {
    let mut state = to_act(Side::Free, &[Face::Will, Face::Event]);
    state.put(Character::Strider, Place::On(Region::MinasTirith));
    let given = acts(state, 1);
    assert_eq!(given, [Item::Face(Face::Will), Item::Action(Action::CrownAragorn)]);
}

#[test]
fn minions_come_as_soon_as_they_can() {
    let mut state = to_act(Side::Shadow, &[Face::Muster]);
    state.politics.steps[Nation::Isengard.index()] = 0;
    let given = acts(state, 1);
    assert!(given.contains(&Item::Action(Action::BringMinion)), "{given:?}");
}

#[test]
fn the_gate_of_mordor_is_entered() {
    let mut state = start();
    state.phase = Phase::Fellowship;
    state.fellowship.figure = Region::Morannon;
    let game = Match::<War>::from_state(state, &mut NoLuck);
    let asked = game.next_question().expect("the Free Peoples are asked").clone();
    assert_eq!(asked.why, Why::EnterMordor);
    let given = acts(state, 1);
    assert!(given.contains(&Item::Word(Word::Yes)), "{given:?}");
}

#[test]
fn a_hopeless_attack_is_not_made() {
    let mut state = to_act(Side::Shadow, &[Face::Army]);
    state.politics.steps[Nation::Sauron.index()] = 0;
    let troops = state.board.at(Region::Osgiliath).of(Side::Free);
    state.board.leave(Region::Osgiliath, &troops);
    state.board.add(Region::Osgiliath, Figure::Regular(Nation::Sauron), 1);
    state.board.add(Region::MinasTirith, Figure::Elite(Nation::Gondor), 4);
    let given = acts(state, 1);
    assert!(!given.contains(&Item::Action(Action::Attack)), "only Osgiliath could attack: {given:?}");
}
