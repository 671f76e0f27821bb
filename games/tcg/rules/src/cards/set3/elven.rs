//! Set 3, Elven.

use crate::cards::{
    Text,
    facts::{Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Arwen
        card!("3U7")
            .response(about_to(Kind::Wound, RING_BEARER))
            .cost(discard_from_hand(3, ANY))
            .effect(Effect::Prevent(1.into())),
        // Arwen
        card!("3R8")
            .modifies_while([spot_many(3, ELVEN & home(3))], Modifier::Strength(MINION & against(THIS), (-3).into())),
        // Beren and Lúthien
        card!("3U9")
            .during(Skirmish)
            .cost(exert(one(ELVEN & ALLY)))
            .effect(Effect::DiscardBottom)
            .effect(when(it_is(ELVEN), [strength(one(MINION & against(ELF)), -1)])),
        // Calaglin
        card!("3U10").during(Regroup).cost(exert(THIS)).effect(wound(one(MINION))),
        // Cast It Into the Fire!
        card!("3C11")
            .during(Maneuver)
            .needs(spot(ELF))
            .effect(Effect::DiscardFromHand(Whose::EachOpponent, Whose::EachOpponent, 1.into(), 1.into(), ANY))
            .effect(draw(each_it(1))),
        // Dínendal
        card!("3U12").during(Regroup).cost(exert(THIS)).effect(remove_twilight(2)),
        // Elrond: transcriptions differ, "up to 2 times" or "twice"; here up to 2 times
        card!("3R13")
            .may_each_time(just(Kind::StartOfTurn, ANY))
            .effect(choose(one(home(3))))
            .effect(Effect::ChooseX(0.into(), 2.into()))
            .effect(Effect::Heal(IT.into(), Value::X(1)))
            .during(Regroup)
            .cost(exert_times(2, THIS))
            .effect(heal(one(COMPANION))),
        // Erestor
        card!("3C14")
            .to_play(spot(ELF))
            .response(about_to(Kind::Wound, ELF).by(SAURON & (MINION | EVENT)))
            .cost(exert(THIS))
            .effect(Effect::Prevent(1.into())),
        // Forests of Lothlórien
        card!("3R15").may_each_time(just(Kind::Move, ANY)).needs(spot_many(3, ELVEN & ALLY)).effect(wound(one(MINION))),
        // Friends of Old
        card!("3C16")
            .during(Fellowship)
            .effect(reveal_random(Whose::AShadowPlayer))
            .effect(heal(so_many(Value::CostOfIt, ELVEN & ALLY))),
        // Galadriel
        card!("3R17")
            .may_each_time(just(Kind::StartOfTurn, ANY))
            .effect(heal(one(ELF)))
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(Effect::PlayNextSite(FOREST)),
        // Galdor
        card!("3U18")
            .to_play(spot(ELF))
            .during(Regroup)
            .needs(spot(MINION))
            .cost(exert(THIS))
            .effect(Effect::ReturnToHand(one(MINION))),
        // Gift of the Evenstar
        card!("3R19")
            .borne_by(named("Aragorn"))
            .to_play(spot(named("Arwen")))
            .during(Skirmish)
            .cost(one_of([vec![exert(BEARER)], vec![discard_from_hand(2, ANY)]]))
            .effect(strength(one(MINION & against(BEARER)), -1)),
        // Golradir
        card!("3U20").to_play(spot(ELF)).during(Skirmish).cost(exert(THIS)).effect(strength(one(ORC), -1)),
        // Long-knives of Legolas
        card!("3R21").borne_by(named("Legolas")).strength((ORC | URUK_HAI) & against(BEARER), -2),
        // Master of Healing
        card!("3C22")
            .during_any([Fellowship, Regroup])
            .needs(Cond::Any(vec![spot(named("Elrond")), spot_many(2, ELVEN & ALLY)]))
            .effect(heal(one(COMPANION | ALLY))),
        // Nenya
        card!("3R23")
            .borne_by(named("Galadriel"))
            .may_each_time(start_of(Regroup))
            .cost(Effect::DiscardFromHand(Whose::Yours, Whose::Yours, 0.into(), 2.into(), ANY))
            .effect(draw(each_it(1))),
        // Phial of Galadriel
        card!("3U24").borne_by(RING_BEARER).to_play_pay(exert(one(ELF))).modifies(Modifier::Resistance(2.into())),
        // Saelbeth
        card!("3U25").to_play(spot(ELF)).during(Skirmish).cost(exert(THIS)).effect(strength(one(URUK_HAI), -1)),
        // Something Draws Near
        card!("3U26")
            .during_any([Fellowship, Maneuver])
            .cost(exert(one(ELF)))
            .effect(discard(one(ISENGARD & (POSSESSION | ARTIFACT)))),
        // Vilya
        card!("3R27")
            .borne_by(named("Elrond"))
            .during(Maneuver)
            .needs(spot(SHADOW & CONDITION))
            .cost(exert_times(2, BEARER))
            .effect(Effect::ReturnToHand(one(SHADOW & CONDITION))),
        // Voice of Nimrodel
        card!("3C28")
            .during(Skirmish)
            .needs(at(RIVER | FOREST))
            .cost(exert(one(ELF)))
            .effect(Effect::CancelSkirmish(IT)),
        // Legolas
        card!("3P121").modifies_while([at(RIVER | FOREST)], Modifier::Archery(Side::Free, 1.into())),
    ]
}
