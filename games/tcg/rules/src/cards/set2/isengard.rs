//! Set 2, Isengard.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Beyond the Height of Men: T13.34a no choice
        card("2R39").during(Maneuver).cost(exert(one(URUK_HAI))).effect(Effect::If(
            spot_many(6, COMPANION),
            vec![discard(all(FREE & POSSESSION & (ARMOR | HELM | SHIELD)))],
            vec![discard(one(POSSESSION & (ARMOR | HELM | SHIELD)))],
        )),
        // Demands of the Sackville-Bagginses
        card("2C40")
            .to_play(spot(ISENGARD & MINION))
            .each_time(just(Kind::Exert, SHIRE & ALLY))
            .effect(add_twilight(1)),
        // Evil Afoot
        card("2U41").during(Shadow).cost(exert(one(URUK_HAI))).cost(Effect::SpotBurdens).effect(shuffle_in(
            Value::X(1),
            Value::X(1),
            MINION,
        )),
        // Goblin Man
        card("2C42")
            .whenever(at(UNDERGROUND))
            .effect(discard(THIS))
            .during(Shadow)
            .cost(exert(THIS))
            .effect(Effect::LookAtHand(Whose::FreePlayer)),
        // Lurtz's Sword
        card("2R43")
            .borne_by(named("Lurtz"))
            .keyword(BEARER, Keyword::Damage, 1)
            .each_time(just(Kind::Win, BEARER))
            .effect(discard_top(Whose::FreePlayer, 2)),
        // No Business of Ours
        card("2C44").to_play(spot(ISENGARD & MINION)).modifies(Modifier::HandClosed(Side::Shadow)),
        // Too Much Attention
        card("2R45")
            .response(just(Kind::PutOnRing, ANY))
            .needs(spot(ISENGARD & MINION))
            .effect(discard_top(Whose::FreePlayer, 5)),
        // Uruk Captain
        card("2R46").during(Shadow).cost(remove_twilight(1)).cost(exert(THIS)).effect(play(URUK_HAI, From::Discard)),
        // Uruk Scout
        card("2C47")
            .modifies(Modifier::Roaming(YOURS & ISENGARD & MINION, (-1).into()))
            .response(just(Kind::Play, EVENT & Filter::AboutRangers))
            .cost(exert(THIS))
            .effect(Effect::CancelEvent),
        // Wizard Storm: T6.12a one on each site
        card("2U48")
            .borne_by(SITE & !bearing(named("Wizard Storm")))
            .to_play_pay(exert(one(ISENGARD & MINION)))
            .each_time(just(Kind::MoveFrom, BEARER))
            .effect(exert(all(COMPANION)))
            .each_time(just(Kind::EndOfTurn, ANY))
            .effect(discard(THIS)),
    ]
}
