//! The commands that only look: help, rules, the log.

use super::{board, command::Command, news, rulebook, session::Session, status, words::text};
use std::io;
use table::Seat;
use war::Event;

impl Session {
    /// The commands and the rules for the question, or the rules by number.
    pub(super) fn help(&mut self, seat: Option<Seat>, rule: &str) -> io::Result<()> {
        if !rule.is_empty() {
            let found = rulebook::lookup(rule);
            return match found.is_empty() {
                true => self.terminal.say(&self.words.say("help-no-rule", &[("rule", text(rule))])),
                false => self.rules(&found),
            };
        }
        self.terminal.say(&self.words.word("help-commands"))?;
        let why = seat.and_then(|seat| self.game.asked(seat)).map(|asked| asked.why);
        let Some(why) = why else { return Ok(()) };
        self.terminal.say(&format!("\n{}", self.words.word("help-rules")))?;
        self.rules(&rulebook::for_purpose(why.name()))
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
