-- Finished games in hindsight: made from their records at any time, kept because that takes seconds.
CREATE TABLE reviews (
    tbl text PRIMARY KEY,
    mark text NOT NULL,
    body bytea NOT NULL
);
