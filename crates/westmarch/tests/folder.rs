//! The data folder: one server uses it at a time, and what is wrong with it is said.

mod support;

use client::{
    Client,
    program::{ANYWHERE, Serving},
};
use rusqlite::Connection;
use serde_json::json;
use std::{
    fs::{self, File, OpenOptions},
    io::{Seek, SeekFrom, Write},
    path::Path,
    process::{Command, Output, Stdio},
    time::{Duration, Instant},
};
use support::{PATIENCE, check, program, start};

/// What a server is started with here.
const SERVE: [&str; 3] = ["serve", "--listen", ANYWHERE];

/// What a command on a folder came to: its exit code, and what it complained of. One that does not end is killed.
fn run(args: &[&str], data: &Path) -> (Option<i32>, String) {
    let mut command = program().command(args, data);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the program can be started");
    let begun = Instant::now();
    while child.try_wait().expect("it can be waited for").is_none() {
        if begun.elapsed() > PATIENCE {
            child.kill().expect("it can be killed");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let Output { status, stderr, .. } = child.wait_with_output().expect("it has ended");
    (status.code(), String::from_utf8_lossy(&stderr).into_owned())
}

#[test]
fn a_port_that_is_taken_is_named_with_the_switch_for_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = std::net::TcpListener::bind(ANYWHERE).expect("a port").local_addr().expect("its number");
    let _listener = std::net::TcpListener::bind(taken).expect("the same port");
    let (code, said) = run(&["serve", "--listen", &taken.to_string()], &folder.path().join("data"));
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains(&format!("port {}", taken.port())) && said.contains("--listen 127.0.0.1:"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_folder_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let serving = start(&data);
    let mut ann = Client::guest(serving.address, "Ann").await.expect("a guest is let in");
    for args in [&SERVE[..], &["serve", "--check"]] {
        let (code, said) = run(args, &data);
        assert_eq!(code, Some(2), "{said}");
        assert!(
            said.contains("another server uses the folder") && said.contains(&data.display().to_string()),
            "{said}"
        );
    }
    // A copy only reads.
    let copy = folder.path().join("copy.db").display().to_string();
    assert_eq!(run(&["backup", &copy], &data), (Some(0), String::new()));
    assert_eq!(ann.get("/api/me").await.expect("an answer").json()["name"], "Ann", "the first goes on");
    // However it ends, the folder is free again.
    serving.kill().expect("it can be killed");
    assert_eq!(check(&data), 0);
    let again = start(&data);
    // One that has answered listens to signals too.
    assert_eq!(Client::new(again.address).get("/api/health").await.expect("an answer").status, 200);
    again.ask_to_stop().expect("it can be told");
    assert_eq!(again.wait().expect("it ends").0, Some(0));
    assert_eq!(run(&["backup", &format!("{copy}2")], &data), (Some(0), String::new()));
    drop(start(&data));
}

/// The program with a largest size for its files, as if the disk were full then.
fn with_little_room(data: &Path, kilobytes: u32) -> Command {
    let program = program().serving(data, ANYWHERE);
    let mut command = Command::new("bash");
    // Nobody is to be killed for it, only refused, as by a full disk.
    command.arg("-c").arg(format!("trap '' XFSZ; ulimit -S -f {kilobytes}; exec \"$0\" \"$@\""));
    command.arg(program.get_program()).args(program.get_args());
    command
}

/// Waits until the server says so of itself.
async fn wait_for_health(client: &mut Client, status: u16) -> String {
    let start = Instant::now();
    loop {
        let reply = client.get("/api/health").await.expect("an answer");
        if reply.status == status {
            return reply.text;
        }
        assert!(start.elapsed() < PATIENCE, "{}", reply.text);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn health_knows_a_full_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let serving = Serving::by(with_little_room(folder.path(), 2048)).expect("it starts");
    let mut ann = Client::guest(serving.address, "Ann").await.expect("a guest is let in");
    assert_eq!(wait_for_health(&mut ann, 200).await, "well");
    let game = westmarch::games::all()[0].name;
    let made = ann.post("/api/matches", json!({ "game": game, "seats": ["me", "open"] })).await.expect("an answer");
    let chat = format!("/api/matches/{}/chat", made.json()["id"].as_str().expect("a match"));
    // The rest of the room is filled to the last page.
    let mut failed = 0;
    for _ in 0..5000 {
        let said = ann.post(&chat, json!({ "text": "x".repeat(1000) })).await.expect("an answer");
        match said.status {
            200 => failed = 0,
            500 => failed += 1,
            _ => panic!("{}", said.text),
        }
        if failed == 3 {
            break;
        }
    }
    assert_eq!(failed, 3, "there is no end of room");
    assert!(wait_for_health(&mut ann, 503).await.contains("cannot-write"));
    assert_eq!(ann.get("/api/me").await.expect("an answer").json()["name"], "Ann", "what is there can be read");
    // Somebody makes room.
    let process = serving.process().to_string();
    let raised = Command::new("prlimit").args(["--pid", &process, "--fsize=unlimited"]).status();
    assert!(raised.expect("prlimit can be started").success());
    wait_for_health(&mut ann, 200).await;
    assert_eq!(ann.post(&chat, json!({ "text": "at last" })).await.expect("an answer").status, 200);
}

/// Writes over the page that a table begins with, as a bad disk does.
fn garble(data: &Path, table: &str) {
    let file = data.join(server::FILE);
    let find = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    let page: u32 =
        Connection::open(&file).and_then(|db| db.query_row(find, [table], |row| row.get(0))).expect("a table");
    let mut file = OpenOptions::new().write(true).open(file).expect("a file");
    file.seek(SeekFrom::Start(u64::from(page - 1) * 4096)).expect("a page");
    file.write_all(&[0xa5; 4096]).expect("a page");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_says_what_to_do_and_signs_nobody_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, log) = (folder.path().join("data"), folder.path().join("log"));
    let serving = start(&data);
    let ann = Client::guest(serving.address, "Ann").await.expect("a guest is let in");
    serving.ask_to_stop().expect("it can be told");
    assert_eq!(serving.wait().expect("it ends").0, Some(0));

    // While it runs.
    garble(&data, "sessions");
    let mut command = program().serving(&data, ANYWHERE);
    command.stderr(File::create(&log).expect("a file"));
    let serving = Serving::by(command).expect("it starts");
    let mut again = Client::new(serving.address);
    again.cookie = ann.cookie.clone();
    let reply = again.get("/api/me").await.expect("an answer");
    assert_eq!((reply.status, reply.code().as_str()), (500, "internal"), "{}", reply.text);
    serving.kill().expect("it can be killed");
    let logged = fs::read_to_string(&log).expect("a log");
    let file = data.join(server::FILE).display().to_string();
    let says_what_to_do =
        |said: &str| [file.as_str(), "last backup", "docs/hosting.md"].iter().all(|part| said.contains(part));
    assert!(says_what_to_do(&logged), "{logged}");

    // When it starts.
    garble(&data, "users");
    let (code, said) = run(&SERVE, &data);
    assert_eq!(code, Some(2), "{said}");
    assert!(says_what_to_do(&said), "{said}");
}
