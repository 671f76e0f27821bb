//! One person on both seats, who hands the device over.

use crate::GAMES;
use client::host::*;
use serde_json::json;

#[tokio::test]
async fn nothing_is_shown_before_the_device_is_taken() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = host.hotseat().await;
    let seen = ann.seen(&id).await;
    let due = seen["hand_over"].as_str().unwrap();
    assert!(seen["seat"].is_null() && seen["question"].is_null());
    assert_eq!(seen["view"]["cards"]["hand"], json!([]));
    refused(send_answer(&mut ann, &id, due, version(&seen), "1").await, 409, "hand-over");
    done(deed(&mut ann, &id, due, "take-over").await);
    let taken = ann.seen(&id).await;
    assert_eq!((&taken["seat"], &taken["hand_over"]), (&json!(due), &json!(null)));
    assert_eq!(taken["question"]["seat"], due);
    assert!(!taken["view"]["cards"]["hand"].as_array().unwrap().is_empty());
    assert!(answer(&mut ann, &id).await);
}

#[tokio::test]
async fn when_it_is_the_others_turn_the_device_goes_to_him() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = host.hotseat().await;
    let first = ann.seen(&id).await["hand_over"].as_str().unwrap().to_string();
    done(deed(&mut ann, &id, &first, "take-over").await);
    let first_hand = ann.seen(&id).await["view"]["cards"]["hand"].clone();
    let (_, due) = play_until(&mut [&mut ann], &id, |seen| !seen["hand_over"].is_null()).await;
    let second = due["hand_over"].as_str().unwrap();
    assert!(second != first && due["question"].is_null());
    refused(send_answer(&mut ann, &id, second, version(&due), "1").await, 409, "hand-over");
    done(deed(&mut ann, &id, second, "take-over").await);
    let seen = ann.seen(&id).await;
    assert_eq!(seen["seat"], second);
    assert_ne!(seen["view"]["cards"]["hand"], first_hand);
    // What was done before the device changed hands is not taken back.
    assert_eq!(seen["may_undo"], false);
    for seat in ["fp", "sh"] {
        refused(deed(&mut ann, &id, seat, "undo").await, 409, "cannot-undo");
    }
}

#[tokio::test]
async fn after_handing_over_and_back_nothing_before_it_is_taken_back() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = host.hotseat().await;
    for _ in 0..2000 {
        let seen = ann.seen(&id).await;
        if let Some(due) = seen["hand_over"].as_str() {
            done(deed(&mut ann, &id, due, "take-over").await);
        } else if seen["may_undo"] == true {
            let seat = seen["seat"].as_str().unwrap();
            done(deed(&mut ann, &id, seat, "take-over").await);
            assert_eq!(ann.seen(&id).await["may_undo"], false);
            refused(deed(&mut ann, &id, seat, "undo").await, 409, "cannot-undo");
            return;
        } else {
            assert!(answer(&mut ann, &id).await);
        }
    }
    panic!("nothing could be taken back");
}

#[tokio::test]
async fn who_plays_one_seat_has_nothing_to_hand_over() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    refused(deed(&mut ann, &id, "fp", "take-over").await, 409, "one-seat");
    refused(deed(&mut bob, &id, "sh", "take-over").await, 409, "one-seat");
    assert!(ann.seen(&id).await["hand_over"].is_null());
}
