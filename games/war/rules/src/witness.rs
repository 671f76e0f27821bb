//! W15.5.4 Whether every question goes to whom the rules give it. The table "Who decides" of the rules is told here apart from the code that
//! asks: a witness follows a game from outside, by what stands on the board between two steps, what happens and who is asked what. Tests
//! compare the rows with those of the rules; simulations and tests let it watch games.

mod table_of_rules;

pub use table_of_rules::{Whom, Whose};

use crate::{
    Action, Card, Character, Event, Figure, Item, Nation, Phase, Player, Region, Side, State, Troops, War, Why,
};
use table::{Asked, Seat};

const EAGLES: Card = Card::called("fp-char-18");
const DEAD_MEN: Card = Card::called("fp-char-22");
const BREAKING_OF_THE_FELLOWSHIP: Card = Card::called("sh-char-14");
const STORMCROW: Card = Card::called("sh-strat-06");

/// Somebody who follows a game.
#[derive(Clone, Debug)]
pub struct Witness {
    /// How things stood before the step under way.
    before: State,
    /// Who controls the Armies in the round that is fought.
    control: [Player; 2],
    /// An attack or a new round has been told in this step: who controls the Armies is settled at its end.
    begins: bool,
    /// Who laid the Combat cards of this round, or of the last.
    laid: [Option<Seat>; 2],
    /// The player of the last card that was played for its event.
    cards_player: Option<Player>,
    /// What has happened in the step under way.
    step: Step,
}

/// What has happened in a step.
#[derive(Clone, Copy, Default, Debug)]
struct Step {
    tile: bool,
    voice: bool,
    proposed: bool,
    set_back: Option<Nation>,
    disbanded: Option<(Region, Player)>,
}

impl Witness {
    /// Somebody who follows a game from here. A battle that is being fought begins a round now.
    pub fn new(start: &State) -> Witness {
        let control = Side::ALL.map(|side| Player::of(side)[0]);
        let cards_player = start.decks.resolving.map(|event| start.next[event.card.side().index()]);
        let (laid, step) = ([None; 2], Step::default());
        let mut witness = Witness { before: *start, control, begins: true, laid, cards_player, step };
        witness.look(start);
        witness
    }

    /// Looks at how things stand when a step is over.
    pub fn look(&mut self, state: &State) {
        if let Some(battle) = state.battle.filter(|_| self.begins) {
            self.control = Side::ALL.map(|side| strongest(state, side, &battle.army(state, side).troops));
        }
        self.begins = false;
        self.step = Step::default();
        self.before = *state;
    }

    /// Hears what happens in a step.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::Attacked { .. } | Event::Round { .. } => self.begins = true,
            Event::Laid { side, owner, .. } => self.laid[side.index()] = Some(owner.seat),
            Event::Played { side, .. } => self.cards_player = Some(self.before.next[side.index()]),
            Event::Drawn { .. } => self.step.tile = true,
            Event::Acted { action, .. } => self.step.voice = action == Action::VoiceRecruits,
            Event::Proposed { .. } => self.step.proposed = true,
            Event::SetBack { nation, .. } => self.step.set_back = Some(nation),
            Event::Disbanded { figure: Figure::Regular(nation) | Figure::Elite(nation), at, .. } => {
                self.step.disbanded = Some((at, Player::of_nation(nation)));
            }
            _ => {}
        }
    }

    /// Whether a question is put to whom it belongs, and is not about the hand of another; and which word of the table says so.
    pub fn asked(&self, state: &State, asked: &Asked<War>) -> Result<Whom, String> {
        let name = |seat: Seat| state.seating().name(seat).to_string();
        let wrong = |law: &str, what: String| Err(format!("{law}: {} is asked {}{what}", name(asked.seat), asked.why));
        let others = |card: Card| state.seating().seats().any(|s| s != asked.seat && state.decks.hand.of(s).has(card));
        let unseen = |card: Card| others(card) || state.decks.undrawn.has(card);
        let offered = asked.items().find(|item| matches!(item, Item::Card(card) if unseen(*card)));
        if let Some(card) = offered {
            return wrong("W15.13.1", format!(" for {card} of somebody else"));
        }
        if !self.is_of(state, asked) {
            return wrong("W15.5.4", ", for the wrong side".into());
        }
        let words = Whom::of(asked.why).iter();
        match words.filter_map(|whom| Some((*whom, self.seat(state, asked, *whom)?))).next() {
            Some((whom, seat)) if seat == asked.seat => Ok(whom),
            Some((whom, seat)) => wrong("W15.5.4", format!(", and {} decides it ({whom:?})", name(seat))),
            None => wrong("W15.5.4", ", and nobody decides it".into()),
        }
    }

    /// Whether the decision is of the side that is asked.
    fn is_of(&self, state: &State, asked: &Asked<War>) -> bool {
        let side = state.side_of(asked.seat);
        match Whose::of(asked.why) {
            Whose::Owner | Whose::EachSide => true,
            Whose::Side(only) => side == only,
            Whose::Acting if asked.why == Why::DrawFrom && state.phase != Phase::Actions => state.is_shared(side),
            Whose::Acting => state.phase == Phase::Actions && state.acting == side,
            Whose::Attacker => state.battle.is_some_and(|battle| battle.attacker == side),
            Whose::Defender => state.battle.is_some_and(|battle| battle.attacker != side),
            Whose::Card => self.resolving(state).is_some_and(|card| card.side() == side),
            Whose::CardOrVictim => self.resolving(state).is_some_and(|card| {
                card.side() == side || matches!(card, DEAD_MEN | STORMCROW) && asked.why != Why::CardNation
            }),
            Whose::CombatCard => state.battle.is_some_and(|battle| battle.laid[side.index()].is_some()),
            Whose::Ability => matches!(asked.why, Why::AbilityDraw { who } if who.side() == side),
            Whose::TableCard => matches!(asked.why, Why::UseTableCard { card } if card.side() == side),
            Whose::Nobody => false,
            Whose::Never => state.is_shared(side),
        }
    }

    /// The card whose event is being played, or has just been.
    fn resolving(&self, state: &State) -> Option<Card> {
        state.decks.resolving.or(self.before.decks.resolving).map(|event| event.card)
    }

    /// Whom a word means here, if it has a meaning here.
    fn seat(&self, state: &State, asked: &Asked<War>, whom: Whom) -> Option<Seat> {
        let side = state.side_of(asked.seat);
        let card = self.resolving(state);
        let by_shadow = card.is_some_and(|card| card.side() == Side::Shadow);
        let leads = |side: Side| state.seat_of(leads(state, side));
        let acts = state.next[state.acting.index()];
        match whom {
            Whom::Owner => owner(state, asked),
            Whom::Leads(side) => Some(leads(side)),
            Whom::Acts => (state.phase == Phase::Actions).then(|| state.seat_of(acts)),
            Whom::CardsPlayer => card.and(self.cards_player).map(|player| state.seat_of(player)),
            Whom::Hunter => self.cards_player.filter(|_| by_shadow).map(|player| state.seat_of(player)),
            Whom::Controls => Some(state.seat_of(self.controls(state, side, asked.why))),
            Whom::InTurn => self.in_turn(state, side, asked.why).map(|player| state.seat_of(player)),
            Whom::LaidIt => self.laid[side.index()],
            Whom::InPhaseOne => in_phase_one(state).map(|player| state.seat_of(player)),
            Whom::Refuge => (card == Some(EAGLES)).then(|| leads(Side::Shadow)),
            Whom::Breaking => (card == Some(BREAKING_OF_THE_FELLOWSHIP)).then(|| leads(Side::Free)),
            Whom::TakenAway => (self.step.tile || by_shadow).then(|| leads(Side::Free)),
            Whom::Voice => self.step.voice.then(|| state.seat_of(Player::Saruman)),
            Whom::Gandalf => {
                let his = asked.why == Why::AbilityDraw { who: Character::GandalfTheGrey };
                self.cards_player.filter(|_| his).map(|player| state.seat_of(player))
            }
            Whom::Sorcerer => self.laid[Side::Shadow.index()],
            Whom::FromDeadMen => {
                let king = [Character::Strider, Character::Aragorn].into_iter().find_map(|who| state.region_of(who));
                let at = king.filter(|_| card == Some(DEAD_MEN) && side == Side::Shadow)?;
                Some(state.seat_of(strongest(state, side, state.board.at(at))))
            }
            Whom::OfTheNation => {
                let nation = self.step.set_back.filter(|_| card == Some(STORMCROW) && side == Side::Free)?;
                Some(state.seat_of(Player::of_nation(nation)))
            }
            Whom::Each => Some(asked.seat).filter(|_| state.is_shared(side) && holds_what_is_offered(state, asked)),
            Whom::TeamMate => self.step.proposed.then(|| state.seat_of(acts.team_mate())),
            Whom::Nobody => None,
        }
    }

    /// W15.8.3a Who controls the Army that a question is about: in its battle as it was settled for the round, otherwise as it stands.
    fn controls(&self, state: &State, side: Side, why: Why) -> Player {
        let at = match why {
            Why::Casualty { at, .. } => Some(at),
            Why::TooMany { region } => Some(region),
            _ => None,
        };
        let fought = state.battle.filter(|battle| at.is_none_or(|at| battle.place(side) == at));
        match (fought, at) {
            (None, Some(at)) => strongest(state, side, state.board.at(at)),
            _ => self.control[side.index()],
        }
    }

    /// W15.8.2 Whose turn it is to remove a unit of separate Armies.
    fn in_turn(&self, state: &State, side: Side, why: Why) -> Option<Player> {
        let Why::TooMany { region } = why else { return None };
        if state.is_mixed(region, side) || !state.shares(region, side) {
            return None;
        }
        let last = self.step.disbanded.filter(|(at, _)| *at == region).map_or(leads(state, side), |(_, player)| player);
        let next = last.team_mate();
        Some(if state.board.at(region).units_of(next) > 0 { next } else { last })
    }
}

/// W15.2.1 Who leads a side: in odd turns its first player; W15.2.2 always, if he is alone.
fn leads(state: &State, side: Side) -> Player {
    let [first, second] = Player::of(side);
    if state.is_shared(side) && state.turn.is_multiple_of(2) { second } else { first }
}

/// W15.8.3 More units, more Elites, or the token.
fn strongest(state: &State, side: Side, troops: &Troops) -> Player {
    let strength = |player: Player| {
        let own = || Nation::of(side).iter().filter(move |nation| Player::of_nation(**nation) == player);
        let elites: u8 = own().map(|nation| troops.elites[nation.index()]).sum();
        let regulars: u8 = own().map(|nation| troops.regulars[nation.index()]).sum();
        (elites + regulars, elites, player == leads(state, side))
    };
    let [first, second] = Player::of(side);
    if state.is_shared(side) && strength(second) > strength(first) { second } else { first }
}

/// W15.3.1 Whose turn it is to draw in phase 1.
fn in_phase_one(state: &State) -> Option<Player> {
    match state.phase {
        Phase::Recover => Some(leads(state, Side::Free)),
        Phase::SecondDraw => Some(leads(state, Side::Free).team_mate()),
        Phase::ShadowDraw => Some(leads(state, Side::Shadow)),
        Phase::ShadowSecondDraw => Some(leads(state, Side::Shadow).team_mate()),
        Phase::Exchange
        | Phase::ExchangeCards
        | Phase::ShadowExchange
        | Phase::ShadowExchangeCards
        | Phase::Fellowship
        | Phase::HuntAllocation
        | Phase::ActionRoll
        | Phase::Actions
        | Phase::VictoryCheck => None,
    }
}

/// Whose hand the cards are in that are offered.
fn owner(state: &State, asked: &Asked<War>) -> Option<Seat> {
    let card = asked.items().find_map(|item| match item {
        Item::Card(card) => Some(card),
        _ => None,
    })?;
    state.seating().seats().find(|seat| state.decks.hand.of(*seat).has(card))
}

/// Whether every card that is offered is in the hand of whoever is asked.
fn holds_what_is_offered(state: &State, asked: &Asked<War>) -> bool {
    let held = |item: Item| !matches!(item, Item::Card(card) if !state.decks.hand.of(asked.seat).has(card));
    asked.items().all(held)
}
