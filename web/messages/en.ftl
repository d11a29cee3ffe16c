# What the first screen says, in English: it is loaded with it. All else of the frame stands in later.en.ftl,
# a game's own texts in its room and in <game>.en.ftl.

lanai = Lanai
skip = Skip to the content
home-link = Lanai, home
language = Language
language-en = English
language-fr = Français
language-de = Deutsch
theme = Theme
theme-light = Day
theme-dark = Dusk
me-link = { $name }, your own page
close = Close
back-home = Back to the porch

friendly-name-0 = Kind Heron
friendly-name-1 = Calm Turtle
friendly-name-2 = Bright Gecko
friendly-name-3 = Merry Otter
friendly-name-4 = Sunny Crab
friendly-name-5 = Brave Plover
friendly-name-6 = Lucky Dolphin
friendly-name-7 = Gentle Ray
friendly-name-8 = Quick Tern
friendly-name-9 = Jolly Seal
friendly-name-10 = Wise Owl
friendly-name-11 = Free Petrel

## Errors

error-offline = The server cannot be reached. Check your connection.
offline-title = Play without a network
offline-here = Play on this device
error-parts = A part of this page cannot be loaded. Please reload the page in a minute.
error-server = The server answered with an error ({ $status }). Please try again.
error-title = That did not work
error-again = Try again
not-found-title = Nobody sits here
not-found-text = This page does not exist, or the table has been cleared away.

## Home

home-title = Lanai: three games on the porch
home-hello = Pull up a chair.
home-hello-name = Pull up a chair, { $name }.
home-hello-back = Welcome back, { $name }.
home-start = Start something new
home-line = Three games are on the table tonight. No account, nothing to install.
home-ask-name = What shall we call you?
home-name-keep = That is me
home-play = Play now
home-play-label = Play now: { $game }, against bots
home-play-wait = Dealing …
home-company = Choose players, level and options: { $game }
home-company-change = Players, level, options
home-waiting = It is your turn
home-friends = With friends
home-friends-label = With friends: { $game }
home-here = On this device
home-here-label = On this device: { $game }
home-rules = Rules
home-rules-label = Rules of { $game }
home-learn = Learn
home-learn-label = Learn { $game } in a guided first game
home-seats-exactly = { $seats } players
home-seats = { $min }–{ $max } players
home-minutes = about { $minutes } minutes
home-minutes-short = { $minutes } min
home-tables = Your tables
home-last = Last games
home-all-games = { $games ->
    [one] Your one game
   *[other] All { $games } games
}
home-last-won = You won with { $points }
home-last-place = { $place } of { $places }, { $points } points
home-last-with = { $game } with { $names }
home-last-result = Result
home-last-open = Result: { $game }, { $when }
home-offline = Works offline
home-public = Open tables
home-finished = Finished games
home-none = No game is waiting for you. Start one above: it stays here until it is finished.
home-rest = More
home-playing = Being played
home-turn = Your turn
home-take-turn = Take your turn
home-live = Live
home-present = { $count ->
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
  }
home-all-present = { $count ->
    [one] { $names } is at the table.
    [2] Both are at the table.
   *[other] All are at the table.
  }
home-lobby = { $taken } of { $seats } seats
home-won = You won
home-winner = { $names } won
home-played = { $name } ({ $by })
home-alone = Only you so far

## Lobby

level-bot = Bot, level: { $level }
program-line = { $program }, a program of { $owner }
program-named = { $name } (bot)
lobby-limit-seconds = { $seconds } s
lobby-limit-minutes = { $minutes } min
limit-hours = { $hours } h a move
limit-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
left-days = { $days } days left
left-hours = { $hours } h left
left-minutes = { $minutes } min left

## People

person-plain = Player { $seat }

## End

played-all = a bot played all moves
played-last = { $count ->
    [one] a bot for the last move
   *[other] a bot for the last { $count } moves
  }
played-some = a bot for { $count } of { $moves } moves

## Replay

record-link = Open a record from a file
record-too-large = This file is too large for a record.

## Who I am

somebody = Somebody

## My games and ratings

profile-somebody = somebody
profile-replaced = { $name } (a bot played on)
profile-change = Rating { $change }
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
profile-replay = Replay
profile-replay-label = Replay: { $game }, { $when }

## The bell

bell-title = The bell
bell-waiting = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}
bell-on = The bell is on: { $places }
bell-on-here = here
bell-on-device = on { $name }
bell-on-mail = by e-mail

## Deal of the day

daily-title = Deal of the day
daily-line = The same cards for everybody
daily-streak = { $days ->
    [one] 1 day
   *[other] { $days } days in a row
  }
daily-open = Not played yet
daily-open-note = Finish a deal to see what the others came to on the same cards.
daily-begun = Under way
daily-won = You won
daily-won-by = You won by { $points }
daily-level = Level with the best bot
daily-behind = { $points } behind
daily-left = Given up
daily-rank = { $rank } of { $count }
daily-share-head = Lanai, deal of the day: { $game }, { $day }

## Hindsight

review-link = Hindsight
review-link-label = Hindsight: { $game }, { $when }
