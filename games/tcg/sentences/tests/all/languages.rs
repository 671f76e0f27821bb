//! Another language needs patterns only. A handful of Hungarian ones say a few cards: a verb that changes with what it is done
//! to, cases, an article that depends on the next letter.

use tcg_sentences::{Language, sentences};

const HUNGARIAN: &str = r#"
cases = plain object dative
when-phases = { CAPITAL($phases) } szakasz{ $needs ->
    [none] { "" }
   *[other] , ha { $needs }
}{ $costs ->
    [none] { "" }
   *[other] , { $costs }
}: { $effects }.
noun-phase-skirmish = összecsapás
noun-one = egy { $one }
noun-core = { $states } { $attributes } { $head } { $clauses }
filter-this = { $case ->
    [object] ezt
    [dative] ennek
   *[plain] ez
} { FIRST($type) ->
    [a] az
    [e] az
    [o] az
    [u] az
   *[other] a
} { $type }
noun-type-companion = { $case ->
    [object] útitársat
    [dative] útitársnak
   *[plain] útitárs
}
noun-race-uruk-hai = { $case ->
    [object] urukot
    [dative] uruknak
   *[plain] uruk
}
noun-race-hobbit = { $case ->
    [object] hobbitot
    [dative] hobbitnak
   *[plain] hobbit
}
filter-it = { $case ->
    [dative] neki
   *[plain] ő
}
digits = { $shown ->
    [yes] +{ $n }
   *[no] { $n }
}
effect-exert = { $who-known ->
    [yes] merítsd ki
   *[no] meríts ki
} { $who-object }
effect-strength = adj { $who-dative } { $by } erőt
until-end-of-phase = a szakasz végéig
"#;

#[test]
fn another_language_needs_patterns_only() {
    let hungarian = Language::new("hu", HUNGARIAN).expect("the patterns are sound");
    let said = |code: &str| sentences(code.parse().expect("a card"), &hungarian);
    assert_eq!(said("1C121"), ["Összecsapás szakasz, meríts ki egy urukot: adj neki +3 erőt."]);
    assert_eq!(said("1U97"), ["Összecsapás szakasz, merítsd ki ezt az útitársat: adj egy hobbitnak +3 erőt."]);
}

#[test]
fn what_is_missing_shows() {
    let empty = Language::new("hu", "cases = plain").expect("the patterns are sound");
    let said = sentences("1C121".parse().expect("a card"), &empty);
    assert!(said.iter().all(|sentence| sentence.contains("⟨when-phases⟩")), "{said:?}");
}
