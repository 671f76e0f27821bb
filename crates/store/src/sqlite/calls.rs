//! The contract, call by call: which job each is, and whether it writes.

use super::{Result, Sqlite, decks, file, lists, matches, people, record, seats, stops, talk, writer::Haste};
use crate::{
    Append, Appended, AtHome, Audience, ChatLine, DeckRow, Entry, Glances, History, Holder, Load, MatchId, MatchRow,
    NewDeck, NewMatch, Page, Past, Problem, Session, Snapshot, Status, Stops, Store, StoreError, TokenHash, User,
    UserId, Watch, Which,
};
use async_trait::async_trait;
use std::{path::Path, time::Duration};
use tokio::task::spawn_blocking;

#[async_trait]
impl Store for Sqlite {
    async fn add_user(&self, name: &str, password: Option<&str>) -> Result<User> {
        let (name, password) = (name.to_owned(), password.map(str::to_owned));
        self.write(move |db| people::add(db, &name, password.as_deref())).await
    }

    async fn user(&self, id: UserId) -> Result<User> {
        self.read(move |db| people::by_number(db, id)).await
    }

    async fn account(&self, name: &str) -> Result<User> {
        let name = name.to_owned();
        self.read(move |db| people::by_name(db, &name)).await
    }

    async fn make_account(&self, id: UserId, name: &str, password: &str) -> Result<User> {
        let (name, password) = (name.to_owned(), password.to_owned());
        self.write(move |db| people::make_account(db, id, &name, &password)).await
    }

    async fn set_password(&self, id: UserId, password: &str) -> Result<()> {
        let password = password.to_owned();
        self.write(move |db| people::set_password(db, id, &password)).await
    }

    async fn delete_user(&self, id: UserId, called: &str) -> Result<()> {
        let called = called.to_owned();
        self.forget(move |db| people::delete(db, id, &called), Haste::Now).await
    }

    async fn forget_some(&self, id: UserId) -> Result<bool> {
        self.forget(move |db| people::forget_some(db, id), Haste::Later).await
    }

    async fn unfinished_of(&self, id: UserId) -> Result<Vec<MatchId>> {
        self.read(move |db| matches::unfinished_of(db, id)).await
    }

    async fn half_forgotten(&self) -> Result<Vec<UserId>> {
        self.read(people::half_forgotten).await
    }

    async fn add_session(&self, token: TokenHash, user: UserId, lasts: Duration) -> Result<()> {
        self.write(move |db| people::add_session(db, &token, user, lasts)).await
    }

    async fn session(&self, token: TokenHash) -> Result<Session> {
        match self.read(move |db| people::session(db, &token)).await? {
            Some(session) if !session.left.is_zero() => Ok(session),
            Some(_) => {
                // On a full disk it stays there; it is expired all the same.
                if let Err(error) = self.write(move |db| people::end_expired(db, &token)).await {
                    tracing::warn!(%error, "a session that has expired could not be removed");
                }
                Err(StoreError::NotFound)
            }
            None => Err(StoreError::NotFound),
        }
    }

    async fn prolong_session(&self, token: TokenHash, lasts: Duration) -> Result<()> {
        self.write(move |db| people::prolong_session(db, &token, lasts)).await
    }

    async fn end_session(&self, token: TokenHash) -> Result<()> {
        self.write(move |db| people::end_session(db, &token)).await
    }

    async fn end_other_sessions(&self, user: UserId, but: Option<TokenHash>) -> Result<()> {
        self.write(move |db| people::end_other_sessions(db, user, but.as_ref())).await
    }

    async fn add_match(&self, new: NewMatch) -> Result<MatchRow> {
        self.write(move |db| matches::add(db, &new)).await
    }

    async fn add_offer(&self, new: NewMatch, most: u32) -> Result<MatchRow> {
        self.write(move |db| match lists::offers_of(db, new.creator)? {
            offers if offers < most => matches::add(db, &new),
            _ => Err(StoreError::TooMany),
        })
        .await
    }

    async fn add_rematch(&self, new: NewMatch) -> Result<MatchRow> {
        self.write(move |db| matches::add_rematch(db, &new)).await
    }

    async fn add_past(&self, new: NewMatch, past: Past) -> Result<MatchRow> {
        self.write_long(move |db| record::add_past(db, &new, &past)).await
    }

    async fn row(&self, id: &MatchId) -> Result<MatchRow> {
        let id = id.clone();
        self.read(move |db| matches::row(db, &id)).await
    }

    async fn entries(&self, id: &MatchId, after: u32) -> Result<Vec<Entry>> {
        let id = id.clone();
        self.read(move |db| record::entries(db, &id, after)).await
    }

    async fn history(&self, id: &MatchId) -> Result<History> {
        let id = id.clone();
        self.read(move |db| record::history(db, &id)).await
    }

    async fn snapshot(&self, id: &MatchId) -> Result<Option<Snapshot>> {
        let id = id.clone();
        self.read(move |db| record::snapshot(db, &id)).await
    }

    async fn append(&self, append: Append) -> Result<Appended> {
        self.write(move |db| record::append(db, &append)).await
    }

    async fn known(&self, id: &MatchId, by: UserId, request: &str) -> Result<Option<u32>> {
        let (id, request) = (id.clone(), request.to_string());
        self.read(move |db| record::known(db, &id, by, &request)).await
    }

    async fn take_seat(&self, id: &MatchId, seat: u8, holder: Holder, brings: &str) -> Result<MatchRow> {
        let (id, brings) = (id.clone(), brings.to_owned());
        self.write(move |db| seats::take(db, &id, seat, &holder, &brings)).await
    }

    async fn leave_seat(&self, id: &MatchId, seat: u8, user: UserId) -> Result<MatchRow> {
        let id = id.clone();
        self.write(move |db| seats::leave(db, &id, seat, user)).await
    }

    async fn hold(&self, id: &MatchId, trouble: &str) -> Result<()> {
        let (id, trouble) = (id.clone(), trouble.to_owned());
        self.write(move |db| matches::hold(db, &id, &trouble)).await
    }

    async fn release(&self, id: &MatchId, status: Status) -> Result<()> {
        let id = id.clone();
        self.write(move |db| matches::release(db, &id, status)).await
    }

    async fn lobby(&self, most: u32) -> Result<Vec<MatchRow>> {
        self.read(move |db| lists::lobby(db, most)).await
    }

    async fn watchable(&self, most: u32) -> Result<Vec<MatchRow>> {
        self.read(move |db| lists::watchable(db, most)).await
    }

    async fn matches_of(&self, user: UserId, most: u32) -> Result<Vec<MatchRow>> {
        self.read(move |db| lists::of_user(db, user, most)).await
    }

    async fn page_of_matches(
        &self,
        user: UserId,
        which: Which,
        before: Option<&MatchId>,
        most: u32,
    ) -> Result<Vec<MatchRow>> {
        let before = before.cloned();
        self.read(move |db| lists::page_of_user(db, user, which, before.as_ref(), most)).await
    }

    async fn at_home(&self, user: Option<UserId>, own: u32, few: u32) -> Result<AtHome> {
        self.read(move |db| lists::at_home(db, user, own, few)).await
    }

    async fn count_of_matches(&self, user: UserId, which: Which) -> Result<u32> {
        self.read(move |db| lists::count_of_user(db, user, which)).await
    }

    async fn offers_of(&self, user: UserId) -> Result<u32> {
        self.read(move |db| lists::offers_of(db, user)).await
    }

    async fn page_of_results(
        &self,
        user: UserId,
        game: &str,
        before: Option<&MatchId>,
        most: u32,
    ) -> Result<Vec<MatchRow>> {
        let (game, before) = (game.to_owned(), before.cloned());
        self.read(move |db| lists::page_of_results(db, user, &game, before.as_ref(), most)).await
    }

    async fn running(&self) -> Result<Vec<MatchId>> {
        self.read(matches::running).await
    }

    async fn count_of_held(&self) -> Result<u32> {
        self.read(matches::count_of_held).await
    }

    async fn offspring(&self, id: &MatchId) -> Result<Vec<MatchRow>> {
        let id = id.clone();
        self.read(move |db| matches::offspring(db, &id)).await
    }

    async fn without_winners(&self) -> Result<Vec<MatchId>> {
        self.read(matches::without_winners).await
    }

    async fn set_winners(&self, id: &MatchId, winners: &[u8]) -> Result<()> {
        let (id, winners) = (id.clone(), winners.to_owned());
        self.write(move |db| matches::set_winners(db, &id, &winners)).await
    }

    async fn without_glance(&self) -> Result<Vec<MatchId>> {
        self.read(matches::without_glance).await
    }

    async fn set_glances(&self, id: &MatchId, version: u32, glances: Glances) -> Result<()> {
        let id = id.clone();
        self.write(move |db| matches::set_glances(db, &id, version, &glances)).await
    }

    async fn say(&self, id: &MatchId, by: UserId, text: &str, to: Audience) -> Result<ChatLine> {
        let (id, text) = (id.clone(), text.to_owned());
        self.write(move |db| talk::say(db, &id, by, &text, to)).await
    }

    async fn chat(&self, id: &MatchId, after: u32) -> Result<Vec<ChatLine>> {
        let id = id.clone();
        self.read(move |db| talk::chat(db, &id, after)).await
    }

    async fn page_of_chat(&self, id: &MatchId, page: Page, to: &[Audience], most: u32) -> Result<Vec<ChatLine>> {
        let (id, to) = (id.clone(), to.to_owned());
        self.read(move |db| talk::page(db, &id, page, &to, most)).await
    }

    async fn chatted(&self, id: &MatchId) -> Result<u32> {
        let id = id.clone();
        self.read(move |db| talk::chatted(db, &id)).await
    }

    async fn said_by(&self, user: UserId) -> Result<Vec<(MatchId, ChatLine)>> {
        self.read(move |db| talk::said_by(db, user)).await
    }

    async fn notes(&self, id: &MatchId, user: UserId) -> Result<String> {
        let id = id.clone();
        self.read(move |db| talk::notes(db, &id, user)).await
    }

    async fn set_notes(&self, id: &MatchId, user: UserId, text: &str) -> Result<()> {
        let (id, text) = (id.clone(), text.to_owned());
        self.forget(move |db| talk::set_notes(db, &id, user, &text), Haste::Now).await
    }

    async fn notes_of(&self, user: UserId) -> Result<Vec<(MatchId, String)>> {
        self.read(move |db| talk::notes_of(db, user)).await
    }

    async fn report(&self, problem: Problem) -> Result<i64> {
        self.write(move |db| talk::report(db, &problem)).await
    }

    async fn problems(&self, most: u32) -> Result<Vec<(i64, Problem)>> {
        self.read(move |db| talk::problems(db, most)).await
    }

    async fn problems_of(&self, user: UserId) -> Result<Vec<(i64, Problem)>> {
        self.read(move |db| talk::problems_of(db, user)).await
    }

    async fn add_deck(&self, new: NewDeck, most: u32) -> Result<DeckRow> {
        self.write(move |db| decks::add(db, &new, most)).await
    }

    async fn deck(&self, user: UserId, id: &str) -> Result<DeckRow> {
        let id = id.to_owned();
        self.read(move |db| decks::of(db, user, &id)).await
    }

    async fn deck_shared(&self, secret: &str) -> Result<DeckRow> {
        let secret = secret.to_owned();
        self.read(move |db| decks::shared(db, &secret)).await
    }

    async fn decks_of(&self, user: UserId) -> Result<Vec<DeckRow>> {
        self.read(move |db| decks::all_of(db, user)).await
    }

    async fn change_deck(&self, user: UserId, id: &str, version: u32, name: &str, text: &str) -> Result<DeckRow> {
        let (id, name, text) = (id.to_owned(), name.to_owned(), text.to_owned());
        self.forget(move |db| decks::change(db, user, &id, version, &name, &text), Haste::Now).await
    }

    async fn remove_deck(&self, user: UserId, id: &str) -> Result<()> {
        let id = id.to_owned();
        self.forget(move |db| decks::remove(db, user, &id), Haste::Now).await
    }

    async fn stops(&self, user: UserId, game: &str) -> Result<Stops> {
        let game = game.to_owned();
        self.read(move |db| stops::of(db, user, &game)).await
    }

    async fn set_stops(&self, user: UserId, game: &str, stops: &Stops) -> Result<()> {
        let (game, stops) = (game.to_owned(), stops.clone());
        self.write(move |db| stops::set(db, user, &game, &stops)).await
    }

    fn watch(&self) -> &Watch {
        &self.watch
    }

    fn load(&self) -> Load {
        let (busy, most) = self.readers.in_use();
        Load { waiting: self.writer.waiting(), busy, most }
    }

    async fn try_to_write(&self) -> Result<()> {
        self.write(file::try_to_write).await
    }

    async fn backup(&self, to: &Path) -> Result<()> {
        let (path, to) = (self.path.clone(), to.to_owned());
        let copied = spawn_blocking(move || Sqlite::copy(&path, &to)).await;
        copied.unwrap_or_else(|error| Err(StoreError::Failed(format!("the copy was not finished: {error}"))))
    }
}
