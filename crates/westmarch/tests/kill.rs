//! The server is killed in the middle of everything, again and again. Whatever it has said that it took is there afterwards,
//! once, and play goes on from there.

mod support;

use std::{collections::BTreeMap, time::Duration};
use support::{Given, People, check, start};
use table::Dice;

/// How often it is killed.
const KILLS: usize = 50;
/// How many matches are played at once.
const MATCHES: usize = 12;
/// Of all answers that were ever taken, so many are sent again after each kill.
const SENT_AGAIN: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_is_never_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut dice = Dice::new(50);
    let mut serving = start(folder.path());
    let mut people = People::arrive(serving.address, 1).await;
    people.open_up_to(MATCHES).await;
    let (mut taken, mut unheard, mut over) = (Vec::<Given>::new(), 0, 0);
    for _ in 0..KILLS {
        let players = people.play().await;
        tokio::time::sleep(Duration::from_millis(100 + dice.below(501) as u64)).await;
        serving.kill().expect("it can be killed");
        let (mut last, mut in_doubt) = (Vec::new(), Vec::new());
        for player in players {
            let given = player.await.expect("a player ends well").given;
            let (heard, not): (Vec<Given>, Vec<Given>) = given.into_iter().partition(is_taken);
            last.extend(heard.last().cloned());
            taken.extend(heard);
            in_doubt.extend(not);
        }
        serving = start(folder.path());
        people.return_to(serving.address).await;
        let before = stand(&mut people, &last).await;
        let found = serving.found().expect("it checks its matches");
        assert_eq!(found, before.len(), "a match that is not over is running");
        let some = (0..SENT_AGAIN.min(taken.len())).map(|_| taken[dice.below(taken.len())].clone());
        for given in last.iter().cloned().chain(some.collect::<Vec<_>>()) {
            assert_eq!(people.send_again(&given).await, given.version.map(u64::from), "{given:?}");
        }
        assert_eq!(stand(&mut people, &last).await, before, "what was taken before counts once");
        unheard += send_what_is_in_doubt(&mut people, &in_doubt, &before).await;
        over += people.matches.len() - before.len();
        people.matches = before.into_keys().collect();
        people.open_up_to(MATCHES).await;
    }
    serving.kill().expect("it can be killed");
    println!("{} answers taken, {unheard} more that nothing was heard of, {over} games over", taken.len());
    assert!(check(folder.path()) <= MATCHES);
    assert!(taken.len() > KILLS * MATCHES, "only {} answers were taken in all", taken.len());
}

fn is_taken(given: &Given) -> bool {
    given.version.is_some()
}

/// The versions of the matches that are not over. Every match has come at least as far as its players were told.
async fn stand(people: &mut People, last: &[Given]) -> BTreeMap<String, u64> {
    let mut running = BTreeMap::new();
    for id in people.matches.clone() {
        let info = people.see(&id).await;
        let told = last.iter().filter(|given| given.id == id).filter_map(|given| given.version).max();
        let version = info["version"].as_u64().expect("a version");
        assert!(version >= told.unwrap_or(1).into(), "match {id} stands at {version}, but {told:?} was taken");
        if info["status"] == "running" {
            running.insert(id, version);
        }
    }
    running
}

/// What nothing was heard of is sent twice, and counts once: as what it was before the kill, or as something new. Gives how
/// many were there already.
async fn send_what_is_in_doubt(people: &mut People, in_doubt: &[Given], before: &BTreeMap<String, u64>) -> usize {
    let mut there = 0;
    for given in in_doubt {
        // The rules may refuse it; then it has not been there, and never will be.
        let Some(version) = people.send_again(given).await else { continue };
        let stood = before.get(&given.id).copied().unwrap_or(u64::MAX);
        there += usize::from(version <= stood);
        assert!(version <= stood + 1, "{given:?} became {version}, but the match stood at {stood}");
        assert_eq!(people.send_again(given).await, Some(version), "{given:?}");
    }
    there
}
