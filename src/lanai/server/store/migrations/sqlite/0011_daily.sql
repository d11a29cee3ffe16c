-- The deal of each day and game: made ahead of time, its secret shown once the day is over.
CREATE TABLE daily_deals (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    secret TEXT NOT NULL,
    rules TEXT NOT NULL,
    cards TEXT NOT NULL,
    bot TEXT NOT NULL,
    published INTEGER NOT NULL,
    PRIMARY KEY (day, game)
) WITHOUT ROWID;

-- Everybody's one try that counts. The marks are keyed hashes, forgotten when the day is over.
CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    tbl TEXT NOT NULL UNIQUE,
    begun INTEGER NOT NULL,
    device TEXT NOT NULL,
    address TEXT NOT NULL,
    fresh INTEGER NOT NULL,
    again INTEGER NOT NULL,
    ended INTEGER,
    late INTEGER NOT NULL DEFAULT FALSE,
    gone INTEGER NOT NULL DEFAULT FALSE,
    place INTEGER,
    points INTEGER,
    margin INTEGER,
    PRIMARY KEY (day, game, person)
) WITHOUT ROWID;

CREATE INDEX daily_tries_person ON daily_tries (person, day DESC);
CREATE INDEX daily_tries_best ON daily_tries (day, game, margin DESC, points DESC)
WHERE ended IS NOT NULL AND NOT again AND NOT late AND NOT gone;
