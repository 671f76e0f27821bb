//! The table as rules see it: the state, and a way to ask, to draw and to tell.

use crate::{Answer, Asked, Decider, Inputs, Offer, Question, Refusal, Rules, Seat, Seats, Shape};
use smallvec::SmallVec;

/// Why a step left early. Not an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// Somebody has not answered yet; the step will run again.
    Pause,
    /// The game ended in the middle of the step; the state stands as it is.
    Over,
}

/// What a rule returns: its result, or a reason to leave.
pub type Flow<T = ()> = Result<T, Halt>;

/// The table: rules change its `state` and ask through it.
pub struct Table<'a, R: Rules> {
    /// The state of the game.
    pub state: &'a mut R::State,
    inputs: &'a mut dyn Inputs<R>,
    /// The options of the last question, kept so that asking does not allocate.
    spare: Vec<Offer<R::Item>>,
}

impl<'a, R: Rules> Table<'a, R> {
    /// A table at which these inputs answer.
    pub fn new(state: &'a mut R::State, inputs: &'a mut dyn Inputs<R>) -> Self {
        Table { state, inputs, spare: Vec::new() }
    }

    /// Runs one step of the game. `Err` means that it paused half-way.
    pub fn step(&mut self) -> Flow {
        match R::step(self) {
            Err(Halt::Over) => Ok(()),
            other => other,
        }
    }

    /// Asks a seat for one of `options`. A single option is taken without asking: everybody can see that there is no choice.
    pub fn choose<T>(&mut self, who: impl Decider<R>, why: R::Why, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<R::Item>,
    {
        let [only] = options else { return self.ask(who, why, options) };
        self.goes_without_saying(who, &why, &|| Answer::One((*only).into()));
        Ok(*only)
    }

    /// The same, where the number of options would tell what others may not know: asked even if there is one answer only.
    pub fn ask<T>(&mut self, who: impl Decider<R>, why: R::Why, options: &[T]) -> Flow<T>
    where
        T: Copy + Into<R::Item>,
    {
        assert!(!options.is_empty(), "a question without an answer: {why:?}");
        let seat = who.seat(self.state, &why);
        if let Some(thing) = self.written(seat, options.iter().copied()) {
            self.inputs.take_written();
            return Ok(thing);
        }
        let asked = self.question(seat, why, Shape::One, options.iter().map(|t| (*t, 1)));
        let at = self.answer(&asked)?;
        self.spare = asked.options;
        Ok(options[at])
    }

    /// Asks a seat for one of those `things` that it `may` choose, as [`choose`](Table::choose) does. Where the answer is written down
    /// it is weighed by itself: all the others are weighed only for somebody who has still to answer. What is soon weighed, such as to
    /// do nothing, stands last.
    pub fn choose_if<T>(
        &mut self,
        who: impl Decider<R> + Copy,
        why: R::Why,
        things: impl DoubleEndedIterator<Item = T> + Clone,
        may: impl Fn(&R::State, T) -> bool,
    ) -> Flow<T>
    where
        T: Copy + Into<R::Item>,
    {
        let seat = who.seat(self.state, &why);
        if let Some(thing) = self.written(seat, things.clone())
            && may(self.state, thing)
        {
            let item = thing.into();
            // With one answer only, it would not have been asked.
            let is_another = |other: T| other.into() != item && may(self.state, other);
            if things.clone().rev().any(is_another) {
                self.inputs.take_written();
                return Ok(thing);
            }
        }
        let options: SmallVec<[T; 128]> = things.filter(|thing| may(self.state, *thing)).collect();
        self.choose(who, why, &options)
    }

    /// The same, as [`ask`](Table::ask) does: asked even if there is one answer only.
    pub fn ask_if<T>(
        &mut self,
        who: impl Decider<R> + Copy,
        why: R::Why,
        things: impl Iterator<Item = T> + Clone,
        may: impl Fn(&R::State, T) -> bool,
    ) -> Flow<T>
    where
        T: Copy + Into<R::Item>,
    {
        let seat = who.seat(self.state, &why);
        if let Some(thing) = self.written(seat, things.clone())
            && may(self.state, thing)
        {
            self.inputs.take_written();
            return Ok(thing);
        }
        let options: SmallVec<[T; 128]> = things.filter(|thing| may(self.state, *thing)).collect();
        self.ask(who, why, &options)
    }

    /// The one of these things that is written down as the next answer of a seat.
    fn written<T: Copy + Into<R::Item>>(&self, seat: Seat, mut things: impl Iterator<Item = T>) -> Option<T> {
        let Answer::One(item) = self.inputs.written(seat)? else { return None };
        things.find(|thing| (*thing).into() == *item)
    }

    /// Asks a seat for yes or no.
    pub fn confirm(&mut self, who: impl Decider<R>, why: R::Why) -> Flow<bool> {
        self.choose(who, why, &[true, false])
    }

    /// Asks a seat for a number from `least` to `most`.
    pub fn number(&mut self, who: impl Decider<R>, why: R::Why, least: u8, most: u8) -> Flow<u8> {
        if least >= most {
            self.goes_without_saying(who, &why, &|| Answer::Number(least));
            return Ok(least);
        }
        let shape = Shape::Number { least, most };
        let seat = who.seat(self.state, &why);
        let asked = self.question::<bool>(seat, why, shape, []);
        let n = self.answer(&asked)?;
        self.spare = asked.options;
        Ok(n as u8)
    }

    /// Asks a seat to select `least` to `most` of these things, each up to its count. What else a selection has to
    /// observe is for [`Rules::forbids`] to say.
    pub fn select<T>(
        &mut self,
        who: impl Decider<R>,
        why: R::Why,
        (least, most): (u8, u8),
        offers: &[(T, u8)],
    ) -> Flow<SmallVec<[(T, u8); 12]>>
    where
        T: Copy + Into<R::Item>,
    {
        let in_all: u32 = offers.iter().map(|(_, n)| u32::from(*n)).sum();
        let only: SmallVec<[(T, u8); 12]> = match offers {
            _ if u32::from(least) >= in_all => offers.into(),
            _ if most == 0 => SmallVec::new(),
            [(only, _)] if least == most => [(*only, least)].into_iter().collect(),
            _ => return self.ask_some(who, why, (least, most), offers),
        };
        let answer = || Answer::Some(only.iter().map(|(thing, count)| ((*thing).into(), *count)).collect());
        self.goes_without_saying(who, &why, &answer);
        Ok(only)
    }

    /// There is only one answer, and everybody can see that.
    fn goes_without_saying(&mut self, who: impl Decider<R>, why: &R::Why, answer: &dyn Fn() -> Answer<R::Item>) {
        let seat = who.seat(self.state, why);
        self.inputs.unasked(seat, why, answer);
    }

    /// The same, where the number of selections would tell what others may not know: asked even if there is one only.
    pub fn ask_some<T>(
        &mut self,
        who: impl Decider<R>,
        why: R::Why,
        (least, most): (u8, u8),
        offers: &[(T, u8)],
    ) -> Flow<SmallVec<[(T, u8); 12]>>
    where
        T: Copy + Into<R::Item>,
    {
        let seat = who.seat(self.state, &why);
        self.pick(seat, why, Shape::Some { least, most }, offers)
    }

    /// Asks a seat for `least` to `most` of these things, one after the other: the order is part of the answer. It is one
    /// answer, since what is left would tell what came before.
    pub fn order<T>(
        &mut self,
        who: impl Decider<R>,
        why: R::Why,
        (least, most): (u8, u8),
        offers: &[(T, u8)],
    ) -> Flow<SmallVec<[T; 12]>>
    where
        T: Copy + Into<R::Item>,
    {
        let seat = who.seat(self.state, &why);
        let named = self.pick(seat, why, Shape::Order { least, most }, offers)?;
        Ok(named.into_iter().map(|(thing, _)| thing).collect())
    }

    /// A selection that was asked for and answered.
    fn pick<T>(&mut self, seat: Seat, why: R::Why, shape: Shape, offers: &[(T, u8)]) -> Flow<SmallVec<[(T, u8); 12]>>
    where
        T: Copy + Into<R::Item>,
    {
        let asked = self.question(seat, why, shape, offers.iter().copied());
        let Some(answer) = self.inputs.choose(self.state, &asked) else {
            self.inputs.open(asked);
            return Err(Halt::Pause);
        };
        if let Err(refusal) = self.check(&asked, &answer) {
            self.inputs.refused(refusal);
            return Err(Halt::Pause);
        }
        let Answer::Some(pick) = answer else { unreachable!("checked") };
        let taken = |(item, count): &(R::Item, u8)| {
            let at = asked.items().position(|i| i == *item).expect("checked");
            (offers[at].0, *count)
        };
        let selected = asked.in_order(&pick).iter().map(taken).collect();
        self.spare = asked.options;
        Ok(selected)
    }

    /// Asks several seats at once, each one question of whatever shape; nobody's answer is known to anybody before all are
    /// given.
    pub fn together<T>(
        &mut self,
        seats: impl IntoIterator<Item = Seat>,
        mut ask: impl FnMut(&mut Self, Seat) -> Flow<T>,
    ) -> Flow<SmallVec<[T; 5]>> {
        let (mut given, mut waiting) = (SmallVec::new(), false);
        self.inputs.at_once(true);
        for seat in seats {
            match ask(self, seat) {
                Ok(answer) => given.push(answer),
                Err(_) => waiting = true,
            }
        }
        self.inputs.at_once(false);
        if waiting {
            return Err(Halt::Pause);
        }
        self.settle();
        Ok(given)
    }

    /// Says that what was answered before cannot be taken back: the others have begun to go by it.
    pub fn settle(&mut self) {
        self.inputs.settled();
    }

    /// Says that these seats get to know something hidden now; so what was answered before cannot be taken back.
    pub fn shows(&mut self, seats: Seats) {
        self.inputs.settled();
        self.inputs.shows(seats);
    }

    /// One of `options` by chance before the eyes of all, all equally likely; what may come up twice stands there twice.
    pub fn chance(&mut self, why: R::Why, options: &[R::Item]) -> Flow<R::Item> {
        self.chance_for(Seats::ALL, why, options)
    }

    /// One of `options` by chance, which these seats get to see; the others see at most that something came up.
    pub fn chance_for(&mut self, seats: Seats, why: R::Why, options: &[R::Item]) -> Flow<R::Item> {
        assert!(!options.is_empty(), "chance without a possibility: {why:?}");
        self.inputs.shows(seats);
        if let [only] = options {
            return Ok(*only);
        }
        self.inputs.chance(&why, options).ok_or(Halt::Pause)
    }

    /// Says that something happened.
    pub fn tell(&mut self, event: R::Event) {
        self.inputs.hear(event);
    }

    fn question<T: Into<R::Item>>(
        &mut self,
        seat: Seat,
        why: R::Why,
        shape: Shape,
        offers: impl IntoIterator<Item = (T, u8)>,
    ) -> Asked<R> {
        let mut options = std::mem::take(&mut self.spare);
        options.clear();
        options.extend(offers.into_iter().map(|(item, count)| Offer { item: item.into(), count }));
        Question { seat, why, shape, options }
    }

    /// The place of the answer among the options, or the number that was named.
    fn answer(&mut self, asked: &Asked<R>) -> Flow<usize> {
        let Some(answer) = self.inputs.choose(self.state, asked) else {
            self.inputs.open(asked.clone());
            return Err(Halt::Pause);
        };
        let found = match (&answer, asked.shape) {
            (Answer::One(item), Shape::One) => asked.items().position(|i| i == *item),
            (Answer::Number(n), Shape::Number { least, most }) => (least..=most).contains(n).then_some(usize::from(*n)),
            _ => None,
        };
        if let Some(at) = found {
            return Ok(at);
        }
        let refusal = self.check(asked, &answer).expect_err("it did not fit");
        self.inputs.refused(refusal);
        Err(Halt::Pause)
    }

    fn check(&self, asked: &Asked<R>, answer: &Answer<R::Item>) -> Result<(), Refusal<R::Law>> {
        check::<R>(self.state, asked, answer)
    }
}

/// Whether an answer is legal, and if not, why: the one place where that is decided.
pub(crate) fn check<R: Rules>(
    state: &R::State,
    asked: &Asked<R>,
    answer: &Answer<R::Item>,
) -> Result<(), Refusal<R::Law>> {
    match asked.fits(answer) {
        Ok(()) if matches!(asked.shape, Shape::One | Shape::Number { .. }) => Ok(()),
        Ok(()) => R::forbids(state, asked, answer).map_or(Ok(()), |law| Err(Refusal::Forbidden(law))),
        Err(Refusal::NotOffered) => {
            Err(R::forbids(state, asked, answer).map_or(Refusal::NotOffered, Refusal::Forbidden))
        }
        Err(refusal) => Err(refusal),
    }
}

/// Plays a game to its end with inputs that always answer, without ever copying the state.
pub fn play_on<R: Rules>(state: &mut R::State, inputs: &mut dyn Inputs<R>) -> Flow {
    let mut table = Table::new(state, inputs);
    while R::outcome(table.state).is_none() {
        table.step()?;
    }
    Ok(())
}
