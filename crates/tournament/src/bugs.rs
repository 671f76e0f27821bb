//! A bug aborts a game, but not the simulation: what somebody panicked with, and where, is noted for the report.

use std::{
    cell::{Cell, RefCell},
    panic::{self, AssertUnwindSafe},
    sync::Once,
};

thread_local! {
    static NOTING: Cell<bool> = const { Cell::new(false) };
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The result, or what it panicked with.
pub fn unless_panics<T>(run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    note_panics();
    NOTING.set(true);
    let done = panic::catch_unwind(AssertUnwindSafe(run));
    NOTING.set(false);
    done.unwrap_or_else(|_| {
        let bug = LAST.take();
        Err(if bug.is_empty() { "a panic in another thread".into() } else { bug })
    })
}

/// From now on panics on threads that note them are kept; all others go where they went before.
fn note_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |bug| match NOTING.get() {
            true => LAST.set(bug.to_string()),
            false => before(bug),
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_with_its_place() {
        let trouble = unless_panics::<()>(|| panic!("out of cards")).expect_err("it panicked");
        assert!(trouble.contains("out of cards") && trouble.contains("bugs.rs"), "{trouble}");
        assert_eq!(unless_panics(|| Ok(1)), Ok(1));
        assert_eq!(unless_panics::<()>(|| Err("nothing worse".into())), Err("nothing worse".into()));
    }

    #[test]
    fn a_panic_of_another_thread_is_told() {
        let elsewhere = || {
            let _ = std::thread::spawn(|| panic!("elsewhere")).join().map_err(panic::resume_unwind);
            Ok(())
        };
        assert_eq!(unless_panics(elsewhere), Err("a panic in another thread".into()));
    }
}
