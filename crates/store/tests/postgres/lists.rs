//! Lists in a database with many matches: PostgreSQL counts the rows that it looks at, and a list must not look at all of them.

use crate::{connect, open};
use std::time::{Duration, Instant};
use store::{Store, UserId, Which};
use tokio_postgres::Client;

/// People and matches, with two seats each. Person 1 made one of 20 matches, and the others share the rest.
const FILL: &str = "
    INSERT INTO users (name, created) SELECT 'Person ' || n, 0 FROM generate_series(1, 500) AS n;
    INSERT INTO matches (id, game, rules, setup, listed, spectators, odds, invite, creator, created, updated, status, winners, version, glance, origin_kind)
        SELECT 'm' || n, 'chess', '1', '', true, n % 2 = 0, true, '', creator, n, n, status, '0', 1, repeat('seen ', 50),
            CASE WHEN status = 'over' AND n % 40 = 0 THEN 'upload' END
        FROM (SELECT n, CASE WHEN n % 20 = 0 THEN 1 ELSE n % 500 + 1 END AS creator,
            CASE WHEN fate < 2 THEN 'waiting' WHEN fate < 32 THEN 'running' ELSE 'over' END AS status
            FROM (SELECT n, n / 20 * 7919 % 100 AS fate FROM generate_series(1, 20000) AS n) AS numbers) AS made;
    INSERT INTO seats (match_number, seat, user_id, first_user, asked_since, glance)
        SELECT number, 0, creator, creator, CASE WHEN status = 'running' THEN number END, repeat('seen ', 50) FROM matches;
    INSERT INTO seats (match_number, seat, user_id, first_user)
        SELECT number, 1, other, other FROM (SELECT number, CASE WHEN status <> 'waiting' THEN (creator + number) % 500 + 1 END AS other FROM matches) AS others";

/// How many rows of matches and seats have been looked at: by passing all by, and in all.
async fn looked_at(client: &Client) -> (i64, i64) {
    let row = client
        .query_one(
            "SELECT sum(seq_tup_read)::bigint, (SELECT sum(idx_tup_read)::bigint FROM pg_stat_user_indexes
                WHERE relname IN ('matches', 'seats')) FROM pg_stat_user_tables WHERE relname IN ('matches', 'seats')",
            &[],
        )
        .await
        .unwrap();
    (row.get(0), row.get::<_, i64>(0) + row.get::<_, i64>(1))
}

/// Those who have gone have said what they looked at.
async fn wait_until_gone(client: &Client) {
    let begun = Instant::now();
    let others = "SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()";
    while client.query_one(others, &[]).await.unwrap().get::<_, i64>(0) > 0 {
        assert!(begun.elapsed() < Duration::from_secs(120), "somebody stays");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_pass_nothing_by_that_they_do_not_show() {
    let address = cluster::shared().database();
    drop(open(&address).await.unwrap());
    // A connection of its own, which is gone afterwards: what it has looked at itself is counted only then.
    let filling = connect(&address).await;
    filling.batch_execute(FILL).await.unwrap();
    // As it does by itself after a while. Before, indices alone tell nothing.
    filling.batch_execute("VACUUM (ANALYZE)").await.unwrap();
    drop(filling);
    let client = connect(&address).await;
    // One who has a thousand matches, and one who has eighty.
    for (user, most) in [(UserId(1), 6_000), (UserId(123), 1_500)] {
        macro_rules! lists {
            ($($name:literal: |$store:ident| $call:expr, $most:expr;)*) => {$(
                wait_until_gone(&client).await;
                let before = looked_at(&client).await;
                let $store = open(&address).await.unwrap();
                // The sixth time PostgreSQL may have another way, for whatever is asked for.
                for _ in 0..7 {
                    $call.await.unwrap();
                }
                drop($store);
                wait_until_gone(&client).await;
                let after = looked_at(&client).await;
                assert_eq!(after.0, before.0, "{} of {user:?} passes all by", $name);
                let each = (after.1 - before.1) / 7;
                assert!(each > 0 && each < $most, "{} of {user:?} looks at {each} rows", $name);
            )*};
        }
        lists! {
            "the lobby": |store| store.lobby(100), 1_500;
            "what can be watched": |store| store.watchable(100), 1_500;
            "the first page of nobody": |store| store.at_home(None, 50, 3), 8_000;
            "the first page": |store| store.at_home(Some(user), 50, 3), 3 * most + 8_000;
            "all": |store| store.page_of_matches(user, Which::All, None, 100), most;
            "his turn": |store| store.page_of_matches(user, Which::HisTurn, None, 100), most;
            "others' turn": |store| store.page_of_matches(user, Which::OthersTurn, None, 100), most;
            "over": |store| store.page_of_matches(user, Which::Over, None, 100), most;
            "records": |store| store.page_of_matches(user, Which::Records, None, 100), most;
            "how many": |store| store.count_of_matches(user, Which::All), most;
            "results": |store| store.page_of_results(user, "chess", None, 100), most;
            "offers": |store| store.offers_of(user), 1_500;
            "unfinished": |store| store.unfinished_of(user), most;
        }
    }
}
