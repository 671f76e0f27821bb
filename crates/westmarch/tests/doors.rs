//! What strangers can do to a server without being anybody: connect and say nothing, and make it hash passwords. The real program
//! is attacked, since files and memory belong to a process.
//!
//! Only Linux tells what a process needs in `/proc`, and has more loopback addresses than one.
#![cfg(target_os = "linux")]

mod support;

use client::program::Serving;
use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};
use support::{PATIENCE, program};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

/// The address of whoever attacks, and that of somebody else.
const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const SOMEBODY: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);

/// A server with so many files at most, and with options of its own.
fn serving(data: &std::path::Path, files: u32, options: &[&str]) -> Serving {
    let args = ["serve", "--listen", "127.0.0.1:0", "--log", "error"];
    let inner = program().command(&[&args, options].concat(), data);
    let mut shell = std::process::Command::new("sh");
    shell.arg("-c").arg(format!("ulimit -n {files}; exec \"$0\" \"$@\"")).arg(inner.get_program());
    shell.args(inner.get_args());
    Serving::by(shell).expect("the program can be started")
}

/// A connection from one of the addresses of this machine.
async fn connect(from: Ipv4Addr, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    timeout(PATIENCE, socket.connect(to)).await?
}

/// Whether the other side has closed it; nobody has sent anything.
fn is_closed(stream: &TcpStream) -> bool {
    let read = stream.try_read(&mut [0]);
    !read.is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock)
}

/// Asks for something from an address; gives the head and the body of the answer.
async fn ask(from: Ipv4Addr, to: SocketAddr, request: &str) -> String {
    let asking = async {
        let mut stream = connect(from, to).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        std::io::Result::Ok(answer)
    };
    timeout(PATIENCE, asking).await.expect("an answer in time").expect("an answer")
}

async fn is_well(from: Ipv4Addr, to: SocketAddr) -> bool {
    let answer = ask(from, to, "GET /api/health HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").await;
    answer.starts_with("HTTP/1.1 200")
}

/// Somebody who wants an account.
fn sign_up(number: usize) -> String {
    let body = format!("{{\"name\":\"Hobbit {number}\",\"password\":\"under the hill {number}\"}}");
    let head = "POST /api/accounts HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json";
    format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len())
}

/// The memory of a server in KiB: `VmRSS` for what it has now, `VmHWM` for the most that it ever had.
fn memory(serving: &Serving, line: &str) -> u64 {
    serving.status(line).expect("a process that runs") / 1024
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_silent_connections_from_one_address_keep_nobody_else_out() {
    const FLOOD: usize = 10_000;
    let folder = tempfile::tempdir().expect("a folder");
    let serving = serving(folder.path(), 1024, &[]);
    let to = serving.address;
    let mut silent: Vec<TcpStream> = Vec::new();
    for count in 1..=FLOOD {
        silent.push(connect(ATTACKER, to).await.expect("a connection is accepted or closed, but never left waiting"));
        // Those that were closed are let go now and then, so that this test needs few files itself.
        if count % 250 == 0 {
            silent.retain(|stream| !is_closed(stream));
        }
    }
    assert!(is_well(SOMEBODY, to).await);
    let left = async {
        loop {
            silent.retain(|stream| !is_closed(stream));
            if silent.len() <= 256 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, left).await.expect("one address has 256 connections at most");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_connection_needs_little_memory() {
    const SILENT: usize = 2_000;
    /// In KiB.
    const EACH: u64 = 10;
    let most = rlimit::increase_nofile_limit(u64::MAX).expect("a limit can be raised to where it may be");
    assert!(most > SILENT as u64 + 100, "this test needs {SILENT} files and may have {most} (ulimit -Hn)");
    let folder = tempfile::tempdir().expect("a folder");
    let serving = serving(folder.path(), 4096.min(most as u32), &["--requests-per-second", "0"]);
    let to = serving.address;
    assert!(is_well(SOMEBODY, to).await);
    let before = memory(&serving, "VmRSS");
    let mut silent = Vec::new();
    for _ in 0..SILENT {
        silent.push(connect(ATTACKER, to).await.expect("a connection"));
    }
    // They are let in one after the other, so all of them are inside when somebody after them is answered.
    assert!(is_well(SOMEBODY, to).await);
    let now = memory(&serving, "VmRSS");
    assert!(!silent.iter().any(is_closed), "all are still connected");
    let each = (now - before) as f64 / SILENT as f64;
    println!("{before} KiB before, {now} KiB with {SILENT} silent connections: {each:.1} KiB each");
    assert!(each < EACH as f64, "{each:.1} KiB for each");
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_of_hashing_is_given_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let serving = serving(folder.path(), 1024, &["--requests-per-second", "0"]);
    let to = serving.address;
    for four in 0..15 {
        let all = (0..4).map(|one| tokio::spawn(async move { ask(SOMEBODY, to, &sign_up(4 * four + one)).await }));
        for answer in all.collect::<Vec<_>>() {
            let answer = answer.await.expect("an answer");
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
    }
    let (now, most) = (memory(&serving, "VmRSS"), memory(&serving, "VmHWM"));
    println!("{now} KiB after 60 accounts, {most} KiB at most");
    assert!(now < 40 * 1024, "{now} KiB after 60 accounts");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_passwords_are_hashed_at_once_whoever_hangs_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let serving = serving(folder.path(), 1024, &["--requests-per-second", "0"]);
    let to = serving.address;
    for number in 0..100 {
        let mut stream = connect(ATTACKER, to).await.expect("a connection");
        stream.write_all(sign_up(number).as_bytes()).await.expect("somebody listens");
        // Long enough for the work to begin; if it does not, the next one is as good.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // On a slow machine as many still wait as may: then one asks again, as somebody would.
    let answered = async {
        loop {
            let answer = ask(SOMEBODY, to, &sign_up(1000)).await;
            if !answer.starts_with("HTTP/1.1 429") {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let answer = timeout(PATIENCE, answered).await.expect("a place in time");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let most = memory(&serving, "VmHWM");
    println!("{most} KiB at most");
    // What it needs anyway, and twice 19 MiB.
    assert!(most < 80 * 1024, "{most} KiB at most");
}
