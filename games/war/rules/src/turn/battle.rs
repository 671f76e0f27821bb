//! W8.4 to W8.9 Fighting a battle, stage by stage. W9.2, W9.3 Retreating into a siege. W9.5 Siege battles.

use super::{actions, advance, capture, casualties, draw, retreat, round::Round, secrets, table_cards, throw};
use crate::cards::{combat, known::*};
use crate::{
    Battle, BattleKind, Card, CardSet, Character, Event, Game, Nation, Owner, Side, Stage, State, Switch, Why,
};
use smallvec::SmallVec;
use table::{Flow, Seat, Seats};

/// W8.3.3 The most dice in one roll.
pub(crate) const MOST_DICE: u8 = 5;

/// One stage of the battle.
pub(crate) fn step(t: &mut Game) -> Flow {
    match battle(t).stage {
        Stage::Begin => begin(t),
        Stage::AttackerCard => attacker_card(t),
        Stage::DefenderCard => {
            // What the attacker has laid, lies: whether he may take it back must not tell what the defender could lay.
            t.settle();
            let defender = battle(t).defender();
            card_or_announcement(t, defender)?;
            next(t, if t.state.plays(Switch::AnnouncedCards) { Stage::BothCards } else { Stage::Reveal })
        }
        Stage::BothCards => both_cards(t),
        Stage::Reveal => reveal(t),
        Stage::Fight => fight(t),
        Stage::Advance => {
            advance::after_battle(t)?;
            finish(t)
        }
        Stage::Over => finish(t),
    }
}

/// The battle that is being fought.
pub(crate) fn battle<'a>(t: &'a mut Game) -> &'a mut Battle {
    t.state.battle.as_mut().expect("a battle is being fought")
}

fn next(t: &mut Game, stage: Stage) -> Flow {
    battle(t).stage = stage;
    Ok(())
}

/// The battle is over, and with it the action.
fn finish(t: &mut Game) -> Flow {
    let fought = *battle(t);
    capture::after_battle(t, fought.to);
    t.state.battle = None;
    t.state.end_attack(&fought);
    // An event that made the attack has something left to do.
    match t.state.decks.resolving {
        Some(_) => Ok(()),
        None => actions::end_of_action(t),
    }
}

/// W8.4.13 Abilities at the start of the battle: W6.6.3 the White Rider is the only one.
fn begin(t: &mut Game) -> Flow {
    let fighting = *battle(t);
    let (free, shadow) = (fighting.army(t.state, Side::Free), fighting.army(t.state, Side::Shadow));
    let against = shadow.troops.nazgul > 0 || shadow.has(Character::WitchKing);
    if free.has(Character::GandalfTheWhite) && against && t.confirm(Side::Free, Why::WhiteRider)? {
        battle(t).white_rider = true;
        t.tell(Event::WhiteRider);
    }
    next(t, Stage::AttackerCard)
}

/// W9.2.1, W8.4.12 At his own Stronghold the defender chooses before every round, W9.7.2 but not at one he besieges;
/// then W8.4.3 the attacker lays his card.
fn attacker_card(t: &mut Game) -> Flow {
    let Battle { attacker, to, kind, .. } = *battle(t);
    let at_home = kind == BattleKind::Field && t.state.board.controls_stronghold(attacker.enemy(), to);
    if at_home && t.confirm(attacker.enemy(), Why::IntoSiege { at: to })? {
        t.tell(Event::IntoSiege { side: attacker.enemy(), at: to });
        battle(t).inside = true;
        return next(t, Stage::Advance);
    }
    card_or_announcement(t, attacker)?;
    next(t, Stage::DefenderCard)
}

/// W8.4.3 A side lays its card; W16.1.2 or it says whether it uses one.
fn card_or_announcement(t: &mut Game, side: Side) -> Flow {
    if t.state.plays(Switch::AnnouncedCards) {
        return announce(t, side);
    }
    let options = may_lay(t.state, side).iter().map(Some).chain([None]);
    let usable = |state: &State, card: Option<Card>| card.is_none_or(|card| combat::may_use(state, side, card).is_ok());
    let laid = match combat::may_use_any(t.state, side) {
        Ok(()) => secrets::choose_if(t, side, Why::CombatCard, options, usable)?,
        Err(_) => None,
    };
    lay(t, side, laid);
    Ok(())
}

/// W8.4.2, W5.7.1 A side may lay one card face down; it takes no die. The Balrog of Moria may be used from the table. Who holds
/// cards is asked though he can use none of them, unless everybody knows that he may not use any.
fn may_lay(state: &State, side: Side) -> CardSet {
    let mut cards = state.hand_for(side, Why::CombatCard);
    if side == Side::Shadow && table_cards::lies(state, BALROG) {
        cards.add(BALROG);
    }
    cards
}

/// The cards that a side may lay and use.
fn usable(state: &State, side: Side) -> SmallVec<[Card; 8]> {
    may_lay(state, side).iter().filter(|card| combat::may_use(state, side, *card).is_ok()).collect()
}

fn lay(t: &mut Game, side: Side, card: Option<Card>) {
    let Some(card) = card else { return };
    let owner = Owner::at(t.state.decider(side, Why::CombatCard), t.state);
    battle(t).from_table |= table_cards::lies(t.state, card);
    t.state.decks.table.remove(card);
    t.state.decks.leave_hand(card);
    battle(t).laid[side.index()] = Some(card);
    t.tell(Event::Laid { side, owner, deck: card.deck(), card: Some(card) });
}

/// W16.1.2 A side says whether it uses a card; W16.1.2a only one that has a card it may use can say yes.
fn announce(t: &mut Game, side: Side) -> Flow {
    let may = |state: &State, yes: bool| !yes || !usable(state, side).is_empty();
    let uses = match combat::may_use_any(t.state, side) {
        Ok(()) => secrets::choose_if(t, side, Why::Announce, [true, false].into_iter(), may)?,
        Err(_) => false,
    };
    battle(t).announced[side.index()] = uses;
    t.tell(Event::Announced { side, uses });
    Ok(())
}

/// W16.1.2, W16.1.2a Whoever has announced a card lays one; both choose at once, so that neither sees even the back of the other's.
fn both_cards(t: &mut Game) -> Flow {
    // What the defender has announced, the attacker has heard.
    t.settle();
    let announced = battle(t).announced;
    let sides = order(t).into_iter().filter(|side| announced[side.index()]);
    let sides: SmallVec<[Side; 2]> = sides.collect();
    let seats: SmallVec<[Seat; 2]> = sides.iter().map(|side| t.state.decider(*side, Why::CombatCard)).collect();
    let cards = t.together(seats, |t, seat| {
        let side = t.state.side_of(seat);
        let mut options: SmallVec<[Option<Card>; 8]> = usable(t.state, side).into_iter().map(Some).collect();
        if options.is_empty() {
            // Only in a world that was dealt anew to somebody who cannot see this hand.
            options.push(None);
        }
        match t.state.hand_for(side, Why::CombatCard).is_empty() {
            true => t.choose(side, Why::CombatCard, &options),
            false => t.ask(side, Why::CombatCard, &options),
        }
    })?;
    sides.into_iter().zip(cards).for_each(|(side, card)| lay(t, side, card));
    battle(t).announced = [false; 2];
    next(t, Stage::Reveal)
}

/// W8.4.4 Both cards are revealed together.
fn reveal(t: &mut Game) -> Flow {
    battle(t).revealed = true;
    t.shows(Seats::ALL);
    for side in Side::ALL {
        if let Some(card) = battle(t).laid[side.index()] {
            t.tell(Event::Turned { side, card });
        }
    }
    next(t, Stage::Fight)
}

/// W8.4.1 The rest of the round: roll, re-roll, casualties, cease or retreat. Both sides do each before the next.
fn fight(t: &mut Game) -> Flow {
    let sorcerer = sorcerer_watches(t);
    let mut round = Round::new(t.state);
    combat::act(t, &mut round, 0..=3)?;
    if round.withdrawn {
        put_cards_away(t);
        let stage = after_withdrawal(t);
        next(t, stage)?;
        return sorcery(t, sorcerer);
    }
    // W8.5.6 If an extra attack has destroyed an Army, nobody rolls.
    if both_stand(t) {
        exchange(t, &mut round)?;
    }
    combat::act(t, &mut round, 7..=7)?;
    // W8.7.8 Both may be destroyed.
    for side in order(t) {
        let fighting = *battle(t);
        let army = fighting.army(t.state, side);
        if army.units() == 0 {
            casualties::destroyed(t, fighting.place(side), &army);
        }
    }
    end_of_round(t)?;
    sorcery(t, sorcerer)
}

/// W8.4.1 The attacker does everything first.
fn order(t: &mut Game) -> [Side; 2] {
    [battle(t).attacker, battle(t).defender()]
}

/// Whether both Armies have a unit left.
pub(crate) fn both_stand(t: &mut Game) -> bool {
    let fighting = *battle(t);
    Side::ALL.into_iter().all(|side| fighting.army(t.state, side).units() > 0)
}

/// W8.5 to W8.7 Combat roll, re-roll and casualties.
fn exchange(t: &mut Game, round: &mut Round) -> Flow {
    for side in order(t) {
        combat_roll(t, side, round)?;
    }
    combat::act(t, round, 4..=4)?;
    for side in order(t) {
        re_roll(t, side, round)?;
    }
    combat::act(t, round, 5..=6)?;
    for side in order(t) {
        t.tell(Event::Hits { side, hits: round.of(side).total() });
    }
    for side in order(t).into_iter().filter(|side| round.of(*side).own_hits > 0) {
        t.tell(Event::OwnHits { side, hits: round.of(side).own_hits });
    }
    // W8.5.5 Both have rolled by now. W8.7.1 The attacker removes first, the defender then suffers his hits in full.
    let hits = |side: Side| round.of(side.enemy()).total() + round.of(side).own_hits;
    let [attacker, defender] = order(t);
    take_hits_before(t, attacker, hits(attacker), hits(defender))?;
    take_hits(t, defender, hits(defender))?;
    Ok(())
}

/// W8.7 The figures of a side that take part suffer hits.
pub(crate) fn take_hits(t: &mut Game, side: Side, hits: u8) -> Flow<u8> {
    take_hits_before(t, side, hits, 0)
}

/// The same, while the other side has still to take what was `dealt` to it.
fn take_hits_before(t: &mut Game, side: Side, hits: u8, dealt: u8) -> Flow<u8> {
    let fighting = *battle(t);
    casualties::suffer(t, side, fighting.place(side), fighting.spared(side), hits, dealt)
}

/// W8.5.1 One die for each point of strength, within what cards allow.
fn combat_roll(t: &mut Game, side: Side, round: &mut Round) -> Flow {
    let fighting = *battle(t);
    let strength = fighting.strength(t.state, side, round.silenced);
    let dice = round.of(side).dice_for(strength);
    let needed = needed(fighting.hits_on(side), round.of(side).bonus);
    let rolled = throw(t, side, Why::CombatDie, dice, needed)?;
    let fighter = round.of_mut(side);
    fighter.hits = count_hits(&rolled, needed);
    fighter.rolled = rolled;
    Ok(())
}

/// W8.6.1 A side may re-roll as many failed dice as it has Leadership; W8.6.2 hits are added.
fn re_roll(t: &mut Game, side: Side, round: &mut Round) -> Flow {
    let fighting = *battle(t);
    let leadership = round.leadership(t.state, &fighting, side);
    let fighter = round.of(side);
    let failed = (fighter.rolled.len() as u8).saturating_sub(fighter.hits + fighter.barred);
    let most = if fighter.no_re_roll { 0 } else { leadership.min(failed).min(MOST_DICE) };
    let needed = needed(fighting.hits_on(side), fighter.re_bonus);
    let again = t.number(side, Why::ReRoll, 0, most)?;
    let rolled = throw(t, side, Why::CombatDie, again, needed)?;
    round.of_mut(side).re_hits = count_hits(&rolled, needed);
    Ok(())
}

/// W8.4.10 An extra attack by a card: no re-roll, W8.4.11 no modifier, and losses at once.
pub(crate) fn extra_attack(t: &mut Game, side: Side, dice: u8, needed: u8, round: &mut Round) -> Flow {
    let rolled = throw(t, side, Why::CombatDie, dice.min(MOST_DICE), needed)?;
    let hits = count_hits(&rolled, needed);
    round.of_mut(side).extra_attack += hits;
    t.tell(Event::Hits { side, hits });
    take_hits(t, side.enemy(), hits)?;
    Ok(())
}

/// W8.5.3 Modifiers are added to each die, so that it needs less or more. W8.5.4 A natural 6 always hits and a natural 1
/// always misses.
fn needed(hits_on: u8, bonus: i8) -> u8 {
    hits_on.saturating_add_signed(-bonus).clamp(2, 6)
}

fn count_hits(rolled: &[u8], needed: u8) -> u8 {
    rolled.iter().filter(|die| **die >= needed).count() as u8
}

/// W8.8, W9.5.3 The end of the round. The stage says what comes next.
fn end_of_round(t: &mut Game) -> Flow {
    put_cards_away(t);
    let fighting = *battle(t);
    let (attacker, defender) = (fighting.attacker, fighting.defender());
    let attackers_left = fighting.army(t.state, attacker).units() > 0;
    let defenders_left = fighting.army(t.state, defender).units() > 0;
    let stage = match (attackers_left, defenders_left, fighting.kind) {
        // W8.9.2 The defender is gone: the attacker may advance; W9.6.5 not after a sortie, nor within the walls.
        (true, false, BattleKind::Field) => Stage::Advance,
        (true, false, BattleKind::Siege | BattleKind::Sortie) | (false, _, _) => Stage::Over,
        (true, true, BattleKind::Siege) => next_assault(t, attacker)?,
        (true, true, BattleKind::Sortie) if t.state.plays(Switch::OneRoundSortie) => {
            // W16.2.5 The besieger may retreat; if he does not, the sortie goes back inside.
            retreat::ask(t, defender)?;
            Stage::Over
        }
        (true, true, BattleKind::Field | BattleKind::Sortie) => cease_or_retreat(t, attacker, defender)?,
    };
    if stage == Stage::AttackerCard {
        let round = fighting.round.saturating_add(1);
        battle(t).round = round;
        // W15.8.3a Who controls each Army is settled anew.
        let control = fighting.commanders(t.state);
        battle(t).control = control;
        t.tell(Event::Round { round });
    }
    next(t, stage)
}

/// W8.4.6 Combat cards are discarded at the end of the round; everybody has seen them.
fn put_cards_away(t: &mut Game) {
    let laid = std::mem::take(&mut battle(t).laid);
    battle(t).revealed = false;
    battle(t).from_table = false;
    laid.into_iter().flatten().for_each(|card| t.state.decks.played.add(card));
}

/// Some cards let a siege battle last three rounds, which the besieger may break off; otherwise he may extend it.
fn next_assault(t: &mut Game, attacker: Side) -> Flow<Stage> {
    let long = matches!(battle(t).card, Some(GROND | FIGHTING_URUK_HAI)) && battle(t).round < 3;
    if !long {
        return extend(t, attacker);
    }
    let at = battle(t).to;
    if t.confirm(attacker, Why::Cease { at })? {
        t.tell(Event::Ceased { side: attacker });
        return Ok(Stage::Over);
    }
    Ok(Stage::AttackerCard)
}

/// W8.8.1 The attacker ceases or goes on, W9.6.4 a sortie goes back inside; W8.8.2 if he goes on the defender may retreat.
fn cease_or_retreat(t: &mut Game, attacker: Side, defender: Side) -> Flow<Stage> {
    // Those who came with the Corsairs have nowhere to go back to.
    let Battle { card, to: at, .. } = *battle(t);
    if card != Some(CORSAIRS) && t.confirm(attacker, Why::Cease { at })? {
        t.tell(Event::Ceased { side: attacker });
        return Ok(Stage::Over);
    }
    if !retreat::ask(t, defender)? {
        return Ok(Stage::AttackerCard);
    }
    Ok(after_withdrawal(t))
}

/// W8.9.2 When the defender has gone the attacker may advance; W9.6.5 a sortie has nowhere to go.
fn after_withdrawal(t: &mut Game) -> Stage {
    match battle(t).kind {
        BattleKind::Field => Stage::Advance,
        BattleKind::Siege | BattleKind::Sortie => Stage::Over,
    }
}

/// W9.5.3 The besieger may replace an Elite by a Regular to fight one more round; W9.5.4 again and again, W9.5.5 if there
/// is such a Regular. W9.5.6 The besieged cannot retreat, and if nobody is destroyed the siege goes on.
fn extend(t: &mut Game, attacker: Side) -> Flow<Stage> {
    let fighting = *battle(t);
    let army = fighting.army(t.state, attacker);
    let able = |n: &Nation| army.troops.elites[n.index()] > 0 && casualties::regular_left(t.state, *n);
    let mut options: SmallVec<[Option<Nation>; 6]> =
        Nation::of(attacker).iter().copied().filter(able).map(Some).collect();
    options.push(None);
    match t.choose(attacker, Why::Extend { at: fighting.to }, &options)? {
        None => Ok(Stage::Over),
        Some(nation) => {
            casualties::reduce(t, nation, fighting.from);
            t.tell(Event::Extended { nation });
            Ok(Stage::AttackerCard)
        }
    }
}

/// W6.6.4 The card that lets the Sorcerer draw: one used by the Shadow in the first round of a battle he is in. W15.7.5 And who used it:
/// when the round is over somebody else may control the Army.
fn sorcerer_watches(t: &mut Game) -> Option<(Card, Seat)> {
    let fighting = *battle(t);
    let there = fighting.army(t.state, Side::Shadow).has(Character::WitchKing);
    let used = fighting.laid[Side::Shadow.index()].filter(|_| there && fighting.round == 1);
    used.map(|card| (card, t.state.decider(Side::Shadow, Why::CombatCard)))
}

/// W6.6.4 When the round is over, and if he is still in play, the Shadow may draw from the deck of that card.
fn sorcery(t: &mut Game, used: Option<(Card, Seat)>) -> Flow {
    let Some((card, user)) = used.filter(|_| t.state.in_play(Character::WitchKing)) else { return Ok(()) };
    let left = !t.state.decks.left(Side::Shadow, card.deck()).is_empty();
    if left && t.confirm(user, Why::AbilityDraw { who: Character::WitchKing })? {
        draw::cards_for(t, Side::Shadow, user, &[card.deck()])?;
    }
    Ok(())
}
