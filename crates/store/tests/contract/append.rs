use super::{entry, held_by, id, new, now, running};
use crate::Place;
use std::{sync::Arc, time::Duration};
use store::{Append, Appended, Entry, Glances, NewMatch, Said, Snapshot, Status, Store, StoreError, Summary, UserId};
use tokio::task::JoinSet;

#[tokio::test]
async fn entry_snapshot_and_summary_are_written_together() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    let m = id("m");
    assert_eq!(place.store.snapshot(&m).await, Ok(None));
    assert_eq!(place.store.entries(&m, 0).await, Ok(vec![]));
    let before = now();
    let first = Append { by: Some(sam.id), ..entry("m", 0, "a") };
    assert_eq!(place.store.append(first).await, Ok(Appended::Added(1)));
    let ends = Summary {
        status: Status::Over,
        result: Some("by-a-nose".into()),
        winners: vec![1],
        asked: vec![false, false],
        glances: Glances::default(),
    };
    let last = Append { summary: ends, ..entry("m", 1, "b") };
    assert_eq!(place.store.append(last).await, Ok(Appended::Added(2)));

    let entries = place.store.entries(&m, 0).await.unwrap();
    assert!(entries.iter().all(|entry| (before..=now()).contains(&entry.at)));
    let (first, last) = (entries[0].at, entries[1].at);
    let expected = [
        Entry { version: 1, at: first, by: Some(sam.id), what: "a".into() },
        Entry { version: 2, at: last, by: None, what: "b".into() },
    ];
    assert_eq!(entries, expected);
    assert_eq!(place.store.entries(&m, 1).await.unwrap(), expected[1..]);
    assert_eq!(place.store.entries(&m, 2).await.unwrap(), []);
    let snapshot = Snapshot { version: 2, inputs: 2, position: "after b".into() };
    assert_eq!(place.store.snapshot(&m).await, Ok(Some(snapshot.clone())));
    let history = place.store.history(&m).await.unwrap();
    assert!(history.entries.iter().eq(entries.iter().map(Said::from)), "{:?}", history.entries);
    assert_eq!((history.row.version, history.snapshot), (2, Some(snapshot)));
    let row = place.store.row(&m).await.unwrap();
    assert_eq!((row.version, row.status, row.result.as_deref()), (2, Status::Over, Some("by-a-nose")));
    assert_eq!(row.winners, Some(vec![1]));
    assert_eq!(row.updated, last);
}

#[tokio::test]
async fn an_entry_that_cannot_be_added_changes_nothing() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    let m = id("m");
    place.store.append(entry("m", 0, "a")).await.unwrap();
    let before = (place.store.row(&m).await, place.store.entries(&m, 0).await, place.store.snapshot(&m).await);

    let by_a_stranger = Append { by: Some(UserId(99)), ..entry("m", 1, "b") };
    assert_eq!(place.store.append(by_a_stranger).await, Err(StoreError::NotFound));
    assert_eq!(place.store.append(entry("m", 0, "b")).await, Ok(Appended::Late(1)));
    assert_eq!(place.store.append(entry("m", 7, "b")).await, Ok(Appended::Late(1)));
    assert_eq!(place.store.append(entry("n", 0, "b")).await, Err(StoreError::NotFound));

    let after = (place.store.row(&m).await, place.store.entries(&m, 0).await, place.store.snapshot(&m).await);
    assert_eq!(before, after);
    assert_eq!(place.store.entries(&id("n"), 0).await, Err(StoreError::NotFound));
    assert_eq!(place.store.snapshot(&id("n")).await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn an_entry_that_fails_half_way_takes_everything_back() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    let m = id("m");
    place.store.append(entry("m", 0, "a")).await.unwrap();
    // The snapshot comes last; let it fail when everything else has been written.
    place.break_snapshots("no more ink").await;
    let before = (place.store.row(&m).await, place.store.entries(&m, 0).await, place.store.snapshot(&m).await);
    let second = Append { summary: running(&[false, true]), ..entry("m", 1, "b") };
    let Err(StoreError::Failed(why)) = place.store.append(second.clone()).await else { panic!("it was added") };
    assert!(why.contains("no more ink"), "{why}");
    let after = (place.store.row(&m).await, place.store.entries(&m, 0).await, place.store.snapshot(&m).await);
    assert_eq!(before, after);
    place.mend_snapshots().await;
    assert_eq!(place.store.append(second).await, Ok(Appended::Added(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_entries_on_one_version_one_is_added() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    // Two stores, as two processes would have them.
    let other = place.another().await;
    for version in 0..20 {
        let (one, two) =
            tokio::join!(place.store.append(entry("m", version, "x")), other.append(entry("m", version, "y")));
        let mut came = [one.unwrap(), two.unwrap()];
        came.sort_by_key(|came| matches!(came, Appended::Late(_)));
        assert_eq!(came, [Appended::Added(version + 1), Appended::Late(version + 1)]);
    }
    let (one, two) = tokio::join!(place.store.append(entry("m", 20, "x")), place.store.append(entry("m", 20, "y")));
    let mut came = [one.unwrap(), two.unwrap()];
    came.sort_by_key(|came| matches!(came, Appended::Late(_)));
    assert_eq!(came, [Appended::Added(21), Appended::Late(21)]);
    assert_eq!(other.entries(&id("m"), 0).await.unwrap().len(), 21);
}

#[tokio::test]
async fn a_request_that_is_repeated_adds_nothing() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    place.waiting("m", &sam).await;
    place.waiting("n", &sam).await;
    let ask =
        |to: &str, expected, by: Option<UserId>| Append { by, request: Some("r1".into()), ..entry(to, expected, "a") };
    let by_sam = Some(sam.id);
    assert_eq!(place.store.append(ask("m", 0, by_sam)).await, Ok(Appended::Added(1)));
    assert_eq!(place.store.append(entry("m", 1, "b")).await, Ok(Appended::Added(2)));
    assert_eq!(place.store.append(ask("m", 0, by_sam)).await, Ok(Appended::Known(1)));
    assert_eq!(place.store.append(ask("m", 2, by_sam)).await, Ok(Appended::Known(1)));

    assert_eq!(place.store.append(ask("m", 2, Some(rosie.id))).await, Ok(Appended::Added(3)), "another person");
    assert_eq!(place.store.append(ask("n", 0, by_sam)).await, Ok(Appended::Added(1)), "another match");
    assert_eq!(place.store.append(ask("m", 3, None)).await, Ok(Appended::Added(4)), "nobody");
    assert_eq!(place.store.append(ask("m", 4, None)).await, Ok(Appended::Known(4)));
    assert_eq!(place.store.append(entry("m", 4, "c")).await, Ok(Appended::Added(5)), "without a request");

    let twice = ask("n", 1, Some(rosie.id));
    let (one, two) = tokio::join!(place.store.append(twice.clone()), place.store.append(twice));
    let mut came = [one.unwrap(), two.unwrap()];
    came.sort_by_key(|came| matches!(came, Appended::Known(_)));
    assert_eq!(came, [Appended::Added(2), Appended::Known(2)]);
}

#[tokio::test]
async fn a_seat_is_asked_since_it_was_first_asked() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    let seats = vec![held_by(&sam), held_by(&rosie)];
    place.store.add_match(NewMatch { seats, ..new("m", &sam) }).await.unwrap();
    let ask = async |expected, asked: &[bool]| {
        place.store.append(Append { summary: running(asked), ..entry("m", expected, "x") }).await.unwrap();
        tokio::time::sleep(Duration::from_millis(3)).await;
        let row = place.store.row(&id("m")).await.unwrap();
        (row.seats[0].asked_since, row.seats[1].asked_since, row.updated)
    };
    let (one, two, first) = ask(0, &[true, false]).await;
    assert_eq!((one, two), (Some(first), None));
    let (one, two, second) = ask(1, &[true, true]).await;
    assert!(second > first);
    assert_eq!((one, two), (Some(first), Some(second)));
    let (one, two, _) = ask(2, &[false, true]).await;
    assert_eq!((one, two), (None, Some(second)));
    let (one, two, fourth) = ask(3, &[true]).await;
    assert_eq!((one, two), (Some(fourth), None), "a seat that is not mentioned is not asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_matches_are_written_to_at_once() {
    let place = Arc::new(Place::new().await);
    let sam = place.guest("Sam").await;
    let mut tasks = JoinSet::new();
    for number in 0..200 {
        let (place, made) = (place.clone(), new(&format!("m{number}"), &sam));
        tasks.spawn(async move { place.store.add_match(made).await.map(drop) });
    }
    assert_eq!(tasks.join_all().await, [const { Ok(()) }; 200]);
    let mut tasks = JoinSet::new();
    for number in 0..200 {
        let place = place.clone();
        // Every tenth fails, next to others that do not.
        let by = (number % 10 == 0).then_some(UserId(99));
        tasks.spawn(async move { place.store.append(Append { by, ..entry(&format!("m{number}"), 0, "a") }).await });
    }
    let came = tasks.join_all().await;
    assert_eq!(came.iter().filter(|came| **came == Ok(Appended::Added(1))).count(), 180);
    assert_eq!(came.iter().filter(|came| **came == Err(StoreError::NotFound)).count(), 20);
    for number in 0..200 {
        let entries = place.store.entries(&id(&format!("m{number}")), 0).await.unwrap();
        assert_eq!(entries.len(), usize::from(number % 10 != 0));
    }
}
