//! A game at one keyboard: who is asked, what he is shown, and what he may type.

use super::{
    answer, ask, board,
    command::Command,
    news,
    player::Player,
    rulebook, status,
    terminal::Terminal,
    words::{Words, text},
};
use std::io;
use table::{Asked, Dice, Match, Random, Refusal, Seat};
use war::{Law, Side, War, Why};

/// What to do after a line.
pub(super) enum Next {
    /// Ask again for a line.
    Stay,
    /// The game has moved, or is another one.
    GoOn,
    /// Leave.
    Leave,
}

/// A game at one keyboard.
pub struct Session {
    pub(super) game: Match<War>,
    pub(super) luck: Dice,
    random: Random,
    pub(super) seed: Option<u64>,
    pub(super) seats: [Player; 2],
    pub(super) words: Words,
    pub(super) terminal: Terminal,
    /// How many events each side has been told of.
    told: [usize; 2],
    /// Who sits at the keyboard now.
    pub(super) present: Option<Side>,
    /// Which sides are to be shown the whole picture before their next question.
    picture: [bool; 2],
}

impl Session {
    /// A session with a game that has begun.
    pub fn new(game: Match<War>, luck: Dice, random: Random, seats: [Player; 2], words: Words) -> Session {
        let terminal = Terminal::standard(words.lang.line_mark());
        Session {
            game,
            luck,
            random,
            seed: None,
            seats,
            words,
            terminal,
            told: [0; 2],
            present: None,
            picture: [true; 2],
        }
    }

    /// Goes on with another game, or with one that was saved: what happened in it so far is no news.
    pub fn resume(&mut self, game: Match<War>) {
        self.told = Side::ALL.map(|side| game.heard(Some(side.into())).count());
        self.game = game;
        self.present = None;
        self.picture = [true; 2];
    }

    /// Plays until the game is over or the person leaves.
    pub fn play(&mut self) -> io::Result<()> {
        self.terminal.say(&self.words.word("welcome"))?;
        loop {
            if self.game.outcome().is_some() {
                if !self.is_over()? {
                    return Ok(());
                }
                continue;
            }
            self.answer_for_programs();
            let Some(seat) = self.game.open().map(|asked| asked.seat).next() else { continue };
            if !self.ask(seat)? {
                return self.terminal.say(&self.words.word("goodbye"));
            }
        }
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.seats[seat.index()] == Player::Human
    }

    /// Answers every question that is not for a person.
    fn answer_for_programs(&mut self) {
        while let Some(asked) = self.for_a_program() {
            let answer = self.random.answer::<War>(self.game.state(), &asked);
            let taken = self.game.answer(asked.seat, answer, &mut self.luck);
            taken.expect("the random player gives legal answers");
        }
    }

    fn for_a_program(&self) -> Option<Asked<War>> {
        self.game.open().find(|asked| !self.is_human(asked.seat)).cloned()
    }

    /// Asks a person until he has answered or the game is another one; says whether to go on.
    fn ask(&mut self, seat: Seat) -> io::Result<bool> {
        if !self.hand_over(Side::of(seat))? {
            return Ok(false);
        }
        self.show_question(seat)?;
        loop {
            let Some(line) = self.terminal.read("> ")? else { return Ok(false) };
            match self.obey(seat, &line)? {
                Next::Stay => {}
                Next::GoOn => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    /// Two people at one keyboard must not see each other's hands; says whether to go on.
    fn hand_over(&mut self, side: Side) -> io::Result<bool> {
        let several = self.seats == [Player::Human, Player::Human];
        if several && self.present != Some(side) {
            self.terminal.hide()?;
            let prompt = self.words.say("hand-over", &[("side", text(self.words.side(side)))]);
            let line = self.terminal.read(&prompt)?;
            if line.is_none_or(|line| Command::read(&line) == Command::Quit) {
                return Ok(false);
            }
            self.terminal.hide()?;
        }
        self.present = Some(side);
        Ok(true)
    }

    /// The news, where things stand, and the question.
    fn show_question(&mut self, seat: Seat) -> io::Result<()> {
        let changed = self.tell_news(seat)?;
        let view = self.game.view(Some(seat));
        if std::mem::take(&mut self.picture[seat.index()]) {
            self.terminal.say(&board::map(&self.words, &view, ""))?;
            self.terminal.say(&format!("\n{}", status::full(&self.words, &view)))?;
            self.terminal.say(&status::hand(&self.words, &view))?;
            self.terminal.say("\n")?;
        } else {
            self.terminal.say(&format!("\n{}", status::brief(&self.words, &view, changed)))?;
        }
        let Some(asked) = self.game.asked(seat) else { return Ok(()) };
        if let Why::AttackWith { from, to, .. } = asked.why {
            self.terminal.say(&status::attack(&self.words, &view, Side::of(seat), from, to))?;
        }
        self.terminal.say(&ask::question(&self.words, &view, asked))
    }

    /// What happened since the side was last told; says whether there was anything.
    pub(super) fn tell_news(&mut self, seat: Seat) -> io::Result<bool> {
        let events: Vec<_> = self.game.heard(Some(seat)).collect();
        let from = self.told[seat.index()].min(events.len());
        for line in news::lines(&self.words, &events[from..]) {
            self.terminal.say(&format!("* {line}"))?;
        }
        self.told[seat.index()] = events.len();
        Ok(from < events.len())
    }

    /// Does what a line says.
    fn obey(&mut self, seat: Seat, line: &str) -> io::Result<Next> {
        let view = self.game.view(Some(seat));
        match Command::read(line) {
            Command::Help(rule) => self.help(Some(seat), rule)?,
            Command::Map(part) => self.terminal.say(&board::map(&self.words, &view, part))?,
            Command::State => self.terminal.say(&status::full(&self.words, &view))?,
            Command::Hand => self.terminal.say(&status::hand(&self.words, &view))?,
            Command::Log(which) => self.log(Some(seat), which)?,
            Command::Save { file, over } => self.save(file, over)?,
            Command::Load(file) => return self.load(file),
            Command::Quit => return Ok(Next::Leave),
            Command::Back if self.game.step_back(seat) => return Ok(Next::GoOn),
            Command::Back => self.terminal.say(&self.words.word("back-refused"))?,
            Command::Answer(answer) => return self.answer(seat, answer),
        }
        Ok(Next::Stay)
    }

    /// Takes an answer, or says why not.
    fn answer(&mut self, seat: Seat, line: &str) -> io::Result<Next> {
        let Some(asked) = self.game.asked(seat).cloned() else { return Ok(Next::GoOn) };
        let may_be_empty = matches!(asked.shape, table::Shape::Some { least: 0, .. });
        if line.is_empty() && !may_be_empty {
            self.terminal.say(&ask::question(&self.words, &self.game.view(Some(seat)), &asked))?;
            return Ok(Next::Stay);
        }
        let answer = match answer::read(&self.words, &asked, line) {
            Ok(answer) => answer,
            Err(wrong) => {
                self.terminal.say(&wrong)?;
                return Ok(Next::Stay);
            }
        };
        match self.game.answer(seat, answer, &mut self.luck) {
            Ok(()) => Ok(Next::GoOn),
            Err(refusal) => {
                self.refuse(refusal)?;
                self.terminal.say(&ask::hint(&self.words, &asked))?;
                Ok(Next::Stay)
            }
        }
    }

    fn refuse(&mut self, refusal: Refusal<Law>) -> io::Result<()> {
        match refusal {
            Refusal::Forbidden(law) => {
                self.terminal.say(&self.words.say("refused-by", &[("rule", text(law.0))]))?;
                self.rules(&rulebook::lookup(law.0))
            }
            Refusal::Shape(_) => self.terminal.say(&self.words.word("refused-shape")),
            Refusal::NotOffered | Refusal::NotAsked => self.terminal.say(&self.words.word("refused-not-offered")),
        }
    }
}
