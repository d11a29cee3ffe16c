# What the web app's frame says beyond the first screen (en.ftl), in English: loaded with whatever comes next.

theme-system = As the device

## Errors

engine-loading = Setting the table on this device …
engine-unkept = This device keeps nothing at the moment: its storage is full, the window is a private one, or the address is not a safe one (https). Your games go on, but are gone when you close the page.
offline-text = The games, the bots, lessons and replays can be kept on this device: { $size } MB, once.
offline-done = The games, the bots, lessons and replays are kept on this device ({ $size } MB) and play without a network.
offline-keep = Make available offline
offline-failed = Not everything could be kept. Look whether there is room on this device, and try again.
offline-back = Back to the server
error-stale = The table had moved on. Look again, then choose.

## Home

home-company-seats = Players
home-company-level = The bots play
home-rated-yes = The game counts for your rating, by half as you play alone. No hints, no undo by asking.
home-unmeasured = How strong bots of the level “{ $level }” are in { $game } has not been measured, so no game with them counts. Choose another level for a rated game.
home-more = Show more

## Lobby

lobby-title = { $name }’s { $game } table
lobby-title-plain = A { $game } table
lobby-line = Send the link, or seat a bot. Anyone with the link can sit or watch.
lobby-line-full = Every seat is taken. Anyone with the link can watch.
lobby-line-seated = You have your seat. { $name } starts the game.
lobby-line-taken = Every seat is taken. You may watch.
lobby-line-guest = Take a free seat. { $name } starts the game.
lobby-seats = Seats around the table
lobby-you-host = that is you, the host
lobby-you = that is you
lobby-host = the host
lobby-host-away = the host, is away
lobby-guest = is here
lobby-away = is away
lobby-free = Free seat
lobby-free-friend = for a friend
program-badge = Bot
program-about = Plays by itself: somebody’s program.
lobby-sit = Sit here
lobby-move = Move here
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-send-away-label = Send { $name } away
lobby-free-seat = Free the seat
lobby-free-seat-label = Free the seat of { $name }
lobby-level = How well { $name } plays
lobby-start = Start
lobby-start-some = Start with { $count }
lobby-starting = Dealing …
lobby-asked = The game begins by itself once everybody has looked in, so that all have mixed the deal. Missing: { $names } ({ $left }).
lobby-call-off = Call the start off
lobby-left-out = Empty seats are left out.
lobby-here = { $count ->
    [0] Nobody is here yet
    [one] One of { $seats } is here
   *[other] { $count } of { $seats } are here
  }
lobby-all-here = Everybody is here
lobby-wait = { $name } starts when everybody is here.
lobby-wait-away = { $name } is away. If that lasts, the next who sits here becomes host and can start.
lobby-absent = Not here: { $names }. A start waits for everybody who sits; free the seat to play without.
lobby-need = { $game } needs { $seats } players.
lobby-share-title = Come over!
lobby-share-text = Point a phone here, or send the link to your friends.
lobby-qr = QR code of the link to this table
lobby-link = The link to this table
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-copy-failed = Please copy the link from its field.
lobby-rules-title = How you play
lobby-rules-host = Only { $name } can change these.
lobby-patience = Time for a move
lobby-patience-none = No limit: everybody takes the time they need.
lobby-patience-set = After this time a bot plays until you are back.
lobby-limit-none = no limit
lobby-limit-together = All at the table
lobby-limit-letters = By correspondence
lobby-patience-letters = Come by when it suits you. Time goes on while nobody is here; after it a bot plays until you are back.
lobby-rated = Rated
lobby-rated-yes = The game counts for everybody’s rating. No hints, no aid, no undo by asking. Who leaves is last.
lobby-rated-no = The game is for fun: nobody’s rating changes.
lobby-unmeasured = { $count ->
    [one] How strong { $names } is here has not been measured, so no game with this bot counts. Give it another level for a rated game.
   *[other] How strong { $names } are here has not been measured, so no game with them counts. Give these bots another level for a rated game.
  }
lobby-rated-line = Rated: this game counts for everybody’s rating.
lobby-sit-rated = Sit here, rated
lobby-agree = Agree: it counts
lobby-agrees = agrees: it counts
lobby-agrees-not = has not agreed yet
lobby-undecided = Waiting until all agree that it counts: { $names }.
lobby-hints = Hints
lobby-hints-yes = Everybody may ask what a good player would do.
lobby-hints-no = Nobody gets advice.
lobby-public = Open to everybody
lobby-public-yes = The table is shown on the home page; strangers may join.
lobby-public-no = Only people with the link find the table.
lobby-line-locked = The table is locked: nobody new may sit down.
lobby-line-removed = The host has sent you away from this table. You may watch.
lobby-locked = No new players
lobby-locked-yes = Nobody new may sit down, even with the link.
lobby-locked-no = Anyone with the link may sit down.
lobby-removed = Sent away
lobby-removed-text = Touch a name to let somebody back in.
lobby-let-in = Let { $name } back in
lobby-chairs = Seats
lobby-chairs-text = How many seats stand around the table.
lobby-seal-title = Nobody chooses the deal
lobby-seal-text = When the game starts, the server and each of your browsers add a number of their own. First all show only a fingerprint of it, so that nobody can choose. After the game anyone can check it.
lobby-seal-failed = { $count ->
    [one] One start has failed, because of { $names }: no answer, gone or called off.
   *[other] { $count } starts have failed, the last one because of { $names }: no answer, gone or called off.
  }
lobby-seal-suspect = Whoever lets starts fail again and again may be waiting for a better deal.
luck-elsewhere = Your number for this deal lies on the device where you looked in before. Open the table there, and the game can begin.
luck-refused = What the server asks to agree on is not what it promised: your browser does not add its number, and the start will fail.
lobby-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
  }
lobby-name-first = Your name at this table

## Table

table-title = { $game } at Lanai
table-at = at { $name }
table-menu = Menu
table-undo = Undo
table-hint-only = Only one move is possible
table-undo-ask = Ask to undo
table-hint = Hint
table-hint-thinking = Thinking …
table-rules = Rules
table-rules-all = All the rules
table-share = Invite
table-share-title = Invite to watch
table-share-come = Come and watch!
table-share-text = The game runs and all seats are taken. Whoever has this link can watch it.
table-speed = Speed: { $speed }
table-watching = You are watching
table-watching-text = All seats are taken.
table-leave = Leave
table-panel = Log, chat and rules
table-panel-unfold = Unfold log, chat and rules
table-panel-fold = Fold log, chat and rules away
table-log-short = Log
table-chat-short = Chat
table-step-short = Step
table-log = Log
table-chat = Chat
table-step = This step
table-log-empty = Nothing has happened yet.
table-log-earlier = Show what was before
table-chat-empty = Say hello.
table-chat-field = Write to the table
table-chat-send = Send
table-move-line = Move line
table-move-help = Tab completes
table-move-field = Type a move
table-move-play = Play
table-move-words = What can come next
table-move-not-turn = It is not your move.
table-board = The table
table-prompt = What to do now
table-your-move = Your move
table-sending = Your move is on its way …
table-over = The game is over
table-waiting = Waiting for { $names }
table-broken = Something is broken here: the game could not go on. The reason is in the log of the server. We try again now and then.
table-offline = The connection is lost. Everything is kept; you will be back in a moment.
table-connecting = Coming to the table …
table-thinking = thinks
table-ready = is ready
table-away = away
table-away-since = away since { $time }
table-left = has left
table-bot-plays = a bot plays
table-seats = Players
table-seat-light = { $name }: { $light }
table-seat-you = you
table-standin = A bot is playing for you.
table-standin-back = Take your seat back
table-resigned = A bot plays your seat to the end.
table-clock = Time left: { $time }
table-leave-title = Leave the table?
table-leave-text = Your seat is kept: you find the game on the home page. When your time runs out a bot plays for you.
table-leave-text-open = Your seat is kept: you find the game on the home page. If the others have to wait for long, they may let a bot play until you are back.
table-leave-home = Leave and keep my seat
table-leave-resign = Leave for good
table-leave-resign-text = If you leave for good, a bot plays your seat to the end.
table-hint-title = What a strong player would do
table-hint-share = wins { $percent } %
table-hint-ahead = about { $points ->
    [one] 1 point
   *[other] { $points } points
  } ahead
table-hint-behind = about { $points ->
    [one] 1 point
   *[other] { $points } points
  } behind
table-hint-level = level in points
table-hint-equal = about equal
# Why, where nothing else can be said of a move.
table-hint-unsure = Too little could be tried in the time there was: ask again in a moment.
table-hint-free = Nothing sets these moves apart: play the one you like.
table-hint-best = It won most often when moves were tried ahead.
table-hint-less = The first one won more often when moves were tried ahead.
table-hint-play-label = Play it: { $move }
table-hint-play = Play it
lesson-title = Lesson
lesson-play = Play a real game
lesson-step = Lesson, step { $step } of { $steps }
lesson-look = Take your time to look. The lesson goes on when you touch “Go on”.
undo-title = Take it back?
undo-yes = Agree
undo-no = Refuse
undo-list = What would be taken back
undo-asks = { $count ->
    [one] { $names } is asked whether you may take it back.
   *[other] { $names } are asked whether you may take it back.
  }
undo-withdraw = Never mind
undo-put-off = You are asked about a take-back.
undo-answer = Answer
table-nudge-here = I am here
table-nudge-title = Your turn:
table-log-undone = taken back
wait-away = { $name } is away
wait-away-since = { $name } has been away since { $time }
wait-nudge = Nudge
wait-nudged = Nudged
wait-nudged-note = { $name } is reminded of the game.
wait-standin = Let a bot play
undo-agreed = Taken back.
undo-refused = Nothing was taken back.

## People

person-more = More …
person-menu = More about { $name }
person-is-host = The host of this table.
person-is-removed = Was sent away from this table.
person-is-muted = May not chat at this table.
person-is-sits = Sits at this table.
person-is-watches = Watches.
person-hide = Hide
person-hide-text = You read nothing of them any more, not even their name. Nobody else notices.
person-hide-done = { $name } is hidden for you. You can undo this in the settings.
person-show = Show again
person-show-text = You read again what they say.
person-show-done = { $name } is not hidden any more.
person-report = Report …
person-report-text = Tell whoever runs this server.
person-report-title = Report { $name }
person-report-why = What is it about?
person-report-note = In your own words, if you like
person-report-kept = The lines of chat around it are kept with the report. Only whoever runs this server reads it.
person-report-send = Send the report
person-report-back = Back
person-report-done = Thank you. The report is on its way.
person-as-host = As the host
person-mute = Mute
person-mute-text = They may not chat at this table any more.
person-unmute = Let speak again
person-unmute-text = They may chat at this table.
person-remove = Send away
person-remove-text = They leave their seat, and neither sit nor chat here again. They may watch.
person-let-in = Let back in
person-let-in-text = They may sit and chat here again.
person-hand-over = Make the host
person-hand-over-text = They are the host from now on, and you are a player.
report-insults = Insults or threats
report-spam = Spam
report-name = An offensive name
report-cheating = Cheating
report-other = Something else
chat-people = The others at the table
chat-watches = watches:
chat-watchers = Those who watch may chat
chat-silence-seated = Only those who sit at the table chat here.
chat-silence-muted = The host has asked you to be quiet at this table.
chat-silence-removed = The host has sent you away from this table. You may watch.
chat-muted = { $by } has muted { $name }.
chat-unmuted = { $by } lets { $name } speak again.
chat-removed = { $by } has sent { $name } away.
chat-let-in = { $by } lets { $name } come back.
chat-host = { $by } has made { $name } the host.
chat-host-gone = { $name } is the host now.
chat-locked = { $by } has locked the table.
chat-unlocked = { $by } has opened the table.
chat-chat-opened = Those who watch may chat now.
chat-chat-closed = Those who watch may not chat any more.
chat-renamed = { $by } is called { $name } now.

## End

moment-won = You win!
moment-shared = You share the win!
moment-place = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
   *[other] You came { $place }th
  }
moment-over = The game is over
moment-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
  }
moment-team-won = Your team wins!
moment-team-shared = Both teams share the win!
moment-team-place = Your team came { $place ->
    [2] second
   *[other] { $place }th
  }
moment-team-winner = { $names } win.
end-team-win-by = { $points ->
    [0] { $names } win.
   *[other] { $names } win by { $points }.
  }
end-you-team-win-by = { $points ->
    [0] Your team wins.
   *[other] Your team wins by { $points }.
  }
end-team-shared = Both teams share the win.
end-team-level = Both teams have { $points } points.
end-team-rank = Your team came { $rank ->
    [2] second
   *[other] { $rank }th
  }.
beat-title = A moment to look
beat-text = What comes next waits until you go on.
beat-passes = It goes on by itself in a moment.
beat-yours = Then it is your move.
beat-forced = Only one possibility: it plays itself.
beat-go = Go on
moment-go = See the points
end-win-by = { $name } wins by { $points }.
end-win = { $name } wins.
end-you-win-by = You win by { $points }.
end-you-win = You win.
end-shared = { $names } share the win.
end-rematch = Rematch
end-rematch-open = To the rematch
rematch-wants = { $name } would like a rematch.
rematch-ask = { $count ->
    [one] { $names } would like a rematch.
   *[other] { $names } would like a rematch.
  } And you?
rematch-yes = Yes, again
rematch-yes-rated = Yes, again, rated
rematch-no = No, thanks
rematch-after-all = Play after all
rematch-who = Who plays again
rematch-said-yes = plays again
rematch-said-no = does not play again
rematch-said-open = has not answered yet
end-replay = Watch the replay
end-board = Look at the table again
end-back = The points
end-points = How the points came about
end-lead = How the lead changed
end-lead-chapter = { $name } took the lead for good in { $chapter }.
end-you-lead-chapter = You took the lead for good in { $chapter }.
end-lead-past = { $name } went past { $past } for good in { $chapter }.
end-you-lead-past = You went past { $past } for good in { $chapter }.
end-together = Together the winners have { $points ->
    [one] one point
   *[other] { $points } points
  }.
end-level = They end level with { $points ->
    [one] one point
   *[other] { $points } points
  }.
end-tie-broken = { $name } ends level and wins the tie.
end-you-tie-broken = You end level and win the tie.
end-you-rank = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }.
end-lead-key = Each line shows somebody’s points from the first move to the last.
end-lead-key-bands = Light and grey stripes are the parts of the game named below.
end-lead-key-turn = From the dashed line on the winner stays ahead.
end-lead-always = { $name } was ahead all along.
end-you-lead-always = You were ahead all along.
end-lead-label = Points over time: { $list }
end-lead-point = { $name } { $points }
end-seal-title = The seal is open
end-seal-text = Nobody could choose this deal: all of you agreed on it before the first card, under the seal { $seal }.
end-seal-here = Dealt on this device: no server knew this deal, and nobody else had a part in its luck. The record proves that nothing was changed afterwards.
end-seal-old = This game began under an older way of sealing: its luck was fixed before the game.
end-lesson-title = The record
end-lesson-text = The deal of a lesson is always the same: there is no luck to prove. Every move is in the record.
end-verify = Verify fairness
end-verifying = Checking …
end-download = Download record
end-proof-agreed-yes = The record has the agreement that this browser kept before the game.
end-proof-agreed-no = The record has another agreement than this browser kept before the game.
end-proof-hashes-yes = The secret and all numbers fit the fingerprints in it.
end-proof-hashes-no = The secret or a number does not fit its fingerprint.
end-proof-seed-yes = The seed is made of the agreement, the secret and everybody’s numbers.
end-proof-seed-no = The seed is not made of the agreement, the secret and everybody’s numbers.
end-proof-mine-yes = Your own number is part of it.
end-proof-mine-no = Your own number is missing from it.
end-proof-mine-none = You added no number at this table.
end-proof-failed = { $count ->
    [one] One start had failed before.
   *[other] { $count } starts had failed before.
  }
end-proof-draws-yes = Every card and die follows from the seed, every move was legal.
end-proof-draws-no = Not every card and die follows from the seed: { $reason }
end-proof-here = Checked in this browser
end-proof-server = Checked by the server
end-proof-own = To trust no server, run “lanai verify” on the record yourself.

## Replay

replay-title = Replay of { $game }
replay-seen = Seen as
replay-watcher = Watcher
replay-open = Everything
replay-happened = What happened
replay-controls = Replay controls
replay-step = Step
replay-step-text = { $chapter }, step { $n } of { $steps }
replay-step-plain = Step { $n } of { $steps }
replay-speed = Speed
replay-first = First step
replay-chapter-back = Back one chapter
replay-back = Back one step
replay-play = Play
replay-pause = Pause
replay-on = Forward one step
replay-chapter-on = Forward one chapter
replay-last = Last step
replay-keys = step
replay-link = Link to this moment
replay-linked = The link to this moment is copied.
replay-start = The opening
replay-not-over = The replay is there when the game is over.
replay-to-end = To the points

# A game of one’s own from a moment of another

branch-title = Try it from here
branch-seat = Your seat
branch-hidden = What was hidden
branch-redealt = As I knew it
branch-redealt-choice = What { $name } could not know is drawn anew.
branch-same = The very same cards
branch-same-choice = Everybody can know them from the replay.
branch-others = The other seats
branch-bots = Bots
branch-bots-text = They play on at once.
branch-friends = Friends by link
branch-friends-text = You meet at the table first; bots may fill up.
branch-level = Bots’ level
branch-begin = Play on
branch-open = Open the table
branch-honest = It is not rated, and not a fair deal by proof: everybody at the table is told so.
branch-chip-redealt = From another game
branch-chip-same = Same cards
branch-redealt-text = This game begins in the middle of another one, as the seat of { $name } knew it: all that was hidden from this seat was drawn anew.
branch-same-text = This game begins in the middle of another one with the very same cards. Whoever has seen that game may know them.
branch-redealt-lobby = This game begins in the middle of another one, as seat { $seat } knew it. It is not rated, and not a fair deal by proof.
branch-same-lobby = This game begins in the middle of another one with the very same cards: some may know them. It is not rated, and not a fair deal by proof.
branch-need = Every seat must be taken, by people or bots.
branch-unrated = A game that begins in the middle of another never counts.
branch-proof = This game begins with the beginning of another: that is no fair deal by proof. The luck from there on was fixed before anybody moved, and the record tells all of it.
branch-original = See the other game
branch-compare = Then and now
branch-you-then = You then
branch-you-now = You now
branch-seat-then = This seat then
branch-seat-now = { $name } now
branch-won = won with { $points }
branch-placed = { $place } with { $points }
branch-replay-before = from another game
record-title = A record from a file
record-text = See a recorded game again, step by step and as any seat, and try it from any moment. The file stays on this device until you do.
record-drop = Drop a record here
record-choose = Choose a file
record-another = Another file

## Rules, settings

rules-title = Rules of { $game }
rules-contents = On this page
rules-cards = The cards and pieces
rules-cards-note = Drawn from the same table of cards that the game is played with. What is marked as reconstructed could not be read in our sources: an owner of the box can correct it in one file.
rules-play = Play now
settings-title = Settings
settings-name = Your name
settings-name-text = What the others at the table see.
settings-keep = Keep
settings-kept = Your name is now { $name }.
settings-language-text = The language of everything here, also of the log at your tables.
settings-theme-text = The porch by day, at dusk, or as your device has it.
settings-motion = Motion
settings-motion-text = Things travel from where they were to where they go.
settings-sounds = Sounds
settings-sounds-text = For cards, dice and your turn; phones also buzz when it is your turn.
settings-volume = { $percent } %
settings-volume-off = off
settings-speed = Speed
settings-speed-text = How long you see what others do, and how quickly things move.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
settings-confirm = Confirm moves
settings-confirm-text = A chosen move waits for one more touch. Without this it is played at once; a double touch always plays at once.
settings-forced = Only moves play themselves
settings-forced-text = Where you have just one possible move, and everybody can tell, it is made for you.
settings-hold = Hold to lift the curtain
settings-hold-text = Where people share this device: the curtain between two of them lifts when its button is held, not at a touch.
settings-move-line = Move line
settings-move-line-text = A line to type moves as words, with completion. The / key brings it to the table any time.
settings-hidden = Hidden people
settings-hidden-text = You read nothing of them. Touch a name to see somebody again.
settings-hidden-show = Show { $name } again
settings-private = These settings and the key to your seats are kept on this device only.
settings-here = Your name, these settings and all of your games stay on this device. Nothing is sent anywhere.

## Who I am

profile-here-only = You are known on this device only. Keep this player, and you are the same tomorrow and on your phone.
profile-kept = No password, no e-mail: you can come back.
profile-name = Your name
profile-rename = Name and emblem
profile-emblem = Your emblem, wherever you sit
profile-emblem-0 = Turtle
profile-emblem-1 = Boat
profile-emblem-2 = Shell
profile-emblem-3 = Whale
profile-emblem-4 = Leaf
settings-profile = Your devices and ways back
device-title = Your devices
device-first = First device
device-here = in use now
device-added = since { $day }
device-add = Add a device
device-add-how = with a code
device-come = { $device } is you now, too.
device-point = Point a phone here.
device-point-text = Then it is { $name } too. The code works once.
device-qr = QR code with the link that makes another device yours
device-left = { $time } left
device-over = The ten minutes are over.
device-again = A new code
device-copy = Copy the link
device-name = What this device is called
device-times = Yours since { $added }, last seen { $seen }.
device-here-text = This is the device that you are using. Another of your devices can take it away.
device-remove = Take this device away
device-remove-text = Then it is not you any more, at once, also at tables that it has open.
device-made = What was made on it ends too
device-made-passkey = Passkey “{ $name }”, { $day }
device-made-code = The recovery code
device-made-ends = Whoever had it could come back by these. You stay on this device, and can make new ones here.
device-made-stays = Leave it so only if nobody else has had the device.
device-let-in = Take { $name } away too
device-let-in-text = It came on { $day } by something that was made on this device. Is it yours?
device-made-unknown = Of older passkeys and codes nobody knows where they were made. If somebody else has had the device, look whether all passkeys are yours, and draw a new code.
device-link-title = Another device
device-no-link = This address lacks its secret part. Open the whole link, or point the camera at the code again.
device-ask = Be { $name } on this device too?
device-ask-text = Then this device sits on { $name }’s seats and can do all that { $name } can.
device-ask-other = Until now you are { $other } here. { $other } is kept on this device, and your page leads back to them; their seats and games stay theirs, and do not become { $name }’s.
device-become = Be { $name } here
device-stay = Stay { $name }
device-stay-plain = No, thanks
device-same = You are { $name } on this device already.
device-same-go = To your page
passkey-title = Passkeys
passkey-text = With a passkey you stay { $name } even if every device is lost. Your phone, computer or security key keeps it.
passkey-not-here = Passkeys need this page over HTTPS, by a name and not by a bare address. A recovery code works everywhere.
passkey-line = Then you stay { $name } even if every device is lost.
passkey-made = The passkey is kept.
passkey-make = Save with a passkey
passkey-more = One more passkey
passkey-used = last used { $day }
passkey-remove = Remove
passkey-remove-name = Remove the passkey { $name }
code-title = Recovery code
code-text = Twenty signs to write down. Whoever types them is you: keep them where you keep keys.
code-since = You have one since { $day }. It is not shown again.
code-make = Show a recovery code
code-line = Then you stay { $name } even if this device is lost.
code-another = A new code instead
code-shown = Write this down
code-shown-text = It is shown only now and works once. A code that you had before works no longer.
code-copy = Copy
code-copied = Copied.
code-written = Written down
back-title = Somebody else here
back-text = If you have a player already, be that player on this device.
back-formerly = Who has been here before
back-be = Be { $name } again
back-unknown = The server does not know { $name } by this device’s key any more. The key stays here.
back-passkey = Come back with a passkey
back-code = With a recovery code
back-code-show = Come back
back-device = Or with another device that is still you: open your page there, add a device, and point this one’s camera at the code.
back-again = You are { $name } here.
lost-title = { $name } is not known here any more
lost-text = The server does not take this device’s key for { $name }: another of your devices has taken it away, the player was deleted, or the server has other data than before. Nothing is thrown away: the key stays on this device.
lost-anew = Begin as a new guest
lost-anew-text = You play at once, and your page offers to be { $name } again.
export-title = Your data
export-text = One archive with who you are here, your devices, your tables and the records of your finished games.
export-take = Take it along
delete-me = Delete me
delete-title = Delete { $name }?
delete-text = Your name, your words in chats, your devices and all ways back are gone, everywhere and for good. Where you play now, a bot takes over.
delete-stays = Finished games stay for the others: there your seat is “Somebody”. What others wrote about you stays theirs.
delete-type = Type { $name } to go on
delete-done = { $name } is deleted.
keep-title = Stay { $name }
keep-text = A passkey, a second device or a code to write down: then you are the same player tomorrow, and on your phone.
keep-go = Keep this player
keep-not = Not now

## My games and ratings

profile-parts = Games and players
profile-mine = My games
profile-since = { $games ->
    [one] One game, in { $month }.
   *[other] { $games } games since { $month }.
}
profile-course = The rating over the last { $count } games: from { $first } to { $last }
profile-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
profile-wins-of = in { $games }, { $expected } by the ratings
profile-unrated = Not rated yet. Games count at tables that say “Rated”.
profile-unrated-games = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games }
profile-unplayed = Not played yet
profile-finished = Finished games
profile-filter = Game
profile-all = All
profile-none = No game is finished yet.
profile-of = of { $places } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
profile-left = left
profile-places = Where you finish
profile-places-other = Where they finish
profile-places-text = { $games ->
    [one] The last game
   *[other] The last { $games } games
} of { $size }, beside what the ratings expected. Games without rating count as even.
profile-sizes = Number of players
profile-size = Games of { $size }
profile-times = { $count ->
    [one] once
   *[other] { $count } times
}
profile-expected = { $expected } by the ratings
profile-public = Others may see my games
profile-public-yes = Your games and ratings have a page of their own, and you are among the best players.
profile-public-no = Only you see this page. You are not among the best players.
profile-public-link = What others see

## Luck and skill

luck-title = Luck and skill
luck-none = { $whose ->
    [mine] None of your games was looked at in hindsight yet. Open “Hindsight” at one of them; where the server has time, it looks at new ones by itself.
   *[other] None of their games was looked at in hindsight yet.
}
luck-all = { $games ->
    [one] { $whose ->
        [mine] Your last game.
       *[other] Their last game.
    }
   *[other] { $whose ->
        [mine] Your last { $games } games.
       *[other] Their last { $games } games.
    }
}
luck-some = { $whose ->
    [mine] { $known } of your last { $games } games; the others were not looked at in hindsight yet.
   *[other] { $known } of their last { $games } games; the others were not looked at in hindsight yet.
}
luck-by-play = { $whose ->
    [mine] You win by play: most full signs lie above your usual { $usual }.
   *[other] They win by play: most full signs lie above their usual { $usual }.
}
luck-by-luck = { $whose ->
    [mine] Luck helps you win: most full signs lie right of the middle. Your usual accuracy is { $usual }.
   *[other] Luck helps them win: most full signs lie right of the middle. Their usual accuracy is { $usual }.
}
luck-by-both = { $whose ->
    [mine] Your usual accuracy is { $usual }; you win above and below it.
   *[other] Their usual accuracy is { $usual }; they win above and below it.
}
luck-mean = { $whose ->
    [mine] Chance gave you { $luck } a game. Over many games that comes near to nothing.
   *[other] Chance gave them { $luck } a game. Over many games that comes near to nothing.
}
luck-deserved = Deserved more
luck-earned = Earned
luck-forget = One to forget
luck-saved = Saved by chance
luck-accuracy = accuracy
luck-luck = luck
luck-percent = luck, in percent of the win
luck-hindsight = hindsight
luck-not-yet = not yet
luck-by-bot = not told: a bot moved too, or there was no choice
luck-won = full: won
luck-sign = { $game }, { $when }: accuracy { $accuracy }, luck { $luck }
luck-column-game = Game
luck-column-with = With
luck-column-place = Place
luck-column-rating = Rating
luck-column-when = When
luck-column-result = Result
luck-column-accuracy = Accuracy
luck-column-luck = Luck
luck-result-won = won
luck-result-not = not won
best-title = Best players
best-when = Month or all time
best-month = This month
best-ever = All time
best-of = People or bots
best-people = People
best-programs = Bots of others
best-podium = The first three
best-you = you
best-bot = { $level } bot
best-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
best-unseen = You have { $rating } ±{ $spread }, but nobody sees it: you keep your games to yourself.
best-appear = Show me here
best-few = You have { $rating }. { $left ->
    [one] One more rated game
   *[other] { $left } more rated games
}, and you are here.
best-note = ± is where the true strength lies with 95 % certainty; it shrinks with every game, and the order goes by its lower end. { $total } are ranked, people with at least { $least } rated games and bots by the same measure.

## The bell

bell-text = It rings when a game waits for you: once for each turn, and never while you are looking.
bell-here = On this device
bell-here-text = A short note, also while this page is closed. It never tells what you hold.
bell-here-never = This browser cannot ring. On an iPhone, put Lanai on the home screen first.
bell-here-forbidden = You have forbidden it. The settings of your browser can allow it again.
bell-elsewhere = rings too
bell-off = Switch off
bell-off-name = Switch the bell off on { $name }
bell-mail = By e-mail
bell-mail-text = We ask the address first. Each letter ends with a link to have no more.
bell-mail-asked = A letter is on its way to { $address }. Its link works for a day.
bell-mail-example = you@example.org
bell-mail-send = Ask
bell-quiet = Quiet hours
bell-quiet-text = What would ring then waits until they are over.
bell-quiet-starts = from
bell-quiet-ends = until
mail-title = Letters from Lanai
mail-no-link = This link is not whole. Open it from the letter once more.
mail-settings = To my settings
mail-home = To the porch
mail-ask = Shall Lanai write to you here?
mail-ask-text = You get one letter for each turn in your games, outside your quiet hours.
mail-confirm = Yes, write to me
mail-on = That is settled.
mail-on-text = { $name } hears of their turns at { $address } from now on.
mail-off = No more letters?
mail-off-text = Lanai then no longer writes to this address when it is your turn. Your games go on.
mail-end = No more letters
mail-ended = No more letters.
mail-ended-text = You can switch them on again in your profile.

# Deals of the day
daily-open-text = Not played yet. What others came to is shown when you have finished.
daily-over-line = How everybody fared with the same cards
daily-about = You play against two experts. Everybody gets the same cards and meets bots that play alike. One try counts: you may leave it and go on later, here or on another device. No hints, no undo.
daily-streaks = { $streak ->
    [0] Longest streak: { $longest }
   *[other] Days in a row: { $streak }, longest: { $longest }
  }
daily-ends = New deals in { $hours } h { $minutes } min
daily-days = Other days
daily-before = The day before
daily-today = Today
daily-begun-text = Your try is under way.
daily-begun-late = Your try is under way. It still counts for its day, but will be marked: the secret is public.
daily-done = Played
daily-play = Play
daily-play-label = Play the deal of the day: { $game }
daily-go-on = Go on
daily-practise = Practise this deal
daily-practice-text = This was practice: it counts for nothing.
daily-result = Result
daily-sealed = The results are shown when the day is over.
daily-under-way = { $count ->
    [one] One try is under way.
   *[other] { $count } tries are under way.
  }
daily-points = { $points } points, { $place } of 3 at the table
daily-better = better than { $percent } %
daily-first = You are the first with this deal.
daily-nobody = Nobody has finished this deal.
daily-everybody = On the same cards
daily-mark-again = Not compared with others: somebody had a try before on this device or at this address.
daily-mark-late = Not compared with others: it ended after its day, when the secret was public.
daily-mark-left = Not compared with others: a bot played it to the end.
daily-spread = Points ahead of the better bot, or behind it
daily-spread-label = { $count ->
    [one] One try
   *[other] { $count } tries
  } by points ahead of the better bot, or behind it
daily-spread-mine = { $count ->
    [one] One try
   *[other] { $count } tries
  } by points ahead of the better bot, or behind it; yours: { $span }
daily-bar = { $low } to { $high }
daily-best = The best
daily-you = you
daily-apart = Not among these: { $again } again from the same place, { $late } after the day, { $left } given up.
daily-share = Share
daily-shared = Copied, without a word about the cards.
daily-share-failed = It could not be copied.
daily-seal-title = Sealed ahead of time
daily-seal-text = These are the hashes of the secrets that the cards come from. When a day is over its secrets are shown, and everybody can check that nothing was changed.
daily-seal-open = The seals are open
daily-seal-open-text = The day is over: here are the secrets that its cards came from, and this page checks them.
daily-seal-later = The record with its secret is shown when { $day } is over.
daily-seal-now = This was the deal of { $day }, sealed ahead of time and the same for everybody.
daily-published = sealed { $when }
daily-secret = Secret
daily-proof-fits = The secret fits the seal.
daily-proof-not = The secret does not fit the seal!
daily-proof-same = It is the seal that this browser has kept since { $when }.
daily-proof-other = It is not the seal that this browser saw at { $when }!
daily-proof-none = This browser did not see the seal before the day was over; somebody else may have.
daily-mine = Your days
daily-mine-none = Here you will find what you came to on each day.
daily-at = deal of { $day }
daily-at-practice = practice, deal of { $day }

## Hindsight

review-page-title = { $game } in hindsight
review-title = Your game in hindsight
review-title-of = { $name }’s game in hindsight
review-title-game = The game in hindsight
review-won = { $count ->
    [one] { $names } won with { $points }
   *[other] { $names } won with { $points }
  }
review-looking = Looking at the game again …
review-refining = A first picture; looking closer … { $percent }
review-stuck = A first picture; nobody can look closer now. { $reason }
review-not-yet = Hindsight comes after the game: it is not over yet, or its deal is still being played today.
review-say-luck = Luck was { $size ->
    [little] a little
    [clear] clearly
   *[much] strongly
  } { $way ->
    [for] on { $who ->
        [you] your
       *[other] { $name }’s
      } side.
   *[against] against { $who ->
        [you] you.
       *[other] { $name }.
      }
  }
review-say-luck-even = Luck was even.
review-say-luck-open = How much luck there was cannot be told for sure.
review-say-cost = { $count ->
    [one] One move cost
   *[other] { $count } moves cost
  } { $who ->
    [you] you
   *[other] { $name }
  } { $percent } %.
review-say-early = Who decided what is still being worked out.
review-say-sound = { $who ->
    [you] None of your moves was clearly wrong.
   *[other] None of { $name }’s moves was clearly wrong.
  }
review-say-own = { $who ->
    [you] Your decisions gained { $percent } %.
   *[other] { $name }’s decisions gained { $percent } %.
  }
review-say-hidden = What nobody could know { $way ->
    [gain] brought
   *[loss] cost
  } { $who ->
    [you] you
   *[other] { $name }
  } { $percent } %.
review-say-others = The others’ moves { $way ->
    [gain] brought
   *[loss] cost
  } { $who ->
    [you] you
   *[other] { $name }
  } { $percent } %.
review-accuracy = Accuracy
review-accuracy-of = { $count ->
    [one] of one decision
   *[other] of { $count } decisions
  }
review-luck = Luck
review-error = give or take { $percent }
review-fall-label = How the chance of winning became the result
review-part-fair = Fair share
review-part-start = Where it began
review-part-luck = Luck
review-part-hidden = Not to be known
review-part-own = { $who ->
    [you] Your decisions
   *[other] Decisions
  }
review-part-others = Others’ decisions
review-part-moves = Everybody’s moves
review-moves-what = being told apart
review-part-result = Result
review-start-what = the chance at that moment
review-fair-of = one of { $count } players
review-fair-side = one of { $count } sides
review-luck-times = { $count ->
    [one] drawn once
   *[other] drawn { $count } times
  }
review-own-worst = one of them: { $percent }
review-hidden-what = what a move met
review-others-moves = { $count ->
    [one] of one player
   *[other] of { $count } players
  }
review-place = { $place ->
    [1] won
    [2] second place
    [3] third place
    [4] fourth place
   *[other] fifth place
  }
review-chances = How the chances went
review-chances-label = Everybody’s chance of winning from the first deal to the last move. At the end: { $list }. The table below has every step.
review-after = After { $place }
review-key-chance = chance
review-key-decision = a decision that cost
review-key-fair = fair share
review-step = Step
review-at = { $chapter }, { $what }
review-at-move = move { $n }
review-at-chance = chance
review-moments = Moments that mattered
review-moment = Moment { $n }
review-of = of { $count }
review-effect = { $way ->
    [gain] it brought
   *[loss] it cost
  } { $who ->
    [you] you
   *[other] { $name }
  } { $percent } %
review-else = What else was possible
review-else-none = Nothing else was possible
review-else-text = { $who ->
    [you] Your chance of winning after each move, by what you knew then.
   *[other] { $name }’s chance of winning after each move, by what { $name } knew then.
  }
review-best = Best
review-better = Better
review-played = Played
review-verdict-forced = There was only this move.
review-verdict-best = Nothing better was found.
review-verdict-fine = A good move, hardly worse than the best.
review-verdict-early = Other moves are still being compared with it.
review-verdict-even = Which move was best could not be told.
review-verdict-slip = { $move } was a little better: by { $percent } %.
review-verdict-mistake = { $move } was clearly better: by { $percent } %.
review-verdict-find = A find: { $percent } % better than what the bot would have played.
review-hidden-note = { $way ->
    [gain] What could not be known then helped it: { $percent } %.
   *[loss] What could not be known then went against it: { $percent } %.
  }
review-luck-title = What chance did
review-luck-text = Beside the average of all that could have come.
review-known = Only what was known then.
review-known-chance = By everybody’s real cards.
review-known-text = From { $samples } games in which all play on like a quick bot; ± is what that leaves open.
review-ledge = This moment
review-before = The moment before
review-next = The next moment
review-share = Share this moment
review-to-replay = In the replay
review-open = What was luck, what was skill
review-drop-title = A game in hindsight
review-drop-text = Drop the record of a finished game here (a file *.lanai.jsonl), or choose it. It is checked first, and not kept.
review-drop-choose = Choose a record
review-drop-failed = This record cannot be shown. { $reason }

## On this device

here-title = { $game } on this device
here-text = Everybody plays on one screen. It goes from hand to hand, and a curtain falls in between.
here-who = Who plays?
here-owner = This device is yours
here-name = Name of player { $seat }
here-new = Somebody else
here-new-name = Their name
here-add = Add
here-coming = { $count ->
    [one] { $names } sits down …
   *[other] { $names } sit down …
}
here-known = Played here before
here-bring = { $name } plays too
here-leave-out = { $name } does not play
here-forget = Forget { $name }
here-forget-title = Forget { $name }?
here-forget-text = Games that { $name } has played stay. But nobody can go on playing as { $name } then: the key to it lies only on this device.
here-forget-yes = Forget
here-taken = Somebody here is called { $name } already.
here-full = This device remembers { $most } people. Forget one of them first.
here-bots = Bots
here-need = { $game } needs { $seats } players.
here-start = { $people ->
    [one] Start
   *[other] Start with { $people } people
  }
here-starting = Sitting down …
here-at = on this device
here-looks = { $name } looks
here-everybody = For everybody
here-cover = Cover
here-turn = It is { $name }’s turn.
here-person = Plays on this device
here-seat = Somebody here
here-seat-label = Somebody of this device sits down
here-stand = { $name } stands up
here-leave-text = Everybody keeps their seat: you find the game on the home page.
here-leave-home = To the porch
here-leave-resign = { $name } leaves for good
here-leave-resign-text = If { $name } leaves for good, a bot plays the seat to the end, and the others go on.
here-pause = Pause
here-rematch = Play again, all of you

curtain-title = { $name }’s turn
curtain-phone = Hand the phone to { $name }.
curtain-tablet = Hand the tablet to { $name }.
curtain-chair = Let { $name } take the chair.
curtain-still = { $name }, are you there?
curtain-covered = { $name }’s cards are covered. So will yours be.
curtain-alone = Only { $name } should look now.
curtain-since = Since your last turn
curtain-so-far = So far
curtain-before = { $count ->
    [one] One thing more before that
   *[other] { $count } things more before that
  }
curtain-lift = I am { $name }: show my cards
curtain-lift-hold = I am { $name }: hold to see my cards
curtain-then = then { $name }
curtain-take-back = Take back { $name }’s move
