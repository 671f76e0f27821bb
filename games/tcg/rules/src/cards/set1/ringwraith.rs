//! Set 1, Ringwraith.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    // A companion whom the former bearer of the Blade skirmishes.
    let stabbed = COMPANION & against(FIRST) & !bearing(named("Blade Tip"));
    vec![
        // Black Breath
        card("1U207")
            .during(Skirmish)
            .needs(spot(THIS & IN_SUPPORT))
            .effect(Effect::Transfer { what: THIS, from_discard: false, to: CHARACTER & against(NAZGUL) })
            .modifies_while([spot(THIS & on(RING_BEARER))], Modifier::NoBurdensRemoved)
            .modifies(Modifier::NoHealing(BEARER)),
        // Blade Tip
        card("1U209")
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
        // Morgul Blade
        card("1R216")
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
        // The Pale Blade
        card("1R221")
            .borne_by(named("The Witch-king"))
            .keyword(BEARER, Keyword::Damage, 1)
            .response(just(Kind::Win, BEARER))
            .cost(exert(BEARER))
            .effect(discard(one(FREE & CONDITION))),
        // Paths Seldom Trodden
        card("1U222")
            .to_play(spot(NAZGUL))
            .during(Shadow)
            .cost(remove_twilight(3))
            .effect(Effect::PlaySite(Value::Here, ANY)),
        // Return to Its Master
        card("1R224")
            .response(end_of(Skirmish))
            .needs(Cond::RingWorn)
            .effect(Effect::CancelAssignments)
            .effect(Effect::Assign { character: RING_BEARER, minion: NAZGUL, by: Whose::Yours })
            .effect(Effect::Lasting(Modifier::RingSilent, Until::NextSkirmish)),
        // Úlairë Nelya
        card("1U233")
            .during(Shadow)
            .cost(exert(THIS))
            .cost(choose(one(SITE & OPPONENTS)))
            .effect(Effect::PlaySite(Value::NumberOfIt, ANY)),
        // Úlairë Nertëa
        card("1U234").may_each_time(just(Kind::Play, THIS)).needs(spot_many(5, COMPANION)).effect(Effect::Repeat(
            0.into(),
            Value::EachOver(1, 4, COMPANION),
            vec![play(MINION, From::Discard)],
        )),
    ]
}
