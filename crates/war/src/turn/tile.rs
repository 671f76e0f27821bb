//! W12.5 What a Hunt tile does, in order: the Guide, a casualty, Corruption, and being revealed.

use super::{corruption, guide, reveal, roll, separate};
use crate::{Character, Damage, Event, Game, Item, Place, Side, Tile, Why, Word};
use smallvec::SmallVec;
use table::Flow;

/// W12.1.1 Draws a tile.
pub(super) fn draw(t: &mut Game) -> Flow<Tile> {
    let pool: SmallVec<[Item; 24]> = t.state.hunt.pool.iter().map(Item::Tile).collect();
    let Item::Tile(tile) = t.chance(Why::DrawTile, &pool)? else { unreachable!("only tiles are in the pool") };
    t.state.hunt.take(tile);
    t.tell(Event::Drawn { tile });
    Ok(tile)
}

/// A tile while it is resolved.
struct Hunted {
    damage: u8,
    /// Gollum has revealed the Fellowship, W12.8.2.
    by_gollum: bool,
}

/// W12.5.7 Goes through all the steps for one tile. `eye` is the damage of an Eye here: W12.4.2 after a Hunt roll the successes,
/// W12.4.3 for other draws nothing, W13.3.2 on the Mordor Track the dice in the Hunt Box.
pub(super) fn resolve(t: &mut Game, tile: Tile, eye: u8) -> Flow {
    let damage = match tile.print().damage {
        Damage::Number(n) if n < 0 => {
            corruption::heal(t, n.unsigned_abs());
            0
        }
        Damage::Number(n) => n.unsigned_abs(),
        Damage::Eye => eye,
        Damage::Die => roll(t, Why::TileDie)?,
    };
    t.tell(Event::Damage { damage });
    let mut hunted = Hunted { damage, by_gollum: false };
    guide_ability(t, tile, &mut hunted)?;
    let guide = t.state.fellowship.guide;
    casualty(t, &mut hunted)?;
    if t.state.fellowship.guide != guide {
        // W12.5.6 A Guide appointed now may use his ability at once.
        guide_ability(t, tile, &mut hunted)?;
    }
    // W12.5.4 What is left becomes Corruption; W14.5.3 that may be the end.
    corruption::corrupt(t, hunted.damage)?;
    // W12.5.5 Last comes being revealed; W11.6.1 only what is Hidden can be.
    if !t.state.fellowship.hidden {
        return Ok(());
    }
    match reveals(t, tile) {
        true => reveal::by_shadow(t),
        false if hunted.by_gollum => reveal::by_gollum(t),
        false => Ok(()),
    }
}

/// W12.4.4 Whether the tile reveals the Fellowship; W12.8.1 with Gollum as Guide a standard numbered one does not.
fn reveals(t: &Game, tile: Tile) -> bool {
    let kept_from = t.state.fellowship.guide == Character::Gollum && tile.is_standard() && !tile.is_eye();
    tile.print().reveal && !kept_from
}

/// W12.5.2 The Guide's ability: W6.6.6 a Hobbit leaves to reduce the damage, W12.8.2 Gollum reveals.
fn guide_ability(t: &mut Game, tile: Tile, hunted: &mut Hunted) -> Flow {
    while hunted.damage > 0 && t.state.fellowship.guide.is_hobbit() && t.confirm(Side::Free, Why::GuideSeparates)? {
        hunted.damage -= 1;
        let hobbit = t.state.fellowship.guide;
        leave_the_fellowship(t, hobbit)?;
    }
    let gollum = t.state.fellowship.guide == Character::Gollum && t.state.fellowship.hidden && !hunted.by_gollum;
    if gollum && hunted.damage > 0 && !reveals(t, tile) && t.confirm(Side::Free, Why::GollumReveals)? {
        hunted.damage -= 1;
        hunted.by_gollum = true;
    }
    Ok(())
}

/// A Companion is separated; W13.4.1 on the Mordor Track he is eliminated instead, W13.4.2 and the benefit counts.
fn leave_the_fellowship(t: &mut Game, who: Character) -> Flow {
    match t.state.fellowship.mordor {
        None => separate::place(t, [who].into_iter().collect())?,
        Some(_) => eliminate(t, who),
    }
    guide::appoint(t)
}

fn eliminate(t: &mut Game, who: Character) {
    t.state.put(who, Place::Gone);
    t.tell(Event::Eliminated { who });
}

/// W12.5.3, W12.6.3 If damage is left, one Companion may be lost: the Guide, or a random one. W12.6.4 Then there may be a
/// new Guide.
fn casualty(t: &mut Game, hunted: &mut Hunted) -> Flow {
    let companions: SmallVec<[Item; 7]> = t.state.companions().iter().map(Item::from).collect();
    if hunted.damage == 0 || companions.is_empty() {
        return Ok(());
    }
    let ways = [Word::None, Word::Guide, Word::Random];
    let who = match t.choose(Side::Free, Why::HuntCasualty { damage: hunted.damage }, &ways)? {
        Word::Guide => t.state.fellowship.guide,
        // W12.6.1 The Shadow draws one of the face-down counters.
        Word::Random => match t.chance(Why::RandomCompanion, &companions)? {
            Item::Figure(crate::Figure::Character(who)) => who,
            other => unreachable!("{other} is no Companion"),
        },
        _ => return Ok(()),
    };
    // W12.6.2 The damage is reduced by his Level.
    hunted.damage = hunted.damage.saturating_sub(who.level());
    t.tell(Event::HuntCasualty { who });
    // W6.6.6 A Hobbit who falls is placed as if he had been separated, but not on the Mordor Track.
    match who.is_hobbit() && t.state.fellowship.mordor.is_none() {
        true => separate::place(t, [who].into_iter().collect())?,
        false => eliminate(t, who),
    }
    guide::appoint(t)
}
