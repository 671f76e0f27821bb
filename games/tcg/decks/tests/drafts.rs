//! Decks that are being made: every line for itself, what is wrong with its line, and lists of other programs.

use tcg::{
    Card,
    deck::{self, STARTERS},
};
use tcg_decks::{Draft, Unread};

fn card(code: &str) -> Card {
    code.parse().expect("a card")
}

#[test]
fn a_starter_is_read_as_a_whole_deck() {
    for (name, text) in STARTERS {
        let draft = Draft::read(text);
        assert_eq!((draft.legal(), &draft.unread[..]), (deck::starter(name), &[][..]), "{name}");
        assert_eq!(Draft::read(&draft.write()).legal(), deck::starter(name), "{name}");
    }
}

#[test]
fn a_line_that_cannot_be_read_hides_nothing_of_the_others() {
    let draft = Draft::read("banana\n4 1C9\n\n# mine\nsite 9Z99\n0 1C9\n100 1C9\nring 1C2\nring 1R1\n1Q1\n");
    let unread = [
        (1, Unread::Line),
        (5, Unread::Card("9Z99".into())),
        (6, Unread::Count),
        (7, Unread::Count),
        (9, Unread::Second),
        (10, Unread::Card("1Q1".into())),
    ];
    assert_eq!(draft.unread, unread);
    assert_eq!(draft.draw, [(4, card("1C9"), 2)]);
    assert_eq!(draft.ring, Some((card("1C2"), 8)));
    assert_eq!(draft.legal(), None);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let text = format!("{}\n1 1C9\n4 1C9 Dwarven Axe\nsite 1U321\n", STARTERS[0].1);
    let draft = Draft::read(&text);
    let faults: Vec<_> = draft.faults().iter().map(|fault| (fault.wrong.rule(), draft.line_of(fault))).collect();
    let lines = text.lines().count();
    assert_eq!(faults, [("T3.3", None), ("T3.5", Some(lines - 1)), ("T3.9", Some(lines))]);
    assert_eq!(draft.legal(), None);
}

/// T3.4 A site that lies in the draw deck is pointed at there, though the same lies on the road.
#[test]
fn a_card_that_is_in_two_places_is_told_where_it_is_wrong() {
    let text = format!("{}1 1U320\n", STARTERS[0].1);
    let draft = Draft::read(&text);
    let [fault] = &draft.faults()[..] else { panic!("{:?}", draft.faults()) };
    assert_eq!((fault.wrong.rule(), draft.line_of(fault)), ("T3.4", Some(text.lines().count())));
}

#[test]
fn lists_of_other_programs_are_sorted_in_by_what_cards_are() {
    let plain = Draft::read(STARTERS[0].1).legal().expect("legal");
    let bare = |card: Card| {
        let code = card.to_string();
        format!("{}_{}", &code[..1], &code[2..])
    };
    let mut lines = vec![bare(plain.ring_bearer), bare(plain.ring)];
    lines.extend(plain.sites.iter().map(|site| bare(*site)));
    let counted = plain.draw.chunk_by(|a, b| a == b).map(|same| format!("{}x{}", same.len(), bare(same[0])));
    let counted: Vec<String> = counted.collect();
    // One to a line, with names behind them; and all in one line, with bars and commas.
    let listed =
        format!("{}\n{}", lines.join("\n"), counted.iter().map(|c| format!("{c} A Name\n")).collect::<String>());
    assert_eq!(Draft::read(&listed).legal().as_ref(), Some(&plain), "{listed}");
    let barred = format!("{}|{}|{}|{}", lines[0], lines[1], lines[2..].join(","), counted.join(","));
    assert_eq!(Draft::read(&barred).legal().as_ref(), Some(&plain), "{barred}");
    // A second Frodo goes into the draw deck.
    let frodos = Draft::read("2x1_290*\n1_289");
    assert_eq!(frodos.ring_bearer, Some((card("1C290"), 1)));
    assert_eq!(frodos.draw, [(1, card("1C290"), 1), (1, card("1R289"), 2)]);
    assert_eq!(Draft::read("4x1_999").unread, [(1, Unread::Card("1_999".into()))]);
}
