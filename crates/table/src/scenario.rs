//! Scenarios: tests of rules as plain text. A position, the luck to come, inputs in the notation of records, and
//! what is expected. `docs/notation.md` tells how to write one.

use crate::record::{meaningful_lines, parse_inputs, parse_seat, parse_setting};
use crate::{Answer, Asked, Input, Match, Refusal, Scripted, Seat, Seating, Shape, TextError, Written};
use std::fmt;

/// One scenario of a file.
#[derive(Clone, Debug)]
pub struct Scenario<R: Written> {
    /// What it shows, in words.
    pub title: String,
    /// The rules it tests.
    pub rules: Vec<String>,
    /// Where it begins.
    pub line: usize,
    /// Where it starts from, or which line of its position is wrong.
    start: Result<R::State, Failure>,
    script: Vec<(usize, Line<R>)>,
}

/// A line of the script.
#[derive(Clone, Debug)]
enum Line<R: Written> {
    Chance(Vec<R::Item>),
    Play(Seat, Answer<R::Item>),
    Refused(Seat, Answer<R::Item>, Reason),
    Back(Seat),
    Asked(Seat, String),
    Offered(Vec<Answer<R::Item>>),
    NotOffered(Vec<Answer<R::Item>>),
    Only(Vec<Answer<R::Item>>),
    Log(String),
    NoLog(String),
    Expect(String, String),
    Over(String),
}

/// Why an answer is refused: `by R7.5` names the rule; where no single rule says why, `as` names what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Reason {
    Law(String),
    NotOffered,
    Shape,
    NotAsked,
}

impl Reason {
    fn of<L: fmt::Display>(refusal: &Refusal<L>) -> Reason {
        match refusal {
            Refusal::Forbidden(law) => Reason::Law(law.to_string()),
            Refusal::NotOffered => Reason::NotOffered,
            Refusal::Shape(_) => Reason::Shape,
            Refusal::NotAsked => Reason::NotAsked,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Reason::Law(law) => write!(f, "by {law}"),
            Reason::NotOffered => write!(f, "as not-offered"),
            Reason::Shape => write!(f, "as misshapen"),
            Reason::NotAsked => write!(f, "as not-asked"),
        }
    }
}

/// A scenario that did not go as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line that failed.
    pub line: usize,
    /// What it expected.
    pub expected: String,
    /// What was.
    pub was: String,
}

/// Reads the scenarios of a file; `file` is only for messages. A position that cannot be, or cannot be read, is no error of the
/// file: its scenario fails, with the line that is wrong.
pub fn read<R: Written>(text: &str, file: &str) -> Result<Vec<Scenario<R>>, TextError> {
    let wrong = |line: usize, what: String| TextError { file: file.into(), line, what };
    drafts(text, &wrong)?.into_iter().map(|draft| draft.scenario(&wrong)).collect()
}

/// A scenario before its script is read: who sits at the table, its position says.
struct Draft<'a> {
    title: String,
    rules: Vec<String>,
    line: usize,
    settings: Vec<(usize, &'a str)>,
    script: Vec<(usize, &'a str)>,
    /// A line of the position that stands where it cannot.
    misplaced: Option<usize>,
}

fn drafts<'a>(text: &'a str, wrong: &dyn Fn(usize, String) -> TextError) -> Result<Vec<Draft<'a>>, TextError> {
    let mut drafts: Vec<Draft> = Vec::new();
    for (at, line) in meaningful_lines(text) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "scenario" {
            let title = rest.trim().into();
            let (settings, script) = (Vec::new(), Vec::new());
            drafts.push(Draft { title, rules: Vec::new(), line: at, settings, script, misplaced: None });
            continue;
        }
        let here = drafts.last_mut().ok_or_else(|| wrong(at, "expected 'scenario TITLE' first".into()))?;
        match word {
            "rules" => here.rules.extend(rest.split_whitespace().map(|r| r.trim_end_matches(',').into())),
            "set" if here.script.is_empty() => here.settings.push((at, rest)),
            "set" => here.misplaced = here.misplaced.or(Some(at)),
            _ => here.script.push((at, line)),
        }
    }
    Ok(drafts)
}

impl Draft<'_> {
    fn scenario<R: Written>(self, wrong: &dyn Fn(usize, String) -> TextError) -> Result<Scenario<R>, TextError> {
        let start = self.start::<R>();
        let mut script = Vec::new();
        // Without a position nobody knows who sits at the table; then there is nothing to play either.
        if let Ok(state) = &start {
            let seating = R::seating(state);
            for (at, line) in self.script {
                script.push((at, parse_line(line, &seating).map_err(|what| wrong(at, what))?));
            }
        }
        Ok(Scenario { title: self.title, rules: self.rules, line: self.line, start, script })
    }

    /// The position it starts from, or the line that is wrong.
    fn start<R: Written>(&self) -> Result<R::State, Failure> {
        if let Some(line) = self.misplaced {
            return Err(failure(line, "a position to be set before the first input or expectation", "it is set later"));
        }
        let setting = |(line, text): &(usize, &str)| {
            parse_setting(text).map_err(|what| failure(*line, "a legal position", format!("{what}, found '{text}'")))
        };
        let lines = self.settings.iter().map(setting).collect::<Result<Vec<_>, _>>()?;
        let line_of = |at: usize| self.settings.get(at).map_or(self.line, |(line, _)| *line);
        let setup = R::setup(&lines).map_err(|(at, what)| failure(line_of(at), "a legal position", what))?;
        Ok(R::begin(&setup))
    }
}

fn parse_line<R: Written>(line: &str, seating: &Seating) -> Result<Line<R>, String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    Ok(match word {
        "refused" => {
            let (answer, reason) = parse_refused(rest)?;
            let (seat, answer) = answer.split_once(':').ok_or("expected 'refused seat: answer'")?;
            Line::Refused(parse_seat(seat, seating)?, answer.parse()?, reason)
        }
        "back" => Line::Back(parse_seat(rest, seating)?),
        "asked" => {
            let (seat, why) = rest.split_once(' ').ok_or("expected 'asked seat purpose'")?;
            Line::Asked(parse_seat(seat, seating)?, why.trim().into())
        }
        "offered" => Line::Offered(parse_offers(rest)?),
        "not" if rest.starts_with("offered ") => Line::NotOffered(parse_offers(&rest["offered ".len()..])?),
        "not" if rest.starts_with("log ") => Line::NoLog(rest["log ".len()..].trim().into()),
        "only" => Line::Only(parse_offers(rest)?),
        "log" => Line::Log(rest.into()),
        "expect" => {
            let (key, value) = parse_setting(rest)?;
            Line::Expect(key, value)
        }
        "over" => Line::Over(rest.into()),
        _ => {
            let mut inputs = Vec::new();
            parse_inputs(line, seating, &mut inputs).map_err(|what| format!("{what} (or a keyword of scenarios)"))?;
            match inputs.first() {
                Some(Input::Choice(seat, answer)) => Line::Play(*seat, answer.clone()),
                _ => Line::Chance(inputs.into_iter().filter_map(chance_item).collect()),
            }
        }
    })
}

/// `a: answer by LAW`, or `a: answer as not-offered`: the answer, and why it is refused.
fn parse_refused(text: &str) -> Result<(&str, Reason), String> {
    if let Some((answer, law)) = text.rsplit_once(" by ") {
        return Ok((answer, Reason::Law(law.trim().into())));
    }
    let all = [Reason::NotOffered, Reason::Shape, Reason::NotAsked];
    let found = all.into_iter().find_map(|reason| Some((text.strip_suffix(&format!(" {reason}"))?, reason)));
    let expected = "the rule that refuses it, as in 'by RULE', or 'as not-offered', 'as misshapen', 'as not-asked'";
    found.ok_or_else(|| format!("expected {expected}"))
}

fn chance_item<I>(input: Input<I>) -> Option<I> {
    match input {
        Input::Chance(item) => Some(item),
        Input::Choice(..) => None,
    }
}

/// `a, b, 2 c`: a counted thing stands for an offer of exactly that many.
fn parse_offers<I: std::str::FromStr<Err = String>>(text: &str) -> Result<Vec<Answer<I>>, String> {
    let each = text.split(',').map(str::trim).filter(|t| !t.is_empty());
    each.map(|t| if t.contains(' ') { format!("[{t}]").parse() } else { t.parse() }).collect()
}

impl<R: Written> Scenario<R> {
    /// Plays it, and says where it did not go as written.
    pub fn run(&self) -> Result<(), Failure> {
        self.played().map(|_| ())
    }

    /// What must never have been told, by its lines `not log`: the line and the text. Only the game knows whether such a text
    /// can be told at all; if not, the line says nothing.
    pub fn denied(&self) -> impl Iterator<Item = (usize, &str)> {
        self.script.iter().filter_map(|(line, step)| match step {
            Line::NoLog(text) => Some((*line, text.as_str())),
            _ => None,
        })
    }

    /// The match that it plays, where it ends.
    pub fn played(&self) -> Result<Match<R>, Failure> {
        let start = self.start.clone()?;
        let mut luck = Scripted::new([]);
        let mut game = Match::<R>::from_state(start, &mut luck);
        for (line, step) in &self.script {
            self.play(&mut game, &mut luck, *line, step)?;
            if let Some((item, options)) = luck.misfit.take() {
                let options = options.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                return Err(failure(*line, format!("chance among: {options}"), item));
            }
        }
        if let Some(item) = luck.left().next() {
            let line = self.script.last().map_or(self.line, |(line, _)| *line);
            return Err(failure(line, "all luck to be used", format!("{item} is left over")));
        }
        Ok(game)
    }

    fn play(
        &self,
        game: &mut Match<R>,
        luck: &mut Scripted<R::Item>,
        line: usize,
        step: &Line<R>,
    ) -> Result<(), Failure> {
        match step {
            Line::Chance(items) => {
                items.iter().for_each(|item| luck.add(*item));
                if game.waits_for().is_some() {
                    game.nudge(luck);
                }
                Ok(())
            }
            Line::Play(seat, answer) => {
                let asked = tell_asked(game);
                let taken = game.answer(*seat, answer.clone(), luck);
                let who = game.seating().name(*seat);
                taken.map_err(|refusal| {
                    failure(line, format!("{who}: {answer} to be taken"), format!("{refusal}; {asked}"))
                })
            }
            Line::Refused(seat, answer, reason) => refused(game, line, *seat, answer, reason),
            Line::Back(seat) => match game.step_back(*seat) {
                true => Ok(()),
                false => Err(failure(line, "a step back", "it is too late for that")),
            },
            Line::Asked(seat, why) => {
                let is = game.asked(*seat).is_some_and(|q| q.why.to_string() == *why);
                expect(is, line, || (format!("{} asked {why}", game.seating().name(*seat)), tell_asked(game)))
            }
            Line::Offered(offers) => all(offers, line, "offered", game, has),
            Line::NotOffered(offers) => all(offers, line, "not offered", game, |q, o| !has(q, o)),
            Line::Only(offers) => {
                let listed = |q: &Asked<R>| offers.len() == number_of_answers(q);
                let exact = game.next_question().is_some_and(|q| listed(q) && offers.iter().all(|o| has(q, o)));
                expect(exact, line, || ("exactly these offers".into(), tell_asked(game)))
            }
            Line::Log(text) => {
                let logged = game.events().iter().any(|e| e.to_string() == *text);
                expect(logged, line, || (format!("log {text}"), tell_events(game)))
            }
            Line::NoLog(text) => {
                let logged = game.events().iter().any(|e| e.to_string() == *text);
                expect(!logged, line, || (format!("not log {text}"), tell_events(game)))
            }
            Line::Expect(key, value) => {
                let described = R::describe(game.state()).into_iter().find(|(k, _)| k == key).map(|(_, v)| v);
                let found = described.or_else(|| R::derived(game.state(), key));
                let is = found.as_ref() == Some(value);
                let was = || found.unwrap_or_else(|| "nothing is known under that key".into());
                expect(is, line, || (format!("{key}: {value}"), was()))
            }
            Line::Over(how) => {
                let found = game.outcome();
                let over = found.as_ref().is_some_and(|o| o.how == how);
                let was = || found.map_or_else(|| tell_asked(game), |o| o.how.into());
                expect(over, line, || (format!("the game over, {how}"), was()))
            }
        }
    }
}

fn failure(line: usize, expected: impl ToString, was: impl ToString) -> Failure {
    Failure { line, expected: expected.to_string(), was: was.to_string() }
}

fn expect(is: bool, line: usize, tell: impl FnOnce() -> (String, String)) -> Result<(), Failure> {
    if is {
        return Ok(());
    }
    let (expected, was) = tell();
    Err(failure(line, expected, was))
}

fn refused<R: Written>(
    game: &Match<R>,
    line: usize,
    seat: Seat,
    answer: &Answer<R::Item>,
    reason: &Reason,
) -> Result<(), Failure> {
    let expected = || format!("{}: {answer} refused {reason}", game.seating().name(seat));
    match game.check(seat, answer) {
        Ok(()) => Err(failure(line, expected(), "it would be taken")),
        Err(refusal) if Reason::of(&refusal) == *reason => Ok(()),
        Err(refusal) => {
            let found = Reason::of(&refusal);
            Err(failure(line, expected(), format!("it is refused {found}: {refusal}; {}", tell_asked(game))))
        }
    }
}

/// How many things a question offers.
fn number_of_answers<I, W>(asked: &crate::Question<I, W>) -> usize {
    match asked.shape {
        Shape::Number { least, most } => usize::from(most - least) + 1,
        Shape::One | Shape::Some { .. } | Shape::Order { .. } => asked.options.len(),
    }
}

/// Whether every one of these offers is as it should be, in the first open question.
fn all<R: Written>(
    offers: &[Answer<R::Item>],
    line: usize,
    word: &str,
    game: &Match<R>,
    is: impl Fn(&Asked<R>, &Answer<R::Item>) -> bool,
) -> Result<(), Failure> {
    let Some(asked) = game.next_question() else {
        return Err(failure(line, format!("something {word}"), tell_asked(game)));
    };
    match offers.iter().find(|o| !is(asked, o)) {
        None => Ok(()),
        Some(offer) => Err(failure(line, format!("{offer} {word}"), tell_asked(game))),
    }
}

fn has<I: Copy + Eq, W>(asked: &crate::Question<I, W>, offer: &Answer<I>) -> bool {
    match (offer, asked.shape) {
        (Answer::Number(n), Shape::Number { least, most }) => (least..=most).contains(n),
        (Answer::One(item), _) => asked.offers(*item),
        (Answer::Some(pick), _) => {
            pick.iter().all(|(i, n)| asked.options.iter().any(|o| o.item == *i && o.count == *n))
        }
        (Answer::Number(_), _) => false,
    }
}

/// Who is asked what, in words for a failure.
fn tell_asked<R: Written>(game: &Match<R>) -> String {
    if let Some(why) = game.waits_for() {
        return format!("luck is wanted for {why}");
    }
    let Some(asked) = game.next_question() else {
        return game.outcome().map_or("nothing is asked".into(), |o| format!("the game is over, {}", o.how));
    };
    let offers = match asked.shape {
        Shape::Number { least, most } => format!("{least} to {most}"),
        Shape::One => asked.items().map(|i| i.to_string()).collect::<Vec<_>>().join(", "),
        Shape::Some { least, most } | Shape::Order { least, most } => {
            let counted = asked.options.iter().map(|o| format!("{} {}", o.count, o.item));
            format!("{least} to {most} of {}", counted.collect::<Vec<_>>().join(", "))
        }
    };
    format!("{} is asked {}: {offers}", game.seating().name(asked.seat), asked.why)
}

fn tell_events<R: Written>(game: &Match<R>) -> String {
    let latest = game.events().iter().rev().take(12).rev();
    let told: Vec<_> = latest.map(ToString::to_string).collect();
    format!("log: {}", told.join("; "))
}
