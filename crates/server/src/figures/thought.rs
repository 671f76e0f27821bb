//! Something that needs a processor for a while: a program's answer, a hint. It waits, thinks, and is over, also if nobody wants to
//! know any more.

use super::{Figures, labels::OfGame};
use std::{sync::Arc, time::Instant};

/// A thought: it waits from when it is made, and is over when it is dropped.
pub struct Thought {
    figures: Arc<Figures>,
    /// The game of a program that thinks about an answer.
    game: Option<&'static str>,
    begun: Option<Instant>,
}

impl Thought {
    pub(super) fn new(figures: Arc<Figures>, game: Option<&'static str>) -> Thought {
        figures.waiting.inc();
        Thought { figures, game, begun: None }
    }

    /// It has a processor.
    pub fn begin(&mut self) {
        if self.begun.replace(Instant::now()).is_none() {
            self.figures.waiting.dec();
            self.figures.thinking.inc();
        }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        let Some(begun) = self.begun else {
            self.figures.waiting.dec();
            return;
        };
        self.figures.thinking.dec();
        if let Some(game) = self.game {
            self.figures.thoughts.get_or_create(&OfGame { game }).add(begun.elapsed());
        }
    }
}
