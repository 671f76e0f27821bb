use super::now;
use crate::Place;
use store::{DeckRow, NewDeck, Store, StoreError, User, UserId};

fn new(id: &str, owner: &User, text: &str) -> NewDeck {
    NewDeck {
        id: id.into(),
        owner: owner.id,
        game: "cribbage".into(),
        name: format!("deck {id}"),
        text: text.into(),
        secret: format!("secret of {id}"),
    }
}

#[tokio::test]
async fn a_deck_is_kept_and_found_by_its_owner_and_by_its_secret() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    let before = now();
    let kept = place.store.add_deck(new("d", &sam, "4 aces"), 9).await.unwrap();
    assert!((before..=now()).contains(&kept.changed));
    let expected = DeckRow {
        id: "d".into(),
        owner: sam.id,
        game: "cribbage".into(),
        name: "deck d".into(),
        text: "4 aces".into(),
        version: 1,
        changed: kept.changed,
        secret: "secret of d".into(),
    };
    assert_eq!(kept, expected);
    assert_eq!(place.store.deck(sam.id, "d").await, Ok(expected.clone()));
    assert_eq!(place.store.deck_shared("secret of d").await, Ok(expected.clone()));
    assert_eq!(place.store.decks_of(sam.id).await, Ok(vec![expected]));

    // The number of a deck is no secret: whose it is counts.
    assert_eq!(place.store.deck(rosie.id, "d").await, Err(StoreError::NotFound));
    assert_eq!(place.store.decks_of(rosie.id).await, Ok(vec![]));
    assert_eq!(place.store.deck_shared("d").await, Err(StoreError::NotFound));
    assert_eq!(place.store.change_deck(rosie.id, "d", 1, "mine", "").await, Err(StoreError::NotFound));
    assert_eq!(place.store.remove_deck(rosie.id, "d").await, Err(StoreError::NotFound));
    assert_eq!(place.store.deck(sam.id, "d").await.unwrap().text, "4 aces");
}

#[tokio::test]
async fn a_deck_is_changed_on_top_of_the_version_that_was_seen() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.store.add_deck(new("d", &sam, "one"), 9).await.unwrap();
    let changed = place.store.change_deck(sam.id, "d", 1, "other", "two").await.unwrap();
    assert_eq!((changed.version, changed.name.as_str(), changed.text.as_str()), (2, "other", "two"));
    assert_eq!(changed.secret, "secret of d", "the link stays");
    assert_eq!(place.store.change_deck(sam.id, "d", 1, "late", "three").await, Err(StoreError::Changed));
    assert_eq!(place.store.deck(sam.id, "d").await, Ok(changed));

    // Of two windows that save at once one is told that it is late.
    let (one, two) = tokio::join!(
        place.store.change_deck(sam.id, "d", 2, "a", "left"),
        place.store.change_deck(sam.id, "d", 2, "b", "right")
    );
    assert_eq!(one.is_ok() as u8 + two.is_ok() as u8, 1);
    assert_eq!(one.and(two), Err(StoreError::Changed));
}

#[tokio::test]
async fn the_last_changed_deck_comes_first_and_there_are_not_more_than_allowed() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    for id in ["a", "b", "c"] {
        place.store.add_deck(new(id, &sam, id), 3).await.unwrap();
    }
    assert_eq!(place.store.add_deck(new("d", &sam, "d"), 3).await, Err(StoreError::TooMany));
    place.store.add_deck(new("e", &rosie, "e"), 3).await.unwrap();
    // Moments are milliseconds: the change is to be in a later one.
    let last = place.store.deck(sam.id, "c").await.unwrap().changed;
    while now() <= last {
        tokio::task::yield_now().await;
    }
    place.store.change_deck(sam.id, "a", 1, "a", "again").await.unwrap();
    let order = async || -> Vec<String> {
        place.store.decks_of(sam.id).await.unwrap().into_iter().map(|deck| deck.id).collect()
    };
    assert_eq!(order().await, ["a", "c", "b"]);
    place.store.remove_deck(sam.id, "c").await.unwrap();
    assert_eq!(order().await, ["a", "b"]);
    assert_eq!(place.store.remove_deck(sam.id, "c").await, Err(StoreError::NotFound));
    place.store.add_deck(new("d", &sam, "d"), 3).await.unwrap();
    assert_eq!(
        place.store.add_deck(NewDeck { owner: UserId(99), ..new("x", &sam, "") }, 3).await,
        Err(StoreError::NotFound)
    );
}

#[tokio::test]
async fn decks_go_with_the_person_who_is_forgotten() {
    let place = Place::new().await;
    let (grima, tom) = (place.account("Grima").await, place.account("Tom").await);
    place.store.add_deck(new("d", &grima, "poisoned-cards"), 9).await.unwrap();
    place.store.add_deck(new("e", &tom, "honest-cards"), 9).await.unwrap();
    place.store.delete_user(grima.id, "-").await.unwrap();
    assert_eq!(place.store.deck_shared("secret of d").await, Err(StoreError::NotFound), "at once");
    assert_eq!(place.store.add_deck(new("f", &grima, ""), 9).await, Err(StoreError::NotFound));
    assert_eq!(place.store.change_deck(grima.id, "d", 1, "d", "").await, Err(StoreError::NotFound));
    assert_eq!(place.store.half_forgotten().await, Ok(vec![grima.id]));
    assert_eq!(place.store.forget_some(grima.id).await, Ok(false));
    assert_eq!(place.store.half_forgotten().await, Ok(vec![]));
    assert_eq!(place.store.decks_of(tom.id).await.unwrap().len(), 1);
}
