//! The commands that only look: help, rules, the log.

use super::{
    board,
    command::Command,
    news, rulebook,
    session::Session,
    sheet, status,
    words::{echoed, text},
};
use std::io;
use table::Seat;
use war::Event;

impl Session {
    /// The commands and the rules for the question, or rules by number, or a thing of the game.
    pub(super) fn help(&mut self, seat: Option<Seat>, about: &str) -> io::Result<()> {
        if !about.is_empty() {
            return match rulebook::lookup(about) {
                rules if rules.is_empty() => self.thing(seat, about),
                rules => self.rules(&rules),
            };
        }
        self.terminal.say(&self.words.word("help-commands"))?;
        let why = seat.and_then(|seat| self.game.asked(seat)).map(|asked| asked.why);
        let Some(why) = why else { return Ok(()) };
        self.terminal.say(&format!("\n{}", self.words.word("help-rules")))?;
        self.rules(&rulebook::for_purpose(why.name()))
    }

    /// A card, a combat title, a Character or a region; if several are meant, their names.
    fn thing(&mut self, seat: Option<Seat>, about: &str) -> io::Result<()> {
        let asked = seat.and_then(|seat| self.game.asked(seat));
        let said = match sheet::find(&self.words, asked, about)[..] {
            [] => self.words.say("help-no-rule", &[("rule", echoed(about))]),
            [thing] => thing.sheet(&self.words, &self.game.view(seat)),
            ref several => {
                let names = several.iter().map(|thing| thing.listed(&self.words));
                let examples = names.collect::<Vec<_>>().join(", ");
                self.words.say("input-ambiguous", &[("found", echoed(about)), ("examples", text(examples))])
            }
        };
        self.terminal.say(&said)
    }

    pub(super) fn rules(&mut self, rules: &[String]) -> io::Result<()> {
        rules.iter().try_for_each(|rule| self.terminal.say(rule))
    }

    /// The log of this turn, with the last one if this has only begun, or `all`, or the last so many lines.
    pub(super) fn log(&mut self, seat: Option<Seat>, which: &str) -> io::Result<()> {
        let events: Vec<_> = self.game.heard(seat).collect();
        let turn_before = |end: usize| events[..end].iter().rposition(|e| matches!(e, Event::Turn { .. })).unwrap_or(0);
        let this_turn = turn_before(events.len());
        // When nobody has acted yet, it is the last turn that people want to read about.
        let acted = |e: &Event| matches!(e, Event::Acted { .. } | Event::Skipped { .. } | Event::Passed { .. });
        let from = if events[this_turn..].iter().any(acted) { this_turn } else { turn_before(this_turn) };
        let lines = match which {
            "" => news::lines(&self.words, &events[from..]),
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
            Command::Save { file, over } => self.save(file, over),
            Command::Hint(_) => self.terminal.say(&self.words.word("advice-none")),
            Command::Hand => self.terminal.say(&status::hand(&self.words, &view)),
            _ => self.terminal.say(&status::full(&self.words, &view)),
        }
    }
}
