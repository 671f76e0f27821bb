//! Lists of matches: what everybody sees, and each person's own. Every one of them has an index that leads to what it shows.

use super::values::count;
use super::{Db, Result, Values, matches::all_where, one};
use crate::{AtHome, AtHomeCounts, MatchId, MatchRow, Status, UserId, Which};

/// Those in the lobby: somebody sits there and waits for somebody.
const IN_LOBBY: &str = "status = 'waiting' AND listed
    AND EXISTS (SELECT 1 FROM seats WHERE match_number = number AND user_id IS NULL AND player IS NULL)
    AND EXISTS (SELECT 1 FROM seats WHERE match_number = number AND user_id IS NOT NULL)";

/// Those that are being played and that everybody may watch.
const TO_WATCH: &str = "status = 'running' AND spectators";

/// Those of a person ($1): where he has a seat, and those he made, unless he got up and they began without him. Indices alone tell, so that somebody
/// may have thousands.
///
/// An array keeps PostgreSQL from the other way, which is to pass by all matches and to look which are his.
const HIS: &str = "number = ANY(ARRAY(
        SELECT match_number FROM seats WHERE user_id = $1
        UNION SELECT number FROM matches WHERE creator = $1 AND status = 'waiting'
        UNION SELECT number FROM matches WHERE creator = $1
            AND number NOT IN (SELECT match_number FROM seats WHERE first_user = $1)))";

/// Those that wait for an answer of a person ($1).
const HIS_TURN: &str =
    "number = ANY(ARRAY(SELECT match_number FROM seats WHERE user_id = $1 AND asked_since IS NOT NULL))";

/// Those that do not.
const NOT_HIS_TURN: &str =
    "number NOT IN (SELECT match_number FROM seats WHERE user_id = $1 AND asked_since IS NOT NULL)";

/// A list of so many at most.
async fn some(db: &impl Db, condition: &str, most: u32) -> Result<Vec<MatchRow>> {
    all_where(db, &format!("{condition} ORDER BY number DESC LIMIT $1"), &[&i64::from(most)]).await
}

/// Those in the lobby, the newest first.
pub async fn lobby(db: &impl Db, most: u32) -> Result<Vec<MatchRow>> {
    some(db, IN_LOBBY, most).await
}

/// Those that can be watched, the newest first.
pub async fn watchable(db: &impl Db, most: u32) -> Result<Vec<MatchRow>> {
    some(db, TO_WATCH, most).await
}

/// How many there are.
async fn count_where(db: &impl Db, condition: &str, values: Values<'_>) -> Result<u32> {
    count(&one(db, &format!("SELECT count(*) FROM matches WHERE {condition}"), values).await?, 0)
}

/// How many a person has in the lobby.
pub async fn offers_of(db: &impl Db, user: UserId) -> Result<u32> {
    count_where(db, &format!("{IN_LOBBY} AND creator = $1"), &[&user]).await
}

/// Those of a person that are of a kind, the newest first: all, or such as are older than a match.
pub async fn page_of_user(
    db: &impl Db,
    user: UserId,
    which: Which,
    before: Option<&MatchId>,
    most: u32,
) -> Result<Vec<MatchRow>> {
    let condition = format!("number < $2 AND {} ORDER BY number DESC LIMIT $3", his(which));
    all_where(db, &condition, &[&user, &number_or_last(db, user, before).await?, &i64::from(most)]).await
}

/// How many of a kind a person has.
pub async fn count_of_user(db: &impl Db, user: UserId, which: Which) -> Result<u32> {
    count_where(db, &his(which), &[&user]).await
}

/// The condition for those of a kind.
fn his(which: Which) -> String {
    let recorded = "origin_kind IS NOT DISTINCT FROM 'upload'";
    match which {
        Which::All => HIS.into(),
        Which::HisTurn => format!("status = 'running' AND {HIS_TURN}"),
        Which::OthersTurn => format!("status IN ('waiting', 'running', 'held') AND {NOT_HIS_TURN} AND {HIS}"),
        Which::Over => format!("status = 'over' AND NOT {recorded} AND {HIS}"),
        Which::Records => format!("{recorded} AND {HIS}"),
    }
}

/// Those that wait for an answer of a person: what has waited longest, and what has come up last.
async fn waiting_for(db: &impl Db, user: UserId, most: u32) -> Result<Vec<MatchRow>> {
    let asked = |order: &str| {
        format!(
            "(SELECT match_number FROM seats WHERE user_id = $1 AND asked_since IS NOT NULL ORDER BY asked_since {order} LIMIT $2)"
        )
    };
    let condition =
        format!("status = 'running' AND number IN ({} UNION {}) ORDER BY number", asked("ASC"), asked("DESC"));
    all_where(db, &condition, &[&user, &i64::from(most)]).await
}

/// A page of those of a game that are over.
pub async fn page_of_results(
    db: &impl Db,
    user: UserId,
    game: &str,
    before: Option<&MatchId>,
    most: u32,
) -> Result<Vec<MatchRow>> {
    let condition = format!("number < $2 AND status = $4 AND game = $5 AND {HIS} ORDER BY number DESC LIMIT $3");
    let before = number_or_last(db, user, before).await?;
    all_where(db, &condition, &[&user, &before, &i64::from(most), &Status::Over, &game]).await
}

/// The number of a match of a person, or one that is greater than all. That of another's match is not told from one that is not there.
async fn number_or_last(db: &impl Db, user: UserId, id: Option<&MatchId>) -> Result<i64> {
    let Some(id) = id else { return Ok(i64::MAX) };
    let find = format!("SELECT number FROM matches WHERE id = $2 AND {HIS}");
    Ok(one(db, &find, &[&user, id]).await?.try_get(0)?)
}

/// What the first page shows.
pub async fn at_home(db: &impl Db, user: Option<UserId>, own: u32, few: u32) -> Result<AtHome> {
    let counts = AtHomeCounts {
        yours: 0,
        others: 0,
        open: count_where(db, IN_LOBBY, &[]).await?,
        live: count_where(db, TO_WATCH, &[]).await?,
    };
    let (open, live) = (lobby(db, few).await?, watchable(db, few).await?);
    let mut home = AtHome { yours: Vec::new(), others: Vec::new(), made: Vec::new(), open, live, counts };
    if let Some(user) = user {
        home.yours = waiting_for(db, user, own).await?;
        home.others = page_of_user(db, user, Which::OthersTurn, None, own).await?;
        home.made = all_where(db, "creator = $1 ORDER BY number DESC LIMIT $2", &[&user, &i64::from(own)]).await?;
        home.counts.yours = count_of_user(db, user, Which::HisTurn).await?;
        home.counts.others = count_of_user(db, user, Which::OthersTurn).await?;
    }
    Ok(home)
}
