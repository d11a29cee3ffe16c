-- What reviews say about each seat, beside the results: it names nobody, and follows from the record.
CREATE TABLE review_figures (
    tbl TEXT PRIMARY KEY,
    scheme INTEGER NOT NULL,
    seats TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX played_ended ON played (ended);
