//! The Character deck of the Free Peoples.

use super::known::{ENTS_ENTMOOT, ENTS_HUORNS, ENTS_TREEBEARD};
use super::verbs::*;
use super::{Effect, always, when};
use crate::turn::politics::{self, By};
use crate::turn::{capture, corruption, draw, event_card, fellowship_moves, retreat, throw};
use crate::{
    Army, Card, Character, Deck, Event, Face, Figure, Game, Item, Legal, Nation, Part, Place, Region, Side, State,
    Tile, Why, Word,
};
use smallvec::SmallVec;
use table::Flow;

/// The events of the cards, by their codes.
pub(super) static CARDS: &[Effect] = &[
    always("fp-char-01", |t| special_tile(t, Tile::ElvenCloaks)),
    always("fp-char-02", |t| special_tile(t, Tile::ElvenRope)),
    always("fp-char-03", |t| special_tile(t, Tile::Phial)),
    always("fp-char-04", |t| special_tile(t, Tile::Smeagol)),
    always("fp-char-05", on_the_table),
    when(
        "fp-char-06",
        |s| needs(in_fellowship(s, Character::Gimli) || in_fellowship(s, Character::Legolas)),
        on_the_table,
    ),
    when("fp-char-07", |s| needs(in_fellowship(s, Character::Boromir)), on_the_table),
    when("fp-char-08", |s| needs(in_fellowship(s, Character::GandalfTheGrey)), on_the_table),
    when("fp-char-09", is_corrupted, athelas),
    when("fp-char-10", |s| can(s.fellowship.corruption > 0 || gollum_guides(s)), there_is_another_way),
    when("fp-char-11", |s| needs(!s.companions().is_empty()), i_will_go_alone),
    when("fp-char-12", is_corrupted, bilbos_song),
    when("fp-char-13", mirror_shows, mirror_of_galadriel),
    when("fp-char-14", king_may_challenge, challenge_of_the_king),
    when("fp-char-15", |s| can(may_send(s)), |t| send(t, Range::Level(4))),
    when("fp-char-16", |s| can(may_send(s)), |t| send(t, Range::Further(2))),
    when("fp-char-17", |s| can(!s.companions().is_empty() || friends_rouse(s)), there_and_back_again),
    when("fp-char-18", |s| needs(eagles_prey(s).next().is_some()), eagles_are_coming),
    when("fp-char-19", ents_may_wake, ents_awake),
    when("fp-char-20", ents_may_wake, ents_awake),
    when("fp-char-21", ents_may_wake, ents_awake),
    when(
        "fp-char-22",
        |s| needs(ranger(s).is_some_and(|(_, at)| at.nation() == Some(Nation::Rohan))),
        dead_men_of_dunharrow,
    ),
    when("fp-char-23", steward_may_call, house_of_the_stewards),
    when("fp-char-24", grey_company_may_ride, grey_company),
];

/// A card that stays on the table; what it does there is in `turn/table_cards.rs`.
pub(super) fn on_the_table(_: &mut Game) -> Flow {
    Ok(())
}

/// The special tile of the card comes into play, W12.1.2.
pub(super) fn special_tile(t: &mut Game, tile: Tile) -> Flow {
    let in_mordor = t.state.fellowship.mordor.is_some();
    t.state.hunt.bring(tile, in_mordor);
    t.tell(Event::TileInPlay { tile });
    Ok(())
}

fn in_fellowship(state: &State, who: Character) -> bool {
    state.place(who) == Place::Fellowship
}

pub(super) fn gollum_guides(state: &State) -> bool {
    state.fellowship.guide == Character::Gollum
}

fn is_corrupted(state: &State) -> Legal {
    can(state.fellowship.corruption > 0)
}

/// Three dice; each 5 heals, with Strider as Guide each 3.
fn athelas(t: &mut Game) -> Flow {
    let needed = if t.state.fellowship.guide == Character::Strider { 3 } else { 5 };
    let healed = roll_for(t, Side::Free, 3, needed)?;
    corruption::heal(t, healed);
    Ok(())
}

/// Heals 1; Gollum then may hide the Fellowship, or move it.
fn there_is_another_way(t: &mut Game) -> Flow {
    corruption::heal(t, 1);
    let options = [Item::Part(Part::Fellowship), Item::Word(Word::None)];
    if !gollum_guides(t.state) || t.choose(Side::Free, Why::CardChoice { dice: 0 }, &options)? == options[1] {
        return Ok(());
    }
    match t.state.fellowship.hidden {
        true => fellowship_moves::step(t),
        false => fellowship_moves::hide(t),
    }
}

/// Companions leave, one region further; heals 1.
fn i_will_go_alone(t: &mut Game) -> Flow {
    separate(t, 1)?;
    corruption::heal(t, 1);
    Ok(())
}

/// Heals 1, or 2 with Gollum as Guide.
fn bilbos_song(t: &mut Game) -> Flow {
    let healed = if gollum_guides(t.state) { 2 } else { 1 };
    corruption::heal(t, healed);
    Ok(())
}

fn in_lorien(state: &State) -> bool {
    state.fellowship.region() == Some(Region::Lorien) && state.board.unconquered(Region::Lorien)
}

/// A Character die that can be turned, or Corruption to heal in Lórien.
fn mirror_shows(state: &State) -> Legal {
    can(state.dice_of(Side::Free).has(Face::Character) || mirror_heals(state))
}

pub(crate) fn mirror_heals(state: &State) -> bool {
    in_lorien(state) && state.fellowship.corruption > 0
}

/// A Character die becomes a Will of the West; in Lórien heals 1.
fn mirror_of_galadriel(t: &mut Game) -> Flow {
    let dice = t.state.dice_mut(Side::Free);
    if dice.has(Face::Character) {
        dice.unused[Face::Character.index()] -= 1;
        dice.unused[Face::Will.index()] += 1;
        t.tell(Event::DieTurned { side: Side::Free, from: Face::Character, to: Face::Will });
    }
    if in_lorien(t.state) {
        corruption::heal(t, 1);
    }
    Ok(())
}

fn king_may_challenge(state: &State) -> Legal {
    let realm = |r: Region| matches!(r.nation(), Some(Nation::Gondor | Nation::Rohan));
    needs(ranger_army(state).is_some_and(|(_, at)| realm(at)))
}

/// Strider or Aragorn with an Army, and where.
fn ranger_army(state: &State) -> Option<(Character, Region)> {
    ranger(state).filter(|(_, at)| state.board.occupied(*at, Side::Free))
}

/// Three tiles are drawn: three Eyes kill him, otherwise the Eyes among them leave the game.
fn challenge_of_the_king(t: &mut Game) -> Flow {
    let mut drawn: SmallVec<[Tile; 3]> = SmallVec::new();
    for _ in 0..3 {
        let left = |t: &Game| -> SmallVec<[Item; 24]> {
            t.state.hunt.pool.iter().filter(|tile| !drawn.contains(tile)).map(Item::Tile).collect()
        };
        let mut pool = left(t);
        if pool.is_empty() {
            // W12.1.1 All standard tiles return.
            t.state.hunt.put_back(Tile::is_standard);
            pool = left(t);
        }
        if pool.is_empty() {
            break;
        }
        let Item::Tile(tile) = t.chance(Why::DrawTile, &pool)? else { unreachable!("only tiles are in the pool") };
        t.tell(Event::Drawn { tile });
        drawn.push(tile);
    }
    if drawn.iter().filter(|tile| tile.is_eye()).count() == 3 {
        if let Some((who, _)) = ranger(t.state) {
            t.state.put(who, Place::Gone);
            t.tell(Event::Eliminated { who });
        }
        return Ok(());
    }
    for eye in drawn.into_iter().filter(|tile| tile.is_eye()) {
        t.state.hunt.pool.remove(eye);
        t.state.hunt.removed.add(eye);
    }
    if t.state.hunt.pool.is_empty() {
        t.state.hunt.put_back(Tile::is_standard);
    }
    Ok(())
}

/// Legolas or Gimli in the Woodland Realm, Dale or Erebor, not captured.
fn friends_at_home(state: &State) -> bool {
    let home = |r: Region| matches!(r, Region::WoodlandRealm | Region::Dale | Region::Erebor);
    let friends = companions(state).filter(|(who, _)| matches!(who, Character::Legolas | Character::Gimli));
    friends.into_iter().any(|(_, at)| home(at) && state.board.controls(Side::Free, at))
}

/// A friend is at home and there is somebody to rouse.
fn friends_rouse(state: &State) -> bool {
    let moves = |n: Nation| !state.politics.is_active(n) || state.politics.can_advance(n);
    friends_at_home(state) && [Nation::Dwarves, Nation::Elves, Nation::North].into_iter().any(moves)
}

/// Companions leave, one region further; then the peoples of the North-east wake, if a friend is there.
fn there_and_back_again(t: &mut Game) -> Flow {
    separate(t, 1)?;
    if friends_at_home(t.state) {
        for nation in [Nation::Dwarves, Nation::North] {
            politics::activate(t, Some(nation), By::Card);
        }
        for nation in [Nation::Dwarves, Nation::Elves, Nation::North] {
            politics::advance(t, nation, By::Card);
        }
    }
    Ok(())
}

/// Shadow Armies with a Nazgûl that an Army with a Companion shares a region with, or borders.
fn eagles_prey(state: &State) -> impl Iterator<Item = Region> {
    let watched = move |at: Region| armies(state, Side::Free).any(|from| near(from, at) && companion_in(state, from));
    armies(state, Side::Shadow).filter(move |at| nazgul_in(state, *at, false) > 0 && watched(*at))
}

/// Nazgûl fall on 5 or more; the others fly to a Sauron Stronghold.
fn eagles_are_coming(t: &mut Game) -> Flow {
    let prey: SmallVec<[Region; 8]> = eagles_prey(t.state).collect();
    let Some(at) = region(t, Side::Free, Why::CardTarget, prey)? else { return Ok(()) };
    let nazgul = nazgul_in(t.state, at, false);
    let fallen = roll_for(t, Side::Free, nazgul.min(5), 5)?;
    for _ in 0..fallen {
        super::combat::fall(t, Figure::Nazgul, at);
    }
    let left = nazgul - fallen;
    let home = |r: &Region| r.is_stronghold() && r.nation() == Some(Nation::Sauron) && t.state.board.unconquered(*r);
    let havens: SmallVec<[Region; 6]> = Region::ALL.into_iter().filter(home).collect();
    if left == 0 || havens.is_empty() {
        return Ok(());
    }
    let who: Army = [(Figure::Nazgul, left)].into_iter().collect();
    let to = t.choose(Side::Shadow, Why::MinionsTo { who, from: at }, &havens)?;
    t.state.board.take(at, Figure::Nazgul, left);
    t.state.board.add(to, Figure::Nazgul, left);
    t.tell(Event::Flew { count: left, from: at, to });
    Ok(())
}

/// A Companion in Fangorn, Gandalf the White in play, and something for the Ents to do.
fn ents_may_wake(state: &State) -> Legal {
    let white = state.region_of(Character::GandalfTheWhite);
    needs(companion_in(state, Region::Fangorn) && white.is_some())?;
    let army = state.board.occupied(Region::Orthanc, Side::Shadow);
    let saruman = state.in_play(Character::Saruman);
    let rides = white.is_some_and(|r| r == Region::Fangorn || r.nation() == Some(Nation::Rohan));
    can(army || saruman || rides && another_card(state))
}

/// Whether another Character card than those of the Ents could be played after one of them.
fn another_card(state: &State) -> bool {
    let ents = [ENTS_TREEBEARD, ENTS_HUORNS, ENTS_ENTMOOT];
    let hand = state.hand_for(Side::Free, Why::FreeEvent).and(Card::of(Side::Free, Deck::Character));
    let able = |card: Card| event_card::may_hold(state, card).and_then(|()| super::may_play(state, card)).is_ok();
    hand.iter().any(|card| !ents.contains(&card) && able(card))
}

/// W5.5.5 The Ents strike Orthanc: three dice that hit on 4, as if it were attacked.
fn ents_awake(t: &mut Game) -> Flow {
    let orthanc = Region::Orthanc;
    if t.state.board.occupied(orthanc, Side::Shadow) {
        politics::attacked(t, Side::Shadow, orthanc);
        let hits = roll_for(t, Side::Free, 3, 4)?;
        strike(t, Side::Shadow, orthanc, Army::NONE, hits, true)?;
    } else if t.state.region_of(Character::Saruman) == Some(orthanc) {
        super::combat::fall(t, Figure::Character(Character::Saruman), orthanc);
    }
    Ok(())
}

/// The Dead come to Gondor: a Shadow Army there is struck and must flee, and men of Gondor rise.
fn dead_men_of_dunharrow(t: &mut Game) -> Flow {
    let Some((who, from)) = ranger(t.state) else { return Ok(()) };
    let to = t.choose(Side::Free, Why::CardRegion, &[Region::Erech, Region::Lamedon, Region::Pelargir])?;
    let others: SmallVec<[(Character, u8); 12]> =
        t.state.characters_in(from, Side::Free).iter().filter(|c| *c != who).map(|c| (c, 1)).collect();
    let with = t.select(Side::Free, Why::CardFigures, (0, others.len() as u8), &others)?;
    for companion in [who].into_iter().chain(with.into_iter().map(|(c, _)| c)) {
        t.state.put(companion, Place::On(to));
        t.tell(Event::Travelled { who: companion, to });
        politics::companion_arrives(t, companion, to);
    }
    if t.state.board.occupied(to, Side::Shadow) {
        politics::attacked(t, Side::Shadow, to);
        let hits = throw(t, Side::Free, Why::CardDie, 1, 0)?.iter().sum();
        strike(t, Side::Shadow, to, Army::NONE, hits, true)?;
        flee(t, to)?;
    }
    if t.state.board.occupied(to, Side::Shadow) {
        return Ok(());
    }
    let barred = t.state.may_act_on(Nation::Gondor).is_err();
    let most = if barred { 0 } else { t.state.reinforcements.count(Figure::Regular(Nation::Gondor)).min(3) };
    let men = t.number(Side::Free, Why::CardNumber, 0, most)?;
    for _ in 0..men {
        crate::turn::recruit::place(t, Figure::Regular(Nation::Gondor), to);
    }
    capture::on_entering(t, Side::Free, to);
    Ok(())
}

/// What is left of a Shadow Army falls back, or is destroyed.
fn flee(t: &mut Game, at: Region) -> Flow {
    let free = |r: &Region| retreat::may_retreat(t.state, Side::Shadow, at, *r).is_ok();
    let open: SmallVec<[Region; 8]> = at.neighbours().iter().copied().filter(free).collect();
    if !t.state.board.occupied(at, Side::Shadow) {
        return Ok(());
    }
    let who = t.state.seat_of(t.state.controller(Side::Shadow, t.state.board.at(at)));
    match region(t, who, Why::CardRegion, open)? {
        Some(to) => retreat::retreat(t, Side::Shadow, at, to),
        None => {
            let army = t.state.army(at, Side::Shadow);
            crate::turn::casualties::destroyed(t, at, &army);
        }
    }
    Ok(())
}

fn steward_may_call(state: &State) -> Legal {
    let in_gondor = state.region_of(Character::Boromir).filter(|r| r.nation() == Some(Nation::Gondor));
    needs(in_gondor.is_some())?;
    let recruits = in_gondor.is_some_and(|at| may_recruit_unit(state, Nation::Gondor, at));
    can(recruits || can_draw(state))
}

pub(super) fn can_draw(state: &State) -> bool {
    !state.decks.left(Side::Free, Deck::Strategy).is_empty()
}

/// A unit of Gondor where Boromir is, and two cards.
fn house_of_the_stewards(t: &mut Game) -> Flow {
    if let Some(at) = t.state.region_of(Character::Boromir) {
        recruit_units(t, Nation::Gondor, at, 1)?;
    }
    draw::cards(t, Side::Free, &[Deck::Strategy; 2])
}

/// The Nations of which a Regular in a region can become an Elite.
fn may_promote(state: &State, at: Region) -> impl Iterator<Item = Nation> {
    let able = move |n: &Nation| {
        let able = state.is_own(*n) && state.may_act_on(*n).is_ok();
        able && state.board.at(at).count(Figure::Regular(*n)) > 0 && state.reinforcements.count(Figure::Elite(*n)) > 0
    };
    Nation::FREE.into_iter().filter(able)
}

fn grey_company_may_ride(state: &State) -> Legal {
    let army = ranger_army(state);
    needs(army.is_some())?;
    can(army.is_some_and(|(_, at)| may_promote(state, at).next().is_some()) || can_draw(state))
}

/// A Regular with Strider or Aragorn falls and an Elite of its Nation takes its place; and two cards.
fn grey_company(t: &mut Game) -> Flow {
    if let Some((_, at)) = ranger_army(t.state) {
        let nations: SmallVec<[Nation; 5]> = may_promote(t.state, at).collect();
        if !nations.is_empty() {
            let nation = t.choose(Side::Free, Why::CardNation, &nations)?;
            super::combat::fall(t, Figure::Regular(nation), at);
            crate::turn::recruit::place(t, Figure::Elite(nation), at);
        }
    }
    draw::cards(t, Side::Free, &[Deck::Strategy; 2])
}
