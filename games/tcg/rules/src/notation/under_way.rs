//! What is under way, as text: `window skirmish a 0 no`, `turn starting a 4`.

use super::{place_of, word::Word, word_at};
use crate::{
    actions::{Action, Frame, Occurrence, Play, Source, Stage, Todo, Use, Window, play::PlayStage},
    cards::{
        Card,
        facts::Phase,
        words::{Effect, Filter},
    },
    game::Thing,
    turn::Place,
};
use smallvec::SmallVec;
use std::str::SplitWhitespace;
use table::Seat;

/// The words of a line, one after the other.
struct Words<'a>(SplitWhitespace<'a>);

impl Words<'_> {
    fn next<T: Word>(&mut self) -> Result<T, String> {
        T::read(self.0.next().ok_or("expected more words")?)
    }
}

macro_rules! places {
    ($($Place:ident $(($($name:ident: $Type:ty),+))? = $word:literal;)+) => {
        fn write_place(place: &Place) -> String {
            match place {
                $(Place::$Place $(($($name),+))? => {
                    let words: Vec<String> = vec![$word.to_string(), $($($name.write()),+)?];
                    words.join(" ")
                })+
            }
        }

        fn read_place(words: &mut Words) -> Result<Place, String> {
            let name = words.0.next().ok_or("expected a place of the turn")?;
            match name {
                $($word => Ok(Place::$Place $(($(words.next::<$Type>()?),+))?),)+
                _ => Err(format!("expected a place of the turn, found '{name}'")),
            }
        }
    };
}

places! {
    Bid = "bid";
    ChoosePlace = "choose-place";
    Lay = "lay";
    Starting(seat: Seat, left: i8) = "starting";
    Deal(seat: Seat) = "deal";
    Mulligan(seat: Seat) = "mulligan";
    StartTurn = "start-turn";
    Sanctuary(left: u8) = "sanctuary";
    Fellowship = "fellowship";
    Move(part: u8) = "move";
    Shadow(seat: Seat) = "shadow";
    Maneuver = "maneuver";
    Archery = "archery";
    ArcheryTotals = "archery-totals";
    FellowshipWounds(left: u8, minions: u8) = "fellowship-wounds";
    ChooseShadow(left: u8) = "choose-shadow";
    MinionWounds(seat: Seat, left: u8) = "minion-wounds";
    Assignment(fierce: bool) = "assignment";
    Defenders(fierce: bool) = "defenders";
    Leftovers(fierce: bool, seat: Seat) = "leftovers";
    NextSkirmish(fierce: bool) = "next-skirmish";
    Resolve = "resolve";
    SkirmishWounds(left: u8, free_lost: bool) = "skirmish-wounds";
    EndSkirmish(part: u8) = "end-skirmish";
    Regroup = "regroup";
    Reconciles(seat: Seat) = "reconciles";
    Reconcile(seat: Seat) = "reconcile";
    DownToEight(seat: Seat) = "down-to-eight";
    Refill(seat: Seat) = "refill";
    MoveAgain = "move-again";
    EndTurn = "end-turn";
    NextTurn = "next-turn";
    Concedes(seat: Seat) = "concedes";
    EndPhase(phase: Phase, of: Seat) = "end-phase";
}

/// A word that is still to be carried out: its card, its place there, how often it was; `announce` has no card.
impl Word for Todo {
    fn write(&self) -> String {
        if let Effect::Announce = self.word {
            return "announce".into();
        }
        let found = Card::all().find_map(|card| Some((card, place_of(card, self.word)?)));
        let (card, place) = found.expect("every word stands on a card");
        format!("{card}/{place}/{}", (self.round, self.is_cost).write())
    }
    fn read(text: &str) -> Result<Todo, String> {
        if text == "announce" {
            return Ok(Todo { word: &Effect::Announce, round: 0, is_cost: false });
        }
        let (card, place, (round, is_cost)) = <(Card, u8, (u8, bool))>::read(text)?;
        let word = word_at(card, place.into()).ok_or_else(|| format!("expected a word of {card}, found '{text}'"))?;
        Ok(Todo { word, round, is_cost })
    }
}

impl Word for Use {
    fn write(&self) -> String {
        (self.of, self.text, self.ability).write()
    }
    fn read(text: &str) -> Result<Use, String> {
        let (of, text, ability) = <(Thing, Card, u8)>::read(text)?;
        Ok(Use { of, text, ability })
    }
}

/// The bearer that a word asks for, by the place of that word.
struct Onto(Option<&'static Filter>);

impl Word for Onto {
    fn write(&self) -> String {
        let Some(filter) = self.0 else { return "-".into() };
        let asks =
            |word: &&'static Effect| matches!(word, Effect::Play { on: Some(on), .. } if std::ptr::eq(on, filter));
        let found = Card::all().find_map(|card| {
            let place = (0..).map_while(|at| word_at(card, at)).position(|word| asks(&word))?;
            Some((card, place as u8))
        });
        found.map_or("-".into(), |found| found.write())
    }
    fn read(text: &str) -> Result<Onto, String> {
        let Some((card, place)) = Option::<(Card, u8)>::read(text)? else { return Ok(Onto(None)) };
        match word_at(card, place.into()) {
            Some(Effect::Play { on, .. }) => Ok(Onto(on.as_ref())),
            _ => Err(format!("expected a word of {card} that plays a card, found '{text}'")),
        }
    }
}

macro_rules! stages {
    ($Stage:ident: $($Member:ident = $word:literal),+) => {
        impl Word for $Stage {
            fn write(&self) -> String {
                match self { $($Stage::$Member => $word.into()),+ }
            }
            fn read(text: &str) -> Result<Self, String> {
                match text { $($word => Ok($Stage::$Member),)+ _ => Err(format!("expected a stage, found '{text}'")) }
            }
        }
    };
}
stages!(PlayStage: Pay = "pay", Extra = "extra", Place = "place", PutAway = "put-away");
stages!(Source: Top = "top", Bottom = "bottom", Hand = "hand");
stages!(Stage: About = "about", Just = "just");

/// Something under way as a line.
pub(super) fn write(frame: &Frame) -> String {
    let words: Vec<String> = match frame {
        Frame::Turn(place) => return format!("turn {}", write_place(place)),
        Frame::Window(w) => {
            vec!["window".into(), w.phase.write(), w.asks.write(), w.passes.write(), w.alone.write()]
        }
        Frame::Give(id) => vec!["give".into(), id.write()],
        Frame::Play(p) => vec![
            "play".into(),
            p.thing.write(),
            p.by.write(),
            p.less.write(),
            Onto(p.onto).write(),
            p.on.write(),
            p.stage.write(),
        ],
        Frame::Action(a) => vec![
            "action".into(),
            a.uses.write(),
            a.by.write(),
            a.todo.write(),
            a.counted.write(),
            a.it.write(),
            a.first.write(),
            a.x.write(),
            a.whom.write(),
            a.paid.write(),
            a.aside.write(),
            a.aside_of.write(),
            a.aside_from.write(),
            a.shown.write(),
            a.fell_short.write(),
        ],
        Frame::Occurrence(o) => vec![
            "occurrence".into(),
            o.kind.write(),
            o.whom.write(),
            o.left.write(),
            o.against.write(),
            o.source.write(),
            o.by.write(),
            o.is_cost.write(),
            o.is_forced.write(),
            o.token.write(),
            o.phase.write(),
            o.stage.write(),
            o.at.write(),
            o.optional.write(),
            o.asks.write(),
            o.passes.write(),
            o.used.write(),
        ],
    };
    words.join(" ")
}

/// Something under way from a line.
pub(super) fn read(text: &str) -> Result<Frame, String> {
    let mut w = Words(text.split_whitespace());
    let frame = match w.0.next() {
        Some("turn") => Frame::Turn(read_place(&mut w)?),
        Some("window") => {
            Frame::Window(Window { phase: w.next()?, asks: w.next()?, passes: w.next()?, alone: w.next()? })
        }
        Some("give") => Frame::Give(w.next()?),
        Some("play") => Frame::Play(Play {
            thing: w.next()?,
            by: w.next()?,
            less: w.next()?,
            onto: w.next::<Onto>()?.0,
            on: w.next()?,
            stage: w.next()?,
        }),
        Some("action") => Frame::Action(Action {
            uses: w.next()?,
            by: w.next()?,
            todo: w.next::<SmallVec<[Todo; 6]>>()?,
            counted: w.next()?,
            it: w.next()?,
            first: w.next()?,
            x: w.next()?,
            whom: w.next()?,
            paid: w.next()?,
            aside: w.next()?,
            aside_of: w.next()?,
            aside_from: w.next()?,
            shown: w.next()?,
            fell_short: w.next()?,
        }),
        Some("occurrence") => Frame::Occurrence(Occurrence {
            kind: w.next()?,
            whom: w.next()?,
            left: w.next()?,
            against: w.next()?,
            source: w.next()?,
            by: w.next()?,
            is_cost: w.next()?,
            is_forced: w.next()?,
            token: w.next()?,
            phase: w.next()?,
            stage: w.next()?,
            at: w.next()?,
            optional: w.next()?,
            asks: w.next()?,
            passes: w.next()?,
            used: w.next()?,
        }),
        other => return Err(format!("expected something under way, found '{}'", other.unwrap_or_default())),
    };
    match w.0.next() {
        None => Ok(frame),
        Some(more) => Err(format!("expected no more words, found '{more}'")),
    }
}
