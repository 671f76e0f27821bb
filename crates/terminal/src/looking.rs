//! The commands that only look: help, rules, things to read about, the log.

use crate::{
    Shown,
    command::Command,
    session::Session,
    thing,
    words::{echoed, text},
};
use std::io;
use table::Seat;

impl<G: Shown> Session<G> {
    /// The commands and the rules for the question, or rules by number, or a thing of the game.
    pub(crate) fn help(&mut self, seat: Option<Seat>, about: &str) -> io::Result<()> {
        if !about.is_empty() {
            return match G::rules(about) {
                rules if rules.is_empty() => self.read_about(seat, about),
                rules => self.tell(&rules),
            };
        }
        self.terminal.say(&self.words.word("help-commands"))?;
        if let Some(more) = self.words.maybe("help-more", &[]) {
            self.terminal.say(&more)?;
        }
        let asked = seat.and_then(|seat| self.game.asked(seat));
        match asked.map(|asked| G::rules_for(&asked.why)) {
            Some(rules) if !rules.is_empty() => {
                self.terminal.say(&format!("\n{}", self.words.word("help-rules")))?;
                self.tell(&rules)
            }
            _ => Ok(()),
        }
    }

    /// A thing of the game; if several are meant, their names.
    fn read_about(&mut self, seat: Option<Seat>, typed: &str) -> io::Result<()> {
        let sheet = |id: &str| G::sheet(&self.words, &self.game.view(seat), id);
        let unknown = || self.words.say("help-no-rule", &[("rule", echoed(typed))]);
        let said = match typed.parse::<usize>() {
            Ok(number) => self.option(seat, number).and_then(|id| sheet(&id)).unwrap_or_else(unknown),
            Err(_) => match thing::find(&G::things(&self.words), typed)[..] {
                [] => unknown(),
                [thing] => sheet(&thing.id).unwrap_or_else(unknown),
                ref several => {
                    let examples = several.iter().map(|thing| thing.listed()).collect::<Vec<_>>().join(", ");
                    self.words.say("input-ambiguous", &[("found", echoed(typed)), ("examples", text(examples))])
                }
            },
        };
        self.terminal.say(&said)
    }

    /// What there is to read about an option, counted from 1.
    fn option(&self, seat: Option<Seat>, number: usize) -> Option<String> {
        let asked = self.game.asked(seat?)?;
        G::thing(asked.options.get(number.checked_sub(1)?)?.item)
    }

    pub(crate) fn tell(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.terminal.say(line))
    }

    /// What happened lately, or `all`, or the last so many lines.
    pub(crate) fn log(&mut self, seat: Option<Seat>, which: &str) -> io::Result<()> {
        let events: Vec<_> = self.game.heard(seat).collect();
        let lines = match which {
            "" => G::news(&self.words, &events[G::recent(&events)..]),
            _ => G::news(&self.words, &events),
        };
        let last = which.parse().unwrap_or(lines.len()).min(lines.len());
        self.tell(&lines[lines.len() - last..])
    }

    /// The commands that only look, when the game is over: from the seat at the keyboard, if anybody sits there.
    pub(crate) fn look(&mut self, command: Command) -> io::Result<()> {
        let seat = self.present.or_else(|| self.people().next());
        let view = self.game.view(seat);
        let shown = match command {
            Command::Help(rule) => return self.help(None, rule),
            Command::Log(which) => return self.log(seat, which),
            Command::Save { file, over } => return self.save(file, over),
            Command::Hint(_) => Some(self.words.word("advice-none")),
            Command::Map(part) => G::board(&self.words, &view, part),
            Command::Hand => G::hand(&self.words, &view),
            _ => None,
        };
        self.terminal.say(&shown.unwrap_or_else(|| G::status(&self.words, &view)))
    }
}
