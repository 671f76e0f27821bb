//! W15.7.1a, W15.8 Armies of two players of one side in a region: separate, or one mixed Army, and who controls it.

use crate::{Army, Character, Nation, Player, Region, RegionSet, Side, State, Troops, law::lawful};
use crate::{Legal, Role};

impl Troops {
    /// The units and Elites of a player.
    fn strength_of(&self, player: Player) -> (u8, u8) {
        let own =
            || Nation::of(player.side()).iter().filter(move |n| Player::of_nation(**n) == player).map(|n| n.index());
        let elites = own().map(|at| self.elites[at]).sum::<u8>();
        (elites + own().map(|at| self.regulars[at]).sum::<u8>(), elites)
    }

    /// How many units a player has here.
    pub fn units_of(&self, player: Player) -> u8 {
        self.strength_of(player).0
    }

    /// Whether a player has units or Leaders here.
    pub fn has_any_of(&self, player: Player) -> bool {
        let leads = |n: &Nation| self.leaders.get(n.index()).is_some_and(|count| *count > 0);
        let own = |n: &&Nation| Player::of_nation(**n) == player;
        self.units_of(player) > 0 || Nation::of(player.side()).iter().filter(own).any(leads)
    }

    /// The units and Leaders of one player, with the Nazgûl, W15.1.4 who belong to both players of the Shadow.
    pub fn of_player(&self, player: Player) -> Troops {
        self.of(player.side()).without_nations(|nation| Player::of_nation(nation) != player)
    }
}

impl State {
    /// W15.8.3 Who controls troops of a side: the player with more units, then with more Elites, then who leads.
    pub fn controller(&self, side: Side, troops: &Troops) -> Player {
        let [first, second] = Player::of(side);
        if !self.is_shared(side) {
            return first;
        }
        match troops.strength_of(first).cmp(&troops.strength_of(second)) {
            std::cmp::Ordering::Greater => first,
            std::cmp::Ordering::Less => second,
            std::cmp::Ordering::Equal => Player::leading(side, self.turn),
        }
    }

    /// Whether both players of a side have units or Leaders in a region.
    pub fn shares(&self, region: Region, side: Side) -> bool {
        self.is_shared(side) && Player::of(side).into_iter().all(|player| self.board.at(region).has_any_of(player))
    }

    /// W15.8.1 Whether the units of both players of a side there are one mixed Army.
    pub fn is_mixed(&self, region: Region, side: Side) -> bool {
        self.mixed[side.index()].has(region)
    }

    /// The regions in which two Armies of a side stand apart.
    pub fn separate(&self, side: Side) -> impl Iterator<Item = Region> {
        let apart = move |region: &Region| !self.is_mixed(*region, side) && self.shares(*region, side);
        self.board.armies(side).iter().filter(move |_| self.is_shared(side)).filter(apart)
    }

    /// Of these figures those that a player moves and fights with: W15.7.1a his own units and Leaders, shared figures, and his own
    /// Minions. W15.7.4, W15.7.7 A Minion of the team-mate stays.
    pub fn own_part(&self, army: &Army, player: Player) -> Army {
        let own = |who: &Character| Player::of_minion(*who).is_none_or(|owner| owner == player);
        Army { troops: army.troops.of_player(player), characters: army.characters.iter().filter(own).collect() }
    }

    /// W15.7.1a Of these figures of a region those that the acting player of a side may move: of a mixed Army that he controls all,
    /// otherwise W15.8.6a, W15.8.9 his own.
    pub fn commanded(&self, army: &Army, region: Region, side: Side) -> Army {
        match self.is_shared(side) && !self.controls_mixed(region, side) {
            true => self.own_part(army, self.actor(side)),
            false => *army,
        }
    }

    /// The same for an attack: W15.8.4, W15.8.6a nobody but its controller attacks with a mixed Army.
    pub fn may_attack_with(&self, region: Region, side: Side) -> Army {
        match self.is_mixed(region, side) && !self.controls_mixed(region, side) {
            true => Army::NONE,
            false => self.commanded(&self.army(region, side), region, side),
        }
    }

    /// Of these figures of a region those among which the Leaders of a player stay who do not go with his units: W15.8.10 of separate Armies
    /// his own, otherwise all.
    pub(crate) fn company(&self, army: &Army, region: Region, player: Player) -> Army {
        let side = player.side();
        match self.is_shared(side) && !self.is_mixed(region, side) {
            true => self.own_part(army, player),
            false => *army,
        }
    }

    fn controls_mixed(&self, region: Region, side: Side) -> bool {
        self.is_mixed(region, side) && self.controller(side, self.board.at(region)) == self.actor(side)
    }

    /// W15.8.5 Who splits a mixed Army must control the part that acts; to act with all units is no split.
    pub(crate) fn may_split(&self, region: Region, side: Side, acting: &Army) -> Legal {
        let is_split = self.is_mixed(region, side) && self.board.at(region).units(side) > acting.units();
        lawful(!is_split || self.controller(side, &acting.troops) == self.actor(side), "W15.8.5")
    }

    /// Parts of an Army to try where not all of it may act: W15.8.5 those without the team-mate's units, W15.11.2 those of one Nation.
    pub(crate) fn parts(&self, army: &Army, side: Side) -> impl Iterator<Item = Army> + use<> {
        let (army, actor) = (*army, self.actor(side));
        let without_units = move |barred: &dyn Fn(Nation) -> bool| {
            let mut part = army;
            for nation in Nation::of(side).iter().copied().filter(|nation| barred(*nation)) {
                part.troops.regulars[nation.index()] = 0;
                part.troops.elites[nation.index()] = 0;
            }
            part
        };
        let own = self.is_shared(side).then(|| without_units(&|nation| Player::of_nation(nation) != actor));
        let limited = self.deeds.is_some().then_some(Nation::of(side)).into_iter().flatten();
        let single = limited.map(move |only| without_units(&|nation| nation != *only));
        std::iter::once(army).chain(own).chain(single)
    }

    /// W15.8.6b Figures have come to a region: a mixed Army takes in whom it meets; W15.8.1a otherwise the players will be asked.
    pub(crate) fn meet(&mut self, side: Side, region: Region, as_mixed: bool) {
        if !self.shares(region, side) {
            return;
        }
        match as_mixed {
            true => self.mixed[side.index()].add(region),
            false => self.met[side.index()].add(region),
        }
    }

    /// W15.8.6 A mixed Army stays mixed, also one that formed because of an attack, until a player has moved his units out. W15.8.6b An Army
    /// that has units and Leaders of one player only is no longer mixed; W15.8.10 a Leader without a unit of his own
    /// is with the units of the team-mate.
    pub(crate) fn settle_mixed(&mut self) {
        for side in Side::ALL {
            if !self.is_shared(side) {
                continue;
            }
            let alone = |region: Region| {
                let here = self.board.at(region);
                Player::of(side).into_iter().any(|player| here.units_of(player) == 0)
            };
            let lost: RegionSet = self.separate(side).filter(|region| alone(*region)).collect();
            let still: RegionSet =
                self.mixed[side.index()].iter().filter(|region| self.shares(*region, side)).collect();
            self.mixed[side.index()] = still.or(lost);
        }
    }

    /// W15.8.1, W15.8.1b An Army is attacked, or struck by a card: all units of its side there are one Army.
    pub(crate) fn form_up(&mut self, region: Region, side: Side) {
        if self.shares(region, side) {
            self.mixed[side.index()].add(region);
        }
    }

    /// Whether a Companion or a Minion belongs to the acting player, or to both of his side.
    pub(crate) fn is_at_hand(&self, who: Character) -> bool {
        let owner = Player::of_minion(who).filter(|_| who.sheet().role == Role::Minion);
        owner.is_none_or(|owner| !self.is_shared(Side::Shadow) || owner == self.actor(Side::Shadow))
    }
}
