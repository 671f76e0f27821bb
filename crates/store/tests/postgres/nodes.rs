//! Several nodes on one database: who is there, who has a lease, how often somebody has tried.

use crate::{
    Place,
    contract::{MINUTE, entry, held_by, id, new, running},
    empty, open, run,
};
use std::time::Duration;
use store::{Append, Company, Holder, MatchId, NewMatch, Node, Postgres, Status, Store, StoreError, Summary};

const SHORT: Duration = Duration::from_millis(50);

/// What has an end by then has come to it, for the database.
async fn a_moment_later(place: &Place) {
    place.run("SELECT pg_sleep(0.1)").await;
}

fn node(name: &str, build: &str) -> Node {
    Node { name: name.into(), build: build.into() }
}

#[tokio::test]
async fn a_lease_is_one_nodes_until_its_end_comes_or_it_is_given_back() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    place.waiting("n", &sam).await;
    let other = place.another().await;
    let (m, n) = (id("m"), id("n"));
    assert!(place.store.lease(&m, "one", MINUTE).await.unwrap());
    assert!(!other.lease(&m, "two", MINUTE).await.unwrap());
    assert!(other.lease(&n, "two", MINUTE).await.unwrap(), "another match");
    assert!(!place.store.lease(&id("nowhere"), "one", MINUTE).await.unwrap());
    // It is given back by whoever has it.
    other.release_lease(&m, "two").await.unwrap();
    assert!(!other.lease(&m, "two", MINUTE).await.unwrap());
    // Whoever has it may have it for longer, or for less.
    assert!(place.store.lease(&m, "one", SHORT).await.unwrap());
    a_moment_later(&place).await;
    assert!(other.lease(&m, "two", MINUTE).await.unwrap());
    assert!(!place.store.lease(&m, "one", MINUTE).await.unwrap());
    other.release_lease(&m, "two").await.unwrap();
    assert!(place.store.lease(&m, "one", MINUTE).await.unwrap());
    // Who goes leaves all that he has.
    place.store.gone("one").await.unwrap();
    assert!(other.lease(&m, "two", MINUTE).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_that_want_a_lease_at_once_one_gets_it() {
    let place = Place::new().await;
    let other = place.another().await;
    let sam = place.guest("Sam").await;
    for round in 0..20 {
        let m = format!("m{round}");
        place.waiting(&m, &sam).await;
        // Where one has ended too.
        if round % 2 == 0 {
            place.store.lease(&id(&m), "dead", Duration::ZERO).await.unwrap();
        }
        let m = id(&m);
        let (one, two) = tokio::join!(place.store.lease(&m, "one", MINUTE), other.lease(&m, "two", MINUTE));
        assert_ne!(one.unwrap(), two.unwrap());
    }
}

/// A match against a program that is asked, or not.
async fn against_a_program(place: &Place, name: &str, asked: &[bool]) -> MatchId {
    let sam = place.guest("Sam").await;
    let seats = vec![held_by(&sam), Holder::Program("easy".into())];
    place.store.add_match(NewMatch { seats, ..new(name, &sam) }).await.unwrap();
    place.store.append(Append { summary: running(asked), ..entry(name, 0, "begin") }).await.unwrap();
    id(name)
}

#[tokio::test]
async fn what_nobody_goes_on_with_is_found() {
    let place = Place::new().await;
    let found = async || {
        let mut found = place.store.orphaned(10).await.unwrap();
        found.sort_by(|a, b| a.0.cmp(&b.0));
        found.into_iter().map(|id| id.0).collect::<Vec<_>>()
    };
    let asked = against_a_program(&place, "a-program-is-asked", &[false, true]).await;
    let person = against_a_program(&place, "b-person-is-asked", &[true, false]).await;
    let sam = place.guest("Sam").await;
    place.waiting("c-waits", &sam).await;
    let seats = vec![held_by(&sam), held_by(&sam)];
    place.store.add_match(NewMatch { seats, ..new("d-not-begun", &sam) }).await.unwrap();
    assert_eq!(found().await, ["a-program-is-asked", "d-not-begun"]);
    assert_eq!(place.store.orphaned(1).await.unwrap().len(), 1);

    place.store.lease(&asked, "one", MINUTE).await.unwrap();
    place.store.lease(&person, "one", SHORT).await.unwrap();
    a_moment_later(&place).await;
    assert_eq!(found().await, ["b-person-is-asked", "d-not-begun"], "a lease that was not given back tells");
    place.store.gone("one").await.unwrap();
    assert_eq!(found().await, ["a-program-is-asked", "d-not-begun"]);

    let over = Summary { status: Status::Over, ..running(&[false, true]) };
    place.store.append(Append { summary: over, ..entry("a-program-is-asked", 1, "end") }).await.unwrap();
    place.store.hold(&id("d-not-begun"), "?").await.unwrap();
    assert_eq!(found().await, [""; 0]);
}

#[tokio::test]
async fn nodes_know_how_many_they_are_and_whether_one_is_of_another_build() {
    let place = Place::new().await;
    let (store, alone) = (&place.store, Company { nodes: 1, other_builds: false });
    let (one, two, new) = (node("one", "1"), node("two", "1"), node("new", "2"));
    assert_eq!(store.here(&one, MINUTE).await, Ok(alone));
    assert_eq!(store.here(&two, MINUTE).await, Ok(Company { nodes: 2, other_builds: false }));
    assert_eq!(store.here(&new, MINUTE).await, Ok(Company { nodes: 3, other_builds: true }));
    assert_eq!(store.here(&one, MINUTE).await, Ok(Company { nodes: 3, other_builds: true }));
    // One of which nothing is heard may come back as what it was; one that says that it goes does not.
    store.here(&new, SHORT).await.unwrap();
    a_moment_later(&place).await;
    assert_eq!(store.here(&one, MINUTE).await, Ok(Company { nodes: 2, other_builds: true }));
    store.gone("new").await.unwrap();
    assert_eq!(store.here(&one, MINUTE).await, Ok(Company { nodes: 2, other_builds: false }));
    // It is not remembered for ever.
    store.here(&new, MINUTE).await.unwrap();
    place.run("UPDATE nodes SET ends = ends - interval '1 day' WHERE name IN ('new', 'two')").await;
    assert_eq!(store.here(&one, MINUTE).await, Ok(alone));
    assert_eq!(place.count("SELECT count(*) FROM nodes").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn attempts_are_counted_for_all_nodes_together() {
    let place = Place::new().await;
    let other = place.another().await;
    let tries = async |store: &Postgres, what: &str| {
        let mut allowed = 0;
        for _ in 0..4 {
            allowed += u32::from(store.attempt(what, 5, MINUTE).await.unwrap());
        }
        allowed
    };
    let (one, two) = tokio::join!(tries(&place.store, "a"), tries(&other, "a"));
    assert_eq!(one + two, 5);
    assert_eq!(tries(&other, "b").await, 4, "each for himself");
    // After a while there is one more.
    place.run(&format!("UPDATE attempts SET until = until - interval '{} seconds'", MINUTE.as_secs())).await;
    assert_eq!(tries(&place.store, "a").await, 1);
    // Who has been quiet is forgotten.
    place.run("UPDATE attempts SET until = until - interval '1 day'").await;
    place.store.here(&node("one", "1"), MINUTE).await.unwrap();
    assert_eq!(place.count("SELECT count(*) FROM attempts").await, 0);
    assert_eq!(tries(&place.store, "a").await, 4);
}

#[tokio::test]
async fn what_has_an_end_needs_no_flush_of_the_disk() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    let logged =
        "SELECT count(*) FROM pg_class WHERE relname IN ('leases', 'nodes', 'attempts') AND relpersistence <> 'u'
        AND relnamespace = current_schema()::regnamespace";
    assert_eq!(place.count(logged).await, 0);
}

/// The clock of the database goes otherwise than that of this process, which is the same as a node with a wrong clock.
#[tokio::test]
async fn a_node_with_a_wrong_clock_ends_nothing_early_and_nothing_late() {
    for wrong in ["1000 days", "-1000 days"] {
        let address = empty().await;
        // A function that stands before that of the system is taken for it.
        let clock = format!(
            "CREATE TABLE clock (is_off INTERVAL); INSERT INTO clock VALUES ('{wrong}');
             CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
             'SELECT pg_catalog.clock_timestamp() + is_off FROM clock'"
        );
        run(&address, &clock).await;
        let address = format!("{address},pg_catalog");
        let place = Place { store: open(&address).await.unwrap(), address };
        let (store, other) = (&place.store, place.another().await);
        let sam = place.guest("Sam").await;
        place.waiting("m", &sam).await;
        let (m, one) = (id("m"), node("one", "1"));

        assert!(store.lease(&m, "one", MINUTE).await.unwrap());
        assert!(!other.lease(&m, "two", MINUTE).await.unwrap(), "not early");
        store.add_session([1; 32], sam.id, MINUTE).await.unwrap();
        store.add_session([2; 32], sam.id, 3 * MINUTE).await.unwrap();
        store.prolong_session([2; 32], 2 * MINUTE).await.unwrap();
        let left = other.session([2; 32]).await.unwrap().left;
        assert!((MINUTE..=2 * MINUTE).contains(&left), "{left:?}");
        assert!(other.session([1; 32]).await.is_ok(), "not early");
        store.here(&one, MINUTE).await.unwrap();
        assert_eq!(other.here(&node("two", "1"), MINUTE).await.unwrap().nodes, 2);
        assert!(store.attempt("sign in", 1, MINUTE).await.unwrap());
        assert!(!other.attempt("sign in", 1, MINUTE).await.unwrap());

        place.run(&format!("UPDATE clock SET is_off = is_off + interval '{} seconds'", MINUTE.as_secs())).await;
        assert_eq!(other.session([1; 32]).await, Err(StoreError::NotFound), "not late");
        assert!(other.session([2; 32]).await.is_ok());
        assert!(other.lease(&m, "two", MINUTE).await.unwrap(), "not late");
        assert!(other.attempt("sign in", 1, MINUTE).await.unwrap());
        assert_eq!(other.here(&node("two", "1"), MINUTE).await.unwrap().nodes, 1);
    }
}
