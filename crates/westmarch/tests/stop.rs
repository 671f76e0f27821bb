//! The server is asked to stop, and its file is copied, while everybody plays.

mod support;

use std::time::Duration;
use support::{Given, People, Played, check, program, start};
use tokio::{task::JoinHandle, time::sleep};

const MATCHES: usize = 12;

async fn all(players: Vec<JoinHandle<Played>>) -> Vec<Played> {
    let mut all = Vec::new();
    for player in players {
        all.push(player.await.expect("a player ends well"));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_connected_is_told_and_play_goes_on_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut serving = start(folder.path());
    let mut people = People::arrive(serving.address, 2).await;
    people.open_up_to(MATCHES).await;
    for _ in 0..3 {
        let players = people.play().await;
        sleep(Duration::from_millis(300)).await;
        serving.ask_to_stop().expect("it can be asked");
        let played = all(players).await;
        assert!(played.iter().all(|played| played.told_to_stop), "everybody is told");
        let (code, last) = serving.wait().expect("it ends");
        assert_eq!((code, last.as_str()), (Some(0), "stopped"));
        serving = start(folder.path());
        people.return_to(serving.address).await;
        for given in played.iter().flat_map(|played| &played.given).filter(|given| given.version.is_some()) {
            assert_eq!(people.send_again(given).await, given.version.map(u64::from), "{given:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_taken_in_the_middle_of_play_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let serving = start(folder.path());
    let mut people = People::arrive(serving.address, 3).await;
    people.open_up_to(MATCHES).await;
    let mut copies = Vec::new();
    let players = people.play().await;
    for _ in 0..3 {
        sleep(Duration::from_millis(150)).await;
        let mut before = Vec::new();
        for id in people.matches.clone() {
            before.push((people.see(&id).await["version"].as_u64(), id));
        }
        let to = tempfile::tempdir().expect("a folder");
        let backup = ["backup".to_string(), to.path().join("westmarch.db").display().to_string()];
        let data = folder.path().to_path_buf();
        // The players go on in the meantime.
        let copied = tokio::task::spawn_blocking(move || {
            program().command(&[&backup[0], &backup[1]], &data).output().expect("the program can be started")
        });
        let copied = copied.await.expect("a copy");
        assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
        copies.push((to, before));
    }
    serving.kill().expect("it can be killed");
    let given: Vec<Given> = all(players).await.into_iter().flat_map(|played| played.given).collect();
    assert!(given.iter().filter(|given| given.version.is_some()).count() > MATCHES, "they played");
    for (copy, before) in copies {
        assert_eq!(check(copy.path()), MATCHES);
        let serving = start(copy.path());
        people.return_to(serving.address).await;
        for (version, id) in before {
            let copied = people.see(&id).await["version"].as_u64();
            assert!(copied >= version, "match {id} stood at {version:?} before the copy, and at {copied:?} in it");
        }
    }
}
