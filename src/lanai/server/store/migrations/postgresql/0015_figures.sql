-- What reviews say about each seat, beside the results: it names nobody, and follows from the record.
CREATE TABLE review_figures (
    tbl text PRIMARY KEY,
    scheme integer NOT NULL,
    seats text NOT NULL
);

CREATE INDEX played_ended ON played (ended);
