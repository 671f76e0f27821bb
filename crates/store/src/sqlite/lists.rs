//! Lists of matches: what everybody sees, and each person's own. Every one of them has an index that leads to what it shows
//! ([`schema`](super::schema)).

use super::{Result, matches::all_where};
use crate::{AtHome, AtHomeCounts, MatchId, MatchRow, Status, UserId, Which};
use rusqlite::{Connection, params};

/// Those in the lobby: somebody sits there and waits for somebody.
const IN_LOBBY: &str = "status = 'waiting' AND listed = 1
    AND EXISTS (SELECT 1 FROM seats WHERE match_number = number AND user IS NULL AND player IS NULL)
    AND EXISTS (SELECT 1 FROM seats WHERE match_number = number AND user IS NOT NULL)";

/// Those that are being played and that everybody may watch.
const TO_WATCH: &str = "status = 'running' AND spectators = 1";

/// Those in the lobby, the newest first.
pub fn lobby(db: &Connection, most: u32) -> Result<Vec<MatchRow>> {
    all_where(db, &format!("{IN_LOBBY} ORDER BY number DESC LIMIT ?1"), [most])
}

/// Those that can be watched, the newest first.
pub fn watchable(db: &Connection, most: u32) -> Result<Vec<MatchRow>> {
    all_where(db, &format!("{TO_WATCH} ORDER BY number DESC LIMIT ?1"), [most])
}

/// How many are in the lobby, and how many can be watched.
pub fn public_counts(db: &Connection) -> Result<(u32, u32)> {
    let count = |condition: &str| {
        let sql = format!("SELECT count(*) FROM matches WHERE {condition}");
        db.prepare_cached(&sql)?.query_row([], |row| row.get(0))
    };
    Ok((count(IN_LOBBY)?, count(TO_WATCH)?))
}

/// How many a person has in the lobby.
pub fn offers_of(db: &Connection, user: UserId) -> Result<u32> {
    let sql = format!("SELECT count(*) FROM matches WHERE {IN_LOBBY} AND creator = ?1");
    Ok(db.prepare_cached(&sql)?.query_row([user], |row| row.get(0))?)
}

/// Those of a person (?1): where he has a seat, and those he made, unless he got up and they began without him. Indices alone tell, so that somebody
/// may have thousands.
const HIS: &str = "number IN (
        SELECT match_number FROM seats WHERE user = ?1
        UNION SELECT number FROM matches WHERE creator = ?1 AND status = 'waiting'
        UNION SELECT number FROM matches WHERE creator = ?1
            AND number NOT IN (SELECT match_number FROM seats WHERE first_user = ?1))";

/// Those that wait for an answer of a person (?1).
const HIS_TURN: &str = "number IN (SELECT match_number FROM seats WHERE user = ?1 AND asked_since IS NOT NULL)";

/// Those of a person, the newest first.
pub fn of_user(db: &Connection, user: UserId, most: u32) -> Result<Vec<MatchRow>> {
    page_of_user(db, user, Which::All, None, most)
}

/// The same of those of a kind, all or such as are older than a match.
pub fn page_of_user(
    db: &Connection,
    user: UserId,
    which: Which,
    before: Option<&MatchId>,
    most: u32,
) -> Result<Vec<MatchRow>> {
    let condition = newest(&format!("number < ?2 AND {}", his(which)));
    all_where(db, &condition, params![user, number_or_last(db, user, before)?, most])
}

/// How many of a kind a person (?1) has.
pub fn count_of_user(db: &Connection, user: UserId, which: Which) -> Result<u32> {
    let sql = format!("SELECT count(*) FROM {KINDS} WHERE {}", his(which));
    Ok(db.prepare_cached(&sql)?.query_row([user], |row| row.get(0))?)
}

/// The matches, by what is small in them and says of which kind they are: to look for a few among thousands that somebody has, and not to look at all
/// that have some status.
const KINDS: &str = "matches INDEXED BY matches_by_kind";

/// Those of one's own (?1) that a condition is true of, the newest first, so many (?3) at most.
fn newest(condition: &str) -> String {
    format!(
        "number IN (SELECT number FROM {KINDS} WHERE {condition} ORDER BY number DESC LIMIT ?3) ORDER BY number DESC"
    )
}

/// The condition for those of a kind.
fn his(which: Which) -> String {
    let recorded = "origin_kind IS 'upload'";
    match which {
        Which::All => HIS.into(),
        Which::HisTurn => format!("status = 'running' AND {HIS_TURN}"),
        Which::OthersTurn => format!("status IN ('waiting', 'running', 'held') AND NOT {HIS_TURN} AND {HIS}"),
        Which::Over => format!("status = 'over' AND NOT {recorded} AND {HIS}"),
        Which::Records => format!("{recorded} AND {HIS}"),
    }
}

/// Those that wait for an answer of a person: what has waited longest, and what has come up last.
pub fn waiting_for(db: &Connection, user: UserId, most: u32) -> Result<Vec<MatchRow>> {
    let asked = |order: &str| {
        format!(
            "SELECT match_number FROM seats WHERE user = ?1 AND asked_since IS NOT NULL ORDER BY asked_since {order} LIMIT ?2"
        )
    };
    let (longest, last) = (asked("ASC"), asked("DESC"));
    // The plus keeps SQLite from looking at all that are being played.
    let condition = format!(
        "+status = 'running' AND number IN (SELECT * FROM ({longest}) UNION SELECT * FROM ({last})) ORDER BY number"
    );
    all_where(db, &condition, params![user, most])
}

/// The newest that a person made.
pub fn made_by(db: &Connection, user: UserId, most: u32) -> Result<Vec<MatchRow>> {
    all_where(db, "creator = ?1 ORDER BY number DESC LIMIT ?2", params![user, most])
}

/// The same of those of a game that are over.
pub fn page_of_results(
    db: &Connection,
    user: UserId,
    game: &str,
    before: Option<&MatchId>,
    most: u32,
) -> Result<Vec<MatchRow>> {
    let condition = newest(&format!("number < ?2 AND status = ?4 AND game = ?5 AND {HIS}"));
    all_where(db, &condition, params![user, number_or_last(db, user, before)?, most, Status::Over, game])
}

/// The number of a match of a person, or one that is greater than all. That of another's match is not told from one that is not there.
fn number_or_last(db: &Connection, user: UserId, id: Option<&MatchId>) -> Result<i64> {
    let Some(id) = id else { return Ok(i64::MAX) };
    let find = format!("SELECT number FROM matches WHERE id = ?2 AND {HIS}");
    Ok(db.prepare_cached(&find)?.query_row(params![user, id], |row| row.get(0))?)
}

/// What the first page shows.
pub fn at_home(db: &Connection, user: Option<UserId>, own: u32, few: u32) -> Result<AtHome> {
    let (open, live) = public_counts(db)?;
    let mut home = AtHome {
        yours: Vec::new(),
        others: Vec::new(),
        made: Vec::new(),
        open: lobby(db, few)?,
        live: watchable(db, few)?,
        counts: AtHomeCounts { yours: 0, others: 0, open, live },
    };
    if let Some(user) = user {
        home.yours = waiting_for(db, user, own)?;
        home.others = page_of_user(db, user, Which::OthersTurn, None, own)?;
        home.made = made_by(db, user, own)?;
        home.counts.yours = count_of_user(db, user, Which::HisTurn)?;
        home.counts.others = count_of_user(db, user, Which::OthersTurn)?;
    }
    Ok(home)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::schema::{MIGRATIONS, migrate};

    /// How something is looked for.
    fn plan(sql: &str) -> String {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db, MIGRATIONS).unwrap();
        let mut explain = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let params = vec![1; explain.parameter_count()];
        let steps =
            explain.query_map(rusqlite::params_from_iter(params), |row| row.get::<_, String>("detail")).unwrap();
        steps.collect::<rusqlite::Result<Vec<_>>>().unwrap().join("\n")
    }

    /// The plan of a list, which passes no table by.
    fn list(condition: &str) -> String {
        let plan = plan(&format!("SELECT number, setup FROM matches WHERE {condition}"));
        let scanned = plan.lines().any(|step| step.starts_with("SCAN matches") || step.starts_with("SCAN seats"));
        assert!(!scanned, "{condition}: {plan}");
        plan
    }

    #[test]
    fn lists_pass_nothing_by_that_they_do_not_show() {
        let lobby = list(IN_LOBBY);
        assert!(lobby.contains("matches_in_lobby"), "{lobby}");
        let watch = list(TO_WATCH);
        assert!(watch.contains("matches_to_watch"), "{watch}");
        let offers = list(&format!("{IN_LOBBY} AND creator = ?1"));
        assert!(offers.contains("matches_waiting"), "{offers}");
        for which in [Which::All, Which::HisTurn, Which::OthersTurn, Which::Over, Which::Records] {
            let count = plan(&format!("SELECT count(*) FROM {KINDS} WHERE {}", his(which)));
            for own in [list(&newest(&format!("number < ?2 AND {}", his(which)))), count] {
                assert!(own.contains("seats_by_") && own.contains("COVERING INDEX matches_by_kind (number"), "{own}");
                assert!(!own.contains("SCAN matches") && !own.contains("SCAN seats"), "{which:?}: {own}");
                // Whoever has thousands of matches has them by indices alone.
                let ways = [
                    "COVERING INDEX seats_by_user",
                    "COVERING INDEX seats_by_first",
                    "COVERING INDEX matches_by_creator",
                ];
                assert!(which == Which::HisTurn || ways.iter().all(|way| own.contains(way)), "{which:?}: {own}");
            }
        }
        let turn = list(HIS_TURN);
        assert!(turn.contains("COVERING INDEX seats_by_turn"), "{turn}");
        list("creator = ?1 ORDER BY number DESC LIMIT ?2");
    }
}
