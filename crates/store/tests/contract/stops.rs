use crate::Place;
use store::{Stops, Store, StoreError};

fn stops(of: &[(&str, &str)]) -> Stops {
    of.iter().map(|(stop, ask)| (stop.to_string(), ask.to_string())).collect()
}

#[tokio::test]
async fn where_somebody_wants_to_be_asked_is_his_own_and_for_one_game() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    assert_eq!(place.store.stops(sam.id, "cribbage").await, Ok(stops(&[])));
    let first = stops(&[("deal", "always"), ("peg", "never")]);
    place.store.set_stops(sam.id, "cribbage", &first).await.unwrap();
    assert_eq!(place.store.stops(sam.id, "cribbage").await, Ok(first));
    assert_eq!(place.store.stops(sam.id, "chess").await, Ok(stops(&[])));
    assert_eq!(place.store.stops(rosie.id, "cribbage").await, Ok(stops(&[])));

    // What is not said any more is gone.
    let second = stops(&[("peg", "able")]);
    place.store.set_stops(sam.id, "cribbage", &second).await.unwrap();
    assert_eq!(place.store.stops(sam.id, "cribbage").await, Ok(second));
}

#[tokio::test]
async fn with_somebody_it_is_forgotten() {
    let place = Place::new().await;
    let grima = place.guest("Gríma").await;
    place.store.set_stops(grima.id, "cribbage", &stops(&[("peg", "never")])).await.unwrap();
    place.store.delete_user(grima.id, "—").await.unwrap();
    assert_eq!(place.store.half_forgotten().await, Ok(vec![grima.id]));
    assert_eq!(place.store.forget_some(grima.id).await, Ok(false));
    assert_eq!(place.store.half_forgotten().await, Ok(vec![]));
    assert_eq!(place.store.stops(grima.id, "cribbage").await, Ok(stops(&[])));
    let late = place.store.set_stops(grima.id, "cribbage", &stops(&[("peg", "never")])).await;
    assert_eq!(late, Err(StoreError::NotFound));
}
