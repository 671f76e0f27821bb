//! Set 2, Sauron.

use crate::cards::{Text, facts::Phase::*, nouns::*, verbs::*, words::*};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // The Eye of Sauron
        card("2U87")
            .during(Shadow)
            .cost(exert(one(SAURON & ORC)))
            .cost(Effect::SpotBurdens)
            .effect(draw(at_most(5, Value::X(1)))),
        // Memory of Many Things
        card("2C88")
            .during(Maneuver)
            .cost(exert(one(SAURON & ORC)))
            .effect(one_of([vec![discard(one(ALLY))], vec![discard(so_many(2, ELVEN & ALLY))]])),
        // Orc Scout
        card("2C89")
            .modifies(Modifier::Roaming(YOURS & SAURON & MINION, (-1).into()))
            .response(just(Kind::Play, EVENT & Filter::AboutRangers))
            .cost(one_of([vec![exert(THIS)], vec![discard(THIS)]]))
            .effect(Effect::CancelEvent),
        // Orc Taskmaster
        card("2C90").during(Shadow).cost(exert(THIS)).effect(add_twilight(1)),
        // Southern Spies
        card("2C91").response(just(Kind::PutOnRing, ANY)).needs(spot(SAURON & MINION)).effect(Effect::DiscardFromHand(
            Whose::FreePlayer,
            Whose::FreePlayer,
            Value::All,
            Value::All,
            ANY,
        )),
        // Spies of Mordor
        card("2U92")
            .to_play(spot(SAURON & ORC))
            .may_each_time(just(Kind::Move, ANY))
            .needs(Cond::In(Regroup))
            .effect(draw(whether(spot(SAURON & TRACKER), 2, 1))),
        // Tower Assassin
        card("2R93").during(Maneuver).cost(exert(THIS)).effect(wound(one(ALLY))),
        // Verily I Come
        card("2R94")
            .borne_by(RING_BEARER)
            .to_play_pay(exert(one(SAURON & ORC)))
            .each_time(just(Kind::Draw, ANY).of(Whose::FreePlayer))
            .needs(Cond::In(Fellowship))
            .effect(add_burdens(1)),
        // Vile Blade
        card("2C95").borne_by(SAURON & ORC).strength(BEARER & against(MAN | ELF), 2),
    ]
}
