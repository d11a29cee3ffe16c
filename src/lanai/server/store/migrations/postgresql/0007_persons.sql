-- A guest is a person with devices, each of which has a token of its own.
CREATE TABLE devices (
    id text PRIMARY KEY,
    guest text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    name text NOT NULL,
    added bigint NOT NULL,
    seen bigint NOT NULL
);

CREATE INDEX devices_guest ON devices (guest);

INSERT INTO devices
SELECT 'd_' || replace(gen_random_uuid()::text, '-', ''), guest, token_hash, '', at, at
FROM guests, (SELECT floor(extract(epoch FROM now()) * 1000)::bigint AS at) AS moment;

ALTER TABLE guests
    DROP COLUMN token_hash,
    ADD COLUMN added bigint NOT NULL DEFAULT floor(extract(epoch FROM now()) * 1000)::bigint,
    ADD COLUMN banned boolean NOT NULL DEFAULT FALSE,
    ADD COLUMN recovery_hash text UNIQUE,
    ADD COLUMN recovery_at bigint;

CREATE TABLE passkeys (
    id text PRIMARY KEY,
    guest text NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    name text NOT NULL,
    added bigint NOT NULL,
    used bigint NOT NULL
);

CREATE INDEX passkeys_guest ON passkeys (guest);

-- The link that makes another device theirs: the last one of each.
CREATE TABLE links (
    guest text PRIMARY KEY,
    hash text NOT NULL UNIQUE,
    expires bigint NOT NULL
);

-- What was used up and would work again until it expires by itself.
CREATE TABLE spent (
    hash text PRIMARY KEY,
    expires bigint NOT NULL
);

CREATE INDEX spent_expires ON spent (expires);

-- What all processes of a server know and nobody else does.
CREATE TABLE secrets (
    name text PRIMARY KEY,
    value text NOT NULL
);

-- At which tables' logs somebody is named, also where they only spoke. What they said may hold
-- signs that PostgreSQL does not read as JSON; a quotation mark in it is always escaped.
CREATE TABLE traces (
    guest text NOT NULL,
    tbl text NOT NULL,
    PRIMARY KEY (guest, tbl)
);

INSERT INTO traces
SELECT DISTINCT named, tbl
FROM entries, unnest(ARRAY[
    substring(body FROM '"guest":"([^"]*)"'),
    substring(body FROM '"person":"([^"]*)"'),
    substring(body FROM '"host":"([^"]*)"')
]) AS named
WHERE named IS NOT NULL AND substring(body FROM '"entry":"([^"]*)"') IN (
    'created', 'sat', 'said', 'muted', 'removed', 'house', 'host', 'renamed'
);

-- Logs in which somebody who is gone is still named, or was until a moment ago.
CREATE TABLE scrubs (
    guest text NOT NULL,
    tbl text NOT NULL,
    due bigint NOT NULL,
    PRIMARY KEY (guest, tbl)
);
