//! How much everything counts when a position is judged by the formula.

use war::Side;

/// What can be weighed in more than one way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// How many moves a die of the Free Peoples is good for: the fewer, the dearer is a move.
    pub moves_a_die: f32,
    /// How many turns of advantage make a race likely to be won: the fewer, the more the races count.
    pub turns: f32,
    /// The points of the Shadow that a die is good for.
    pub points_a_die: f32,
    /// What is threatened is not taken: how much of the Shadow's threats counts.
    pub shadow_gains: f32,
    /// How much counts of what the Free Peoples threaten to take back.
    pub free_regains: f32,
    /// How much counts of what they threaten to take.
    pub free_gains: f32,
    /// How much counts of what the Shadow threatens to take back.
    pub shadow_regains: f32,
    /// The points with which the Free Peoples are as likely as not to win the war.
    pub war_points: f32,
    /// How much a point more or less changes that.
    pub war_steep: f32,
    /// The chance that a move outside Mordor is found, in an ordinary turn.
    pub found: f32,
    /// The damage of an Eye outside Mordor.
    pub eye: f32,
    /// The damage of an Eye in Mordor.
    pub eye_in_mordor: f32,
    /// How much damage Companions are good for.
    pub shield: f32,
    /// The share of the damage that they can take at most.
    pub shield_most: f32,
    /// How uncertain the journey is in any case.
    pub spread: f32,
    /// How much more uncertain it is the longer it is.
    pub spread_by_length: f32,
    /// The Corruption that must be left over.
    pub spare_corruption: f32,
    /// The moves that it costs to hide again.
    pub hiding: f32,
    /// How often a die that can move the Fellowship does.
    pub moves_now: f32,
    /// The dice that the Free Peoples may hope for.
    pub hopes: f32,
    /// The part of a die that a Minion stands for who has yet to come.
    pub minion_to_come: f32,
    /// A card in hand.
    pub card: f32,
    /// A card on the table.
    pub table_card: f32,
    /// An Elven Ring.
    pub elven_ring: f32,
    /// A unit of the Free Peoples.
    pub free_unit: f32,
    /// A unit of the Shadow.
    pub shadow_unit: f32,
    /// A step of a Nation of the Free Peoples towards war.
    pub free_step: f32,
    /// A step of a Nation of the Shadow.
    pub shadow_step: f32,
    /// What it takes to take an empty place.
    pub empty_place: f32,
}

impl Weights {
    /// With these, games between greedy players go as games between people go.
    pub const AS_PEOPLE_DO: Weights = Weights {
        moves_a_die: 0.28,
        turns: 1.2,
        points_a_die: 0.115,
        shadow_gains: 0.8,
        free_regains: 0.4,
        free_gains: 0.4,
        shadow_regains: 0.5,
        war_points: 3.5,
        war_steep: 2.0,
        found: 0.45,
        eye: 1.3,
        eye_in_mordor: 2.5,
        shield: 1.0,
        shield_most: 0.65,
        spread: 0.6,
        spread_by_length: 0.5,
        spare_corruption: 0.5,
        hiding: 0.8,
        moves_now: 0.85,
        hopes: 0.6,
        minion_to_come: 0.35,
        card: 0.06,
        table_card: 0.10,
        elven_ring: 0.18,
        free_unit: 0.012,
        shadow_unit: 0.010,
        free_step: 1.0,
        shadow_step: 0.12,
        empty_place: 0.8,
    };

    /// With these the Free Peoples win more games against those: found by trying, in 5,600 games.
    pub const FREE_TO_WIN: Weights = Weights {
        moves_a_die: 0.253,
        turns: 1.16,
        points_a_die: 0.0944,
        shadow_gains: 0.67,
        free_regains: 0.408,
        free_gains: 0.528,
        shadow_regains: 0.48,
        war_points: 3.08,
        war_steep: 2.27,
        found: 0.496,
        eye: 1.63,
        eye_in_mordor: 2.1,
        shield: 0.84,
        shield_most: 0.775,
        spread: 0.65,
        spread_by_length: 0.485,
        spare_corruption: 0.565,
        hiding: 0.658,
        moves_now: 0.672,
        hopes: 0.461,
        minion_to_come: 0.343,
        card: 0.0479,
        table_card: 0.1,
        elven_ring: 0.147,
        free_unit: 0.0125,
        shadow_unit: 0.0117,
        free_step: 0.819,
        shadow_step: 0.132,
        empty_place: 0.762,
    };

    /// With these the Shadow does: in 4,000 games.
    pub const SHADOW_TO_WIN: Weights = Weights {
        moves_a_die: 0.27,
        turns: 1.1,
        points_a_die: 0.107,
        shadow_gains: 0.724,
        free_regains: 0.51,
        free_gains: 0.388,
        shadow_regains: 0.478,
        war_points: 3.61,
        war_steep: 2.44,
        found: 0.39,
        eye: 1.41,
        eye_in_mordor: 2.71,
        shield: 0.973,
        shield_most: 0.638,
        spread: 0.643,
        spread_by_length: 0.468,
        spare_corruption: 0.57,
        hiding: 0.88,
        moves_now: 0.745,
        hopes: 0.511,
        minion_to_come: 0.354,
        card: 0.0488,
        table_card: 0.109,
        elven_ring: 0.188,
        free_unit: 0.0127,
        shadow_unit: 0.00837,
        free_step: 0.837,
        shadow_step: 0.147,
        empty_place: 0.651,
    };

    /// The weights with which a side wins more games.
    pub fn to_win(side: Side) -> &'static Weights {
        match side {
            Side::Free => &Self::FREE_TO_WIN,
            Side::Shadow => &Self::SHADOW_TO_WIN,
        }
    }
}
