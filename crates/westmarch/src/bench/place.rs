//! Where a server can listen that is killed and started again in the same place.

use anyhow::bail;
use std::net::{SocketAddr, TcpListener};

/// Ports that no machine gives out by itself: whoever calls while the server is away must not call himself.
const PORTS: std::ops::Range<u16> = 20_000..30_000;

/// A port that nobody uses.
pub fn free_place() -> anyhow::Result<SocketAddr> {
    let first = std::process::id() as u16 % 5_000;
    for port in PORTS.skip(first.into()) {
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        if TcpListener::bind(address).is_ok() {
            return Ok(address);
        }
    }
    bail!("no port is free")
}
