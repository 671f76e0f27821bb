//! Set 1, sites.

use crate::cards::{
    Text,
    facts::{Keyword, Phase::*, Side},
    nouns::*,
    verbs::*,
    words::*,
};

pub(super) fn cards() -> Vec<Text> {
    vec![
        // Bag End
        card!("1U319").during(Fellowship).cost(exert(one(HOBBIT))).effect(play(named("The Gaffer"), From::Deck)),
        // East Road
        card!("1U320").modifies(Modifier::Cost(COMPANION, 2.into())),
        // Farmer Maggot's Fields
        card!("1U321")
            .during(Fellowship)
            .cost(exert(one(HOBBIT)))
            .effect(play(named("Merry") | named("Pippin"), From::Deck)),
        // Green Dragon Inn
        card!("1U322").during(Fellowship).cost(exert(one(HOBBIT))).effect(play(named("Sam"), From::Deck)),
        // Green Hill Country
        card!("1U323").costs(HOBBIT, -1),
        // The Prancing Pony
        card!("1U324").during(Fellowship).cost(add_burdens(1)).effect(play(named("Aragorn"), From::Deck)),
        // Shire Lookout Point
        card!("1U325")
            .during(Fellowship)
            .needs(spot(named("Gandalf")))
            .effect(play(named("Gandalf's Cart"), From::Deck)),
        // Westfarthing
        card!("1C326")
            .during(Fellowship)
            .cost(exert(one(HOBBIT)))
            .effect(play(COMPANION | ALLY, From::Hand).for_less(1)),
        // Bree Gate
        card!("1U327").whenever(spot(RANGER)).once_each_turn().effect(move_limit(1)),
        // Bree Streets
        card!("1U328").modifies(Modifier::Roaming(NAZGUL, (-2).into())),
        // Breeland Forest
        card!("1U329").modifies(Modifier::NotPlayed(STEALTH & EVENT)),
        // Buckleberry Ferry
        card!("1U330")
            .modifies_while([!spot(COMPANION & !HOBBIT)], Modifier::Skip(Assignment))
            .modifies_while([!spot(COMPANION & !HOBBIT)], Modifier::Skip(Skirmish)),
        // Ettenmoors
        card!("1C331").during(Skirmish).cost(exert(one(YOURS & (COMPANION | MINION)))).effect(strength(IT, 2)),
        // Midgewater Marshes
        card!("1U332").each_time(just(Kind::MoveTo, THIS)).effect(exert(all(HOBBIT & COMPANION))),
        // Midgewater Moors
        card!("1U333").each_time(just(Kind::Play, MINION)).effect(Effect::DiscardFromHand(
            Whose::FreePlayer,
            Whose::FreePlayer,
            1.into(),
            1.into(),
            ANY,
        )),
        // Trollshaw Forest
        card!("1U334")
            .each_time(just(Kind::Play, POSSESSION | ARTIFACT).against(COMPANION))
            .effect(Effect::Draw(Whose::FreePlayer, 1.into())),
        // Weatherhills
        card!("1U335").costs(NAZGUL, -1),
        // Weathertop
        card!("1U336").keyword(NAZGUL, Keyword::Fierce, 1),
        // Council Courtyard
        card!("1C337").each_time(just(Kind::MoveFrom, THIS)).effect(remove_twilight(2)),
        // Ford of Bruinen
        card!("1U338").modifies_while([!Cond::WasPlayedHere(NAZGUL)], Modifier::Cost(NAZGUL, (-5).into())),
        // Frodo's Bedroom
        card!("1U339").during(Fellowship).cost(play(HOBBIT, From::Hand)).effect(draw(1)),
        // Rivendell Terrace
        card!("1U340").during(Fellowship).cost(play(MAN, From::Hand)).effect(draw(1)),
        // Rivendell Valley
        card!("1U341").during(Fellowship).cost(play(ELF, From::Hand)).effect(draw(1)),
        // Rivendell Waterfall: nobody who speaks like it can say this
        card!("1U342").whenever(spot(RANGER)).needs(at(THIS)).once_each_turn().effect(move_limit(1)),
        // Balin's Tomb
        card!("1U343")
            .during(Maneuver)
            .cost(one_of([vec![discard(one(YOURS & TALE))], vec![discard_from_hand(1, TALE)]]))
            .effect(heal(one(YOURS & COMPANION))),
        // Dwarrowdelf Chamber
        card!("1U344").each_time(just(Kind::MoveTo, THIS)).effect(exert_him_or_two_others("Gimli")),
        // Mithril Mine
        card!("1U345").during(Shadow).cost(remove_twilight(1)).effect(play(SHADOW & WEAPON, From::Discard)),
        // Moria Lake
        card!("1C346").each_time(just(Kind::MoveTo, THIS)).effect(exert_him_or_two_others("Frodo")),
        // Moria Stairway
        card!("1U347").keyword((COMPANION | MINION) & bearing(HAND_WEAPON), Keyword::Damage, 1),
        // Pass of Caradhras
        card!("1U348").during(Shadow).needs(spot(ISENGARD & MINION)).once_each_turn().effect(play(WEATHER, From::Deck)),
        // The Bridge of Khazad-dûm
        card!("1C349").during(Shadow).effect(one_of([
            vec![play(named("The Balrog"), From::Deck).for_less(6)],
            vec![play(named("The Balrog"), From::Hand).for_less(6)],
        ])),
        // Dimrill Dale
        card!("1U350").modifies_while([!Cond::WasPlayed(MORIA & ORC)], Modifier::Cost(MORIA & ORC, (-2).into())),
        // Galadriel's Glade
        card!("1C351").during(Fellowship).cost(exert(one(ELF))).effect(Effect::LookAtHand(Whose::AShadowPlayer)),
        // Lothlórien Woods
        card!("1U352").strength(home(6), 3),
        // Anduin Confluence
        card!("1U353").each_time(just(Kind::MoveTo, THIS)).effect(discard(all(ALLY))),
        // Anduin Wilderland
        card!("1C354").modifies(Modifier::Skip(Archery)),
        // Silverlode Banks
        card!("1U355").each_time(just(Kind::MoveTo, THIS)).needs(!spot(RANGER)).effect(exert(all(COMPANION))),
        // Anduin Banks
        card!("1C356").archery(Side::Shadow, Value::EachOver(2, 4, COMPANION)),
        // Brown Lands
        card!("1U357").archery(Side::Shadow, at_most(4, each(1, MINION & ARCHER))),
        // Pillars of the Kings
        card!("1U358").during(Fellowship).cost(discard_from_hand(1, GONDOR)).effect(heal(one(GONDOR & COMPANION))),
        // Shores of Nen Hithoel
        card!("1U359")
            .during(Shadow)
            .needs(spot_many(5, ORC & MINION))
            .effect(Effect::Lasting(Modifier::NoMove, Until::EndOfTurn)),
        // Emyn Muil
        card!("1U360")
            .during(Maneuver)
            .cost(exert(one(YOURS & MINION)))
            .effect(gain(IT, Keyword::Fierce, 1).until(Until::Regroup)),
        // Slopes of Amon Hen
        card!("1U361").modifies(Modifier::Cost(ISENGARD & MINION, (-1).into())),
        // Summit of Amon Hen
        card!("1C362")
            .may_each_time(just(Kind::MoveTo, THIS))
            .needs(Cond::YouAre(Side::Shadow))
            .effect(draw(Value::EachBurden(1))),
        // Tol Brandir
        card!("1U363")
            .during(Shadow)
            .effect(times(3, vec![play(TRACKER, From::Discard).if_you_like()]))
            .effect(Effect::EndPhase),
    ]
}

/// The Free Peoples player exerts one whom a site is hard for, or two other companions.
fn exert_him_or_two_others(title: &'static str) -> Effect {
    let him = one(named(title)).chosen_by(Whose::FreePlayer);
    let others = so_many(2, COMPANION & !named(title)).chosen_by(Whose::FreePlayer);
    chooses(Whose::FreePlayer, [vec![exert(him)], vec![exert(others)]])
}
