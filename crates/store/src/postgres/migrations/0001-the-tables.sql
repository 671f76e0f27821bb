-- The tables as the SQLite file has them after its sixth migration, under the same names; a person's number is user_id here, since user is a
-- word of SQL. What their columns mean stands in crates/store/src/sqlite/schema.rs.

CREATE TABLE users (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT,
    password TEXT,
    created BIGINT NOT NULL,
    deleted BIGINT
);
CREATE UNIQUE INDEX users_by_name ON users (folded) WHERE password IS NOT NULL;

CREATE TABLE sessions (
    token BYTEA PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE matches (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    setup TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    spectators BOOLEAN NOT NULL,
    odds BOOLEAN NOT NULL,
    invite TEXT NOT NULL,
    creator BIGINT NOT NULL REFERENCES users,
    origin_kind TEXT,
    origin_from TEXT REFERENCES matches (id),
    origin_at BIGINT,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    status TEXT NOT NULL,
    result TEXT,
    winners TEXT,
    version BIGINT NOT NULL DEFAULT 0,
    trouble TEXT,
    chatted BIGINT NOT NULL DEFAULT 0,
    glance TEXT
);
CREATE INDEX matches_by_creator ON matches (creator);
CREATE INDEX matches_by_origin ON matches (origin_from) WHERE origin_from IS NOT NULL;
CREATE INDEX matches_in_lobby ON matches (number) WHERE status = 'waiting' AND listed;
CREATE INDEX matches_to_watch ON matches (number) WHERE status = 'running' AND spectators;
CREATE INDEX matches_by_status ON matches (status, number);
CREATE INDEX matches_without_glance ON matches (number) WHERE glance IS NULL AND version > 0;

CREATE TABLE seats (
    match_number BIGINT NOT NULL REFERENCES matches,
    seat INTEGER NOT NULL,
    user_id BIGINT REFERENCES users,
    player TEXT,
    first_user BIGINT REFERENCES users,
    first_player TEXT,
    asked_since BIGINT,
    brings TEXT NOT NULL DEFAULT '',
    glance TEXT,
    PRIMARY KEY (match_number, seat),
    CHECK (user_id IS NULL OR player IS NULL)
);
CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_by_turn ON seats (user_id, asked_since) WHERE user_id IS NOT NULL AND asked_since IS NOT NULL;

-- Only ever added to. The version is a part of the key, so that of two nodes that add on top of one version one wins, whatever else goes wrong.
CREATE TABLE entries (
    match_number BIGINT NOT NULL REFERENCES matches,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_user BIGINT REFERENCES users,
    request TEXT,
    what TEXT NOT NULL,
    PRIMARY KEY (match_number, version)
);
CREATE UNIQUE INDEX entries_by_request ON entries (match_number, coalesce(by_user, 0), request) WHERE request IS NOT NULL;

CREATE TABLE snapshots (
    match_number BIGINT PRIMARY KEY REFERENCES matches,
    version BIGINT NOT NULL,
    inputs BIGINT NOT NULL,
    position TEXT NOT NULL
);

CREATE TABLE chat (
    match_number BIGINT NOT NULL REFERENCES matches,
    line BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_user BIGINT NOT NULL REFERENCES users,
    text TEXT NOT NULL,
    audience TEXT NOT NULL,
    PRIMARY KEY (match_number, line)
);
CREATE INDEX chat_by_user ON chat (by_user);

CREATE TABLE notes (
    user_id BIGINT NOT NULL REFERENCES users,
    match_number BIGINT NOT NULL REFERENCES matches,
    text TEXT NOT NULL,
    PRIMARY KEY (user_id, match_number)
);

CREATE TABLE problems (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_number BIGINT NOT NULL REFERENCES matches,
    by_user BIGINT REFERENCES users,
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    record TEXT NOT NULL,
    view TEXT NOT NULL,
    log TEXT NOT NULL
);
CREATE INDEX problems_by_user ON problems (by_user);

CREATE TABLE looks (
    look TEXT NOT NULL,
    account BOOLEAN NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users,
    PRIMARY KEY (look, account, user_id)
);
CREATE INDEX looks_by_user ON looks (user_id);

CREATE TABLE decks (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id BIGINT NOT NULL REFERENCES users,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    version BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    secret TEXT NOT NULL UNIQUE
);
CREATE INDEX decks_by_user ON decks (user_id);

CREATE TABLE stops (
    user_id BIGINT NOT NULL REFERENCES users,
    game TEXT NOT NULL,
    stop TEXT NOT NULL,
    ask TEXT NOT NULL,
    PRIMARY KEY (user_id, game, stop)
);

-- Something to write, for whoever wants to know whether that can be done.
CREATE TABLE pulse (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    at BIGINT NOT NULL
);
