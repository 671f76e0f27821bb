-- What several nodes agree on: who is there, who thinks in which match, how often somebody has tried to sign in.
--
-- Nothing of it is worth a flush of the disk, so the tables are not logged: after a crash of the database they are empty, and every node says again that it
-- is there. For the same reason they point to no other table: that would lock a row there, which is logged.
CREATE UNLOGGED TABLE nodes (
    name TEXT PRIMARY KEY,
    build TEXT NOT NULL,
    ends TIMESTAMPTZ NOT NULL
);

CREATE UNLOGGED TABLE leases (
    match_number BIGINT PRIMARY KEY,
    node TEXT NOT NULL,
    ends TIMESTAMPTZ NOT NULL
);

-- Until so much has passed, those who tried have something to wait for.
CREATE UNLOGGED TABLE attempts (
    what TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);
CREATE INDEX attempts_by_end ON attempts (until);

-- For whoever looks for what nobody goes on with: few are in them at any moment.
CREATE INDEX seats_of_programs ON seats (match_number) WHERE asked_since IS NOT NULL AND player IS NOT NULL;
CREATE INDEX matches_not_begun ON matches (number) WHERE status = 'running' AND version = 0;
