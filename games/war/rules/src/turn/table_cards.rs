//! W5.4 Cards on the table: what they change while they lie there, and when they are discarded.

use super::{draw, rings, secrets};
use crate::cards::known::*;
use crate::turn::politics::{self, By};
use crate::{Card, Character, Event, Face, Game, Legal, Nation, Place, Region, Side, State, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// Whether a card lies on the table.
pub(crate) fn lies(state: &State, card: Card) -> bool {
    state.decks.table.has(card)
}

/// A card leaves the table.
pub(crate) fn discard(t: &mut Game, card: Card) {
    if lies(t.state, card) {
        t.state.decks.table.remove(card);
        t.state.decks.played.add(card);
        t.tell(Event::TableDiscarded { card });
    }
}

/// W5.4.2 Whether the condition for playing a card still holds.
fn still_holds(state: &State, card: Card) -> bool {
    let with_fellowship = |who: Character| state.place(who) == Place::Fellowship;
    match card {
        AXE_AND_BOW => with_fellowship(Character::Gimli) || with_fellowship(Character::Legolas),
        HORN_OF_GONDOR => with_fellowship(Character::Boromir),
        WIZARDS_STAFF => with_fellowship(Character::GandalfTheGrey),
        THE_LAST_BATTLE => aragorn_abroad(state),
        PALANTIR => state.in_play(Character::Saruman),
        WORMTONGUE => state.in_play(Character::Saruman) && !state.politics.is_active(Nation::Rohan),
        DENETHORS_FOLLY => state.board.besieges(Side::Shadow, Region::MinasTirith),
        _ => true,
    }
}

/// Whether Aragorn is with an Army in a region that belongs to no Nation of the Free Peoples.
pub(crate) fn aragorn_abroad(state: &State) -> bool {
    let abroad = |r: Region| r.nation().is_none_or(|n| n.side() == Side::Shadow) && state.board.occupied(r, Side::Free);
    state.region_of(Character::Aragorn).is_some_and(abroad)
}

/// W5.4.2 Discards the cards whose condition no longer holds.
pub(crate) fn tidy(t: &mut Game) {
    if t.state.decks.table.is_empty() {
        return;
    }
    for card in t.state.decks.table.iter() {
        if !still_holds(t.state, card) {
            discard(t, card);
        }
    }
}

/// A Power too Great and The Power of Tom Bombadil close regions to the Shadow's Armies.
pub(crate) fn open_to(state: &State, side: Side, region: Region) -> Legal {
    let elven = matches!(region, Region::Rivendell | Region::Lorien | Region::GreyHavens);
    let old = matches!(region, Region::Buckland | Region::TheShire | Region::OldForest);
    let closed = elven && lies(state, A_POWER_TOO_GREAT) || old && lies(state, TOM_BOMBADIL);
    lawful(side == Side::Free || !closed, "W5.4.1")
}

/// Wormtongue lets only a Companion, a declaration or an attack at Edoras or Helm's Deep wake Rohan.
pub(crate) fn may_wake(state: &State, nation: Nation, by: By) -> bool {
    let court = |region: Region| matches!(region, Region::Edoras | Region::HelmsDeep);
    if nation != Nation::Rohan || !lies(state, WORMTONGUE) {
        return true;
    }
    match by {
        By::Arrival => true,
        By::Attack(region) | By::Declaration(region) => court(region),
        By::Muster | By::Capture | By::Entry | By::Ability | By::Card => false,
    }
}

/// With Wormtongue on the table, an attack on Edoras or Helm's Deep wakes Rohan whoever defends there.
pub(crate) fn region_attacked(t: &mut Game, side: Side, region: Region) {
    if side == Side::Free && lies(t.state, WORMTONGUE) && matches!(region, Region::Edoras | Region::HelmsDeep) {
        politics::activate(t, Some(Nation::Rohan), By::Attack(region));
    }
}

/// Threats and Promises keeps Muster results from advancing a passive Nation.
pub(crate) fn may_muster_advance(state: &State, nation: Nation) -> Legal {
    let threatened = nation.side() == Side::Free && !state.politics.is_active(nation);
    lawful(!(threatened && lies(state, THREATS_AND_PROMISES)), "W5.4.1")
}

/// Threats and Promises is discarded when an attack or a Companion's ability advances a Nation of the Free Peoples.
pub(crate) fn nation_advanced(t: &mut Game, nation: Nation, by: By) {
    if nation.side() == Side::Free && matches!(by, By::Attack(_) | By::Ability) {
        discard(t, THREATS_AND_PROMISES);
    }
}

/// The Last Battle ends with any declaration or reveal; two of the Shadow's cards end with a declaration in a haven.
pub(crate) fn fellowship_seen(t: &mut Game, declared_in_haven: bool) {
    discard(t, THE_LAST_BATTLE);
    if declared_in_haven {
        discard(t, WORN_WITH_SORROW);
        discard(t, FLOCKS_OF_CREBAIN);
    }
}

/// W5.4.3 Whether a side can discard a card from the table as an action with this die.
fn may_remove(state: &State, side: Side, die: Face, card: Card) -> Legal {
    let hand = state.hand_for(side, Why::TableCard);
    let has = |icon: Face| hand.iter().any(|c| c.text().die == icon);
    let comforted = || {
        let wise = [Character::GandalfTheGrey, Character::GandalfTheWhite, Character::Aragorn];
        wise.into_iter().any(|who| state.region_of(who) == Some(Region::MinasTirith))
    };
    let can = match card {
        A_POWER_TOO_GREAT | TOM_BOMBADIL => side == Side::Shadow && has(Face::Army) && has(Face::Character),
        PALANTIR => side == Side::Free && (die == Face::Will || rings::may_spend(state, side)),
        DENETHORS_FOLLY => side == Side::Free && (die == Face::Will || comforted()),
        _ => false,
    };
    lawful(can && lies(state, card), "W5.4.3")
}

fn removable(state: &State, side: Side, die: Face) -> impl Iterator<Item = Card> {
    state.decks.table.iter().filter(move |card| may_remove(state, side, die, *card).is_ok())
}

/// W5.4.3 Whether a die can be used to discard a card from the table.
pub(crate) fn may_discard(state: &State, side: Side, die: Face) -> Legal {
    lawful(removable(state, side, die).next().is_some(), "W5.4.3")
}

/// W5.4.3 The action: a card is discarded from the table, at the price it names. W15.9.8 Whoever acts for the side does it.
pub(crate) fn action(t: &mut Game, side: Side, die: Face) -> Flow {
    let cards: SmallVec<[Card; 4]> = removable(t.state, side, die).collect();
    let card = t.choose(side, Why::TableCard, &cards)?;
    match card {
        A_POWER_TOO_GREAT | TOM_BOMBADIL => {
            pay(t, side, Face::Army)?;
            pay(t, side, Face::Character)?;
        }
        PALANTIR if die != Face::Will => {
            rings::spend(t, side);
            t.tell(Event::RingSpent { side });
        }
        _ => {}
    }
    discard(t, card);
    Ok(())
}

/// Discards a card with this icon from the hand, W15.9.7 his own.
fn pay(t: &mut Game, side: Side, icon: Face) -> Flow {
    let owner = t.state.decider(side, Why::Price { icon });
    let cards: SmallVec<[Card; 8]> = t.state.decks.hand.of(owner).iter().filter(|c| c.text().die == icon).collect();
    let card = secrets::give(t, side, Why::Price { icon }, &cards)?;
    draw::discard(t, side, owner, card);
    Ok(())
}
