//! W3.6, W4 Phase 5: the sides act in turn. What each die allows, passing and skipping.

use super::{
    army_moves, attack, character_moves, corruption, draw, enter_play, event_card, fellowship_moves, joining,
    minion_moves, politics, recruit, rings, secrets, separate, stacking, table_cards, tokens, voice,
};
use crate::{
    Action, Character, Event, Face, Game, Item, Law, Lead, Legal, Phase, Side, State, Token, Why, Word, law::lawful,
};
use smallvec::SmallVec;
use table::Flow;

/// One turn of one side, W4.1.1, W7.5.8 in which an Army may move that has moved before; or the end of the phase, W3.6.1.
pub(crate) fn turn(t: &mut Game) -> Flow {
    let Some(side) = whose_turn(t.state) else { return end_of_phase(t) };
    t.state.acting = side;
    let faces: SmallVec<[Face; 7]> = t.state.dice_of(side).faces().collect();
    let words = [Word::Skip, Word::Pass, Word::Ring, Word::DrawToken, Word::AdvanceToken, Word::Join].map(Item::Word);
    let uses = faces.into_iter().map(Item::Face).chain(words);
    match secrets::choose_if(t, side, Why::Turn, uses, |state, item| why_not(state, side, item).is_none())? {
        Item::Face(die) => use_die(t, side, die),
        // W15.6.5 The acting player uses the Ring of his side.
        Item::Word(Word::Ring) => rings::use_ring(t, side),
        Item::Word(Word::DrawToken) => tokens::action(t, side, Token::Draw),
        Item::Word(Word::AdvanceToken) => tokens::action(t, side, Token::Advance),
        Item::Word(Word::Join) => joining::propose(t, side),
        Item::Word(Word::Pass) => {
            t.tell(Event::Passed { side });
            // W15.6.2 Who passes stays the next to act for his side.
            t.state.acting = side.enemy();
            t.state.proposed = false;
            Ok(())
        }
        _ => skip(t, side),
    }
}

/// W3.6.1 The sides alternate; W4.1.3 when one has no unused die the other goes on alone, W4.3.2 and need not pass.
/// W4.1.4 Dice in the Hunt Box are not unused, W17.2.5 and a token is no die.
fn whose_turn(state: &State) -> Option<Side> {
    [state.acting, state.acting.enemy()].into_iter().find(|side| state.dice_of(*side).left() > 0)
}

/// W3.6.2, W13.5.1 At the end of the phase a Fellowship that stood still in Mordor is corrupted.
fn end_of_phase(t: &mut Game) -> Flow {
    if t.state.fellowship.mordor.is_some() && !t.state.fellowship.stirred {
        corruption::corrupt(t, 1)?;
    }
    t.state.phase = Phase::VictoryCheck;
    Ok(())
}

/// W4.3.1 Only with strictly fewer unused dice than the opponent; W15.6.3 those of the sides are compared, W17.2.4 and no tokens.
fn may_pass(state: &State, side: Side) -> bool {
    state.dice_of(side).left() < state.dice_of(side.enemy()).left()
}

/// Which rule forbids this use of a turn, where one does.
pub(crate) fn why_not(state: &State, side: Side, item: Item) -> Option<Law> {
    match item {
        Item::Word(Word::Join) if !joining::may_propose(state, side) => Some(Law("W15.8.1a")),
        Item::Word(Word::Pass) if !may_pass(state, side) => Some(Law("W4.3.1")),
        Item::Word(Word::Ring) if state.dice_of(side).ring_used => Some(Law("W4.5.4")),
        Item::Word(Word::Ring) if !rings::may_use(state, side) => Some(Law("W4.5.1")),
        Item::Word(Word::DrawToken) => tokens::may_use(state, side, Token::Draw).err(),
        Item::Word(Word::AdvanceToken) => tokens::may_use(state, side, Token::Advance).err(),
        Item::Face(die) if !state.dice_of(side).has(die) => Some(Law("W4.1.1")),
        Item::Face(die) if !is_useful(state, side, die) => Some(Law("W4.1.5")),
        _ => None,
    }
}

/// W4.4.1 Discards one unused die with no effect.
fn skip(t: &mut Game, side: Side) -> Flow {
    let dice: SmallVec<[Face; 7]> = t.state.dice_of(side).faces().collect();
    let die = t.choose(side, Why::SkipDie, &dice)?;
    t.state.dice_mut(side).unused[die.index()] -= 1;
    t.tell(Event::Skipped { side, die });
    hand_over(t.state);
    Ok(())
}

/// W4.1.5 Whether anything can be done with a die, W15.6.6 by the acting player: with his Nations, his Minions, his hand and what is shared.
fn is_useful(state: &State, side: Side, die: Face) -> bool {
    // Most dice have a use that is soon seen.
    const SOON: [Action; 4] =
        [Action::MoveFellowship, Action::HideFellowship, Action::DrawEvent, Action::AdvanceNation];
    let actions = || SOON.into_iter().chain(Action::ALL);
    stands_for(die).iter().any(|face| actions().any(|a| legal(state, side, *face, a).is_ok()))
}

/// W4.2.12 The results a die can be used as: its own, and for a Will of the West any other.
fn stands_for(die: Face) -> &'static [Face] {
    match die {
        Face::Character => &[Face::Character],
        Face::Army => &[Face::Army],
        Face::Muster => &[Face::Muster],
        Face::MusterArmy => &[Face::MusterArmy],
        Face::Event => &[Face::Event],
        Face::Will => &[Face::Character, Face::Army, Face::Muster, Face::MusterArmy, Face::Event, Face::Will],
        Face::Eye => &[],
    }
}

/// W4.2.12 The result that a die stands for in an action, or why there is none. Where a Will of the West can stand for several, it
/// is the one that allows most: itself takes any card from the table for nothing, an Event result plays every card, and an Army
/// result moves two Armies and needs nobody to lead them.
pub(crate) fn legal_with(state: &State, side: Side, shown: Face, action: Action) -> Result<Face, Law> {
    const MOST_FIRST: [Face; 6] =
        [Face::Will, Face::Event, Face::Army, Face::Character, Face::Muster, Face::MusterArmy];
    if shown != Face::Will || state.as_before {
        return legal(state, side, shown, action).map(|()| shown);
    }
    let of = |face: Face| legal(state, side, face, action).map(|()| face);
    // That another result would be needed says less than what keeps that result from it.
    let tells = |found: &Result<Face, Law>| !matches!(found, Err(Law(law)) if law.starts_with("W4.2."));
    let found = || MOST_FIRST.into_iter().map(of);
    found().find(Result::is_ok).or_else(|| found().find(tells)).unwrap_or_else(|| of(shown))
}

/// What a Will of the West stood for was asked once; now the action tells.
fn shown_as(t: &mut Game, side: Side, shown: Face) -> Flow<Face> {
    if !t.state.as_before || shown != Face::Will {
        return Ok(shown);
    }
    let any = |face: &Face| Action::ALL.into_iter().any(|a| legal(t.state, side, *face, a).is_ok());
    let faces: SmallVec<[Face; 6]> = stands_for(shown).iter().copied().filter(any).collect();
    secrets::choose(t, side, Why::WillAs, &faces)
}

/// W4.1.1 Uses a die for one action.
fn use_die(t: &mut Game, side: Side, shown: Face) -> Flow {
    let die = shown_as(t, side, shown)?;
    let able = |state: &State, action: Action| legal_with(state, side, die, action).is_ok();
    let action = secrets::choose_if(t, side, Why::Action { die }, Action::ALL.into_iter(), able)?;
    let die = if die == Face::Will { legal_with(t.state, side, die, action).unwrap_or(die) } else { die };
    // A card is chosen before the die is gone, because some cards look at the dice that are left.
    let card = match action {
        Action::PlayEvent => Some(event_card::choose(t, side, die, shown)?),
        _ => None,
    };
    // W4.1.2 The die is used up; that of a Fellowship move goes to the Hunt Box when the Hunt is over.
    t.state.dice_mut(side).unused[shown.index()] -= 1;
    t.tell(Event::Acted { side, shown, die, action });
    match card {
        Some(card) => event_card::play_with(t, card, die)?,
        None => perform(t, side, die, action)?,
    }
    match t.state.battle.is_some() || t.state.decks.resolving.is_some() {
        true => Ok(()),
        false => end_of_action(t),
    }
}

fn perform(t: &mut Game, side: Side, die: Face, action: Action) -> Flow {
    let lead = if die == Face::Character { Lead::Leader } else { Lead::Nobody };
    if matches!(action, Action::MoveArmies | Action::Attack) {
        note_messenger(t.state, die);
    }
    match action {
        Action::MoveArmies => army_moves::action(t, side, lead),
        Action::Attack => attack::action(t, side, lead),
        // The card was chosen, and is being played, before this.
        Action::PlayEvent => Ok(()),
        Action::DrawEvent => draw::action(t, side),
        Action::AdvanceNation => politics::action(t, side),
        Action::Recruit => recruit::action(t, side),
        Action::BringMinion => enter_play::minion(t),
        Action::MoveFellowship => fellowship_moves::action(t),
        Action::HideFellowship => fellowship_moves::hide(t),
        Action::Separate => separate::action(t),
        Action::MoveCompanions => character_moves::action(t),
        Action::MoveMinions => minion_moves::action(t),
        Action::BringGandalf => enter_play::gandalf(t),
        Action::CrownAragorn => enter_play::aragorn(t),
        Action::Warden | Action::Prince | Action::Dwarf => {
            politics::use_ability(t, action);
            Ok(())
        }
        Action::VoiceRecruits => voice::recruits(t),
        Action::VoicePromotes => voice::promotes(t),
        Action::DiscardTable => table_cards::action(t, side, die),
    }
}

/// The end of an action: W7.2.2 regions are trimmed to their limits, and the other side acts.
pub(crate) fn end_of_action(t: &mut Game) -> Flow {
    joining::after_action(t)?;
    stacking::trim(t)?;
    hand_over(t.state);
    Ok(())
}

/// The other side acts. W15.6.2a The next turn of this side is the team-mate's, W15.6.4 also where the other side has no dice left.
fn hand_over(state: &mut State) {
    state.end_deed();
    if state.is_shared(state.acting) {
        let next = &mut state.next[state.acting.index()];
        *next = next.team_mate();
    }
    state.acting = state.acting.enemy();
    state.proposed = false;
}

/// W6.6.10 Whether the Mouth of Sauron lets this die stand for an Army result.
pub(crate) fn messenger(state: &State, die: Face) -> bool {
    // W15.7.5 He serves the player whose Minion he is.
    die == Face::Muster && state.acting == Side::Shadow && state.is_at_hand(Character::MouthOfSauron) && may_send(state)
}

fn may_send(state: &State) -> bool {
    state.in_play(Character::MouthOfSauron) && !state.messenger_used
}

/// W6.6.10 Once per turn: a Muster die that was used as an Army die.
pub(crate) fn note_messenger(state: &mut State, die: Face) {
    if messenger(state, die) {
        state.messenger_used = true;
    }
}

/// W4.2 Whether a die may be used for an action, and W4.1.5 whether any of it can be carried out.
pub(crate) fn legal(state: &State, side: Side, die: Face, action: Action) -> Legal {
    let character = die == Face::Character;
    let lead = if character { Lead::Leader } else { Lead::Nobody };
    let army = die.moves_armies() || messenger(state, die);
    let free = side == Side::Free;
    match action {
        Action::MoveArmies => {
            lawful(character || army, "W4.2.6")?;
            lawful(army_moves::possible(state, side, lead), "W4.1.5")
        }
        Action::Attack => {
            lawful(character || army, "W4.2.6")?;
            lawful(attack::possible(state, side, lead), "W4.1.5")
        }
        Action::PlayEvent => event_card::any(state, side, die),
        Action::DrawEvent => {
            lawful(die == Face::Event, "W4.2.10")?;
            lawful(!state.decks.undrawn.of(side).is_empty(), "W5.1.1")
        }
        Action::AdvanceNation => {
            lawful(die.musters(), "W4.2.7")?;
            politics::any(state, side)
        }
        Action::Recruit => {
            lawful(die.musters(), "W4.2.8")?;
            lawful(recruit::possible(state, side), "W4.1.5")
        }
        Action::BringMinion => {
            lawful(!free && die.musters(), "W4.2.9")?;
            lawful(enter_play::any_minion(state), "W6.2.1")
        }
        Action::MoveFellowship => {
            lawful(free && character, "W4.2.3")?;
            // W13.3.5 On the Mordor Track too.
            lawful(state.fellowship.hidden, "W11.4.1")
        }
        Action::HideFellowship => {
            // W6.6.5 With Strider as Guide any die hides the Fellowship.
            lawful(free && (character || state.fellowship.guide == Character::Strider), "W4.2.3")?;
            lawful(!state.fellowship.hidden, "W11.7.1")
        }
        Action::Separate => {
            lawful(free && character, "W4.2.4")?;
            lawful(state.fellowship.mordor.is_none(), "W11.9.1")?;
            lawful(!state.companions().is_empty(), "W4.1.5")
        }
        Action::MoveCompanions => {
            lawful(free && character, "W4.2.4")?;
            lawful(character_moves::possible(state), "W4.1.5")
        }
        Action::MoveMinions => {
            lawful(!free && character, "W4.2.5")?;
            lawful(minion_moves::possible(state), "W4.1.5")
        }
        Action::BringGandalf => {
            lawful(free && die == Face::Will, "W4.2.13")?;
            enter_play::may_bring_gandalf(state)
        }
        Action::CrownAragorn => {
            lawful(free && die == Face::Will, "W4.2.13")?;
            enter_play::may_crown_aragorn(state)
        }
        Action::Warden | Action::Prince | Action::Dwarf => {
            lawful(free, "W6.6.8")?;
            politics::may_use_ability(state, action)
        }
        Action::VoiceRecruits => {
            lawful(!free && die.musters(), "W6.6.9")?;
            voice::may_recruit(state)
        }
        Action::VoicePromotes => {
            lawful(!free && die.musters(), "W6.6.9")?;
            voice::may_promote(state)
        }
        Action::DiscardTable => table_cards::may_discard(state, side, die),
    }
}
