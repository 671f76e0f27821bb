//! The vocabulary: everything a card can say. Plain values; nothing here knows how they are carried out.
//!
//! | a word | what it is |
//! |---|---|
//! | [`Filter`] | a description of cards: "Moria Orc", "another companion" |
//! | [`Which`] | the cards that a verb is done to |
//! | [`Value`] | a number |
//! | [`Cond`] | a requirement |
//! | [`Trigger`] | what is waited for |
//! | [`Effect`] | a verb: what is done, as a cost or as an effect |
//! | [`Modifier`] | what is true while a card is active |
//! | [`Ability`] | all of it together: when, what is needed, what it costs, what it does |
//!
//! `docs/cards.md` teaches it. A word that only one card needs is a word like any other.

use super::facts::{Class, Culture, Keyword, Phase, Race, Side, Signet, Type, words};

/// A description of cards.
#[derive(Clone, PartialEq, Debug)]
pub enum Filter {
    /// Any card.
    Any,
    /// Of this type.
    Type(Type),
    /// T2.4 A companion, ally or minion.
    Character,
    /// Of this race.
    Race(Race),
    /// Of this culture.
    Culture(Culture),
    /// Of this class.
    Class(Class),
    /// T2.18 A hand weapon or a ranged weapon.
    Weapon,
    /// Of this side.
    Side(Side),
    /// It has this keyword now.
    Keyword(Keyword),
    /// With this signet.
    Signet(Signet),
    /// With this title.
    Title(&'static str),
    /// T2.11
    Unique,
    /// Of the player who acts.
    Yours,
    /// T1.6 Of an opponent of the player who acts.
    Opponents,
    /// The card that speaks.
    This,
    /// The card that bears the one that speaks.
    Bearer,
    /// What was chosen last in this action.
    It,
    /// What was chosen first in this action.
    First,
    /// With the same title as what was chosen last.
    NamedLikeIt,
    /// What the occurrence is about that is being answered.
    Subject,
    /// T14.5
    RingBearer,
    /// T7.8
    Roaming,
    /// T11.7 With one vitality left.
    Exhausted,
    /// T8.16 In the skirmish that is being fought.
    Skirmishing,
    /// In it on the other side than a card that fits.
    Against(Box<Filter>),
    /// T8.2 Not assigned to a skirmish.
    Unassigned,
    /// Bearing a card that fits.
    Bearing(Box<Filter>),
    /// Borne by a card that fits.
    On(Box<Filter>),
    /// Lying in a support area, T1.12.
    InSupport,
    /// T2.17 An ally whose home this is; 0 for the site where the fellowship is.
    HomeSite(u8),
    /// A site with one of these numbers.
    SiteNumber(u8, u8),
    /// An event with the label of a phase.
    Labelled(Phase),
    /// An event that spots or exerts a ranger.
    AboutRangers,
    /// Of a race of which none can be spotted.
    RaceNotSpotted,
    /// Not so.
    Not(Box<Filter>),
    /// Both.
    Both(Box<Filter>, Box<Filter>),
    /// Either.
    Either(Box<Filter>, Box<Filter>),
}

/// Whose deck, hand or choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The player who acts.
    Yours,
    /// T1.3
    FreePlayer,
    /// T1.6, D36 One Shadow player, whom the acting player chooses.
    AShadowPlayer,
    /// The same, of those with more than so many cards in hand.
    AShadowPlayerHolding(u8),
    /// Each Shadow player.
    EachShadowPlayer,
    /// One of all players, whom the acting player chooses.
    AnyPlayer,
    /// The owner of what was chosen last.
    OwnerOfIt,
    /// Each owner of a card that the occurrence is about, once.
    OwnersOfSubject,
    /// Each opponent, T1.6.
    EachOpponent,
}

/// The cards in play that a verb is done to; T13.39 a number of them are different ones.
#[derive(Clone, PartialEq, Debug)]
pub enum Which {
    /// All that fit.
    All(Filter),
    /// T11.2, T11.12, T11.14 Some that fit, different ones, which a player chooses.
    Choice {
        /// So many at least.
        least: Value,
        /// So many at most.
        most: Value,
        /// Among these.
        of: Filter,
        /// Who chooses.
        by: Whose,
    },
}

/// A number.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// This one.
    Number(i16),
    /// As many as there are.
    All,
    /// So many for each card that can be spotted, T13.34.
    Each(i16, Filter),
    /// T13.40 So many for each card over a number.
    EachOver(i16, u8, Filter),
    /// For each race among the cards that can be spotted.
    EachRace(Filter),
    /// For each burden.
    EachBurden(i16),
    /// For each card of the kind in the dead pile of the Free Peoples player.
    EachDead(i16, Filter),
    /// For each card of the kind in a hand.
    EachInHand(Whose, i16, Filter),
    /// So many for each card that was chosen last and fits.
    EachIt(i16, Filter),
    /// The number that was chosen in this action, so many times.
    X(i16),
    /// The printed twilight cost of what was chosen last, T13.13.
    CostOfIt,
    /// The strength of a card that fits, now.
    StrengthOf(Filter),
    /// The vitality left of what was chosen last, less so many.
    VitalityOfIt(i16),
    /// The number of the site where the fellowship is.
    Here,
    /// The number of the site that was chosen last.
    NumberOfIt,
    /// One number or another.
    If(Box<Cond>, i16, i16),
    /// Not more than so many.
    AtMost(Box<Value>, i16),
    /// Both added up.
    Sum(Box<Value>, Box<Value>),
}

/// A requirement.
#[derive(Clone, PartialEq, Debug)]
pub enum Cond {
    /// T13.31 So many cards that fit can be spotted.
    Spot(u8, Filter),
    /// The site where the fellowship is fits.
    At(Filter),
    /// It is this phase.
    In(Phase),
    /// There are so many burdens.
    Burdens(u8),
    /// There are so many wounds on cards that fit.
    Wounds(u8, Filter),
    /// There is so much twilight; T13.14 for a card being played, before its own cost is added.
    Twilight(u8),
    /// There is less.
    TwilightBelow(u8),
    /// T12.16 The Ring is worn.
    RingWorn,
    /// The text of The One Ring counts.
    RingSpeaks,
    /// The skirmish is one of the fierce round, T8.36.
    FierceSkirmish,
    /// The fellowship has moved so often this turn.
    Moved(u8),
    /// The player who acts is on this side, T1.3.
    YouAre(Side),
    /// What was chosen last fits.
    ItIs(Filter),
    /// Something was chosen.
    SomeIt,
    /// A number is so great.
    AtLeast(Value, i16),
    /// A draw deck is empty.
    EmptyDeck(Whose),
    /// A hand holds a card that fits.
    InHand(Whose, Filter),
    /// A hand holds more than so many cards.
    HandOver(Whose, u8),
    /// The dead pile of the Free Peoples player holds so many cards that fit.
    Dead(u8, Filter),
    /// A card that fits was assigned to a skirmish this turn.
    WasAssigned(Filter),
    /// A character that fits has lost a skirmish this turn.
    HasLost(Filter),
    /// A card that fits was played in this phase.
    WasPlayed(Filter),
    /// A card that fits was played this turn since the fellowship came here.
    WasPlayedHere(Filter),
    /// T13.38 This ability, or this card, was used less often this turn.
    UsedThisTurnBelow(u8),
    /// T13.37 The same for this phase.
    UsedThisPhaseBelow(u8),
    /// Any of these.
    Any(Vec<Cond>),
    /// Not so.
    Not(Box<Cond>),
}

/// From where a card is played or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
    /// The draw deck, which is searched and shuffled, T13.47.
    Deck,
    /// Cards stacked on this one.
    StackedHere,
}

words! {
    /// How long something lasts.
    "how long it lasts" enum Until {
        /// T5.12
        EndOfPhase = "end-of-phase",
        /// The next skirmish; not yet, and then until it ends.
        NextSkirmish = "next-skirmish",
        /// T5.13
        Regroup = "regroup",
        /// T5.14
        EndOfTurn = "end-of-turn",
    }
}

words! {
    /// What happens to the table. Every one of these can be announced, prevented, replaced and answered.
    "something that happens" enum Kind {
        Exert = "exert", Wound = "wound", Heal = "heal", Kill = "kill", Discard = "discard",
        DiscardFromHand = "discard-from-hand", AddBurdens = "add-burdens", RemoveBurdens = "remove-burdens",
        AddTwilight = "add-twilight",
        /// T6.5 A card is drawn, or taken into hand.
        Draw = "draw",
        Play = "play", PutOnRing = "put-on-ring",
        /// T6.22 step 2
        MoveFrom = "move-from",
        /// T6.22 step 3
        Move = "move",
        /// T6.22 step 5
        MoveTo = "move-to",
        Assign = "assign", Win = "win", Lose = "lose", StartOfTurn = "start-of-turn", EndOfTurn = "end-of-turn",
        StartOfPhase = "start-of-phase", EndOfPhase = "end-of-phase",
        /// T8.33a
        SkirmishEnds = "skirmish-ends",
    }
}

/// What is waited for: an occurrence about to happen, or one that has just happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Trigger {
    /// It is about to happen.
    pub about: bool,
    /// What.
    pub kind: Kind,
    /// Or this, in its place.
    pub or: Option<Kind>,
    /// To whom.
    pub whom: Filter,
    /// Whose phase or turn it is, or who draws.
    pub of: Option<Whose>,
    /// T13.28 The card it comes from.
    pub by: Option<Filter>,
    /// The other side of a skirmish, who kills (T8.35), or the bearer of what is played.
    pub against: Option<Filter>,
    /// The phase that starts or ends.
    pub phase: Option<Phase>,
    /// Once for all to whom it happens together, not once for each.
    pub together: bool,
}

/// What is true as long as a card is active, or for a time.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Modifier {
    /// Strength, more or less.
    Strength(Filter, Value),
    /// A keyword, with a number.
    Keyword(Filter, Keyword, Value),
    /// A keyword is lost; roaming is none and has its own word.
    NoKeyword(Filter, Keyword),
    /// T7.9 The minion is not roaming.
    NotRoaming(Filter),
    /// T13.30 Strength bonuses from these sources do not count.
    NoStrengthFrom { of: Filter, from: Filter },
    /// The same for bonuses of a keyword.
    NoKeywordFrom { of: Filter, keyword: Keyword, from: Filter },
    /// The twilight cost of cards being played.
    Cost(Filter, Value),
    /// T6.23 The Shadow number of sites.
    ShadowNumber(Filter, Value),
    /// The cost of cards that are played on a kind of bearer.
    CostOn { what: Filter, on: Filter, by: Value },
    /// T7.9 The roaming penalty.
    Roaming(Filter, Value),
    /// An archery total.
    Archery(Side, Value),
    /// T7.13a An archer who does not count.
    NoArchery(Filter),
    /// T9.9
    MoveLimit(Value),
    /// T2.21
    Resistance(Value),
    /// T8.30 Overwhelmed only at triple strength.
    TripleToOverwhelm(Filter),
    /// T5.8 A phase is skipped.
    Skip(Phase),
    /// 2R15 The next Shadow phase of a player is skipped: the owner of what was chosen.
    SkipShadowPhaseOfIt,
    /// Cannot be assigned to a skirmish; by one side, or by anyone.
    NotAssigned(Filter, Option<Side>),
    /// A pair cannot be assigned by a side.
    NotAssignedTo { minion: Filter, character: Filter, by: Side },
    /// Not more than one minion may be assigned to each skirmish.
    OneMinionEach,
    /// Cannot take wounds.
    NoWounds(Filter),
    /// T13.22 Every wound is prevented before anybody can answer it.
    WoundsPrevented(Filter),
    /// At most so many wounds in each phase of this kind.
    FewWounds(Filter, Phase, u8),
    /// T13.16b Comes into play exhausted.
    ComesExhausted(Filter),
    /// Cannot be healed.
    NoHealing(Filter),
    /// Cannot be exerted by sources of a kind.
    NoExertion { of: Filter, by: Filter },
    /// Cannot be discarded by cards of a side.
    NoDiscard(Filter, Side),
    /// Burdens cannot be removed.
    NoBurdensRemoved,
    /// Cannot bear cards of a kind.
    NotBearing { of: Filter, what: Filter },
    /// Cards of a kind cannot be played.
    NotPlayed(Filter),
    /// No events of a phase can be played.
    NoEvents(Phase),
    /// No special abilities of a phase can be used.
    NoAbilities(Phase),
    /// Nothing is played from a draw deck or a discard pile.
    NotFromPiles,
    /// The hand of a side may not be looked at or revealed.
    HandClosed(Side),
    /// The fellowship cannot move again.
    NoMove,
    /// The One Ring has no text.
    RingSilent,
    /// The card has no text.
    NoText(Filter),
    /// One more item of a class can be spotted.
    OneMore(Class),
}

/// A verb: what is done, as a cost or as an effect.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Effect {
    // What goes through the door of occurrences.
    /// T11.6 So often each.
    Exert(Which, Value),
    /// T11.10
    Exhaust(Which),
    /// T11.1 So often each.
    Wound(Which, Value),
    /// T11.13 So often each.
    Heal(Which, Value),
    /// T13.42 From play.
    Discard(Which),
    /// T12.23a
    AddBurdens(Value),
    /// T12.23a
    RemoveBurdens(Value),
    /// To the pool.
    AddTwilight(Value),
    /// From the pool.
    RemoveTwilight(Value),
    /// A player draws cards.
    Draw(Whose, Value),
    /// T12.20
    PutOnRing,
    /// The Ring-bearer takes off the Ring, earlier than at T9.1.
    TakeOffRing,
    /// T10.5 The Ring-bearer is corrupted at once.
    Corrupt,

    // What changes the table at once.
    /// Strength, for a time.
    Strength(Which, Value, Until),
    /// A keyword, for a time.
    Keyword(Which, Keyword, Value, Until),
    /// T13.37 Strength, a keyword or twilight removed: not more than so much by this copy in this phase.
    UpTo(i16, Box<Effect>),
    /// A keyword is lost for a time.
    NoKeyword(Which, Keyword, Until),
    /// An archery total, for this phase.
    Archery(Side, Value),
    /// T11.29 An ally takes part.
    TakesPart(Which, Until),
    /// T8.30 for this skirmish.
    TripleToOverwhelm(Which),
    /// Something is true for a time.
    Lasting(Modifier, Until),
    /// T8.31
    CancelSkirmish(Filter),
    /// T8.2, T8.4 One to one; who assigns, and what may be paid to prevent it.
    Assign { character: Filter, minion: Filter, by: Whose },
    /// All assignments end.
    CancelAssignments,
    /// A card goes from where it lies onto a character: from the support area or the discard pile.
    Transfer { what: Filter, from_discard: bool, to: Filter },
    /// To its owner's hand.
    ReturnToHand(Which),
    /// T13.48 Under this card.
    Stack(Which),
    /// T12.24
    BecomeRingBearer,
    /// T9.6 The current phase of the acting player ends.
    EndPhase,

    // Sites.
    /// T6.27 A site of this number, of this kind, from the acting player's adventure deck.
    PlaySite(Value, Filter),
    /// T6.27 The next one, of this kind.
    PlayNextSite(Filter),
    /// T6.23 The Shadow number of the site that the fellowship moves to, for this move.
    ShadowNumber(Value),

    // Cards that are not in play. They become what was chosen last.
    /// Looks at a whole hand.
    LookAtHand(Whose),
    /// A whole hand is revealed.
    RevealHand(Whose),
    /// Cards of a hand, picked by chance, are revealed.
    RevealRandom(Whose, Value),
    /// Cards of a hand, picked by chance, are looked at.
    LookAtRandom(Whose, Value),
    /// Cards of the own hand are revealed.
    RevealFromHand(Value, Value, Filter),
    /// Cards are discarded from a hand; the second says who chooses.
    DiscardFromHand(Whose, Whose, Value, Value, Filter),
    /// Cards of a hand, picked by chance, are discarded.
    DiscardRandom(Whose, Value),
    /// From the top of a deck.
    DiscardTop(Whose, Value),
    /// The top of a deck is revealed.
    RevealTop(Whose, Value),
    /// The top of the own deck is looked at.
    LookAtTop(Value),
    /// The lowest card of the own deck is discarded.
    DiscardBottom,
    /// The lowest card of the own deck is revealed.
    RevealBottom,
    /// The own deck is revealed from the top while cards fit, and the first that does not.
    RevealWhile(Filter),
    /// One of the cards revealed or looked at may be discarded.
    MayDiscardIt(Filter),
    /// One of them is discarded.
    DiscardOneOfIt,
    /// All of them that fit are discarded.
    DiscardIt(Filter),
    /// The rest goes back on top in an order of the acting player's choice.
    OrderIt,
    /// So many of the cards revealed or looked at that fit are taken into hand.
    TakeOfIt(Value, Filter),
    /// What was revealed in a hand goes on top of its owner's deck.
    ItOnTop,
    /// What was revealed in a hand goes beneath its owner's deck.
    ItBeneath,
    /// A card of the hand goes beneath the deck.
    HandBeneath,
    /// A whole hand is shuffled into its owner's deck.
    ShuffleHandIn(Whose),
    /// From the discard pile into the hand.
    TakeFromDiscard(Filter),
    /// What was chosen last, from the discard pile into the hand.
    TakeIt,
    /// From the discard pile beneath the deck, so many at least, so many at most.
    DiscardsBeneath(Value, Value, Filter),
    /// From the discard pile into the deck, which is shuffled; so many at least, so many at most.
    ShuffleIn(Value, Value, Filter),
    /// From the hand under this card.
    StackFromHand(Filter),
    /// From under this card into the hand.
    TakeFromStack(Filter),
    /// T13.8, T13.16 Plays a card.
    Play { what: Filter, from: From, less: Value, on: Option<Filter>, must: bool },

    // What becomes of the occurrence that is being answered.
    /// T13.22 So much of it does not happen.
    Prevent(Value),
    /// T13.24 Something else happens in its place.
    Instead(Box<Effect>),
    /// The exertion counts as made, but no token is placed.
    WithoutToken,
    /// The event that was just played is cancelled.
    CancelEvent,

    // Choosing and order.
    /// Cards in play are chosen, and remembered.
    Choose(Which),
    /// T13.33 The acting player says how many he spots.
    SpotX(Filter),
    /// T13.33 The same for burdens.
    SpotBurdens,
    /// A number in a range; T11.11 of exertions one at least.
    ChooseX(Value, Value),
    /// T13.9 One of these, which a player chooses.
    OneOf(Whose, Vec<Vec<Effect>>),
    /// This is done if a player likes.
    May(Whose, Vec<Effect>),
    /// Again and again: so often at least, so often at most; asked each time whether to go on.
    Repeat(Value, Value, Vec<Effect>),
    /// T13.34a If it is so, this; else that. It is no choice.
    If(Cond, Vec<Effect>, Vec<Effect>),
    /// T13.25 A player may pay to prevent what follows.
    Unless(Whose, Vec<Effect>, Vec<Effect>),
    /// The ability of this card that waits does so from now on, for the rest of the phase, and knows what was chosen.
    Await,
    /// T13.10 Set by the rules between the costs and the effects of an event: it is announced.
    Announce,
}

/// When an ability can or must be used.
#[derive(Clone, PartialEq, Debug)]
pub enum When {
    /// T5.9 An event, or a special ability of a card in play, in any of these phases.
    Phases(Vec<Phase>),
    /// T13.19, T13.20 May be used again for the same occurrence.
    Response(Trigger),
    /// T5.21 Required, once for each occurrence.
    EachTime(Trigger),
    /// T5.25 Optional, once for each occurrence.
    MayEachTime(Trigger),
    /// T14.15 Whenever its needs are met, between all other things.
    Always,
    /// Required, once, if another ability of the card has begun to wait for it.
    Later(Trigger),
}

/// One thing that a card can do: T13.1 what it requires, what it costs, what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct Ability {
    /// When.
    pub when: When,
    /// T13.2 What must be so.
    pub needs: Vec<Cond>,
    /// T13.3 What is paid.
    pub costs: Vec<Effect>,
    /// What it does.
    pub effects: Vec<Effect>,
}
