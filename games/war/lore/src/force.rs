//! What an Army is worth in a fight.

use war::{Army, Nation, Region, Side, State, Troops};

/// The strength of an Army, or of what can be brought to bear of several.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Force {
    /// Units, W8.3.1: each is a die, up to five.
    pub units: f32,
    /// The hits they can take, W8.7.2: an Elite two.
    pub hits: f32,
    /// Leadership, W8.3.2.
    pub lead: f32,
}

impl Force {
    /// Nothing at all.
    pub const NONE: Force = Force { units: 0.0, hits: 0.0, lead: 0.0 };

    /// What it can do: how long it stands times how hard it strikes, in Regulars that fight beside four others.
    pub fn power(&self) -> f32 {
        let dice = self.units.min(5.0);
        self.hits * (dice + 0.6 * self.lead.min(dice)) * 0.2
    }

    /// The figures of a side among some troops, without Characters.
    fn of_troops(state: &State, troops: &Troops, side: Side, part: impl Fn(Nation) -> f32) -> Force {
        let mut force = Force::NONE;
        for nation in Nation::of(side) {
            let at = nation.index();
            let (regulars, elites) = (troops.regulars[at], troops.elites[at]);
            if regulars + elites > 0 {
                let part = part(*nation);
                force.units += part * f32::from(regulars + elites);
                force.hits += part * f32::from(regulars + 2 * elites);
                if state.elites_lead(*nation) {
                    force.lead += f32::from(elites);
                }
            }
        }
        force.lead += f32::from(match side {
            Side::Free => troops.leader_count(),
            Side::Shadow => troops.nazgul,
        });
        force
    }

    /// The figures of a side in a region, as they would defend it.
    pub fn defending(state: &State, region: Region, side: Side) -> Force {
        let mut force = Force::of_troops(state, state.board.at(region), side, |_| 1.0);
        force.led_by(&state.army(region, side));
        force
    }

    /// Those of an Army that takes part in a battle.
    pub fn fighting(state: &State, army: &Army, side: Side) -> Force {
        let mut force = Force::of_troops(state, &army.troops, side, |_| 1.0);
        force.led_by(army);
        force
    }

    fn led_by(&mut self, army: &Army) {
        for who in army.characters.iter() {
            self.lead += f32::from(who.sheet().leadership);
            if who.sheet().captain {
                self.units += 1.0;
            }
        }
    }

    /// The figures of a side in a region, as they could attack: those not yet At War count for little.
    pub fn attacking(state: &State, region: Region, side: Side) -> Force {
        let ready = |nation: Nation| match state.politics.steps[nation.index()] {
            0 => 1.0,
            1 => 0.5,
            _ => 0.3,
        };
        let mut force = Force::of_troops(state, state.board.at(region), side, ready);
        force.led_by(&state.army(region, side));
        force
    }
}

/// All Armies of a side and their force in attack, the besieged left out.
pub fn armies(state: &State, side: Side) -> Vec<(Region, Force)> {
    let free = |r: &Region| state.board.besieged(*r) != Some(side);
    state.board.armies(side).iter().filter(free).map(|r| (r, Force::attacking(state, r, side))).collect()
}
