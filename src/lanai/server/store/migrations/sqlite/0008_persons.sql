-- A guest is a person with devices, each of which has a token of its own.
CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    added INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX devices_guest ON devices (guest);

INSERT INTO devices
SELECT 'd_' || lower(hex(randomblob(9))), guest, token_hash, '', at, at
FROM guests, (SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000 AS at);

CREATE TABLE persons (
    guest TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    added INTEGER NOT NULL,
    banned INTEGER NOT NULL DEFAULT FALSE,
    recovery_hash TEXT UNIQUE,
    recovery_at INTEGER
) WITHOUT ROWID;

INSERT INTO persons (guest, name, added)
SELECT guest, name, CAST(strftime('%s', 'now') AS INTEGER) * 1000 FROM guests;

DROP TABLE guests;
ALTER TABLE persons RENAME TO guests;

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    public_key BLOB NOT NULL,
    sign_count INTEGER NOT NULL,
    name TEXT NOT NULL,
    added INTEGER NOT NULL,
    used INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX passkeys_guest ON passkeys (guest);

-- The link that makes another device theirs: the last one of each.
CREATE TABLE links (
    guest TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

-- What was used up and would work again until it expires by itself.
CREATE TABLE spent (
    hash TEXT PRIMARY KEY,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX spent_expires ON spent (expires);

-- What all processes of a server know and nobody else does.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- At which tables' logs somebody is named, also where they only spoke.
CREATE TABLE traces (
    guest TEXT NOT NULL,
    tbl TEXT NOT NULL,
    PRIMARY KEY (guest, tbl)
) WITHOUT ROWID;

INSERT OR IGNORE INTO traces
SELECT value, tbl
FROM entries, json_each(json_array(
    json_extract(body, '$.guest'), json_extract(body, '$.person'), json_extract(body, '$.host')
))
WHERE value IS NOT NULL AND json_extract(body, '$.entry') IN (
    'created', 'sat', 'said', 'muted', 'removed', 'house', 'host', 'renamed'
);

-- Logs in which somebody who is gone is still named, or was until a moment ago.
CREATE TABLE scrubs (
    guest TEXT NOT NULL,
    tbl TEXT NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (guest, tbl)
) WITHOUT ROWID;

-- What another program has changed about somebody, for the server that runs.
CREATE TABLE news (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    guest TEXT NOT NULL
);
