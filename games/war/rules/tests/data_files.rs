//! The data files: what they say is what the rules say, and a broken one is refused with its line.

use war::{Map, Nation, Region, Side, Site};

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
