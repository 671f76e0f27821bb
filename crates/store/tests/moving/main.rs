//! Everything of a store moved into another: from a file into a database and back, broken off anywhere and run again, and what is refused.

use rusqlite::{Connection, types::Value};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    time::Duration,
};
use store::{
    Address, Append, Audience, Glances, Holder, MatchId, NewDeck, NewMatch, Origin, OriginKind, Postgres, Problem,
    Sqlite, Status, Stops, Store, Summary, UserId,
    moving::{Counts, Move, MoveError, Place, Source},
};
use tempfile::TempDir;

fn id(name: &str) -> MatchId {
    MatchId(name.into())
}

fn new(name: &str, creator: UserId) -> NewMatch {
    NewMatch {
        id: id(name),
        game: "chess".into(),
        rules: "1".into(),
        setup: "a \"set-up\"\nof two lines".into(),
        listed: true,
        spectators: false,
        odds: true,
        team_talk: false,
        invite: format!("invite {name}"),
        creator,
        origin: None,
        seats: vec![Holder::User { id: creator, name: String::new() }, Holder::Program("easy".into())],
        brings: vec!["a pipe".into()],
    }
}

fn entry(to: &str, expected: u32, by: UserId, status: Status) -> Append {
    let glances = Glances { all: format!("seen {expected}"), seats: vec![Some("mine".into())] };
    let result = (status == Status::Over).then(|| "draw".into());
    Append {
        id: id(to),
        expected,
        by: Some(by),
        request: Some(format!("{expected}")),
        at: 7 + i64::from(expected),
        what: format!("what {expected} 🂡"),
        summary: Summary { status, result, winners: vec![0, 1], asked: vec![status == Status::Running], glances },
        inputs: expected,
        position: format!("position {expected}"),
    }
}

/// A folder with a file that has something of everything, in more than one part.
async fn filled() -> (TempDir, Place) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("from.db");
    let store = Sqlite::open(&path).unwrap();
    let sam = store.add_user("Sam", Some("$argon2id$sam")).await.unwrap().id;
    let guest = store.add_user("Éowyn", None).await.unwrap().id;
    let gone = store.add_user("Gollum", Some("$argon2id$gollum")).await.unwrap().id;
    for name in ["Zoë", "anna", "Bilbo", "ßmeagol", "שמוליק"] {
        store.add_user(name, None).await.unwrap();
    }
    for token in [[0; 32], [0xff; 32], [7; 32]] {
        store.add_session(token, sam, Duration::from_secs(1000)).await.unwrap();
    }
    for name in ["won", "held", "played", "waits"] {
        let mut new = new(name, sam);
        if name == "waits" {
            new.seats[1] = Holder::Open;
            new.origin = Some(Origin { kind: OriginKind::Rematch, from: Some(id("won")), at: Some(3) });
        }
        store.add_match(new).await.unwrap();
    }
    for version in 0..20 {
        store.append(entry("played", version, sam, Status::Running)).await.unwrap();
    }
    store.append(entry("won", 0, sam, Status::Running)).await.unwrap();
    store.append(entry("won", 1, sam, Status::Over)).await.unwrap();
    store.append(entry("held", 0, sam, Status::Running)).await.unwrap();
    store.hold(&id("held"), "it leads elsewhere").await.unwrap();
    for (number, by) in [sam, gone, guest, gone].into_iter().enumerate() {
        let audience = [Audience::All, Audience::Team(1), Audience::Spectators, Audience::All][number];
        store.say(&id("won"), by, &format!("line {number} \u{0} äöü"), audience).await.unwrap();
    }
    store.set_notes(&id("won"), guest, "a note").await.unwrap();
    store.set_notes(&id("played"), guest, "another").await.unwrap();
    for number in 0..25 {
        let problem = Problem {
            id: id("won"),
            by: (number % 2 == 0).then_some(sam),
            at: 0,
            text: format!("problem {number}"),
            record: "record".into(),
            view: "view".into(),
            log: "log".into(),
        };
        store.report(problem).await.unwrap();
    }
    for (number, owner) in [sam, guest, gone].into_iter().enumerate() {
        let name = format!("deck {number}");
        let secret = format!("secret {number}");
        let deck = NewDeck { id: name.clone(), owner, game: "chess".into(), name, text: "4 pawns".into(), secret };
        store.add_deck(deck, 9).await.unwrap();
    }
    let stops: Stops = ["a", "B", "é", "Z", "_", "b c"].map(|stop| (stop.to_string(), "ask".to_string())).into();
    store.set_stops(sam, "chess", &stops).await.unwrap();
    // Half forgotten: his decks are still there, what he has said is not.
    store.delete_user(gone, "—").await.unwrap();
    store.forget_some(gone).await.unwrap();
    drop(store);
    (folder, Place::File(path))
}

fn file(folder: &TempDir, name: &str) -> Place {
    Place::File(folder.path().join(name))
}

fn database() -> Place {
    Place::Database(Address::parse(&cluster::shared().database()).unwrap().into())
}

fn path(place: &Place) -> PathBuf {
    match place {
        Place::File(path) => path.clone(),
        Place::Database(_) => panic!("{place} is no file"),
    }
}

async fn begin(from: &Place, to: &Place) -> Result<Move, MoveError> {
    Source::open(from).await?.move_to(to).await
}

async fn go(from: &Place, to: &Place) -> Result<Counts, MoveError> {
    let mut under_way = begin(from, to).await?;
    let all = under_way.counts().await?;
    let mut told = 0;
    under_way.copy(|rows| told += rows).await?;
    assert_eq!(told, all.rows, "what was copied and what was there is everything");
    let counts = under_way.compare(|_| {}).await?;
    assert_eq!(counts, all);
    under_way.finish().await?;
    Ok(counts)
}

/// All rows of all tables of a file, whatever tables there are.
fn everything(path: &Path) -> BTreeMap<String, Vec<Vec<Value>>> {
    let db = Connection::open(path).unwrap();
    let tables: Vec<String> = db
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'pulse'")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(|name| name.unwrap())
        .collect();
    let rows = |table: &String| {
        let mut find = db.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2")).unwrap();
        let count = find.column_count();
        let rows = find.query_map([], |row| (0..count).map(|at| row.get::<_, Value>(at)).collect()).unwrap();
        rows.map(|row| row.unwrap()).collect()
    };
    tables.iter().map(|table| (table.clone(), rows(table))).collect()
}

/// The same, with what a database keeps in place of a character.
fn as_kept(path: &Path) -> BTreeMap<String, Vec<Vec<Value>>> {
    let mut all = everything(path);
    for value in all.values_mut().flatten().flatten() {
        if let Value::Text(text) = value {
            *text = text.replace('\0', "\u{fffd}");
        }
    }
    all
}

#[tokio::test]
async fn what_comes_back_is_what_went() {
    let (folder, from) = filled().await;
    let (between, back) = (database(), file(&folder, "back.db"));
    let counts = go(&from, &between).await.unwrap();
    assert_eq!((counts.people, counts.matches, counts.entries), (8, 4, 23));
    go(&between, &back).await.unwrap();
    let went = as_kept(&path(&from));
    assert!(went.iter().all(|(table, rows)| table == "moving" || !rows.is_empty()), "something of everything");
    assert_eq!(went, as_kept(&path(&back)));
    assert_ne!(went, everything(&path(&from)), "there was a character that cannot be kept");
    // From a file into a file.
    let copy = file(&folder, "copy.db");
    go(&back, &copy).await.unwrap();
    assert_eq!(everything(&path(&back)), everything(&path(&copy)));
}

#[tokio::test]
async fn what_is_new_afterwards_gets_new_numbers() {
    let (_folder, from) = filled().await;
    let to = database();
    go(&from, &to).await.unwrap();
    let Place::Database(address) = &to else { panic!("a database") };
    let store = Postgres::open(address).await.unwrap();
    let rosie = store.add_user("Rosie", None).await.unwrap();
    assert_eq!(rosie.id, UserId(9));
    store.add_match(new("new", rosie.id)).await.unwrap();
    let mine = store.matches_of(rosie.id, 9).await.unwrap();
    assert_eq!(mine.len(), 1);
    assert_eq!(store.say(&id("won"), rosie.id, "hello", Audience::All).await.unwrap().number, 5, "4 was removed");
    let deck = NewDeck {
        id: "x".into(),
        owner: rosie.id,
        game: "chess".into(),
        name: "x".into(),
        text: String::new(),
        secret: "x".into(),
    };
    store.add_deck(deck, 9).await.unwrap();
}

/// Copies until so many parts have been told, and is broken off then. Says whether it has come to its end before.
async fn broken_off(from: &Place, to: &Place, parts: usize) -> bool {
    let (from, to) = (from.clone(), to.clone());
    let broken = tokio::spawn(async move {
        let mut under_way = begin(&from, &to).await.unwrap();
        let mut told = 0;
        let copied = under_way.copy(|_| {
            told += 1;
            assert!(told <= parts, "broken off on purpose");
        });
        copied.await.unwrap();
    });
    broken.await.is_ok()
}

#[tokio::test]
async fn a_move_that_was_broken_off_anywhere_is_finished_by_the_next() {
    let (folder, from) = filled().await;
    let went = as_kept(&path(&from));
    for (to, name) in [(file(&folder, "again.db"), "file"), (database(), "database")] {
        let mut parts = 0;
        while !broken_off(&from, &to, parts).await {
            parts += 1;
            assert!(parts < 100, "it comes to an end");
        }
        assert!(parts > 10, "{name}: it was broken off {parts} times");
        go(&from, &to).await.unwrap();
        let back = file(&folder, &format!("from-{name}.db"));
        go(&to, &back).await.unwrap();
        assert_eq!(went, as_kept(&path(&back)), "{name}");
    }
}

fn refused<T>(result: Result<T, MoveError>) -> String {
    match result {
        Err(MoveError::Refused(why)) => why,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("it was done"),
    }
}

#[tokio::test]
async fn nobody_opens_what_is_half_moved() {
    let (folder, from) = filled().await;
    for to in [file(&folder, "half.db"), database()] {
        assert!(!broken_off(&from, &to, 3).await);
        let opened = match &to {
            Place::File(path) => Sqlite::open(path).map(drop),
            Place::Database(address) => Postgres::open(address).await.map(drop),
        };
        let why = opened.unwrap_err().to_string();
        assert!(why.contains("a move into this store is not finished: run westmarch move again"), "{why}");
        let why = refused(go(&to, &file(&folder, "third.db")).await);
        assert!(why.contains("is not finished") && why.contains(&from.to_string()), "{why}");
        // Only the same move goes on.
        let (_another, elsewhere) = filled().await;
        let why = refused(go(&elsewhere, &to).await);
        assert!(why.contains(&from.to_string()) && why.contains("run that one again"), "{why}");
        go(&from, &to).await.unwrap();
        match &to {
            Place::File(path) => drop(Sqlite::open(path).unwrap()),
            Place::Database(address) => drop(Postgres::open(address).await.unwrap()),
        }
    }
}

#[tokio::test]
async fn what_has_something_else_is_not_filled() {
    let (_folder, from) = filled().await;
    let (_other, full) = filled().await;
    let before = everything(&path(&full));
    let why = refused(go(&from, &full).await);
    assert!(why.contains("has people and matches already"), "{why}");
    assert_eq!(before, everything(&path(&full)));
    let to = database();
    go(&from, &to).await.unwrap();
    let why = refused(go(&from, &to).await);
    assert!(why.contains("has people and matches already: name an empty database"), "{why}");
    assert!(refused(go(&from, &from).await).contains("already"));
}

#[tokio::test]
async fn what_was_changed_on_the_way_is_noticed() {
    let (folder, from) = filled().await;
    let to = file(&folder, "to.db");
    let mut under_way = begin(&from, &to).await.unwrap();
    under_way.copy(|_| {}).await.unwrap();
    drop(under_way);
    let changed = "UPDATE entries SET what = 'a lie' WHERE version = 19";
    Connection::open(path(&to)).unwrap().execute_batch(changed).unwrap();
    let Err(MoveError::Differs(why)) = go(&from, &to).await else { panic!("it was done") };
    assert!(why.contains("the table entries") && why.contains("move again"), "{why}");
    assert!(Sqlite::open(&path(&to)).is_err(), "nobody uses it");
}

#[tokio::test]
async fn what_cannot_be_read_is_said() {
    let (folder, from) = filled().await;
    let older = path(&file(&folder, "older.db"));
    std::fs::copy(path(&from), &older).unwrap();
    let version: i64 =
        Connection::open(&older).unwrap().query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
    for (number, said) in [(version - 1, "serve --check brings it up to date"), (version + 1, "use a newer program")] {
        Connection::open(&older).unwrap().pragma_update(None, "user_version", number).unwrap();
        let why = refused(go(&Place::File(older.clone()), &database()).await);
        assert!(why.contains(said) && why.contains("older.db"), "{why}");
    }
    let why = refused(go(&database(), &file(&folder, "to.db")).await);
    assert!(why.contains("there is nothing of a server in it"), "{why}");
    assert!(!path(&file(&folder, "to.db")).exists());
}

#[tokio::test]
async fn a_database_that_somebody_uses_is_not_moved() {
    let (_folder, from) = filled().await;
    let to = database();
    let Place::Database(address) = &to else { panic!("a database") };
    let server = Postgres::open(address).await.unwrap();
    server.try_to_write().await.unwrap();
    let why = refused(go(&from, &to).await);
    assert!(why.contains("stop all its servers first"), "{why}");
    drop(server);
    let under_way = begin(&from, &to).await.unwrap();
    let why = Postgres::open(address).await.map(drop).unwrap_err().to_string();
    assert!(why.contains("it is being moved just now"), "{why}");
    drop(under_way);
    go(&from, &to).await.unwrap();
}
