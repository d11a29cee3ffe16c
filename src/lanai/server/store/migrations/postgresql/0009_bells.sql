-- When a table has to be looked at though nobody is there: somebody's time is up, or a bot's move.
ALTER TABLE tables ADD COLUMN due bigint;

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- Where somebody is told that it is their turn: a browser's push service, or a confirmed address.
CREATE TABLE bells (
    id text PRIMARY KEY,
    guest text NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    public_key text NOT NULL,
    auth text NOT NULL,
    lang text NOT NULL,
    added bigint NOT NULL
);

CREATE INDEX bells_guest ON bells (guest);
CREATE INDEX bells_address ON bells (address);

-- What is to be told, until it is told or nobody waits any more.
CREATE TABLE rings (
    tbl text NOT NULL,
    bell text NOT NULL,
    guest text NOT NULL,
    due bigint NOT NULL,
    tries integer NOT NULL,
    begun boolean NOT NULL,
    PRIMARY KEY (tbl, bell)
);

CREATE INDEX rings_due ON rings (due);
CREATE INDEX rings_guest ON rings (guest);

-- Hours in which somebody is told nothing: minutes of the day in their own time zone.
CREATE TABLE quiet_hours (
    guest text PRIMARY KEY,
    zone text NOT NULL,
    starts integer NOT NULL,
    ends integer NOT NULL
);

-- An address that waits to be confirmed: the last one of each.
CREATE TABLE mail_requests (
    guest text PRIMARY KEY,
    hash text NOT NULL UNIQUE,
    address text NOT NULL,
    lang text NOT NULL,
    expires bigint NOT NULL
);

-- Who asked for a letter to which address in the last day, so that nobody is flooded with them.
CREATE TABLE mail_asked (
    guest text NOT NULL,
    address_hash text NOT NULL,
    at bigint NOT NULL
);

CREATE INDEX mail_asked_guest ON mail_asked (guest);
CREATE INDEX mail_asked_address ON mail_asked (address_hash);
