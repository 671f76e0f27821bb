//! W6.1, W6.2 Characters entering play: Gandalf the White, Aragorn and the Minions.

use super::politics::{self, By};
use crate::{Character, Event, Game, Legal, Nation, Place, Region, Side, State, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// Puts a Character on the map; W10.2.4 a Companion may activate the Nation he enters play in.
fn enter(t: &mut Game, who: Character, at: Region) {
    t.state.put(who, Place::On(at));
    t.tell(Event::Entered { who, at });
    politics::companion_arrives(t, who, at);
}

/// W6.1.2 Gandalf the Grey has left the Fellowship, and a Minion is or has been in play.
pub(crate) fn may_bring_gandalf(state: &State) -> Legal {
    let minion = Character::MINIONS.into_iter().any(|c| state.place(c) != Place::Aside);
    let left = state.place(Character::GandalfTheGrey) != Place::Fellowship;
    lawful(left && minion && state.place(Character::GandalfTheWhite) == Place::Aside, "W6.1.2")
}

/// W6.1.4 He takes the place of the Grey; otherwise he comes to Fangorn or an unconquered Elven Stronghold.
pub(crate) fn gandalf(t: &mut Game) -> Flow {
    let at = match t.state.region_of(Character::GandalfTheGrey) {
        Some(at) => at,
        None => {
            let haven = |r: &Region| r.nation() == Some(Nation::Elves) && t.state.board.unconquered(*r);
            let elven = Region::ALL.into_iter().filter(|r| r.is_stronghold()).filter(haven);
            let places: SmallVec<[Region; 5]> = [Region::Fangorn].into_iter().chain(elven).collect();
            t.choose(Side::Free, Why::EntersWhere { who: Character::GandalfTheWhite }, &places)?
        }
    };
    // W6.1.5 The Grey is gone for good.
    t.state.put(Character::GandalfTheGrey, Place::Gone);
    enter(t, Character::GandalfTheWhite, at);
    Ok(())
}

/// W6.1.3 Strider stands in an unconquered Minas Tirith, Dol Amroth or Pelargir.
pub(crate) fn may_crown_aragorn(state: &State) -> Legal {
    let crowning = [Region::MinasTirith, Region::DolAmroth, Region::Pelargir];
    let at = state.region_of(Character::Strider).filter(|r| crowning.contains(r) && state.board.unconquered(*r));
    lawful(at.is_some() && state.place(Character::Aragorn) == Place::Aside, "W6.1.3")
}

/// W6.1.3 Aragorn takes Strider's place.
pub(crate) fn aragorn(t: &mut Game) -> Flow {
    if let Some(at) = t.state.region_of(Character::Strider) {
        t.state.put(Character::Strider, Place::Gone);
        enter(t, Character::Aragorn, at);
    }
    Ok(())
}

/// Whether some Minion can come.
pub(crate) fn any_minion(state: &State) -> bool {
    Character::MINIONS.into_iter().any(|who| may_bring(state, who).is_ok())
}

/// W6.2.1 Whether a Minion can come, each once in a game.
pub(crate) fn may_bring(state: &State, who: Character) -> Legal {
    lawful(state.place(who) == Place::Aside, "W6.2.1")?;
    // W15.7.4 A Minion is brought into play by his own player.
    lawful(state.is_at_hand(who), "W15.7.4")?;
    let law = match who {
        Character::WitchKing => "W6.2.2",
        Character::Saruman => "W6.2.3",
        _ => "W6.2.4",
    };
    lawful(places(state, who).next().is_some(), law)
}

/// The regions in which a Minion can enter play; none while his condition does not hold. W6.2.5 Sieges do not matter.
fn places(state: &State, who: Character) -> impl Iterator<Item = Region> {
    let politics = &state.politics;
    let comes = match who {
        Character::WitchKing => politics.at_war(Nation::Sauron) && politics.any_at_war(Side::Free),
        Character::Saruman => politics.at_war(Nation::Isengard),
        Character::MouthOfSauron => state.fellowship.mordor.is_some() || politics.all_at_war(Side::Free),
        _ => false,
    };
    let place = move |r: &Region| match who {
        Character::WitchKing => state.board.at(*r).has_unit_of(Nation::Sauron),
        Character::Saruman => *r == Region::Orthanc && state.board.unconquered(*r),
        _ => r.is_stronghold() && r.nation() == Some(Nation::Sauron) && state.board.unconquered(*r),
    };
    Region::ALL.into_iter().filter(move |r| comes && place(r))
}

/// W6.2 The action: a Minion comes.
pub(crate) fn minion(t: &mut Game) -> Flow {
    let able: SmallVec<[Character; 3]> =
        Character::MINIONS.into_iter().filter(|who| may_bring(t.state, *who).is_ok()).collect();
    let who = t.choose(Side::Shadow, Why::Minion, &able)?;
    let regions: SmallVec<[Region; 16]> = places(t.state, who).collect();
    let at = t.choose(Side::Shadow, Why::EntersWhere { who }, &regions)?;
    enter(t, who, at);
    if who == Character::WitchKing {
        // W6.2.2 All Nations of the Free Peoples become active.
        Nation::FREE.into_iter().for_each(|nation| politics::activate(t, Some(nation), By::Card));
    }
    Ok(())
}
