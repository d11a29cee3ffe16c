# Lanai: texts of the command line, the terminal and all errors. Ids are shared with the web app.

## Errors: setting up

setup-game = There is no game “{ $game }”. Games: { $known }.
game-broken = The game package “{ $package }” does not load: { $error }
game-missing = The game package “{ $package }” has no GAME in its game.py that is a Game.
game-name = The game package “{ $package }” names its game “{ $game }”. Names are small letters, digits and single hyphens, such as “kuhn-poker”.
game-announced = The game package “{ $package }” holds the game “{ $game }”: its entry point must have that name.
game-clash = The game package “{ $package }” brings a game “{ $game }”, but there is one of that name already.
setup-players = { $game } is for { $min } to { $max } players, not { $players }.
setup-cards = { $game } has no card table “{ $cards }”. Tables: { $known }.
setup-no-cards = { $game } has no card tables to change.
setup-option = { $game } has no option “{ $option }”. Options: { $known }.
setup-option-value = The option { $option } cannot be “{ $value }”. Choices: { $choices }.
setup-option-form = An option is written name=value, not “{ $option }”.
setup-seats = { $given } seats are named, but there are only { $players } players.
setup-language = There is no language “{ $language }”. Languages: { $known }.
setup-seed = A seed is a whole number from 0 to { $most }.
setup-name = “{ $name }” is not a name that can be shown.
setup-no-person = Nobody would play: all seats are bots. To let bots play among themselves use “lanai simulate”.
not-hexadecimal = The { $what } must be lower-case hexadecimal.

## Errors: card tables

cards-unreadable = Card table { $version } is not TOML: { $error }.
cards-missing = Card table { $version } has no list “{ $key }”.
cards-line = Card table { $version }: “{ $key }” is missing or wrong in { $row }.
cards-provenance = Card table { $version }: “{ $value }” is not a provenance (book, public, ruling, reconstructed).
cards-hand = Card table { $version }: hand “{ $hand }” has an unknown kind or a bad number for “{ $kind }”.
cards-tiki = Card table { $version }: “{ $name }” is not one of its tikis.
cards-groups = Card table { $version } must list nine different tikis, three groups of three, group by group.
cards-missions = Card table { $version } must list 27 missions, not { $count }.
cards-mission-twice = Card table { $version } lists the same three tikis twice.
cards-mission-groups = Card table { $version }: mission { $mission } does not name one tiki of each group.

## Errors: records

record-empty = The record is empty.
record-not-text = Not a text in UTF-8.
record-mark = It begins with an invisible mark (BOM) that an editor has added: save it as UTF-8 without BOM.
record-not-json = Not a line of JSON: { $error }.
record-not-object = A line must be a JSON object.
record-format = Not a Lanai record of format 1 or 2 (“lanai” is { $format }).
record-header = The header lacks “{ $key }”, or it has the wrong form.
record-rules = The record was played by rules { $rules }; this program knows { $known }.
record-number = A number here is larger than any that chance gives.
record-line = A line must hold a chance with its value, or a seat with its move.
record-seat = There is no such seat in this game.
record-result = The result must hold one score for each player and the winners.
record-after-result = Nothing may follow the result.
record-digest = This is not the record that was sealed: some character of it was changed.
record-not-over = There is a result, but the game is not over.
record-scores = The scores are { $right }, not { $scores }.
record-winners = The winners are { $right }, not { $winners }.
record-chance = Chance event { $event } is not what the seed gives.
record-daily = This is not the deal of { $day }: its seed is not tied to that day and game.
record-commitment = The secret does not fit the commitment made at the start.
agreement-unreadable = The agreement made at the start cannot be read.
agreement-other = The agreement made at the start says something else about “{ $key }”.
record-secret-missing = The game is over, but the secret behind its commitment was not revealed.
record-seed = The seed does not fit the secret, or is not readable.
record-fault = Line { $line } of the record: { $reason }
record-finished = This game is over. See it again with “lanai replay”.
record-no-branch = This game does not begin with the beginning of another one.
record-other-origin = This game begins with the beginning of another record than this one.
record-origin-differs = This game does not begin as it says: the other record began differently, for all that its seat could see.
branch-step = There is no moment after { $step } lines: this game has { $steps }.
branch-move = There is no move { $move }: this game has { $moves }.
branch-seat = There is no seat { $seat } in this game.
branch-over = The game is over at that moment: there is nothing left to try.
branch-untold = What this seat could not know cannot be drawn anew at this moment. Try another moment, or the very same cards.
retold-differently = { $game } could not draw anew what this seat does not know. That is a defect of the game.
branch-begun-redealt = begins with the first { $step } lines of another game ({ $digest }…), as seat { $seat } knew them: what it could not know was drawn anew
branch-begun-same = begins with the first { $step } lines of another game ({ $digest }…) and its very same cards, which some may have known
verify-chance-branched-reproduced = not a fair deal by proof: it { $begun }. From there on chance fits its seed
verify-chance-branched-unproven = not a fair deal by proof: it { $begun }. From there on it is unproven
branch-compared = Your seat then: { $then }. Now: { $now }.
branch-won = won with { $points }
branch-placed = place { $place } with { $points }
move-over = The game is over.
move-turn = It is not your turn.
move-illegal = This move is not possible now.
move-unreadable = “{ $move }” is no move of this game.
chance-not-due = No such chance event is due here: { $expected } was expected.
chance-impossible = Chance cannot have given this ({ $rule }).

## Levels of play

level-random = Random
level-random-about = Plays anything that is legal.
level-easy = Easy
level-easy-about = A friendly beginner who does not see every move.
level-medium = Medium
level-medium-about = Knows what is good and looks one move ahead.
level-hard = Hard
level-hard-about = Thinks ahead for a moment before each move.
level-expert = Expert
level-expert-about = Plays thousands of games in its head before it moves.
level-master = Master
level-master-about = Thinks for a good moment and plays tens of thousands of games in its head.
level-own-about = A bot that was added here.

## Errors: bots

bot-unknown = There is no bot “{ $bot }”. Bots: { $known }, search:20000 or search:200ms (learned: where something was learned, weights.toml:20000 by what you have trained), or your own as path.py:ClassName.
bot-budget = “{ $bot }” says how long to think either in simulations, as in search:20000, or in time, as in search:200ms.
bot-unlearned = Nothing has been learned for { $game }, so there is no “{ $bot }”. Use search: instead.
bot-no-file = There is no file “{ $file }” for the bot “{ $bot }”.
bot-no-class = “{ $file }” has no class “{ $class }” that is a lanai Bot.
bot-broken = The bot “{ $bot }” could not be loaded: { $error }.
bot-crashed = The bot “{ $bot }” crashed: { $error }.
game-crashed = The game “{ $game }” crashed while the bot “{ $bot }” was thinking: { $error }.
game-broke = The game “{ $game }” crashed: { $error }; “lanai check” says more.
game-unfinished = This game is not finished. { $error }; “lanai check” says more.
bot-late = The bot “{ $bot }” did not answer within { $seconds } s.
bot-nonsense = The bot “{ $bot }” answered { $answer }, which is not a move.
bot-illegal = The bot “{ $bot }” answered “{ $move }”, which is illegal here ({ $rule }).
bot-died = The process of a bot ({ $bot }) ended without a word.
bot-count = { $given } bots for { $players } players: name one for all, or one for each seat.

## Errors: tournaments

tournament-two-bots = A tournament needs at least two bots: name each with --bots.
tournament-bot-twice = The bot “{ $bot }” is named twice.
tournament-among-whom = --among names “{ $bot }”, which is not one of the --bots.
tournament-kept = “{ $file }” keeps a tournament already: go on with --resume, or choose another --out.
tournament-resume-what = --resume needs the --out of the tournament to go on with.
train-done = Learned: { $file }. Mean loss in games that it was not shown: { $loss }.
train-no-outlook = Nobody has said what a judge could look at in { $game }: it needs a module in bots/learned.
weights-other = The weights in “{ $file }” were made for another game or another version of it: train anew.
weights-broken = “{ $file }” holds no weights that “lanai train” has written.
journal-other = “{ $file }” keeps something else (what differs: { $what }): choose another file.
journal-broken = “{ $file }” is no such journal, or is damaged.
ray-unreachable = There is no Ray cluster at “{ $address }”: { $error }

## Errors: files

file-unreadable = Cannot read “{ $file }”: { $error }.
file-unwritable = Cannot write “{ $file }”: { $error }.
output-unwritable = The disk is full or does not work, so not everything was written: { $error }.
file-not-record = “{ $file }” is there already and is not a Lanai game: it was not overwritten.
table-ending = A table of games is a file that ends in { $known }, not “{ $file }”.
table-no-folder = There is no folder “{ $folder }” to write “{ $file }” into: make it first.
extra-missing = { $what } needs the extra “{ $extra }”: pip install '.[{ $extra }]' in the folder of Lanai’s source.

## Errors: storage of the server

store-folder = The data folder “{ $folder }” cannot be used: { $error }.
store-no-folder = There is no data folder “{ $folder }”: name that of your server with --data.
store-in-use = The data folder “{ $folder }” is in use by another server. For several servers use PostgreSQL.
store-none = There are no data in the folder “{ $folder }”.
store-older = The data were written by an older Lanai. Start this one's “lanai serve” with them once.
store-newer = The data were written by a newer Lanai (schema { $version }, this one knows { $known }). Please upgrade.
store-unreachable = The database cannot be reached: { $error }.
store-write = Nothing was stored: { $error }.
store-unknown = The database went away while storing; whether it was stored is not known: { $error }.
store-taken = This id is already taken.
store-closed = The storage is closed.

## Playing in the terminal

play-title = { $game } · { $players }
play-commitment = The deal is fixed. Its commitment: { $commitment }
play-practice = Practice deal from seed { $seed }: not secret, always the same.
play-unproven = This game was started elsewhere: the chance from here on cannot be proven.
play-kept = The game is kept in { $file }
play-help = Type a move (Tab completes), ? for all legal moves, look, log, undo, save [FILE] or quit.
play-help-plain = Type a move, ? for all legal moves, look, log, undo, save [FILE] or quit.
play-look = look: all in full
play-prompt = { $name }, your move
play-legal = Legal moves ({ $count }):
board-more = … (“look” shows all)
play-undone = Taken back:
play-undo-nothing = There is nothing of yours to take back.
play-undo-ask = Others have moved since, or something was revealed. Does the table agree to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
  }? [y/N]
play-undo-refused = Nothing was taken back.
play-yes = y
play-saved = Saved to { $file }.
play-go-on = Your game is kept. Go on with: { $command }
play-pass = Pass the keyboard to { $name }, who presses Enter
play-end-turn = Press Enter to end your turn, or type undo
play-enter = Press Enter
play-ignored = “{ $line }” was ignored.
play-which = Which game?
play-number = A number from 1 to { $count }
play-kept-game = Go on: { $game } · { $players } · { $moves ->
    [one] one move
   *[other] { $moves } moves
  } · { $when }
play-no-file = There is no file “{ $file }”.
play-file-arranged = “{ $file }” already says who plays and how: --players, --seat, --bot, --option and --seed are for new games.
play-file-bot = “{ $file }” wants the program { $bot } to play. If you know it, say so: --bot { $bot }
play-branch = This game { $begun }. It is not a fair deal by proof.
play-from-missing = --as and --same-cards say how to go on from a moment of a game: name it with --from.
play-from-file = --from goes on from a moment of a recorded game: name its file.
play-from-arranged = The record says what is played: --players, --seat and --option are for new games.
play-winner = { $name } wins with { play-points }.
play-winners = { $names } share the win with { play-points }.
play-winners-together = { $names } win together.
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-record = The record: { $file }
play-record-uses = Check it with “lanai verify”, see it again with “lanai replay”.
play-interrupted = Stopped.
play-person = Player
labelled = { $label }: { $value }
standing = { $stage } · { standing-points }
standing-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
play-and = { $first } and { $last }

## Simulations

games-progress = Playing
simulate-title = { $game }: { $games } games, { $players } players, seed { $seed }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-shared = Shared
simulate-share = Win share
simulate-mean = Points
simulate-spread = ± s.d.
simulate-range = Least–most
build-compiled = compiled
build-interpreted = interpreted
simulate-each = { $count } a game
simulate-speed = { $moves } moves in { $seconds } s: { $rate } moves/s on { $processes ->
    [one] one process
   *[other] { $processes } processes
  }, { $build }
simulate-records = { $count } records in { $folder }
simulate-interrupted = Stopped after { $games } games.
games-table = { $count } games in { $file }

## Tournaments

tournament-title = { $game }: { $games } games, { $players } players, seed { $seed }
tournament-pairings = Each pairing (equal bots: { $fair })
tournament-bot = Bot
tournament-against = Against
tournament-among = Among
tournament-deals = Deals
tournament-share = Win share
tournament-interval = 95 % interval
tournament-rating = Rating
tournament-mu = μ
tournament-sigma = σ
tournament-mean = ms/move
tournament-longest = p99 ms
tournament-span = { $low }–{ $high } %
tournament-interrupted = Stopped after { $games } of { $all } games.
tournament-go-on = Go on with: { $command }
tournament-not-kept = Nothing was kept: with --out a tournament can go on where it stopped.

## Records

verify-ok = { $file }: verified, { $moves } moves, scores { $scores }, chance { $chance }
verify-unfinished = { $file }: verified so far, unfinished after { $moves } moves, chance { $chance }
verify-fault = { $file }:{ $line }: { $reason }
rules-play = How it is played
rules-moves = Moves
verify-chance-agreed = proven by the agreement { $agreement }: nobody can have chosen it against those who added a nonce
verify-chance-committed = proven by its commitment (scheme 1): nothing was changed after the start, but whoever drew the secret may have chosen it
verify-other-agreement = The players agreed on something else: this record has the agreement { $agreement }.
verify-no-agreement = This record has no agreement (it was made under scheme 1, or its game is not over).
verify-chance-daily = proven as the deal of { $day } by the commitment { $commitment }, which this record says was published on { $published }: it was not changed since then and is the same for everybody, but whoever drew the secret may have chosen it and knew it
verify-chance-taught = chosen to teach: this is a lesson
verify-chance-reproduced = reproduced from its simulation seed
verify-chance-unproven = unproven (no seed in the record)
replay-step = Move { $move } of { $moves }
replay-prompt = Enter: next · b: back · a number: go there · q: quit
replay-unknown = “{ $answer }” is not possible here: press Enter, or type b, q or a number from 0 to { $last }.
replay-start = Start
replay-no-seat = There is no seat { $seat }: seats are 0 to { $last }, or “open” or “spectator”.

## Cards

cards-none = { $game } has no card tables.
cards-title = { $game }, card table { $version }
cards-reconstructed = { $count } of { $total } lines are reconstructed: the rulebook does not print them, and an owner of the box can correct them in one file.
column-provenance = Provenance
provenance-book = book
provenance-public = public
provenance-ruling = ruling
provenance-reconstructed = reconstructed

## Benchmarks

bench-title = Speed of this build ({ $build }), one thread
bench-game = Game
bench-core = Random play in the core
bench-eager = { $game }: in the core { $how }
bench-driven = Driven move by move
bench-copy = Copy
bench-redeal = Redeal
bench-rate = { $rate } moves/s
bench-micro = { $micro } µs

## The command line

cli-about = Modern tabletop games in your terminal, with bots and fair deals you can check.
cli-lang = Language of all texts: { $known } (default: your locale).
cli-version = Show the version, and whether the engine is compiled.
cli-agreement = the agreement that a player has kept: the record must be of it (64 hexadecimal digits)
cli-original = the record whose beginning a game says it begins with: it must be true
cli-json = Write JSON for programs to read.
cli-plain = Plain sentences without colours or boxes, for screen readers and pipes.
cli-game = The game. See “lanai games”.
cli-games = List the games.
cli-play = Play in the terminal, alone with bots or several at one keyboard.
cli-play-game = A game, or the file of a saved one. Without it you are asked.
cli-players = Number of players.
cli-seat = Who sits on the next seat: a name, or bot:NAME. May be repeated.
cli-bot = The bot on all seats that nobody takes: easy, medium, hard, expert, master, random, or path.py:ClassName.
cli-option = An option of the game, as name=value. May be repeated.
cli-play-seed = Play a practice deal from this number instead of a secret one.
cli-seconds = Seconds that a bot may think for one move.
cli-play-from = With a file: a game of your own from this moment on, after so many moves, as “lanai replay” counts them.
cli-play-as = With --from: your seat, counted from 0; the first person’s unless given. What it could not know is drawn anew.
cli-same-cards = With --from: the very same cards, which you may know.
cli-serve = Serve tables in the browser: alone with bots, or together over the network.
cli-serve-host = Address to listen on; 0.0.0.0 lets others in.
cli-serve-port = Port to listen on; 0 takes any free one.
cli-serve-data = Folder for the tables (SQLite).
cli-serve-database = A PostgreSQL database instead of the folder, as postgresql://…; several servers may share it.
cli-serve-bot = A bot of your own for people to choose: path.py:ClassName, or Name=path.py:ClassName. May be repeated.
cli-serve-open = Open the browser.
cli-join = Let a bot of your own play on a server, by the address of a table or at tables that it opens.
cli-join-server = The address of a table, as people share it (http://…/t/…), or of a server.
cli-join-bot = The bot: path.py:ClassName, or a level.
cli-join-game = Open tables of this game, one after the other, and wait for others there.
cli-join-players = How many play at the tables that it opens.
cli-join-level = A bot of the server that plays along at these tables. May be repeated.
cli-join-seat = The seat to take, counted from 1; any unless given.
cli-join-name = What the bot is called; the name of its class unless given.
cli-join-owner = Whose bot it is, for others to see.
cli-join-keys = The file that keeps who the bot is on this server; NAME.lanai-key unless given.
cli-join-rated = Play games that count, and agree to them.
cli-join-private = Open tables that are not listed: others need their address.
cli-join-games = Begin no further game after so many.
cli-join-tables = At how many tables it sits at once, at most.
cli-join-seconds = How long it may think about a move.
cli-join-pace = Seconds that a move takes at least, so that people can follow.
cli-join-linger = Seconds for which it waits after a game whether somebody wants to play again.
cli-reports = List what people reported about each other, for whoever runs the server.
cli-admin = Find, show, mark, ban and delete people of a server, also of one that is running.
cli-admin-id = The person's id, as `find` and reports show it.
cli-admin-text = A part of a name, or an id.
cli-admin-find = List people by a part of their name, or by their id.
cli-admin-show = Show a person with their devices and tables.
cli-admin-ban = Refuse a person from now on, everywhere and at once.
cli-admin-unban = Let a person in again.
cli-admin-mark = Mark a person as somebody’s program, for all to see, from the next seat that they take.
cli-admin-unmark = Take a marked program for a person again.
cli-admin-owner = Whose program it is.
cli-admin-program = What the program is called.
cli-admin-delete = Delete a person: name, words and keys are gone, their seats stay as somebody's.
cli-admin-yes = Do not ask.
cli-reports-done = Close the report of this number.
cli-reports-all = Show closed reports too.
cli-ratings = People's ratings: make them anew from the logs, measure bots for them.
cli-ratings-rebuild = Make all results and ratings anew from the logs of finished games. Stop a server that uses the folder first.
cli-ratings-calibrate = Measure how strong the levels of bots are, and write the file that ratings go by.
cli-simulate = Let bots play many games and sum up.
cli-tournament = Let bots meet on the same deals from every seat, and rate them.
cli-tournament-bots = A bot of the tournament. Name each, or separate them by commas.
cli-tournament-games = Games of each pairing, rounded up to whole deals (a deal is played from every seat).
cli-tournament-among = Play only the pairings in which all others are this bot.
cli-tournament-out = Write a table of the games to this file (.csv, or .parquet with the extra “parquet”), and beside it a journal to resume from.
cli-resume = Go on with the tournament kept beside --out, if there is one. Games and bots may be added.
cli-train = Learn by self-play how seats stand in a game, for bots that search.
cli-train-games = Games of each generation.
cli-train-generations = Generations: each plays by what the one before has learned.
cli-train-simulations = Simulations for a move while learning, at a table of two.
cli-train-hidden = Hidden units of the net; 0 is a weighted sum.
cli-train-seed = Seed: the same one gives the same weights.
cli-train-keep = Keep the games in this file: the same command goes on with them.
cli-train-out = Write the weights to this file instead of the output.
cli-ray = Play on a Ray cluster: its address, or “local” (needs the extra “ray”).
cli-bots = The bots: one for all seats, or one for each seat separated by commas.
cli-games-count = Number of games.
cli-seed = Seed: the same one gives the same games. Drawn if not given.
cli-records = Write a record of every game into this folder.
cli-out = Write a table of the games to this file (.csv, or .parquet with the extra “parquet”).
cli-check = Assert all invariants of the game at every step.
cli-processes = Number of processes (default: all cores).
cli-replay = See a recorded game again, step by step.
cli-file = A record file, or - for standard input.
cli-replay-as = See it as this seat (0, 1, …), as “spectator”, or “open” with everything shown.
cli-check-game = Check that a game keeps what everybody relies on: for whoever writes one.
cli-check-runs = How often each check is made, with other numbers each time.
cli-check-seed = The first number to draw from.
check-not-installed = “{ $game }” lies here, but is not installed: pip install --editable ./{ $game }
check-again = (the same fault as above)
check-fine = { $game } keeps all its promises.
check-faults = { $game } breaks { $count ->
    [one] one promise
   *[other] { $count } promises
 }.
cli-new-game = Write the files of a small game that works, to make your own from.
cli-new-game-name = The name of the new game, such as my-game.
cli-new-game-in = The folder to write it into.
new-game-name = “{ $name }” cannot be the name of a game: begin with a small letter, and use small letters, digits and single hyphens, such as “my-game”.
new-game-python = “{ $name }” is a word or a module of Python already: take another name.
new-game-taken = There is a game “{ $name }” already.
new-game-exists = { $folder } is there already: take another name or another folder.
new-game-written = { $folder } holds a small game that works. To go on:
    pip install --editable { $folder }
    lanai check { $name }
    lanai play { $name }
cli-verify = Check records: legal moves, right scores, chance that fits the seed.
cli-cards = List a game's cards, with where every line comes from.
cli-table = Version of the card table (default: the newest).
cli-cards-toml = The card table as the file that it is, to change and to study with --cards.
cli-bench = Measure the speed of the engine on this machine.
cli-bench-seconds = Seconds for each figure.
cli-examples = Examples
games-bots = Bots
games-players = players
games-minutes = minutes

## Tables over the network: what is refused

table-stale = The position has changed since. Look again.
table-unauthorized = Please say who you are: this needs a guest's token.
table-banned = Whoever runs this server does not let you in any more.
table-not-json = This needs a body of the type application/json.
table-no-such-device = You have no such device.
table-no-such-passkey = You have no such passkey.
table-no-such-bell = You have no such bell.
table-bad-endpoint = This browser’s push service is not one that this server knows.
table-bad-address = This is no address of mail.
table-no-mail = This server sends no mail.
table-mail-failed = The letter could not be sent. Try again later.
table-too-many-letters = Enough letters for today. Try again tomorrow.
table-no-such-zone = There is no such time zone.
table-device-here = This is the device that you are using. Another of your devices can take it away.
table-link-over = This link has been used, or is over. Make a new one.
table-code-wrong = No player has this recovery code. Look at it again: each works once.
table-passkey-refused = This passkey does not work here. Try again, or take another way.
device-browser = { $browser } on { $system }
device-program = A program
table-too-many-devices = You have 20 devices: take one away first.
table-too-many-passkeys = You have 10 passkeys: take one away first.
table-metrics-token = Only this machine may read this, and whoever shows the token of LANAI_METRICS_TOKEN.
table-not-host = Only the host of the table may do this.
table-no-such-table = There is no such table. One that nobody starts is gone after a while.
table-no-such-game = There is no game “{ $game }”. Games: { $known }.
table-no-lesson = { $game } has no lesson.
table-no-such-cards = { $game } has no card table “{ $cards }”. Tables: { $known }.
table-not-found = There is nothing at this address.
table-no-method = This address does not do that.
table-not-over = The game is not over yet.
table-not-in-lobby = The game has started.
table-not-started = The game has not started yet.
table-game-over = The game is over.
table-too-large = This is too large: at most { $most } bytes.
table-too-many-tables = You have too many tables. Finish one first.
table-full = This server holds as many tables as it may. Try again later.
table-too-fast = Too many requests at once. Wait a moment.
table-busy = The server has too much to think about at the moment. Try again in a while.
table-unavailable = The storage cannot be reached at the moment. Nothing was changed; try again.
table-defect = Something is broken on the server. Nothing was changed.
table-no-such-seat = There is no seat { $seat }.
table-no-such-level = There is no level “{ $level }”. Levels: { $known }.
table-no-such-viewer = Nobody can look on as “{ $viewer }”: give a seat's number, “spectator” or “open”.
table-seat-taken = Seat { $seat } is taken.
table-seats-in-use = Somebody sits beyond seat { $players }.
table-seats-empty = Too many seats are empty for this game. Fill them with people or bots.
table-branch-seats = This game has begun with a person or a bot on every seat. Fill them all.
table-branch-kept = This game has begun elsewhere: how many play, by which rules, and that it does not count, stays.
table-not-starting = No start is under way.
table-no-hash-asked = Nobody asked for a hash, or not in this attempt.
table-no-nonce-asked = Nobody asked for a nonce, or not in this attempt.
table-chat-empty = There is nothing to say in this.
table-chat-fast = You have said a lot just now. Wait a moment.
table-chat-too-much = You have said { $most } lines at this table. Let the others speak.
table-chat-seated = Only those who sit at the table chat here.
table-muted = The host has asked you to be quiet at this table.
table-removed = The host has sent you away from this table: you may watch, but not sit or chat.
table-locked = The table is locked: nobody new may sit down.
table-still-playing = Nobody can be thrown out of a game. You can mute them.
table-yourself = That would be yourself.
table-no-such-person = There is nobody like that at this table.
table-no-change = It is so already.
table-too-many-reports = You have reported much today. Thank you; please wait until tomorrow.
table-not-seated = You do not sit at this table.
table-resigned = You have resigned.
table-not-away = Nobody plays for you.
table-undo-pending = The table is already asked about an undo.
table-undo-nothing = There is nothing of yours to take back.
table-undo-not-asked = Nobody asked you about this.
table-moved-too-often = You have made { $most } moves, more than any game needs. Leave it, and a bot plays it to its end.
table-undo-too-often = You have taken back { $most } moves in this game. From now on every move of yours stands.
table-undo-asked-too-often = You have asked { $most } times in this game to take back a move. Please play on.
table-back-too-often = You have come back { $most } times. Make a move, and the seat is yours again.
table-changed-too-often = So much has been changed at this table that it takes no more of it. A new table is made in a moment.
table-start-too-often = The start has failed { $most } times here. Please make a new table.
table-undo-no-question = You have not asked to take anything back.
table-nudge-not-now = Nobody waits for { $seat } now, or a clock does.
table-nudge-again = { $seat } was reminded a moment ago.
table-not-nudged = Nobody has nudged you.
table-standin-not-now = It is too early to let a bot play for { $seat }.
table-rematch-agreed = You have agreed to play again. Stand up at the new table if you do not want to.
table-bad-name = Please choose another name: one that can be read, without invisible signs.
table-name-bot = Please choose another name: this one looks like a bot's.
table-hello-first = The first message must be a hello.
table-hello-twice = There was a hello already.
table-unreadable = This cannot be read: { $error }.
table-not-agreed = Not everybody has agreed that this game counts: { $names }.
table-not-rated = This table is not rated.
table-rated-undo = Where a game counts nobody is asked to let a move be taken back.
table-bots-unmeasured = How strong these bots are has not been measured: choose another level, play with people only, or without rating.
table-no-profile = There is no such player, or they keep their games to themselves.
table-no-aid = This game has no aid for the memory.
table-no-hints = There are no hints at this table.
table-hint-not-now = There is nothing to decide for you now.
table-not-a-bot = Only a program that is marked as a bot is given a world to think in.
table-lesson = That is possible too, but this lesson wants to show you something: touch what is marked.
table-lesson-wait = One moment: the others go first in this lesson.
table-lesson-later = This comes when the lesson is over.
table-daily-wait = One moment: the bots of the day’s deal choose first.
table-daily-running = The record of a deal of the day is shown when the day is over.
table-daily-person = The try that counts is for people. A program may practise once the day is over.
table-daily-practice = Finish your own try first: practising would show you the deal.
table-daily-not-today = A try counts only on its own day.
table-no-such-deal = There is no such deal of the day.
lesson-watch = Watch what the others do. You are next in a moment.

## Tables over the network: what is told

table-stood-in = { $seat } is out of time: a bot plays on.
table-stood-in-by = { $by } lets a bot play for { $seat }.
table-came-back = { $seat } is back.
table-left = { $seat } leaves for good: a bot plays to the end.
table-bot-failed = { $seat } did not answer with a move: any legal one was made instead.
table-nudged = The others are waiting for you.
table-undone = { $seat } takes back: “{ $move }”
table-undone-hidden = { $seat } takes a move back.
table-undone-more = { $more ->
    [one] The move after it is taken back too.
   *[other] The { $more } moves after it are taken back too.
  }
table-undo-asked = { $seat } would like to take back: “{ $move }”
table-undo-asked-hidden = { $seat } would like to take back the last move, and what came after it.
table-undo-asked-more = { $more ->
    [one] The move after it would be taken back too.
   *[other] The { $more } moves after it would be taken back too.
  }
table-start-failed = The game did not start: { $names } did not answer.
table-move-legal = This move is possible.
table-verified = Verified: { $moves } moves, scores { $scores }, chance { $chance }.

## Reports

admin-nobody = Nobody is called so.
admin-person = { $name } ({ $guest }) · since { $added } · last seen { $seen }
admin-person-banned = { $name } ({ $guest }) · since { $added } · last seen { $seen } · banned
admin-device = device { $name } · since { $added } · last seen { $seen }
admin-table = table { $table } · { $game } · { $time }
admin-banned = { $guest } is refused from now on.
admin-unbanned = { $guest } may come in again.
admin-program = { $owner }’s program { $program }
admin-marked = { $guest } is { $owner }’s program { $program } from now on.
admin-unmarked = { $guest } is a person from now on.
admin-deleted = { $guest } is deleted. A running server takes the name out of its tables within seconds, another one when it starts.
admin-delete-ask = Delete { $guest } for good?
admin-no-such = There is nobody with the id { $guest }.
reports-none = Nothing is reported.
reports-head = Report { $number } · { $time } · { $name } ({ $guest }) · { $reason }
reports-by = by { $name } ({ $guest }) at the table { $table }
reports-note = They write: { $note }
reports-done = closed
reports-closed = Report { $number } is closed.
reports-no-such = There is no open report { $number }.
ratings-rebuilt = { $games ->
    [one] The results and ratings of one game were made anew.
   *[other] The results and ratings of { $games } games were made anew.
}
report-insults = insults
report-spam = spam
report-name = an offensive name
report-cheating = cheating
report-other = something else

## Serving

serve-ready = Lanai is served on { $address } (Ctrl+C stops it)
serve-new-folder = The tables are kept in the new folder { $folder }
serve-no-page = The web app was not built with it: programs can play, browsers cannot. Where the source and Node.js are, make web builds it; the wheels of make dist hold it.
serve-address = Cannot listen on { $host } port { $port }: { $error }.
serve-setting-range = The variable { $variable } must be a number from { $least } to { $most }, not “{ $value }”.
serve-database = --database takes a PostgreSQL address (postgresql://…), not “{ $url }”. For SQLite in a folder use --data.
serve-bot-form = “{ $bot }” is no bot in a file, as my_bot.py:MyBot or Zoe=my_bot.py:MyBot is one.
serve-bot-name = “{ $name }” cannot be what the bot “{ $bot }” is called: up to 20 letters, not like a bot of the house. Write Name=path.py:ClassName.
serve-bot-twice = Two bots are called “{ $name }”. Give one another name: Name=path.py:ClassName.
serve-setting = The variable { $variable } cannot be “{ $value }”.
serve-variable-near = There is no variable { $variable }. Did you mean { $near }?
serve-variable = There is no variable { $variable }. docs/hosting.md lists those that there are.

## The bell: what people are told when it is their turn

ring-title = It is your turn
ring-start-text = { $game }, table { $table }: the game starts once you have looked in, so that the deal is yours too.
ring-text = { $game }, table { $table }: it is your turn.
mail-start-subject = { $game }: your game starts
mail-subject = { $game }: it is your turn
mail-off-text = No more of these letters, with one click: { $link }
mail-ask-subject = Shall Lanai write to you?
mail-ask-text = { $name } wants to be told at this address when it is their turn in a game. If that is you, confirm it within a day:
mail-ask-else = If it is not you, do nothing: you will hear no more of it.
mail-greeting = Your porch, Lanai

## A bot on a server

join-where = Say where to play: the address of a table, or a server and --game.
join-address = “{ $server }” is no address of a server, as http://127.0.0.1:8000 is one.
join-no-such-host = There is no server at { $server }: nobody has this name. Look at the address again.
join-unreachable = { $server } cannot be reached ({ $error }); trying again.
join-declined = The server says: { $reason } ({ $code })
join-keys = The file “{ $file }” for the bot’s key cannot be used: { $error }.
join-other-server = “{ $file }” is the bot’s key to { $server }. Give it another file here with --keys.
join-person = “{ $file }” is the key of a person. A bot needs one of its own.
join-person-seat = Table { $table }: the server does not take this player for a bot.
join-protocol = The server speaks version { $protocol } of the protocol, which this program does not know.
join-differs = The server’s { $game } (rules { $rules }, cards { $cards }) is not as here: both need the same version of lanai and of the game.
join-known = { $name } is known to { $server }.
join-opened = Waiting at { $address }
join-begun = Table { $table }: { $game } has begun.
join-over = Table { $table }: the game is over, with { $scores } points.
join-not-seated = Table { $table }: the game has begun without this bot.
join-no-seat = Table { $table }: there is no seat for this bot.
join-rated = Table { $table }: the game would count, which --rated agrees to.
join-unfair = Table { $table }: what was agreed on is not what this bot contributed; it does not play.
join-not-now = Table { $table }: no game comes about here.
join-unknown = Table { $table }: the server does not know the bot’s key any more.
join-banned = Table { $table }: the operator does not let this bot in.
join-gone = There is no table { $table }, or not any more.

# Reviews
cli-review = Look back at a finished game: what was luck, what was hidden, what was decided.
cli-review-seat = Tell the moments that mattered to this seat only (0, 1, …).
cli-review-samples = Games to play on: the more, the surer and the slower (default: by game).
cli-review-seed = Seed: the same one gives the same review.
cli-simulate-review = Review every game: the table of --out then has a row for each decision.
cli-moves = Write a table with a row for each decision to this file: the move, how many there were, how the game ended.
cli-observations = With --moves: also what the seat observed, as cells, and its legal moves (needs the extra “pettingzoo”).
cli-tournament-adjusted = Take luck out of the results: surer with the same games, but each takes longer.
review-thinking = Looking back … { $percent } %
review-title = { $game } in hindsight, in percent of the win
review-player = Player
review-fair = Fair
review-start = Start
review-luck = Luck
review-hidden = Hidden
review-own = Own
review-others = Others
review-result = Result
review-accuracy = Accuracy
review-chances = Chances of winning, from the first line to the last
review-moments = Moments that mattered to { $name }
review-no-moments = None: everything changed a little at a time.
review-moment-luck = { $line }: { $change } by luck. { $what }
review-moment-own = { $line }: { $change } by an own move. { $what }
review-moment-others = { $line }: { $change } by another. { $what }
review-decided = { $verdict } ({ $margin } beside the best other move)
review-found = { $verdict } ({ $skill } beside the reference)
review-better = Better: { $what }
review-verdict-forced = The only move
review-verdict-best = Nothing better was found
review-verdict-fine = A good move
review-verdict-even = Which move was best could not be told
review-verdict-slip = A slip
review-verdict-mistake = A mistake
review-verdict-find = A find
review-note = Fair + luck + hidden + own + others = result. After ± stands the standard error. Reference: { $reference }, { $samples } games played on.
review-unfinished = This game is not over: only finished games are reviewed.
review-empty = Nothing happened in this game.
review-impossible = { $game } cannot be reviewed: { $error }
review-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
simulate-review-table = Reviews need a table to be written to: add --out FILE.
simulate-observations-table = Observations need a table of decisions to be written to: add --moves FILE.
simulate-samples-review = How much hindsight may think matters with reviews only: add --review.
simulate-one-file = “{ $file }” cannot be the table of games and that of decisions at once.
simulate-decisions = { $count } decisions in { $file }
tournament-adjusted = Luck taken out
tournament-adjusted-not = { $game } gains nothing from --adjusted beyond deals that are played from every seat.

# What other programs show of links
preview-daily = Deal of the day
preview-daily-of = Deal of the day, { $day }
preview-daily-text = The same cards for everybody, and one try that counts. How far do you get?

# Studies

cli-study = Play many games and write one page about the game: who begins, length, tension, what cards are worth.
cli-study-players = Number of players; may be repeated (default: all that the game allows).
cli-study-games = Games of each number of players, level and variant.
cli-study-bots = Levels to play at, separated by commas: each sits on all seats of its games.
cli-study-compare = A variant to set beside the game as it is, as option=value; several options with “;” between them. May be repeated.
cli-study-every = Set every other choice of every option beside the game as it is.
cli-study-cards = A changed card table (.toml) to set beside the game as it is. May be repeated.
cli-study-out = The page to write (default: GAME-study.html). Its tables are written beside it.
cli-study-tables = The tables beside the page: csv, parquet (needs the extra “parquet”), or none.
study-ending = A study is a page that ends in .html, not “{ $file }”.
study-tables = Tables cannot be “{ $tables }”. Possible: { $known }.
study-same = The variant “{ $variant }” is in this study already.
study-page = The page: { $file }
study-title = { $game }: a study
study-contents = Contents
study-stopped = Stopped early: { $games } of { $all } games were played.
study-base = as it is
study-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
study-seat = Seat { $number }
study-starter = Begins
study-place = { $number } to the left
study-between = { $low } to { $high }
study-beyond = beyond doubt
study-fact-games = { $games } games
study-fact-players = Players: { $counts }
study-fact-bots = Bots: { $bots }
study-fact-seed = Seed { $seed }
study-fact-versions = Lanai { $lanai }, rules { $rules }, cards { $cards }
study-heading-short = In short
study-heading-variants = Side by side
study-heading-begin = Who begins
study-heading-length = How long games last
study-heading-tension = How close they are
study-heading-how = How this was made
study-heading-moves = Moves
study-heading-rounds = Rounds
study-heading-margin = Margins
study-heading-changes = Lead changes
study-heading-halfway = Who leads halfway
study-begins-more = of the games go to whoever begins ({ $span }). Fair would be { $fair }: beginning helps.
study-begins-less = of the games go to whoever begins ({ $span }). Fair would be { $fair }: beginning hurts.
study-begins-fair = of the games go to whoever begins ({ $span }). Fair would be { $fair }: no advantage is shown.
study-found-card = { $players }, { $kind }: { $share } with { $card }, { $without } without.
study-found-none = { $kind }, players { $counts }: none stands out beyond doubt.
study-overview = All games in figures
study-begin-about = The share of wins by place, counted from whoever begins, and by seat. The dashed line is a fair share. Thick is the 95 % interval of this share alone, thin that of all shares of the table together; a hollow sign says that it may be fair. A win that is shared counts in parts.
study-length-about = How many decisions a game takes, forced ones too, and how many rounds. The upright line is the median.
study-length-fixed = All games of a row of the table “All games in figures” take as many decisions and rounds: it tells how many.
study-tension-about = The margin is the distance between the first and the second side in points; 0 where more than points had to decide. The lead changes when another side has more points than all others, as far as the points are known.
study-halfway-nobody = Nobody led after half of the moves: the points of this game come at its end.
study-halfway = How often the side that led alone after half of the moves wins
study-variants-about = Each variant beside the game as it is, with the same seed. Differences that are beyond the doubt of a single comparison are bold; among very many a few are so by chance.
study-comparison = Measures with their differences and 95 % intervals
study-shares-place = By place, { $games } games each
study-shares-seat = By seat
study-spread-moves = Moves of a game
study-spread-rounds = Rounds of a game
study-spread-margin = Points between the first and the second side
study-spread-changes = Lead changes of a game
study-spread = median { $median }, 90 % between { $low } and { $high }
study-cards-dealt = Dealt by chance: what sets who held a card apart from who did not is the card. Sorted by what it is surely worth.
study-cards-won = Won by playing: who is ahead wins more of everything, so a card goes with winning before it causes it. Compare cards with each other (dotted line: their average), not with no difference.
study-cards-few = Too few games for any of these cards.
study-cards-shown = { $shown } of { $all } stand out beyond doubt
study-cards-unjudged = { $count ->
    [one] One more was held too rarely, or by nearly everybody, to be judged.
   *[other] { $count } more were held too rarely, or by nearly everybody, to be judged.
  }
study-cards-caption = What seats with each of { $count } cards win more than seats without it, in percent points: thick 95 % for this card alone, thin 95 % for all of them together; dashed no difference
study-cards-caption-won = What seats with each of { $count } cards win more than seats without it, in percent points: thick 95 % for this card alone, thin 95 % for all of them together; dotted the average card
study-column-games-of = Games of
study-column-games = Games
study-column-begins = Who begins wins
study-column-place = Place
study-column-seat = Seat
study-column-share = Wins
study-column-interval = 95 %
study-column-led = Games with a leader
study-column-mean = Mean
study-column-least = Least
study-column-low = 5 %
study-column-median = Median
study-column-high = 95 %
study-column-most = Most
study-column-measure = Measure
study-column-difference = Difference
study-column-picture = Picture
study-column-card = Card
study-column-with = With
study-column-with-in = With ({ $variant })
study-column-without = Without
study-column-seats = Seats
study-measure-starter = Who begins wins
study-measure-halfway = Who leads halfway wins
study-measure-shared = Shared wins
study-measure-changes = Lead changes
study-measure-margin = Margin
study-measure-rounds = Rounds
study-measure-moves = Moves
study-how-bots = Bots of one level sit on all seats, so that a difference is the game's and not theirs. It is the game as these bots play it: people may play it otherwise.
study-how-share = A win that is shared by several counts in equal parts. Where partners win together each has half of it.
study-how-interval = Intervals of 95 %: Wilson's for shares, Student's for means. A game counts as one observation, because the seats of a game depend on each other.
study-how-together = With dozens of cards or places some lie outside of their own interval by chance. Beyond doubt, and drawn full, are those whose wider interval, for all cards of the table together (Bonferroni), leaves no room for “no difference”, or for the average card where cards are won.
study-how-cards = With a card: seats that held it at any time of the game that is looked at. Cards of fewer than 30 games are left out.
study-how-halfway = Halfway is after half of the moves of each game.
study-how-variants = Variants are played with the same seed, level and numbers of players. Intervals of differences take them for independent, which makes them rather too wide than too narrow.
study-how-tables = Tables beside this page: { $files }
