//! The server is killed in the middle of everything, again and again. Whatever it has said that it took is there afterwards,
//! once, and play goes on from there.

mod support;

use std::time::Duration;
use support::{Given, People, Serving, check};
use table::Dice;

/// How often it is killed.
const KILLS: usize = 50;
/// How many matches are played at once.
const MATCHES: usize = 12;
/// Of the answers before the last kill, so many are sent again after each.
const OLD_ONES: usize = 30;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_is_never_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut dice = Dice::new(50);
    let mut serving = Serving::start(folder.path());
    let mut people = People::arrive(serving.address, 1).await;
    people.open_up_to(MATCHES).await;
    let (mut all, mut in_doubt_but_there, mut over) = (Vec::<Given>::new(), 0, 0);
    for _ in 0..KILLS {
        let players = people.play().await;
        tokio::time::sleep(Duration::from_millis(100 + dice.below(501) as u64)).await;
        serving.kill();
        let mut new = Vec::new();
        for player in players {
            new.extend(player.await.expect("a player ends well").given);
        }
        serving = Serving::start(folder.path());
        people.return_to(serving.address).await;
        let running = is_there(&mut people, &new).await;
        assert_eq!(serving.found, running, "a match that is not over is running");
        over += people.matches.len() - running;
        in_doubt_but_there += counts_once(&mut people, &new).await;
        for _ in 0..OLD_ONES.min(all.len()) {
            let old = all[dice.below(all.len())].clone();
            assert_eq!(people.send_again(&old).await, old.version.map(u64::from), "{old:?}");
        }
        all.extend(new.into_iter().filter(|given| given.version.is_some()));
        forget_what_is_over(&mut people).await;
        people.open_up_to(MATCHES).await;
    }
    serving.kill();
    assert_eq!(check(folder.path()), MATCHES);
    println!("{} answers taken, {in_doubt_but_there} more that nothing was heard of, {over} games over", all.len());
    assert!(all.len() > KILLS * MATCHES, "only {} answers were taken in all", all.len());
}

/// Every match has come at least as far as its players were told; gives how many are running.
async fn is_there(people: &mut People, new: &[Given]) -> usize {
    let mut running = 0;
    for id in people.matches.clone() {
        let info = people.see(&id).await;
        let told = new.iter().filter(|given| given.id == id).filter_map(|given| given.version).max();
        let version = info["version"].as_u64().expect("a version");
        assert!(version >= told.unwrap_or(1).into(), "match {id} stands at {version}, but {told:?} was taken");
        assert!(info["trouble"].is_null(), "{info}");
        running += usize::from(info["status"] == "running");
    }
    running
}

/// What is sent again counts once, whether its sender has heard of it or not; gives how many were there unheard.
async fn counts_once(people: &mut People, new: &[Given]) -> usize {
    let mut there = 0;
    for given in new {
        let before = people.see(&given.id).await["version"].as_u64();
        let again = people.send_again(given).await;
        match given.version {
            Some(version) => assert_eq!(again, Some(version.into()), "{given:?}"),
            // The rules may have refused it; otherwise it is there now, if it was not before.
            None => {
                there += usize::from(again.is_some() && again <= before);
                assert_eq!(people.send_again(given).await, again, "{given:?}");
            }
        }
        let after = people.see(&given.id).await["version"].as_u64();
        assert!(after == before || given.version.is_none() && after == again, "{given:?} counted twice");
    }
    there
}

async fn forget_what_is_over(people: &mut People) {
    for id in people.matches.clone() {
        if people.see(&id).await["status"] == "over" {
            people.matches.retain(|other| *other != id);
        }
    }
}
