//! Lists: what the first page shows, one's own matches by kind, and what is seen of each at a glance.

use super::{entry, held_by, id, new, running};
use crate::Place;
use store::{
    Appended, Glances, Holder, MatchRow, NewMatch, Origin, OriginKind, Past, Status, Store, Summary, User, Which,
};

fn names(rows: &[MatchRow]) -> Vec<&str> {
    rows.iter().map(|row| row.made.id.0.as_str()).collect()
}

fn glances(all: &str, seats: &[Option<&str>]) -> Glances {
    Glances { all: all.into(), seats: seats.iter().map(|seat| seat.map(String::from)).collect() }
}

/// What all see, and what each seat sees.
fn seen(row: &MatchRow) -> (Option<&str>, Vec<Option<&str>>) {
    (row.glance.as_deref(), row.seats.iter().map(|seat| seat.glance.as_deref()).collect())
}

/// A match of two in which the first is asked, or not, and at a moment.
async fn played(place: &Place, name: &str, people: [&User; 2], asked: [bool; 2], at: i64) {
    let seats = people.map(held_by).to_vec();
    place.store.add_match(NewMatch { seats, listed: false, ..new(name, people[0]) }).await.unwrap();
    let begins = store::Append { at, summary: running(&asked), ..entry(name, 0, "begin") };
    assert_eq!(place.store.append(begins).await, Ok(Appended::Added(1)));
}

#[tokio::test]
async fn a_glance_is_renewed_with_every_entry() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    let row = place.waiting("m", &sam).await;
    assert_eq!(seen(&row), (None, vec![None, None]));
    for (version, glances) in
        [glances("A", &[Some("B"), None]), glances("C", &[None, Some("D")])].into_iter().enumerate()
    {
        let summary = Summary { glances, ..running(&[true, false]) };
        let append = store::Append { summary, ..entry("m", version as u32, "x") };
        place.store.append(append).await.unwrap();
    }
    let row = place.store.row(&id("m")).await.unwrap();
    assert_eq!(seen(&row), (Some("C"), vec![None, Some("D")]));
}

#[tokio::test]
async fn a_match_with_a_past_has_a_glance() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    let summary = Summary { glances: glances("A", &[Some("B"), None]), ..running(&[true, false]) };
    let past = Past { entries: vec!["x".into()], at: 1, summary, inputs: 1, position: String::new() };
    let row = place.store.add_past(new("m", &sam), past).await.unwrap();
    assert_eq!(seen(&row), (Some("A"), vec![Some("B"), None]));
}

#[tokio::test]
async fn what_has_no_glance_gets_one_unless_it_has_gone_on() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("new", &sam).await;
    place.waiting("old", &sam).await;
    place.store.append(entry("old", 0, "x")).await.unwrap();
    assert_eq!(place.store.without_glance().await, Ok(vec![]), "it has one");
    // As it was before there were any.
    place.run("UPDATE matches SET glance = NULL").await;
    assert_eq!(place.store.without_glance().await, Ok(vec![id("old")]), "in the other nothing has happened");
    place.store.set_glances(&id("old"), 7, glances("late", &[])).await.unwrap();
    assert_eq!(seen(&place.store.row(&id("old")).await.unwrap()).0, None);
    place.store.set_glances(&id("old"), 1, glances("A", &[None, Some("B")])).await.unwrap();
    assert_eq!(seen(&place.store.row(&id("old")).await.unwrap()), (Some("A"), vec![None, Some("B")]));
    assert_eq!(place.store.without_glance().await, Ok(vec![]));
}

#[tokio::test]
async fn the_first_page_shows_what_waits_for_whom() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    played(&place, "mine", [&sam, &rosie], [true, false], 20).await;
    played(&place, "hers", [&sam, &rosie], [false, true], 10).await;
    played(&place, "older", [&rosie, &sam], [false, true], 5).await;
    played(&place, "over", [&sam, &rosie], [true, false], 30).await;
    let over = Summary { status: Status::Over, result: Some("draw".into()), ..running(&[]) };
    place.store.append(store::Append { summary: over, ..entry("over", 1, "x") }).await.unwrap();
    place.waiting("offer", &sam).await;

    let home = place.store.at_home(Some(sam.id), 9, 9).await.unwrap();
    assert_eq!(names(&home.yours), ["mine", "older"]);
    assert_eq!(names(&home.others), ["offer", "hers"]);
    assert_eq!(names(&home.made), ["offer", "over", "hers", "mine"]);
    assert_eq!(names(&home.open), ["offer"]);
    assert_eq!(names(&home.live), ["older", "hers", "mine"]);
    let counts = home.counts;
    assert_eq!((counts.yours, counts.others, counts.open, counts.live), (2, 2, 1, 3));
    assert_eq!(place.store.count_of_matches(sam.id, Which::HisTurn).await, Ok(2));

    let nobody = place.store.at_home(None, 9, 2).await.unwrap();
    assert!(nobody.yours.is_empty() && nobody.others.is_empty() && nobody.made.is_empty());
    assert_eq!((names(&nobody.open), names(&nobody.live)), (vec!["offer"], vec!["older", "hers"]));
    assert_eq!((nobody.counts.yours, nobody.counts.open, nobody.counts.live), (0, 1, 3));
}

#[tokio::test]
async fn what_waits_longest_is_found_among_many() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    for at in 1..=6 {
        played(&place, &format!("m{at}"), [&sam, &rosie], [true, false], at).await;
    }
    let home = place.store.at_home(Some(sam.id), 1, 1).await.unwrap();
    assert_eq!(names(&home.yours), ["m1", "m6"], "the one that waits longest, and the last that came up");
    assert_eq!(home.counts.yours, 6);
}

#[tokio::test]
async fn ones_own_matches_come_by_kind() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    played(&place, "mine", [&sam, &rosie], [true, false], 1).await;
    played(&place, "hers", [&sam, &rosie], [false, true], 2).await;
    played(&place, "over", [&sam, &rosie], [true, false], 3).await;
    let over = Summary { status: Status::Over, result: Some("draw".into()), ..running(&[]) };
    place.store.append(store::Append { summary: over.clone(), ..entry("over", 1, "x") }).await.unwrap();
    let origin = Some(Origin { kind: OriginKind::Upload, from: None, at: None });
    let past = Past { entries: vec!["x".into()], at: 1, summary: over, inputs: 1, position: String::new() };
    let seats = vec![held_by(&sam), held_by(&sam)];
    place.store.add_past(NewMatch { origin, seats, ..new("record", &sam) }, past).await.unwrap();
    let all = [
        (Which::HisTurn, vec!["mine"]),
        (Which::OthersTurn, vec!["hers"]),
        (Which::Over, vec!["over"]),
        (Which::Records, vec!["record"]),
        (Which::All, vec!["record", "over", "hers", "mine"]),
    ];
    for (which, expected) in all {
        let page = place.store.page_of_matches(sam.id, which, None, 9).await.unwrap();
        assert_eq!(names(&page), expected, "{which:?}");
        assert_eq!(place.store.count_of_matches(sam.id, which).await, Ok(expected.len() as u32), "{which:?}");
    }
    let older = place.store.page_of_matches(sam.id, Which::Over, Some(&id("over")), 9).await.unwrap();
    assert!(older.is_empty());
}

#[tokio::test]
async fn open_tables_are_counted_by_who_made_them() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    place.waiting("one", &sam).await;
    place.waiting("two", &sam).await;
    place.store.add_match(NewMatch { listed: false, ..new("private", &sam) }).await.unwrap();
    place.waiting("hers", &rosie).await;
    assert_eq!(place.store.offers_of(sam.id).await, Ok(2));
    place.store.take_seat(&id("one"), 1, Holder::Program("easy".into()), "").await.unwrap();
    assert_eq!(place.store.offers_of(sam.id).await, Ok(1));
}
