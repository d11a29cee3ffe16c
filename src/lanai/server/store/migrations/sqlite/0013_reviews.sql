-- Finished games in hindsight: made from their records at any time, kept because that takes seconds.
CREATE TABLE reviews (
    tbl TEXT PRIMARY KEY,
    mark TEXT NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
