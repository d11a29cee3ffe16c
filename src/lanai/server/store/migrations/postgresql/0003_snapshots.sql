-- What the first n entries of a table fold to: nothing is lost with it, the log is the truth.
CREATE TABLE snapshots (
    tbl text PRIMARY KEY,
    n integer NOT NULL,
    mark text NOT NULL,
    body bytea NOT NULL
);
