//! Several processes on one database: the line between them, and what they compare with.

use crate::{
    Place, connect,
    contract::{entry, id},
    open,
};
use std::time::Duration;
use store::{Heard, LONGEST_TEXT, Line, Postgres, Standing, Store};
use tokio::{sync::mpsc::UnboundedReceiver, time::timeout};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody with a line, who is heard and hears.
async fn line(store: &Postgres) -> (Line, UnboundedReceiver<Heard>) {
    let (line, mut heard) = store.line();
    assert_eq!(next(&mut heard).await, Heard::Connected);
    (line, heard)
}

async fn next(heard: &mut UnboundedReceiver<Heard>) -> Heard {
    timeout(PATIENCE, heard.recv()).await.expect("something is heard").expect("the line is there")
}

fn text(text: &str) -> Heard {
    Heard::Text(text.into())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_says_all_of_the_same_tables_hear_in_order() {
    let (place, elsewhere) = (Place::new().await, Place::new().await);
    let another = place.another().await;
    let ((one, mut ones), (_other, mut others)) = (line(&place.store).await, line(&another).await);
    let (stranger, mut strangers) = line(&elsewhere.store).await;
    let longest = "é".repeat(LONGEST_TEXT / 2);
    stranger.say(&["elsewhere".into()]).await.unwrap();
    one.say(&["first".into(), longest.clone(), "it's \"quoted\"\nhere".into()]).await.unwrap();
    one.say(&["last".into()]).await.unwrap();
    for heard in [&mut ones, &mut others] {
        for said in ["first", &longest, "it's \"quoted\"\nhere", "last"] {
            assert_eq!(next(heard).await, text(said));
        }
    }
    assert_eq!(next(&mut strangers).await, text("elsewhere"));
    assert!(strangers.try_recv().is_err(), "other tables are another house");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_cut_comes_back_and_says_so() {
    let address = cluster::shared().database();
    let (line, mut heard) = line(&open(&address).await.unwrap()).await;
    line.say(&["before".into()]).await.unwrap();
    assert_eq!(next(&mut heard).await, text("before"));
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'westmarch listens' AND datname = current_database()";
    assert_eq!(connect(&address).await.query(cut, &[]).await.unwrap().len(), 1);
    assert_eq!(next(&mut heard).await, Heard::Connected);
    line.say(&["after".into()]).await.unwrap();
    assert_eq!(next(&mut heard).await, text("after"));
    drop(line);
    assert_eq!(timeout(PATIENCE, heard.recv()).await, Ok(None));
}

#[tokio::test]
async fn how_far_matches_have_come_is_asked_for_all_at_once() {
    let place = Place::new().await;
    let (sam, pip) = (place.guest("Sam").await, place.guest("Pip / Peregrin").await);
    let waiting = place.waiting("waits", &sam).await;
    let begun = place.waiting("begun", &pip).await;
    place.store.append(entry("begun", 0, "a: 1")).await.unwrap();
    for text in ["hello", "anybody?"] {
        place.store.say(&id("waits"), sam.id, text, store::Audience::All).await.unwrap();
    }
    let ask = async |all| {
        let mut standing = place.store.standing(&[id("begun"), id("nowhere"), id("waits")], all).await.unwrap();
        standing.sort_by(|one, other| one.id.cmp(&other.id));
        standing
    };
    let stands = |name: &str, version, chatted, seated| Standing { id: id(name), version, chatted, seated };
    let sits = |row| Some(Standing::seated(row));
    assert_eq!(ask(false).await, [stands("begun", 1, 0, None), stands("waits", 0, 2, sits(&waiting))]);
    assert_eq!(ask(true).await[0], stands("begun", 1, 0, sits(&begun)));
    place.store.take_seat(&id("waits"), 1, store::Holder::Program("easy".into()), "").await.unwrap();
    place.store.make_account(sam.id, "Samwise", "secret").await.unwrap();
    let now = place.store.row(&id("waits")).await.unwrap();
    assert_ne!(sits(&now), sits(&waiting));
    assert_eq!(ask(false).await[1], stands("waits", 0, 2, sits(&now)));
}

#[tokio::test]
async fn sessions_that_there_are_not_any_more_are_found_among_many() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    for token in [[1; 32], [2; 32], [3; 32]] {
        place.store.add_session(token, sam.id, PATIENCE).await.unwrap();
    }
    place.store.end_session([2; 32]).await.unwrap();
    assert_eq!(place.store.ended(&[[1; 32], [2; 32], [3; 32], [4; 32]]).await.unwrap(), [[2; 32], [4; 32]]);
    assert_eq!(place.store.ended(&[]).await.unwrap(), Vec::<[u8; 32]>::new());
}
