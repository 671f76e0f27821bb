//! Opening it again, and reading what was just written.

use super::{MINUTE, entry, id};
use crate::Place;
use store::{Audience, Store};

#[tokio::test]
async fn everything_is_there_after_opening_again() {
    let place = Place::new().await;
    let sam = place.account("Sam").await;
    let row = place.waiting("m", &sam).await;
    place.store.append(entry("m", 0, "a")).await.unwrap();
    place.store.say(&id("m"), sam.id, "Hullo", Audience::All).await.unwrap();
    place.store.add_session([1; 32], sam.id, MINUTE).await.unwrap();

    let place = place.open_again().await;
    let store = &place.store;
    assert_eq!(store.account("sam").await, Ok(sam.clone()));
    assert_eq!(store.row(&id("m")).await.unwrap().made, row.made);
    assert_eq!(store.entries(&id("m"), 0).await.unwrap()[0].what, "a");
    assert_eq!(store.snapshot(&id("m")).await.unwrap().unwrap().position, "after a");
    assert_eq!(store.chat(&id("m"), 0).await.unwrap().len(), 1);
    assert_eq!(store.session([1; 32]).await.unwrap().user, sam);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_answered_is_seen_by_the_next_reader() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    for version in 0..100 {
        place.store.append(entry("m", version, "x")).await.unwrap();
        assert_eq!(place.store.row(&id("m")).await.unwrap().version, version + 1);
    }
}

#[tokio::test]
async fn whatever_people_write_is_kept() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    for text in ["'; DROP TABLE notes; --", "$1 ?1 %s \\", "\u{1f9d9}\u{200f}\u{5e9}\u{301}", "\r\n\t", "ends\u{0}here"]
    {
        place.store.set_notes(&id("m"), sam.id, text).await.unwrap();
        let kept = place.store.notes(&id("m"), sam.id).await.unwrap();
        assert_eq!(kept.replace('\u{fffd}', "\u{0}"), text);
    }
}
