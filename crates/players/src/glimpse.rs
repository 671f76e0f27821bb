//! What a player is given to think about.

use table::{Asked, Dice, Match, Rules, Seat, imagine};

/// A game as one seat sees it, with the question it is asked.
pub struct Glimpse<'a, R: Rules> {
    game: &'a Match<R>,
    asked: &'a Asked<R>,
}

impl<'a, R: Rules> Glimpse<'a, R> {
    /// What the seat that is asked sees.
    pub fn new(game: &'a Match<R>, asked: &'a Asked<R>) -> Self {
        Glimpse { game, asked }
    }

    /// The question.
    pub fn asked(&self) -> &Asked<R> {
        self.asked
    }

    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.asked.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> R::View {
        self.game.view(Some(self.seat()))
    }

    /// How many answers and strokes of luck there have been: whoever has just answered knows by it whether he is asked
    /// on at once.
    pub fn moment(&self) -> usize {
        self.game.inputs().len()
    }

    /// A world that looks the same to the seat: what it cannot see is dealt at random.
    ///
    /// # Panics
    /// If no such world can be found, which would be a bug of the rules: see [`table::imagine`].
    pub fn imagine(&self, dice: &mut Dice) -> Match<R> {
        imagine(self.game, self.seat(), dice).expect("a world that looks the same")
    }
}
