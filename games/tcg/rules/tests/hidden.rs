//! What each seat, and a spectator, may know: the chapter Hidden information of the rules, on views, for two and three seats.

use table::{Answer, Dice, Match, Rules, Seat, Written, cards::HoldingView, conformance};
use tcg::{
    Card, Event, Setup, Tcg, View, deck,
    game::Options,
    view::{PersonView, SiteView},
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A match from the lines of a position: `hand a: 1C9`.
fn game(lines: &str) -> Match<Tcg> {
    let pair = |line: &str| {
        let (key, value) = line.split_once(": ").unwrap_or_else(|| panic!("expected KEY: VALUE, found '{line}'"));
        (key.trim().to_string(), value.trim().to_string())
    };
    let lines: Vec<(String, String)> = lines.lines().filter(|line| !line.trim().is_empty()).map(pair).collect();
    let setup = Tcg::setup(&lines).unwrap_or_else(|(at, what)| panic!("{}: {what}", lines[at].0));
    Match::begin(&setup, &mut Dice::new(1))
}

/// An answer as it is written.
fn answer(game: &mut Match<Tcg>, seat: Seat, text: &str) {
    let written: Answer<tcg::Item> = text.parse().expect("an answer");
    let asked = format!("{:?}", game.next_question());
    game.answer(seat, written, &mut Dice::new(1)).unwrap_or_else(|refusal| panic!("{text}: {refusal}; {asked}"));
}

fn card(code: &str) -> Card {
    code.parse().expect("a card")
}

fn cards(codes: &str) -> Vec<Card> {
    let mut cards: Vec<Card> = codes.split_whitespace().map(card).collect();
    cards.sort();
    cards
}

/// What somebody sees of a player.
fn seen(game: &Match<Tcg>, by: Option<Seat>, of: Seat) -> PersonView {
    let view: View = game.view(by);
    view.people[of.index()].clone()
}

fn holding(game: &Match<Tcg>, by: Option<Seat>, of: Seat) -> HoldingView<Card> {
    seen(game, by, of).cards
}

/// The cards that somebody knows to be in a hand that is not his.
fn known_in_hand(game: &Match<Tcg>, by: Option<Seat>, of: Seat) -> Vec<Card> {
    holding(game, by, of).in_hand.cards().collect()
}

/// The cards that somebody knows to be in a hand or deck that is not his.
fn known_around(game: &Match<Tcg>, by: Option<Seat>, of: Seat) -> Vec<Card> {
    holding(game, by, of).around.cards().collect()
}

/// What somebody knows of the places on top of a deck, the topmost last.
fn known_top(game: &Match<Tcg>, by: Option<Seat>, of: Seat) -> Vec<Option<Card>> {
    holding(game, by, of).top.places.iter().map(|place| place.card).collect()
}

/// The seats of a game and the spectators.
fn everybody(game: &Match<Tcg>) -> Vec<Option<Seat>> {
    game.seating().seats().map(Some).chain([None]).collect()
}

const HELD: &str = "hand a: 1C9 1C7\n draw a: 1C8 1C18 1C21\n hand b: 1C176\n draw b: 1C177 1U178";

#[test]
fn the_number_of_cards_is_open_and_the_cards_are_the_owners() {
    for more in ["", "\nseats: 3"] {
        let game = game(&format!("{HELD}{more}"));
        for who in everybody(&game) {
            let held = holding(&game, who, A);
            assert_eq!((held.hand, held.rest), (2, 3), "{who:?}");
            let (hand, deck): (Vec<Card>, Vec<Card>) =
                (held.own_hand.cards().collect(), held.own_rest.cards().collect());
            let own = who == Some(A);
            assert_eq!(hand, if own { cards("1C7 1C9") } else { Vec::new() }, "{who:?}");
            // He knows what is left of his list, in no order.
            assert_eq!(deck, if own { cards("1C8 1C18 1C21") } else { Vec::new() }, "{who:?}");
            assert!(held.in_hand.is_empty() && held.around.is_empty(), "{who:?}");
        }
    }
}

#[test]
fn a_drawn_card_is_heard_by_its_owner_only() {
    for more in ["", "\nseats: 3"] {
        // T13.43 What is discarded is seen by all; what is drawn is not.
        let mut game =
            game(&format!("under way: turn reconciles b\nphase: regroup\nhand b: 1C176\ndraw b: 1C177{more}"));
        answer(&mut game, B, "[1C176]");
        for who in everybody(&game) {
            let drawn = (who == Some(B)).then_some(card("1C177"));
            let heard: Vec<Event> = game.heard(who).collect();
            assert!(heard.contains(&Event::Drew { by: B, card: drawn }), "{who:?}: {heard:?}");
            assert!(heard.contains(&Event::Discarded { of: B, card: card("1C176") }), "{who:?}");
            assert_eq!(known_in_hand(&game, who, B), Vec::new(), "{who:?}");
        }
    }
}

#[test]
fn adventure_decks_are_hidden_but_how_many_sites_are_left_is_not() {
    for seats in 2..=3 {
        let mut game = game(&format!("seats: {seats}\nhand a: 1C9"));
        answer(&mut game, A, "pass");
        // The next site was played by one of the others, by the arrow of the first: everybody sees it.
        let by = game.state().in_play.iter().find(|o| o.card.facts().site == 2).expect("it was played").owner;
        for who in everybody(&game) {
            for other in game.seating().seats() {
                let sites = seen(&game, who, other).sites;
                assert_eq!(sites[1] == SiteView::None, other == by, "{who:?} {other:?}");
                let face = sites.iter().any(|site| matches!(site, SiteView::Face(_)));
                assert_eq!(face, who == Some(other), "{who:?} sees sites of {other:?}");
                assert_eq!(sites[0] == SiteView::None, other == A);
            }
        }
    }
}

#[test]
fn a_site_that_returns_to_its_adventure_deck_is_known() {
    // A's second site is replaced by B's, which everybody had seen.
    let mut game = game("phase: shadow\nat a: 2\n1U327.1: a\n1U234.1: b\n1U222.1: b\ntwilight: 3\nhand b: 1C9");
    answer(&mut game, B, "use:1U222.1/0");
    let site = game.next_question().expect("it is asked which").items().next().expect("his own site");
    answer(&mut game, B, &site.to_string());
    for who in everybody(&game) {
        assert_eq!(seen(&game, who, A).sites[1], SiteView::Face(card("1U327")), "{who:?}");
    }
}

#[test]
fn bids_and_what_was_brought_are_hidden_until_all_have_bid() {
    for seats in 2..=3 {
        let setup = Setup::Decks(
            (0..seats).map(|_| deck::starter("fotr-gandalf").expect("a starter")).collect(),
            Options::default(),
        );
        let mut game: Match<Tcg> = Match::begin(&setup, &mut Dice::new(1));
        let before: Vec<View> = everybody(&game).into_iter().map(|who| game.view(who)).collect();
        answer(&mut game, A, "3");
        let after: Vec<View> = everybody(&game).into_iter().map(|who| game.view(who)).collect();
        assert_eq!(before, after);
        assert_eq!(game.heard(Some(B)).count(), 0);
        assert_eq!(seen(&game, Some(B), A).begins_with, None);
        assert!(seen(&game, Some(A), A).begins_with.is_some());
        (1..seats as u8).for_each(|seat| answer(&mut game, Seat(seat), "1"));
        everybody(&game).into_iter().for_each(|who| assert_eq!(seen(&game, who, A).bid, 3, "{who:?}"));
    }
}

/// T13.44 One looks: 1C351.
#[test]
fn who_looks_at_a_hand_knows_it_and_the_others_do_not() {
    for more in ["", "\nhand c: 1C9"] {
        let mut game = game(&format!("at a: 6\n1C351.1: a\n1U51.1: a\nhand b: 1C176 1C177{more}"));
        answer(&mut game, A, "use:1C351.1/0");
        if !more.is_empty() {
            answer(&mut game, A, "b");
        }
        assert_eq!(known_in_hand(&game, Some(A), B), cards("1C176 1C177"));
        for who in everybody(&game).into_iter().filter(|who| ![Some(A), Some(B)].contains(who)) {
            assert_eq!(known_in_hand(&game, who, B), Vec::new(), "{who:?}");
            let heard: Vec<Event> = game.heard(who).collect();
            let of = |card| Event::Seen { by: Some(A), of: B, card };
            assert!(heard.contains(&of(None)) && !heard.contains(&of(Some(card("1C176")))), "{who:?}: {heard:?}");
        }
    }
}

/// T13.44 All see: 1C86.
#[test]
fn a_revealed_hand_is_known_to_all() {
    for more in ["", "\nhand c: 1C9"] {
        let mut game = game(&format!("1P364.1: a\nhand a: 1C86\nhand b: 1C176 1C177\ndraw b: 1C18{more}"));
        answer(&mut game, A, "play:1C86");
        if !more.is_empty() {
            answer(&mut game, A, "b");
        }
        for who in game.seating().seats().filter(|who| *who != B) {
            assert_eq!(known_in_hand(&game, Some(who), B), cards("1C176 1C177"), "{who:?}");
        }
        for who in everybody(&game) {
            let heard: Vec<Event> = game.heard(who).collect();
            assert!(heard.contains(&Event::Seen { by: None, of: B, card: Some(card("1C176")) }), "{who:?}");
        }
    }
}

#[test]
fn a_card_that_goes_beneath_the_deck_unseen_makes_a_known_hand_unknown() {
    // What is known of A's hand: both cards were taken up before the eyes of all, 1U70.
    let mut game = game("1U12.1: a\n1U70.1: a\ndiscard a: 1C84\nhand a: 1C9\nseats: 3\ndraw a: 1C7");
    answer(&mut game, A, "use:1U70.1/0");
    for who in [B, C] {
        // T13.45 It went from one pile to another: everybody saw it.
        assert_eq!(known_in_hand(&game, Some(who), A), cards("1C84"));
    }
    answer(&mut game, A, "use:1U12.1/0");
    answer(&mut game, A, "1C9");
    for who in [B, C] {
        assert_eq!(known_in_hand(&game, Some(who), A), Vec::new());
        assert_eq!(known_around(&game, Some(who), A), cards("1C84"));
        assert_eq!(holding(&game, Some(who), A).bottom.places[0].card, None);
    }
    assert_eq!(holding(&game, Some(A), A).bottom.places[0].card, Some(card("1C9")));
}

#[test]
fn a_card_returned_to_a_hand_is_known_until_it_is_played() {
    let mut game = game("phase: regroup\nat a: 4\n3U18.1: a\n1C177.1: b\nhand b: 1C9\nseats: 3");
    answer(&mut game, A, "use:3U18.1/0");
    for who in [A, C] {
        assert_eq!(known_in_hand(&game, Some(who), B), cards("1C177"));
    }
    answer(&mut game, B, "pass");
    answer(&mut game, B, "[1C177]");
    for who in [A, C] {
        assert_eq!(known_in_hand(&game, Some(who), B), Vec::new());
        assert_eq!(known_around(&game, Some(who), B), Vec::new());
    }
}

/// D35 The order of cards put on top is known to who chose it, not to the owner of the deck: 1C18.
#[test]
fn the_order_of_revealed_cards_put_back_is_known_to_who_chose_it() {
    let mut game = game("1U12.1: a\nhand a: 1C18\ndraw c: 1C7 1C7 1C9\nseats: 3");
    answer(&mut game, A, "play:1C18");
    answer(&mut game, A, "c");
    // While they lie open everybody sees them.
    everybody(&game).into_iter().for_each(|who| assert!(game.view(who).looked_at.is_empty(), "{who:?}"));
    answer(&mut game, A, "[1C9, 1C7, 1C7]");
    let order: Vec<Option<Card>> = ["1C7", "1C7", "1C9"].map(|code| Some(card(code))).into();
    assert_eq!(known_top(&game, Some(A), C), order);
    for who in [Some(B), Some(C)] {
        assert_eq!(known_top(&game, who, C), vec![None; 3], "{who:?}");
        assert_eq!(holding(&game, who, C).top.loose.cards().collect::<Vec<_>>(), cards("1C7 1C7 1C9"), "{who:?}");
    }
    assert_eq!(known_top(&game, None, C), vec![None; 3]);
}

/// T13.47 Shuffling makes every known place unknown; that the cards are there is still known.
#[test]
fn a_search_shuffles_known_places_away() {
    for more in ["", "\nseats: 3"] {
        let mut game = game(&format!("1U321.1: a\ndraw a: 1C9 1C8 | top 1C176:01/01{more}"));
        assert_eq!(known_top(&game, Some(B), A), vec![Some(card("1C176"))]);
        assert_eq!(known_top(&game, Some(A), A), vec![Some(card("1C176"))]);
        answer(&mut game, A, "use:1U321.1/0");
        answer(&mut game, A, "pass");
        for who in everybody(&game) {
            assert_eq!(known_top(&game, who, A), Vec::new(), "{who:?}");
            let known = if who == Some(B) { cards("1C176") } else { Vec::new() };
            assert_eq!(known_around(&game, who, A), known, "{who:?}");
        }
    }
}

#[test]
fn a_known_card_on_top_is_known_in_the_hand_when_it_is_drawn() {
    let mut game =
        game("under way: turn reconciles b\nphase: regroup\nhand b: 1C9\nseats: 3\ndraw b: 1C7 | top 1C176:02/02");
    answer(&mut game, B, "[]");
    assert_eq!(known_in_hand(&game, Some(A), B), cards("1C176"));
    assert_eq!(known_in_hand(&game, Some(C), B), cards("1C176"));
    assert_eq!(known_in_hand(&game, None, B), Vec::new());
}

/// T13.10 The void, T13.48 stacks, the table: everybody sees them.
#[test]
fn what_lies_open_is_seen_by_all() {
    let mut game = game(
        "phase: maneuver\n1P365.1: a\n2C47.1: b\n1R183.1: b\nstacked: 1C176@b>1R183.1\ndead a: 1C7\nhand a: 1C104\nseats: 3",
    );
    answer(&mut game, A, "play:1C104");
    let views: Vec<View> = everybody(&game).into_iter().map(|who| game.view(who)).collect();
    for view in &views {
        assert_eq!(
            (&view.in_play, &view.stacked, &view.stack),
            (&views[0].in_play, &views[0].stacked, &views[0].stack)
        );
        assert_eq!(view.stacked[0].card, card("1C176"));
        assert!(format!("{:?}", view.stack).contains(&format!("{:?}", card("1C104"))));
        assert_eq!(view.people[0].dead.cards().collect::<Vec<_>>(), cards("1C7"));
    }
}

/// T13.42a A discard pile is its owner's to look through, or everybody's by the option of the table.
#[test]
fn discard_piles_are_looked_through_by_their_owners_or_by_all() {
    for (option, others) in [("none", false), ("open-discards", true)] {
        let game = game(&format!("options: {option}\nhand a: 1C8\ndiscard a: 1C9\nseats: 3"));
        for who in everybody(&game) {
            let pile = seen(&game, who, A);
            assert_eq!(pile.discard_is_open, others || who == Some(A), "{option} {who:?}");
            assert_eq!(pile.discard.len(), 1);
        }
    }
}

/// T10.9 Who is out leaves unseen what he held, and sees what spectators see.
#[test]
fn the_hand_of_who_is_out_is_not_shown() {
    let mut game = game(
        "phase: skirmish\nhand a: 1C8\ndraw a: 1C9\nhand b: 1C9\nhand c: 1C9\n1C177.1: b\nassigned: 1C177.1>1C290.1",
    );
    answer(&mut game, A, "pass");
    answer(&mut game, C, "pass");
    answer(&mut game, B, "pass");
    assert!(seen(&game, Some(B), A).is_out);
    for who in everybody(&game) {
        let heard: Vec<Event> = game.heard(who).collect();
        let tells = |event: &Event| format!("{event}").contains("1C8");
        assert!(!heard.iter().any(tells), "{who:?}: {heard:?}");
        let held = holding(&game, who, A);
        assert_eq!((held.hand, held.rest), (0, 0), "{who:?}");
    }
    for other in [B, C] {
        let (own, watched) = (seen(&game, Some(A), other), seen(&game, None, other));
        assert_eq!(own.cards.own_hand, watched.cards.own_hand);
        assert_eq!((own.cards.in_hand, own.sites), (watched.cards.in_hand, watched.sites));
    }
}

/// T4.22 A hand that is put back is nobody's business.
#[test]
fn a_hand_put_back_is_not_seen() {
    let list = "ring-bearer 1C290\nring 1C2\nsite 1U320\n10 1C9\n10 1C176\n";
    let deck = deck::DeckList::read(list).expect("a deck");
    let options = Options { mulligan: true, first_game: true, ..Options::default() };
    let mut game: Match<Tcg> = Match::begin(&Setup::Decks(vec![deck.clone(), deck], options), &mut Dice::new(2));
    let first = game.state().free;
    answer(&mut game, first, "pass");
    let second = Seat(1 - first.0);
    answer(&mut game, second, "pass");
    answer(&mut game, first, "yes");
    let held = holding(&game, Some(second), first);
    assert_eq!((held.hand, held.rest), (6, 14));
    assert!(held.in_hand.is_empty() && held.around.is_empty());
    assert!(game.heard(Some(second)).all(|event| !matches!(event, Event::Drew { by, card: Some(_) } if by == first)));
}

/// T14.13 All chance comes from one generator: the same seed and the same answers make the same game.
#[test]
fn chance_is_repeated_by_its_seed() {
    let play = |seed: u64| {
        let mut luck = Dice::new(seed);
        let mut player = table::Random::new(5);
        let mut game: Match<Tcg> = Match::begin(&tcg::start(), &mut luck);
        while let Some(asked) = game.next_question().cloned() {
            let given = player.answer::<Tcg>(game.state(), &asked);
            game.answer(asked.seat, given, &mut luck).expect("a legal answer");
        }
        game.state().clone()
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
}

/// T14.14, T14.14a, T14.14b Also with the options of the table nothing shows in views, questions or silence.
#[test]
fn options_of_the_table_hide_as_much() {
    let options = Options { mulligan: true, first_game: true, open_discards: true };
    for seats in 2..=3 {
        let deck = |at: usize| deck::starter(deck::STARTERS[at].0).expect("a starter");
        for first in 0..4 {
            let setup = Setup::Decks((first..first + seats).map(|at| deck(at % 6)).collect(), options);
            conformance::games_end::<Tcg>(&setup, 0..4, 16);
            assert!(conformance::views_hide::<Tcg>(&setup, first as u64, 5) > 10);
            assert!(conformance::silence_tells_nothing::<Tcg>(&setup, first as u64, 11).pairs > 2);
            conformance::saved_and_replayed_games_agree::<Tcg>(&setup, first as u64, 20);
        }
    }
    assert_eq!(Tcg::options(&Tcg::begin(&Setup::Decks(vec![], options))), "mulligan first-game open-discards");
}
