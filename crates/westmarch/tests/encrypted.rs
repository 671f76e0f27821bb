//! What goes to a database over a network is encrypted, and a certificate that is not good is refused.

mod support;

use client::{Client, program::ANYWHERE};
use cluster::Cluster;
use std::{path::Path, process::Command};
use support::{program, refused};

/// Two addresses of this machine at which nobody else listens: every process has its own.
fn addresses() -> Vec<String> {
    let [high, middle, low] = std::process::id().to_be_bytes()[1..] else { unreachable!("a number has four bytes") };
    [64, 128].map(|begins| format!("127.{}.{middle}.{low}", begins + high % 64)).into()
}

/// An authority of somebody else, which calls itself the same.
fn strangers(folder: &Path) -> String {
    let file = folder.join("strangers.pem").display().to_string();
    let key = folder.join("strangers.key").display().to_string();
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"])
        .args(["-subj", "/CN=authority", "-keyout", &key, "-out", &file])
        .output()
        .expect("openssl can be started");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    file
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_must_be_by_somebody_trusted_and_for_that_name() {
    let addresses = addresses();
    let [named, nameless] = &addresses[..] else { unreachable!("there are two") };
    let (cluster, folder) = (Cluster::encrypted(&addresses), tempfile::tempdir().expect("a folder"));
    let (ours, strangers) = (cluster.authority().display().to_string(), strangers(folder.path()));
    let database = |at: &str, how: &str| format!("postgres://postgres:mellon@{at}/postgres{how}");
    let with = |at: &str, how: &str, authority: &str| {
        program().with("SSL_CERT_FILE", authority).with("WESTMARCH_STORE", database(at, how))
    };
    let serve = ["serve", "--listen", ANYWHERE];

    let stranger = refused(with(named, "?sslmode=require", &strangers).command(&serve, folder.path()));
    assert!(stranger.contains("its certificate is by nobody whom this system trusts"), "{stranger}");
    assert!(stranger.contains("SSL_CERT_FILE"), "what to do: {stranger}");
    let elsewhere = refused(with(nameless, "?sslmode=require", &ours).command(&serve, folder.path()));
    assert!(elsewhere.contains("its certificate is for another name"), "{elsewhere}");
    // It listens to nobody who does not encrypt: what comes next is encrypted.
    let open = refused(with(named, "?sslmode=disable", &ours).command(&serve, folder.path()));
    assert!(open.contains("no pg_hba.conf entry") && open.contains("no encryption"), "{open}");
    assert_eq!(cluster.run("postgres", "SELECT count(*) FROM pg_tables WHERE tablename = 'matches'"), "0");

    for how in ["?sslmode=require", "?sslmode=verify-full"] {
        let serving = with(named, how, &ours).serve(folder.path(), ANYWHERE).expect("it starts");
        let mut ann = Client::guest(serving.address, "Ann").await.expect("a guest is let in");
        assert_eq!(ann.get("/api/health").await.expect("an answer").status, 200);
        let open = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name LIKE 'westmarch%'";
        assert_eq!(cluster.run("postgres", &format!("{open} AND NOT ssl")), "0");
        assert_ne!(cluster.run("postgres", &format!("{open} AND ssl")), "0");
        assert_ne!(cluster.run("postgres", &format!("{open} AND application_name = 'westmarch listens'")), "0");
    }
}
