//! What people say: chat, notes, problems.

use super::values::{Count, count, plain};
use super::{Db, Result, change, matches, maybe, one, people, rows};
use crate::{Audience, ChatLine, MatchId, Page, Problem, UserId, now};
use tokio_postgres::Row;

/// Adds a line of chat.
pub async fn say(db: &impl Db, id: &MatchId, by: UserId, text: &str, audience: Audience) -> Result<ChatLine> {
    people::must_live(db, by).await?;
    let next = "UPDATE matches SET chatted = chatted + 1 WHERE id = $1 RETURNING number, chatted";
    let counted = one(db, next, &[id]).await?;
    let (match_number, number): (i64, u32) = (counted.try_get(0)?, count(&counted, 1)?);
    let (at, text) = (now(), plain(text));
    let add = "INSERT INTO chat (match_number, line, at, by_user, text, audience) VALUES ($1, $2, $3, $4, $5, $6)";
    change(db, add, &[&match_number, &Count(number), &at, &by, &text, &audience]).await?;
    Ok(ChatLine { number, at, by, name: people::by_number(db, by).await?.name, text: text.into(), audience })
}

/// The columns that [`line_of`] reads.
const LINES: &str =
    "SELECT line, at, by_user, name, text, audience, match_number FROM chat JOIN users ON users.id = by_user";

fn line_of(row: &Row) -> Result<ChatLine> {
    Ok(ChatLine {
        number: count(row, 0)?,
        at: row.try_get(1)?,
        by: row.try_get(2)?,
        name: row.try_get(3)?,
        text: row.try_get(4)?,
        audience: row.try_get(5)?,
    })
}

/// The lines of chat after a number.
pub async fn chat(db: &impl Db, id: &MatchId, after: u32) -> Result<Vec<ChatLine>> {
    let number = matches::number(db, id).await?;
    let find = format!("{LINES} WHERE match_number = $1 AND line > $2 ORDER BY line");
    rows(db, &find, &[&number, &Count(after)]).await?.iter().map(line_of).collect()
}

/// A page of the lines of chat that were said to one of these.
pub async fn page(db: &impl Db, id: &MatchId, page: Page, to: &[Audience], most: u32) -> Result<Vec<ChatLine>> {
    let number = matches::number(db, id).await?;
    let (from, line, order) = match page {
        Page::Newest => ("line <= $2", u32::MAX, "DESC"),
        Page::Before(line) => ("line < $2", line, "DESC"),
        Page::After(line) => ("line > $2", line, "ASC"),
    };
    // The last ones, and then in the order in which they were said.
    let find = format!(
        "SELECT * FROM ({LINES} WHERE match_number = $1 AND {from} AND audience = ANY($3) ORDER BY line {order} LIMIT $4) AS page
         ORDER BY line"
    );
    let found = rows(db, &find, &[&number, &Count(line), &to, &i64::from(most)]).await?;
    found.iter().map(line_of).collect()
}

/// The number of the last line that there ever was.
pub async fn chatted(db: &impl Db, id: &MatchId) -> Result<u32> {
    count(&one(db, "SELECT chatted FROM matches WHERE id = $1", &[id]).await?, 0)
}

/// Everything that a person said.
pub async fn said_by(db: &impl Db, user: UserId) -> Result<Vec<(MatchId, ChatLine)>> {
    let find = format!(
        "SELECT said.*, matches.id FROM ({LINES} WHERE by_user = $1) AS said JOIN matches ON matches.number = match_number
         ORDER BY match_number, line"
    );
    rows(db, &find, &[&user]).await?.iter().map(|row| Ok((row.try_get(7)?, line_of(row)?))).collect()
}

/// The notes of a person on a match.
pub async fn notes(db: &impl Db, id: &MatchId, user: UserId) -> Result<String> {
    let number = matches::number(db, id).await?;
    let found = maybe(db, "SELECT text FROM notes WHERE user_id = $1 AND match_number = $2", &[&user, &number]).await?;
    Ok(found.map(|row| row.try_get(0)).transpose()?.unwrap_or_default())
}

/// Replaces them. Empty ones are not kept.
pub async fn set_notes(db: &impl Db, id: &MatchId, user: UserId, text: &str) -> Result<()> {
    people::must_live(db, user).await?;
    let number = matches::number(db, id).await?;
    if text.is_empty() {
        change(db, "DELETE FROM notes WHERE user_id = $1 AND match_number = $2", &[&user, &number]).await?;
        return Ok(());
    }
    let keep = "INSERT INTO notes (user_id, match_number, text) VALUES ($1, $2, $3)
         ON CONFLICT (user_id, match_number) DO UPDATE SET text = excluded.text";
    change(db, keep, &[&user, &number, &plain(text)]).await?;
    Ok(())
}

/// All notes of a person.
pub async fn notes_of(db: &impl Db, user: UserId) -> Result<Vec<(MatchId, String)>> {
    let find = "SELECT id, text FROM notes JOIN matches ON number = match_number WHERE user_id = $1 ORDER BY number";
    rows(db, find, &[&user]).await?.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Keeps a problem report.
pub async fn report(db: &impl Db, problem: &Problem) -> Result<i64> {
    let number = matches::number(db, &problem.id).await?;
    let [text, record, view, log] =
        [&problem.text, &problem.record, &problem.view, &problem.log].map(|text| plain(text));
    let keep = "INSERT INTO problems (match_number, by_user, at, text, record, view, log)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING number";
    Ok(one(db, keep, &[&number, &problem.by, &now(), &text, &record, &view, &log]).await?.try_get(0)?)
}

/// The columns that [`problem_of`] reads.
const PROBLEMS: &str = "SELECT p.number, m.id, p.by_user, p.at, p.text, p.record, p.view, p.log
    FROM problems AS p JOIN matches AS m ON m.number = p.match_number";

fn problem_of(row: &Row) -> Result<(i64, Problem)> {
    let problem = Problem {
        id: row.try_get(1)?,
        by: row.try_get(2)?,
        at: row.try_get(3)?,
        text: row.try_get(4)?,
        record: row.try_get(5)?,
        view: row.try_get(6)?,
        log: row.try_get(7)?,
    };
    Ok((row.try_get(0)?, problem))
}

/// The problems that were reported.
pub async fn problems(db: &impl Db, most: u32) -> Result<Vec<(i64, Problem)>> {
    let find = format!("{PROBLEMS} ORDER BY p.number DESC LIMIT $1");
    rows(db, &find, &[&i64::from(most)]).await?.iter().map(problem_of).collect()
}

/// The problems that a person reported.
pub async fn problems_of(db: &impl Db, user: UserId) -> Result<Vec<(i64, Problem)>> {
    let find = format!("{PROBLEMS} WHERE p.by_user = $1 ORDER BY p.number");
    rows(db, &find, &[&user]).await?.iter().map(problem_of).collect()
}
