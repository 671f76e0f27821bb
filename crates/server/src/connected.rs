//! The sessions by which somebody is connected, so that it can be asked whether they still are.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use store::TokenHash;

/// Those sessions, and how often somebody is connected by each.
#[derive(Default)]
pub struct Connected(Mutex<HashMap<TokenHash, u32>>);

/// Somebody who is connected, until this is dropped.
pub struct Connection {
    all: Arc<Connected>,
    token: TokenHash,
}

impl Connected {
    fn tokens(&self) -> MutexGuard<'_, HashMap<TokenHash, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody connects.
    pub fn add(self: &Arc<Connected>, token: TokenHash) -> Connection {
        *self.tokens().entry(token).or_default() += 1;
        Connection { all: self.clone(), token }
    }

    /// All of them.
    pub fn all(&self) -> Vec<TokenHash> {
        self.tokens().keys().copied().collect()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut tokens = self.all.tokens();
        let left = tokens.get(&self.token).map_or(0, |count| count - 1);
        match left {
            0 => tokens.remove(&self.token),
            left => tokens.insert(self.token, left),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_there_as_long_as_somebody_is_connected_by_it() {
        let connected = Arc::<Connected>::default();
        let (one, other) = (connected.add([1; 32]), connected.add([1; 32]));
        drop(one);
        assert_eq!(connected.all(), [[1; 32]]);
        drop(other);
        assert!(connected.all().is_empty());
    }
}
