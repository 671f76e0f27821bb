-- Where everything in here comes from, as long as a move into it is not finished.
CREATE TABLE moving (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    source TEXT NOT NULL
);
