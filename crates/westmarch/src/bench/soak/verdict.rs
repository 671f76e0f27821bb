//! What is left of it all: every match goes on, is what its entries say, and has every answer that was acknowledged.

use super::{
    callers::half_done,
    house::House,
    players::{Given, Played, behind, program_is_asked},
    world::{Open, World},
};
use client::{Client, host::timeless};
use futures_util::{StreamExt, stream};
use serde_json::Value;
use server::wire::Seen;
use std::{
    collections::{BTreeMap, HashSet},
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::time::sleep;

/// How long a match may take to go on after the storm.
const GOES_ON: Duration = Duration::from_secs(60);
/// So many more entries show that a match goes on.
const MORE: u64 = 3;
/// How many calls are made at once.
const AT_ONCE: usize = 16;

/// A moment after the storm nothing is half done, without anybody having done anything, and no program stands still.
pub async fn after_the_storm(world: &World, callers: &mut [Client]) {
    sleep(Duration::from_secs(1)).await;
    for mut open in world.open() {
        if let Some((shown, stored)) = behind(&mut open.client, &open.id).await {
            world.find("a match is shown as it was before", format!("match {}: {shown} instead of {stored}", open.id));
        }
    }
    for caller in callers {
        for half in half_done(caller, &mut HashSet::new()).await {
            world.find("a match has everybody at its table and has not begun", half);
        }
    }
    let begun = Instant::now();
    for mut open in world.open() {
        while program_has_to_move(&mut open).await {
            if begun.elapsed() > GOES_ON {
                world.find("a program stands still", format!("match {}", open.id));
                break;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }
}

async fn look(open: &mut Open) -> Value {
    let path = format!("/api/matches/{}?log={}", open.id, u32::MAX);
    open.client.get(&path).await.map(|reply| reply.json()).unwrap_or_default()
}

async fn program_has_to_move(open: &mut Open) -> bool {
    serde_json::from_value::<Seen>(look(open).await).is_ok_and(|seen| program_is_asked(&seen))
}

/// Every match goes on when people play as if nothing had been.
pub async fn all_go_on(world: &World, before: Vec<(Open, u64)>) {
    let begun = Instant::now();
    for (mut open, version) in before {
        loop {
            let seen = look(&mut open).await;
            let now = seen["info"]["version"].as_u64().unwrap_or_default();
            if now >= version + MORE || seen["info"]["status"] == "over" {
                world.did("matches that went on", 1);
                break;
            }
            if begun.elapsed() > GOES_ON {
                let waits = &seen["waits_for"];
                world.find("a match stands still", format!("match {} at {now}, waits for {waits}", open.id));
                break;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }
}

/// The versions of all matches that are being played.
pub async fn versions(world: &World) -> Vec<(Open, u64)> {
    let mut all = Vec::new();
    for mut open in world.open() {
        let version = look(&mut open).await["info"]["version"].as_u64().unwrap_or_default();
        all.push((open, version));
    }
    all
}

/// Every match equals the replay of its entries: the program says so, and after another kill everybody sees what he saw before.
pub async fn every_match_is_its_entries(world: &World, house: &House, played: &[Played]) -> anyhow::Result<()> {
    let before = views(played).await;
    house.kill()?;
    if let Some(trouble) = house.trouble()? {
        world.find("a match is not what its entries lead to", trouble);
    }
    house.start().await?;
    let after = views(played).await;
    for (whose, seen) in &before {
        world.did("views compared after a restart", 1);
        let now = after.get(whose).unwrap_or(&Value::Null);
        if let Some(what) = difference(seen, now) {
            world.find("a match is another one after a restart", format!("match {}: {what}", whose.0));
        }
    }
    Ok(())
}

/// Where two values differ first, and how.
fn difference(one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        (Value::Object(fields), Value::Object(others)) if fields.len() == others.len() => {
            let differs = |(name, value): (&String, &Value)| {
                difference(value, others.get(name).unwrap_or(&Value::Null)).map(|what| format!("{name} {what}"))
            };
            fields.iter().find_map(differs)
        }
        (Value::Array(values), Value::Array(others)) if values.len() == others.len() => {
            let differs = |(at, (value, other))| difference(value, other).map(|what| format!("{at} {what}"));
            values.iter().zip(others).enumerate().find_map(differs)
        }
        _ if one == other => None,
        _ => {
            let short = |value: &Value| value.to_string().chars().take(100).collect::<String>();
            Some(format!("was {}, is {}", short(one), short(other)))
        }
    }
}

/// How every match looks to everybody who played it, as it does not depend on when one asks.
async fn views(played: &[Played]) -> BTreeMap<(String, usize), Value> {
    let look = |(number, played): (usize, &Played)| {
        let mut open = Open { id: played.id.clone(), client: played.client.clone() };
        async move {
            let mut seen = timeless(look(&mut open).await);
            for seat in seen["info"]["seats"].as_array_mut().into_iter().flatten() {
                seat["here"] = Value::Null;
            }
            ((open.id, number), seen)
        }
    };
    stream::iter(played.iter().enumerate().map(look).collect::<Vec<_>>()).buffer_unordered(AT_ONCE).collect().await
}

/// Whatever was acknowledged is there, once: sent again it is what it was. What was refused because of trouble is not there.
pub async fn nothing_is_missing(world: &Arc<World>, played: &[Played]) {
    let mut taken = HashSet::new();
    for played in played {
        for version in played.given.iter().filter_map(|given| given.version) {
            if !taken.insert((&played.id, version)) {
                world.find("two answers became one version", format!("match {}, version {version}", played.id));
            }
        }
    }
    let all = played.iter().map(|played| send_again(world.clone(), played.client.clone(), &played.given));
    stream::iter(all.collect::<Vec<_>>()).buffer_unordered(AT_ONCE).collect::<Vec<()>>().await;
}

async fn send_again(world: Arc<World>, mut client: Client, given: &[Given]) {
    for given in given.iter().filter(|given| given.version.is_some()) {
        let reply = client.post(&given.path, given.body.clone()).await;
        let version = reply.as_ref().ok().and_then(|reply| reply.json()["version"].as_u64());
        world.did("answers and deeds sent again", 1);
        if version != given.version.map(u64::from) {
            let said = reply.map_or_else(|error| error.to_string(), |reply| reply.text.chars().take(200).collect());
            let example = format!("{} to {} became {:?}: {said}", given.body, given.path, given.version);
            world.find("something that was acknowledged is missing", example);
        }
    }
    for given in given.iter().filter(|given| given.failed && given.version.is_none()) {
        let stood = client.get(given.path.trim_end_matches("/answers").trim_end_matches("/deeds")).await;
        let stood = stood.ok().and_then(|reply| reply.json()["info"]["version"].as_u64());
        let reply = client.post(&given.path, given.body.clone()).await.ok();
        let version = reply.and_then(|reply| reply.json()["version"].as_u64());
        if version.is_some() && version <= stood {
            world.find("something that was refused is there", format!("{} to {}", given.body, given.path));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_difference_is_said() {
        let seen = |version: u32| json!({ "info": { "seats": [{ "seat": "a" }], "version": version }, "view": [1, 2] });
        assert_eq!(difference(&seen(1), &seen(1)), None);
        assert_eq!(difference(&seen(1), &seen(2)).as_deref(), Some("info version was 1, is 2"));
        assert_eq!(difference(&json!([{ "a": 1 }]), &json!([{}])).as_deref(), Some(r#"0 was {"a":1}, is {}"#));
    }
}
