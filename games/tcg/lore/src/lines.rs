//! Who fights whom, T8.5, T8.9: a few ways to assign minions, each made minion by minion.

use crate::{danger, value};
use players::Ideas;
use smallvec::SmallVec;
use table::{Answer, Asked, Pick, Rules};
use tcg::{Item, State, Tcg, Why, game::Id};

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
        add(all.best(|cost| -cost, |_| true), 3.0);
        add(all.best(|cost| -cost, |id| !bears(id)), 2.0);
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

impl Line<'_> {
    /// Gives every minion, the strongest first, to whom it suits best, by what it costs the fellowship more; nobody, if that is worse
    /// than leaving it.
    fn best(&self, suits: impl Fn(f32) -> f32, may: impl Fn(Id) -> bool) -> Pick<Item> {
        let s = self.s;
        let mut minions: SmallVec<[Id; 16]> = SmallVec::new();
        for (_, _, minion) in self.pairs {
            if !minions.contains(minion) {
                minions.push(*minion);
            }
        }
        let strength = |id: &Id| s.find(*id).map_or(0.0, |o| value::of_minion(s, o));
        minions.sort_by(|a, b| strength(b).total_cmp(&strength(a)));
        let mut pick: Pick<Item> = Pick::new();
        let mut given: SmallVec<[(Id, Id); 16]> = s.assigned.iter().copied().collect();
        for minion in minions {
            let mut best: Option<(Item, Id, f32)> = None;
            for (item, character, _) in self.pairs.iter().filter(|(_, c, m)| *m == minion && may(*c)) {
                let mut longer = pick.clone();
                longer.push((*item, 1));
                if Tcg::forbids(s, self.asked, &Answer::Some(self.asked.in_order(&longer))).is_some() {
                    continue;
                }
                let mut against: SmallVec<[Id; 4]> =
                    given.iter().filter(|(c, _)| c == character).map(|(_, m)| *m).collect();
                let before = if against.is_empty() { 0.0 } else { danger::if_fought(s, *character, &against) };
                against.push(minion);
                let suit = suits(danger::if_fought(s, *character, &against) - before);
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
