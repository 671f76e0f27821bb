//! The map as text, area by area, from what a seat may know.

use crate::names::Names;
use terminal::{Value, Words, echoed, text};
use war::{AREAS, Area, Army, Character, CharacterSet, Place, Region, Side, View};

/// The figures of a side in a region.
pub fn army(view: &View, region: Region, side: Side) -> Army {
    let here = |c: &Character| c.side() == side && view.cast[c.index()] == Place::On(region);
    let characters: CharacterSet = Character::ALL.into_iter().filter(here).collect();
    Army { troops: view.board.at(region).of(side), characters }
}

/// The whole map, or the part of it that a player named.
pub fn map(words: &Words, view: &View, wanted: &str) -> String {
    if wanted.is_empty() {
        let areas = AREAS.iter().filter(|area| area.regions().any(|region| is_worth_showing(view, region)));
        return areas.map(|area| whole_area(words, view, *area, false)).collect::<Vec<_>>().join("\n");
    }
    if let Some(area) = AREAS.into_iter().find(|a| names(wanted, a.id, &words.area(*a))) {
        return whole_area(words, view, area, true);
    }
    match Region::ALL.into_iter().find(|r| names(wanted, r.id(), &words.region(*r))) {
        Some(region) => one_region(words, view, region),
        None => {
            let known: Vec<String> = AREAS.iter().map(|area| area.id.to_string()).collect();
            words.say("map-unknown", &[("name", echoed(wanted)), ("areas", text(known.join(", ")))])
        }
    }
}

/// Whether a player's words mean the thing with this id and this name.
fn names(wanted: &str, id: &str, name: &str) -> bool {
    let wanted = wanted.to_lowercase();
    id == wanted || name.to_lowercase() == wanted
}

/// An area: all its regions, or only those where something is.
fn whole_area(words: &Words, view: &View, area: Area, all: bool) -> String {
    let mut lines = vec![words.say("map-area", &[("area", text(words.area(area))), ("id", text(area.id))])];
    let shown = area.regions().filter(|region| all || is_worth_showing(view, *region));
    lines.extend(shown.map(|region| format!("  {}", line(words, view, region))));
    lines.join("\n")
}

fn is_worth_showing(view: &View, region: Region) -> bool {
    let figures = Side::ALL.into_iter().any(|side| !army(view, region, side).is_empty());
    figures || region.site().is_some() || view.fellowship.region() == Some(region)
}

/// A region with everything that is there.
pub fn line(words: &Words, view: &View, region: Region) -> String {
    let about = about(words, view, region);
    let there = there(words, view, region);
    let name = words.region(region);
    let name = if about.is_empty() { name } else { format!("{name} ({})", about.join(", ")) };
    if there.is_empty() { name } else { format!("{name}: {there}") }
}

/// What can be said of the land: settlement, nation, control, siege.
fn about(words: &Words, view: &View, region: Region) -> Vec<String> {
    let mut about = Vec::new();
    about.extend(region.site().map(|site| words.site(site)));
    about.extend(region.nation().map(|nation| words.nation(nation)));
    if view.board.captured.has(region) {
        let holder = view.board.controller(region).map(|side| words.side(side)).unwrap_or_default();
        about.push(words.say("map-held-by", &[("side", text(holder))]));
    }
    if let Some(side) = view.board.besieged(region) {
        about.push(words.say("map-besieged", &[("side", text(words.side(side)))]));
    }
    about
}

/// The figures there. Where both sides have some, each is named.
pub fn there(words: &Words, view: &View, region: Region) -> String {
    let armies: Vec<(Side, Army)> = Side::ALL.map(|side| (side, army(view, region, side))).into();
    let armies: Vec<(Side, Army)> = armies.into_iter().filter(|(_, army)| !army.is_empty()).collect();
    let several = armies.len() > 1;
    let mut parts: Vec<String> = Vec::new();
    for (side, army) in armies {
        let figures = words.army(army.counted());
        parts.push(if several { format!("{}: {figures}", words.side(side)) } else { figures });
    }
    if view.fellowship.region() == Some(region) {
        parts.push(words.word("map-fellowship"));
    }
    parts.join("; ")
}

/// Everything about one region, with its neighbours.
pub fn one_region(words: &Words, view: &View, region: Region) -> String {
    let neighbours: Vec<String> = region.neighbours().iter().map(|r| words.region(*r)).collect();
    let points = Value::from(region.points());
    let mut lines = vec![line(words, view, region)];
    lines.push(words.say("map-neighbours", &[("regions", text(neighbours.join(", ")))]));
    if region.points() > 0 {
        lines.push(words.say("map-worth", &[("points", points)]));
    }
    if region.land().coastal {
        lines.push(words.word("map-coastal"));
    }
    lines.join("\n  ")
}
