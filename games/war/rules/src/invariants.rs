//! What is true of every state between two steps, whatever has been played. Tests and simulations check it.

use crate::{Card, Character, Fellowship, Phase, Place, Player, Region, Side, State, Tile, setup};

/// Says what does not hold, if anything.
pub fn check(state: &State) -> Result<(), String> {
    figures_are_conserved(state)?;
    regions_are_in_order(state)?;
    cards_and_tiles_are_in_one_place(state)?;
    players_have_what_is_theirs(state)?;
    counters_are_in_range(state)
}

/// W1.6.12 Board, reinforcements and casualties together are the box.
fn figures_are_conserved(state: &State) -> Result<(), String> {
    let mut found = state.reinforcements;
    found.join(&state.casualties);
    Region::ALL.into_iter().for_each(|r| found.join(state.board.at(r)));
    if found != setup::OPENING.in_box {
        return Err(format!("figures got lost or were made: {found:?}"));
    }
    match state.casualties.of(Side::Shadow).is_empty() {
        true => Ok(()),
        false => Err("W1.6.9: figures of the Shadow among the casualties".into()),
    }
}

/// W7.2.1, W9.4.1 Limits; W1.6.3 no Leader alone; units of both sides only in a siege.
fn regions_are_in_order(state: &State) -> Result<(), String> {
    // During a battle the limits are not tested yet, W7.2.4.
    let limits_hold = state.battle.is_none() && state.decks.resolving.is_none();
    for region in Region::ALL {
        let here = state.board.at(region);
        let besieged = state.board.besieged(region);
        for side in Side::ALL {
            let most = if besieged == Some(side) { 5 } else { 10 };
            if limits_hold && here.units(side) > most {
                return Err(format!("W7.2.1: {} units of {side} in {region}", here.units(side)));
            }
            if state.board.occupied(region, side) != here.has_units(side) {
                return Err(format!("the board has lost track of {region}"));
            }
        }
        if here.leader_count() > 0 && !here.has_units(Side::Free) {
            return Err(format!("W1.6.3: a Leader alone in {region}"));
        }
        if here.has_units(Side::Free) && here.has_units(Side::Shadow) && besieged.is_none() {
            return Err(format!("W7.5.9: units of both sides in {region}"));
        }
        if state.board.captured.has(region) && !region.is_settlement() {
            return Err(format!("W9.9.3: a control marker in {region}"));
        }
    }
    Ok(())
}

fn cards_and_tiles_are_in_one_place(state: &State) -> Result<(), String> {
    let decks = &state.decks;
    let laid = state.battle.map_or([None; 2], |b| b.laid);
    for card in Card::all() {
        let sets = [decks.undrawn, decks.hand.all(), decks.table, decks.played, decks.discarded.all()];
        let placed = sets.iter().filter(|set| set.has(card)).count()
            + usize::from(decks.resolving.is_some_and(|r| r.card == card))
            + laid.iter().flatten().filter(|c| **c == card).count();
        if placed != 1 {
            return Err(format!("{card} is in {placed} places"));
        }
    }
    for tile in Tile::ALL {
        let hunt = &state.hunt;
        let placed = [hunt.pool, hunt.drawn, hunt.waiting, hunt.removed].iter().filter(|set| set.has(tile)).count();
        if placed > 1 || placed == 0 && tile.is_standard() {
            return Err(format!("{tile} is in {placed} places"));
        }
    }
    Ok(())
}

/// W15 What two players of a side have between them.
fn players_have_what_is_theirs(state: &State) -> Result<(), String> {
    for side in Side::ALL {
        if let Some(alone) = state.mixed[side.index()].iter().find(|region| !state.shares(*region, side)) {
            return Err(format!("W15.8.6b: a mixed Army of one player in {alone}"));
        }
        let units_of = |player: Player, at: Region| state.board.at(at).units_of(player);
        let deserted = |at: &Region| Player::of(side).into_iter().any(|player| units_of(player, *at) == 0);
        if let Some(at) = state.separate(side).find(deserted) {
            return Err(format!("W15.8.10: Leaders without a unit of their own are an Army in {at}"));
        }
        if state.next[side.index()].side() != side {
            return Err(format!("W15.6.1: {} acts for {side}", state.next[side.index()]));
        }
    }
    let taken = state.board.captured.iter().filter(|region| region.first_owner() == Some(Side::Free)).collect();
    if !state.saruman_took.without(taken).is_empty() {
        return Err("W15.12.4a: somebody took what is not captured".into());
    }
    let [first, second] = Player::of(Side::Shadow).map(|player| state.captured_by(player));
    if first + second != state.board.points(Side::Shadow) {
        return Err("W15.12.2: the points of the captors do not add up".into());
    }
    Ok(())
}

fn counters_are_in_range(state: &State) -> Result<(), String> {
    let fellowship = &state.fellowship;
    let in_range = fellowship.progress <= Fellowship::LAST_STEP
        && fellowship.corruption <= Fellowship::LOST
        && fellowship.mordor.is_none_or(|step| step <= Fellowship::CRACK_OF_DOOM)
        && (fellowship.corruption < Fellowship::LOST || state.victory.is_some());
    if !in_range {
        return Err(format!("the Fellowship is off its tracks: {fellowship:?}"));
    }
    let companions = state.companions();
    let guides = |who: Character| match companions.is_empty() {
        true => who == Character::Gollum,
        false => companions.has(who) && who.level() == companions.highest_level(),
    };
    if !guides(fellowship.guide) {
        return Err(format!("W11.2.1: {} guides", fellowship.guide));
    }
    let rings: u8 = state.dice.iter().map(|d| d.rings).sum();
    let (free, shadow) = (state.dice_of(Side::Free), state.dice_of(Side::Shadow));
    if rings > 3 || free.pool > 6 || shadow.pool > 10 || free.left() > free.pool || shadow.left() > shadow.pool {
        return Err("W1.7.2: too many dice or Rings".into());
    }
    if state.phase != Phase::Actions && state.battle.is_some() {
        return Err("a battle outside phase 5".into());
    }
    match state.place(Character::Gollum) {
        Place::Aside => Ok(()),
        elsewhere => Err(format!("W1.6.7: Gollum is {elsewhere:?}")),
    }
}
