//! Set 1, Ringwraith.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    let beautiful = FREE & (POSSESSION | CONDITION);
    let whispers = |by, damage| vec![strength(one(NAZGUL), by), gain(IT, Keyword::Damage, damage)];
    // A companion whom the former bearer of the Blade skirmishes.
    let stabbed = COMPANION & against(FIRST) & !bearing(named("Blade Tip"));
    vec![
        // All Blades Perish
        card!("1U203").response(about_to(Kind::Wound, NAZGUL)).effect(Effect::Prevent(1.into())),
        // All Veils Removed
        card!("1R204").during(Skirmish).effect(strength(one(NAZGUL), whether(Cond::RingWorn, 5, 2))),
        // Beauty Is Fading: T13.34a no choice, the second only if there is nothing for the first
        card!("1R205").during(Maneuver).cost(exert(one(NAZGUL))).effect(Effect::If(
            spot(beautiful.clone()),
            vec![discard(one(beautiful))],
            vec![discard(one((ALLY | COMPANION) & !RING_BEARER))],
        )),
        // Bent on Discovery
        card!("1R206")
            .each_time(start_of(Shadow).of(Whose::Yours))
            .effect(draw(1))
            .each_time(end_of(Shadow).of(Whose::Yours))
            .effect(one_of([vec![exert(one(NAZGUL))], vec![discard(THIS)]])),
        // Black Breath
        card!("1U207")
            .during(Skirmish)
            .needs(spot(THIS & IN_SUPPORT))
            .effect(Effect::Transfer { what: THIS, from_discard: false, to: CHARACTER & against(NAZGUL) })
            .modifies_while([spot(THIS & on(RING_BEARER))], Modifier::NoBurdensRemoved)
            .modifies(Modifier::NoHealing(BEARER)),
        // Black Steed
        card!("1R208")
            .borne_by(NAZGUL)
            .modifies_while([at(PLAINS)], Modifier::Strength(BEARER, 2.into()))
            .whenever(at(UNDERGROUND))
            .effect(discard(THIS)),
        // Blade Tip
        card!("1U209")
            .response(just(Kind::Win, YOURS & NAZGUL))
            .needs(spot(THIS & IN_SUPPORT))
            .effect(Effect::Transfer {
                what: THIS,
                from_discard: false,
                to: CHARACTER & against(SUBJECT) & !bearing(named("Blade Tip")),
            })
            .each_time(start_of(Fellowship))
            .needs(spot(THIS & on(ANY)))
            .effect(wound(all(BEARER & !RING_BEARER)))
            .effect(when(spot(BEARER & RING_BEARER), [add_burdens(1)])),
        // Dark Whispers: who can spot 6 burdens may still spot only 3, T13.33
        card!("1R210").during(Skirmish).needs(Cond::Burdens(3)).effect(Effect::If(
            Cond::Burdens(6),
            vec![one_of([whispers(1, 1), whispers(3, 2)])],
            whispers(1, 1),
        )),
        // Drawn to Its Power: in a skirmish involving a Nazgûl, whatever kills him
        card!("1U211").each_time(just(Kind::Kill, COMPANION)).needs(spot(NAZGUL & SKIRMISHING)).effect(add_burdens(1)),
        // Fear
        card!("1R212").during(Maneuver).cost(exert(one(YOURS & NAZGUL))).effect(discard(one(ALLY))),
        // Frozen by Fear
        card!("1U213").during(Skirmish).effect(strength(one(NAZGUL), whether(spot(RING_BEARER & !UNASSIGNED), 3, 2))),
        // In the Ringwraith's Wake
        card!("1R214")
            .response(just(Kind::Win, NAZGUL))
            .effect(chooses(Whose::FreePlayer, [vec![exert(RING_BEARER)], vec![add_burdens(1)]])),
        // The Master's Will
        card!("1U215")
            .during(Shadow)
            .cost(Effect::SpotX(NAZGUL))
            .effect(Effect::RevealTop(Whose::Yours, Value::X(1)))
            .effect(Effect::TakeOfIt(Value::All, RINGWRAITH))
            .effect(Effect::DiscardIt(ANY)),
        // Morgul Blade
        card!("1R216")
            .borne_by(NAZGUL)
            .one_more_of_its_class()
            .during(Skirmish)
            .cost(choose(BEARER))
            .cost(discard(THIS))
            .effect(one_of([
                vec![Effect::Transfer {
                    what: YOURS & named("Blade Tip") & IN_SUPPORT,
                    from_discard: false,
                    to: stabbed.clone(),
                }],
                vec![Effect::Transfer { what: named("Blade Tip"), from_discard: true, to: stabbed }],
            ])),
        // Morgul Gates
        card!("1R217").during(Shadow).effect(play(NAZGUL, From::Hand).for_less(2)),
        // Nazgûl Sword
        card!("1U218")
            .borne_by(NAZGUL)
            .modifies_while([Cond::Burdens(3)], Modifier::Keyword(BEARER, Keyword::Damage, 1.into())),
        // The Nine Servants of Sauron
        card!("1U219").may_each_time(just(Kind::Play, YOURS & NAZGUL)).effect(exert(one(HOBBIT & !RING_BEARER))),
        // Not Easily Destroyed
        card!("1U220").during_any([Maneuver, Skirmish]).cost(remove_twilight(3)).effect(heal(one(NAZGUL))),
        // The Pale Blade
        card!("1R221")
            .borne_by(named("The Witch-king"))
            .keyword(BEARER, Keyword::Damage, 1)
            .response(just(Kind::Win, BEARER))
            .cost(exert(BEARER))
            .effect(discard(one(FREE & CONDITION))),
        // Paths Seldom Trodden
        card!("1U222")
            .to_play(spot(NAZGUL))
            .during(Shadow)
            .cost(remove_twilight(3))
            .effect(Effect::PlaySite(Value::Here, ANY)),
        // Relentless Charge
        card!("1U223").during(Maneuver).cost(exert(one(NAZGUL))).effect(wound(all(ARCHER & COMPANION))),
        // Return to Its Master
        card!("1R224")
            .response(end_of(Skirmish))
            .needs(Cond::RingWorn)
            .effect(Effect::CancelAssignments)
            .effect(Effect::Assign { character: RING_BEARER, minion: NAZGUL, by: Whose::Yours })
            .effect(Effect::Lasting(Modifier::RingSilent, Until::NextSkirmish)),
        // Sword of Minas Morgul
        card!("1U225")
            .borne_by(named("Úlairë Lemenya"))
            .keyword(BEARER, Keyword::Damage, 1)
            .during(Skirmish)
            .cost(exert(BEARER))
            .effect(discard(one(POSSESSION & on(CHARACTER & against(BEARER))))),
        // Their Power Is in Terror
        card!("1U226").during(Maneuver).cost(exert(one(NAZGUL))).effect(wound(all(ALLY))),
        // Threshold of Shadow: "if you spot", so who can spot 5 burdens may still not do it, T13.34a
        card!("1U227").during(Skirmish).effect(Effect::If(
            Cond::Burdens(5),
            vec![one_of([vec![strength(one(NAZGUL), 2)], vec![strength(one(NAZGUL), 4)]])],
            vec![strength(one(NAZGUL), 2)],
        )),
        // The Twilight World
        card!("1R228").response(just(Kind::PutOnRing, ANY)).cost(exert(one(NAZGUL))).effect(add_burdens(2)),
        // Úlairë Attëa
        card!("1R229").during(Skirmish).cost(remove_twilight(1)).effect(strength(THIS, 1).limit(5)),
        // Úlairë Cantëa
        card!("1R230").during(Skirmish).cost(exert(THIS)).effect(discard(one(WEAPON & on(CHARACTER & against(THIS))))),
        // Úlairë Enquëa
        card!("1U231")
            .during(Maneuver)
            .needs(Cond::Any(vec![spot_many(6, COMPANION), Cond::Burdens(5)]))
            .cost(exert(THIS))
            .effect(wound(one(COMPANION & !RING_BEARER))),
        // Úlairë Lemenya
        card!("1U232").strength((COMPANION | ALLY) & bearing(RINGWRAITH & CONDITION), -2),
        // Úlairë Nelya
        card!("1U233")
            .during(Shadow)
            .cost(exert(THIS))
            .cost(choose(one(SITE & OPPONENTS)))
            .effect(Effect::PlaySite(Value::NumberOfIt, ANY)),
        // Úlairë Nertëa
        card!("1U234").may_each_time(just(Kind::Play, THIS)).needs(spot_many(5, COMPANION)).effect(Effect::Repeat(
            0.into(),
            Value::EachOver(1, 4, COMPANION),
            vec![play(MINION, From::Discard)],
        )),
        // Úlairë Otsëa
        card!("1U235")
            .during(Shadow)
            .cost(exert(THIS))
            .effect(gain(one(RINGWRAITH & MINION), Keyword::Fierce, 1).until(Until::Regroup)),
        // Úlairë Toldëa: T13.52 without both unassigned it would be a loop
        card!("1R236")
            .during(Assignment)
            .needs(Cond::Burdens(4))
            .needs(spot(THIS & UNASSIGNED))
            .needs(spot(COMPANION & !RING_BEARER & UNASSIGNED))
            .effect(Effect::Assign { character: COMPANION & !RING_BEARER, minion: THIS, by: Whose::Yours }),
        // The Witch-king
        card!("1R237").strength(THIS, each(2, other(NAZGUL))),
        // Wreathed in Shadow
        card!("1U238")
            .to_play(spot(NAZGUL))
            .during(Archery)
            .cost(remove_twilight(1))
            .effect(Effect::Archery(Side::Free, (-1).into())),
    ]
}
