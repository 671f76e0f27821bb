//! W15 Matches of three and four: made, joined, played, left, looked back at, and brought again.

use crate::GAMES;
use client::{Client, host::*};
use serde_json::{Value, json};

/// The seats of a match of four, and who sits there.
const FOUR: [(&str, &str); 4] = [("gondor", "Ann"), ("rohan", "Bob"), ("witch-king", "Cid"), ("saruman", "Dot")];
/// The same for three.
const THREE: [(&str, &str); 3] = [("fp", "Ann"), ("witch-king", "Bob"), ("saruman", "Cid")];

fn setup(seats: &[(&str, &str)]) -> String {
    format!("set players: {}", seats.len())
}

/// People who have come by invitation, each to his seat, and their match.
async fn seated(host: &Host, seats: &[(&str, &str)], more: Value) -> (Vec<Client>, String) {
    let mut people = Vec::new();
    for (_, name) in seats {
        people.push(host.guest(name).await);
    }
    let wanted: Vec<&str> = (0..seats.len()).map(|at| if at == 0 { "me" } else { "open" }).collect();
    let mut how = json!({ "setup": setup(seats) });
    how.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = make(&mut people[0], json!(wanted), how).await;
    // The last comes first: the invitation is to any seat.
    for (at, (seat, _)) in seats.iter().enumerate().skip(1).rev() {
        let how = json!({ "invite": made["invite"], "seat": seat });
        let joined = people[at].put_up(&format!("/api/matches/{}/join", id_of(&made)), how).await;
        assert_eq!(joined["yours"], json!([seat]));
    }
    (people, id_of(&made))
}

/// Answers of whoever is asked, so many times.
async fn play(people: &mut [Client], id: &str, answers: usize) {
    for _ in 0..answers {
        step(&mut people.iter_mut().collect::<Vec<_>>(), id).await;
    }
}

/// The same until somebody sees something.
async fn play_to(people: &mut [Client], id: &str, holds: impl Fn(&Value) -> bool) -> (usize, Value) {
    play_until(&mut people.iter_mut().collect::<Vec<_>>(), id, holds).await
}

fn names<'a>(values: &'a Value, of: &str) -> Vec<&'a str> {
    values.as_array().unwrap().iter().map(|value| value[of].as_str().unwrap()).collect()
}

#[tokio::test]
async fn seats_are_offered_for_three_and_four() {
    let host = Host::start(GAMES).await;
    let games = host.stranger().look("/api/games").await;
    let seated = games[0]["seatings"].as_array().unwrap();
    assert_eq!(names(&games[0]["seatings"], "setup"), ["", "set players: 3", "set players: 4"]);
    let seats = |at: usize| names(&seated[at]["seats"], "seat");
    assert_eq!(seats(1), ["fp", "witch-king", "saruman"]);
    assert_eq!(seats(2), ["gondor", "rohan", "witch-king", "saruman"]);
    let teams: Vec<u64> =
        seated[2]["seats"].as_array().unwrap().iter().map(|seat| seat["team"].as_u64().unwrap()).collect();
    assert_eq!(teams, [0, 0, 1, 1]);
    // W15.3.3 What they keep to when they talk.
    assert_eq!(games[0]["team_rule"], "W15.3.3");
}

#[tokio::test]
async fn each_sees_his_own_hand_and_who_plays() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &FOUR, json!({ "spectators": true })).await;
    for (at, (seat, _)) in FOUR.iter().enumerate() {
        let seen = people[at].seen(&id).await;
        assert!(seen["info"]["setup"].is_null(), "four is an ordinary number");
        let view = &seen["view"];
        assert_eq!((&view["seat"], view["players"].as_array().unwrap().len()), (&json!(seat), 4));
        // W15.3.1 One of each deck in turn 1, and the Free Peoples begin; W15.13.1 of the others' hands the backs.
        let drawn = |seat: &str| u64::from(["gondor", "rohan"].contains(&seat));
        assert_eq!(view["cards"]["hand"].as_array().unwrap().len() as u64, 2 * drawn(seat), "{}", view["cards"]);
        assert_eq!(view["cards"]["counts"]["fp"]["hand"], json!({ "character": 2, "strategy": 2 }));
        assert_eq!(view["cards"]["counts"]["fp"]["undrawn"], json!({ "character": 22, "strategy": 22 }));
        for player in view["players"].as_array().unwrap() {
            let count = drawn(player["seat"].as_str().unwrap());
            assert_eq!(player["hand"], json!({ "character": count, "strategy": count }));
            assert_eq!(player["hand_limit"], 4);
        }
    }
    let watched = host.stranger().seen(&id).await["view"].clone();
    assert_eq!((&watched["seat"], &watched["cards"]["hand"]), (&json!(null), &json!([])));
    let leads = |player: &Value| player["leads"] == true;
    let leading: Vec<&Value> = watched["players"].as_array().unwrap().iter().filter(|p| leads(p)).collect();
    assert_eq!(names(&json!(leading), "seat"), ["gondor", "witch-king"]);
    assert_eq!(leading[0]["nations"], json!(["elves", "gondor"]));
}

#[tokio::test]
async fn of_three_one_is_alone() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &THREE, json!({})).await;
    let view = people[0].seen(&id).await["view"].clone();
    let alone = &view["players"][0];
    assert_eq!((&alone["seat"], &alone["leads"], &alone["hand_limit"]), (&json!("fp"), &json!(true), &json!(6)));
    assert_eq!((alone["nations"].as_array().unwrap().len(), &alone["personal"]), (5, &json!(null)));
    assert_eq!(view["players"][2]["personal"], json!({ "captured": 0, "lost": 0, "points": 0 }));
    let chat = format!("/api/matches/{id}/chat");
    let said = json!({ "text": "hello", "audience": "team" });
    refused(people[0].post(&chat, said.clone()).await.unwrap(), 409, "no-team");
    done(people[1].post(&chat, said).await.unwrap());
}

#[tokio::test]
async fn with_two_nothing_has_changed() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, id) = host.duel().await;
    let view = ann.seen(&id).await["view"].clone();
    assert_eq!((&view["seat"], &view["players"]), (&json!("fp"), &json!([])));
    for region in view["regions"].as_object().unwrap().values() {
        assert!(region["captor"].is_null() && region["fp"]["shared"].is_null() && region["sh"]["shared"].is_null());
    }
}

#[tokio::test]
async fn programs_play_on_empty_seats() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let easy = json!({ "program": "easy" });
    let seats = json!(["me", easy, easy, easy]);
    let made = make(&mut ann, seats, json!({ "setup": setup(&FOUR) })).await;
    assert_eq!(made["status"], "running");
    let asked = |seen: &Value| seen["waits_for"] == json!(["gondor"]);
    for _ in 0..4 {
        wait_until(&mut ann, &id_of(&made), asked).await;
        assert!(answer(&mut ann, &id_of(&made)).await);
    }
}

#[tokio::test]
async fn one_device_goes_round_four_seats() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let made = make(&mut ann, json!(["me", "me", "me", "me"]), json!({ "setup": setup(&FOUR) })).await;
    let id = id_of(&made);
    let mut taken = std::collections::BTreeMap::new();
    for _ in 0..400 {
        let seen = ann.seen(&id).await;
        if let Some(due) = seen["hand_over"].as_str() {
            assert!(seen["question"].is_null() && seen["seat"] != due, "{seen}");
            done(deed(&mut ann, &id, due, "take-over").await);
            let seen = ann.seen(&id).await;
            assert_eq!((&seen["seat"], &seen["view"]["seat"]), (&json!(due), &json!(due)));
            taken.insert(due.to_string(), seen["view"]["cards"]["hand"].clone());
        } else {
            assert!(answer(&mut ann, &id).await);
        }
        if taken.len() == 4 {
            return;
        }
    }
    panic!("only {taken:?} had the device");
}

#[tokio::test]
async fn what_is_agreed_on_goes_with_four() {
    let host = Host::start(GAMES).await;
    let agreed = format!("{}\nset options: no-minimum-hunt\nset tokens: draw\nset bid: 1.5", setup(&FOUR));
    let (mut people, id) = seated(&host, &FOUR, json!({ "setup": agreed })).await;
    play(&mut people, &id, 12).await;
    let view = people[1].seen(&id).await["view"].clone();
    assert_eq!((&view["options"], &view["handicap"]["bid"]), (&json!(["no-minimum-hunt"]), &json!("1.5")));
    reads_back_alike(&host, &id).await;
    done(deed(&mut people[3], &id, "saruman", "concede").await);
    let info = people[0].seen(&id).await["info"].clone();
    assert_eq!((&info["result"], &info["winners"]), (&json!("conceded-saruman"), &json!(["gondor", "rohan"])));

    // The record has it all, and comes back as it was.
    let record = people[2].get(&format!("/api/matches/{id}/record")).await.unwrap().text;
    for line in ["set players: 4", "set options: no-minimum-hunt", "set bid: 1.5", "[saruman \"Dot\"]"] {
        assert!(record.contains(line), "{line}: {record}");
    }
    let mut eve = host.guest("Eve").await;
    let brought = eve.put_up("/api/records", json!({ "record": record })).await;
    let last = people[0].seen(&id).await["position"].clone();
    for (seat, _) in FOUR {
        let position = |id: &str| format!("/api/matches/{id}/positions/{last}?seat={seat}");
        let (mine, theirs) = (eve.look(&position(&id_of(&brought))).await, people[0].look(&position(&id)).await);
        assert_eq!((&mine["view"], &mine["last"]), (&theirs["view"], &theirs["last"]), "{seat}");
    }
    // The table of results names them, and what they have for themselves.
    let result = people[0].look(&format!("/api/matches/{id}/result")).await;
    let field = |name: &str| result["fields"][name].clone();
    assert_eq!([field("players"), field("individual_winners"), field("saruman_points")], ["4", "", "0"], "{result}");
    let table = people[0].get("/api/me/results/war").await.unwrap().text;
    let columns = "individual_winners,gondor_points,rohan_points,witch_king_points,saruman_points";
    let (head, row) = table.split_once('\n').unwrap();
    assert!(head.ends_with(&format!("{columns},witch-king,saruman,gondor,rohan")), "{table}");
    assert!(row.trim_end().ends_with(",0,0,0,0,Cid,Dot,Ann,Bob"), "{table}");
}

#[tokio::test]
async fn a_fork_deals_anew_what_the_team_mate_holds() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &FOUR, json!({})).await;
    play(&mut people, &id, 6).await;
    let seen = people[0].seen(&id).await;
    let wanted = json!({ "position": seen["position"], "seats": ["me", "me", "me", "me"] });
    let fork = people[0].put_up(&format!("/api/matches/{id}/fork"), wanted).await;
    assert_eq!((&fork["status"], &fork["origin"]["kind"]), (&json!("running"), &json!("fork")));
    done(deed(&mut people[0], &id_of(&fork), "gondor", "take-over").await);
    let there = people[0].seen(&id_of(&fork)).await;
    let cards = |seen: &Value| (seen["view"]["cards"]["hand"].clone(), seen["view"]["players"].clone());
    assert_eq!(cards(&there), cards(&seen));
    let five = json!({ "position": 0, "seats": ["me", "me", "me", "me", "me"] });
    refused(people[0].post(&format!("/api/matches/{id}/fork"), five).await.unwrap(), 400, "bad-seats");
}

#[tokio::test]
async fn in_a_rematch_the_teams_change_sides_and_all_that_was_agreed_on_stays() {
    let host = Host::start(GAMES).await;
    let agreed = json!({ "setup": format!("{}\nset tokens: draw", setup(&FOUR)), "team_talk": false });
    let (mut people, id) = seated(&host, &FOUR, agreed).await;
    done(deed(&mut people[0], &id, "gondor", "concede").await);
    let mut seats = Vec::new();
    for person in &mut people {
        let info = person.put_up(&format!("/api/matches/{id}/rematch"), json!({})).await;
        seats.push(info["yours"][0].as_str().unwrap().to_string());
        assert_eq!(info["team_talk"], false);
    }
    assert_eq!(seats, ["witch-king", "saruman", "gondor", "rohan"]);
    let again = people[0].look("/api/me/matches").await[0].clone();
    assert_eq!(again["status"], "running");
    assert_eq!(people[0].seen(&id_of(&again)).await["view"]["handicap"]["draw_tokens"], 1);
}

#[tokio::test]
async fn who_leaves_is_replaced_by_a_program() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &FOUR, json!({})).await;
    done(deed(&mut people[1], &id, "rohan", "leave").await);
    let seen = people[0].seen(&id).await;
    assert_eq!((&seen["info"]["status"], &seen["gone"]), (&json!("running"), &json!(["rohan"])));
    refused(deed(&mut people[1], &id, "rohan", "offer-draw").await, 409, "gone");
    // Nobody of his team would stay.
    refused(deed(&mut people[0], &id, "gondor", "leave").await, 409, "last-of-team");
    for _ in 0..8 {
        let others = |seen: &Value| !seen["waits_for"].as_array().unwrap().is_empty();
        let asked = wait_until(&mut people[0], &id, others).await["waits_for"][0].clone();
        let at = FOUR.iter().position(|(seat, _)| asked == *seat).unwrap();
        assert_ne!(at, 1, "nobody waits for who has left");
        answer(&mut people[at], &id).await;
    }
    // The match is the same when the server comes back.
    let host = Host::on(GAMES, host.stop().await).await;
    assert_eq!(moved(&host, &people[2]).seen(&id).await["gone"], json!(["rohan"]));
}

#[tokio::test]
async fn all_others_let_one_go_back() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &FOUR, json!({})).await;
    let (at, before) = play_to(&mut people, &id, |seen| seen["question"]["why"]["name"] == "hunt-dice").await;
    assert!(answer(&mut people[at], &id).await);
    done(deed(&mut people[at], &id, FOUR[at].0, "ask-undo").await);
    for other in (0..4).filter(|other| *other != at) {
        let waits = people[at].seen(&id).await["undo_asked"]["waits_for"].clone();
        assert!(waits.as_array().unwrap().contains(&json!(FOUR[other].0)), "{waits}");
        done(deed(&mut people[other], &id, FOUR[other].0, "grant-undo").await);
    }
    let after = people[at].seen(&id).await;
    assert_eq!((&after["question"], &after["position"]), (&before["question"], &before["position"]));
}

#[tokio::test]
async fn who_does_not_decide_is_told_who_does_and_by_which_rule() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &FOUR, json!({})).await;
    // W15.5.2 The Witch-king player leads in turn 1, and decides on the Hunt.
    let (at, seen) = play_to(&mut people, &id, |seen| seen["question"]["why"]["name"] == "hunt-dice").await;
    assert_eq!(at, 2);
    let path = format!("/api/matches/{id}/check");
    for (mate, decides, rule) in [(3, "witch-king", Some("W15.5.2")), (0, "", None)] {
        let refusal =
            refused(send_answer(&mut people[mate], &id, FOUR[mate].0, version(&seen), "1").await, 422, "not-asked");
        assert_eq!(refusal["rule"].as_str(), rule, "{refusal}");
        assert!(refusal["message"].as_str().unwrap().contains(decides), "{refusal}");
        let check = json!({ "seat": FOUR[mate].0, "answer": "1" });
        assert_eq!(people[mate].put_up(&path, check).await["refused"]["rule"].as_str(), rule);
    }
    // W15.6.1 Who does not lead acts first.
    let (at, seen) = play_to(&mut people, &id, |seen| seen["question"]["why"]["name"] == "turn").await;
    assert_eq!(FOUR[at].0, "rohan");
    assert_eq!(
        (&seen["view"]["players"][1]["acts"], &seen["view"]["players"][3]["next"]),
        (&json!(true), &json!(true))
    );
    let refusal = refused(send_answer(&mut people[0], &id, "gondor", version(&seen), "pass").await, 422, "not-asked");
    assert_eq!(refusal["rule"], "W15.6.1");
    // Nobody answers for his team-mate, or for what was.
    refused(send_answer(&mut people[0], &id, "rohan", version(&seen), "pass").await, 403, "not-your-seat");
    refused(send_answer(&mut people[1], &id, "rohan", version(&seen) - 1, "pass").await, 409, "late");
    refused(send_answer(&mut people[1], &id, "sh", version(&seen), "pass").await, 400, "unknown-seat");
    assert_eq!(people[1].seen(&id).await["question"], seen["question"]);
}

#[tokio::test]
async fn bad_tables_are_refused() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let four = json!(["me", "open", "open", "open"]);
    for (seats, setup, code, says) in [
        (json!(["me", "open", "open", "open", "open"]), "set players: 4", "bad-seats", "4 seats"),
        (json!(["me", "open"]), "set players: 4", "bad-seats", "saruman"),
        (four.clone(), "", "bad-seats", "2 seats"),
        (four.clone(), "set players: 5", "bad-setup", "2, 3 or 4"),
        (four.clone(), "set players: 4\nset options: no-such-switch", "bad-setup", "no-such-switch"),
        (four.clone(), "set players: 4\nset bid: 99", "bad-setup", "99"),
        (four.clone(), "set players: 4\nset tokens: 3 gold", "bad-setup", "gold"),
    ] {
        let wanted = json!({ "game": "war", "seats": seats, "setup": setup });
        let refusal = refused(ann.post("/api/matches", wanted).await.unwrap(), 400, code);
        assert!(refusal["message"].as_str().unwrap().contains(says), "{setup}: {refusal}");
    }
    // A seat is taken once.
    let made = make(&mut ann, four, json!({ "setup": setup(&FOUR), "listed": true })).await;
    let join = format!("/api/matches/{}/join", id_of(&made));
    let (mut bob, mut cid) = (host.guest("Bob").await, host.guest("Cid").await);
    done(bob.post(&join, json!({ "seat": "saruman" })).await.unwrap());
    refused(cid.post(&join, json!({ "seat": "saruman" })).await.unwrap(), 409, "seat-taken");
    refused(cid.post(&join, json!({ "seat": "sh" })).await.unwrap(), 400, "unknown-seat");
    assert_eq!(ann.look("/api/me/matches").await.as_array().unwrap().len(), 1);
}
