//! What clients are shown: nothing hidden, everything with a name, and not too much of it.

use super::{WarView, event, item, static_facts, why};
use server::wire::{Arg, Told};
use std::collections::{BTreeMap, BTreeSet};
use table::{Asked, Dice, Match, Offer, Random, Rules, Seat, imagine};
use war::{
    Card, CardSet, Deck, Event, Figure, Item, Laid, Lead, Loss, March, Nation, Owner, Part, Players, Region, Side,
    Tile, View, War, Why,
};

/// How many positions are looked at.
const POSITIONS: usize = 200;
/// Every so many questions of a game there is one.
const EVERY: usize = 13;
/// Games are left after this turn: random ones go on long after all cards are gone, and then nothing is hidden.
const LAST_TURN: u16 = 14;
/// The most bytes that a position takes, on average.
const MOST_BYTES: usize = 16 * 1024;

/// Everybody at the table, and a spectator.
fn viewers(game: &Match<War>) -> impl Iterator<Item = Option<Seat>> {
    War::seating(game.state()).seats().map(Some).chain([None])
}

/// Positions of random games for two, three and four, with the question that is open.
fn each_position(mut look: impl FnMut(&Match<War>, &Asked<War>)) {
    let (mut seen, mut questions) = (0, 0);
    for (seed, players) in (0..).zip(Players::ALL.into_iter().cycle()) {
        let (mut luck, mut player) = (Dice::new(seed), Random::new(seed ^ 0xabcd));
        let mut game = Match::<War>::begin(&war::start_for(players), &mut luck);
        let until = seen + POSITIONS / Players::ALL.len();
        while let Some(asked) = game.next_question().cloned().filter(|_| game.state().turn <= LAST_TURN && seen < until)
        {
            questions += 1;
            if questions % EVERY == 0 {
                look(&game, &asked);
                seen += 1;
            }
            if seen == POSITIONS {
                return;
            }
            let answer = player.answer::<War>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
    }
}

fn json(view: &View, game: &Match<War>) -> String {
    let shown = WarView::of(view, game.heard(view.seat).rev());
    serde_json::to_string(&shown).expect("a position can be written")
}

#[test]
fn what_is_hidden_changes_nothing() {
    let mut dice = Dice::new(1);
    let mut changed = 0;
    each_position(|game, asked| {
        let world = imagine(game, asked.seat, &mut dice).expect("some world looks like this one");
        let seat = Some(asked.seat);
        assert_eq!(json(&world.view(seat), game), json(&game.view(seat), game));
        // The guessed world begins with the step under way, so only the end of the log can be compared.
        let heard = |game: &Match<War>| game.heard(seat).map(|e| event(&e)).collect::<Vec<_>>();
        assert!(heard(game).ends_with(&heard(&world)), "a hidden thing was told");
        changed += usize::from(world.state() != game.state());
    });
    assert!(changed > POSITIONS * 9 / 10, "only {changed} worlds were different");
}

/// The cards that a view shows.
fn open_cards(view: &View) -> CardSet {
    let laid = view.battle.map_or([Laid::Nothing; 2], |battle| battle.laid).into_iter().filter_map(|laid| match laid {
        Laid::Face(card) => Some(card),
        Laid::Nothing | Laid::Back(_) => None,
    });
    let events = view.resolving.map(|event| event.card);
    let own = view.own_hand.or(view.own_known).or(view.own_discarded);
    own.or(view.table).or(view.played).or(laid.chain(events).collect())
}

#[test]
fn no_card_is_named_that_is_not_open() {
    each_position(|game, _| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let shown = json(&view, game);
            let named: Vec<Card> = Card::all().filter(|card| shown.contains(&card.to_string())).collect();
            assert!(named.iter().all(|card| open_cards(&view).has(*card)), "{viewer:?}: {named:?}");
        }
    });
}

#[test]
fn positions_are_small() {
    let (mut bytes, mut most) = (0, 0);
    each_position(|game, asked| {
        let size = json(&game.view(Some(asked.seat)), game).len();
        bytes += size;
        most = most.max(size);
    });
    let mean = bytes / POSITIONS;
    println!("a position takes {mean} bytes on average, {most} at most");
    assert!(mean < MOST_BYTES, "a position takes {mean} bytes");
}

/// The messages of English: the values that each uses.
fn messages() -> BTreeMap<String, BTreeSet<String>> {
    let files = [
        include_str!("../../words/en/title.ftl"),
        include_str!("../../words/en/war.ftl"),
        include_str!("../../words/en/cards.ftl"),
        include_str!("../../words/en/terminal.ftl"),
    ];
    let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            last = line.split_once(" =").expect("a message has a name").0.into();
        }
        messages.entry(last.clone()).or_default().extend(line.split('$').skip(1).map(name));
    }
    messages
}

/// Whether there is a message, and everything it uses is given, and all of that has a name too.
fn check_message(messages: &BTreeMap<String, BTreeSet<String>>, key: &str, args: &BTreeMap<String, Arg>) {
    let uses = messages.get(key).unwrap_or_else(|| panic!("locales/en lacks {key}"));
    let missing: Vec<_> = uses.iter().filter(|name| !args.contains_key(*name)).collect();
    assert!(missing.is_empty(), "nobody gives {key} {missing:?}");
    args.values().for_each(|arg| check_arg(messages, arg));
}

fn check_arg(messages: &BTreeMap<String, BTreeSet<String>>, arg: &Arg) {
    match arg {
        Arg::Number(_) | Arg::Word(_) => {}
        Arg::Named { kind, id, args } => check_message(messages, &format!("{kind}-{id}"), args),
        Arg::Many(several) => several.iter().for_each(|arg| check_arg(messages, arg)),
    }
}

#[test]
fn everything_that_is_told_has_words() {
    let messages = messages();
    let check = |prefix: &str, told: Told| check_message(&messages, &format!("{prefix}-{}", told.name), &told.args);
    let mut events: BTreeMap<String, Event> = BTreeMap::new();
    each_position(|game, asked| {
        check("why", why(asked.why));
        asked.options.iter().for_each(|Offer { item: it, count }| check_arg(&messages, &item(*it, *count, asked.why)));
        for heard in viewers(game).flat_map(|viewer| game.heard(viewer)) {
            events.insert(format!("{heard:?}"), heard);
        }
    });
    events.values().for_each(|heard| check("event", event(heard)));
    let kinds: BTreeSet<&str> = events.values().map(Event::name).collect();
    assert!(kinds.len() > 40, "only {kinds:?} happened");
}

#[test]
fn what_seldom_happens_has_words_too() {
    let messages = messages();
    let march = March { side: Side::Shadow, lead: Lead::WitchKing, steps: 3, joins: true };
    let asked = why(Why::MarchFrom { march });
    check_message(&messages, "why-march-from", &asked.args);
    assert_eq!(asked.args["led"], Arg::Word("witch-king".into()));
    let revealed = event(&Event::Revealed { at: None });
    check_message(&messages, "event-revealed", &revealed.args);
    for nation in Nation::ALL {
        for loss in [Loss::Regular(nation), Loss::Reduce(nation), Loss::Elite(nation)] {
            check_arg(&messages, &item(loss.into(), 1, Why::Turn));
        }
    }
    for tile in Tile::ALL {
        check_arg(&messages, &item(tile.into(), 1, Why::Turn));
    }
    // An Elite of which no Regular is left says so before it is chosen.
    let without = [Nation::Gondor].into_iter().collect();
    let casualty = Why::Casualty { hits: 1, at: Region::Osgiliath, without, dealt: 0 };
    let of = |nation| item(Loss::Reduce(nation).into(), 1, casualty);
    check_arg(&messages, &of(Nation::Gondor));
    assert!(matches!(of(Nation::Gondor), Arg::Named { id, .. } if id == "not-replaced"));
    assert!(matches!(of(Nation::Rohan), Arg::Named { id, .. } if id == "reduce"));
    let hunt = item(Part::HuntRoll.into(), 1, Why::CardChoice { dice: 0 });
    assert!(matches!(hunt, Arg::Named { args, .. } if args["dice"] == Arg::Number(0)));
    let two =
        serde_json::to_value(item(Item::Figure(Figure::Elite(Nation::Gondor)), 2, Why::Turn)).expect("can be written");
    let of = serde_json::json!({"named": {"kind": "nation", "id": "gondor-of"}});
    let args = serde_json::json!({"count": {"number": 2}, "of": of});
    assert_eq!(two, serde_json::json!({"named": {"kind": "figure", "id": "elite", "args": args}}));
    let drew = Event::Drew {
        side: Side::Free,
        owner: Owner { seat: Seat(0), player: None },
        deck: Deck::Character,
        card: None,
    };
    check_message(&messages, "event-drew", &event(&drew).args);
}

#[test]
fn facts_are_complete_and_have_words() {
    let facts = static_facts();
    assert_eq!((facts.regions.len(), facts.nations.len(), facts.characters.len()), (105, 8, 13));
    assert_eq!((facts.cards.len(), facts.tiles.len()), (96, 24));
    let messages = messages();
    let has = |kind: &str, id: &str| check_arg(&messages, &Arg::named(kind, id));
    for region in &facts.regions {
        has("region", &region.id);
        region.site.iter().for_each(|site| has("site", site));
        region.nation.iter().for_each(|nation| has("nation", nation));
        assert!(!region.neighbours.is_empty(), "{}", region.id);
    }
    for card in &facts.cards {
        has("card", &card.id);
        has("deck", &card.deck);
        has("face", &card.die);
        has("title", &card.combat);
    }
    facts.characters.iter().for_each(|character| has("character", &character.id));
    facts.tiles.iter().for_each(|tile| has("tile", &tile.id));
    assert!(serde_json::to_string(&facts).is_ok());
}
