//! An answer on its way: from when it came, over its commit, until everybody is told.

use super::{
    By, Figures,
    labels::{Answered, OfGame},
};
use crate::{act::Act, asking::Asked};
use store::UserId;

/// An answer that is being committed; or something else that happens at a table, which is not counted.
pub struct Answer<'a> {
    figures: &'a Figures,
    game: &'static str,
    by: Option<By>,
    /// What a person has sent. What a program or the server answers has not come from anywhere.
    asked: Option<Asked>,
}

impl Figures {
    /// Something is about to be committed, for this person if anybody, who calls it so if he has sent it.
    pub fn answer(&self, game: &'static str, act: &Act, user: Option<UserId>, request: Option<&str>) -> Answer<'_> {
        let by = match (act, user, request) {
            (Act::Answer { .. }, Some(_), Some(_)) => Some(By::Person),
            (Act::Answer { .. }, Some(_), None) => Some(By::Pass),
            (Act::Answer { .. }, None, _) => Some(By::Program),
            (Act::Begin(_) | Act::Person { .. } | Act::Close, ..) => None,
        };
        let asked = Asked::now().filter(|_| by == Some(By::Person));
        Answer { figures: self, game, by, asked }
    }
}

impl Answer<'_> {
    /// It was committed.
    pub fn committed(&self) {
        if let Some(by) = self.by {
            self.figures.answers.get_or_create(&Answered { game: self.game, by: by.word() }).inc();
        }
        if let Some(asked) = &self.asked {
            self.figures.committed.get_or_create(&OfGame { game: self.game }).add(asked.at.elapsed());
        }
    }

    /// Everybody who looks at the match has the update in his socket.
    pub fn told(&self) {
        if let Some(asked) = &self.asked {
            self.figures.told.get_or_create(&OfGame { game: self.game }).add(asked.at.elapsed());
        }
    }
}
