//! Saving, loading, and the end of the game.

use super::{
    command::Command,
    files,
    player::Player,
    players,
    session::{Next, Session},
    words::text,
};
use std::{io, path::Path};
use war::Side;

impl Session {
    /// Writes the game to a file; over another one only if that is wanted.
    pub(super) fn save(&mut self, file: &str, over: bool) -> io::Result<()> {
        if file.is_empty() {
            return self.terminal.say(&self.words.word("file-missing"));
        }
        if !over && Path::new(file).exists() {
            return self.terminal.say(&self.words.say("save-exists", &[("file", text(file))]));
        }
        let seats = self.seats.each_ref().map(Player::name).join(",");
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
    pub(super) fn load(&mut self, file: &str) -> io::Result<Next> {
        if file.is_empty() {
            self.terminal.say(&self.words.word("file-missing"))?;
            return Ok(Next::Stay);
        }
        match files::load(Path::new(file), &mut self.luck) {
            Ok((game, record)) => {
                self.terminal.say(&self.words.say("loaded", &[("file", text(file))]))?;
                let seats = record.tag("seats").and_then(|seats| players(seats).ok());
                self.seats = seats.unwrap_or_else(|| self.seats.clone());
                self.programs.sit_down(&self.seats);
                self.tell_seats()?;
                self.resume(game);
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
        for side in Side::ALL {
            let player = self.seats[side.index()].described(&self.words);
            let args = [("side", text(self.words.side(side))), ("player", text(player))];
            self.terminal.say(&self.words.say("seat-now", &args))?;
        }
        Ok(())
    }

    /// Tells how the game ended and offers to save it; says whether there is a game to go on with.
    pub(super) fn is_over(&mut self) -> io::Result<bool> {
        self.tell_end()?;
        while let Some(line) = self.terminal.read("> ")? {
            match Command::read(&line) {
                Command::Answer("") | Command::Quit => break,
                Command::Answer(_) => self.terminal.say(&self.words.word("offer-save"))?,
                Command::Back => match self.people().any(|side| self.game.step_back(side.into())) {
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

    /// The sides that people play.
    pub(super) fn people(&self) -> impl Iterator<Item = Side> + use<> {
        let is_human = self.seats.each_ref().map(|player| *player == Player::Human);
        Side::ALL.into_iter().filter(move |side| is_human[side.index()])
    }

    /// The news up to the end, and who won.
    fn tell_end(&mut self) -> io::Result<()> {
        match self.present.or_else(|| self.people().next()) {
            None => self.log(None, "all")?,
            Some(side) => {
                self.tell_news(side.into())?;
            }
        }
        if let Some(victory) = self.game.view(None).victory {
            let how = self.words.word(&format!("victory-{victory}"));
            let args = [("side", text(self.words.side(victory.winner()))), ("how", text(how))];
            self.terminal.say(&self.words.say("game-over", &args))?;
        }
        self.terminal.say(&self.words.word("offer-save"))
    }
}
