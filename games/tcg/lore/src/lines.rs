//! Who fights whom, T8.5, T8.9: a few ways to assign minions, each made minion by minion.

use crate::{Weights, danger, value};
use players::Ideas;
use smallvec::SmallVec;
use table::{Answer, Asked, Pick, Rules};
use tcg::{
    Item, State, Tcg, Why,
    cards::facts::Keyword,
    game::{Id, now},
};

/// The ways that come to mind.
pub fn ideas(s: &State, asked: &Asked<Tcg>, ideas: &mut Ideas<Item>) {
    ideas.clear();
    let pairs: SmallVec<[(Item, Id, Id); 32]> =
        asked.items().filter_map(|item| s.pair(item).map(|(c, m)| (item, c, m))).collect();
    let mut add = |pick: Pick<Item>, weight: f32| {
        let pick = asked.in_order(&pick);
        let answer = Answer::Some(pick);
        let is_new = !ideas.iter().any(|(known, _)| *known == answer);
        if is_new && Tcg::forbids(s, asked, &answer).is_none() {
            ideas.push((answer, weight));
        }
    };
    let is_free = asked.why == Why::Defenders;
    let all = Line { s, asked, pairs: &pairs };
    let bears = |id: Id| s.find(id).is_some_and(|o| s.of(o.owner).ring_bearer == Some(id));
    if is_free {
        for (at, pick) in all.weighed().into_iter().enumerate() {
            add(pick, 4.0 - 0.3 * at as f32);
        }
        add(all.best(|cost| -cost, |_| true), 2.0);
        add(all.best(|cost| -cost, |id| !bears(id)), 1.5);
    } else {
        add(all.best(|cost| cost, |_| true), 3.0);
        add(all.best(|cost| cost, bears), 2.0);
        // All of them on one, for each that can be overwhelmed.
        let mut known: SmallVec<[Id; 9]> = SmallVec::new();
        for (_, character, _) in &pairs {
            if !known.contains(character) {
                known.push(*character);
                add(all.best(|cost| cost, |id| id == *character), 1.0);
            }
        }
    }
    add(Pick::new(), 0.5);
}

/// The pairs that can be chosen.
struct Line<'a> {
    s: &'a State,
    asked: &'a Asked<Tcg>,
    pairs: &'a [(Item, Id, Id)],
}

/// So many minions, the strongest, are weighed against everybody; further ones are left to the Shadow, in these ways.
const WEIGHED: usize = 4;
/// So many defenders are thought of for each minion.
const DEFENDERS: usize = 4;
/// So many ways are kept.
const WAYS: usize = 6;

/// The pair in which a minion is fought, with who fights it; nothing if it is left to the Shadow.
type Given = Option<(Item, Id)>;
/// What may become of a minion, and what that costs.
type Choices = SmallVec<[(Given, f32); 5]>;
/// What becomes of one minion after the other.
type Way = SmallVec<[Given; WEIGHED]>;

impl Line<'_> {
    /// T8.5 The ways for the Free Peoples that cost least: every minion is given to any of those whom it hurts least, or left to the
    /// Shadow, who takes it where it hurts most.
    fn weighed(&self) -> SmallVec<[Pick<Item>; WAYS]> {
        let s = self.s;
        let minions = self.minions();
        let mut choices: SmallVec<[Choices; WEIGHED]> = SmallVec::new();
        for minion in minions.iter().take(WEIGHED) {
            let pairs = self.pairs.iter().filter(|(_, _, m)| m == minion);
            let mut costs: Choices = pairs
                .map(|(item, c, m)| (Some((*item, *c)), danger::if_fought(s, *c, &[*m], &Weights::PLAIN)))
                .collect();
            costs.sort_by(|a, b| a.1.total_cmp(&b.1));
            let left = costs.last().map_or(0.0, |(_, most)| most.max(0.0) + 0.5);
            costs.truncate(DEFENDERS);
            costs.push((None, left));
            choices.push(costs);
        }
        let mut ways: Vec<(Way, f32)> = vec![(Way::new(), 0.0)];
        for costs in &choices {
            let mut longer = Vec::new();
            for (way, sum) in &ways {
                for (given, cost) in costs {
                    if given.is_none_or(|(_, character)| self.has_room(character, way)) {
                        let mut way = way.clone();
                        way.push(*given);
                        longer.push((way, sum + cost));
                    }
                }
            }
            longer.sort_by(|a, b| a.1.total_cmp(&b.1));
            longer.truncate(8 * WAYS);
            ways = longer;
        }
        ways.truncate(WAYS);
        ways.into_iter().map(|(way, _)| way.into_iter().flatten().map(|(item, _)| (item, 1)).collect()).collect()
    }

    /// T8.7 Whether a character can take one more.
    fn has_room(&self, character: Id, way: &[Given]) -> bool {
        let s = self.s;
        let most = s.find(character).map_or(1, |o| 1 + now::keyword(s, o, Keyword::Defender).max(0));
        let given = way.iter().flatten().filter(|(_, c)| *c == character).count();
        let before = s.assigned.iter().filter(|(c, _)| *c == character).count();
        given + before < most as usize
    }

    /// The minions that can be assigned, the strongest first.
    fn minions(&self) -> SmallVec<[Id; 16]> {
        let s = self.s;
        let mut minions: SmallVec<[Id; 16]> = SmallVec::new();
        for (_, _, minion) in self.pairs {
            if !minions.contains(minion) {
                minions.push(*minion);
            }
        }
        let strength = |id: &Id| s.find(*id).map_or(0.0, |o| value::of_minion(s, o));
        minions.sort_by(|a, b| strength(b).total_cmp(&strength(a)));
        minions
    }

    /// Gives every minion, the strongest first, to whom it suits best, by what it costs the fellowship more; nobody, if that is worse
    /// than leaving it.
    fn best(&self, suits: impl Fn(f32) -> f32, may: impl Fn(Id) -> bool) -> Pick<Item> {
        let s = self.s;
        let mut pick: Pick<Item> = Pick::new();
        let mut given: SmallVec<[(Id, Id); 16]> = s.assigned.iter().copied().collect();
        for minion in self.minions() {
            let mut best: Option<(Item, Id, f32)> = None;
            for (item, character, _) in self.pairs.iter().filter(|(_, c, m)| *m == minion && may(*c)) {
                let mut longer = pick.clone();
                longer.push((*item, 1));
                if Tcg::forbids(s, self.asked, &Answer::Some(self.asked.in_order(&longer))).is_some() {
                    continue;
                }
                let mut against: SmallVec<[Id; 4]> =
                    given.iter().filter(|(c, _)| c == character).map(|(_, m)| *m).collect();
                let before =
                    if against.is_empty() { 0.0 } else { danger::if_fought(s, *character, &against, &Weights::PLAIN) };
                against.push(minion);
                let suit = suits(danger::if_fought(s, *character, &against, &Weights::PLAIN) - before);
                if best.is_none_or(|(_, _, known)| suit > known) {
                    best = Some((*item, *character, suit));
                }
            }
            if let Some((item, character, _)) = best {
                pick.push((item, 1));
                given.push((character, minion));
            }
        }
        pick
    }
}
