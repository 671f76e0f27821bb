//! Set 1, Elven.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Ancient Enmity: the owners of all minions who lose to him, once
        card!("1U29")
            .during(Skirmish)
            .effect(strength(one(ELF), 1))
            .effect(Effect::Await)
            .later(just(Kind::Lose, MINION).against(IT).together())
            .effect(discard_random(Whose::OwnersOfSubject, 2)),
        // Arwen
        card!("1R30").strength(THIS & against(NAZGUL), 3),
        // Asfaloth: an ally who bears him is at home, T11.28, wherever the fellowship is
        card!("1U31")
            .borne_by(ELF)
            .own_cost(whether(it_is(named("Arwen")), -2, 0))
            .modifies_while([at(PLAINS)], Modifier::Strength(BEARER, 2.into()))
            .whenever(at(UNDERGROUND))
            .needs(spot(THIS & on(COMPANION)))
            .effect(discard(THIS)),
        // Border Defenses
        card!("1C32")
            .during(Skirmish)
            .effect(choose(one(ELF)))
            .effect(strength(IT, whether(it_is(against(ARCHER)), 4, 2))),
        // Bow of the Galadhrim
        card!("1R33").borne_by(named("Legolas")).may_each_time(just(Kind::Win, BEARER)).effect(wound(one(MINION))),
        // Celeborn
        card!("1R34").during(Fellowship).cost(exert(THIS)).effect(heal(one(ELVEN & ALLY))),
        // The Council of Elrond
        card!("1R35").during(Fellowship).needs(spot(ELF)).effect(play(TALE, From::Deck)),
        // Curse Their Foul Feet!
        card!("1R36").during(Fellowship).cost(exert(one(ELF))).effect(Effect::RevealHand(Whose::AShadowPlayer)).effect(
            when(
                it_is(ORC),
                [Effect::DiscardFromHand(
                    Whose::AShadowPlayer,
                    Whose::AShadowPlayer,
                    each_of_it(1, ORC),
                    each_of_it(1, ORC),
                    ANY,
                )],
            ),
        ),
        // Defiance
        card!("1C37")
            .during(Skirmish)
            .effect(choose(one(ELF)))
            .effect(strength(IT, whether(it_is(against(NAZGUL)), 4, 2))),
        // Double Shot
        card!("1R38")
            .during(Archery)
            .needs(spot(ELF & ARCHER & COMPANION))
            .effect(Effect::Archery(Side::Free, 1.into())),
        // Elf-song
        card!("1C39").during(Fellowship).needs(spot(ELF)).effect(remove_burdens(1)),
        // Elrond
        card!("1R40")
            .to_play(spot(named("Gandalf") | ELF))
            .each_time(just(Kind::StartOfTurn, ANY))
            .effect(heal(all(home(3))))
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(draw(1)),
        // Elven Bow
        card!("1C41").borne_by(ELF).keyword(BEARER, Keyword::Archer, 1),
        // Elven Cloak
        card!("1C42").to_play(spot(ELF)).borne_by(COMPANION).archery(Side::Shadow, -1),
        // Far-seeing Eyes
        card!("1C43").each_time(just(Kind::Play, YOURS & ELF)).effect(Effect::DiscardFromHand(
            Whose::AShadowPlayer,
            Whose::AShadowPlayer,
            1.into(),
            1.into(),
            ANY,
        )),
        // Foul Creation
        card!("1U44").during(Fellowship).cost(exert(one(ELF))).effect(Effect::RevealHand(Whose::AShadowPlayer)).effect(
            when(
                it_is(ISENGARD & MINION),
                [may(vec![
                    Effect::DiscardFromHand(Whose::AShadowPlayer, Whose::Yours, 1.into(), 1.into(), ISENGARD & MINION),
                    draw(2),
                ])],
            ),
        ),
        // Galadriel
        card!("1R45")
            .each_time(just(Kind::StartOfTurn, ANY))
            .effect(heal(all(home(6))))
            .during(Fellowship)
            .cost(exert(THIS))
            .effect(play(ELF, From::Hand).for_free()),
        // Gift of Boats
        card!("1U46")
            .to_play_pay(exert(one(ELF & ALLY)))
            .each_time(just(Kind::MoveFrom, RIVER))
            .needs(Cond::In(Fellowship))
            .effect(move_limit(1)),
        // Gwemegil
        card!("1R47")
            .borne_by(named("Arwen"))
            .keyword(BEARER, Keyword::Damage, 1)
            .during(Skirmish)
            .cost(one_of([vec![exert(BEARER)], vec![discard_from_hand(2, ANY)]]))
            .effect(strength(BEARER, 1)),
        // Haldir
        card!("1U48").to_play(spot(ELF)).modifies_while([at(sites(6, 8))], Modifier::Strength(THIS, 2.into())),
        // The Last Alliance of Elves and Men
        card!("1R49")
            .borne_by(GONDOR & MAN & !bearing(named("The Last Alliance of Elves and Men")))
            .strength(BEARER, at_most(3, each(1, ELF))),
        // Legolas
        card!("1R50")
            .during(Archery)
            .cost(exert(THIS))
            .effect(wound(one(MINION)))
            .effect(Effect::Lasting(Modifier::NoArchery(THIS), Until::EndOfPhase)),
        // Legolas
        card!("1U51").strength(THIS & against(NAZGUL), 3),
        // Lightfootedness
        card!("1C52").during(Archery).needs(spot(ELF & COMPANION)).effect(Effect::Archery(Side::Shadow, (-1).into())),
        // Lórien Elf
        card!("1C53").to_play(spot(ELF)),
        // Mallorn-trees
        card!("1U54")
            .during(Fellowship)
            .effect(Effect::RevealFromHand(1.into(), 1.into(), ELVEN))
            .effect(Effect::ItBeneath),
        // The Mirror of Galadriel
        card!("1R55")
            .strength(ELF & home(6), 1)
            .during(Maneuver)
            .needs(Cond::HandOver(Whose::AShadowPlayer, 6))
            .cost(exert(one(named("Galadriel"))))
            .effect(Effect::LookAtRandom(Whose::AShadowPlayerHolding(6), 2.into()))
            .effect(Effect::DiscardOneOfIt),
        // Orophin
        card!("1U56").during(Archery).cost(exert(THIS)).effect(wound(one(URUK_HAI))),
        // Rúmil
        card!("1U57").during(Archery).cost(exert(THIS)).effect(wound(one(ORC))),
        // The Seen and the Unseen
        card!("1C58").during(Fellowship).cost(exert(so_many(2, ELF))).effect(discard(one(CONDITION))),
        // Shoulder to Shoulder
        card!("1C59").during(Maneuver).cost(add_twilight(1)).cost(exert(one(DWARF | ELF))).effect(Effect::If(
            it_is(DWARF),
            vec![heal(one(ELF))],
            vec![heal(one(DWARF))],
        )),
        // Silinde
        card!("1U60").speaks_like(site(3)),
        // Songs of the Blessed Realm
        card!("1C61").may_each_time(just(Kind::Play, YOURS & ELVEN & TALE)).effect(remove_burdens(1)),
        // The Splendor of Their Banners
        card!("1R62")
            .borne_by(ELF & COMPANION)
            .during(Archery)
            .needs(spot(BEARER & ARCHER))
            .cost(exert(BEARER))
            .effect(Effect::Archery(Side::Free, 1.into())),
        // Stand Against Darkness
        card!("1U63")
            .during(Maneuver)
            .cost(exert(one(ELF)))
            .effect(discard(one(SAURON & (MINION | CONDITION | POSSESSION)))),
        // Support of the Last Homely House
        card!("1U64")
            .during(Maneuver)
            .cost(exert(one(ELF & home(3))))
            .effect(strength(IT, 3).until(Until::Regroup))
            .effect(Effect::TakesPart(IT.into(), Until::Regroup)),
        // Swan-ship of the Galadhrim
        card!("1U65")
            .during(Maneuver)
            .cost(exert(one(ELF & home(6))))
            .effect(strength(IT, 3).until(Until::Regroup))
            .effect(Effect::TakesPart(IT.into(), Until::Regroup)),
        // The Tale of Gil-galad: its bearer is named before it leaves him
        card!("1R66")
            .borne_by(ELF)
            .during(Skirmish)
            .cost(choose(BEARER))
            .cost(discard(THIS))
            .effect(strength(FIRST, 2)),
        // Uruviel
        card!("1C67").speaks_like(site(6)),
        // The White Arrows of Lórien
        card!("1C68")
            .borne_by(ELF & COMPANION)
            .during(Archery)
            .needs(spot(BEARER & ARCHER))
            .cost(exert(BEARER))
            .effect(discard_random(Whose::AShadowPlayer, 2)),
    ]
}
