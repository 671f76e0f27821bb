//! The other nodes, as far as they have been heard of: whether one of their letters is missing, and who is connected there.
//!
//! A node that has been silent for a while is gone, and those who were connected to it with it. That is measured from when it was heard, by a clock that
//! nobody sets: what time a node thinks it is does not matter.

use super::{
    Here,
    letter::{Letter, Line, NodeId},
};
use std::{
    collections::{HashMap, HashSet},
    time::{Duration, Instant},
};
use store::MatchId;

/// A node that says nothing for so long is gone. It says something every second.
pub const SILENCE: Duration = Duration::from_secs(6);

/// The other nodes.
#[derive(Default)]
pub struct Elsewhere {
    nodes: HashMap<NodeId, Node>,
}

/// Another node.
struct Node {
    heard: Instant,
    /// Its last letter.
    number: u64,
    here: HashMap<MatchId, Here>,
    /// Parts of all its matches that have come so far.
    parts: Vec<(MatchId, Here)>,
    next_part: u32,
    /// Not everything of this is known: it has to be asked.
    is_lacking: bool,
}

/// What there is to do after something was heard.
#[derive(PartialEq, Eq, Default, Debug)]
pub struct News {
    /// Matches to which somebody came or from which somebody went.
    pub changed: HashSet<MatchId>,
    /// Something was not heard.
    pub missed: bool,
}

impl Elsewhere {
    /// Takes what a letter says about its sender and who is connected there.
    pub fn hear(&mut self, letter: &Letter, now: Instant) -> News {
        let mut news = News::default();
        // Nobody has missed anything of a node that is new itself; its first letter has everything.
        let node = self.nodes.entry(letter.from).or_insert_with(|| Node::new(now));
        news.missed = letter.number != node.number + 1;
        node.is_lacking |= news.missed;
        (node.heard, node.number) = (now, letter.number);
        for line in &letter.lines {
            match line {
                Line::Here(id, here) => node.set(id.clone(), *here, &mut news.changed),
                Line::AllHere(part, of, matches) => node.hear_all(*part, *of, matches, &mut news.changed),
                Line::Goodbye => news.changed.extend(node.here.drain().map(|(id, _)| id)),
                Line::Tell(_) | Line::WhoIsHere(_) => {}
            }
        }
        if letter.lines.contains(&Line::Goodbye) {
            self.nodes.remove(&letter.from);
        }
        news
    }

    /// Those who have to be asked who is connected to them.
    pub fn lacking(&self) -> Vec<NodeId> {
        self.nodes.iter().filter(|(_, node)| node.is_lacking).map(|(id, _)| *id).collect()
    }

    /// Forgets those who have been silent for too long. What they said last may not have been heard.
    pub fn forget_silent(&mut self, now: Instant) -> News {
        let mut news = News::default();
        self.nodes.retain(|_, node| {
            let stays = now.duration_since(node.heard) < SILENCE;
            if !stays {
                news.missed = true;
                news.changed.extend(node.here.drain().map(|(id, _)| id));
            }
            stays
        });
        news
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Who is connected to a match at any of them.
    pub fn of(&self, id: &MatchId) -> Here {
        self.nodes.values().filter_map(|node| node.here.get(id)).fold(Here::default(), |all, here| all.and(*here))
    }
}

impl Node {
    fn new(heard: Instant) -> Node {
        Node { heard, number: 0, here: HashMap::new(), parts: Vec::new(), next_part: 1, is_lacking: true }
    }

    fn set(&mut self, id: MatchId, here: Here, changed: &mut HashSet<MatchId>) {
        let before = match here == Here::default() {
            true => self.here.remove(&id),
            false => self.here.insert(id.clone(), here),
        };
        if before.unwrap_or_default() != here {
            changed.insert(id);
        }
    }

    /// Takes a part of all its matches; with the last one, nothing that was known before counts any more.
    fn hear_all(&mut self, part: u32, of: u32, matches: &[(MatchId, Here)], changed: &mut HashSet<MatchId>) {
        if part == 1 {
            self.parts.clear();
        } else if part != self.next_part {
            return;
        }
        self.parts.extend_from_slice(matches);
        self.next_part = part + 1;
        if part < of {
            return;
        }
        let all: HashMap<_, _> = std::mem::take(&mut self.parts).into_iter().collect();
        let gone: Vec<MatchId> = self.here.keys().filter(|id| !all.contains_key(id)).cloned().collect();
        gone.into_iter().for_each(|id| self.set(id, Here::default(), changed));
        all.into_iter().for_each(|(id, here)| self.set(id, here, changed));
        self.is_lacking = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> MatchId {
        MatchId(name.into())
    }

    fn here(seats: u32, spectators: u32) -> Here {
        Here { seats, spectators }
    }

    fn all(matches: &[(&str, Here)]) -> Vec<Line> {
        Line::all_here(matches.iter().map(|(name, here)| (id(name), *here)).collect())
    }

    struct Heard(Elsewhere, Instant);

    impl Heard {
        fn new() -> Heard {
            Heard(Elsewhere::default(), Instant::now())
        }

        fn hear(&mut self, from: NodeId, number: u64, lines: Vec<Line>) -> (Vec<String>, bool) {
            let news = self.0.hear(&Letter { from, number, lines }, self.1);
            let mut changed: Vec<String> = news.changed.into_iter().map(|id| id.0).collect();
            changed.sort();
            (changed, news.missed)
        }
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| name.to_string()).collect()
    }

    #[test]
    fn those_of_all_nodes_are_counted_together() {
        let mut heard = Heard::new();
        assert_eq!(heard.hear(1, 1, all(&[("m", here(1, 2)), ("n", here(2, 0))])), (names(&["m", "n"]), false));
        assert_eq!(heard.hear(2, 1, all(&[("m", here(4, 3))])), (names(&["m"]), false));
        assert_eq!(heard.0.of(&id("m")), here(5, 5));
        assert_eq!(heard.hear(1, 2, vec![Line::Here(id("m"), here(0, 2))]), (names(&["m"]), false));
        assert_eq!(heard.0.of(&id("m")), here(4, 5));
        assert_eq!(heard.hear(1, 3, vec![Line::Here(id("m"), here(0, 2))]), (names(&[]), false), "nothing new");
        assert_eq!(heard.hear(1, 4, vec![Line::Goodbye]), (names(&["m", "n"]), false));
        assert_eq!((heard.0.of(&id("m")), heard.0.of(&id("n"))), (here(4, 3), here(0, 0)));
        assert!(heard.0.lacking().is_empty());
    }

    #[test]
    fn a_letter_that_is_missing_is_noticed_and_asked_for_until_all_is_known() {
        let mut heard = Heard::new();
        heard.hear(1, 1, all(&[("m", here(1, 0))]));
        assert!(heard.hear(1, 3, Vec::new()).1);
        assert_eq!(heard.0.lacking(), [1]);
        assert_eq!(heard.hear(1, 4, Vec::new()), (names(&[]), false), "it is missing once");
        assert_eq!(heard.0.lacking(), [1]);
        // Two parts, of which the second is lost; then both.
        let many: Vec<(String, Here)> = (0..150).map(|at| (format!("x{at}"), here(1, 0))).collect();
        let many: Vec<(&str, Here)> = many.iter().map(|(name, here)| (name.as_str(), *here)).collect();
        let parts = all(&many);
        assert_eq!(parts.len(), 2);
        assert_eq!(heard.hear(1, 5, vec![parts[0].clone()]).0, names(&[]));
        assert!(heard.hear(1, 7, vec![Line::Here(id("n"), here(1, 0))]).1);
        assert_eq!(heard.0.of(&id("m")), here(1, 0));
        let (changed, missed) = heard.hear(1, 8, parts);
        assert_eq!((changed.len(), missed), (152, false), "all of them, and those two that are gone");
        assert_eq!((heard.0.of(&id("m")), heard.0.lacking()), (here(0, 0), vec![]));
        // One that was there before us.
        assert!(heard.hear(2, 9, Vec::new()).1);
        assert_eq!(heard.0.lacking(), [2]);
    }

    #[test]
    fn who_is_silent_is_gone_after_a_while_and_may_come_back() {
        let mut heard = Heard::new();
        heard.hear(1, 1, all(&[("m", here(1, 0))]));
        heard.1 += SILENCE / 2;
        heard.hear(2, 1, all(&[("m", here(2, 0))]));
        assert_eq!(heard.0.forget_silent(heard.1), News::default());
        heard.1 += SILENCE / 2;
        let news = heard.0.forget_silent(heard.1);
        assert_eq!((news.changed, news.missed), (HashSet::from([id("m")]), true));
        assert_eq!(heard.0.of(&id("m")), here(2, 0));
        assert!(heard.hear(1, 2, Vec::new()).1);
        assert_eq!(heard.0.lacking(), [1]);
    }
}
