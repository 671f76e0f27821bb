//! The parts of the map, so that 105 regions can be read in a list.

use super::Region;

/// A part of the map.
#[derive(Clone, Copy)]
pub struct Area {
    /// Its name in commands and locales.
    pub id: &'static str,
    /// Its regions, by name.
    regions: &'static str,
}

/// The parts of the map, from the north-west to the south-east.
pub const AREAS: [Area; 12] = [
    Area {
        id: "eriador",
        regions: "forlindon grey-havens harlindon north-ered-luin ered-luin south-ered-luin tower-hills evendim arnor \
            north-downs the-shire buckland old-forest bree weather-hills south-downs cardolan minhiriath tharbad",
    },
    Area {
        id: "misty-mountains",
        regions: "angmar mount-gram mount-gundabad ettenmoors trollshaws fords-of-bruinen rivendell high-pass \
            goblins-gate eagles-eyrie hollin moria",
    },
    Area {
        id: "anduin",
        regions: "carrock old-ford north-anduin-vale rhosgobel gladden-fields south-anduin-vale dimrill-dale lorien \
            parth-celebrant",
    },
    Area {
        id: "mirkwood",
        regions: "northern-mirkwood woodland-realm western-mirkwood old-forest-road narrows-of-the-forest \
            eastern-mirkwood southern-mirkwood dol-guldur",
    },
    Area {
        id: "rhovanion",
        regions: "withered-heath erebor dale iron-hills vale-of-the-celduin vale-of-the-carnen northern-rhovanion \
            southern-rhovanion",
    },
    Area { id: "rhun", regions: "north-rhun east-rhun south-rhun northern-dorwinion southern-dorwinion" },
    Area {
        id: "brown-lands",
        regions: "western-brown-lands eastern-brown-lands western-emyn-muil eastern-emyn-muil dead-marshes dagorlad \
            noman-lands",
    },
    Area { id: "isengard", regions: "north-dunland south-dunland enedwaith druwaith-iaur orthanc gap-of-rohan" },
    Area { id: "rohan", regions: "fangorn fords-of-isen helms-deep westemnet edoras eastemnet folde" },
    Area {
        id: "gondor",
        regions: "andrast anfalas erech lamedon dol-amroth pelargir lossarnach druadan-forest minas-tirith osgiliath \
            north-ithilien south-ithilien",
    },
    Area { id: "mordor", regions: "ash-mountains morannon barad-dur gorgoroth minas-morgul nurn" },
    Area { id: "harad", regions: "west-harondor east-harondor umbar near-harad far-harad khand" },
];

impl Area {
    /// Its regions.
    pub fn regions(self) -> impl Iterator<Item = Region> {
        self.regions.split_whitespace().filter_map(|name| name.parse().ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_region_is_in_exactly_one_area() {
        let named = AREAS.iter().flat_map(|area| area.regions.split_whitespace()).count();
        assert_eq!(named, Region::ALL.len());
        let inside = |region: &Region| AREAS.into_iter().any(|area| area.regions().any(|r| r == *region));
        assert!(Region::ALL.iter().all(inside));
    }
}
