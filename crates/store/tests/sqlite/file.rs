use crate::{
    Place,
    contract::{MINUTE, entry, id},
};
use rusqlite::Connection;
use std::{fs, sync::Arc};
use store::{Appended, Sqlite, Store, StoreError};

#[cfg(unix)]
fn mode(path: &std::path::Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn refused<T>(answer: Result<T, StoreError>) -> String {
    match answer {
        Err(StoreError::Failed(why) | StoreError::Damaged(why)) => why,
        _ => panic!("it should have been refused"),
    }
}

#[tokio::test]
async fn the_file_and_its_folder_are_made_for_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep").join("down").join("westmarch.db");
    let store = Sqlite::open(&path).unwrap();
    store.add_user("Balin", Some("x")).await.unwrap();
    #[cfg(unix)]
    {
        assert_eq!(mode(&path), 0o600);
        assert_eq!(mode(&path.with_extension("db-wal")), 0o600);
    }
    refused(Sqlite::open(folder.path()));
    refused(Sqlite::open(&path.join("below-a-file.db")));
}

#[tokio::test]
async fn accounts_from_before_are_known_by_their_looks() {
    let place = Place::new().await;
    place.account("Legolas").await;
    let Place { store, folder } = place;
    drop(store);
    let path = folder.path().join("westmarch.db");
    let db = Connection::open(&path).unwrap();
    // As a program of before has left it.
    let before = "DROP TABLE looks; DROP TABLE pulse; DROP TABLE decks; DROP TABLE stops; DROP TABLE moving;
        DROP INDEX seats_by_first; DROP INDEX matches_waiting; DROP INDEX matches_by_kind; DROP INDEX matches_without_winners;
        DROP INDEX seats_by_turn; DROP INDEX matches_in_lobby; DROP INDEX matches_to_watch; DROP INDEX matches_without_glance;
        CREATE INDEX matches_by_status ON matches (status);
        ALTER TABLE matches DROP COLUMN glance; ALTER TABLE matches DROP COLUMN team_talk; ALTER TABLE seats DROP COLUMN glance;
        PRAGMA user_version = 2;";
    db.execute_batch(before).unwrap();
    drop(db);
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.add_user("LegoIas", None).await, Err(StoreError::NameTaken));
}

#[tokio::test]
async fn the_log_is_tidied_up_when_it_is_closed() {
    let place = Place::new().await;
    place.account("Sam").await;
    let path = place.path();
    let Place { store, folder } = place;
    assert!(path.with_extension("db-wal").exists());
    drop(store);
    assert!(!path.with_extension("db-wal").exists());
    drop(folder);
}

#[tokio::test]
async fn an_empty_file_becomes_a_store_and_a_newer_one_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("westmarch.db");
    fs::write(&path, "").unwrap();
    drop(Sqlite::open(&path).unwrap());

    let db = Connection::open(&path).unwrap();
    db.execute_batch("PRAGMA journal_mode = DELETE; PRAGMA user_version = 1000;").unwrap();
    drop(db);
    let before = fs::read(&path).unwrap();
    let why = refused(Sqlite::open(&path));
    assert!(why.contains("version 1000"), "{why}");
    assert!(why.contains("newer program"), "{why}");
    assert_eq!(fs::read(&path).unwrap(), before, "it is left as it was");
}

#[test]
fn several_open_a_new_file_at_once() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("westmarch.db");
        let open = || Sqlite::open(&path).map(drop);
        let all = std::thread::scope(|scope| [(); 6].map(|()| scope.spawn(open)).map(|thread| thread.join().unwrap()));
        assert_eq!(all, [(); 6].map(Ok));
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("westmarch.db");
    fs::write(&path, "There and back again, a hobbit's tale. ".repeat(100)).unwrap();
    let why = refused(Sqlite::open(&path));
    assert!(why.contains("not a database"), "{why}");
    says_what_to_do(&why, &path);
}

#[track_caller]
fn says_what_to_do(why: &str, path: &std::path::Path) {
    for part in [&path.display().to_string(), "last backup", "docs/hosting.md"] {
        assert!(why.contains(part), "{why}");
    }
}

/// Writes over a page of a file, as a bad disk does.
fn garble(path: &std::path::Path, page: i64) {
    use std::io::{Seek, SeekFrom, Write};
    let mut file = fs::OpenOptions::new().write(true).open(path).unwrap();
    file.seek(SeekFrom::Start((page as u64 - 1) * 4096)).unwrap();
    file.write_all(&[0xa5; 4096]).unwrap();
}

#[tokio::test]
async fn a_file_with_a_garbled_page_says_what_to_do() {
    let place = Place::new().await;
    let sam = place.account("Sam").await;
    place.store.add_session([1; 32], sam.id, MINUTE).await.unwrap();
    let path = place.path();
    let Place { store, folder } = place;
    drop(store);
    let page = |name: &str| -> i64 {
        let db = Connection::open(&path).unwrap();
        db.query_row("SELECT rootpage FROM sqlite_schema WHERE name = ?1", [name], |row| row.get(0)).unwrap()
    };
    // One that is looked at later: it is told when it is.
    garble(&path, page("sessions"));
    let store = Sqlite::open(&path).unwrap();
    says_what_to_do(&refused(store.session([1; 32]).await), &path);
    says_what_to_do(&refused(store.add_session([2; 32], sam.id, MINUTE).await), &path);
    assert_eq!(store.account("sam").await, Ok(sam), "the rest can be read");
    drop(store);
    // One that is looked at when it is opened.
    garble(&path, page("users"));
    says_what_to_do(&refused(Sqlite::open(&path)), &path);
    drop(folder);
}

#[test]
fn a_copy_changes_nothing_in_a_file_of_another_version() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("westmarch.db"), folder.path().join("copy.db"));
    drop(Sqlite::open(&path).unwrap());
    let db = Connection::open(&path).unwrap();
    db.execute_batch("DROP TABLE looks; DROP TABLE pulse; PRAGMA user_version = 2;").unwrap();
    Sqlite::copy(&path, &copy).unwrap();
    for file in [&path, &copy] {
        let version: i64 =
            Connection::open(file).unwrap().query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        assert_eq!(version, 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_made_while_others_write() {
    let place = Place::new().await;
    let sam = place.guest("Sam").await;
    place.waiting("m", &sam).await;
    // Large enough that the copy takes several steps.
    for version in 0..20 {
        place.store.append(entry("m", version, &"x".repeat(1_000_000))).await.unwrap();
    }
    let (store, folder) = (Arc::new(place.store), place.folder);
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            let mut version = 20;
            loop {
                assert_eq!(store.append(entry("m", version, "y")).await, Ok(Appended::Added(version + 1)));
                version += 1;
                tokio::task::yield_now().await;
            }
        }
    });
    let before = store.row(&id("m")).await.unwrap().version;
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    let after = store.row(&id("m")).await.unwrap().version;
    writing.abort();
    assert!(writing.await.unwrap_err().is_cancelled());
    assert!(after > before, "others went on");
    assert!(refused(store.backup(&copy).await).contains("copy.db"), "a file that is there is not overwritten");

    let db = Connection::open(&copy).unwrap();
    let sound: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(sound, "ok");
    drop(db);
    #[cfg(unix)]
    assert_eq!(mode(&copy), 0o600);
    let copied = Sqlite::open(&copy).unwrap();
    let version = copied.row(&id("m")).await.unwrap().version;
    assert!((before..=after).contains(&version));
    assert_eq!(copied.entries(&id("m"), 0).await.unwrap().len(), version as usize);
    assert_eq!(copied.snapshot(&id("m")).await.unwrap().unwrap().version, version, "of one moment");
}

#[tokio::test]
async fn a_copy_that_fails_leaves_nothing() {
    let place = Place::new().await;
    let nowhere = place.folder.path().join("no").join("such").join("folder.db");
    refused(place.store.backup(&nowhere).await);
    refused(place.store.backup(&place.path()).await);
    assert!(place.path().exists(), "least of all does it remove what it would copy");
    place.guest("Sam").await;
}
