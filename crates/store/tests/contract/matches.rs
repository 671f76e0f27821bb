use super::{entry, held_by, id, new, now};
use crate::Place;
use store::{
    Append, Glances, Holder, MatchRow, NewMatch, Origin, OriginKind, SeatRow, Status, Store, StoreError, Summary,
    UserId, Which,
};

fn names(rows: Vec<MatchRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.made.id.0).collect()
}

#[tokio::test]
async fn a_match_is_kept_as_it_was_made() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("first", &sam).await;
    let made = NewMatch {
        setup: "white: 3\nblack: 1".into(),
        listed: false,
        spectators: false,
        odds: true,
        team_talk: false,
        origin: Some(Origin { kind: OriginKind::Fork, from: Some(id("first")), at: Some(17) }),
        seats: vec![Holder::Program("normal".into()), held_by(&sam), Holder::Open],
        brings: vec![String::new(), "deck: 3".into()],
        ..new("second", &sam)
    };
    let before = now();
    let row = place.store.add_match(made.clone()).await.unwrap();
    assert!((before..=now()).contains(&row.created));
    let brings = ["", "deck: 3", ""];
    let seat = |(holder, brings): (&Holder, &str)| SeatRow {
        holder: holder.clone(),
        asked_since: None,
        brings: brings.into(),
        glance: None,
    };
    let seats = made.seats.iter().zip(brings).map(seat).collect();
    // What seats bring along is kept with the seats.
    let made = NewMatch { brings: vec![], ..made };
    let expected = MatchRow {
        made,
        created: row.created,
        updated: row.created,
        status: Status::Waiting,
        result: None,
        winners: None,
        version: 0,
        seats,
        trouble: None,
        glance: None,
    };
    assert_eq!(row, expected);
    assert_eq!(place.store.row(&id("second")).await, Ok(row));
    assert_eq!(place.store.row(&id("third")).await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn a_match_that_cannot_be_is_not_kept() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    assert!(matches!(place.store.add_match(new("m", &sam)).await, Err(StoreError::Failed(_))), "the name is taken");
    let stranger = Holder::User { id: UserId(99), name: "nobody".into() };
    let with_stranger = NewMatch { seats: vec![held_by(&sam), stranger], ..new("n", &sam) };
    assert_eq!(place.store.add_match(with_stranger).await, Err(StoreError::NotFound));
    let from_nowhere = Some(Origin { kind: OriginKind::Rematch, from: Some(id("x")), at: None });
    let from_nowhere = NewMatch { origin: from_nowhere, ..new("n", &sam) };
    assert_eq!(place.store.add_match(from_nowhere).await, Err(StoreError::NotFound));
    assert_eq!(place.store.row(&id("n")).await, Err(StoreError::NotFound), "nothing is left of it");
    assert_eq!(names(place.store.matches_of(sam.id, 10).await.unwrap()), ["m"]);
}

#[tokio::test]
async fn a_match_waits_until_the_last_seat_is_taken() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    let three = NewMatch { seats: vec![held_by(&sam), Holder::Open, Holder::Open], ..new("m", &sam) };
    place.store.add_match(three).await.unwrap();
    // The name is that of the person, whatever is said here.
    let as_queen = Holder::User { id: rosie.id, name: "Queen".into() };
    let row = place.store.take_seat(&id("m"), 2, as_queen, "").await.unwrap();
    assert_eq!((row.status, &row.seats[2].holder), (Status::Waiting, &held_by(&rosie)));
    let row = place.store.take_seat(&id("m"), 1, Holder::Program("normal".into()), "").await.unwrap();
    assert_eq!((row.status, &row.seats[1].holder), (Status::Running, &Holder::Program("normal".into())));
    assert_eq!(row.made.seats[1..], [Holder::Open, Holder::Open], "those of the beginning stay");
    assert_eq!(place.store.running().await.unwrap(), [id("m")]);

    let full = NewMatch { seats: vec![held_by(&sam), Holder::Program("hard".into())], ..new("full", &sam) };
    assert_eq!(place.store.add_match(full).await.unwrap().status, Status::Running);
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let place = Place::new().await;
    let (sam, rosie, ted) = (place.guest("Sam").await, place.guest("Rosie").await, place.guest("Ted").await);
    place.waiting("m", &sam).await;
    let m = id("m");
    assert_eq!(place.store.take_seat(&m, 0, held_by(&ted), "").await, Err(StoreError::SeatTaken));
    assert_eq!(place.store.take_seat(&m, 2, held_by(&ted), "").await, Err(StoreError::NotFound));
    assert_eq!(place.store.take_seat(&id("n"), 0, held_by(&ted), "").await, Err(StoreError::NotFound));
    let (one, two) = tokio::join!(
        place.store.take_seat(&m, 1, held_by(&rosie), ""),
        place.store.take_seat(&m, 1, held_by(&ted), "")
    );
    assert!(one.is_ok() != two.is_ok());
    assert_eq!(one.and(two), Err(StoreError::SeatTaken));
}

#[tokio::test]
async fn a_seat_is_left_only_by_who_holds_it_and_before_the_match_begins() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    let three = NewMatch { seats: vec![Holder::Open, Holder::Open, held_by(&sam)], ..new("m", &sam) };
    place.store.add_match(three).await.unwrap();
    let m = id("m");
    place.store.take_seat(&m, 1, held_by(&rosie), "").await.unwrap();
    assert_eq!(place.store.leave_seat(&m, 1, sam.id).await, Err(StoreError::SeatTaken));
    assert_eq!(place.store.leave_seat(&m, 0, sam.id).await, Err(StoreError::SeatTaken));
    assert_eq!(place.store.leave_seat(&m, 9, sam.id).await, Err(StoreError::NotFound));
    assert_eq!(place.store.leave_seat(&id("n"), 0, sam.id).await, Err(StoreError::NotFound));
    let row = place.store.leave_seat(&m, 1, rosie.id).await.unwrap();
    assert_eq!(row.seats[1].holder, Holder::Open);
    place.store.take_seat(&m, 1, held_by(&rosie), "").await.unwrap();
    place.store.take_seat(&m, 0, Holder::Program("normal".into()), "").await.unwrap();
    assert_eq!(place.store.leave_seat(&m, 1, rosie.id).await, Err(StoreError::SeatTaken), "it has begun");
}

#[tokio::test]
async fn a_match_is_held_until_an_entry_says_otherwise() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    place.store.hold(&id("m"), "the eagles came too early").await.unwrap();
    let row = place.store.row(&id("m")).await.unwrap();
    assert_eq!((row.status, row.trouble.as_deref()), (Status::Held, Some("the eagles came too early")));
    assert_eq!(place.store.hold(&id("n"), "").await, Err(StoreError::NotFound));

    let held =
        Summary { status: Status::Held, result: None, winners: vec![], asked: vec![], glances: Glances::default() };
    place.store.append(store::Append { summary: held, ..entry("m", 0, "a") }).await.unwrap();
    assert!(place.store.row(&id("m")).await.unwrap().trouble.is_some());
    place.store.append(entry("m", 1, "b")).await.unwrap();
    let row = place.store.row(&id("m")).await.unwrap();
    assert_eq!((row.status, row.trouble), (Status::Running, None));
}

#[tokio::test]
async fn a_held_match_can_be_released() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    assert_eq!(place.store.release(&id("m"), Status::Running).await, Err(StoreError::NotFound));
    assert_eq!(place.store.count_of_held().await, Ok(0));
    place.store.hold(&id("m"), "the eagles came too early").await.unwrap();
    assert_eq!(place.store.count_of_held().await, Ok(1));
    place.store.release(&id("m"), Status::Running).await.unwrap();
    assert_eq!(place.store.count_of_held().await, Ok(0));
    let row = place.store.row(&id("m")).await.unwrap();
    assert_eq!((row.status, row.trouble), (Status::Running, None));
}

#[tokio::test]
async fn a_match_comes_with_its_past_or_not_at_all() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    let past = store::Past {
        entries: vec!["begin".into(), "a".into(), "b".into()],
        at: 5,
        summary: super::running(&[true, false]),
        inputs: 2,
        position: "there".into(),
    };
    let row = place.store.add_past(new("m", &sam), past.clone()).await.unwrap();
    assert_eq!((row.version, row.updated), (3, 5));
    let entries = place.store.entries(&id("m"), 0).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.what.as_str()).collect::<Vec<_>>(), ["begin", "a", "b"]);
    assert_eq!(place.store.snapshot(&id("m")).await.unwrap().unwrap().position, "there");
    assert!(place.store.add_past(new("m", &sam), past).await.is_err());
    assert_eq!(place.store.entries(&id("m"), 0).await.unwrap().len(), 3);
}

#[tokio::test]
async fn lists_show_what_they_should_the_newest_first() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    for name in ["w1", "w2", "r1", "r2", "over", "held"] {
        place.waiting(name, &sam).await;
    }
    let secret = NewMatch { listed: false, spectators: false, ..new("secret", &sam) };
    place.store.add_match(secret).await.unwrap();
    for name in ["r1", "r2", "over"] {
        place.store.take_seat(&id(name), 1, held_by(&rosie), "").await.unwrap();
    }
    let over = Summary {
        status: Status::Over,
        result: Some("draw".into()),
        winners: vec![],
        asked: vec![],
        glances: Glances::default(),
    };
    place.store.append(store::Append { summary: over, ..entry("over", 0, "peace") }).await.unwrap();
    place.store.hold(&id("held"), "?").await.unwrap();

    assert_eq!(names(place.store.lobby(10).await.unwrap()), ["w2", "w1"]);
    assert_eq!(names(place.store.lobby(1).await.unwrap()), ["w2"]);
    assert_eq!(names(place.store.watchable(10).await.unwrap()), ["r2", "r1"]);
    assert_eq!(names(place.store.watchable(1).await.unwrap()), ["r2"]);
    assert_eq!(place.store.running().await.unwrap(), [id("r1"), id("r2"), id("held")]);
    assert_eq!(names(place.store.matches_of(rosie.id, 10).await.unwrap()), ["over", "r2", "r1"]);
    let of_sam = names(place.store.matches_of(sam.id, 10).await.unwrap());
    assert_eq!(of_sam, ["secret", "held", "over", "r2", "r1", "w2", "w1"]);
    assert_eq!(names(place.store.matches_of(sam.id, 2).await.unwrap()), ["secret", "held"]);

    place.store.take_seat(&id("secret"), 1, held_by(&rosie), "").await.unwrap();
    assert_eq!(names(place.store.watchable(10).await.unwrap()), ["r2", "r1"], "not everybody may watch it");
}

#[tokio::test]
async fn the_matches_of_a_person_come_in_pages() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    for name in ["m1", "m2", "m3", "m4", "m5"] {
        place.waiting(name, &sam).await;
    }
    place.waiting("hers", &rosie).await;
    place.store.add_match(NewMatch { game: "go".into(), ..new("m6", &sam) }).await.unwrap();
    let page = async |before: Option<&str>| {
        let before = before.map(id);
        names(place.store.page_of_matches(sam.id, Which::All, before.as_ref(), 4).await.unwrap())
    };
    assert_eq!(page(None).await, ["m6", "m5", "m4", "m3"]);
    assert_eq!(page(Some("m3")).await, ["m2", "m1"]);
    assert_eq!(page(Some("m1")).await, [""; 0]);
    let unknown = place.store.page_of_matches(sam.id, Which::All, Some(&id("m7")), 4).await;
    assert_eq!(unknown, Err(store::StoreError::NotFound));

    let over = Summary {
        status: Status::Over,
        result: Some("draw".into()),
        winners: vec![],
        asked: vec![],
        glances: Glances::default(),
    };
    for name in ["m1", "m2", "m4", "m6", "hers"] {
        place.store.append(store::Append { summary: over.clone(), ..entry(name, 0, "peace") }).await.unwrap();
    }
    let page = async |before: Option<&str>| {
        let before = before.map(id);
        names(place.store.page_of_results(sam.id, "chess", before.as_ref(), 2).await.unwrap())
    };
    assert_eq!(page(None).await, ["m4", "m2"]);
    assert_eq!(page(Some("m2")).await, ["m1"]);
}

#[tokio::test]
async fn whoever_made_a_match_sees_it_without_a_seat() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    let bots = vec![Holder::Program("normal".into()), Holder::Program("hard".into())];
    place.store.add_match(NewMatch { seats: bots, ..new("bots", &sam) }).await.unwrap();
    assert_eq!(names(place.store.matches_of(sam.id, 10).await.unwrap()), ["bots"]);
}

#[tokio::test]
async fn whoever_got_up_sees_it_until_it_begins_without_him() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    place.waiting("m", &sam).await;
    place.store.leave_seat(&id("m"), 0, sam.id).await.unwrap();
    assert_eq!(names(place.store.matches_of(sam.id, 10).await.unwrap()), ["m"], "he may sit down again");
    place.store.take_seat(&id("m"), 0, held_by(&rosie), "").await.unwrap();
    place.store.take_seat(&id("m"), 1, held_by(&rosie), "").await.unwrap();
    assert_eq!(names(place.store.matches_of(sam.id, 10).await.unwrap()), [""; 0]);
}

#[tokio::test]
async fn the_offspring_of_a_match_is_found() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    let from = |kind, from: Option<&str>, name: &str| NewMatch {
        origin: Some(Origin { kind, from: from.map(id), at: None }),
        ..new(name, &sam)
    };
    for made in [
        from(OriginKind::Rematch, Some("m"), "again"),
        from(OriginKind::Upload, None, "brought"),
        from(OriginKind::Fork, Some("m"), "what-if"),
    ] {
        assert_eq!(place.store.add_match(made.clone()).await.unwrap().made, made);
    }
    assert_eq!(names(place.store.offspring(&id("m")).await.unwrap()), ["again", "what-if"]);
    assert_eq!(place.store.offspring(&id("again")).await, Ok(vec![]));
    assert_eq!(place.store.offspring(&id("x")).await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn who_gets_up_takes_along_what_he_has_brought() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    let m = id("m");
    place
        .store
        .add_match(NewMatch { seats: vec![held_by(&sam), Holder::Open, Holder::Open], ..new("m", &sam) })
        .await
        .unwrap();
    let row = place.store.take_seat(&m, 1, held_by(&rosie), "deck: 5").await.unwrap();
    assert_eq!(row.seats[1].brings, "deck: 5");
    let row = place.store.leave_seat(&m, 1, rosie.id).await.unwrap();
    assert_eq!(row.seats[1].brings, "");
}

#[tokio::test]
async fn who_won_is_kept_of_matches_that_are_over() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    for name in ["on", "over"] {
        place.waiting(name, &sam).await;
    }
    let ends = Summary {
        status: Status::Over,
        result: Some("draw".into()),
        winners: vec![],
        asked: vec![],
        glances: Glances::default(),
    };
    place.store.append(Append { summary: ends, ..entry("over", 0, "x") }).await.unwrap();
    assert_eq!(place.store.row(&id("over")).await.unwrap().winners, Some(vec![]), "nobody won, and that is known");
    assert_eq!(place.store.set_winners(&id("on"), &[0]).await, Err(StoreError::NotFound));
    place.store.set_winners(&id("over"), &[0, 2]).await.unwrap();
    assert_eq!(place.store.row(&id("over")).await.unwrap().winners, Some(vec![0, 2]));

    // As a program left it that did not keep this.
    place.run("UPDATE matches SET winners = NULL").await;
    assert_eq!(place.store.without_winners().await, Ok(vec![id("over")]));
}
