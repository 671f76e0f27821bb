//! Saving, loading, and the end of the game.

use crate::{
    Shown,
    command::Command,
    files,
    session::{Next, Session},
    sitter::{self, Sitter},
    words::text,
};
use std::{io, path::Path};
use table::{Outcome, Seat};

impl<G: Shown> Session<G> {
    /// Writes the game to a file; over another one only if that is wanted.
    pub(crate) fn save(&mut self, file: &str, over: bool) -> io::Result<()> {
        if file.is_empty() {
            return self.terminal.say(&self.words.word("file-missing"));
        }
        if !over && Path::new(file).exists() {
            return self.terminal.say(&self.words.say("save-exists", &[("file", text(file))]));
        }
        let seats = sitter::names(&self.seats);
        let seed = self.seed.map(|seed| seed.to_string());
        let seed = seed.iter().map(|seed| ("seed", seed.as_str()));
        let tags: Vec<_> = [("seats", seats.as_str())].into_iter().chain(seed).collect();
        let said = match files::save(Path::new(file), &self.game, &tags) {
            Ok(()) => self.words.say("saved", &[("file", text(file))]),
            Err(error) => self.words.say("not-saved", &[("error", text(format!("{error:#}")))]),
        };
        self.terminal.say(&said)
    }

    /// Goes on with the game in a file, with the players it was saved with.
    pub(crate) fn load(&mut self, file: &str) -> io::Result<Next> {
        if file.is_empty() {
            self.terminal.say(&self.words.word("file-missing"))?;
            return Ok(Next::Stay);
        }
        match files::load(Path::new(file), &mut self.luck) {
            Ok((game, record)) => {
                self.terminal.say(&self.words.say("loaded", &[("file", text(file))]))?;
                let saved = record.tag("seats").and_then(|seats| Sitter::all::<G>(seats).ok());
                let fits = |seats: &Vec<Sitter>| seats.len() == usize::from(game.seating().count());
                let seats = saved.into_iter().chain([self.seats.clone()]).find(fits);
                self.seats = seats.unwrap_or_else(|| Sitter::by_default(game.seating().count()));
                self.programs.sit_down(&self.seats);
                self.resume(game);
                self.tell_seats()?;
                Ok(Next::GoOn)
            }
            Err(error) => {
                self.terminal.say(&self.words.say("not-loaded", &[("error", text(format!("{error:#}")))]))?;
                Ok(Next::Stay)
            }
        }
    }

    /// Who plays whom.
    fn tell_seats(&mut self) -> io::Result<()> {
        for seat in self.game.seating().seats() {
            let player = self.seats[seat.index()].described(&self.words);
            let args = [("seat", text(self.seat_name(seat))), ("player", text(player))];
            self.terminal.say(&self.words.say("seat-now", &args))?;
        }
        Ok(())
    }

    /// Tells how the game ended and offers to save it; says whether there is a game to go on with.
    pub(crate) fn is_over(&mut self, outcome: &Outcome) -> io::Result<bool> {
        self.tell_end(outcome)?;
        while let Some(line) = self.terminal.read("> ")? {
            match Command::read(&line) {
                Command::Answer("") | Command::Quit => break,
                Command::Answer(_) => self.terminal.say(&self.words.word("offer-save"))?,
                Command::Back => match self.people().any(|seat| self.game.step_back(seat)) {
                    true => return Ok(true),
                    false => self.terminal.say(&self.words.word("back-refused"))?,
                },
                Command::Load(file) => {
                    if let Next::GoOn = self.load(file)? {
                        return Ok(true);
                    }
                }
                other => self.look(other)?,
            }
        }
        self.terminal.say(&self.words.word("goodbye"))?;
        Ok(false)
    }

    /// The seats that people play.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + use<G> {
        let is_human: Vec<bool> = self.seats.iter().map(|sitter| *sitter == Sitter::Human).collect();
        (0..).zip(is_human).filter(|(_, human)| *human).map(|(at, _)| Seat(at))
    }

    /// The news up to the end, and who won.
    fn tell_end(&mut self, outcome: &Outcome) -> io::Result<()> {
        match self.present.or_else(|| self.people().next()) {
            None => self.log(None, "all")?,
            Some(seat) => {
                self.tell_news(seat)?;
            }
        }
        let winners: Vec<String> = outcome.winners().map(|seat| self.seat_name(seat)).collect();
        let how = ("how", text(G::ending(&self.words, outcome.how)));
        let said = match winners.len() {
            0 => self.words.say("game-over-nobody", &[how]),
            count => {
                let seats = text(winners.join(", "));
                self.words.say("game-over", &[("count", (count as u64).into()), ("seats", seats), how])
            }
        };
        self.terminal.say(&said)?;
        self.terminal.say(&self.words.word("offer-save"))
    }
}
