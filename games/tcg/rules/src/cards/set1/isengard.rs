//! Set 1, Isengard.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Alive and Unspoiled
        card("1R120")
            .to_play_pay(exert(one(URUK_HAI)))
            .during(Shadow)
            .cost(remove_twilight(3))
            .cost(Effect::SpotBurdens)
            .effect(Effect::RevealRandom(Whose::FreePlayer, Value::X(1)))
            .effect(Effect::MayDiscardIt(ANY)),
        // Bred for Battle
        card("1C121").during(Skirmish).cost(exert(one(URUK_HAI))).effect(strength(IT, 3)),
        // Breeding Pit
        card("1C122").response(just(Kind::Play, YOURS & URUK_HAI)).effect(choose(SUBJECT)).effect(put_beneath(
            Value::All,
            Value::All,
            Filter::NamedLikeIt,
        )),
        // Caradhras Has Not Forgiven Us
        card("1R123")
            .during(Maneuver)
            .needs(spot_many(5, COMPANION))
            .cost(exert(one(ISENGARD & MINION)))
            .effect(discard(one(COMPANION & EXHAUSTED & !RING_BEARER))),
        // Cruel Caradhras
        card("1R124")
            .during(Maneuver)
            .cost(exert(one(ISENGARD & MINION)))
            .effect(chooses(Whose::FreePlayer, [vec![exert(RING_BEARER)], vec![add_burdens(1)]])),
        // Greed
        card("1R125")
            .to_play(spot(URUK_HAI))
            .during(Maneuver)
            .needs(spot_many(6, COMPANION))
            .cost(remove_twilight(2))
            .effect(wound(one(COMPANION & !RING_BEARER))),
        // Hunt Them Down!
        card("1U126").during(Maneuver).effect(gain(one(URUK_HAI), Keyword::Fierce, 1).until(Until::Regroup)),
        // Lurtz
        card("1R127")
            .during(Maneuver)
            .needs(spot(other(URUK_HAI)))
            .effect(gain(THIS, Keyword::Fierce, 1).until(Until::Regroup)),
        // Lurtz's Battle Cry
        card("1R128").during(Skirmish).effect(strength(one(URUK_HAI), -1)).effect(gain(IT, Keyword::Damage, 1)),
        // The Misadventure of Mr. Underhill
        card("1R129")
            .to_play_pay(exert(one(URUK_HAI)))
            .modifies_while([!at(SANCTUARY)], Modifier::Cost(COMPANION, 2.into())),
        // No Ordinary Storm
        card("1U130")
            .each_time(just(Kind::Play, YOURS & WEATHER & CONDITION))
            .effect(exert(one(GANDALF & (COMPANION | ALLY)))),
        // Orthanc Assassin
        card("1R131"),
        // Parry
        card("1R132")
            .during(Maneuver)
            .needs(spot(URUK_HAI))
            .effect(choose(one(POSSESSION)))
            .effect(Effect::Lasting(Modifier::NoStrengthFrom { of: ANY, from: IT }, Until::Regroup)),
        // Saruman's Ambition
        card("1C133")
            .modifies(Modifier::Cost(YOURS & ISENGARD & EVENT, (-1).into()))
            .during(Skirmish)
            .cost(discard(THIS))
            .effect(strength(one(URUK_HAI), 2)),
        // Saruman's Chill: T6.12a one on each site
        card("1C134")
            .borne_by(SITE & !bearing(named("Saruman's Chill")))
            .to_play_pay(exert(one(ISENGARD & MINION)))
            .each_time(just(Kind::MoveFrom, BEARER))
            .effect(exert(all(HOBBIT & COMPANION)))
            .each_time(just(Kind::EndOfTurn, ANY))
            .effect(discard(THIS)),
        // Saruman's Frost: T6.12a one on each site; an ally is at his home
        card("1U135")
            .borne_by(SITE & !bearing(named("Saruman's Frost")))
            .to_play_pay(exert(one(ISENGARD & MINION)))
            .modifies_while([at(BEARER)], Modifier::Strength(HOBBIT & (COMPANION | home(0)), (-2).into()))
            .each_time(just(Kind::EndOfTurn, ANY))
            .effect(discard(THIS)),
        // Saruman's Power
        card("1U136").during(Shadow).cost(exert(one(ISENGARD & MINION))).effect(discard(all(CONDITION))),
        // Saruman's Reach
        card("1R137").during(Maneuver).cost(exert(one(URUK_HAI))).effect(chooses(
            Whose::FreePlayer,
            [vec![exert(so_many(2, COMPANION).chosen_by(Whose::FreePlayer))], vec![Effect::PutOnRing]],
        )),
        // Saruman's Snows
        card("1C138")
            .borne_by(SITE)
            .to_play_pay(exert(one(ISENGARD & MINION)))
            .modifies_while([at(BEARER)], Modifier::NoEvents(Skirmish))
            .modifies_while([at(BEARER)], Modifier::NoAbilities(Skirmish))
            .each_time(just(Kind::EndOfTurn, ANY))
            .effect(discard(THIS)),
        // Savagery to Match Their Numbers: five companions leave a choice
        card("1R139").during(Skirmish).effect(Effect::If(
            spot_many(5, COMPANION),
            vec![one_of([
                vec![strength(one(URUK_HAI), 2)],
                vec![
                    strength(one(URUK_HAI), 4).until(Until::Regroup),
                    gain(IT, Keyword::Fierce, 1).until(Until::Regroup),
                ],
            ])],
            vec![strength(one(URUK_HAI), 2)],
        )),
        // Spies of Saruman
        card("1R140")
            .borne_by(SITE)
            .to_play_pay(exert(one(ISENGARD & MINION)))
            .modifies_while([at(BEARER)], Modifier::Skip(Archery))
            .each_time(just(Kind::EndOfTurn, ANY))
            .effect(discard(THIS)),
        // Their Arrows Enrage
        card("1C141").to_play(spot(named("Saruman") | URUK_HAI)).strength(ARCHER & (COMPANION | ALLY), -1),
        // Traitor's Voice
        card("1U142")
            .to_play(spot(URUK_HAI))
            .whenever(Cond::Any(vec![Cond::Burdens(5), spot(RING_BEARER & EXHAUSTED)]))
            .once_each_turn()
            .effect(move_limit(-1)),
        // Troop of Uruk-hai
        card("1R143").modifies(Modifier::NoStrengthFrom { of: CHARACTER & against(THIS), from: WEAPON }),
        // Uruk Bloodlust
        card("1C144").response(just(Kind::Win, YOURS & URUK_HAI)).cost(remove_twilight(1)).effect(heal(SUBJECT)),
        // Uruk Brood
        card("1C145")
            .during(Skirmish)
            .cost(remove_twilight(2))
            .effect(Effect::SpotX(other(URUK_HAI)))
            .effect(strength(THIS, Value::X(1))),
        // Uruk Fighter
        card("1C146")
            .during(Maneuver)
            .needs(spot_many(5, COMPANION))
            .effect(gain(THIS, Keyword::Fierce, 1).until(Until::Regroup)),
        // Uruk Guard
        card("1R147").during(Assignment).cost(exert(THIS)).effect(choose(one(COMPANION))).effect(Effect::Lasting(
            Modifier::NotAssignedTo { minion: THIS, character: IT, by: Side::Free },
            Until::EndOfPhase,
        )),
        // Uruk Lieutenant
        card("1R148").strength(THIS, each(1, other(URUK_HAI))),
        // Uruk Messenger
        card("1C149").modifies_while([spot(WEATHER & CONDITION)], Modifier::Strength(THIS, 3.into())),
        // Uruk Rager
        card("1C150").each_time(just(Kind::Win, THIS)).effect(discard_top(Whose::FreePlayer, 2)),
        // Uruk Savage
        card("1C151"),
        // Uruk Shaman
        card("1C152").during(Maneuver).cost(remove_twilight(2)).effect(heal(one(URUK_HAI))),
        // Uruk Slayer
        card("1U153").during(Skirmish).cost(remove_twilight(1)).effect(strength(THIS, 1).limit(3)),
        // Uruk Soldier
        card("1C154").may_each_time(just(Kind::Play, THIS)).effect(discard_top(Whose::FreePlayer, 1)),
        // Uruk Spy
        card("1R155")
            .response(just(Kind::PutOnRing, ANY))
            .cost(exert(THIS))
            .effect(Effect::SpotX(ISENGARD & MINION))
            .effect(discard_top(Whose::Yours, Value::X(1)))
            .effect(add_burdens(each_of_it(1, SHADOW))),
        // Uruk Warrior
        card("1C156")
            .during(Maneuver)
            .needs(spot_many(6, COMPANION))
            .effect(gain(THIS, Keyword::Fierce, 1).until(Until::Regroup)),
        // Uruk-hai Armory
        card("1C157").modifies_while([spot(URUK_HAI)], Modifier::Archery(Side::Free, (-1).into())),
        // Uruk-hai Raiding Party
        card("1C158"),
        // Uruk-hai Rampage
        card("1U159")
            .to_play(spot(URUK_HAI))
            .response(just(Kind::Win, YOURS & URUK_HAI))
            .cost(remove_twilight(3))
            .effect(gain(SUBJECT, Keyword::Fierce, 1).until(Until::Regroup)),
        // Uruk-hai Sword
        card("1C160").borne_by(URUK_HAI).each_time(just(Kind::Win, BEARER)).effect(discard_top(Whose::FreePlayer, 1)),
        // Wariness
        card("1U161")
            .response(just(Kind::Play, STEALTH & EVENT))
            .cost(one_of([vec![exert(one(YOURS & URUK_HAI))], vec![discard(one(YOURS & URUK_HAI))]]))
            .effect(Effect::CancelEvent),
        // Worry
        card("1U162")
            .to_play_pay(exert(one(URUK_HAI)))
            .each_time(just(Kind::Lose, COMPANION | ALLY).against(URUK_HAI))
            .effect(chooses(Whose::FreePlayer, [vec![exert(RING_BEARER)], vec![add_burdens(1)]])),
    ]
}
