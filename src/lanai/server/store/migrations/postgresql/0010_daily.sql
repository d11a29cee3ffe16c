-- The deal of each day and game: made ahead of time, its secret shown once the day is over.
CREATE TABLE daily_deals (
    day text NOT NULL,
    game text NOT NULL,
    secret text NOT NULL,
    rules text NOT NULL,
    cards text NOT NULL,
    bot text NOT NULL,
    published bigint NOT NULL,
    PRIMARY KEY (day, game)
);

-- Everybody's one try that counts. The marks are keyed hashes, forgotten when the day is over.
CREATE TABLE daily_tries (
    day text NOT NULL,
    game text NOT NULL,
    person text NOT NULL,
    tbl text NOT NULL UNIQUE,
    begun bigint NOT NULL,
    device text NOT NULL,
    address text NOT NULL,
    fresh boolean NOT NULL,
    again boolean NOT NULL,
    ended bigint,
    late boolean NOT NULL DEFAULT FALSE,
    gone boolean NOT NULL DEFAULT FALSE,
    place integer,
    points integer,
    margin integer,
    PRIMARY KEY (day, game, person)
);

CREATE INDEX daily_tries_person ON daily_tries (person, day DESC);
CREATE INDEX daily_tries_best ON daily_tries (day, game, margin DESC, points DESC)
WHERE ended IS NOT NULL AND NOT again AND NOT late AND NOT gone;
