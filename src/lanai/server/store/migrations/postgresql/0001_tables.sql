CREATE TABLE guests (
    guest text PRIMARY KEY,
    name text NOT NULL,
    token_hash text NOT NULL UNIQUE
);

-- `changed` is the database's own clock, for those who lost their connection and look again.
CREATE TABLE tables (
    id text PRIMARY KEY,
    next integer NOT NULL,
    game text NOT NULL,
    status text NOT NULL,
    public boolean NOT NULL,
    host text NOT NULL,
    guests text[] NOT NULL,
    summary text NOT NULL,
    updated bigint NOT NULL,
    changed timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);

CREATE INDEX tables_unfinished ON tables (public) WHERE status <> 'over';
CREATE INDEX tables_guests ON tables USING gin (guests);

CREATE TABLE entries (
    tbl text NOT NULL,
    n integer NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (tbl, n)
);

-- The last transaction of each process: after a connection is lost during a commit, this tells
-- whether the commit came through.
CREATE TABLE writers (
    writer uuid PRIMARY KEY,
    last bigint NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
