//! T3 Deck building: what is legal, and that every fault of a deck is told with its rule and its card.

use tcg::{
    Card,
    cards::facts::Culture,
    deck::{self, DeckList, Fault, Wrong},
};

fn card(code: &str) -> Card {
    code.parse().expect("the code of a card")
}

/// A legal deck: a starter, changed as the test likes.
fn changed(change: impl FnOnce(&mut DeckList)) -> DeckList {
    let mut deck = deck::starter("fotr-aragorn").expect("a starter");
    change(&mut deck);
    deck
}

/// The rule and the card of every fault.
fn faults(deck: &DeckList) -> Vec<(&'static str, Option<Card>)> {
    deck.faults(9).iter().map(|fault| (fault.wrong.rule(), fault.card)).collect()
}

/// Puts one card in the stead of another.
fn swap(deck: &mut DeckList, away: &str, here: &str) {
    let at = deck.draw.iter().position(|known| *known == card(away)).expect("it is in the deck");
    deck.draw[at] = card(here);
    deck.draw.sort();
}

/// T3.1 to T3.9
#[test]
fn starters_are_legal() {
    for (name, _) in deck::STARTERS {
        let deck = deck::starter(name).expect("a starter");
        assert_eq!(deck.faults(9), Vec::<Fault>::new(), "{name}");
        assert!(deck.draw.len() >= 60, "{name}");
    }
}

/// T3.1, D38 A Ring-bearer, a Ring, a draw deck, an adventure deck; any version of the first two.
#[test]
fn a_player_brings_a_ring_bearer_and_a_ring_of_his_choice() {
    for (bearer, ring) in [("1R289", "1R1"), ("1C290", "1C2"), ("2C102", "1R1")] {
        let deck = changed(|deck| (deck.ring_bearer, deck.ring) = (card(bearer), card(ring)));
        assert_eq!(faults(&deck), [], "{bearer} {ring}");
    }
    let text = deck::starter("fotr-aragorn").expect("a starter").write();
    for missing in ["ring-bearer", "ring"] {
        let lines = text.lines().filter(|line| !line.starts_with(&format!("{missing} ")));
        let wrong = DeckList::read(&lines.collect::<Vec<_>>().join("\n")).expect_err("a line is missing");
        assert!(wrong.1.contains(&format!("'{missing} CODE'")), "{wrong:?}");
    }
    let twice = format!("{text}\nring 1R1");
    assert_eq!(DeckList::read(&twice).expect_err("a second Ring").0, twice.lines().count());
}

/// T3.1
#[test]
fn the_ring_is_the_one_ring() {
    let deck = changed(|deck| deck.ring = card("1C299"));
    assert_eq!(faults(&deck), [("T3.1", Some(card("1C299")))]);
}

/// T3.2
#[test]
fn a_draw_deck_has_sixty_cards_or_more() {
    let short = changed(|deck| {
        let shadow = deck.draw.iter().position(|known| *known == card("1C158")).expect("it is there");
        deck.draw.remove(shadow);
        let free = deck.draw.iter().position(|known| *known == card("1C117")).expect("it is there");
        deck.draw.remove(free);
    });
    assert_eq!(short.draw.len(), 58);
    assert_eq!(faults(&short), [("T3.2", None)]);
    let long = changed(|deck| deck.draw.extend([card("1C101"), card("1C158")]));
    assert_eq!(long.draw.len(), 62);
    assert_eq!(faults(&long), []);
}

/// T3.3
#[test]
fn a_draw_deck_has_as_many_cards_of_either_side() {
    let deck = changed(|deck| swap(deck, "1C117", "1C158"));
    assert_eq!(deck.draw.len(), 60);
    assert_eq!(faults(&deck), [("T3.3", None)]);
    assert_eq!(deck.faults(9)[0].wrong, Wrong::Sides { free: 29, shadow: 31 });
    let odd = changed(|deck| deck.draw.push(card("1C101")));
    assert_eq!(faults(&odd), [("T3.3", None)]);
}

/// T3.4
#[test]
fn a_draw_deck_has_no_site_and_no_ring() {
    let deck = changed(|deck| deck.draw.extend([card("1R1"), card("1U321"), card("1U321")]));
    assert_eq!(faults(&deck), [("T3.4", Some(card("1R1"))), ("T3.4", Some(card("1U321")))]);
}

/// T3.5, T2.10 Subtitles do not matter.
#[test]
fn a_draw_deck_has_four_of_a_title_at_most() {
    let deck = changed(|deck| swap(deck, "1C158", "1C150"));
    assert_eq!(faults(&deck), [("T3.5", Some(card("1C150")))]);
    assert_eq!(deck.faults(9)[0].wrong, Wrong::TooMany { found: 5 });
}

/// T3-a Four of one Aragorn, or two and two; never four and four.
#[test]
fn aragorns_count_together() {
    let aragorns = |king: usize, ranger: usize| {
        changed(|deck| {
            deck.draw.retain(|known| *known != card("1P365"));
            deck.draw.extend(std::iter::repeat_n(card("1P365"), king));
            deck.draw.extend(std::iter::repeat_n(card("1R89"), ranger));
            // As many Shadow cards as that makes it.
            let more = king + ranger - 2;
            deck.draw.extend([card("1C174"), card("1C176"), card("1C177")].into_iter().cycle().take(more));
            deck.draw.sort();
        })
    };
    assert_eq!(faults(&aragorns(4, 0)), []);
    assert_eq!(faults(&aragorns(2, 2)), []);
    assert_eq!(faults(&aragorns(4, 4)), [("T3.5", Some(card("1R89")))]);
}

/// T3.6
#[test]
fn three_more_frodos_at_most() {
    let frodos = |count: usize| {
        changed(|deck| {
            deck.draw.extend(std::iter::repeat_n(card("2C102"), count));
            deck.draw.extend([card("1C174"), card("1C176")].into_iter().cycle().take(count));
            deck.draw.sort();
        })
    };
    assert_eq!(faults(&frodos(3)), []);
    assert_eq!(faults(&frodos(4)), [("T3.6", Some(card("2C102")))]);
}

/// T3.7 The Ring-bearer and the Ring count for neither side and not for the sixty.
#[test]
fn ring_bearer_and_ring_are_apart_from_the_draw_deck() {
    let deck = changed(|_| ());
    assert_eq!(deck.draw.len(), 60);
    let free = deck.draw.iter().filter(|card| card.side() == Some(tcg::cards::facts::Side::Free)).count();
    assert_eq!(free, 30);
    assert_eq!(faults(&deck), []);
}

/// T3.8
#[test]
fn only_frodo_starts_as_ring_bearer() {
    let deck = changed(|deck| deck.ring_bearer = card("1C311"));
    assert_eq!(faults(&deck), [("T3.8", Some(card("1C311")))]);
}

/// T3.9
#[test]
fn an_adventure_deck_has_one_site_of_each_number() {
    let missing = changed(|deck| deck.sites.retain(|site| site.facts().site != 4));
    assert_eq!(faults(&missing), [("T3.9", None)]);
    assert_eq!(missing.faults(9)[0].wrong, Wrong::NoSite { number: 4 });
    let twice = changed(|deck| deck.sites.push(card("1U345")));
    assert_eq!(faults(&twice), [("T3.9", Some(card("1U345")))]);
    let thrice = changed(|deck| deck.sites.extend([card("1U345"), card("1U344")]));
    assert_eq!(faults(&thrice), [("T3.9", Some(card("1U345"))), ("T3.9", Some(card("1U344")))]);
}

/// T3.9 A minion is no site, though a number of a site stands on it.
#[test]
fn an_adventure_deck_has_nothing_but_sites() {
    let minion = card("1C176");
    assert_eq!(minion.facts().site, 4);
    let besides = changed(|deck| deck.sites.push(minion));
    assert_eq!(faults(&besides), [("T3.9", Some(minion))]);
    let instead = changed(|deck| {
        deck.sites.retain(|site| site.facts().site != 4);
        deck.sites.push(minion);
    });
    assert_eq!(faults(&instead), [("T3.9", Some(minion)), ("T3.9", None)]);
}

/// T3.10 The order in which sites are listed does not matter.
#[test]
fn an_adventure_deck_needs_no_order() {
    let text = deck::starter("fotr-aragorn").expect("a starter").write();
    let (sites, rest): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with("site "));
    let backwards: Vec<&str> = rest.into_iter().chain(sites.into_iter().rev()).collect();
    let read = DeckList::read(&backwards.join("\n")).expect("a deck");
    assert_eq!(read, deck::starter("fotr-aragorn").expect("a starter"));
}

/// T3.11
#[test]
fn cultures_may_be_mixed_and_nothing_is_banned() {
    let mixed = changed(|deck| {
        let free = ["1C7", "1U12", "1U48", "1P364"];
        let shadow = ["1C176", "1U234", "1C261", "2C51"];
        free.iter().zip(shadow).for_each(|(one, other)| deck.draw.extend([card(one), card(other)]));
        deck.draw.sort();
    });
    let cultures =
        Culture::ALL.iter().filter(|culture| mixed.draw.iter().any(|c| c.facts().culture == Some(**culture)));
    assert_eq!(cultures.count(), Culture::ALL.len());
    assert_eq!(faults(&mixed), []);
    // Every card that belongs into a draw deck may be there.
    for known in Card::all().filter(|card| card.side().is_some()) {
        let deck = changed(|deck| deck.draw.push(known));
        assert!(faults(&deck).iter().all(|(rule, _)| ["T3.3", "T3.5", "T3.6"].contains(rule)), "{known}");
    }
}

/// All faults of a deck are told together.
#[test]
fn every_fault_is_told() {
    let deck = changed(|deck| {
        (deck.ring_bearer, deck.ring) = (card("1C311"), card("1C299"));
        deck.draw = vec![card("1C150"); 5];
        deck.draw.push(card("1U321"));
        deck.sites.pop();
    });
    let rules: Vec<&str> = faults(&deck).iter().map(|(rule, _)| *rule).collect();
    assert_eq!(rules, ["T3.8", "T3.1", "T3.2", "T3.3", "T3.4", "T3.5", "T3.9"]);
}

/// A fault says its rule, and its card by title and code.
#[test]
fn a_fault_names_its_card() {
    let deck = changed(|deck| deck.ring_bearer = card("1C311"));
    let told = deck.faults(9)[0].to_string();
    assert!(told.starts_with("T3.8: Sam (1C311): "), "{told}");
}

/// T3.1 A deck that is not finished breaks rules too, and says which.
#[test]
fn what_is_missing_is_told() {
    let faults = deck::faults(None, None, &[], &[], 9);
    let rules: Vec<&str> = faults.iter().map(|fault| fault.wrong.rule()).collect();
    assert_eq!(rules[..3], ["T3.1", "T3.1", "T3.2"]);
    assert_eq!(rules[3..], ["T3.9"; 9]);
}
