//! W11.6 Being revealed, and the tiles for Shadow Strongholds on the way.

use super::{tile, travel, travel::Path};
use crate::{Event, Game, Region, Side};
use smallvec::SmallVec;
use table::Flow;

/// W11.6.2 The Shadow reveals the Fellowship; W11.6.5, W12.7.1 tiles are drawn for the Strongholds on the path, W11.6.7
/// which the Free Peoples chose.
pub(super) fn by_shadow(t: &mut Game) -> Flow {
    let path = reveal(t)?;
    for _ in strongholds(t, &path) {
        // W12.7.2 Each tile is resolved completely before the next; W12.4.3 an Eye does no damage here.
        let drawn = tile::draw(t)?;
        tile::resolve(t, drawn, 0)?;
    }
    Ok(())
}

/// W12.8.3 Gollum reveals it: the figure moves, but no tile is drawn.
pub(super) fn by_gollum(t: &mut Game) -> Flow {
    reveal(t).map(|_| ())
}

/// The counter is turned, then the figure moves. W13.3.6 On the Mordor Track the counter is all there is.
fn reveal(t: &mut Game) -> Flow<Path> {
    t.state.fellowship.hidden = false;
    if t.state.fellowship.mordor.is_some() {
        t.tell(Event::Revealed { at: None });
        return Ok(Path::new());
    }
    let path = travel::path(t, true)?;
    let to = path[path.len() - 1];
    t.state.fellowship.figure = to;
    t.state.fellowship.progress = 0;
    t.tell(Event::Revealed { at: Some(to) });
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
