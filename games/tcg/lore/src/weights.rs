//! How much everything counts in the judgement of a position, in points: about one for what a card of cost 1 does.

/// Declares the weights: what each is, and how much it counts.
macro_rules! weights {
    ($($(#[doc = $doc:literal])+ $name:ident: $plain:literal;)+) => {
        /// How much everything counts.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[doc = $doc])+ pub $name: f32,)+
        }

        impl Weights {
            /// As a person would guess.
            pub const PLAIN: Weights = Weights { $($name: $plain),+ };
            /// Their names, in their order.
            pub const NAMES: &[&str] = &[$(stringify!($name)),+];

            /// All of them, in their order, to be changed.
            pub fn each_mut(&mut self) -> Vec<&mut f32> {
                vec![$(&mut self.$name),+]
            }
        }
    };
}

weights! {
    /// A site that was reached.
    site: 4.0;
    /// How much more the later ones count.
    late_site: 0.04;
    /// How much of what a card in hand may do counts already.
    hand: 0.5;
    /// What a card is worth that is still to be drawn.
    new_card: 0.6;
    /// A burden, besides what it brings nearer to corruption.
    burden: 0.35;
    /// The last burden before corruption; the one before it counts half of that, and so on.
    corruption: 7.0;
    /// The Ring-bearer and his wounds, measured by those of others.
    ring_bearer: 1.6;
    /// What it costs to lose the Ring-bearer.
    ring_bearer_lost: 60.0;
    /// A companion.
    companion: 1.5;
    /// A point of strength.
    strength: 0.3;
    /// A point of vitality: the last two are worth the most, as without them nobody can be exerted.
    vitality: 1.1;
    /// A point of vitality beyond those.
    more_vitality: 0.6;
    /// An ally, measured by a companion.
    ally: 0.35;
    /// Any other card in play, measured by what is usual.
    support: 1.0;
    /// A companion who dies, besides what is lost with him.
    death: 1.0;
    /// A wound, besides the vitality.
    wound: 0.2;
    /// What lies before one's own fellowship.
    own_danger: 1.0;
    /// What lies before another's fellowship.
    others_danger: 1.0;
    /// An arrow to come.
    arrow: 0.9;
    /// How much of what the fierce do again counts: who has fought them may be better or worse off by then.
    fierce: 0.8;
    /// The twilight that a minion costs who cannot be seen yet.
    twilight_a_minion: 3.2;
    /// How many of them somebody has in hand at most.
    most_expected: 3.2;
    /// The strength of such a minion.
    usual_strength: 8.0;
    /// T12.16 What it costs the Ring-bearer to put on the Ring, besides what it brings him nearer to corruption.
    ring_put_on: 3.0;
    /// By how much strength a skirmish may turn out otherwise, as there are cards in hand.
    uncertain: 1.2;
    /// By how much more strength somebody must be outdone who would be overwhelmed: most is saved for those.
    seldom: 1.5;
    /// What it is worth to win a skirmish.
    won: 0.2;
    /// A point of strength, or what counts like it, of a minion that dies.
    minion_killed: 0.05;
    /// A point of strength by which a skirmish is lost: something may come to help.
    margin: 0.05;
}
