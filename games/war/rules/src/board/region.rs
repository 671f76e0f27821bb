//! W1.3 The 105 regions, by name. What they are like stands in `data/map.toml`, see [`super::Map`].

use crate::{names::names, sets::set_of};

names! {
    /// A region of the map.
    "a region" enum Region {
        /// Andrast.
        Andrast = "andrast",
        /// Anfalas.
        Anfalas = "anfalas",
        /// Angmar.
        Angmar = "angmar",
        /// Arnor.
        Arnor = "arnor",
        /// Ash Mountains.
        AshMountains = "ash-mountains",
        /// Barad-dûr.
        BaradDur = "barad-dur",
        /// Bree.
        Bree = "bree",
        /// Buckland.
        Buckland = "buckland",
        /// Cardolan.
        Cardolan = "cardolan",
        /// Carrock.
        Carrock = "carrock",
        /// Dagorlad.
        Dagorlad = "dagorlad",
        /// Dale.
        Dale = "dale",
        /// Dead Marshes.
        DeadMarshes = "dead-marshes",
        /// Dimrill Dale.
        DimrillDale = "dimrill-dale",
        /// Dol Amroth.
        DolAmroth = "dol-amroth",
        /// Dol Guldur.
        DolGuldur = "dol-guldur",
        /// Drúadan Forest.
        DruadanForest = "druadan-forest",
        /// Drûwaith Iaur.
        DruwaithIaur = "druwaith-iaur",
        /// Eagles' Eyrie.
        EaglesEyrie = "eagles-eyrie",
        /// East Harondor.
        EastHarondor = "east-harondor",
        /// East Rhûn.
        EastRhun = "east-rhun",
        /// Eastemnet.
        Eastemnet = "eastemnet",
        /// Eastern Brown Lands.
        EasternBrownLands = "eastern-brown-lands",
        /// Eastern Emyn Muil.
        EasternEmynMuil = "eastern-emyn-muil",
        /// Eastern Mirkwood.
        EasternMirkwood = "eastern-mirkwood",
        /// Edoras.
        Edoras = "edoras",
        /// Enedwaith.
        Enedwaith = "enedwaith",
        /// Erebor.
        Erebor = "erebor",
        /// Erech.
        Erech = "erech",
        /// Ered Luin.
        EredLuin = "ered-luin",
        /// Ettenmoors.
        Ettenmoors = "ettenmoors",
        /// Evendim.
        Evendim = "evendim",
        /// Fangorn.
        Fangorn = "fangorn",
        /// Far Harad.
        FarHarad = "far-harad",
        /// Folde.
        Folde = "folde",
        /// Fords of Bruinen.
        FordsOfBruinen = "fords-of-bruinen",
        /// Fords of Isen.
        FordsOfIsen = "fords-of-isen",
        /// Forlindon.
        Forlindon = "forlindon",
        /// Gap of Rohan.
        GapOfRohan = "gap-of-rohan",
        /// Gladden Fields.
        GladdenFields = "gladden-fields",
        /// Goblin's Gate.
        GoblinsGate = "goblins-gate",
        /// Gorgoroth.
        Gorgoroth = "gorgoroth",
        /// Grey Havens.
        GreyHavens = "grey-havens",
        /// Harlindon.
        Harlindon = "harlindon",
        /// Helm's Deep.
        HelmsDeep = "helms-deep",
        /// High Pass.
        HighPass = "high-pass",
        /// Hollin.
        Hollin = "hollin",
        /// Iron Hills.
        IronHills = "iron-hills",
        /// Khand.
        Khand = "khand",
        /// Lamedon.
        Lamedon = "lamedon",
        /// Lórien.
        Lorien = "lorien",
        /// Lossarnach.
        Lossarnach = "lossarnach",
        /// Minas Morgul.
        MinasMorgul = "minas-morgul",
        /// Minas Tirith.
        MinasTirith = "minas-tirith",
        /// Minhiriath.
        Minhiriath = "minhiriath",
        /// Morannon.
        Morannon = "morannon",
        /// Moria.
        Moria = "moria",
        /// Mount Gram.
        MountGram = "mount-gram",
        /// Mount Gundabad.
        MountGundabad = "mount-gundabad",
        /// Narrows of the Forest.
        NarrowsOfTheForest = "narrows-of-the-forest",
        /// Near Harad.
        NearHarad = "near-harad",
        /// Noman-lands.
        NomanLands = "noman-lands",
        /// North Anduin Vale.
        NorthAnduinVale = "north-anduin-vale",
        /// North Downs.
        NorthDowns = "north-downs",
        /// North Dunland.
        NorthDunland = "north-dunland",
        /// North Ered Luin.
        NorthEredLuin = "north-ered-luin",
        /// North Ithilien.
        NorthIthilien = "north-ithilien",
        /// North Rhûn.
        NorthRhun = "north-rhun",
        /// Northern Dorwinion.
        NorthernDorwinion = "northern-dorwinion",
        /// Northern Mirkwood.
        NorthernMirkwood = "northern-mirkwood",
        /// Northern Rhovanion.
        NorthernRhovanion = "northern-rhovanion",
        /// Nurn.
        Nurn = "nurn",
        /// Old Ford.
        OldFord = "old-ford",
        /// Old Forest.
        OldForest = "old-forest",
        /// Old Forest Road.
        OldForestRoad = "old-forest-road",
        /// Orthanc.
        Orthanc = "orthanc",
        /// Osgiliath.
        Osgiliath = "osgiliath",
        /// Parth Celebrant.
        ParthCelebrant = "parth-celebrant",
        /// Pelargir.
        Pelargir = "pelargir",
        /// Rhosgobel.
        Rhosgobel = "rhosgobel",
        /// Rivendell.
        Rivendell = "rivendell",
        /// South Anduin Vale.
        SouthAnduinVale = "south-anduin-vale",
        /// South Downs.
        SouthDowns = "south-downs",
        /// South Dunland.
        SouthDunland = "south-dunland",
        /// South Ered Luin.
        SouthEredLuin = "south-ered-luin",
        /// South Ithilien.
        SouthIthilien = "south-ithilien",
        /// South Rhûn.
        SouthRhun = "south-rhun",
        /// Southern Dorwinion.
        SouthernDorwinion = "southern-dorwinion",
        /// Southern Mirkwood.
        SouthernMirkwood = "southern-mirkwood",
        /// Southern Rhovanion.
        SouthernRhovanion = "southern-rhovanion",
        /// Tharbad.
        Tharbad = "tharbad",
        /// The Shire.
        TheShire = "the-shire",
        /// Tower Hills.
        TowerHills = "tower-hills",
        /// Trollshaws.
        Trollshaws = "trollshaws",
        /// Umbar.
        Umbar = "umbar",
        /// Vale of the Carnen.
        ValeOfTheCarnen = "vale-of-the-carnen",
        /// Vale of the Celduin.
        ValeOfTheCelduin = "vale-of-the-celduin",
        /// Weather Hills.
        WeatherHills = "weather-hills",
        /// West Harondor.
        WestHarondor = "west-harondor",
        /// Westemnet.
        Westemnet = "westemnet",
        /// Western Brown Lands.
        WesternBrownLands = "western-brown-lands",
        /// Western Emyn Muil.
        WesternEmynMuil = "western-emyn-muil",
        /// Western Mirkwood.
        WesternMirkwood = "western-mirkwood",
        /// Withered Heath.
        WitheredHeath = "withered-heath",
        /// Woodland Realm.
        WoodlandRealm = "woodland-realm",
    }
}

set_of! {
    /// A set of regions.
    RegionSet of Region, u128, |at: usize| Region::ALL[at]
}
