//! Who is connected, at whatever node.

use crate::{Listening, TWO, cluster, node, two, two_on};
use client::host::*;
use serde_json::{Value, json};

fn here(seats: &[&str], spectators: u32) -> impl Fn(&Value) -> bool {
    let expected = json!({ "type": "here", "seats": seats, "spectators": spectators });
    move |heard| *heard == expected
}

#[tokio::test(flavor = "multi_thread")]
async fn those_of_all_nodes_are_here() {
    let address = cluster().database();
    let (one, other) = two_on(&address).await;
    let (ann, bob, id) = one.duel_with(json!({ "spectators": true, "setup": TWO })).await;
    let anns = Listening::to(&ann, &id).await;
    anns.ends_with("here", here(&["a"], 0)).await;
    let bobs = Listening::to(&moved(&other, &bob), &id).await;
    // A room that is new knows who is there already, and how it stands is told with it.
    bobs.ends_with("here", here(&["a", "b"], 0)).await;
    anns.ends_with("here", here(&["a", "b"], 0)).await;
    let watching = other.stranger().live(&id, 0).await.unwrap();
    let third = node(&address).await;
    let watched = Listening::to(&third.stranger(), &id).await;
    for heard in [&anns, &bobs, &watched] {
        heard.ends_with("here", here(&["a", "b"], 2)).await;
    }
    watching.close().await;
    for heard in [&anns, &bobs, &watched] {
        heard.ends_with("here", here(&["a", "b"], 1)).await;
    }
    let seats = third.stranger().seen(&id).await["info"]["seats"].clone();
    assert_eq!((&seats[0]["here"], &seats[1]["here"]), (&json!(true), &json!(true)));
    // A node that stops takes its guests along at once.
    drop(other.stop().await);
    bobs.is_closed().await;
    for heard in [&anns, &watched] {
        heard.ends_with("here", here(&["a"], 1)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_of_a_node_show_who_is_connected_to_another() {
    let (one, other) = two().await;
    let mut ann = one.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "open"]), json!({ "listed": true, "setup": TWO })).await);
    let mut bob = other.guest("Bob").await;
    let mut is_here = async |expected: bool| {
        let begun = std::time::Instant::now();
        loop {
            let lobby = bob.look("/api/lobby").await;
            let table = lobby["open"].as_array().unwrap().iter().find(|info| info["id"] == *id).unwrap().clone();
            if table["seats"][0]["here"] == expected {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{table}");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    is_here(false).await;
    let anns = ann.live(&id, 0).await.unwrap();
    is_here(true).await;
    anns.close().await;
    is_here(false).await;
}
