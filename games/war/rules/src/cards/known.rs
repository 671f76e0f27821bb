//! Cards that the rules know by name, because they change them from the table or in battle.

use crate::Card;

pub(crate) const MITHRIL_COAT: Card = Card::called("fp-char-05");
pub(crate) const AXE_AND_BOW: Card = Card::called("fp-char-06");
pub(crate) const HORN_OF_GONDOR: Card = Card::called("fp-char-07");
pub(crate) const WIZARDS_STAFF: Card = Card::called("fp-char-08");
pub(crate) const MIRROR_OF_GALADRIEL: Card = Card::called("fp-char-13");
pub(crate) const ENTS_TREEBEARD: Card = Card::called("fp-char-19");
pub(crate) const ENTS_HUORNS: Card = Card::called("fp-char-20");
pub(crate) const ENTS_ENTMOOT: Card = Card::called("fp-char-21");
pub(crate) const THE_LAST_BATTLE: Card = Card::called("fp-strat-01");
pub(crate) const A_POWER_TOO_GREAT: Card = Card::called("fp-strat-02");
pub(crate) const TOM_BOMBADIL: Card = Card::called("fp-strat-03");
pub(crate) const HELP_UNLOOKED_FOR: Card = Card::called("fp-strat-10");
pub(crate) const WORN_WITH_SORROW: Card = Card::called("sh-char-15");
pub(crate) const FLOCKS_OF_CREBAIN: Card = Card::called("sh-char-16");
pub(crate) const BALROG: Card = Card::called("sh-char-17");
pub(crate) const GROND: Card = Card::called("sh-char-20");
pub(crate) const PALANTIR: Card = Card::called("sh-char-21");
pub(crate) const WORMTONGUE: Card = Card::called("sh-char-22");
pub(crate) const FIGHTING_URUK_HAI: Card = Card::called("sh-strat-02");
pub(crate) const DENETHORS_FOLLY: Card = Card::called("sh-strat-03");
pub(crate) const THREATS_AND_PROMISES: Card = Card::called("sh-strat-05");
pub(crate) const CORSAIRS: Card = Card::called("sh-strat-10");
