-- A table at which those of a team do not talk among themselves.
ALTER TABLE matches ADD COLUMN team_talk BOOLEAN NOT NULL DEFAULT true;
