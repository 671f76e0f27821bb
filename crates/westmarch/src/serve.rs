//! `westmarch serve`: people play over the network.

use crate::{Failed, kept::Kept, log, say};
use server::{Games, Server, Settings};
use std::{io::IsTerminal, net::SocketAddr, time::Duration};

#[derive(clap::Args)]
pub struct Args {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    kept: Kept,
    /// Replay every running match, say what does not lead to where it was, and stop; exit code 1 if there is any
    #[arg(long)]
    check: bool,
    /// Another address that the pages are seen under, as in https://example.org; may be given several times
    #[arg(long)]
    origin: Vec<String>,
    /// Send cookies over https only: for a server behind a proxy that speaks https
    #[arg(long)]
    secure: bool,
    /// Believe the header X-Forwarded-For: for a server behind a proxy that sets it
    #[arg(long)]
    behind_proxy: bool,
    /// The requests that one address may make in a second; 0 for no limit
    #[arg(long, default_value_t = 50)]
    requests_per_second: u32,
    /// The connections that one address may have at once; 0 for no limit. Behind a proxy only sockets of matches are counted
    #[arg(long, default_value_t = 256)]
    connections_per_address: u32,
    /// For how many seconds to go on after being told to stop, and to answer /api/ready with no: for a proxy that asks
    #[arg(long, default_value_t = 0, value_name = "SECONDS")]
    drain: u32,
    /// Where figures are read, at /metrics: an address of its own, for whoever watches the server. Nowhere if left out
    #[arg(long, value_name = "ADDRESS:PORT", env = "WESTMARCH_METRICS")]
    metrics: Option<SocketAddr>,
    #[command(flatten)]
    log: log::Logging,
}

pub fn run(args: &Args, games: Games) -> Result<(), Failed> {
    log::begin(&args.log);
    let settings = Settings {
        store: args.kept.address()?,
        metrics: args.metrics,
        origins: args.origin.clone(),
        secure: args.secure,
        behind_proxy: args.behind_proxy,
        requests_per_second: Some(args.requests_per_second).filter(|n| *n > 0),
        connections_per_address: Some(args.connections_per_address).filter(|n| *n > 0),
        drain: Duration::from_secs(args.drain.into()),
        ..Settings::new(args.listen, args.kept.data.clone())
    };
    server::doors::raise_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        if args.check {
            return check(&settings, games).await;
        }
        let server = Server::open(settings, games).await?;
        // Whoever reads that it listens may stop it.
        let told_to_stop = signals()?;
        if let Some(at) = server.figures_address() {
            say(&format!("figures at http://{at}/metrics\n"))?;
        }
        say(&format!("listening on http://{}\n", server.address()?))?;
        let mut checked = server.checked();
        tokio::spawn(async move {
            if let Ok(found) = checked.wait_for(Option::is_some).await
                && let Some(found) = &*found
            {
                // Somebody at a terminal is to find the address in the last line, unless there is something to worry about. Nobody
                // reading it is nothing to worry about.
                if !std::io::stdout().is_terminal() || !is_well(found) {
                    let _ = report(found);
                }
            }
        });
        server.run(told_to_stop).await?;
        say("stopped\n")?;
        Ok(())
    })
}

async fn check(settings: &Settings, games: Games) -> Result<(), Failed> {
    let file = settings.data.join(server::FILE);
    if settings.store.is_none() && !file.is_file() {
        return Err(anyhow::anyhow!("expected the file of a server at {}", file.display()).into());
    }
    let checked = server::check_store(settings, games).await?;
    report(&checked)?;
    if is_well(&checked) { Ok(()) } else { Err(Failed::Check) }
}

/// Whether every match leads to where it was.
fn is_well(checked: &server::check::Checked) -> bool {
    checked.held.is_empty() && checked.unread.is_empty()
}

fn report(checked: &server::check::Checked) -> std::io::Result<()> {
    for (id, trouble) in &checked.held {
        say(&format!("held: match {}: {trouble}\n", id.0))?;
    }
    for id in &checked.released {
        say(&format!("released: match {} leads to where it was again\n", id.0))?;
    }
    for id in &checked.unread {
        say(&format!("not read: match {}\n", id.0))?;
    }
    let all = checked.good + checked.held.len() + checked.released.len();
    say(&format!("{} running matches checked, {} held\n", all, checked.held.len()))
}

/// Listens for Ctrl-C and for what a service manager sends, from now on; gives what ends when one of them comes.
#[cfg(unix)]
fn signals() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signals() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
