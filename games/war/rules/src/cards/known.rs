//! Cards that the rules know by name, because they change them from the table or in battle.

use crate::{Card, Deck, Side};

const fn fp_char(number: u8) -> Card {
    Card::new(Side::Free, Deck::Character, number)
}
const fn fp_strat(number: u8) -> Card {
    Card::new(Side::Free, Deck::Strategy, number)
}
const fn sh_char(number: u8) -> Card {
    Card::new(Side::Shadow, Deck::Character, number)
}
const fn sh_strat(number: u8) -> Card {
    Card::new(Side::Shadow, Deck::Strategy, number)
}

pub(crate) const MITHRIL_COAT: Card = fp_char(5);
pub(crate) const AXE_AND_BOW: Card = fp_char(6);
pub(crate) const HORN_OF_GONDOR: Card = fp_char(7);
pub(crate) const WIZARDS_STAFF: Card = fp_char(8);
pub(crate) const MIRROR_OF_GALADRIEL: Card = fp_char(13);
pub(crate) const ENTS_TREEBEARD: Card = fp_char(19);
pub(crate) const ENTS_HUORNS: Card = fp_char(20);
pub(crate) const ENTS_ENTMOOT: Card = fp_char(21);
pub(crate) const THE_LAST_BATTLE: Card = fp_strat(1);
pub(crate) const A_POWER_TOO_GREAT: Card = fp_strat(2);
pub(crate) const TOM_BOMBADIL: Card = fp_strat(3);
pub(crate) const HELP_UNLOOKED_FOR: Card = fp_strat(10);
pub(crate) const WORN_WITH_SORROW: Card = sh_char(15);
pub(crate) const FLOCKS_OF_CREBAIN: Card = sh_char(16);
pub(crate) const BALROG: Card = sh_char(17);
pub(crate) const GROND: Card = sh_char(20);
pub(crate) const PALANTIR: Card = sh_char(21);
pub(crate) const WORMTONGUE: Card = sh_char(22);
pub(crate) const FIGHTING_URUK_HAI: Card = sh_strat(2);
pub(crate) const DENETHORS_FOLLY: Card = sh_strat(3);
pub(crate) const THREATS_AND_PROMISES: Card = sh_strat(5);
pub(crate) const CORSAIRS: Card = sh_strat(10);
