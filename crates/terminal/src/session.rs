//! A game at one keyboard: who is asked, what he is shown, and what he may type.

use crate::{
    Shown, answer, ask,
    command::Command,
    programs::Programs,
    shown::{AskedOf, ItemOf},
    sitter::Sitter,
    terminal::Terminal,
    words::{Words, text},
};
use std::io;
use table::{Answer, Dice, Match, Refusal, Rules, Seat, Shape};

/// What to do after a line.
pub(crate) enum Next {
    /// Ask again for a line.
    Stay,
    /// The game has moved, or is another one.
    GoOn,
    /// Leave.
    Leave,
}

/// A game at one keyboard.
pub struct Session<G: Shown> {
    pub(crate) game: Match<G::Rules>,
    pub(crate) luck: Dice,
    pub(crate) programs: Programs<G>,
    /// The seed that a person chose.
    pub(crate) seed: Option<u64>,
    /// Who sits in each seat.
    pub(crate) seats: Vec<Sitter>,
    pub(crate) words: Words,
    pub(crate) terminal: Terminal,
    /// How many events each seat has been told of.
    told: Vec<usize>,
    /// Who sits at the keyboard now.
    pub(crate) present: Option<Seat>,
    /// Which seats are to be shown the whole picture before their next question.
    picture: Vec<bool>,
    /// The program of which it was last said that it thinks.
    thinking: Option<Seat>,
}

impl<G: Shown> Session<G> {
    /// A session with a game that has begun: what happened in it so far is news. There is a sitter for each seat; the seed
    /// is for the programs among them.
    pub fn new(
        game: Match<G::Rules>,
        luck: Dice,
        seed: u64,
        seats: Vec<Sitter>,
        words: Words,
        terminal: Terminal,
    ) -> Self {
        let count = seats.len();
        Session {
            game,
            luck,
            programs: Programs::new(seed, &seats),
            seed: None,
            seats,
            words,
            terminal,
            told: vec![0; count],
            present: None,
            picture: vec![true; count],
            thinking: None,
        }
    }

    /// Goes on with another game, or with one that was saved: what happened in it so far is no news.
    pub fn resume(&mut self, game: Match<G::Rules>) {
        self.told = game.seating().seats().map(|seat| game.heard(Some(seat)).count()).collect();
        self.picture = vec![true; self.told.len()];
        self.game = game;
        self.present = None;
        self.thinking = None;
    }

    /// The game as it stands.
    pub fn game(&self) -> &Match<G::Rules> {
        &self.game
    }

    /// What a seat is called.
    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        G::seat(&self.words, self.game.seating().name(seat))
    }

    /// Plays until the game is over or the person leaves.
    pub fn play(&mut self) -> io::Result<()> {
        self.terminal.say(&self.words.word("welcome"))?;
        loop {
            if let Some(outcome) = self.game.outcome() {
                if !self.is_over(&outcome)? {
                    return Ok(());
                }
                continue;
            }
            self.answer_for_programs()?;
            let Some(seat) = self.game.next_question().map(|asked| asked.seat) else { continue };
            if !self.ask(seat)? {
                return self.terminal.say(&self.words.word("goodbye"));
            }
        }
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.seats[seat.index()] == Sitter::Human
    }

    /// Answers every question that is not for a person.
    fn answer_for_programs(&mut self) -> io::Result<()> {
        while let Some(asked) = self.for_a_program() {
            self.tell_thinking(asked.seat)?;
            let answer = match self.programs.answer(&self.game, &asked) {
                Some(answer) => answer,
                None => self.replace(&asked)?,
            };
            let taken = self.game.answer(asked.seat, answer, &mut self.luck);
            taken.expect("an answer that was checked or is random is legal");
        }
        Ok(())
    }

    /// A person who has to wait is told for whom, once in each turn of the program.
    fn tell_thinking(&mut self, seat: Seat) -> io::Result<()> {
        let is_news = self.thinking.replace(seat) != Some(seat);
        match is_news && self.seats[seat.index()].is_slow() && self.terminal.is_watched {
            true => self.terminal.say(&self.words.say("thinking", &[("seat", text(self.seat_name(seat)))])),
            false => Ok(()),
        }
    }

    /// The answer in place of a program that failed. It starts afresh, as nobody knows what it has in mind.
    fn replace(&mut self, asked: &AskedOf<G>) -> io::Result<Answer<ItemOf<G>>> {
        let seat = text(self.seat_name(asked.seat));
        self.terminal.say(&self.words.say("program-failed", &[("seat", seat)]))?;
        self.programs.sit_down(&self.seats);
        Ok(self.programs.any_answer(&self.game, asked))
    }

    fn for_a_program(&self) -> Option<AskedOf<G>> {
        self.game.open().find(|asked| !self.is_human(asked.seat)).cloned()
    }

    /// Asks a person until he has answered or the game is another one; says whether to go on.
    fn ask(&mut self, seat: Seat) -> io::Result<bool> {
        if !self.hand_over(seat)? {
            return Ok(false);
        }
        self.thinking = None;
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

    /// People at one keyboard must not see each other's hands; says whether to go on.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        if self.people().count() > 1 && self.present != Some(seat) {
            self.terminal.hide()?;
            let prompt = self.words.say("hand-over", &[("seat", text(self.seat_name(seat)))]);
            let line = self.terminal.read(&prompt)?;
            if line.is_none_or(|line| Command::read(&line) == Command::Quit) {
                return Ok(false);
            }
            self.terminal.hide()?;
        }
        self.present = Some(seat);
        Ok(true)
    }

    /// The news, where things stand, and the question.
    fn show_question(&mut self, seat: Seat) -> io::Result<()> {
        let changed = self.tell_news(seat)?;
        let view = self.game.view(Some(seat));
        if std::mem::take(&mut self.picture[seat.index()]) {
            let board = G::board(&self.words, &view, "").map(|board| format!("{board}\n"));
            let hand = G::hand(&self.words, &view);
            let shown = board.into_iter().chain([G::status(&self.words, &view)]).chain(hand);
            self.terminal.say(&shown.collect::<Vec<_>>().join("\n"))?;
            self.terminal.say("\n")?;
        } else {
            self.terminal.say(&format!("\n{}", G::brief(&self.words, &view, changed)))?;
        }
        let Some(asked) = self.game.asked(seat) else { return Ok(()) };
        if let Some(scene) = G::scene(&self.words, &view, asked) {
            self.terminal.say(&scene)?;
        }
        self.terminal.say(&ask::question::<G>(&self.words, &view, asked, self.seat_name(seat)))
    }

    /// What happened since the seat was last told; says whether there was anything.
    pub(crate) fn tell_news(&mut self, seat: Seat) -> io::Result<bool> {
        let events: Vec<_> = self.game.heard(Some(seat)).collect();
        let from = self.told[seat.index()].min(events.len());
        for line in G::news(&self.words, &events[from..]) {
            self.terminal.say(&format!("* {line}"))?;
        }
        self.told[seat.index()] = events.len();
        Ok(from < events.len())
    }

    /// Does what a line says.
    fn obey(&mut self, seat: Seat, line: &str) -> io::Result<Next> {
        let view = self.game.view(Some(seat));
        let shown = match Command::read(line) {
            Command::Map(part) => G::board(&self.words, &view, part),
            Command::Hand => G::hand(&self.words, &view),
            Command::State => Some(G::status(&self.words, &view)),
            Command::Back if self.game.step_back(seat) => return Ok(Next::GoOn),
            Command::Back => Some(self.words.word("back-refused")),
            Command::Load(file) => return self.load(file),
            Command::Quit => return Ok(Next::Leave),
            Command::Answer(answer) => return self.answer(seat, answer),
            Command::Help(about) => return self.help(Some(seat), about).map(|()| Next::Stay),
            Command::Hint(whom) => return self.hint(seat, whom).map(|()| Next::Stay),
            Command::Log(which) => return self.log(Some(seat), which).map(|()| Next::Stay),
            Command::Save { file, over } => return self.save(file, over).map(|()| Next::Stay),
        };
        match shown {
            Some(shown) => self.terminal.say(&shown).map(|()| Next::Stay),
            // Where there is no board and no hand, the word for it is one like any other.
            None => self.answer(seat, line),
        }
    }

    /// Takes an answer, or says why not.
    fn answer(&mut self, seat: Seat, line: &str) -> io::Result<Next> {
        let Some(asked) = self.game.asked(seat).cloned() else { return Ok(Next::GoOn) };
        let may_be_empty = matches!(asked.shape, Shape::Some { least: 0, .. } | Shape::Order { least: 0, .. });
        if line.is_empty() && !may_be_empty {
            let view = self.game.view(Some(seat));
            self.terminal.say(&ask::question::<G>(&self.words, &view, &asked, self.seat_name(seat)))?;
            return Ok(Next::Stay);
        }
        let answer = match answer::read::<G>(&self.words, &asked, line) {
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
                self.terminal.say(&ask::hint::<G>(&self.words, &asked))?;
                Ok(Next::Stay)
            }
        }
    }

    fn refuse(&mut self, refusal: Refusal<<G::Rules as Rules>::Law>) -> io::Result<()> {
        match refusal {
            Refusal::Forbidden(law) => {
                let law = law.to_string();
                self.terminal.say(&self.words.say("refused-by", &[("rule", text(&law))]))?;
                self.tell(&G::rules(&law))
            }
            Refusal::Shape(_) => self.terminal.say(&self.words.word("refused-shape")),
            Refusal::NotOffered | Refusal::NotAsked => self.terminal.say(&self.words.word("refused-not-offered")),
        }
    }
}
