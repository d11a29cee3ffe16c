-- Finished games, made from their logs: nothing is lost with these, the log is the truth.
CREATE TABLE results (
    tbl text PRIMARY KEY,
    game text NOT NULL,
    ended bigint NOT NULL,
    rated boolean NOT NULL,
    counted boolean NOT NULL DEFAULT FALSE,
    body text NOT NULL
);

CREATE INDEX results_rated ON results (game, ended, tbl) WHERE rated;
CREATE INDEX results_uncounted ON results (game, ended, tbl) WHERE rated AND NOT counted;

CREATE TABLE played (
    person text NOT NULL,
    tbl text NOT NULL,
    game text NOT NULL,
    ended bigint NOT NULL,
    seat integer NOT NULL,
    place integer NOT NULL,
    places integer NOT NULL,
    points integer NOT NULL,
    persons integer NOT NULL,
    PRIMARY KEY (person, tbl)
);

CREATE INDEX played_when ON played (person, ended DESC, tbl);
CREATE INDEX played_game ON played (person, game, ended DESC, tbl);
CREATE INDEX played_tbl ON played (tbl);

-- What each rated game did to each rating; `ratings` has the last of them, for all time and by month.
CREATE TABLE rating_changes (
    person text NOT NULL,
    tbl text NOT NULL,
    game text NOT NULL,
    ended bigint NOT NULL,
    month text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    month_games integer NOT NULL,
    month_since double precision NOT NULL,
    mu_before double precision NOT NULL,
    sigma_before double precision NOT NULL,
    weight double precision NOT NULL,
    chance double precision NOT NULL,
    expected text NOT NULL,
    against text NOT NULL,
    PRIMARY KEY (person, tbl)
);

CREATE INDEX rating_changes_when ON rating_changes (person, game, ended, tbl);
CREATE INDEX rating_changes_game ON rating_changes (game, ended, tbl);

CREATE TABLE ratings (
    person text NOT NULL,
    game text NOT NULL,
    span text NOT NULL,
    tbl text NOT NULL,
    low double precision NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    since double precision NOT NULL,
    PRIMARY KEY (person, game, span)
);

CREATE INDEX ratings_best ON ratings (game, span, low DESC, person);

CREATE TABLE rating_versions (
    game text PRIMARY KEY,
    version integer NOT NULL
);

CREATE TABLE profiles (
    person text PRIMARY KEY,
    public boolean NOT NULL
);
