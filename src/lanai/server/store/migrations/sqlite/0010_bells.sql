-- When a table has to be looked at though nobody is there: somebody's time is up, or a bot's move.
ALTER TABLE tables ADD COLUMN due INTEGER;

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- Where somebody is told that it is their turn: a browser's push service, or a confirmed address.
CREATE TABLE bells (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    public_key TEXT NOT NULL,
    auth TEXT NOT NULL,
    lang TEXT NOT NULL,
    added INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX bells_guest ON bells (guest);
CREATE INDEX bells_address ON bells (address);

-- What is to be told, until it is told or nobody waits any more.
CREATE TABLE rings (
    tbl TEXT NOT NULL,
    bell TEXT NOT NULL,
    guest TEXT NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    begun INTEGER NOT NULL,
    PRIMARY KEY (tbl, bell)
) WITHOUT ROWID;

CREATE INDEX rings_due ON rings (due);
CREATE INDEX rings_guest ON rings (guest);

-- Hours in which somebody is told nothing: minutes of the day in their own time zone.
CREATE TABLE quiet_hours (
    guest TEXT PRIMARY KEY,
    zone TEXT NOT NULL,
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL
) WITHOUT ROWID;

-- An address that waits to be confirmed: the last one of each.
CREATE TABLE mail_requests (
    guest TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    lang TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

-- Who asked for a letter to which address in the last day, so that nobody is flooded with them.
CREATE TABLE mail_asked (
    guest TEXT NOT NULL,
    address_hash TEXT NOT NULL,
    at INTEGER NOT NULL
);

CREATE INDEX mail_asked_guest ON mail_asked (guest);
CREATE INDEX mail_asked_address ON mail_asked (address_hash);
