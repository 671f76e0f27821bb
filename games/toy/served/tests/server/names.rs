//! Names and passwords: nobody can be taken for another, and nobody has a password that everybody tries.

use crate::{GAMES, seated};
use axum::http::Method;
use client::host::*;
use serde_json::json;

#[tokio::test]
async fn nobody_is_called_like_an_account_or_looks_so() {
    let host = Host::start(GAMES).await;
    host.account("Legolas").await;
    let mut stranger = host.stranger();
    // Another case, a capital I, letters of another alphabet, wide ones.
    for alike in ["Legolas", "LEGOLAS", "LegoIas", "L\u{435}g\u{43e}las", "Ｌｅｇｏｌａｓ"] {
        refused(stranger.post("/api/guests", json!({ "name": alike })).await.unwrap(), 409, "name-taken");
        let account = json!({ "name": alike, "password": PASSWORD });
        refused(stranger.post("/api/accounts", account).await.unwrap(), 409, "name-taken");
    }
    assert!(stranger.cookie.is_none());
    host.guest("Legolas of Mirkwood").await;
}

#[tokio::test]
async fn a_name_that_shows_nothing_is_none() {
    let host = Host::start(GAMES).await;
    let mut stranger = host.stranger();
    for blank in
        ["\u{3164}", "\u{2800}", "\u{115f}", "\u{301}", "An\u{ad}n", "Ann\u{e0041}", "Ann\u{fe0f}", "A\u{200d}nn"]
    {
        refused(stranger.post("/api/guests", json!({ "name": blank })).await.unwrap(), 400, "bad-name");
        let account = json!({ "name": blank, "password": PASSWORD });
        refused(stranger.post("/api/accounts", account).await.unwrap(), 400, "bad-name");
    }
}

#[tokio::test]
async fn a_guest_who_had_the_name_before_can_be_told_from_the_account() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid"], json!({})).await;
    host.account("Bob").await;
    assert_eq!(people[1].look("/api/me").await, json!({ "name": "Bob (2)", "guest": true }));
    // He keeps his seat, and an account of his own gives him a name that is his.
    assert_eq!(people[1].look("/api/me/matches").await[0]["id"], id);
    people[1].put_up("/api/accounts", json!({ "name": "Bombur", "password": PASSWORD })).await;
    wait_until(&mut people[0], &id, |seen| seen["info"]["seats"][1]["holder"]["person"] == "Bombur").await;
}

#[tokio::test]
async fn one_signs_in_however_the_name_is_typed() {
    let host = Host::start(GAMES).await;
    host.account("Éowyn").await;
    for typed in ["éowyn", "E\u{301}owyn", " Éowyn "] {
        let signed_in = host.stranger().put_up("/api/sessions", json!({ "name": typed, "password": PASSWORD })).await;
        assert_eq!(signed_in["name"], "Éowyn");
    }
    // An account from before names had a normal form.
    let password = server::people::hash(&host.app, PASSWORD).await.unwrap();
    host.app.store().add_user("Ｇｉｍｌｉ", Some(&password)).await.unwrap();
    let signed_in =
        host.stranger().put_up("/api/sessions", json!({ "name": "Ｇｉｍｌｉ", "password": PASSWORD })).await;
    assert_eq!(signed_in["name"], "Ｇｉｍｌｉ");
}

#[tokio::test]
async fn a_password_that_everybody_tries_is_none() {
    let host = Host::start(GAMES).await;
    let mut stranger = host.stranger();
    for common in ["password", "Password123", "12345678", "xxxxxxxx", "galadriel"] {
        let account = json!({ "name": "Galadriel", "password": common });
        refused(stranger.post("/api/accounts", account).await.unwrap(), 400, "common-password");
    }
    let mut ann = host.account("Galadriel").await;
    let change = json!({ "old": PASSWORD, "new": "Galadriel" });
    refused(ann.other(Method::PUT, "/api/me/password", change).await, 400, "common-password");
    // Eight characters, in sixteen bytes.
    let change = json!({ "old": PASSWORD, "new": "áéíóúüőű" });
    done(ann.other(Method::PUT, "/api/me/password", change).await);
}
