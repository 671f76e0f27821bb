//! Set 2, Gandalf.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side, Signet},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Erland: no opponent may
        card!("2C21").to_play(spot(named("Gandalf"))).modifies(Modifier::HandClosed(Side::Free)),
        // Gandalf's Staff
        card!("2R22")
            .borne_by(named("Gandalf"))
            .costs(GANDALF & SPELL, -1)
            .during(Skirmish)
            .cost(exert_times(2, named("Gandalf")))
            .effect(Effect::CancelSkirmish(named("Gandalf"))),
        // Gandalf's Wisdom
        card!("2C23").modifies(Modifier::CostOn {
            what: POSSESSION | ARTIFACT,
            on: named("Gandalf") | CHARACTER & signet(Signet::Gandalf),
            by: (-1).into(),
        }),
        // Hugin
        card!("2C24")
            .to_play(spot(named("Gandalf")))
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(put_beneath(1, 1, FREE)),
        // Járnsmid
        card!("2R25").to_play(spot(named("Gandalf"))).costs(YOURS & (SHIELD | ARMOR | HELM | HAND_WEAPON), -1),
        // Speak "Friend" and Enter
        card!("2C26")
            .during_any([Fellowship, Regroup])
            .needs(spot(named("Gandalf")))
            .effect(Effect::PlayNextSite(ANY))
            .effect(when(it_is(UNDERGROUND), [draw(1)])),
        // Staff Asunder
        card!("2R27")
            .during(Skirmish)
            .cost(discard(one(STAFF & on(named("Gandalf")))))
            .cost(exert_times(2, named("Gandalf")))
            .effect(discard(one(MINION & against(named("Gandalf"))))),
        // Wielder of the Flame
        card!("2U28").during(Maneuver).needs(spot(named("Gandalf"))).effect(unless(
            Whose::EachShadowPlayer,
            remove_twilight(3),
            gain(one(COMPANION), Keyword::Defender, 1).until(Until::Regroup),
        )),
        // Wizard Staff
        card!("2C29").borne_by(WIZARD).during(Skirmish).cost(exert_times(2, BEARER)).effect(strength(one(MINION), -3)),
        // You Cannot Pass!
        card!("2U30").during(Maneuver).needs(spot(named("Gandalf") & bearing(STAFF))).effect(Effect::NoKeyword(
            one(MINION),
            Keyword::Fierce,
            Until::Regroup,
        )),
        // Gandalf
        card!("2P122").may_each_time(just(Kind::StartOfTurn, ANY)).effect(draw(1)),
    ]
}
