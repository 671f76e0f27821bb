//! The titles of the combat halves of cards. Several cards share one.

use crate::names::names;

names! {
    /// A combat title.
    "a combat title" enum Title {
        /// Advantageous Position.
        AdvantageousPosition = "advantageous-position",
        /// Andúril.
        Anduril = "anduril",
        /// Black Breath.
        BlackBreath = "black-breath",
        /// Blade of Westernesse.
        BladeOfWesternesse = "blade-of-westernesse",
        /// Brave Stand.
        BraveStand = "brave-stand",
        /// Charge.
        Charge = "charge",
        /// Confusion.
        Confusion = "confusion",
        /// Cruel as Death.
        CruelAsDeath = "cruel-as-death",
        /// Daring Defiance.
        DaringDefiance = "daring-defiance",
        /// Daylight.
        Daylight = "daylight",
        /// Deadly Strife.
        DeadlyStrife = "deadly-strife",
        /// Desperate Battle.
        DesperateBattle = "desperate-battle",
        /// Devilry of Orthanc.
        DevilryOfOrthanc = "devilry-of-orthanc",
        /// Dread and Despair.
        DreadAndDespair = "dread-and-despair",
        /// Durin's Bane.
        DurinsBane = "durins-bane",
        /// Ents' Rage.
        EntsRage = "ents-rage",
        /// Fateful Strike.
        FatefulStrike = "fateful-strike",
        /// Foul Stench.
        FoulStench = "foul-stench",
        /// Great Host.
        GreatHost = "great-host",
        /// Heroic Death.
        HeroicDeath = "heroic-death",
        /// Huorn-dark.
        HuornDark = "huorn-dark",
        /// It Is a Gift.
        ItIsAGift = "it-is-a-gift",
        /// Mighty Attack.
        MightyAttack = "mighty-attack",
        /// Mûmakil.
        Mumakil = "mumakil",
        /// Nameless Wood.
        NamelessWood = "nameless-wood",
        /// No Quarter.
        NoQuarter = "no-quarter",
        /// One for the Dark Lord.
        OneForTheDarkLord = "one-for-the-dark-lord",
        /// Onslaught.
        Onslaught = "onslaught",
        /// Relentless Assault.
        RelentlessAssault = "relentless-assault",
        /// Scouts.
        Scouts = "scouts",
        /// Servant of the Secret Fire.
        ServantOfTheSecretFire = "servant-of-the-secret-fire",
        /// Shield-wall.
        ShieldWall = "shield-wall",
        /// Sudden Strike.
        SuddenStrike = "sudden-strike",
        /// Swarm of Bats.
        SwarmOfBats = "swarm-of-bats",
        /// They Are Terrible.
        TheyAreTerrible = "they-are-terrible",
        /// Valour.
        Valour = "valour",
        /// We Come to Kill.
        WeComeToKill = "we-come-to-kill",
        /// Words of Power.
        WordsOfPower = "words-of-power",
    }
}
