//! A game at one keyboard: who is asked, what he is shown, and what he may type.

use super::{
    answer, ask, board,
    command::Command,
    news,
    player::Player,
    programs::Programs,
    rulebook, status,
    terminal::Terminal,
    words::{Words, text},
};
use std::io;
use table::{Answer, Asked, Dice, Match, Refusal, Seat};
use war::{Item, Law, Side, War, Why};

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
    pub(super) programs: Programs,
    /// The seed that a person chose.
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
    /// The program of which it was last said that it thinks.
    thinking: Option<Side>,
}

impl Session {
    /// A session with a game that has begun. The seed is for the programs.
    pub fn new(game: Match<War>, luck: Dice, seed: u64, seats: [Player; 2], words: Words) -> Session {
        let terminal = Terminal::standard(words.lang.line_mark());
        Session {
            game,
            luck,
            programs: Programs::new(seed, &seats),
            seed: None,
            seats,
            words,
            terminal,
            told: [0; 2],
            present: None,
            picture: [true; 2],
            thinking: None,
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
            self.answer_for_programs()?;
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
    fn answer_for_programs(&mut self) -> io::Result<()> {
        while let Some(asked) = self.for_a_program() {
            self.tell_thinking(Side::of(asked.seat))?;
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
    fn tell_thinking(&mut self, side: Side) -> io::Result<()> {
        let is_news = self.thinking.replace(side) != Some(side);
        match is_news && self.seats[side.index()].is_slow() && self.terminal.is_watched {
            true => self.terminal.say(&self.words.say("thinking", &[("side", text(self.words.side(side)))])),
            false => Ok(()),
        }
    }

    /// The answer in place of a program that failed. It starts afresh, as nobody knows what it has in mind.
    fn replace(&mut self, asked: &Asked<War>) -> io::Result<Answer<Item>> {
        let side = text(self.words.side(Side::of(asked.seat)));
        self.terminal.say(&self.words.say("program-failed", &[("side", side)]))?;
        self.programs.sit_down(&self.seats);
        Ok(self.programs.any_answer(&self.game, asked))
    }

    fn for_a_program(&self) -> Option<Asked<War>> {
        self.game.open().find(|asked| !self.is_human(asked.seat)).cloned()
    }

    /// Asks a person until he has answered or the game is another one; says whether to go on.
    fn ask(&mut self, seat: Seat) -> io::Result<bool> {
        if !self.hand_over(Side::of(seat))? {
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
            Command::Hint(whom) => self.hint(seat, whom)?,
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

#[cfg(test)]
mod tests {
    use super::{super::words::Lang, *};
    use players::Glimpse;
    use std::{
        io::Write,
        sync::{Arc, Mutex},
    };

    /// What was printed, for whoever wants to read it later.
    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Paper {
        fn text(&self) -> String {
            String::from_utf8(self.0.lock().expect("nobody panicked while writing").clone()).expect("UTF-8")
        }
    }

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("nobody panicked while writing").extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// A session of the Free Peoples against a program, in which these lines are typed.
    fn session(against: &str, lines: &'static str) -> (Session, Paper) {
        let (mut luck, paper) = (Dice::new(3), Paper::default());
        let seats = [Player::Human, against.parse().expect("a player")];
        let words = Words::new(Lang::En).unwrap_or_else(|error| panic!("{error}"));
        let game = Match::begin(&war::start(), &mut luck);
        let mut session = Session::new(game, luck, 3, seats, words);
        session.terminal = Terminal::typed(lines, paper.clone());
        (session, paper)
    }

    #[test]
    fn a_hint_is_no_input_and_leaves_the_way_back() {
        let (mut plain, _) = session("greedy", "no\n1\n");
        let (mut advised, paper) = session("greedy", "hint\nno\nhint\nback\nhint\nno\n1\nhint\n");
        plain.play().expect("it plays");
        advised.play().expect("it plays");
        assert_eq!(advised.game.inputs(), plain.game.inputs());
        assert_eq!(paper.text().matches("Plan: ").count(), 4, "{}", paper.text());
        assert!(!paper.text().contains("Nothing can be taken back"), "{}", paper.text());
    }

    #[test]
    fn only_whoever_is_waited_for_is_said_to_think() {
        for (name, times) in [("greedy", 0), ("search:1", 1)] {
            let (mut session, paper) = session(name, "no\n1\n");
            session.play().expect("it plays");
            assert_eq!(paper.text().matches("Shadow: thinking").count(), times, "{name}: {}", paper.text());
        }
    }

    /// Panics, or gives an answer that is refused.
    struct Broken {
        panics: bool,
    }

    impl players::Player<War> for Broken {
        fn answer(&mut self, _: &Glimpse<War>) -> Answer<Item> {
            assert!(!self.panics, "a player of a test panics, as it should");
            Answer::Number(99)
        }
    }

    #[test]
    fn a_program_that_fails_does_not_cost_the_game() {
        for panics in [true, false] {
            let (mut session, paper) = session("random", "no\n1\n");
            session.programs.seated[1] = Some(Box::new(Broken { panics }));
            session.play().expect("it plays");
            assert_eq!(paper.text().matches("Shadow: the program failed to answer").count(), 1, "{}", paper.text());
            assert!(paper.text().contains("The Shadow puts dice in the Hunt Box"), "{}", paper.text());
        }
    }
}
