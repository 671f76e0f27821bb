//! The adventure path as text: the sites, and who is where.

use crate::names::Names;
use table::Seat;
use tcg::{
    State, View,
    cards::facts::Keyword,
    game::{InPlay, now},
};
use terminal::{Words, text};

/// The sites of the path, one a line, with the markers of the players.
pub fn path(words: &Words, view: &View) -> String {
    let state = view.world();
    if state.site(1).is_none() {
        return format!("{} {}", words.word("status-path"), words.word("none-there"));
    }
    let sites = (1..=state.options.last_site()).map(|number| format!("  {}", line(words, &state, number)));
    std::iter::once(words.word("status-path")).chain(sites).collect::<Vec<_>>().join("\n")
}

fn line(words: &Words, state: &State, number: u8) -> String {
    let site = state.site(number);
    let here = markers(state, number).map(|seat| words.player(seat)).collect::<Vec<_>>().join(", ");
    let key = match (site.is_some(), here.is_empty()) {
        (true, true) => "status-site",
        (true, false) => "status-site-at",
        (false, true) => "status-site-empty",
        (false, false) => "status-site-empty-at",
    };
    let name = site.map_or(String::new(), |site| named(words, state, site));
    let shadow = site.map_or(0, |site| now::shadow_number(state, site.thing()));
    let values = [("number", number.into()), ("site", text(name)), ("shadow", shadow.into()), ("seats", text(here))];
    words.say(key, &values)
}

/// A site with what everybody asks of it.
fn named(words: &Words, state: &State, site: &InPlay) -> String {
    let keywords = Keyword::ALL.iter().filter(|keyword| now::keyword(state, site, **keyword) > 0);
    let keywords: Vec<String> = keywords.map(|keyword| words.word(&format!("keyword-{keyword}"))).collect();
    let name = site.card.full_name();
    if keywords.is_empty() { name } else { format!("{name}, {}", keywords.join(", ")) }
}

/// Whose markers are at a site. In the set-up they are nowhere.
fn markers(state: &State, number: u8) -> impl Iterator<Item = Seat> + '_ {
    let is_here = move |seat: &Seat| state.turn > 0 && state.of(*seat).at == number;
    state.order.iter().copied().filter(is_here)
}
