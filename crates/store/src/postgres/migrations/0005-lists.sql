-- Lists of somebody who has thousands of matches, and what is looked for at every start. Indices that have the number too need no look at the tables.
DROP INDEX seats_by_user;
CREATE INDEX seats_by_user ON seats (user_id, match_number) WHERE user_id IS NOT NULL;
CREATE INDEX seats_by_first ON seats (first_user, match_number) WHERE first_user IS NOT NULL;
DROP INDEX seats_by_turn;
CREATE INDEX seats_by_turn ON seats (user_id, asked_since, match_number) WHERE user_id IS NOT NULL AND asked_since IS NOT NULL;
DROP INDEX matches_by_creator;
CREATE INDEX matches_by_creator ON matches (creator, number);
CREATE INDEX matches_waiting ON matches (creator, number) WHERE status = 'waiting';
CREATE INDEX matches_without_winners ON matches (number) WHERE status = 'over' AND winners IS NULL;
CREATE INDEX seats_open ON seats (match_number) WHERE user_id IS NULL AND player IS NULL;
