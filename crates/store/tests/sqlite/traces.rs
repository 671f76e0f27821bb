//! What is deleted is gone: from the file, and from the log beside it.

use crate::{
    Place,
    contract::{held_by, id},
};
use std::{fs, path::Path};
use store::{Audience, NewDeck, Store};

/// Whether a text is anywhere in the folder.
fn holds(folder: &Path, text: &str) -> bool {
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap());
    files.into_iter().any(|bytes| bytes.windows(text.len()).any(|part| part == text.as_bytes()))
}

#[tokio::test]
async fn nothing_of_one_who_is_forgotten_can_be_dug_up() {
    let place = Place::new().await;
    let (grima, tom) = (place.account("Grima-the-worm").await, place.account("Tom").await);
    place.waiting("m", &grima).await;
    place.store.take_seat(&id("m"), 1, held_by(&tom), "").await.unwrap();
    // So much that it needs pages of its own, and with others between it.
    let long = "whispering ".repeat(1500);
    for number in 0..30 {
        place.store.say(&id("m"), grima.id, &format!("{number} poison-in-your-ear"), Audience::All).await.unwrap();
        place.store.say(&id("m"), tom.id, &format!("{number} hey-dol-merry-dol"), Audience::All).await.unwrap();
    }
    place.store.set_notes(&id("m"), grima.id, &long).await.unwrap();
    let folder = place.folder.path();
    for text in ["poison-in-your-ear", "whispering", "Grima-the-worm"] {
        assert!(holds(folder, text), "{text} is not where it was looked for");
    }
    place.store.delete_user(grima.id, "-").await.unwrap();
    while place.store.forget_some(grima.id).await.unwrap() {}
    for text in ["poison-in-your-ear", "whispering", "Grima-the-worm", "grima-the-worm"] {
        assert!(!holds(folder, text), "{text} can still be read");
    }
    assert!(holds(folder, "hey-dol-merry-dol"));
}

#[tokio::test]
async fn notes_that_are_replaced_cannot_be_dug_up() {
    let place = Place::new().await;
    let tom = place.account("Tom").await;
    place.waiting("m", &tom).await;
    for (text, next) in [("he-bluffs", "he does not"), ("he-bluffs-again", ""), (&"he-bluffs ".repeat(2000), "short")] {
        place.store.set_notes(&id("m"), tom.id, text).await.unwrap();
        assert!(holds(place.folder.path(), "he-bluffs"));
        place.store.set_notes(&id("m"), tom.id, next).await.unwrap();
        assert!(!holds(place.folder.path(), "he-bluffs"), "{next}");
    }
}

#[tokio::test]
async fn decks_that_are_removed_or_replaced_cannot_be_dug_up() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    let deck = NewDeck {
        id: "d".into(),
        owner: sam.id,
        game: "cribbage".into(),
        name: "sauces".into(),
        text: "secret-sauce ".repeat(900),
        secret: "link".into(),
    };
    place.store.add_deck(deck, 9).await.unwrap();
    assert!(holds(place.folder.path(), "secret-sauce"));
    place.store.change_deck(sam.id, "d", 1, "plain", "plain-sauce").await.unwrap();
    assert!(!holds(place.folder.path(), "secret-sauce") && holds(place.folder.path(), "plain-sauce"));
    place.store.remove_deck(sam.id, "d").await.unwrap();
    assert!(!holds(place.folder.path(), "plain-sauce"));
}

#[tokio::test]
async fn nothing_of_decks_that_are_forgotten_can_be_dug_up() {
    let place = Place::new().await;
    let grima = place.account("Grima").await;
    let deck = NewDeck {
        id: "d".into(),
        owner: grima.id,
        game: "cribbage".into(),
        name: "d".into(),
        text: "poisoned-cards".into(),
        secret: "link".into(),
    };
    place.store.add_deck(deck, 9).await.unwrap();
    assert!(holds(place.folder.path(), "poisoned-cards"));
    place.store.delete_user(grima.id, "-").await.unwrap();
    assert_eq!(place.store.forget_some(grima.id).await, Ok(false));
    assert!(!holds(place.folder.path(), "poisoned-cards"));
}

/// Somebody who reads for a long time, as a copy does, keeps the log; it is emptied with what is written after that.
#[tokio::test]
async fn what_a_reader_keeps_goes_later() {
    let place = Place::new().await;
    let tom = place.account("Tom").await;
    place.waiting("m", &tom).await;
    place.store.set_notes(&id("m"), tom.id, "he-bluffs").await.unwrap();
    place.store.say(&id("m"), tom.id, "hey", Audience::All).await.unwrap();
    let reader = rusqlite::Connection::open(place.path()).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM notes;").unwrap();
    place.store.set_notes(&id("m"), tom.id, "").await.unwrap();
    assert!(holds(place.folder.path(), "he-bluffs"), "the reader still needs it");
    reader.execute_batch("COMMIT").unwrap();
    place.store.try_to_write().await.unwrap();
    assert!(!holds(place.folder.path(), "he-bluffs"));
}
