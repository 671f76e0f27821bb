//! What a seat sees, as the plain host shows it: names and numbers. Everything comes from the view; what is asked of a world that
//! looks like it (strength, vitality) is about cards that lie open.

use serde_json::{Value, json};
use table::{Seat, cards::Pile};
use tcg::{
    Card, NAMES, State, View,
    actions::Frame,
    cards::facts::{Keyword, Type},
    game::{Id, InPlay, now},
    view::{PersonView, SiteView},
};

/// The whole table.
pub fn shown(view: &View) -> Value {
    let state = view.world();
    let each = |fits: &dyn Fn(&&InPlay) -> bool| -> Vec<Value> {
        state.in_play.iter().filter(fits).map(|o| in_play(&state, o)).collect()
    };
    let people = (0..view.people.len() as u8).map(Seat);
    json!({
        "turn": view.turn,
        "free": seat(view.free),
        "phase": view.phase.word(),
        "twilight": view.twilight,
        "moves": view.happened.moves,
        "path": (1..=state.options.last_site()).map(|number| site(&state, number)).collect::<Vec<_>>(),
        "people": people.map(|seat| person(view, &state, seat)).collect::<Vec<_>>(),
        "minions": each(&|o| o.card.kind() == Type::Minion),
        "skirmish": view.skirmish.as_ref().map(|skirmish| json!({
            "fierce": skirmish.fierce,
            "free": names(&state, &skirmish.free),
            "minions": names(&state, &skirmish.minions),
        })),
        "assigned": view.assigned.iter().map(|(c, m)| names(&state, &[*c, *m]).join(" – ")).collect::<Vec<_>>(),
        "under_way": view.stack.iter().filter_map(frame).collect::<Vec<_>>(),
        "looked_at": view.stack.iter().flat_map(aside).map(Card::full_name).collect::<Vec<_>>(),
    })
}

fn seat(seat: Seat) -> &'static str {
    NAMES.get(seat.index()).copied().unwrap_or_default()
}

/// A site of the path, and who is there.
fn site(state: &State, number: u8) -> Value {
    let site = state.site(number);
    let here = state.order.iter().filter(|seat| state.turn > 0 && state.of(**seat).at == number);
    json!({
        "number": number,
        "site": site.map(|site| site.card.full_name()),
        "card": site.map(|site| site.card.to_string()),
        "of": site.map(|site| seat(site.owner)),
        "shadow": site.map(|site| now::shadow_number(state, site.thing())),
        "here": here.map(|at| seat(*at)).collect::<Vec<_>>(),
    })
}

/// A player: his fellowship and what else lies before him, and his cards as far as one may know them.
fn person(view: &View, state: &State, at: Seat) -> Value {
    let person = &view.people[at.index()];
    let mine = |o: &&InPlay| o.owner == at && o.on.is_none();
    let of = |fits: &dyn Fn(Type) -> bool| -> Vec<Value> {
        let cards = state.in_play.iter().filter(mine).filter(|o| fits(o.card.kind()));
        cards.map(|o| in_play(state, o)).collect()
    };
    json!({
        "seat": seat(at),
        "out": person.is_out,
        "bid": person.bid,
        "burdens": person.burdens,
        "resistance": person.ring_bearer.map(|_| now::resistance(state, at)),
        "ring_worn": person.ring_worn,
        "fellowship": of(&|kind| kind == Type::Companion),
        "support": of(&|kind| !matches!(kind, Type::Companion | Type::Minion | Type::Site)),
        "hand": person.cards.hand,
        "own_hand": titles(&person.cards.own_hand),
        "known_in_hand": titles(&person.cards.in_hand),
        "deck": usize::from(person.cards.rest) + person.cards.top.places.len() + person.cards.bottom.places.len(),
        "discard": person.discard.len(),
        "own_discard": if view.seat == Some(at) { titles(&person.discard) } else { Vec::new() },
        "dead": titles(&person.dead),
        "sites": sites(person),
    })
}

/// The sites of the adventure deck that one may know.
fn sites(person: &PersonView) -> Vec<String> {
    let known = person.sites.iter().filter_map(|site| match site {
        SiteView::Face(card) => Some(card.full_name()),
        SiteView::None | SiteView::Back => None,
    });
    known.collect()
}

fn titles(pile: &Pile<Card>) -> Vec<String> {
    pile.cards().map(Card::full_name).collect()
}

/// A card in play with what is true of it now.
fn in_play(state: &State, o: &InPlay) -> Value {
    let mut shown = json!({ "name": o.card.full_name(), "card": o.card.to_string(), "of": seat(o.owner) });
    let mut add = |name: &str, value: Value| shown[name] = value;
    if o.card.facts().is_character() {
        add("strength", now::strength(state, o.id).into());
        add("vitality", now::vitality(state, o).into());
        add("wounds", o.wounds.into());
        let keywords = Keyword::ALL.iter().filter(|keyword| now::keyword(state, o, **keyword) > 0);
        add("keywords", keywords.map(|keyword| keyword.word()).collect::<Vec<_>>().into());
    }
    let bears: Vec<String> = state.on(o.id).map(|item| item.card.full_name()).collect();
    let under = state.stacked.iter().filter(|stacked| stacked.on == o.id);
    let under: Vec<String> = under.map(|stacked| stacked.card.full_name()).collect();
    for (name, cards) in [("bears", bears), ("stacked", under)] {
        if !cards.is_empty() {
            add(name, cards.into());
        }
    }
    shown
}

fn names(state: &State, ids: &[Id]) -> Vec<String> {
    ids.iter().filter_map(|id| state.object(*id)).map(|o| o.card.full_name()).collect()
}

/// What is under way above the sequence of play, by the card it is about.
fn frame(frame: &Frame) -> Option<String> {
    match frame {
        Frame::Turn(_) | Frame::Window(_) | Frame::Give(_) => None,
        Frame::Play(play) => Some(play.thing.card.full_name()),
        Frame::Action(action) => Some(action.uses.of.card.full_name()),
        Frame::Occurrence(occurrence) => Some(occurrence.kind.word().into()),
    }
}

/// Cards that are looked at: those that one may see are in the view, and no others.
fn aside(frame: &Frame) -> Vec<Card> {
    if let Frame::Action(action) = frame { action.aside.to_vec() } else { Vec::new() }
}
