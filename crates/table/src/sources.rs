//! Ready-made sources of inputs: the random player and a script.

use crate::{Answer, Asked, Dice, Inputs, Luck, Pick, Rules, Shape};
use std::collections::VecDeque;

/// Answers every question, and all chance, at random. `asked` counts the answers given.
pub struct Random {
    dice: Dice,
    /// How many questions it has answered.
    pub asked: u64,
}

impl Random {
    /// The random player that a seed stands for.
    pub fn new(seed: u64) -> Self {
        Random { dice: Dice::new(seed), asked: 0 }
    }

    /// A legal answer at random.
    pub fn answer<R: Rules>(&mut self, state: &R::State, asked: &Asked<R>) -> Answer<R::Item> {
        self.asked += 1;
        match asked.shape {
            Shape::One => Answer::One(asked.options[self.dice.below(asked.options.len())].item),
            Shape::Number { least, most } => {
                Answer::Number(least + self.dice.below(usize::from(most - least) + 1) as u8)
            }
            Shape::Some { least, most } => self.selection::<R>(state, asked, least, most),
            Shape::Order { least, most } => self.order::<R>(state, asked, least, most),
        }
    }

    /// Draws selections until one is legal; after a few misses it takes one of those the game itself suggests.
    fn selection<R: Rules>(&mut self, state: &R::State, asked: &Asked<R>, least: u8, most: u8) -> Answer<R::Item> {
        for _ in 0..4 {
            let answer = Answer::Some(self.any_pick::<R>(asked, least, most));
            if asked.fits::<R::Law>(&answer).is_ok() && R::forbids(state, asked, &answer).is_none() {
                return answer;
            }
        }
        let mut picks = R::picks(state, asked);
        Answer::Some(picks.swap_remove(self.dice.below(picks.len())))
    }

    /// The same for things in an order: some of them, shuffled.
    fn order<R: Rules>(&mut self, state: &R::State, asked: &Asked<R>, least: u8, most: u8) -> Answer<R::Item> {
        for _ in 0..4 {
            let in_all: usize = asked.options.iter().map(|o| usize::from(o.count)).sum();
            let most = usize::from(most).min(in_all) as u8;
            let wanted = least + self.dice.below(usize::from(most - least) + 1) as u8;
            let mut left: Vec<R::Item> =
                asked.options.iter().flat_map(|o| std::iter::repeat_n(o.item, usize::from(o.count))).collect();
            let drawn = (0..wanted).map(|_| (left.swap_remove(self.dice.below(left.len())), 1));
            let answer = Answer::Some(drawn.collect());
            if R::forbids(state, asked, &answer).is_none() {
                return answer;
            }
        }
        let mut picks = R::picks(state, asked);
        Answer::Some(picks.swap_remove(self.dice.below(picks.len())))
    }

    fn any_pick<R: Rules>(&mut self, asked: &Asked<R>, least: u8, most: u8) -> Pick<R::Item> {
        if least == most {
            return self.exactly::<R>(asked, least);
        }
        let mut room = most;
        let mut pick = Pick::new();
        for offer in &asked.options {
            let count = self.dice.below(usize::from(offer.count.min(room)) + 1) as u8;
            room -= count;
            if count > 0 {
                pick.push((offer.item, count));
            }
        }
        pick
    }

    /// `wanted` things, each drawn from all that are left.
    fn exactly<R: Rules>(&mut self, asked: &Asked<R>, wanted: u8) -> Pick<R::Item> {
        let mut counts: Pick<R::Item> = asked.options.iter().map(|o| (o.item, 0)).collect();
        let mut left: usize = asked.options.iter().map(|o| usize::from(o.count)).sum();
        for _ in 0..wanted {
            let mut at = self.dice.below(left);
            left -= 1;
            for (offer, taken) in asked.options.iter().zip(&mut counts) {
                let here = usize::from(offer.count - taken.1);
                if at < here {
                    taken.1 += 1;
                    break;
                }
                at -= here;
            }
        }
        counts.retain(|(_, n)| *n > 0);
        counts
    }
}

impl<R: Rules> Inputs<R> for Random {
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        Some(self.answer::<R>(state, asked))
    }

    fn chance(&mut self, _: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        Some(options[self.dice.below(options.len())])
    }
}

/// The random player with somebody who listens to what happens.
pub struct Overheard<F> {
    /// Who answers.
    pub random: Random,
    /// Who listens.
    pub listener: F,
}

impl<R: Rules, F: FnMut(R::Event)> Inputs<R> for Overheard<F> {
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        Some(self.random.answer::<R>(state, asked))
    }

    fn chance(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        Inputs::<R>::chance(&mut self.random, why, options)
    }

    fn hear(&mut self, event: R::Event) {
        (self.listener)(event);
    }
}

/// Luck that was written down beforehand. It gives its items in order, and stops at one that cannot come up now.
pub struct Scripted<I> {
    items: VecDeque<I>,
    /// The item that could not come up where it was due, and what could have.
    pub misfit: Option<(I, Vec<I>)>,
    /// What luck was wanted for when the script had run out.
    pub wanted: Option<String>,
}

impl<I> Scripted<I> {
    /// Luck that has these items to give.
    pub fn new(items: impl IntoIterator<Item = I>) -> Self {
        Scripted { items: items.into_iter().collect(), misfit: None, wanted: None }
    }

    /// Adds more luck behind what is left.
    pub fn add(&mut self, item: I) {
        self.items.push_back(item);
    }

    /// What has not been used.
    pub fn left(&self) -> impl Iterator<Item = &I> {
        self.items.iter()
    }
}

impl<R: Rules> Luck<R> for Scripted<R::Item> {
    fn draw(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        let Some(next) = self.items.front() else {
            self.wanted = Some(why.to_string());
            return None;
        };
        self.wanted = None;
        if !options.contains(next) {
            self.misfit = Some((*next, options.to_vec()));
            return None;
        }
        self.items.pop_front()
    }
}
