//! The contract of a store, as PostgreSQL keeps it; and what there is to say of the database.

#[path = "../contract/mod.rs"]
mod contract;
mod database;
mod line;
mod lists;
mod nodes;

use std::sync::atomic::{AtomicU32, Ordering};
use store::{Address, Postgres};
use tokio_postgres::{Client, NoTls};

/// A store in a schema of its own, in a database of the tests.
struct Place {
    store: Postgres,
    address: String,
}

/// The address of a new schema.
async fn empty() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let (name, database) = (format!("place_{}", COUNT.fetch_add(1, Ordering::Relaxed)), database());
    run(&database, &format!("CREATE SCHEMA {name}")).await;
    format!("{database}?options=-csearch_path%3D{name}")
}

/// The database that comes with a cluster.
fn database() -> String {
    cluster::shared().address("postgres", "postgres")
}

async fn connect(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// Runs SQL without asking any store.
async fn run(address: &str, sql: &str) {
    connect(address).await.batch_execute(sql).await.unwrap();
}

async fn open(address: &str) -> Result<Postgres, store::StoreError> {
    Postgres::open(&Address::parse(address).unwrap()).await
}

impl Place {
    async fn new() -> Place {
        let address = empty().await;
        Place { store: open(&address).await.unwrap(), address }
    }

    /// Another store on the same tables, as another process would have it.
    async fn another(&self) -> Postgres {
        open(&self.address).await.unwrap()
    }

    /// The same after it has been closed.
    async fn open_again(self) -> Place {
        let Place { store, address } = self;
        drop(store);
        Place { store: open(&address).await.unwrap(), address }
    }

    /// Changes something behind its back.
    async fn run(&self, sql: &str) {
        run(&self.address, sql).await;
    }

    /// A number that is in it.
    async fn count(&self, sql: &str) -> i64 {
        connect(&self.address).await.query_one(sql, &[]).await.unwrap().get(0)
    }

    /// Lets no snapshot be replaced any more.
    async fn break_snapshots(&self, why: &str) {
        let raise = format!("RAISE EXCEPTION '{why}'");
        self.run(&format!(
            "CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {raise}; END $$;
             CREATE TRIGGER broken BEFORE UPDATE ON snapshots FOR EACH ROW EXECUTE FUNCTION broken()"
        ))
        .await;
    }

    /// Lets them be replaced again.
    async fn mend_snapshots(&self) {
        self.run("DROP TRIGGER broken ON snapshots").await;
    }
}
