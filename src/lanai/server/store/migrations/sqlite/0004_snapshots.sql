-- What the first n entries of a table fold to: nothing is lost with it, the log is the truth.
CREATE TABLE snapshots (
    tbl TEXT PRIMARY KEY,
    n INTEGER NOT NULL,
    mark TEXT NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
