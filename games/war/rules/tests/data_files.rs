//! The data files: what they say is what the rules say, and a broken one is refused with its line.

use war::{Card, Map, Nation, Player, Region, Side, Site};

/// The numbered rules, which name the cards with icons.
const RULES: &str = include_str!("../../../../docs/rules/war-of-the-ring.md");

/// W1.4.6 Strongholds and Cities, and what they are worth.
#[test]
fn settlements_are_those_of_the_rules() {
    let worth = |side: Side| {
        let theirs = Region::ALL.into_iter().filter(|r| r.first_owner() == Some(side));
        theirs.map(Region::points).sum::<u8>()
    };
    assert_eq!((worth(Side::Free), worth(Side::Shadow)), (20, 18));
    let count = |site: Site| Region::ALL.into_iter().filter(|r| r.site() == Some(site)).count();
    assert_eq!([Site::Town, Site::City, Site::Stronghold, Site::Fortification].map(count), [14, 6, 16, 2]);
}

/// W1.2.3 Osgiliath and Ithilien belong to no Nation; W1.4.1 there are two Fortifications.
#[test]
fn borders_and_nations_are_those_of_the_rules() {
    for region in [Region::Osgiliath, Region::NorthIthilien, Region::SouthIthilien] {
        assert_eq!(region.nation(), None);
    }
    assert_eq!(Region::FordsOfIsen.nation(), Some(Nation::Rohan));
    let fortified = Region::ALL.into_iter().filter(|r| r.site() == Some(Site::Fortification));
    assert_eq!(fortified.collect::<Vec<_>>(), [Region::FordsOfIsen, Region::Osgiliath]);
    let borders: usize = Region::ALL.into_iter().map(|r| r.neighbours().len()).sum();
    assert_eq!(borders, 2 * 232);
    // W1.3.3 Coastal regions.
    assert_eq!(Region::ALL.into_iter().filter(|r| r.land().coastal).count(), 17);
}

/// W15.1.6 What the Cities and Strongholds of each player's Nations are worth.
#[test]
fn points_of_their_own_nations() {
    let points = |player: Player| -> u8 {
        let own = |region: &Region| region.nation().is_some_and(|nation| Player::of_nation(nation) == player);
        Region::ALL.into_iter().filter(own).map(Region::points).sum()
    };
    assert_eq!(Player::ALL.map(points), [13, 7, 13, 5]);
}

/// W15.9.2 The cards with the icon of a player are those that the rule names, by the beginning of their names.
#[test]
fn icons_are_those_of_the_rules() {
    let rule = RULES.lines().find(|line| line.starts_with("- **W15.9.2**")).expect("the rule of the icons");
    let named = |player: &str| -> Vec<&str> {
        let (_, rest) = rule.split_once(&format!(" {player}: ")).expect("every player has cards");
        // A full stop ends the list; other names have none.
        let (list, _) = rest.split_once('.').expect("the list ends");
        list.split(", ").collect()
    };
    let players = [
        (Player::Gondor, "Gondor"),
        (Player::Rohan, "Rohan"),
        (Player::WitchKing, "Witch-king"),
        (Player::Saruman, "Saruman"),
    ];
    let listed: Vec<(Player, &str)> =
        players.iter().flat_map(|(player, name)| named(name).into_iter().map(|card| (*player, card))).collect();
    for card in Card::all() {
        let text = card.text();
        let icon = listed.iter().find(|(_, name)| text.name.starts_with(name)).map(|(player, _)| *player);
        assert_eq!(text.player, icon, "{card} {}", text.name);
    }
    let with_icon = Card::all().filter(|card| card.text().player.is_some()).count();
    assert_eq!((with_icon, listed.len()), (37, 37));
}

/// W15.9.1a A card with an icon is about a Nation of its player; W15.11.3c what it is on whatever is chosen tells.
#[test]
fn icons_go_by_the_nations_of_the_cards() {
    for card in Card::all() {
        let text = card.text();
        let Some(player) = text.player else { continue };
        assert_eq!(player.side(), card.side(), "{card}");
        assert!(text.on.iter().all(|nation| Player::of_nation(nation) == player), "{card}");
    }
}

#[test]
fn a_broken_map_is_refused_with_its_line() {
    let good = include_str!("../data/map.toml");
    assert!(Map::parse(good, "map.toml").is_ok());
    let broken = |from: &str, to: &str| Map::parse(&good.replacen(from, to, 1), "map.toml").unwrap_err().to_string();
    assert_eq!(broken("id = \"andrast\"", "id = \"andras\""), "map.toml:5: expected 'andrast', found 'andras'");
    assert_eq!(
        broken("\"anfalas\", \"druwaith", "\"anfalos\", \"druwaith"),
        "map.toml:5: expected a region, found 'anfalos'"
    );
    let one_way = broken("neighbours = [\"anfalas\", \"druwaith-iaur\"]", "neighbours = [\"anfalas\"]");
    assert!(one_way.ends_with("expected 'andrast' to have 'druwaith-iaur' as a neighbour too"), "{one_way}");
    assert!(broken("x = 0.343", "x = west").starts_with("map.toml:9: "), "{}", broken("x = 0.343", "x = west"));
}
