//! The commands that only look: help, rules, the log.

use super::{board, command::Command, news, rulebook, session::Session, sheet, status, words::text};
use std::io;
use table::Seat;
use war::Event;

impl Session {
    /// The commands and the rules for the question, or rules by number, or a card.
    pub(super) fn help(&mut self, seat: Option<Seat>, about: &str) -> io::Result<()> {
        if !about.is_empty() {
            return match rulebook::lookup(about) {
                rules if rules.is_empty() => self.card(seat, about),
                rules => self.rules(&rules),
            };
        }
        self.terminal.say(&self.words.word("help-commands"))?;
        let why = seat.and_then(|seat| self.game.asked(seat)).map(|asked| asked.why);
        let Some(why) = why else { return Ok(()) };
        self.terminal.say(&format!("\n{}", self.words.word("help-rules")))?;
        self.rules(&rulebook::for_purpose(why.name()))
    }

    /// A card; if several are meant, their names.
    fn card(&mut self, seat: Option<Seat>, about: &str) -> io::Result<()> {
        let asked = seat.and_then(|seat| self.game.asked(seat));
        let said = match sheet::find(&self.words, asked, about)[..] {
            [] => self.words.say("help-no-rule", &[("rule", text(about))]),
            [card] => sheet::sheet(&self.words, card),
            ref several => {
                let names = several.iter().map(|card| format!("{} [{card}]", self.words.card(*card)));
                let examples = names.collect::<Vec<_>>().join(", ");
                self.words.say("input-ambiguous", &[("found", text(about)), ("examples", text(examples))])
            }
        };
        self.terminal.say(&said)
    }

    pub(super) fn rules(&mut self, rules: &[String]) -> io::Result<()> {
        rules.iter().try_for_each(|rule| self.terminal.say(rule))
    }

    /// The log of this turn, or `all`, or the last so many lines.
    pub(super) fn log(&mut self, seat: Option<Seat>, which: &str) -> io::Result<()> {
        let events: Vec<_> = self.game.heard(seat).collect();
        let this_turn = events.iter().rposition(|e| matches!(e, Event::Turn { .. })).unwrap_or(0);
        let lines = match which {
            "" => news::lines(&self.words, &events[this_turn..]),
            _ => news::lines(&self.words, &events),
        };
        let last = which.parse().unwrap_or(lines.len()).min(lines.len());
        lines[lines.len() - last..].iter().try_for_each(|line| self.terminal.say(line))
    }

    /// The commands that only look, when the game is over: from the seat at the keyboard, if anybody sits there.
    pub(super) fn look(&mut self, command: Command) -> io::Result<()> {
        let seat = self.people().next().map(Seat::from);
        let view = self.game.view(seat);
        match command {
            Command::Help(rule) => self.help(None, rule),
            Command::Map(part) => self.terminal.say(&board::map(&self.words, &view, part)),
            Command::Log(which) => self.log(seat, which),
            Command::Save(file) => self.save(file),
            Command::Hand => self.terminal.say(&status::hand(&self.words, &view)),
            _ => self.terminal.say(&status::full(&self.words, &view)),
        }
    }
}
