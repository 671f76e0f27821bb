//! The contract of a store.

use crate::{
    Append, Appended, AtHome, Audience, ChatLine, Company, DeckRow, Entry, Glances, History, Holder, Load, MatchId,
    MatchRow, NewDeck, NewMatch, Node, Page, Past, Problem, Session, Snapshot, Status, Stops, TokenHash, User, UserId,
    Watch, Which,
};
use async_trait::async_trait;
use std::{path::Path, time::Duration};

/// Why a store could not do what was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such thing.
    #[error("not found")]
    NotFound,
    /// An account has this name already.
    #[error("this name is taken")]
    NameTaken,
    /// Somebody holds this seat already.
    #[error("this seat is taken")]
    SeatTaken,
    /// It has been changed since.
    #[error("this has been changed in the meantime")]
    Changed,
    /// Somebody has as many as he may have.
    #[error("there are too many of these")]
    TooMany,
    /// The file is not what it should be; says which, and what to do.
    #[error("{0}")]
    Damaged(String),
    /// The database says no.
    #[error("the store failed: {0}")]
    Failed(String),
    /// The database cannot be reached just now. What was asked may have been done or not: whoever asks again is told.
    #[error("the store is out of reach: {0}")]
    Away(String),
}

type Result<T> = std::result::Result<T, StoreError>;

/// Where everything is kept. What a call returns is on the disk. What is deleted or replaced is gone for whoever asks the store; that it is
/// overwritten on the disk too only [`Sqlite`](crate::Sqlite) promises. A store may keep U+FFFD in place of the character U+0000.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// A new person: a guest if there is no password. Refused if an account has the name, or one that looks like it. Guests who
    /// are called like a new account get a mark behind their name.
    async fn add_user(&self, name: &str, password: Option<&str>) -> Result<User>;
    /// A person by number, even one who has been forgotten.
    async fn user(&self, id: UserId) -> Result<User>;
    /// An account by name, whatever its case.
    async fn account(&self, name: &str) -> Result<User>;
    /// Gives a guest a name and a password: an account, with all his matches. There must be such a guest. With the name it is as
    /// with that of a new account.
    async fn make_account(&self, id: UserId, name: &str, password: &str) -> Result<User>;
    /// Changes the password of an account.
    async fn set_password(&self, id: UserId, password: &str) -> Result<()>;
    /// Forgets a person: name, password, sessions. His matches stay, under the name given here; he can hold no new session or
    /// seat, and say nothing more. What he has said, noted and collected is removed with [`forget_some`](Store::forget_some).
    async fn delete_user(&self, id: UserId, called: &str) -> Result<()>;

    /// Removes some of what somebody said and noted, and his decks, who has been forgotten; says whether there is more.
    async fn forget_some(&self, id: UserId) -> Result<bool>;
    /// The matches that somebody has a seat in and that are not over.
    async fn unfinished_of(&self, id: UserId) -> Result<Vec<MatchId>>;
    /// Those who have been forgotten and of whom something is left to remove: what they said, a deck, or a seat in a match that waits or is
    /// being played.
    async fn half_forgotten(&self) -> Result<Vec<UserId>>;

    /// Keeps a session for so long, by the clock of the store; one that is kept already lasts for so long from now on.
    async fn add_session(&self, token: TokenHash, user: UserId, lasts: Duration) -> Result<()>;
    /// The session of a token, if it has not expired.
    async fn session(&self, token: TokenHash) -> Result<Session>;
    /// Lets a session that is kept last for so long from now on; one that has been ended stays so.
    async fn prolong_session(&self, token: TokenHash, lasts: Duration) -> Result<()>;
    /// Ends a session.
    async fn end_session(&self, token: TokenHash) -> Result<()>;
    /// Ends all sessions of a person but one.
    async fn end_other_sessions(&self, user: UserId, but: Option<TokenHash>) -> Result<()>;

    /// Keeps a new match. It waits if a seat is open, and else is being played. Names of people need not be given.
    async fn add_match(&self, new: NewMatch) -> Result<MatchRow>;
    /// Keeps a new match for the lobby, of somebody who has fewer than so many there; refused otherwise.
    async fn add_offer(&self, new: NewMatch, most: u32) -> Result<MatchRow>;
    /// Keeps a new match as the rematch of the one it comes from, unless that has one: gives whichever there is.
    async fn add_rematch(&self, new: NewMatch) -> Result<MatchRow>;
    /// Keeps a new match that has a past: all of it, or nothing.
    async fn add_past(&self, new: NewMatch, past: Past) -> Result<MatchRow>;
    /// A match.
    async fn row(&self, id: &MatchId) -> Result<MatchRow>;
    /// The entries of a match after a version, in order.
    async fn entries(&self, id: &MatchId, after: u32) -> Result<Vec<Entry>>;
    /// All of a match at once, as it was at one moment.
    async fn history(&self, id: &MatchId) -> Result<History>;
    /// Its last snapshot.
    async fn snapshot(&self, id: &MatchId) -> Result<Option<Snapshot>>;
    /// Adds an entry, if nobody was faster. Entry, snapshot and summary are written together or not at all. It may be
    /// added to any match, also one that waits or is held; the server decides.
    async fn append(&self, append: Append) -> Result<Appended>;
    /// The version of the entry that a person has asked for under this name of his, if there is one.
    async fn known(&self, id: &MatchId, by: UserId, request: &str) -> Result<Option<u32>>;
    /// Gives an open seat to somebody, with what he brings along; refused if it is not open. With the last one a match that
    /// waits is being played.
    async fn take_seat(&self, id: &MatchId, seat: u8, holder: Holder, brings: &str) -> Result<MatchRow>;
    /// Opens a seat again that a person held, in a match that waits; refused otherwise. He takes along what he has brought.
    async fn leave_seat(&self, id: &MatchId, seat: u8, user: UserId) -> Result<MatchRow>;
    /// Holds a match, and says why. The next entry that brings another status ends that.
    async fn hold(&self, id: &MatchId, trouble: &str) -> Result<()>;
    /// Lets a held match go on, which replays again.
    async fn release(&self, id: &MatchId, status: Status) -> Result<()>;
    /// Matches in the lobby that wait for somebody, the newest first.
    async fn lobby(&self, most: u32) -> Result<Vec<MatchRow>>;
    /// Matches that are being played and that everybody may watch, the newest first.
    async fn watchable(&self, most: u32) -> Result<Vec<MatchRow>>;
    /// The matches of a person, the newest first: those he has a seat in, and those he made, unless he got up and they began
    /// without him.
    async fn matches_of(&self, user: UserId, most: u32) -> Result<Vec<MatchRow>>;
    /// What the first page shows to a person, or to nobody: at most so many of his own in each list, so many that he made, and a few of
    /// those that everybody sees.
    async fn at_home(&self, user: Option<UserId>, own: u32, few: u32) -> Result<AtHome>;
    /// How many of a person's matches of a kind there are.
    async fn count_of_matches(&self, user: UserId, which: Which) -> Result<u32>;
    /// How many matches a person has in the lobby.
    async fn offers_of(&self, user: UserId) -> Result<u32>;
    /// A page of those of a kind: so many that are older than a match, which must be there, or the newest.
    async fn page_of_matches(
        &self,
        user: UserId,
        which: Which,
        before: Option<&MatchId>,
        most: u32,
    ) -> Result<Vec<MatchRow>>;
    /// The same of those of a game that are over.
    async fn page_of_results(
        &self,
        user: UserId,
        game: &str,
        before: Option<&MatchId>,
        most: u32,
    ) -> Result<Vec<MatchRow>>;
    /// All matches that are being played, or held.
    async fn running(&self) -> Result<Vec<MatchId>>;
    /// How many matches are held.
    async fn count_of_held(&self) -> Result<u32>;
    /// The matches that come from a match, the oldest first.
    async fn offspring(&self, id: &MatchId) -> Result<Vec<MatchRow>>;
    /// Matches that are over and of which it is not kept who won: those that ended before winners were kept.
    async fn without_winners(&self) -> Result<Vec<MatchId>>;
    /// Keeps who won a match that is over.
    async fn set_winners(&self, id: &MatchId, winners: &[u8]) -> Result<()>;
    /// Matches of which it is not kept what lists show, though something has happened in them, the newest first.
    async fn without_glance(&self) -> Result<Vec<MatchId>>;
    /// Keeps what lists show of a match, unless something has happened since this version.
    async fn set_glances(&self, id: &MatchId, version: u32, glances: Glances) -> Result<()>;

    /// Adds a line of chat. The number of a line that is forgotten is not given to another.
    async fn say(&self, id: &MatchId, by: UserId, text: &str, to: Audience) -> Result<ChatLine>;
    /// The lines of chat after a number, to whomever they were said.
    async fn chat(&self, id: &MatchId, after: u32) -> Result<Vec<ChatLine>>;
    /// A page of the chat, in order: at most so many lines that were said to one of these.
    async fn page_of_chat(&self, id: &MatchId, page: Page, to: &[Audience], most: u32) -> Result<Vec<ChatLine>>;
    /// The number of the last line of chat that there ever was.
    async fn chatted(&self, id: &MatchId) -> Result<u32>;
    /// Everything that a person said: the match, and the line.
    async fn said_by(&self, user: UserId) -> Result<Vec<(MatchId, ChatLine)>>;
    /// The private notes of a person on a match; empty if there are none.
    async fn notes(&self, id: &MatchId, user: UserId) -> Result<String>;
    /// Replaces them.
    async fn set_notes(&self, id: &MatchId, user: UserId, text: &str) -> Result<()>;
    /// All notes of a person.
    async fn notes_of(&self, user: UserId) -> Result<Vec<(MatchId, String)>>;
    /// Keeps a problem report, of this moment; gives its number.
    async fn report(&self, problem: Problem) -> Result<i64>;
    /// The problems that were reported, the newest first.
    async fn problems(&self, most: u32) -> Result<Vec<(i64, Problem)>>;
    /// The problems that a person reported, the oldest first.
    async fn problems_of(&self, user: UserId) -> Result<Vec<(i64, Problem)>>;

    /// Keeps a new deck of somebody who has fewer than so many; refused otherwise.
    async fn add_deck(&self, new: NewDeck, most: u32) -> Result<DeckRow>;
    /// A deck of a person.
    async fn deck(&self, user: UserId, id: &str) -> Result<DeckRow>;
    /// A deck by the secret of its link, whosever it is.
    async fn deck_shared(&self, secret: &str) -> Result<DeckRow>;
    /// All decks of a person, the last changed first.
    async fn decks_of(&self, user: UserId) -> Result<Vec<DeckRow>>;
    /// Changes a deck of a person on top of a version; refused if there is a later one.
    async fn change_deck(&self, user: UserId, id: &str, version: u32, name: &str, text: &str) -> Result<DeckRow>;
    /// Removes a deck of a person.
    async fn remove_deck(&self, user: UserId, id: &str) -> Result<()>;

    /// Where a person wants to be asked in a game; empty if he has said nothing.
    async fn stops(&self, user: UserId, game: &str) -> Result<Stops>;
    /// Replaces that.
    async fn set_stops(&self, user: UserId, game: &str, stops: &Stops) -> Result<()>;

    /// Whether several servers may use it at once. One that a single server uses gives it every lease and lets it make every attempt: there is nobody to
    /// agree with. Only a store that is shared need have more of the following calls than that.
    fn is_shared(&self) -> bool {
        false
    }
    /// Says that a server is there, for so long; gives who else is.
    async fn here(&self, _node: &Node, _lasts: Duration) -> Result<Company> {
        Ok(Company { nodes: 1, other_builds: false })
    }
    /// A server goes: it is not there any more, and has no lease.
    async fn gone(&self, _node: &str) -> Result<()> {
        Ok(())
    }
    /// Takes or renews the lease of a match for so long, by the clock of the store: whoever has it does what is to be done in it without anybody asking.
    /// Says whether this server has it now.
    async fn lease(&self, _id: &MatchId, _node: &str, _lasts: Duration) -> Result<bool> {
        Ok(true)
    }
    /// Gives a lease back, if it is this server's.
    async fn release_lease(&self, _id: &MatchId, _node: &str) -> Result<()> {
        Ok(())
    }
    /// Some matches that are being played and that a server would have to go on with, where none has the lease: a program is asked, or it has not begun,
    /// or whoever had the lease did not give it back.
    async fn orphaned(&self, _most: u32) -> Result<Vec<MatchId>> {
        Ok(Vec::new())
    }
    /// Counts an attempt at something, by the clock of the store; says whether it may be made. So many may come at once, and one more each time this
    /// much has passed. One that may not be made does not count.
    async fn attempt(&self, _what: &str, _burst: u32, _every: Duration) -> Result<bool> {
        Ok(true)
    }
    /// What it has counted since it was opened.
    fn watch(&self) -> &Watch;
    /// How busy it is just now.
    fn load(&self) -> Load;

    /// Writes something that nobody needs, to see whether it can.
    async fn try_to_write(&self) -> Result<()>;
    /// Writes a copy of everything to a new file, while others go on; refused if the file is there. A store that is not a file refuses
    /// it, and says what makes copies of it.
    async fn backup(&self, to: &Path) -> Result<()>;
}
