CREATE TABLE guests (
    guest TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    host TEXT NOT NULL,
    guests TEXT NOT NULL,
    summary TEXT NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_unfinished ON tables (public) WHERE status <> 'over';

CREATE TABLE entries (
    tbl TEXT NOT NULL,
    n INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tbl, n)
) WITHOUT ROWID;

-- Who sits where, kept in step with tables.guests by the database itself.
CREATE TABLE sitting (
    guest TEXT NOT NULL,
    tbl TEXT NOT NULL,
    PRIMARY KEY (guest, tbl)
) WITHOUT ROWID;

CREATE INDEX sitting_tbl ON sitting (tbl);

CREATE TRIGGER sitting_at_new_table AFTER INSERT ON tables
BEGIN
    INSERT OR IGNORE INTO sitting SELECT value, new.id FROM json_each(new.guests);
END;

CREATE TRIGGER sitting_changed AFTER UPDATE OF guests ON tables WHEN old.guests <> new.guests
BEGIN
    DELETE FROM sitting WHERE tbl = new.id;
    INSERT OR IGNORE INTO sitting SELECT value, new.id FROM json_each(new.guests);
END;
