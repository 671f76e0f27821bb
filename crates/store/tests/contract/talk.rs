use super::{id, now};
use crate::Place;
use store::{Audience, ChatLine, Page, Problem, Store, StoreError, UserId};

#[tokio::test]
async fn chat_is_numbered_in_each_match() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    for name in ["m", "n"] {
        place.waiting(name, &sam).await;
    }
    let before = now();
    let first = place.store.say(&id("m"), sam.id, "Well, I'm back.", Audience::All).await.unwrap();
    let expected = ChatLine {
        number: 1,
        at: first.at,
        by: sam.id,
        name: "Sam".into(),
        text: "Well, I'm back.".into(),
        audience: Audience::All,
    };
    assert_eq!(first, expected);
    assert!((before..=now()).contains(&first.at));
    let second = place.store.say(&id("m"), rosie.id, "'); DROP TABLE chat; --", Audience::All).await.unwrap();
    let other = place.store.say(&id("n"), sam.id, "Hullo", Audience::All).await.unwrap();
    assert_eq!((second.number, other.number), (2, 1));

    assert_eq!(place.store.chat(&id("m"), 0).await.unwrap(), [first.clone(), second.clone()]);
    assert_eq!(place.store.chat(&id("m"), 1).await.unwrap(), [second]);
    assert_eq!(place.store.said_by(sam.id).await.unwrap(), [(id("m"), first), (id("n"), other)]);

    place.store.make_account(sam.id, "Samwise", "x").await.unwrap();
    assert_eq!(place.store.chat(&id("m"), 0).await.unwrap()[0].name, "Samwise", "the name of today");
}

#[tokio::test]
async fn it_is_kept_who_is_to_hear_what_was_said() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    let audiences = [Audience::Team(0), Audience::Spectators, Audience::All, Audience::Team(7)];
    for to in audiences {
        assert_eq!(place.store.say(&id("m"), sam.id, "psst", to).await.unwrap().audience, to);
    }
    let kept: Vec<Audience> = place.store.chat(&id("m"), 0).await.unwrap().iter().map(|line| line.audience).collect();
    assert_eq!(kept, audiences);
}

#[tokio::test]
async fn chat_comes_in_pages_of_what_is_for_somebody() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    assert_eq!(place.store.chatted(&id("m")).await, Ok(0));
    for at in 1..=12 {
        let to = if at % 3 == 0 { Audience::Team(1) } else { Audience::All };
        place.store.say(&id("m"), sam.id, &at.to_string(), to).await.unwrap();
    }
    let page = async |page: Page, to: &[Audience], most: u32| -> Vec<u32> {
        let lines = place.store.page_of_chat(&id("m"), page, to, most).await.unwrap();
        lines.iter().map(|line| line.number).collect()
    };
    let all = [Audience::All];
    assert_eq!(page(Page::Newest, &all, 3).await, [8, 10, 11]);
    assert_eq!(page(Page::Before(8), &all, 3).await, [4, 5, 7]);
    assert_eq!(page(Page::Before(4), &all, 3).await, [1, 2]);
    assert_eq!(page(Page::After(4), &all, 3).await, [5, 7, 8]);
    assert_eq!(page(Page::After(10), &all, 3).await, [11]);
    assert_eq!(page(Page::Newest, &[Audience::Spectators, Audience::Team(1)], 9).await, [3, 6, 9, 12]);
    assert_eq!(page(Page::Newest, &[Audience::All, Audience::Team(1)], 2).await, [11, 12]);
    assert_eq!(page(Page::Newest, &[], 9).await, [0; 0]);
    assert_eq!(place.store.chatted(&id("m")).await, Ok(12));
    let nowhere = place.store.page_of_chat(&id("n"), Page::Newest, &all, 3).await;
    assert_eq!((nowhere, place.store.chatted(&id("n")).await), (Err(StoreError::NotFound), Err(StoreError::NotFound)));
}

#[tokio::test]
async fn chat_needs_a_match_and_a_person() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    assert_eq!(place.store.say(&id("n"), sam.id, "?", Audience::All).await, Err(StoreError::NotFound));
    assert_eq!(place.store.say(&id("m"), UserId(99), "?", Audience::All).await, Err(StoreError::NotFound));
    assert_eq!(place.store.chat(&id("n"), 0).await, Err(StoreError::NotFound));
    assert_eq!(place.store.chat(&id("m"), 0).await, Ok(vec![]));
    assert_eq!(place.store.said_by(UserId(99)).await, Ok(vec![]));
}

#[tokio::test]
async fn notes_are_private_and_replaced() {
    let place = Place::new().await;
    let (sam, rosie) = (place.guest("Sam").await, place.guest("Rosie").await);
    for name in ["m", "n"] {
        place.waiting(name, &sam).await;
    }
    assert_eq!(place.store.notes(&id("m"), sam.id).await.unwrap(), "");
    place.store.set_notes(&id("m"), sam.id, "rope").await.unwrap();
    place.store.set_notes(&id("m"), sam.id, "rope, salt").await.unwrap();
    place.store.set_notes(&id("n"), sam.id, "pans").await.unwrap();
    assert_eq!(place.store.notes(&id("m"), sam.id).await.unwrap(), "rope, salt");
    assert_eq!(place.store.notes(&id("m"), rosie.id).await.unwrap(), "");
    let all = [(id("m"), "rope, salt".into()), (id("n"), "pans".into())];
    assert_eq!(place.store.notes_of(sam.id).await.unwrap(), all);
    place.store.set_notes(&id("m"), sam.id, "").await.unwrap();
    assert_eq!(place.store.notes_of(sam.id).await.unwrap(), all[1..]);

    assert_eq!(place.store.notes(&id("x"), sam.id).await, Err(StoreError::NotFound));
    assert_eq!(place.store.set_notes(&id("x"), sam.id, "?").await, Err(StoreError::NotFound));
    assert_eq!(place.store.set_notes(&id("m"), UserId(99), "?").await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn problems_are_kept_the_newest_first() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    let problem = |by, text: &str| Problem {
        id: id("m"),
        by,
        at: 0,
        text: text.into(),
        record: "record".into(),
        view: "view".into(),
        log: "log".into(),
    };
    let before = now();
    let first = place.store.report(problem(Some(sam.id), "the dice hate me")).await.unwrap();
    let second = place.store.report(problem(None, "the rules do not lead here")).await.unwrap();
    let kept = place.store.problems(10).await.unwrap();
    assert!(kept.iter().all(|(_, problem)| (before..=now()).contains(&problem.at)));
    let without_time: Vec<_> = kept.into_iter().map(|(number, kept)| (number, Problem { at: 0, ..kept })).collect();
    let expected =
        [(second, problem(None, "the rules do not lead here")), (first, problem(Some(sam.id), "the dice hate me"))];
    assert_eq!(without_time, expected);
    assert_eq!(place.store.problems(1).await.unwrap()[0].0, second);
    let own = place.store.problems_of(sam.id).await.unwrap();
    assert_eq!(own.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [first]);
    let nowhere = Problem { id: id("x"), ..problem(None, "?") };
    assert_eq!(place.store.report(nowhere).await, Err(StoreError::NotFound));
}
