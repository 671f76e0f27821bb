//! How long a player may think about a decision.

use std::{
    str::FromStr,
    time::{Duration, Instant},
};

/// How long a player may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So much time for a decision.
    Time(Duration),
    /// So many walks for a decision, which makes its answers depend on the seed alone.
    Walks(u32),
}

impl Budget {
    /// One second.
    pub const DEFAULT: Budget = Budget::Time(Duration::from_secs(1));
    /// The longest anybody should wait for a decision.
    const MOST: Duration = Duration::from_secs(600);

    /// What is left of it after some time.
    pub(crate) fn less(self, spent: Duration) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time.saturating_sub(spent)),
            Budget::Walks(walks) => Budget::Walks(walks),
        }
    }
}

/// `5s`, `200ms`, or a number of walks.
impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let wrong =
            || format!("expected a time for each decision such as 5s or 200ms, or a number of walks, found '{text}'");
        let number = |text: &str| text.parse::<u32>().ok().filter(|n| *n > 0);
        let budget = if let Some(n) = text.strip_suffix("ms") {
            number(n).map(|n| Budget::Time(Duration::from_millis(n.into())))
        } else if let Some(n) = text.strip_suffix('s') {
            number(n).map(|n| Budget::Time(Duration::from_secs(n.into())))
        } else {
            number(text).map(Budget::Walks)
        };
        match budget {
            Some(Budget::Time(time)) if time > Self::MOST => Err(wrong()),
            other => other.ok_or_else(wrong),
        }
    }
}

/// How long to go on.
pub(crate) struct Clock {
    budget: Budget,
    begun: Instant,
    walks: u32,
}

impl Clock {
    /// A part of the budget, from now on.
    pub fn new(budget: Budget, part: f32) -> Self {
        let budget = match budget {
            Budget::Time(time) => Budget::Time(time.mul_f32(part)),
            Budget::Walks(walks) => Budget::Walks((walks as f32 * part).ceil() as u32),
        };
        Clock { budget, begun: Instant::now(), walks: 0 }
    }

    /// Counts a walk, and says whether it was the last.
    pub fn is_over(&mut self) -> bool {
        self.walks += 1;
        match self.budget {
            Budget::Walks(most) => self.walks >= most,
            Budget::Time(most) => self.begun.elapsed() >= most,
        }
    }

    /// Now and then: the time to ask whether it is clear by now.
    pub fn strikes(&self) -> bool {
        self.walks.is_multiple_of(32)
    }
}
