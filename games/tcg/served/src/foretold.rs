//! What would come of an answer, as far as nobody needs luck or another's word for it: the pool, and how the skirmishes would end. It is
//! tried in a world that looks like what the seat sees, so it tells nothing that the seat does not know.

use crate::view::{TcgFight, TcgFought, fights};
use serde::Serialize;
use server::games::Planned;
use table::{Answer, Asked, Inputs, Seats, Table};
use tcg::{Event, Item, State, Tcg, View, Why};
use ts_rs::TS;
use utoipa::ToSchema;

/// How things would stand after an answer.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgForetold {
    /// The twilight pool.
    pub twilight: u8,
    /// The burdens of the Free Peoples player.
    pub burdens: u8,
    /// The skirmish that is fought, and those that are to come.
    pub fights: Vec<TcgFight>,
    /// Those that would be over with it, as one that is cancelled.
    pub over: Vec<TcgFought>,
}

impl TcgForetold {
    /// How things would stand; nothing if luck has a say in it, or what others hide.
    pub fn of(view: &View, (_, answer): Planned<Tcg>) -> Option<TcgForetold> {
        let mut state = view.world();
        let mut once = Once { answer: Some(answer.clone()), is_open: false, over: Vec::new() };
        // A question is the first thing in its step: where the next one is asked, all before it is done.
        while state.ending.is_none() && Table::<Tcg>::new(&mut state, &mut once).step().is_ok() {}
        let is_given = once.answer.is_none() && !once.is_open;
        is_given.then(|| TcgForetold {
            twilight: state.twilight,
            burdens: state.of(state.free).burdens,
            fights: fights::all(&state),
            over: once.over,
        })
    }
}

/// One answer, and nothing else.
struct Once {
    answer: Option<Answer<Item>>,
    /// Luck has a say, or something comes to light.
    is_open: bool,
    /// The skirmishes that ended.
    over: Vec<TcgFought>,
}

impl Inputs<Tcg> for Once {
    fn choose(&mut self, _: &State, asked: &Asked<Tcg>) -> Option<Answer<Item>> {
        self.answer.take_if(|answer| asked.fits::<tcg::Law>(answer).is_ok())
    }

    fn chance(&mut self, _: &Why, _: &[Item]) -> Option<Item> {
        self.is_open = true;
        None
    }

    fn shows(&mut self, _: Seats) {
        self.is_open = true;
    }

    fn hear(&mut self, event: Event) {
        self.over.extend(TcgFought::of(event));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Match, Random};
    use tcg::{Setup, game::Options};

    /// In games at random: what was foretold is what comes, whatever others hold.
    #[test]
    fn what_is_foretold_comes_true() {
        let (mut told, mut unknown, mut fought, mut ended) = (0, 0, 0, 0);
        for seed in 0..12 {
            let (mut luck, mut random) = (Dice::new(seed), Random::new(seed));
            let decks = (0..2 + seed % 2).map(|_| tcg_decks::random(&mut luck)).collect();
            let mut game = Match::<Tcg>::begin(&Setup::Decks(decks, Options::default()), &mut luck);
            while let Some(asked) = game.next_question().cloned() {
                let answer = random.answer::<Tcg>(game.state(), &asked);
                let foretold = TcgForetold::of(&game.view(Some(asked.seat)), (&asked.why, &answer));
                let before = game.events().len();
                game.answer(asked.seat, answer.clone(), &mut luck).expect("a legal answer");
                let Some(foretold) = foretold else {
                    unknown += 1;
                    continue;
                };
                let state = game.state();
                assert_eq!(foretold.twilight, state.twilight, "{:?}: {answer}", asked.why);
                assert_eq!(foretold.fights, fights::all(state), "{:?}: {answer}", asked.why);
                let over: Vec<_> = game.events()[before..].iter().cloned().filter_map(TcgFought::of).collect();
                assert_eq!(foretold.over, over, "{:?}: {answer}", asked.why);
                ended += over.len();
                told += 1;
                fought += usize::from(!foretold.fights.is_empty());
            }
        }
        assert!(told > unknown && unknown > 0, "{told} told, {unknown} not");
        assert!(fought > 100 && ended > 10, "{fought} of skirmishes, {ended} that ended");
    }
}
