//! The vocabulary as names and functions, so that a card reads like a card: descriptions, numbers, requirements, triggers.

use super::facts::{Class, Culture, Keyword, Phase, Race, Side, Signet, Type};
use super::words::{Cond, Filter, Kind, Trigger, Value, Which, Whose};

macro_rules! nouns {
    ($($NAME:ident = $filter:expr;)+) => { $(pub(crate) const $NAME: Filter = $filter;)+ };
}

nouns! {
    ANY = Filter::Any;
    COMPANION = Filter::Type(Type::Companion);
    ALLY = Filter::Type(Type::Ally);
    MINION = Filter::Type(Type::Minion);
    POSSESSION = Filter::Type(Type::Possession);
    ARTIFACT = Filter::Type(Type::Artifact);
    EVENT = Filter::Type(Type::Event);
    CONDITION = Filter::Type(Type::Condition);
    SITE = Filter::Type(Type::Site);
    CHARACTER = Filter::Character;
    MAN = Filter::Race(Race::Man);
    ELF = Filter::Race(Race::Elf);
    DWARF = Filter::Race(Race::Dwarf);
    HOBBIT = Filter::Race(Race::Hobbit);
    WIZARD = Filter::Race(Race::Wizard);
    ORC = Filter::Race(Race::Orc);
    URUK_HAI = Filter::Race(Race::UrukHai);
    NAZGUL = Filter::Race(Race::Nazgul);
    TROLL = Filter::Race(Race::Troll);
    DWARVEN = Filter::Culture(Culture::Dwarven);
    ELVEN = Filter::Culture(Culture::Elven);
    GANDALF = Filter::Culture(Culture::Gandalf);
    GONDOR = Filter::Culture(Culture::Gondor);
    SHIRE = Filter::Culture(Culture::Shire);
    ISENGARD = Filter::Culture(Culture::Isengard);
    MORIA = Filter::Culture(Culture::Moria);
    RINGWRAITH = Filter::Culture(Culture::Ringwraith);
    SAURON = Filter::Culture(Culture::Sauron);
    FREE = Filter::Side(Side::Free);
    SHADOW = Filter::Side(Side::Shadow);
    WEAPON = Filter::Weapon;
    HAND_WEAPON = Filter::Class(Class::HandWeapon);
    RANGED_WEAPON = Filter::Class(Class::RangedWeapon);
    ARMOR = Filter::Class(Class::Armor);
    SHIELD = Filter::Class(Class::Shield);
    HELM = Filter::Class(Class::Helm);
    PIPE = Filter::Class(Class::Pipe);
    STAFF = Filter::Class(Class::Staff);
    ARCHER = Filter::Keyword(Keyword::Archer);
    DEFENDER = Filter::Keyword(Keyword::Defender);
    RANGER = Filter::Keyword(Keyword::Ranger);
    TRACKER = Filter::Keyword(Keyword::Tracker);
    TENTACLE = Filter::Keyword(Keyword::Tentacle);
    TWILIGHT = Filter::Keyword(Keyword::Twilight);
    SEARCH = Filter::Keyword(Keyword::Search);
    SPELL = Filter::Keyword(Keyword::Spell);
    PIPEWEED = Filter::Keyword(Keyword::Pipeweed);
    STEALTH = Filter::Keyword(Keyword::Stealth);
    TALE = Filter::Keyword(Keyword::Tale);
    WEATHER = Filter::Keyword(Keyword::Weather);
    FOREST = Filter::Keyword(Keyword::Forest);
    MARSH = Filter::Keyword(Keyword::Marsh);
    PLAINS = Filter::Keyword(Keyword::Plains);
    RIVER = Filter::Keyword(Keyword::River);
    SANCTUARY = Filter::Keyword(Keyword::Sanctuary);
    UNDERGROUND = Filter::Keyword(Keyword::Underground);
    UNIQUE = Filter::Unique;
    YOURS = Filter::Yours;
    OPPONENTS = Filter::Opponents;
    THIS = Filter::This;
    BEARER = Filter::Bearer;
    IT = Filter::It;
    FIRST = Filter::First;
    SUBJECT = Filter::Subject;
    RING_BEARER = Filter::RingBearer;
    ROAMING = Filter::Roaming;
    EXHAUSTED = Filter::Exhausted;
    SKIRMISHING = Filter::Skirmishing;
    UNASSIGNED = Filter::Unassigned;
    IN_SUPPORT = Filter::InSupport;
}

/// With this title.
pub(crate) fn named(title: &'static str) -> Filter {
    Filter::Title(title)
}

/// Another card than the one that speaks.
pub(crate) fn other(filter: Filter) -> Filter {
    filter & !THIS
}

/// An event with the label of a phase.
pub(crate) fn labelled(phase: Phase) -> Filter {
    EVENT & Filter::Labelled(phase)
}

/// With this signet.
pub(crate) fn signet(signet: Signet) -> Filter {
    Filter::Signet(signet)
}

/// Bearing a card that fits.
pub(crate) fn bearing(filter: Filter) -> Filter {
    Filter::Bearing(filter.into())
}

/// Borne by a card that fits.
pub(crate) fn on(filter: Filter) -> Filter {
    Filter::On(filter.into())
}

/// Skirmishing a card that fits.
pub(crate) fn against(filter: Filter) -> Filter {
    Filter::Against(filter.into())
}

/// A site with this number.
pub(crate) fn site(number: u8) -> Filter {
    SITE & Filter::SiteNumber(number, number)
}

/// A site with a number in this range.
pub(crate) fn sites(first: u8, last: u8) -> Filter {
    SITE & Filter::SiteNumber(first, last)
}

/// An ally of this home site.
pub(crate) fn home(number: u8) -> Filter {
    ALLY & Filter::HomeSite(number)
}

// Which cards a verb is done to.

/// One card, which the acting player chooses.
pub(crate) fn one(of: Filter) -> Which {
    some(1, 1, of)
}

/// So many different cards.
pub(crate) fn so_many(count: impl Into<Value>, of: Filter) -> Which {
    let count = count.into();
    Which::Choice { least: count.clone(), most: count, of, by: Whose::Yours }
}

/// From so many to so many.
pub(crate) fn some(least: i16, most: impl Into<Value>, of: Filter) -> Which {
    Which::Choice { least: least.into(), most: most.into(), of, by: Whose::Yours }
}

/// All of them.
pub(crate) fn all(of: Filter) -> Which {
    Which::All(of)
}

impl Which {
    /// The same, but somebody else chooses.
    pub(crate) fn chosen_by(self, whose: Whose) -> Which {
        match self {
            Which::Choice { least, most, of, .. } => Which::Choice { least, most, of, by: whose },
            all => all,
        }
    }
}

// Numbers.

/// So many for each card that can be spotted.
pub(crate) fn each(number: i16, of: Filter) -> Value {
    Value::Each(number, of)
}

/// So many for each card that was chosen last.
pub(crate) fn each_it(number: i16) -> Value {
    Value::EachIt(number, ANY)
}

/// So many for each of them that fits.
pub(crate) fn each_of_it(number: i16, of: Filter) -> Value {
    Value::EachIt(number, of)
}

/// One number if something is so, or another.
pub(crate) fn whether(cond: Cond, then: i16, or: i16) -> Value {
    Value::If(cond.into(), then, or)
}

/// Not more than so many.
pub(crate) fn at_most(most: i16, value: Value) -> Value {
    Value::AtMost(value.into(), most)
}

// Requirements.

/// A card can be spotted.
pub(crate) fn spot(of: Filter) -> Cond {
    Cond::Spot(1, of)
}

/// So many cards can be spotted.
pub(crate) fn spot_many(count: u8, of: Filter) -> Cond {
    Cond::Spot(count, of)
}

/// The fellowship is at such a site.
pub(crate) fn at(filter: Filter) -> Cond {
    Cond::At(filter)
}

/// What was chosen last is so.
pub(crate) fn it_is(filter: Filter) -> Cond {
    Cond::ItIs(filter)
}

/// Both are so.
pub(crate) fn both(one: Cond, other: Cond) -> Cond {
    !Cond::Any(vec![!one, !other])
}

// What is waited for.

/// Something is about to happen.
pub(crate) fn about_to(kind: Kind, whom: Filter) -> Trigger {
    let (or, of, by, against, phase) = (None, None, None, None, None);
    Trigger { about: true, kind, or, whom, of, by, against, phase, together: false }
}

/// Something has just happened.
pub(crate) fn just(kind: Kind, whom: Filter) -> Trigger {
    Trigger { about: false, ..about_to(kind, whom) }
}

/// A phase starts.
pub(crate) fn start_of(phase: Phase) -> Trigger {
    Trigger { phase: Some(phase), ..just(Kind::StartOfPhase, ANY) }
}

/// A phase ends.
pub(crate) fn end_of(phase: Phase) -> Trigger {
    Trigger { phase: Some(phase), ..just(Kind::EndOfPhase, ANY) }
}

impl Trigger {
    /// Because of such a card.
    pub(crate) fn by(self, source: Filter) -> Trigger {
        Trigger { by: Some(source), ..self }
    }

    /// Or something else, in its place.
    pub(crate) fn or(self, kind: Kind) -> Trigger {
        Trigger { or: Some(kind), ..self }
    }

    /// In the phase of such a player; drawn by such a player.
    pub(crate) fn of(self, whose: Whose) -> Trigger {
        Trigger { of: Some(whose), ..self }
    }

    /// Once for all to whom it happens together.
    pub(crate) fn together(self) -> Trigger {
        Trigger { together: true, ..self }
    }

    /// In a skirmish against such a card, T8.35 killed by it; for a card that is played: on such a bearer.
    pub(crate) fn against(self, filter: Filter) -> Trigger {
        Trigger { against: Some(filter), ..self }
    }
}
