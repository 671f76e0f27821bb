use super::{MINUTE, held_by, id, new, now};
use crate::Place;
use std::time::Duration;
use store::{Audience, Holder, Store, StoreError, UserId};

#[tokio::test]
async fn an_account_is_found_by_name_whatever_its_case() {
    let place = Place::new().await;
    let before = now();
    let eowyn = place.account("Éowyn").await;
    assert_eq!((eowyn.name.as_str(), eowyn.password.as_deref()), ("Éowyn", Some("$argon2id$")));
    assert!((before..=now()).contains(&eowyn.created));
    assert_eq!(place.store.account("éOWYN").await, Ok(eowyn.clone()));
    assert_eq!(place.store.user(eowyn.id).await, Ok(eowyn));
    assert_eq!(place.store.account("Eomer").await, Err(StoreError::NotFound));
    assert_eq!(place.store.user(UserId(99)).await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn names_of_accounts_are_unique_and_those_of_guests_are_not() {
    let place = Place::new().await;
    place.account("Merry").await;
    assert_eq!(place.store.add_user("MERRY", Some("x")).await, Err(StoreError::NameTaken));
    let (one, two) = (place.guest("Fatty").await, place.guest("Fatty").await);
    assert_ne!(one.id, two.id);
    assert_eq!(one.password, None);
    assert_eq!(place.store.account("Pippin").await, Err(StoreError::NotFound));
    place.guest("Pippin").await;
    assert_eq!(place.store.account("Pippin").await, Err(StoreError::NotFound), "a guest is no account");
}

#[tokio::test]
async fn nobody_else_is_called_like_an_account_or_looks_so() {
    let place = Place::new().await;
    place.account("Legolas").await;
    for alike in ["Legolas", "legolas", "LegoIas", "L\u{435}g\u{43e}las"] {
        for password in [None, Some("x")] {
            assert_eq!(place.store.add_user(alike, password).await, Err(StoreError::NameTaken), "{alike}");
        }
        let guest = place.guest("Somebody").await;
        assert_eq!(place.store.make_account(guest.id, alike, "x").await, Err(StoreError::NameTaken), "{alike}");
    }
    place.store.delete_user(place.store.account("legolas").await.unwrap().id, "-").await.unwrap();
    place.guest("LegoIas").await;
}

#[tokio::test]
async fn a_guest_makes_room_for_an_account_of_his_name() {
    let place = Place::new().await;
    let (before, other) = (place.guest("Pippin").await, place.guest("Pippi").await);
    let alike = place.guest("P\u{456}ppin").await;
    let name = async |id| place.store.user(id).await.unwrap().name;
    place.account("Pippin").await;
    assert_eq!(name(before.id).await, "Pippin (2)");
    assert_eq!(name(alike.id).await, "P\u{456}ppin (2)");
    assert_eq!(name(other.id).await, "Pippi");
    place.account("Pippin (\u{1a7})").await;
    assert_eq!(name(before.id).await, "Pippin (2)", "nobody is marked twice");
    // A guest who makes his own name an account keeps it, and others make room.
    let (one, two) = (place.guest("Bergil").await, place.guest("Bergil").await);
    place.store.make_account(one.id, "Bergil", "x").await.unwrap();
    assert_eq!((name(one.id).await, name(two.id).await), ("Bergil".into(), "Bergil (2)".into()));
}

#[tokio::test]
async fn of_two_who_want_a_name_at_once_one_gets_it() {
    let place = Place::new().await;
    let (one, two) = tokio::join!(place.store.add_user("Bill", Some("a")), place.store.add_user("bill", Some("b")));
    assert!(one.is_ok() != two.is_ok());
    assert_eq!(one.and(two), Err(StoreError::NameTaken));
}

#[tokio::test]
async fn a_guest_becomes_an_account_with_all_his_matches() {
    let place = Place::new().await;
    let guest = place.guest("Lobelia").await;
    place.account("Boromir").await;
    place.waiting("m", &guest).await;
    assert_eq!(place.store.make_account(guest.id, "BOROMIR", "x").await, Err(StoreError::NameTaken));
    let king = place.store.make_account(guest.id, "Elessar", "secret").await.unwrap();
    assert_eq!((king.id, king.name.as_str(), king.password.as_deref()), (guest.id, "Elessar", Some("secret")));
    assert_eq!(place.store.account("elessar").await, Ok(king.clone()));
    let row = place.store.matches_of(king.id, 10).await.unwrap().remove(0);
    assert_eq!(row.seats[0].holder, held_by(&king), "the new name is seen everywhere");
    assert_eq!(row.made.seats[0], held_by(&king));

    assert_eq!(place.store.make_account(king.id, "Other", "x").await, Err(StoreError::NotFound), "no guest any more");
    assert_eq!(place.store.make_account(UserId(99), "Other", "x").await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn a_password_is_changed_where_there_is_one() {
    let place = Place::new().await;
    let (account, guest) = (place.account("Gimli").await, place.guest("Guest").await);
    place.store.set_password(account.id, "new").await.unwrap();
    assert_eq!(place.store.user(account.id).await.unwrap().password.as_deref(), Some("new"));
    assert_eq!(place.store.set_password(guest.id, "new").await, Err(StoreError::NotFound));
    assert_eq!(place.store.user(guest.id).await.unwrap().password, None);
}

#[tokio::test]
async fn a_person_who_is_forgotten_leaves_matches_and_nothing_else() {
    let place = Place::new().await;
    let (grima, tom) = (place.account("Grima").await, place.account("Tom").await);
    place.waiting("m", &grima).await;
    place.store.take_seat(&id("m"), 1, held_by(&tom), "").await.unwrap();
    place.store.add_session([1; 32], grima.id, MINUTE).await.unwrap();
    place.store.add_session([2; 32], tom.id, MINUTE).await.unwrap();
    for (by, text) in [(&tom, "Be silent"), (&grima, "My lord!")] {
        place.store.say(&id("m"), by.id, text, Audience::All).await.unwrap();
        place.store.set_notes(&id("m"), by.id, text).await.unwrap();
    }

    assert_eq!(place.store.forget_some(grima.id).await, Err(StoreError::NotFound), "he has not asked for it");
    assert_eq!(place.store.half_forgotten().await, Ok(vec![]));
    place.store.delete_user(grima.id, "somebody").await.unwrap();
    assert_eq!(place.store.half_forgotten().await, Ok(vec![grima.id]));
    assert_eq!(place.store.unfinished_of(grima.id).await, Ok(vec![id("m")]));
    assert_eq!(place.store.forget_some(grima.id).await, Ok(false), "there is no more");

    assert_eq!(place.store.account("Grima").await, Err(StoreError::NotFound));
    assert_eq!(place.store.account("somebody").await, Err(StoreError::NotFound));
    let gone = place.store.user(grima.id).await.unwrap();
    assert_eq!((gone.name.as_str(), gone.password), ("somebody", None));
    assert_eq!(place.store.session([1; 32]).await, Err(StoreError::NotFound));
    assert_eq!(place.store.said_by(grima.id).await, Ok(vec![]));
    assert_eq!(place.store.notes_of(grima.id).await, Ok(vec![]));
    let row = place.store.row(&id("m")).await.unwrap();
    assert_eq!(row.seats[0].holder, Holder::User { id: grima.id, name: "somebody".into() });

    assert!(place.store.session([2; 32]).await.is_ok());
    assert_eq!(place.store.chat(&id("m"), 0).await.unwrap().len(), 1);
    assert_eq!(place.store.notes(&id("m"), tom.id).await.unwrap(), "Be silent");
    let next = place.store.say(&id("m"), tom.id, "Go now", Audience::All).await.unwrap();
    assert_eq!(next.number, 3, "the number of a line that is gone is not used again");
    place.account("grima").await;
}

#[tokio::test]
async fn a_person_who_is_forgotten_leaves_no_new_traces() {
    let place = Place::new().await;
    let (gone, here) = (place.guest("Gone").await, place.guest("Here").await);
    place.waiting("m", &here).await;
    place.store.delete_user(gone.id, "-").await.unwrap();
    let not_found = StoreError::NotFound;
    assert_eq!(place.store.delete_user(gone.id, "again").await, Err(not_found.clone()));
    assert_eq!(place.store.make_account(gone.id, "Back", "x").await, Err(not_found.clone()));
    assert_eq!(place.store.set_password(gone.id, "x").await, Err(not_found.clone()));
    assert_eq!(place.store.add_session([1; 32], gone.id, MINUTE).await, Err(not_found.clone()));
    assert_eq!(place.store.take_seat(&id("m"), 1, held_by(&gone), "").await, Err(not_found.clone()));
    assert_eq!(place.store.say(&id("m"), gone.id, "boo", Audience::All).await, Err(not_found.clone()));
    assert_eq!(place.store.set_notes(&id("m"), gone.id, "boo").await, Err(not_found.clone()));
    assert_eq!(place.store.add_match(new("n", &gone)).await, Err(not_found));
}

#[tokio::test]
async fn a_session_lasts_until_it_ends() {
    let place = Place::new().await;
    let frodo = place.account("Frodo").await;
    let left = async || place.store.session([7; 32]).await.unwrap().left;
    let about = |lasts: Duration| lasts - MINUTE / 2..=lasts;
    place.store.add_session([7; 32], frodo.id, MINUTE).await.unwrap();
    assert_eq!(place.store.session([7; 32]).await.unwrap().user, frodo);
    assert!(about(MINUTE).contains(&left().await));
    place.store.add_session([7; 32], frodo.id, 2 * MINUTE).await.unwrap();
    assert!(about(2 * MINUTE).contains(&left().await));

    place.store.prolong_session([7; 32], 3 * MINUTE).await.unwrap();
    assert!(about(3 * MINUTE).contains(&left().await));

    place.store.end_session([7; 32]).await.unwrap();
    place.store.end_session([7; 32]).await.unwrap();
    let gone = place.store.prolong_session([7; 32], MINUTE).await;
    assert_eq!(gone, Err(StoreError::NotFound), "one that has been ended does not come back");
    assert_eq!(place.store.session([7; 32]).await, Err(StoreError::NotFound));
    assert_eq!(place.store.add_session([7; 32], UserId(99), MINUTE).await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn a_session_that_has_expired_is_not_found_and_not_kept() {
    let place = Place::new().await;
    let frodo = place.account("Frodo").await;
    let count = async || place.count("SELECT count(*) FROM sessions").await;
    place.store.add_session([1; 32], frodo.id, Duration::ZERO).await.unwrap();
    assert_eq!(count().await, 1);
    assert_eq!(place.store.session([1; 32]).await, Err(StoreError::NotFound));
    assert_eq!(count().await, 0);
    place.store.add_session([1; 32], frodo.id, Duration::ZERO).await.unwrap();
    place.store.add_session([2; 32], frodo.id, MINUTE).await.unwrap();
    assert_eq!(count().await, 1, "a new session clears those away that nobody asks for");
}

#[tokio::test]
async fn all_other_sessions_end() {
    let place = Place::new().await;
    let (frodo, sam) = (place.account("Frodo").await, place.account("Sam").await);
    let add = async || {
        for (token, user) in [(1, &frodo), (2, &frodo), (3, &sam)] {
            place.store.add_session([token; 32], user.id, MINUTE).await.unwrap();
        }
    };
    let here = async || {
        let mut here = vec![];
        for token in 1..=3 {
            here.push(place.store.session([token; 32]).await.is_ok());
        }
        here
    };
    add().await;
    place.store.end_other_sessions(frodo.id, Some([2; 32])).await.unwrap();
    assert_eq!(here().await, [false, true, true]);
    add().await;
    place.store.end_other_sessions(frodo.id, None).await.unwrap();
    assert_eq!(here().await, [false, false, true]);
}
