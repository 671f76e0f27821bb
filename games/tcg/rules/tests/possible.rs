//! T13.2, T13.3, T13.8 What is offered can be done, and what is refused cannot: whether an action may begin is decided by looking
//! ahead, and here it is tried out. In random games with decks of all cards, at every question who acts,
//! each action that is offered is carried out on copies until its costs are paid; and each that is not, though it is about a card
//! which the player holds or has in play, is refused by a rule or a card.

use table::{Answer, Asked, Dice, Inputs, Random, Rules, Seat, Table};
use tcg::{
    Item, Law, Setup, State, Tcg, Why,
    actions::{Action, Frame, Use},
    cards::{
        facts::Type,
        words::{Effect, From, Kind, Value, When, Which},
    },
    game::{InPlay, Options, Sight},
};

/// How often each action is tried, with other answers.
const TRIES: u64 = 4;
/// So many steps at most until it is paid.
const STEPS: usize = 300;

/// A player who likes to act, and who tries everything out first.
struct Tester {
    random: Random,
    dice: Dice,
    seed: u64,
    offered: usize,
    refused: usize,
    unpayable: usize,
}

impl Tester {
    fn new(seed: u64) -> Tester {
        let (random, dice) = (Random::new(seed), Dice::new(seed));
        Tester { random, dice, seed, offered: 0, refused: 0, unpayable: 0 }
    }

    /// Plays a game to its end.
    fn play(&mut self, seats: usize) {
        let decks = (0..seats).map(|_| tcg_decks::random(&mut self.dice)).collect();
        let mut state = Tcg::begin(&Setup::Decks(decks, Options::default()));
        let mut steps = 0;
        while Tcg::outcome(&state).is_none() {
            Table::<Tcg>::new(&mut state, self).step().expect("a random player always answers");
            steps += 1;
            assert!(steps < 200_000, "seed {}: it does not end: {:?}", self.seed, state.stack);
        }
    }

    fn examine(&mut self, state: &State, asked: &Asked<Tcg>) {
        for item in asked.items().filter(|item| *item != Item::Pass) {
            self.offered += 1;
            for again in 0..TRIES {
                let tried = tried(state, item, self.seed ^ again);
                let place = format!("seed {}, turn {}, {}", self.seed, state.turn, asked.why);
                assert_eq!(tried, Tried::Paid, "{place}: {item} was offered to {:?}", asked.seat);
            }
        }
        for item in about_own_cards(state, asked.seat).filter(|item| !asked.offers(*item)) {
            self.refused += 1;
            let law = Tcg::forbids(state, asked, &Answer::One(item));
            let law = law.unwrap_or_else(|| panic!("seed {}: nothing forbids {item} {}", self.seed, asked.why));
            if law == Law::Rule("T13.3") {
                self.unpayable += usize::from(cannot_be_paid(state, asked.seat, item, self.seed));
            }
        }
    }
}

impl Inputs<Tcg> for Tester {
    fn choose(&mut self, state: &State, asked: &Asked<Tcg>) -> Option<Answer<Item>> {
        if let Why::Act(_) = asked.why {
            self.examine(state, asked);
            let acts: Vec<Item> = asked.items().filter(|item| *item != Item::Pass).collect();
            if !acts.is_empty() && self.dice.below(4) > 0 {
                return Some(Answer::One(acts[self.dice.below(acts.len())]));
            }
        }
        Some(self.random.answer::<Tcg>(state, asked))
    }

    fn chance(&mut self, why: &Why, options: &[Item]) -> Option<Item> {
        Inputs::<Tcg>::chance(&mut self.random, why, options)
    }
}

/// Begins with one answer; then answers at random, but nobody responds.
struct Try {
    first: Option<Item>,
    random: Random,
}

impl Inputs<Tcg> for Try {
    fn choose(&mut self, state: &State, asked: &Asked<Tcg>) -> Option<Answer<Item>> {
        if let Some(first) = self.first.take() {
            return Some(Answer::One(first));
        }
        match asked.why {
            Why::Answer { .. } => Some(Answer::One(Item::Pass)),
            _ => Some(self.random.answer::<Tcg>(state, asked)),
        }
    }

    fn chance(&mut self, why: &Why, options: &[Item]) -> Option<Item> {
        Inputs::<Tcg>::chance(&mut self.random, why, options)
    }
}

/// How far an action came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tried {
    /// Its costs are paid, and what it has to play is being played.
    Paid,
    /// It ended before that.
    Unpaid,
    /// T13.8 It was paid, and there was nothing to play.
    Unplayed,
}

/// Carries out an action that is offered.
fn tried(state: &State, item: Item, seed: u64) -> Tried {
    let depth = state.stack.len();
    let mut copy = state.clone();
    let mut inputs = Try { first: Some(item), random: Random::new(seed) };
    Table::<Tcg>::new(&mut copy, &mut inputs).step().expect("it was offered");
    watched(copy, &mut inputs, depth)
}

/// Watches what lies on the stack at this depth until it is paid or gone.
fn watched(mut state: State, inputs: &mut Try, depth: usize) -> Tried {
    let mut is_paid = false;
    for _ in 0..STEPS {
        match progress(&state, depth) {
            Some(Progress::Done) => return Tried::Paid,
            Some(Progress::HasToPlay) => is_paid = true,
            Some(Progress::Paying) => {}
            None if is_paid => return Tried::Unplayed,
            None => return Tried::Unpaid,
        }
        if Tcg::outcome(&state).is_some() {
            return Tried::Paid;
        }
        Table::<Tcg>::new(&mut state, inputs).step().expect("a random player always answers");
    }
    panic!("still not paid: {:?}", &state.stack[depth..]);
}

enum Progress {
    Paying,
    /// The costs are paid; it must play a card now.
    HasToPlay,
    Done,
}

/// How far the action at this depth is; nothing if it is gone.
fn progress(state: &State, depth: usize) -> Option<Progress> {
    match state.stack.get(depth)? {
        Frame::Action(action) => Some(of_action(state, action, depth)),
        Frame::Play(play) if play.thing.card.kind() != Type::Event => Some(Progress::Paying),
        // What else an event costs comes first, then its own costs.
        Frame::Play(_) => match state.stack.get(depth + 1) {
            Some(Frame::Action(action)) if action.uses.ability != u8::MAX => Some(of_action(state, action, depth + 1)),
            _ => Some(Progress::Paying),
        },
        // The new bearer of an item is chosen at once, and its price may be nothing.
        Frame::Give(_) => Some(Progress::Done),
        // A card came into play, or somebody is healed.
        Frame::Occurrence(o) => matches!(o.kind, Kind::Play | Kind::Heal).then_some(Progress::Done),
        Frame::Turn(_) | Frame::Window(_) => None,
    }
}

fn of_action(state: &State, action: &Action, at: usize) -> Progress {
    let has_to_play = |word: &Effect| matches!(word, Effect::Play { must: true, from, .. } if *from != From::Deck);
    let is_played = || matches!(state.stack.get(at + 1), Some(Frame::Play(_)));
    match action.is_paying() {
        true => Progress::Paying,
        false if is_played() || !action.uses.ability().effects.iter().any(has_to_play) => Progress::Done,
        false => Progress::HasToPlay,
    }
}

/// Which of those that are alike.
fn rank(state: &State, o: &InPlay) -> u8 {
    state.in_play.iter().filter(|other| other.card == o.card && other.id <= o.id).count() as u8
}

/// Everything that a player could think of doing with the cards he holds or has in play, and with the site.
fn about_own_cards(state: &State, seat: Seat) -> impl Iterator<Item = Item> {
    let mut items = Vec::new();
    for (card, _) in state.of(seat).cards.hand().kinds() {
        items.extend([Item::Play(card), Item::HealWith(card)]);
    }
    for o in &state.in_play {
        let (card, rank, is_site) = (o.card, rank(state, o), o.card.kind() == Type::Site);
        if o.owner != seat && !is_site {
            continue;
        }
        let abilities = 0..card.text().abilities.len() as u8;
        items.extend(abilities.map(|ability| Item::Use { card, rank, text: card, ability }));
        if o.on.is_some() {
            items.push(Item::Give(card, rank));
        }
    }
    items.into_iter()
}

/// Begins an ability in spite of the rule, if its costs are such that they are paid in full or not at all. Says whether it was
/// tried.
fn cannot_be_paid(state: &State, seat: Seat, item: Item, seed: u64) -> bool {
    let Item::Use { card, rank, text, ability } = item else { return false };
    let alike = state.in_play.iter().filter(|o| o.card == card);
    let of = alike.into_iter().nth(usize::from(rank) - 1).expect("it is in play").thing();
    let uses = Use { of, text, ability };
    let sight = Sight::new(state, seat, of.id);
    if !matches!(uses.ability().when, When::Phases(_))
        || !uses.ability().costs.iter().all(|cost| is_whole(&sight, cost))
    {
        return false;
    }
    for again in 0..TRIES {
        let (mut copy, depth) = (state.clone(), state.stack.len());
        copy.stack.push(Frame::Action(Action::new(uses, seat)));
        let mut inputs = Try { first: None, random: Random::new(seed ^ again) };
        let tried = watched(copy, &mut inputs, depth);
        assert_eq!(tried, Tried::Unpaid, "seed {seed}, turn {}: {item} was refused to {seat:?}", state.turn);
    }
    true
}

/// A cost that is paid in full or not at all, whoever is chosen for it.
fn is_whole(sight: &Sight, cost: &Effect) -> bool {
    match cost {
        Effect::Exert(Which::Choice { least, .. }, _) | Effect::Discard(Which::Choice { least, .. }) => {
            *least == Value::Number(1)
        }
        Effect::Exert(Which::All(of), _) | Effect::Discard(Which::All(of)) => sight.spotted(of).len() == 1,
        _ => false,
    }
}

#[test]
fn what_is_offered_can_be_done_and_what_is_not_is_forbidden() {
    for seats in 2..=4 {
        let (mut offered, mut refused, mut unpayable) = (0, 0, 0);
        for seed in 0..30 {
            let mut tester = Tester::new(seed);
            tester.play(seats);
            offered += tester.offered;
            refused += tester.refused;
            unpayable += tester.unpayable;
        }
        assert!(offered > 500 && refused > 5000 && unpayable > 10, "{seats}: {offered}, {refused}, {unpayable}");
    }
}
