//! W11.6 Being revealed, and the tiles for Shadow Strongholds on the way.

use super::{
    table_cards,
    tile::{self, Manner},
    travel::{self, Path},
};
use crate::cards::known::BALROG;
use crate::{Event, Game, Region, Side, Switch, Why};
use smallvec::SmallVec;
use table::Flow;

/// W11.6.2 The Shadow reveals the Fellowship; W11.6.5, W12.7.1 tiles are drawn for the Strongholds on the path, W11.6.7
/// which the Free Peoples chose.
pub(crate) fn by_shadow(t: &mut Game) -> Flow {
    let progress = t.state.fellowship.progress;
    let path = reveal(t)?;
    let strongholds = strongholds(t, &path).len();
    // W16.2.3 Or one tile at most, and none for staying with Progress 0.
    let tiles = match t.state.plays(Switch::OneStrongholdTile) {
        true => strongholds.min(usize::from(progress > 0)),
        false => strongholds,
    };
    for _ in 0..tiles {
        // W12.7.2 Each tile is resolved completely before the next; W12.4.3 an Eye does no damage here.
        if let Some(drawn) = tile::draw(t)? {
            tile::resolve(t, drawn, Manner::hunt(0))?;
        }
    }
    Ok(())
}

/// W12.8.3 Gollum reveals it: the figure moves, but no tile is drawn for Strongholds; W16.4.1 or as if the Shadow had revealed it.
pub(crate) fn by_gollum(t: &mut Game) -> Flow {
    match t.state.plays(Switch::GollumDrawsTiles) {
        true => by_shadow(t),
        false => reveal(t).map(|_| ()),
    }
}

/// The Balrog of Moria: for a path that touches Moria the Shadow may draw one tile more, W12.7.2 before those of
/// Strongholds. An Eye does nothing. W12.7.4 After a declaration in a haven it cannot reveal.
pub(crate) fn balrog(t: &mut Game, path: &Path, in_haven: bool) -> Flow {
    let wakes = path.contains(&Region::Moria) && table_cards::lies(t.state, BALROG);
    if !wakes || !t.confirm(Side::Shadow, Why::UseTableCard { card: BALROG })? {
        return Ok(());
    }
    table_cards::discard(t, BALROG);
    match tile::draw(t)? {
        Some(drawn) if !drawn.tile.is_eye() => {
            tile::resolve(t, drawn, Manner { never_reveals: in_haven, ..Manner::hunt(0) })
        }
        _ => Ok(()),
    }
}

/// The counter is turned, then the figure moves. W13.3.6 On the Mordor Track the counter is all there is.
fn reveal(t: &mut Game) -> Flow<Path> {
    t.state.fellowship.hidden = false;
    if t.state.fellowship.mordor.is_some() {
        t.tell(Event::Revealed { at: None });
        table_cards::fellowship_seen(t, false);
        return Ok(Path::new());
    }
    let path = travel::path(t, true)?;
    let to = path[path.len() - 1];
    t.state.fellowship.figure = to;
    t.state.fellowship.progress = 0;
    t.tell(Event::Revealed { at: Some(to) });
    table_cards::fellowship_seen(t, false);
    balrog(t, &path, false)?;
    Ok(path)
}

/// W11.6.5 The Shadow's own Strongholds that it controls, each once, in path order, W12.7.3. W11.6.6 Captured ones of
/// either side do not count.
fn strongholds(t: &Game, path: &Path) -> SmallVec<[Region; 4]> {
    let mut found: SmallVec<[Region; 4]> = SmallVec::new();
    for region in path.iter().copied() {
        let theirs = region.is_stronghold() && region.first_owner() == Some(Side::Shadow);
        if theirs && t.state.board.unconquered(region) && !found.contains(&region) {
            found.push(region);
        }
    }
    found
}
