//! People and matches as a large community may have them, put into a store table by table.
//!
//! Every match that has begun is the same game after so many answers: running, or given up. Of 100 matches 2 are open tables and 1 waits for a friend,
//! 30 are played, half of them before spectators, 2 were brought as records, and the others are over. Person 1 made one of 20, nine others one of 100 each, and all others share
//! the rest. One of 10 matches has some chat.

use crate::bench::matches::{acts, played};
use anyhow::{Context, anyhow};
use server::{
    GameKind, Games,
    act::{Act, Deed},
    people::hash_token,
    sitting::Sitting,
};
use store::{
    Holder, MatchId, NewMatch, Status, Summary, UserId,
    moving::{Row, Shelf, TABLES, Table, Value},
};

/// What is in a store.
pub struct Filled {
    /// The person who has most matches.
    pub user: UserId,
    /// How many they are.
    pub own: u32,
    /// What he is known by.
    pub cookie: String,
    /// The game that is played.
    pub game: String,
    /// How much has happened in all matches.
    pub entries: u64,
}

/// The token of person 1.
const TOKEN: &str = "bench";
/// The moment of the first match; each is a minute younger than the one before.
const FIRST: i64 = 1_700_000_000_000;
/// Sessions last longer than any measurement.
const NEVER: i64 = 32_000_000_000_000;
/// Matches are made so many at a time.
const PART: u32 = 1000;

/// A match that has begun, as all of its kind are.
struct Begun {
    entries: Vec<String>,
    summary: Summary,
    inputs: usize,
    position: String,
}

/// What becomes of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Offered,
    Private,
    Played,
    Recorded,
    Over,
}

impl Fate {
    fn of(number: u32) -> Fate {
        // Not in step with who made it.
        match number.wrapping_mul(2_654_435_761) / 7 % 100 {
            0..2 => Fate::Offered,
            2..3 => Fate::Private,
            3..33 => Fate::Played,
            33..35 => Fate::Recorded,
            _ => Fate::Over,
        }
    }
}

/// Fills a store.
pub async fn fill(
    shelf: &mut dyn Shelf,
    games: Games,
    kind: &GameKind,
    people: u32,
    matches: u32,
    answers: u32,
) -> anyhow::Result<Filled> {
    let each = (1..=people).map(i64::from);
    put(shelf, "users", each.clone().map(person)).await?;
    put(shelf, "looks", each.clone().map(|id| vec![number(id), text(&format!("person {id}")), number(id % 2)])).await?;
    let session = |id| {
        let token = if id == 1 { TOKEN.into() } else { format!("nobody knows {id}") };
        vec![Value::Bytes(hash_token(&token).into()), number(id), number(NEVER)]
    };
    put(shelf, "sessions", each.map(session)).await?;

    let game = played(kind, answers as usize)?;
    let new = NewMatch {
        id: MatchId(String::new()),
        game: kind.name.into(),
        rules: kind.rules.into(),
        setup: game.setup(),
        listed: false,
        spectators: true,
        odds: true,
        team_talk: true,
        invite: String::new(),
        creator: UserId(1),
        origin: None,
        seats: vec![Holder::User { id: UserId(1), name: String::new() }; usize::from(game.seating().count())],
        brings: Vec::new(),
    };
    let mut story = acts(game.as_ref());
    let running = begun(games, &new, story.clone())?;
    let first = game.seating().seats().next().context("a seat")?;
    story.push(Act::Person { seat: game.seat_name(first).into(), deed: Deed::Concede });
    let over = begun(games, &new, story)?;
    let making = Making { new, people, running, over };

    let mut entries = 0;
    for from in (1..=matches).step_by(PART as usize) {
        let part = from..(from + PART).min(matches + 1);
        put(shelf, "matches", part.clone().map(|at| making.row(at))).await?;
        put(shelf, "seats", part.clone().flat_map(|at| making.seats(at))).await?;
        put(shelf, "snapshots", part.clone().filter_map(|at| making.snapshot(at))).await?;
        put(shelf, "chat", part.clone().flat_map(|at| making.chat(at))).await?;
        for at in part {
            entries += making.begun(at).map_or(0, |begun| begun.entries.len() as u64);
        }
        let part = from..(from + PART).min(matches + 1);
        put(shelf, "entries", part.flat_map(|at| making.entries(at))).await?;
    }
    let own = (1..=matches).filter(|at| making.creator(*at) == 1).count() as u32;
    Ok(Filled { user: UserId(1), own, cookie: format!("westmarch={TOKEN}"), game: kind.name.into(), entries })
}

/// Puts rows into a table.
async fn put(shelf: &mut dyn Shelf, table: &str, rows: impl Iterator<Item = Row>) -> anyhow::Result<()> {
    let table: &Table = TABLES.iter().find(|known| known.name == table).context("a table")?;
    let rows: Vec<Row> = rows.collect();
    Ok(shelf.put(table, rows).await?)
}

fn number(number: i64) -> Value {
    Value::Number(number)
}

fn text(text: &str) -> Value {
    Value::Text(text.into())
}

fn maybe(text: Option<&str>) -> Value {
    text.map_or(Value::Null, |text| Value::Text(text.into()))
}

/// Every second one has an account.
fn person(id: i64) -> Row {
    let name = format!("Person {id}");
    let account = id % 2 == 1;
    let folded = account.then(|| name.to_lowercase());
    let password = account.then_some("$argon2id$");
    vec![number(id), text(&name), maybe(folded.as_deref()), maybe(password), number(FIRST), Value::Null]
}

fn begun(games: Games, new: &NewMatch, acts: Vec<Act>) -> anyhow::Result<Begun> {
    let (sitting, entries) = Sitting::from_acts(games, new, acts, FIRST).map_err(|refused| anyhow!(refused.message))?;
    let (inputs, position) = sitting.game().committed();
    Ok(Begun { entries, summary: sitting.summary(), inputs, position })
}

/// What matches are made of.
struct Making {
    new: NewMatch,
    people: u32,
    running: Begun,
    over: Begun,
}

impl Making {
    /// Who made a match. He sits there too.
    fn creator(&self, at: u32) -> i64 {
        match at % 100 {
            0 | 20 | 40 | 60 | 80 => 1,
            few @ 1..10 => i64::from(few) + 1,
            _ => i64::from(at.wrapping_mul(40_503) % self.people) + 1,
        }
    }

    /// Now this seat, now that, so that some matches wait for him and others do not.
    fn seat_of_creator(&self, at: u32) -> usize {
        (at / 100) as usize % self.new.seats.len()
    }

    /// Who sits on a seat.
    fn sitter(&self, at: u32, seat: usize) -> i64 {
        let creator = self.creator(at);
        if seat == self.seat_of_creator(at) {
            creator
        } else {
            (creator + i64::from(at) * (seat as i64 + 1)) % i64::from(self.people) + 1
        }
    }

    /// What has happened in it, if anything has.
    fn begun(&self, at: u32) -> Option<&Begun> {
        match Fate::of(at) {
            Fate::Offered | Fate::Private => None,
            Fate::Played => Some(&self.running),
            Fate::Recorded | Fate::Over => Some(&self.over),
        }
    }

    fn row(&self, at: u32) -> Row {
        let (fate, begun) = (Fate::of(at), self.begun(at));
        let summary = begun.map(|begun| &begun.summary);
        let status = match summary.map(|summary| summary.status) {
            None => "waiting",
            Some(Status::Over) => "over",
            Some(_) => "running",
        };
        let winners = summary
            .filter(|summary| summary.status == Status::Over)
            .map(|summary| summary.winners.iter().map(u8::to_string).collect::<Vec<_>>().join(" "));
        let when = FIRST + 60_000 * i64::from(at);
        vec![
            number(at.into()),
            text(&format!("bench-{at}")),
            text(&self.new.game),
            text(&self.new.rules),
            text(&self.new.setup),
            number((fate == Fate::Offered).into()),
            number((at % 2).into()),
            number(1),
            number(1),
            text(""),
            number(self.creator(at)),
            maybe((fate == Fate::Recorded).then_some("upload")),
            Value::Null,
            Value::Null,
            number(when),
            number(when),
            text(status),
            maybe(summary.and_then(|summary| summary.result.as_deref())),
            maybe(winners.as_deref()),
            number(begun.map_or(0, |begun| begun.entries.len() as i64)),
            Value::Null,
            number(if at.is_multiple_of(10) { 5 } else { 0 }),
            maybe(summary.map(|summary| summary.glances.all.as_str())),
        ]
    }

    fn seats(&self, at: u32) -> Vec<Row> {
        let begun = self.begun(at);
        let seat = |seat: usize| {
            let open = begun.is_none() && seat != self.seat_of_creator(at);
            let holder = if open { Value::Null } else { number(self.sitter(at, seat)) };
            let summary = begun.map(|begun| &begun.summary);
            let asked = summary.is_some_and(|summary| summary.asked.get(seat).copied().unwrap_or_default());
            let since = if asked { number(FIRST + 60_000 * i64::from(at)) } else { Value::Null };
            let glance = summary.and_then(|summary| summary.glances.seats.get(seat)?.as_deref());
            vec![
                number(at.into()),
                number(seat as i64),
                holder.clone(),
                Value::Null,
                holder,
                Value::Null,
                since,
                text(""),
                maybe(glance),
            ]
        };
        (0..self.new.seats.len()).map(seat).collect()
    }

    fn snapshot(&self, at: u32) -> Option<Row> {
        let begun = self.begun(at)?;
        let version = number(begun.entries.len() as i64);
        Some(vec![number(at.into()), version, number(begun.inputs as i64), text(&begun.position)])
    }

    fn entries(&self, at: u32) -> Vec<Row> {
        let entries = self.begun(at).map_or(&[][..], |begun| &begun.entries);
        let entry = |(version, what): (i64, &String)| {
            let request = format!("{at}-{version}");
            vec![
                number(at.into()),
                number(version),
                number(FIRST + 60_000 * i64::from(at)),
                number(self.creator(at)),
                text(&request),
                text(what),
            ]
        };
        (1..).zip(entries).map(entry).collect()
    }

    fn chat(&self, at: u32) -> Vec<Row> {
        let lines = if at.is_multiple_of(10) { 5 } else { 0 };
        let line = |line: i64| {
            let said = text("Good luck, have fun.");
            vec![number(at.into()), number(line), number(FIRST), number(self.creator(at)), said, text("all")]
        };
        (1..=lines).map(line).collect()
    }
}
