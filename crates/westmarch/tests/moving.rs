//! `westmarch move`: what was played goes into a database and comes back, a move is killed and run again, and what is wrong is said.

mod support;

use client::program::{ANYWHERE, Serving};
use rusqlite::{Connection, types::Value};
use std::{
    collections::BTreeMap,
    path::Path,
    process::{Child, Command, Output, Stdio},
    time::{Duration, Instant},
};
use support::{Given, PATIENCE, People, program, start};
use tempfile::TempDir;

/// How many matches are played.
const MATCHES: usize = 3;

/// The command, from a place to another.
fn moving(from: &str, to: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_westmarch"));
    command.args(["move", "--from", from, "--to", to]).env_remove("WESTMARCH_STORE").stdin(Stdio::null());
    command
}

/// What a command says, and its exit code.
fn said(mut command: Command) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = command.output().expect("the program can be started");
    (status.code(), String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr))
}

fn moved(from: &str, to: &str) -> String {
    let (code, said) = said(moving(from, to));
    assert_eq!(code, Some(0), "{said}");
    said
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

/// A folder in which people have played, killed in the middle of it: the people, and what was taken.
async fn played() -> (TempDir, People, Vec<Given>) {
    let folder = tempfile::tempdir().expect("a folder");
    let serving = start(&folder.path().join("data"));
    let mut people = People::arrive(serving.address, 1).await;
    people.open_up_to(MATCHES).await;
    let players = people.play().await;
    let first = people.matches[0].clone();
    while people.see(&first).await["version"].as_u64().expect("a version") < 10 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    serving.kill().expect("it can be killed");
    let mut taken = Vec::new();
    for player in players {
        taken.extend(
            player.await.expect("a player ends well").given.into_iter().filter(|given| given.version.is_some()),
        );
    }
    assert!(taken.len() >= 9, "only {} answers were taken", taken.len());
    (folder, people, taken)
}

/// All rows of all tables of a folder.
fn everything(data: &Path) -> BTreeMap<String, Vec<Vec<Value>>> {
    let db = Connection::open(data.join(server::FILE)).expect("a file");
    let mut find =
        db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'pulse'").expect("tables");
    let tables: Vec<String> =
        find.query_map([], |row| row.get(0)).expect("names").map(|name| name.expect("a name")).collect();
    let rows = |table: &String| {
        let mut find = db.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2")).expect("a table");
        let count = find.column_count();
        let rows = find.query_map([], |row| (0..count).map(|at| row.get(at)).collect()).expect("rows");
        rows.map(|row| row.expect("a row")).collect()
    };
    tables.iter().map(|table| (table.clone(), rows(table))).collect()
}

/// Everything that was taken is there, and people go on.
async fn goes_on(mut serving: Serving, people: &mut People, taken: &[Given]) {
    people.return_to(serving.address).await;
    for given in taken {
        assert_eq!(people.send_again(given).await, given.version.map(u64::from), "{given:?}");
    }
    assert_eq!(serving.found().expect("no match is held"), MATCHES);
    people.open_up_to(MATCHES + 1).await;
    people.matches.pop();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_go_on_in_a_database_and_back_in_a_folder() {
    let (folder, mut people, taken) = played().await;
    let (data, back, database) = (folder.path().join("data"), folder.path().join("back"), cluster::shared().database());
    let told = moved(&name(&data), &database);
    assert!(told.starts_with("moved 2 people and 3 matches with"), "{told}");
    assert!(told.contains("; 3 matches replayed, 0 held, 0 wrong") && told.lines().count() == 1, "{told}");
    let again = moved(&database, &name(&back));
    assert!(again.starts_with("moved 2 people and 3 matches with"), "{again}");
    assert_eq!(everything(&data), everything(&back), "what came back is what went");

    let serving = program().with("WESTMARCH_STORE", &database).serve(&data, ANYWHERE).expect("it starts");
    goes_on(serving, &mut people, &taken).await;
    goes_on(start(&back), &mut people, &taken).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_come_as_json_and_the_address_from_the_environment() {
    let (folder, _, _) = played().await;
    let data = name(&folder.path().join("data"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_westmarch"));
    command.args(["move", "--json", "--from", &data]).env("WESTMARCH_STORE", cluster::shared().database());
    let (code, told) = said(command);
    assert_eq!(code, Some(0), "{told}");
    let figures: serde_json::Value = serde_json::from_str(&told).expect("it is JSON");
    assert_eq!((&figures["people"], &figures["matches"], &figures["checked"]), (&2.into(), &3.into(), &3.into()));
    assert!(figures["entries"].as_u64() >= Some(10) && figures["seconds"].as_f64() > Some(0.0), "{told}");
    assert_eq!((&figures["held"], &figures["wrong"]), (&0.into(), &0.into()));
}

/// A move that cannot come further than a table in the middle.
fn stuck(data: &Path, database: &str) -> Child {
    let cluster = cluster::shared();
    let inside = database.rsplit('/').next().expect("a name");
    // The tables must be there to be in the way.
    let checked = program().with("WESTMARCH_STORE", database).check(data).expect("the program can be started");
    assert_eq!(checked.matches, Some(0), "{}", checked.said);
    cluster.run(
        inside,
        "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(3600); RETURN NEW; END $$;
         CREATE TRIGGER wait BEFORE INSERT ON snapshots FOR EACH ROW EXECUTE FUNCTION wait()",
    );
    let child = moving(&name(data), database).stderr(Stdio::null()).spawn().expect("the program can be started");
    let begun = Instant::now();
    while cluster.run(inside, "SELECT count(*) FROM entries") == "0" {
        assert!(begun.elapsed() < PATIENCE, "nothing arrives");
        std::thread::sleep(Duration::from_millis(20));
    }
    child
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_killed_is_run_again_and_nobody_serves_what_is_half_there() {
    let (folder, mut people, taken) = played().await;
    let (data, database, cluster) = (folder.path().join("data"), cluster::shared().database(), cluster::shared());
    let inside = database.rsplit('/').next().expect("a name");
    let mut child = stuck(&data, &database);

    // While it is under way nobody else uses either.
    let serve = |data: &Path| program().command(&["serve", "--listen", ANYWHERE], data);
    let (code, told) = said(serve(&data));
    assert!(code == Some(2) && told.contains("another server uses the folder"), "{told}");
    let on_database = || {
        let mut command = serve(&data);
        command.env("WESTMARCH_STORE", &database);
        said(command)
    };
    let (code, told) = on_database();
    assert!(code == Some(2) && told.contains("it is being moved just now"), "{told}");

    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    cluster.run(
        inside,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'westmarch move' AND datname = current_database()",
    );
    let (code, told) = on_database();
    assert!(code == Some(2) && told.contains("a move into this store is not finished"), "{told}");
    cluster.run(inside, "DROP TRIGGER wait ON snapshots");
    let told = moved(&name(&data), &database);
    assert!(told.contains("3 matches replayed, 0 held, 0 wrong"), "{told}");
    let back = folder.path().join("back");
    moved(&database, &name(&back));
    assert_eq!(everything(&data), everything(&back));
    let serving = program().with("WESTMARCH_STORE", &database).serve(&data, ANYWHERE).expect("it starts");
    goes_on(serving, &mut people, &taken).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_leads_elsewhere_is_named_and_one_that_was_held_stays_so() {
    let (folder, people, _) = played().await;
    let data = folder.path().join("data");
    let [wrong, held, _] = &people.matches[..] else { panic!("three matches") };
    let db = Connection::open(data.join(server::FILE)).expect("a file");
    let elsewhere =
        "UPDATE snapshots SET inputs = inputs + 1 WHERE match_number = (SELECT number FROM matches WHERE id = ?1)";
    db.execute(elsewhere, [wrong]).expect("a snapshot");
    db.execute(elsewhere, [held]).expect("a snapshot");
    db.execute("UPDATE matches SET status = 'held', trouble = 'it leads elsewhere' WHERE id = ?1", [held])
        .expect("a match");
    drop(db);
    let database = cluster::shared().database();
    let (code, told) = said(moving(&name(&data), &database));
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains(&format!("held: match {held}, as it was before\n")), "{told}");
    assert!(told.contains(&format!("wrong: match {wrong}: It leads to another position than it had\n")), "{told}");
    assert!(told.contains("3 matches replayed, 1 held, 1 wrong"), "{told}");
    // Everything has arrived as it was; the server holds the one match, as it would have done in the folder.
    let checked = program().with("WESTMARCH_STORE", &database).check(&data).expect("the program can be started");
    assert!(checked.said.contains("3 running matches checked, 2 held"), "{}", checked.said);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_said_in_one_sentence_and_changes_nothing() {
    let (folder, _, _) = played().await;
    let (data, nowhere) = (name(&folder.path().join("data")), folder.path().join("nowhere"));
    let (empty, cluster) = (folder.path().join("empty"), cluster::shared());
    let before = everything(Path::new(&data));
    let refused = |from: &str, to: &str| {
        let (code, said) = said(moving(from, to));
        assert_eq!(code, Some(2), "{said}");
        assert_eq!(said.trim_end().lines().count(), 1, "one sentence: {said}");
        assert!(!said.contains("mellon"), "{said}");
        assert!(!nowhere.exists(), "nothing is made");
        said
    };
    cluster.run("postgres", "CREATE ROLE locked LOGIN PASSWORD 'speak-friend'");
    for address in [cluster.address("locked:mellon", "postgres"), "postgres://frodo:mellon@127.0.0.1:1/doors".into()] {
        let told = refused(&address, &name(&nowhere));
        assert!(told.contains("cannot be used"), "{told}");
        assert_eq!(told, refused(&data, &address), "both ways");
    }
    assert!(refused(&data, &cluster.address("postgres:mellon", "no")).contains("database \"no\" does not exist"));
    for address in ["mysql://frodo:mellon@moria/doors", "postgres://frodo:mellon@moria:gate/doors"] {
        assert!(refused(&data, address).contains("postgres://user:password@host:5432/database"));
        assert!(refused(address, &name(&nowhere)).contains("postgres://user:password@host:5432/database"));
    }
    assert!(refused(&name(&nowhere), &name(&empty)).contains("expected the file of a server at"));
    assert!(refused(&cluster.database(), &name(&nowhere)).contains("there is nothing of a server in it"));
    assert!(refused(&data, &data).contains("both where to move from and where to move to"));
    assert!(!empty.exists());
    std::fs::write(folder.path().join("a-file"), "").expect("a file");
    assert!(refused(&data, &name(&folder.path().join("a-file"))).contains("cannot use the folder"));
    std::fs::create_dir(folder.path().join("full")).expect("a folder");
    std::fs::copy(Path::new(&data).join(server::FILE), folder.path().join("full").join(server::FILE)).expect("a copy");
    assert!(refused(&data, &name(&folder.path().join("full"))).contains("has people and matches already"));
    let mut alone = Command::new(env!("CARGO_BIN_EXE_westmarch"));
    alone.args(["move", "--from", &data]).env_remove("WESTMARCH_STORE");
    let (code, told) = said(alone);
    assert!(code == Some(2) && told.contains("expected --to with a folder or the address of a database"), "{told}");
    assert_eq!(before, everything(Path::new(&data)));
}
