//! What several want at once, and only one can have: asked of two stores on the same tables, as two servers would.

use super::{held_by, id, new};
use crate::Place;
use store::{NewMatch, Origin, OriginKind, Store, StoreError};

/// How often it is tried: each time they meet elsewhere.
const ROUNDS: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_sit_down_at_once_one_has_the_seat() {
    let place = Place::new().await;
    let other = place.another().await;
    let (sam, rosie, ted) = (place.guest("Sam").await, place.guest("Rosie").await, place.guest("Ted").await);
    for round in 0..ROUNDS {
        let m = format!("m{round}");
        place.waiting(&m, &sam).await;
        let (m, rosie, ted) = (id(&m), held_by(&rosie), held_by(&ted));
        let (one, two) =
            tokio::join!(place.store.take_seat(&m, 1, rosie.clone(), ""), other.take_seat(&m, 1, ted.clone(), ""));
        let sits = place.store.row(&m).await.unwrap().seats[1].holder.clone();
        match (one, two) {
            (Ok(_), Err(StoreError::SeatTaken)) => assert_eq!(sits, rosie),
            (Err(StoreError::SeatTaken), Ok(_)) => assert_eq!(sits, ted),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_rematches_at_once_one_is_made() {
    let place = Place::new().await;
    let other = place.another().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    for round in 0..ROUNDS {
        let old = format!("m{round}");
        place.waiting(&old, &sam).await;
        let rematch = |name: &str, user| NewMatch {
            origin: Some(Origin { kind: OriginKind::Rematch, from: Some(id(&old)), at: None }),
            ..new(&format!("{old}-{name}"), user)
        };
        // What comes from it in another way is no rematch.
        let fork = Origin { kind: OriginKind::Fork, from: Some(id(&old)), at: Some(0) };
        place.store.add_match(NewMatch { origin: Some(fork), ..new(&format!("{old}-fork"), &sam) }).await.unwrap();
        let (one, two) =
            tokio::join!(place.store.add_rematch(rematch("sam", &sam)), other.add_rematch(rematch("rosie", &rosie)));
        let (one, two) = (one.unwrap(), two.unwrap());
        assert_eq!(one, two);
        assert_eq!(place.store.add_rematch(rematch("late", &sam)).await, Ok(one));
        assert_eq!(place.store.offspring(&id(&old)).await.unwrap().len(), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_more_in_the_lobby_than_he_may() {
    const MOST: u32 = 3;
    let place = Place::new().await;
    let other = place.another().await;
    for round in 0..ROUNDS {
        let sam = place.guest(&format!("Sam{round}")).await;
        let make = |at: u32| new(&format!("m{round}-{at}"), &sam);
        for at in 1..MOST {
            place.store.add_offer(make(at), MOST).await.unwrap();
        }
        let (one, two) = tokio::join!(place.store.add_offer(make(8), MOST), other.add_offer(make(9), MOST));
        let refused = [&one, &two].into_iter().filter(|made| **made == Err(StoreError::TooMany)).count();
        assert_eq!((refused, one.is_ok() || two.is_ok()), (1, true), "{one:?} {two:?}");
        assert_eq!(place.store.offers_of(sam.id).await, Ok(MOST));
    }
}
