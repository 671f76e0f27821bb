//! Connections that the database ends in the middle of what is written over them.

use crate::{
    Place, connect,
    contract::{entry, id},
    open,
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};
use store::{Append, Appended, Store, StoreError};

/// How many matches are written to at once.
const MATCHES: usize = 8;
/// How many entries each gets, and how many writers must have been told that the database is away.
const ENOUGH: u32 = 15;

/// What was counted for all writers.
#[derive(Default)]
struct Counted {
    acknowledged: AtomicU32,
    away: AtomicU32,
}

/// Writes one entry after the other, each again and again until it is acknowledged. Gives how many there are.
async fn write(place: Arc<Place>, to: String, counted: Arc<Counted>) -> u32 {
    let mut version = 0;
    while version < ENOUGH || counted.away.load(Ordering::Relaxed) < ENOUGH {
        let name = format!("{to} {version}");
        let sent = Append { request: Some(name.clone()), ..entry(&to, version, &name) };
        match place.store.append(sent).await {
            Ok(Appended::Added(added) | Appended::Known(added)) => {
                version += 1;
                assert_eq!(added, version);
                counted.acknowledged.fetch_add(1, Ordering::Relaxed);
            }
            Err(StoreError::Away(_)) => drop(counted.away.fetch_add(1, Ordering::Relaxed)),
            other => panic!("{to} at {version}: {other:?}"),
        }
    }
    version
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_cut_in_the_middle_loses_nothing_and_is_replaced() {
    let address = cluster::shared().database();
    let place = Arc::new(Place { store: open(&address).await.unwrap(), address: address.clone() });
    let sam = place.guest("Sam").await;
    let names: Vec<_> = (0..MATCHES).map(|at| format!("m{at}")).collect();
    for name in &names {
        place.waiting(name, &sam).await;
    }
    // There is always one in the middle.
    place
        .run(
            "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.01); RETURN NEW; END $$;
             CREATE TRIGGER slow BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION slow()",
        )
        .await;
    let counted = Arc::new(Counted::default());
    let writers: Vec<_> =
        names.iter().map(|name| tokio::spawn(write(place.clone(), name.clone(), counted.clone()))).collect();

    let database = connect(&address).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'westmarch' AND datname = current_database() AND state <> 'idle'";
    let mut seen = 0;
    while !writers.iter().all(tokio::task::JoinHandle::is_finished) {
        // Something is written between one cut and the next.
        let now = counted.acknowledged.load(Ordering::Relaxed);
        if now > seen && !database.query(cut, &[]).await.unwrap().is_empty() {
            seen = now;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let mut versions = vec![];
    for writer in writers {
        versions.push(writer.await.unwrap());
    }
    // What was acknowledged is there, once and in order, for whoever comes next too.
    let other = place.another().await;
    for (name, version) in names.iter().zip(versions) {
        for store in [&place.store, &other] {
            let kept = store.entries(&id(name), 0).await.unwrap();
            let expected: Vec<_> = (0..version).map(|at| format!("{name} {at}")).collect();
            assert_eq!(kept.iter().map(|entry| entry.what.clone()).collect::<Vec<_>>(), expected);
        }
    }
    // Nobody has to wait for a connection that was lost: more at once than there are connections.
    let asked = (0..64).map(|_| {
        let place = place.clone();
        tokio::spawn(async move { place.store.row(&id("m0")).await.map(|row| row.made.id) })
    });
    for answer in asked.collect::<Vec<_>>() {
        assert_eq!(answer.await.unwrap(), Ok(id("m0")));
    }
}
