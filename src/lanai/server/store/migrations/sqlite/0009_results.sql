-- Finished games, made from their logs: nothing is lost with these, the log is the truth.
CREATE TABLE results (
    tbl TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    counted INTEGER NOT NULL DEFAULT FALSE,
    body TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX results_rated ON results (game, ended, tbl) WHERE rated;
CREATE INDEX results_uncounted ON results (game, ended, tbl) WHERE rated AND NOT counted;

CREATE TABLE played (
    person TEXT NOT NULL,
    tbl TEXT NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    places INTEGER NOT NULL,
    points INTEGER NOT NULL,
    persons INTEGER NOT NULL,
    PRIMARY KEY (person, tbl)
) WITHOUT ROWID;

CREATE INDEX played_when ON played (person, ended DESC, tbl);
CREATE INDEX played_game ON played (person, game, ended DESC, tbl);
CREATE INDEX played_tbl ON played (tbl);

-- What each rated game did to each rating; `ratings` has the last of them, for all time and by month.
CREATE TABLE rating_changes (
    person TEXT NOT NULL,
    tbl TEXT NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    month TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    month_games INTEGER NOT NULL,
    month_since REAL NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    weight REAL NOT NULL,
    chance REAL NOT NULL,
    expected TEXT NOT NULL,
    against TEXT NOT NULL,
    PRIMARY KEY (person, tbl)
) WITHOUT ROWID;

CREATE INDEX rating_changes_when ON rating_changes (person, game, ended, tbl);
CREATE INDEX rating_changes_game ON rating_changes (game, ended, tbl);

CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    span TEXT NOT NULL,
    tbl TEXT NOT NULL,
    low REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (person, game, span)
) WITHOUT ROWID;

CREATE INDEX ratings_best ON ratings (game, span, low DESC, person);

CREATE TABLE rating_versions (
    game TEXT PRIMARY KEY,
    version INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE profiles (
    person TEXT PRIMARY KEY,
    public INTEGER NOT NULL
) WITHOUT ROWID;
