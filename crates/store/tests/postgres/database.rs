//! The database: what is refused, and what happens when it goes away.

use crate::{
    Place, connect,
    contract::{entry, id},
    database, empty, open, run,
};
use cluster::Cluster;
use std::{
    path::Path,
    time::{Duration, Instant},
};
use store::{Appended, Store, StoreError};

fn refused<T>(answer: Result<T, StoreError>) -> String {
    match answer {
        Err(StoreError::Failed(why) | StoreError::Away(why)) => why,
        _ => panic!("it should have been refused"),
    }
}

#[tokio::test]
async fn tables_of_a_newer_version_are_refused_and_left_as_they_are() {
    let place = Place::new().await;
    place.run("UPDATE migrations SET count = 1000, oldest = 1000").await;
    let why = refused(open(&place.address).await);
    assert!(why.contains("version 1000") && why.contains("newer program"), "{why}");
    assert_eq!(place.count("SELECT max(count)::bigint FROM migrations").await, 1000);
    // One that a newer program has been at, and that this one can live with, is used and left as it is.
    place.run("UPDATE migrations SET oldest = 1").await;
    open(&place.address).await.unwrap().add_user("Sam", None).await.unwrap();
    assert_eq!(place.count("SELECT max(count)::bigint FROM migrations").await, 1000);
    place.run("DELETE FROM migrations").await;
    assert!(refused(open(&place.address).await).contains("not one of ours"));
}

#[tokio::test]
async fn an_old_database_gets_what_it_lacks_and_keeps_what_it_has() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    let made = place.waiting("m", &sam).await;
    // As a program of before has left it.
    let before = "ALTER TABLE matches DROP COLUMN team_talk; DROP TABLE nodes, leases, attempts, moving;
        DROP INDEX seats_of_programs, matches_not_begun, seats_by_first, seats_open, matches_waiting, matches_without_winners;
        UPDATE migrations SET count = 1; ALTER TABLE migrations DROP COLUMN oldest";
    place.run(before).await;
    let place = place.open_again().await;
    assert_eq!(place.store.row(&id("m")).await, Ok(made));
}

#[tokio::test(flavor = "multi_thread")]
async fn several_open_an_empty_database_at_once() {
    for _ in 0..5 {
        let address = empty().await;
        let all = [(); 6].map(|()| {
            let address = address.clone();
            tokio::spawn(async move { open(&address).await.map(drop) })
        });
        for opened in all {
            assert_eq!(opened.await.unwrap(), Ok(()));
        }
    }
}

#[tokio::test]
async fn a_migration_that_fails_changes_nothing() {
    let address = empty().await;
    // In the way of the last table of all.
    run(&address, "CREATE TABLE pulse (beats TEXT)").await;
    let why = refused(open(&address).await);
    assert!(why.contains("pulse") && why.contains("already exists"), "{why}");
    let client = connect(&address).await;
    let left: Option<String> = client.query_one("SELECT to_regclass('users')::text", &[]).await.unwrap().get(0);
    assert_eq!(left, None);
    run(&address, "DROP TABLE pulse").await;
    open(&address).await.unwrap();
}

#[tokio::test]
async fn what_is_wrong_is_said_without_the_password() {
    let shared = cluster::shared();
    run(&database(), "CREATE ROLE locked LOGIN PASSWORD 'speak-friend'").await;
    let wrong = refused(open(&shared.address("locked:mellon", "postgres")).await);
    assert!(wrong.contains("password authentication failed") && wrong.contains("locked@"), "{wrong}");
    let nowhere = refused(open(&shared.address("postgres:mellon", "nowhere")).await);
    assert!(nowhere.contains("\"nowhere\" does not exist"), "{nowhere}");
    let nobody = refused(open("postgres://postgres:mellon@127.0.0.1:1/postgres").await);
    assert!(nobody.contains("127.0.0.1:1") && nobody.contains("refused"), "{nobody}");
    for said in [wrong, nowhere, nobody] {
        assert!(!said.contains("mellon") && !said.contains('\n'), "{said}");
    }
}

#[tokio::test]
async fn copies_are_for_another_program() {
    let place = Place::new().await;
    let why = refused(place.store.backup(Path::new("copy.db")).await);
    assert!(why.contains("pg_dump"), "{why}");
    assert!(!Path::new("copy.db").exists());
}

/// Asks until the answer is as it should be.
async fn wait_for<T: std::fmt::Debug>(ask: impl AsyncFn() -> T, good: impl Fn(&T) -> bool) -> T {
    let begun = Instant::now();
    loop {
        let answer = ask().await;
        if good(&answer) {
            return answer;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{answer:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_away_and_comes_back_is_used_again() {
    let cluster = Cluster::start(&[]);
    let place = Place { store: open(&cluster.database()).await.unwrap(), address: String::new() };
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    place.store.append(entry("m", 0, "a")).await.unwrap();

    cluster.stop();
    let begun = Instant::now();
    for _ in 0..20 {
        let written = place.store.append(entry("m", 1, "b")).await;
        assert!(matches!(written, Err(StoreError::Away(_))), "{written:?}");
        let read = place.store.row(&id("m")).await;
        assert!(matches!(read, Err(StoreError::Away(_))), "{read:?}");
    }
    assert!(begun.elapsed() < Duration::from_secs(30), "whoever asks is told soon");

    cluster.go_on();
    let added = wait_for(async || place.store.append(entry("m", 1, "b")).await, Result::is_ok).await;
    assert_eq!(added, Ok(Appended::Added(2)));
    assert_eq!(place.store.entries(&id("m"), 0).await.unwrap().len(), 2);
}
