//! The doors: how many may be connected at once, in all and from one address.
//!
//! This is counted before anybody has said a word, so no layer of HTTP can do it.

use crate::error::Refused;
use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// So many connections at most, however many files there are.
pub const MOST_CONNECTIONS: u32 = 20_000;
/// So many files are kept for the rest: the database with its log and its readers, the log, the system.
const FILES_OF_OUR_OWN: u64 = 64;

/// What counts as one address. Whoever has an IPv6 address has 2^64 of them, so the network counts.
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.into(),
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// Lets this process open as many files as the system allows it: often only the default is low.
pub fn raise_files() {
    #[cfg(unix)]
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
}

/// How many connections there may be: every one needs a file.
pub fn most_connections() -> u32 {
    #[cfg(unix)]
    let files = rlimit::Resource::NOFILE.get_soft().unwrap_or(1024);
    #[cfg(not(unix))]
    let files = u64::MAX;
    let ours = FILES_OF_OUR_OWN.min(files / 2);
    u32::try_from(files - ours).unwrap_or(u32::MAX).min(MOST_CONNECTIONS)
}

/// Doors that let in so many.
pub struct Doors {
    most: u32,
    /// None for as many as there are places.
    each: Option<u32>,
    /// So many servers let people in.
    servers: AtomicU32,
    places: Arc<Semaphore>,
    inside: Mutex<HashMap<IpAddr, u32>>,
}

impl Doors {
    /// Nobody is inside. One address never gets more than a quarter of all places.
    pub fn new(most: u32, each: Option<u32>) -> Arc<Doors> {
        let each = each.map(|each| each.min(most / 4).max(1));
        Arc::new(Doors {
            most,
            each,
            servers: AtomicU32::new(1),
            places: Arc::new(Semaphore::new(most as usize)),
            inside: Mutex::default(),
        })
    }

    /// Lets somebody in, if there is a place for him. He goes when the place is dropped.
    pub fn enter(self: &Arc<Doors>, from: IpAddr) -> Result<Place, Refused> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| Refused::too_many())?;
        let from = counted(from);
        let mut inside = self.inside.lock().expect("nothing panics while it holds this");
        let here = inside.get(&from).copied().unwrap_or(0);
        let servers = self.servers.load(Ordering::Relaxed);
        if self.each.is_some_and(|each| here >= each.div_ceil(servers)) {
            return Err(Refused::too_many());
        }
        inside.insert(from, here + 1);
        Ok(Place { doors: self.clone(), from, _place: place })
    }

    /// So many servers let people in: of those from one address this one lets in its share.
    pub fn share_with(&self, servers: u32) {
        self.servers.store(servers.max(1), Ordering::Relaxed);
    }

    /// How many are inside.
    pub fn inside(&self) -> usize {
        self.most as usize - self.places.available_permits()
    }

    /// Waits until everybody is gone.
    pub async fn empty(&self) {
        let _ = self.places.acquire_many(self.most).await;
    }
}

/// The place of one who is inside.
pub struct Place {
    doors: Arc<Doors>,
    from: IpAddr,
    _place: OwnedSemaphorePermit,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.doors.inside.lock().expect("nothing panics while it holds this");
        let left = inside.get(&self.from).map_or(0, |here| here - 1);
        if left == 0 {
            inside.remove(&self.from);
        } else {
            inside.insert(self.from, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_network_of_ipv6_is_one_address_and_ipv4_within_it_is_not() {
        assert_eq!(counted(ip("2001:db8:1:2:3:4:5:6")), counted(ip("2001:db8:1:2::9")));
        assert_ne!(counted(ip("2001:db8:1:2::9")), counted(ip("2001:db8:1:3::9")));
        assert_eq!(counted(ip("::ffff:192.0.2.1")), ip("192.0.2.1"));
        assert_ne!(counted(ip("192.0.2.1")), counted(ip("192.0.2.2")));
    }

    #[test]
    fn one_address_cannot_take_every_place() {
        let doors = Doors::new(8, Some(256));
        let places: Vec<Place> = (0..20).filter_map(|_| doors.enter(ip("192.0.2.1")).ok()).collect();
        assert_eq!((places.len(), doors.inside()), (2, 2));
        let other = doors.enter(ip("192.0.2.2")).ok();
        assert!(other.is_some());
        drop((places, other));
        assert_eq!(doors.inside(), 0);
        assert!(doors.inside.lock().unwrap().is_empty(), "who is gone is forgotten");
    }

    #[test]
    fn where_there_are_several_servers_each_lets_in_its_share() {
        let doors = Doors::new(1000, Some(10));
        doors.share_with(3);
        let places: Vec<Place> = (0..20).filter_map(|_| doors.enter(ip("192.0.2.1")).ok()).collect();
        assert_eq!(places.len(), 4);
        // Whoever is inside when another server comes stays.
        doors.share_with(10);
        assert!(doors.enter(ip("192.0.2.1")).is_err());
        doors.share_with(1);
        assert!(doors.enter(ip("192.0.2.1")).is_ok());
    }

    #[test]
    fn all_places_can_be_taken_from_many_addresses() {
        let doors = Doors::new(8, None);
        let places: Vec<Place> = (0..20).filter_map(|_| doors.enter(ip("192.0.2.1")).ok()).collect();
        assert_eq!(places.len(), 8);
        assert_eq!(doors.enter(ip("192.0.2.2")).err().unwrap(), Refused::too_many());
    }
}
