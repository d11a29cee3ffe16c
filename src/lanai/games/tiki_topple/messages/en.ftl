# Tiki Topple: names, refusals and events.

tiki-topple-name = Tiki Topple
tiki-topple-line = A totem that everybody re-orders, each with a secret mission.

tiki-nani = Nani
tiki-wikiwiki = Wikiwiki
tiki-huhu = Huhu
tiki-nui = Nui
tiki-akamai = Akamai
tiki-lokahi = Lokahi
tiki-eepo = Eepo
tiki-hookipa = Hookipa
tiki-kapu = Kapu

card-up1 = Up 1
card-up2 = Up 2
card-up3 = Up 3
card-puh = Puh
card-topple = Topple
card-wiki = Wiki
card-toast = Toast

tiki-topple-option-hand = Action cards of each player
tiki-topple-option-hand-classic = Nine cards with two Toasts; two are set aside each round.
tiki-topple-option-hand-one-toast = Nine cards with one Toast; two are set aside each round.
tiki-topple-option-hand-gamewright = The older edition's seven cards; none are set aside.

tt-game-over = The game is over.
tt-not-your-turn = It is not this player's turn.
tt-no-such-move = Tiki Topple has no move number { $number }.
tt-not-in-hand = You do not hold { $card } any more this round.
tt-toast-first = Toast cannot be your first card of a round.
tt-toasted = { $tiki } has been toasted and is out for this round.
tt-up = { $tiki } stands in place { $place }: { $card } needs { $steps ->
    [one] one place
   *[other] { $steps } places
  } above it.
tt-puh = { $tiki } has { $below ->
    [0] no place
    [one] only one place
   *[other] { $below } places
  } below it: Puh needs two.
tt-topple-last = { $tiki } already stands last.
tt-unknown-card = “{ $word }” is not a card: up1, up2, up3, puh, topple, wiki or toast.
tt-unknown-tiki = “{ $word }” is not a tiki: nani, wikiwiki, huhu, nui, akamai, lokahi, eepo, hookipa or kapu.
tt-wants-0 = “{ $word }” names no tiki: the last one is toasted.
tt-wants-1 = “{ $word }” moves exactly one tiki, as in “up1 nani”.
tt-wants-2 = “{ $word }” needs two tikis, as in “wiki nani kapu”.
tt-wiki-twice = Wiki needs two different tikis.

tt-event-round = Round { $round }: { $starter } starts. The column from the top: { $column }.
tt-event-mission = Your mission: { $first } 9, { $second } 5, { $third } 2.
tt-event-played-up = { $seat } plays { $card }: { $tiki } moves up to place { $to }.
tt-event-played-puh = { $seat } plays { $card }: { $tiki } moves down to place { $to }.
tt-event-played-topple = { $seat } plays { $card }: { $tiki } falls to the last place.
tt-event-played-wiki = { $seat } plays { $card }: { $tiki } and { $other } change places.
tt-event-played-toast = { $seat } plays { $card }: { $tiki } is out for this round.
tt-event-ended-three-tikis = Round { $round } is over: three tikis are left.
tt-event-ended-empty-hands = Round { $round } is over: all cards are played.
tt-event-scored = { $seat }: { $mission } – { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $total } in all.
tt-event-over = The game is over.

tt-column = Column
tt-toasted-list = Toasted
tt-nobody-toasted = none
tt-mission = Your mission
tt-mission-now = now { $points }
tt-hand = Your cards
tt-aside = Set aside
tt-seat = Player
tt-played = Played
tt-cards = Cards
tt-points = Points
tt-title = Round { $round } of { $rounds }

tiki-topple-tally-rounds = Rounds played
tiki-topple-tally-rounds-by-three-tikis = … ended by three tikis left

tiki-topple-cards-tikis = Tikis
tiki-topple-cards-hands = Hands (cards of each kind)
tiki-topple-cards-missions = Missions
