//! The Character deck of the Shadow.

use super::fp_character::{gollum_guides, on_the_table, special_tile};
use super::known::GROND;
use super::verbs::*;
use super::{Effect, always, when};
use crate::turn::tile::{self, Manner};
use crate::turn::{army_moves, attack, corruption, hunt, minion_moves, reveal, roll, separate, table_cards};
use crate::{
    Army, Card, Character, CharacterSet, Damage, Deck, Event, Face, Figure, Game, Item, Lead, Legal, Nation, Part,
    Region, Side, State, Tile, Why, Word,
};
use smallvec::SmallVec;
use table::Flow;

/// The events of the cards, by their codes.
pub(super) static CARDS: &[Effect] = &[
    always("sh-char-01", |t| special_tile(t, Tile::Shelob)),
    always("sh-char-02", |t| special_tile(t, Tile::RingIsMine)),
    always("sh-char-03", |t| special_tile(t, Tile::OnOn)),
    always("sh-char-04", |t| special_tile(t, Tile::GiveIt)),
    when("sh-char-05", in_the_wild, |t| forced_tile(t, Manner::hunt(0))),
    when("sh-char-06", in_the_wild, |t| forced_tile(t, Manner { unavoidable: true, ..Manner::hunt(0) })),
    when("sh-char-07", in_the_wild, |t| forced_tile(t, Manner { takes_random: true, ..Manner::hunt(0) })),
    when("sh-char-08", in_the_wild, candles_of_corpses),
    when("sh-char-09", nazgul_may_search, nazgul_search),
    when("sh-char-10", |s| needs(on_the_way(s)), cruel_weather),
    when("sh-char-11", nazgul_may_search, nazgul_strike),
    when("sh-char-12", |s| needs(!s.fellowship.hidden), morgul_wound),
    when("sh-char-13", lure_may_work, lure_of_the_ring),
    when("sh-char-14", lure_may_work, breaking_of_the_fellowship),
    always("sh-char-15", on_the_table),
    always("sh-char-16", on_the_table),
    always("sh-char-17", on_the_table),
    // One of the unused dice plays the card.
    when("sh-char-18", |s| can(s.dice_of(Side::Shadow).left() > 1), lidless_eye),
    when("sh-char-19", |s| needs(casters(s).next().is_some()), dreadful_spells),
    when("sh-char-20", grond_may_strike, grond),
    when("sh-char-21", |s| needs(s.in_play(Character::Saruman)), on_the_table),
    when("sh-char-22", wormtongue_may_whisper, on_the_table),
    when("sh-char-23", |s| can(minion_moves::can_fly(s)), ringwraiths_are_abroad),
    when("sh-char-24", |s| needs(s.in_play(Character::WitchKing)), black_captain_commands),
];

/// The Ring-bearers are in no region with a Settlement of the Free Peoples, by its first owner.
fn in_the_wild(state: &State) -> Legal {
    let sheltered = |r: Region| r.first_owner() == Some(Side::Free);
    needs(!state.fellowship.region().is_some_and(sheltered))
}

/// Progress is 1 or more, and the Fellowship is not on the Mordor Track.
fn on_the_way(state: &State) -> bool {
    state.fellowship.mordor.is_none() && state.fellowship.progress > 0
}

/// The same, and there are Nazgûl.
fn nazgul_may_search(state: &State) -> Legal {
    needs(on_the_way(state))?;
    can(minion_moves::can_fly(state))
}

/// A tile without a Hunt roll; W12.4.3, W13.3.7 Eyes and the tiles of the Free Peoples do nothing.
fn forced_tile(t: &mut Game, manner: Manner) -> Flow {
    match tile::draw(t)? {
        Some(drawn) if !is_discarded(drawn.tile) => tile::resolve(t, drawn, manner),
        _ => Ok(()),
    }
}

fn is_discarded(tile: Tile) -> bool {
    tile.is_eye() || tile.print().special == Some(Side::Free)
}

/// Three dice; each 4 corrupts, with Gollum as Guide only a 6.
fn candles_of_corpses(t: &mut Game) -> Flow {
    let needed = if gollum_guides(t.state) { 6 } else { 4 };
    let damage = roll_for(t, Side::Shadow, 3, needed)?;
    corruption::corrupt(t, damage)
}

/// Whether a Nazgûl is with the Ring-bearers.
fn found(state: &State) -> bool {
    state.fellowship.region().is_some_and(|at| nazgul_in(state, at, true) > 0)
}

/// Nazgûl fly; if one is with the Ring-bearers they are revealed.
fn nazgul_search(t: &mut Game) -> Flow {
    minion_moves::fly_any(t)?;
    match found(t.state) && t.state.fellowship.hidden {
        true => reveal::by_shadow(t),
        false => Ok(()),
    }
}

/// The Ring-bearers' figure is driven into the next region.
fn cruel_weather(t: &mut Game) -> Flow {
    let to = t.choose(Side::Shadow, Why::CardRegion, t.state.fellowship.figure.neighbours())?;
    t.state.fellowship.figure = to;
    t.tell(Event::Driven { to });
    Ok(())
}

/// Nazgûl fly; if one is with the Ring-bearers, a card is taken from the table or the Hunt is rolled.
fn nazgul_strike(t: &mut Game) -> Flow {
    minion_moves::fly_any(t)?;
    if !found(t.state) {
        return Ok(());
    }
    let cards = t.state.decks.table.and(Card::of(Side::Free, Deck::Character));
    let mut options: SmallVec<[Item; 8]> = cards.iter().map(Item::Card).collect();
    options.extend([Item::Part(Part::HuntRoll), Item::Word(Word::None)]);
    let dice = hunt::dice(t.state);
    match t.choose(Side::Shadow, Why::CardChoice { dice }, &options)? {
        Item::Card(card) => {
            table_cards::discard(t, card);
            Ok(())
        }
        Item::Part(_) => hunt::roll(t),
        _ => Ok(()),
    }
}

/// 2 Corruption up to 3, otherwise 1.
fn morgul_wound(t: &mut Game) -> Flow {
    let damage = if t.state.fellowship.corruption <= 3 { 2 } else { 1 };
    corruption::corrupt(t, damage)
}

fn lure_may_work(state: &State) -> Legal {
    needs(!state.fellowship.hidden)
}

/// Gollum costs 1 Corruption; otherwise a random Companion falls, or his Level corrupts.
fn lure_of_the_ring(t: &mut Game) -> Flow {
    if gollum_guides(t.state) {
        return corruption::corrupt(t, 1);
    }
    let who = tile::random_companion(t)?;
    match t.confirm(Side::Free, Why::CardFalls { who })? {
        true => tile::fall(t, who),
        false => corruption::corrupt(t, who.level()),
    }
}

/// Gollum costs 1 Corruption; otherwise as many Companions as the tile says must leave, and stay where they are.
fn breaking_of_the_fellowship(t: &mut Game) -> Flow {
    if gollum_guides(t.state) {
        return corruption::corrupt(t, 1);
    }
    let Some(drawn) = tile::draw(t)? else { return Ok(()) };
    let count = match drawn.tile.print().damage {
        _ if is_discarded(drawn.tile) => 0,
        Damage::Number(n) => n.unsigned_abs(),
        Damage::Die => roll(t, Why::TileDie)?,
        Damage::Eye => 0,
    };
    let offers: SmallVec<[(Character, u8); 12]> = t.state.companions().iter().map(|who| (who, 1)).collect();
    let count = count.min(offers.len() as u8);
    let leads = t.state.leading(Side::Free);
    let leaving = t.select(leads, Why::SeparateGroup, (count, count), &offers)?;
    let leaving: CharacterSet = leaving.into_iter().filter(|(_, n)| *n > 0).map(|(who, _)| who).collect();
    separate::put_out(t, leaving)
}

/// Up to three unused dice become Eyes in the Hunt Box.
fn lidless_eye(t: &mut Game) -> Flow {
    let dice = t.state.dice_of(Side::Shadow);
    let offers: SmallVec<[(Face, u8); 6]> = dice.faces().map(|f| (f, dice.unused[f.index()])).collect();
    let most = dice.left().min(3);
    if most == 0 {
        return Ok(());
    }
    for (face, count) in t.select(Side::Shadow, Why::CardDice, (1, most), &offers)? {
        t.state.dice_mut(Side::Shadow).unused[face.index()] -= count;
        t.state.hunt.shadow_dice += count;
        for _ in 0..count {
            t.tell(Event::DieTurned { side: Side::Shadow, from: face, to: Face::Eye });
        }
    }
    Ok(())
}

/// Armies of the Free Peoples near a Shadow Army.
fn victims(state: &State, from: Region) -> impl Iterator<Item = Region> {
    armies(state, Side::Free).filter(move |at| near(from, *at))
}

/// Shadow Armies with a Nazgûl near an Army of the Free Peoples.
fn casters(state: &State) -> impl Iterator<Item = Region> {
    armies(state, Side::Shadow).filter(|at| nazgul_in(state, *at, true) > 0 && victims(state, *at).next().is_some())
}

/// A die for each Nazgûl of an Army strikes an Army near by; each 5 hits.
fn dreadful_spells(t: &mut Game) -> Flow {
    let froms: SmallVec<[Region; 16]> = casters(t.state).collect();
    let Some(from) = region(t, Side::Shadow, Why::CardRegion, froms)? else { return Ok(()) };
    let targets: SmallVec<[Region; 16]> = victims(t.state, from).collect();
    let Some(at) = region(t, Side::Shadow, Why::CardTarget, targets)? else { return Ok(()) };
    let dice = nazgul_in(t.state, from, true).min(5);
    let hits = roll_for(t, Side::Shadow, dice, 5)?;
    strike(t, Side::Free, at, Army::NONE, hits, false)
}

/// The Stronghold that the Witch-king's Army besieges and can attack.
fn witch_kings_siege(state: &State) -> Option<Region> {
    let at = state.region_of(Character::WitchKing)?;
    let able =
        state.board.besieges(Side::Shadow, at) && attack::may_attack(state, Side::Shadow, at, at, Lead::Nobody).is_ok();
    able.then_some(at)
}

fn grond_may_strike(state: &State) -> Legal {
    let besieges = |at: Region| state.board.besieges(Side::Shadow, at);
    needs(state.region_of(Character::WitchKing).is_some_and(besieges))?;
    can(witch_kings_siege(state).is_some())
}

/// A siege battle of up to three rounds.
fn grond(t: &mut Game) -> Flow {
    match witch_kings_siege(t.state) {
        Some(at) => attack::with(t, Side::Shadow, (at, at), Lead::Nobody, Some(GROND)),
        None => Ok(()),
    }
}

fn wormtongue_may_whisper(state: &State) -> Legal {
    needs(state.in_play(Character::Saruman))?;
    can(!state.politics.is_active(Nation::Rohan))
}

/// Nazgûl fly; then two Armies with one move, or one attacks.
fn ringwraiths_are_abroad(t: &mut Game) -> Flow {
    minion_moves::fly_any(t)?;
    move_or_attack(t, Lead::Nazgul, 2)
}

/// An optional move of Armies, or an attack with one.
fn move_or_attack(t: &mut Game, lead: Lead, most: usize) -> Flow {
    let moves = army_moves::possible(t.state, Side::Shadow, lead).then_some(Item::Part(Part::Move));
    let strikes = attack::possible(t.state, Side::Shadow, lead).then_some(Item::Part(Part::Strike));
    let options: SmallVec<[Item; 3]> = moves.into_iter().chain(strikes).chain([Item::Word(Word::None)]).collect();
    match t.choose(Side::Shadow, Why::CardChoice { dice: 0 }, &options)? {
        Item::Part(Part::Move) => army_moves::up_to(t, Side::Shadow, lead, most),
        Item::Part(_) => attack::action(t, Side::Shadow, lead),
        _ => Ok(()),
    }
}

/// Nazgûl join the Witch-king, or fly; then his Army moves or attacks.
fn black_captain_commands(t: &mut Game) -> Flow {
    let at = t.state.region_of(Character::WitchKing);
    let joins = at.filter(|at| may_recruit(t.state, Figure::Nazgul, *at));
    let recruits = joins.map(|_| Part::RecruitNazgul);
    let options: SmallVec<[Part; 2]> = recruits.into_iter().chain([Part::Fly]).collect();
    match (t.choose(Side::Shadow, Why::CardChoice { dice: 0 }, &options)?, joins) {
        (Part::RecruitNazgul, Some(at)) => recruit_figures(t, Figure::Nazgul, at, 2),
        _ => minion_moves::fly_any(t)?,
    }
    move_or_attack(t, Lead::WitchKing, 1)
}
