//! What a seat may know, built from nothing: a hidden card has no place here but as a back.

use crate::{
    Army, Battle, BattleKind, Board, BySeat, Card, CardSet, Deck, Decks, Deeds, Dice, Fellowship, Handicap, Hunt,
    Phase, Place, Player, Players, Politics, Region, RegionSet, Resolving, SEATS, Side, Stage, State, SwitchSet,
    Troops, Victory, Why,
};
use table::Seat;

/// How many cards a seat has where, by deck. Everybody may know that.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hands {
    /// In hand.
    pub hand: [u8; 2],
    /// Not drawn yet by its side.
    pub undrawn: [u8; 2],
    /// Discarded unseen.
    pub discarded: [u8; 2],
}

/// A combat card on the table, as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// No card.
    Nothing,
    /// Its back, W8.4.4.
    Back(Deck),
    /// Its face.
    Face(Card),
}

/// A battle, as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BattleView {
    /// Who attacks.
    pub attacker: Side,
    /// Where the attackers stand.
    pub from: Region,
    /// Where the defenders stand.
    pub to: Region,
    /// The kind of battle.
    pub kind: BattleKind,
    /// Who controls the Army of each side in this round.
    pub control: [Player; 2],
    /// The part of the Army that does not attack.
    pub rearguard: Army,
    /// The round.
    pub round: u8,
    /// How far it has come.
    pub stage: Stage,
    /// The cards laid this round, by side.
    pub laid: [Laid; 2],
    /// They have been revealed.
    pub revealed: bool,
    /// Gandalf the White has given up his Leadership.
    pub white_rider: bool,
    /// The defender went inside.
    pub inside: bool,
    /// The event that made this attack.
    pub card: Option<Card>,
    /// The Shadow's combat card came from the table.
    pub from_table: bool,
    /// Who has announced a card and has still to lay it.
    pub announced: [bool; 2],
}

/// What a seat, or a spectator, may know of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the public fields are those of the state")]
pub struct View {
    /// Whose view it is; a spectator's if nobody's.
    pub seat: Option<Seat>,
    /// The side that it plays for.
    pub side: Option<Side>,
    pub options: SwitchSet,
    pub handicap: Handicap,
    pub players: Players,
    pub as_before: bool,
    pub turn: u16,
    pub phase: Phase,
    pub acting: Side,
    pub next: [Player; 2],
    pub proposed: bool,
    pub mixed: [RegionSet; 2],
    pub met: [RegionSet; 2],
    pub saruman_took: RegionSet,
    pub deeds: Option<Deeds>,
    pub board: Board,
    pub reinforcements: Troops,
    pub casualties: Troops,
    pub cast: [Place; 13],
    pub politics: Politics,
    pub fellowship: Fellowship,
    pub hunt: Hunt,
    pub dice: [Dice; 2],
    pub messenger_used: bool,
    pub battle: Option<BattleView>,
    pub victory: Option<Victory>,
    /// Cards in play on the table.
    pub table: CardSet,
    /// Cards that everybody has seen.
    pub played: CardSet,
    /// The event that is being played.
    pub resolving: Option<Resolving>,
    /// How many cards each seat has where.
    pub hands: [Hands; SEATS],
    /// The cards in one's own hand.
    pub own_hand: CardSet,
    /// Cards that one has given to the team-mate and that he still holds, W15.13.3.
    pub own_known: CardSet,
    /// The cards one has discarded unseen.
    pub own_discarded: CardSet,
}

impl View {
    /// What a seat, or a spectator, may know of a state.
    pub fn of(state: &State, seat: Option<Seat>) -> View {
        let own = |cards: &BySeat| seat.map_or(CardSet::EMPTY, |seat| cards.of(seat));
        let mut hands = [Hands::default(); SEATS];
        state.seating().seats().for_each(|seat| hands[seat.index()] = Hands::of(state, seat));
        View {
            seat,
            side: seat.map(|seat| state.side_of(seat)),
            options: state.options,
            handicap: state.handicap,
            players: state.players,
            as_before: state.as_before,
            turn: state.turn,
            phase: state.phase,
            acting: state.acting,
            next: state.next,
            proposed: state.proposed,
            mixed: state.mixed,
            met: state.met,
            saruman_took: state.saruman_took,
            deeds: state.deeds,
            board: state.board,
            reinforcements: state.reinforcements,
            casualties: state.casualties,
            cast: state.cast,
            politics: state.politics,
            fellowship: state.fellowship,
            hunt: state.hunt,
            dice: state.dice,
            messenger_used: state.messenger_used,
            battle: state.battle.map(|b| BattleView::of(&b, state, seat)),
            victory: state.victory,
            table: state.decks.table,
            played: state.decks.played,
            resolving: state.decks.resolving,
            hands,
            own_hand: own(&state.decks.hand),
            own_known: own(&state.decks.known),
            own_discarded: own(&state.decks.discarded),
        }
    }

    /// The side that a seat plays for.
    pub fn side_of(&self, seat: Seat) -> Side {
        self.open_state().side_of(seat)
    }

    /// How many cards a side has where: W15.1.3 the decks are its own, the hands those of all who play it.
    pub fn hands_of(&self, side: Side) -> Hands {
        let open = self.open_state();
        let of_side = open.seating().seats().filter(|seat| open.side_of(*seat) == side);
        let all = of_side.map(|seat| self.hands[seat.index()]);
        let add = |a: [u8; 2], b: [u8; 2]| [a[0] + b[0], a[1] + b[1]];
        let sum = |a: Hands, b: Hands| Hands {
            hand: add(a.hand, b.hand),
            undrawn: b.undrawn,
            discarded: add(a.discarded, b.discarded),
        };
        all.fold(Hands::default(), sum)
    }

    /// The cards that everybody sees.
    fn open_cards(&self) -> CardSet {
        let laid = self.battle.map_or([None; 2], |b| b.laid.map(Laid::face)).into_iter().flatten();
        let resolving = self.resolving.map(|event| event.card);
        self.table.or(self.played).or(laid.chain(resolving).collect())
    }

    /// A state that looks like this: what cannot be seen is dealt at random. Cards that have come to light by `now` were
    /// in hand before.
    pub(crate) fn redeal(&self, now: &View, dice: &mut table::Dice) -> State {
        let came_out = now.open_cards().without(self.open_cards());
        let mut decks = Decks { undrawn: CardSet::EMPTY, ..self.open_decks() };
        if let Some(own) = self.seat {
            self.own_hand.iter().for_each(|card| decks.hand.add(own, card));
            self.own_known.iter().for_each(|card| decks.known.add(own, card));
            self.own_discarded.iter().for_each(|card| decks.discarded.add(own, card));
        }
        let mut laid = self.battle.map_or([None; 2], |b| b.laid.map(Laid::face));
        let open = self.open_state();
        for side in Side::ALL {
            for deck in Deck::ALL {
                self.deal(&open, now, (side, deck), came_out, (&mut decks, &mut laid), dice);
            }
        }
        self.state(decks, laid)
    }

    /// The state as far as everybody knows it: nobody holds a card. For questions about open things, as who leads an Army.
    pub fn open_state(&self) -> State {
        self.state(self.open_decks(), [None; 2])
    }

    fn open_decks(&self) -> Decks {
        Decks {
            undrawn: CardSet::EMPTY,
            hand: BySeat::EMPTY,
            known: BySeat::EMPTY,
            table: self.table,
            played: self.played,
            discarded: BySeat::EMPTY,
            resolving: self.resolving,
        }
    }

    fn state(&self, decks: Decks, laid: [Option<Card>; 2]) -> State {
        State {
            options: self.options,
            handicap: self.handicap,
            players: self.players,
            as_before: self.as_before,
            turn: self.turn,
            phase: self.phase,
            acting: self.acting,
            next: self.next,
            proposed: self.proposed,
            mixed: self.mixed,
            met: self.met,
            saruman_took: self.saruman_took,
            deeds: self.deeds,
            board: self.board,
            reinforcements: self.reinforcements,
            casualties: self.casualties,
            cast: self.cast,
            politics: self.politics,
            fellowship: self.fellowship,
            hunt: self.hunt,
            dice: self.dice,
            decks,
            moved: [None; 4],
            messenger_used: self.messenger_used,
            battle: self.battle.map(|b| b.with(laid)),
            victory: self.victory,
        }
    }

    /// Deals the cards of one deck that are nowhere to be seen to where cards of it are known to be.
    fn deal(
        &self,
        open: &State,
        now: &View,
        (side, deck): (Side, Deck),
        came_out: CardSet,
        (decks, laid): (&mut Decks, &mut [Option<Card>; 2]),
        dice: &mut table::Dice,
    ) {
        let cards = Card::of(side, deck);
        let mut came_out = came_out.and(cards);
        let seen = decks.hand.all().or(decks.table).or(decks.played).or(decks.discarded.all());
        let shown: CardSet = laid.iter().copied().flatten().chain(decks.resolving.map(|r| r.card)).collect();
        // What one has drawn since was in the deck.
        let drawn = now.own_hand.or(now.own_discarded).without(seen);
        drawn.and(cards).iter().for_each(|card| decks.undrawn.add(card));
        let mut unseen: Vec<Card> = cards.without(seen.or(shown).or(drawn)).iter().collect();
        let others = open.seating().seats().filter(|seat| open.side_of(*seat) == side && self.seat != Some(*seat));
        for seat in others {
            let hands = &self.hands[seat.index()];
            let mut in_hand = hands.hand[deck.index()];
            let lays = open.decider(side, Why::CombatCard) == seat;
            // What has come to light since came from the hand that has fewer cards now; W15.13.3 what one gave away is in this one.
            let fewer = in_hand.saturating_sub(now.hands[seat.index()].hand[deck.index()]);
            let from_here: CardSet = came_out.iter().take(fewer.into()).collect();
            came_out = came_out.without(from_here);
            for card in from_here.or(self.own_known.and(cards)).iter().take(in_hand.into()) {
                unseen.retain(|c| *c != card);
                decks.hand.add(seat, card);
                in_hand -= 1;
            }
            let mut draw = || unseen.swap_remove(dice.below(unseen.len()));
            (0..in_hand).for_each(|_| decks.hand.add(seat, draw()));
            (0..hands.discarded[deck.index()]).for_each(|_| decks.discarded.add(seat, draw()));
            if lays && self.battle.is_some_and(|b| b.laid[side.index()] == Laid::Back(deck)) {
                laid[side.index()] = Some(draw());
            }
        }
        unseen.into_iter().for_each(|card| decks.undrawn.add(card));
    }
}

impl Hands {
    fn of(state: &State, seat: Seat) -> Hands {
        let side = state.side_of(seat);
        let count = |cards: CardSet| Deck::ALL.map(|deck| cards.and(Card::of(side, deck)).len());
        let Decks { hand, undrawn, discarded, .. } = &state.decks;
        Hands { hand: count(hand.of(seat)), undrawn: count(*undrawn), discarded: count(discarded.of(seat)) }
    }
}

impl Laid {
    fn of(card: Option<Card>, open: bool) -> Laid {
        match card {
            None => Laid::Nothing,
            Some(card) if open => Laid::Face(card),
            Some(card) => Laid::Back(card.deck()),
        }
    }

    const fn face(self) -> Option<Card> {
        match self {
            Laid::Face(card) => Some(card),
            Laid::Nothing | Laid::Back(_) => None,
        }
    }
}

impl BattleView {
    fn of(battle: &Battle, state: &State, viewer: Option<Seat>) -> BattleView {
        let laid_it = |side: Side| viewer == Some(state.decider(side, Why::CombatCard));
        let open = |side: Side| battle.revealed || laid_it(side) || side == Side::Shadow && battle.from_table;
        let seen = |side: Side| Laid::of(battle.laid[side.index()], open(side));
        BattleView {
            attacker: battle.attacker,
            from: battle.from,
            to: battle.to,
            kind: battle.kind,
            control: battle.control,
            rearguard: battle.rearguard,
            round: battle.round,
            stage: battle.stage,
            laid: Side::ALL.map(seen),
            revealed: battle.revealed,
            white_rider: battle.white_rider,
            inside: battle.inside,
            card: battle.card,
            from_table: battle.from_table,
            announced: battle.announced,
        }
    }

    /// The battle as the rules know it, with these cards laid.
    pub fn with(&self, laid: [Option<Card>; 2]) -> Battle {
        Battle {
            attacker: self.attacker,
            from: self.from,
            to: self.to,
            kind: self.kind,
            control: self.control,
            rearguard: self.rearguard,
            round: self.round,
            stage: self.stage,
            laid,
            revealed: self.revealed,
            white_rider: self.white_rider,
            inside: self.inside,
            card: self.card,
            from_table: self.from_table,
            announced: self.announced,
        }
    }
}
