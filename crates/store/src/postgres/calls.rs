//! The contract, call by call: which job each is, and whether it writes.

use super::{Postgres, Result, change, connections, decks, lists, matches, nodes, people, record, seats, stops, talk};
use crate::{
    Append, Appended, AtHome, Audience, ChatLine, Company, DeckRow, Entry, Glances, History, Holder, Load, MatchId,
    MatchRow, NewDeck, NewMatch, Node, Page, Past, Problem, Session, Snapshot, Status, Stops, Store, StoreError,
    TokenHash, User, UserId, Watch, Which, now,
};
use async_trait::async_trait;
use std::{path::Path, time::Duration};

/// Does what is one statement, which is a transaction by itself.
macro_rules! once {
    ($store:expr, |$db:ident| $work:expr) => {{
        let call = async {
            let client = $store.connections.client().await?;
            let $db = &client;
            $work.await
        };
        $store.watch.call(call).await
    }};
}

/// Reads several things that are of one moment.
macro_rules! reads {
    ($store:expr, |$db:ident| $work:expr) => {
        transacts!($store, to_read, |$db| $work)
    };
}

/// Writes: all of it, or nothing.
macro_rules! writes {
    ($store:expr, |$db:ident| $work:expr) => {
        transacts!($store, to_write, |$db| $work)
    };
}

macro_rules! transacts {
    ($store:expr, $how:ident, |$db:ident| $work:expr) => {{
        let call = async {
            let mut client = $store.connections.client().await?;
            let transaction = connections::$how(&mut client).await?;
            let $db = &transaction;
            let done = $work.await;
            connections::finish(transaction, done).await
        };
        $store.watch.call(call).await
    }};
}

#[async_trait]
impl Store for Postgres {
    async fn add_user(&self, name: &str, password: Option<&str>) -> Result<User> {
        writes!(self, |db| people::add(db, name, password))
    }

    async fn user(&self, id: UserId) -> Result<User> {
        once!(self, |db| people::by_number(db, id))
    }

    async fn account(&self, name: &str) -> Result<User> {
        once!(self, |db| people::by_name(db, name))
    }

    async fn make_account(&self, id: UserId, name: &str, password: &str) -> Result<User> {
        writes!(self, |db| people::make_account(db, id, name, password))
    }

    async fn set_password(&self, id: UserId, password: &str) -> Result<()> {
        once!(self, |db| people::set_password(db, id, password))
    }

    async fn delete_user(&self, id: UserId, called: &str) -> Result<()> {
        writes!(self, |db| people::delete(db, id, called))
    }

    async fn forget_some(&self, id: UserId) -> Result<bool> {
        writes!(self, |db| people::forget_some(db, id))
    }

    async fn unfinished_of(&self, id: UserId) -> Result<Vec<MatchId>> {
        once!(self, |db| matches::unfinished_of(db, id))
    }

    async fn half_forgotten(&self) -> Result<Vec<UserId>> {
        once!(self, |db| people::half_forgotten(db))
    }

    async fn add_session(&self, token: TokenHash, user: UserId, lasts: Duration) -> Result<()> {
        writes!(self, |db| people::add_session(db, &token, user, lasts))
    }

    async fn session(&self, token: TokenHash) -> Result<Session> {
        let session = once!(self, |db| people::session(db, &token))?;
        if !session.left.is_zero() {
            return Ok(session);
        }
        // It may stay there; it is expired all the same.
        let ended: Result<()> = once!(self, |db| people::end_expired(db, &token));
        if let Err(error) = ended {
            tracing::warn!(%error, "a session that has expired could not be removed");
        }
        Err(StoreError::NotFound)
    }

    async fn prolong_session(&self, token: TokenHash, lasts: Duration) -> Result<()> {
        once!(self, |db| people::prolong_session(db, &token, lasts))
    }

    async fn end_session(&self, token: TokenHash) -> Result<()> {
        once!(self, |db| people::end_session(db, &token))
    }

    async fn end_other_sessions(&self, user: UserId, but: Option<TokenHash>) -> Result<()> {
        once!(self, |db| people::end_other_sessions(db, user, but.as_ref()))
    }

    async fn add_match(&self, new: NewMatch) -> Result<MatchRow> {
        writes!(self, |db| async {
            matches::add(db, &new).await?;
            matches::row(db, &new.id).await
        })
    }

    async fn add_offer(&self, new: NewMatch, most: u32) -> Result<MatchRow> {
        writes!(self, |db| async {
            // Two that are made at once are counted one after the other.
            people::must_live_alone(db, new.creator).await?;
            if lists::offers_of(db, new.creator).await? >= most {
                return Err(StoreError::TooMany);
            }
            matches::add(db, &new).await?;
            matches::row(db, &new.id).await
        })
    }

    async fn add_rematch(&self, new: NewMatch) -> Result<MatchRow> {
        writes!(self, |db| matches::add_rematch(db, &new))
    }

    async fn add_past(&self, new: NewMatch, past: Past) -> Result<MatchRow> {
        writes!(self, |db| async {
            record::add_past(db, &new, &past).await?;
            matches::row(db, &new.id).await
        })
    }

    async fn row(&self, id: &MatchId) -> Result<MatchRow> {
        reads!(self, |db| matches::row(db, id))
    }

    async fn entries(&self, id: &MatchId, after: u32) -> Result<Vec<Entry>> {
        reads!(self, |db| record::entries(db, id, after))
    }

    async fn history(&self, id: &MatchId) -> Result<History> {
        reads!(self, |db| record::history(db, id))
    }

    async fn snapshot(&self, id: &MatchId) -> Result<Option<Snapshot>> {
        once!(self, |db| record::snapshot(db, id))
    }

    async fn append(&self, append: Append) -> Result<Appended> {
        writes!(self, |db| record::append(db, &append))
    }

    async fn known(&self, id: &MatchId, by: UserId, request: &str) -> Result<Option<u32>> {
        reads!(self, |db| record::known(db, id, by, request))
    }

    async fn take_seat(&self, id: &MatchId, seat: u8, holder: Holder, brings: &str) -> Result<MatchRow> {
        writes!(self, |db| seats::take(db, id, seat, &holder, brings))
    }

    async fn leave_seat(&self, id: &MatchId, seat: u8, user: UserId) -> Result<MatchRow> {
        writes!(self, |db| seats::leave(db, id, seat, user))
    }

    async fn hold(&self, id: &MatchId, trouble: &str) -> Result<()> {
        once!(self, |db| matches::hold(db, id, trouble))
    }

    async fn release(&self, id: &MatchId, status: Status) -> Result<()> {
        once!(self, |db| matches::release(db, id, status))
    }

    async fn lobby(&self, most: u32) -> Result<Vec<MatchRow>> {
        reads!(self, |db| lists::lobby(db, most))
    }

    async fn watchable(&self, most: u32) -> Result<Vec<MatchRow>> {
        reads!(self, |db| lists::watchable(db, most))
    }

    async fn matches_of(&self, user: UserId, most: u32) -> Result<Vec<MatchRow>> {
        reads!(self, |db| lists::page_of_user(db, user, Which::All, None, most))
    }

    async fn page_of_matches(
        &self,
        user: UserId,
        which: Which,
        before: Option<&MatchId>,
        most: u32,
    ) -> Result<Vec<MatchRow>> {
        reads!(self, |db| lists::page_of_user(db, user, which, before, most))
    }

    async fn at_home(&self, user: Option<UserId>, own: u32, few: u32) -> Result<AtHome> {
        reads!(self, |db| lists::at_home(db, user, own, few))
    }

    async fn count_of_matches(&self, user: UserId, which: Which) -> Result<u32> {
        once!(self, |db| lists::count_of_user(db, user, which))
    }

    async fn offers_of(&self, user: UserId) -> Result<u32> {
        once!(self, |db| lists::offers_of(db, user))
    }

    async fn page_of_results(
        &self,
        user: UserId,
        game: &str,
        before: Option<&MatchId>,
        most: u32,
    ) -> Result<Vec<MatchRow>> {
        reads!(self, |db| lists::page_of_results(db, user, game, before, most))
    }

    async fn running(&self) -> Result<Vec<MatchId>> {
        once!(self, |db| matches::running(db))
    }

    async fn count_of_held(&self) -> Result<u32> {
        once!(self, |db| matches::count_of_held(db))
    }

    async fn offspring(&self, id: &MatchId) -> Result<Vec<MatchRow>> {
        reads!(self, |db| matches::offspring(db, id))
    }

    async fn without_winners(&self) -> Result<Vec<MatchId>> {
        once!(self, |db| matches::without_winners(db))
    }

    async fn set_winners(&self, id: &MatchId, winners: &[u8]) -> Result<()> {
        once!(self, |db| matches::set_winners(db, id, winners))
    }

    async fn without_glance(&self) -> Result<Vec<MatchId>> {
        once!(self, |db| matches::without_glance(db))
    }

    async fn set_glances(&self, id: &MatchId, version: u32, glances: Glances) -> Result<()> {
        writes!(self, |db| matches::set_glances(db, id, version, &glances))
    }

    async fn say(&self, id: &MatchId, by: UserId, text: &str, to: Audience) -> Result<ChatLine> {
        writes!(self, |db| talk::say(db, id, by, text, to))
    }

    async fn chat(&self, id: &MatchId, after: u32) -> Result<Vec<ChatLine>> {
        reads!(self, |db| talk::chat(db, id, after))
    }

    async fn page_of_chat(&self, id: &MatchId, page: Page, to: &[Audience], most: u32) -> Result<Vec<ChatLine>> {
        reads!(self, |db| talk::page(db, id, page, to, most))
    }

    async fn chatted(&self, id: &MatchId) -> Result<u32> {
        once!(self, |db| talk::chatted(db, id))
    }

    async fn said_by(&self, user: UserId) -> Result<Vec<(MatchId, ChatLine)>> {
        once!(self, |db| talk::said_by(db, user))
    }

    async fn notes(&self, id: &MatchId, user: UserId) -> Result<String> {
        reads!(self, |db| talk::notes(db, id, user))
    }

    async fn set_notes(&self, id: &MatchId, user: UserId, text: &str) -> Result<()> {
        writes!(self, |db| talk::set_notes(db, id, user, text))
    }

    async fn notes_of(&self, user: UserId) -> Result<Vec<(MatchId, String)>> {
        once!(self, |db| talk::notes_of(db, user))
    }

    async fn report(&self, problem: Problem) -> Result<i64> {
        writes!(self, |db| talk::report(db, &problem))
    }

    async fn problems(&self, most: u32) -> Result<Vec<(i64, Problem)>> {
        once!(self, |db| talk::problems(db, most))
    }

    async fn problems_of(&self, user: UserId) -> Result<Vec<(i64, Problem)>> {
        once!(self, |db| talk::problems_of(db, user))
    }

    async fn add_deck(&self, new: NewDeck, most: u32) -> Result<DeckRow> {
        writes!(self, |db| decks::add(db, &new, most))
    }

    async fn deck(&self, user: UserId, id: &str) -> Result<DeckRow> {
        once!(self, |db| decks::of(db, user, id))
    }

    async fn deck_shared(&self, secret: &str) -> Result<DeckRow> {
        once!(self, |db| decks::shared(db, secret))
    }

    async fn decks_of(&self, user: UserId) -> Result<Vec<DeckRow>> {
        once!(self, |db| decks::all_of(db, user))
    }

    async fn change_deck(&self, user: UserId, id: &str, version: u32, name: &str, text: &str) -> Result<DeckRow> {
        writes!(self, |db| decks::change_deck(db, user, id, version, name, text))
    }

    async fn remove_deck(&self, user: UserId, id: &str) -> Result<()> {
        once!(self, |db| decks::remove(db, user, id))
    }

    async fn stops(&self, user: UserId, game: &str) -> Result<Stops> {
        once!(self, |db| stops::of(db, user, game))
    }

    async fn set_stops(&self, user: UserId, game: &str, stops: &Stops) -> Result<()> {
        writes!(self, |db| stops::set(db, user, game, stops))
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn here(&self, node: &Node, lasts: Duration) -> Result<Company> {
        once!(self, |db| nodes::here(db, node, lasts))
    }

    async fn gone(&self, node: &str) -> Result<()> {
        once!(self, |db| nodes::gone(db, node))
    }

    async fn lease(&self, id: &MatchId, node: &str, lasts: Duration) -> Result<bool> {
        once!(self, |db| nodes::lease(db, id, node, lasts))
    }

    async fn release_lease(&self, id: &MatchId, node: &str) -> Result<()> {
        once!(self, |db| nodes::release_lease(db, id, node))
    }

    async fn orphaned(&self, most: u32) -> Result<Vec<MatchId>> {
        once!(self, |db| nodes::orphaned(db, most))
    }

    async fn attempt(&self, what: &str, burst: u32, every: Duration) -> Result<bool> {
        once!(self, |db| nodes::attempt(db, what, burst, every))
    }

    fn watch(&self) -> &Watch {
        &self.watch
    }

    fn load(&self) -> Load {
        self.connections.load()
    }

    async fn try_to_write(&self) -> Result<()> {
        let write = "INSERT INTO pulse (number, at) VALUES (1, $1) ON CONFLICT (number) DO UPDATE SET at = excluded.at";
        once!(self, |db| async { change(db, write, &[&now()]).await.map(drop) })
    }

    async fn backup(&self, _: &Path) -> Result<()> {
        Err(StoreError::Failed(Postgres::COPIES.into()))
    }
}
