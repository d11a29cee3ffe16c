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
tt-not-in-hand = You do not have { $card } in your hand.
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
tt-last-mission = Last mission
tt-title = Round { $round } of { $rounds }

tiki-topple-tally-rounds = Rounds played
tiki-topple-tally-rounds-by-three-tikis = … ended by three tikis left

tiki-topple-held-missions = Missions: the tikis worth 9, 5 and 2
tiki-topple-held-aside = Cards set aside
tiki-topple-cards-tikis = Tikis
tiki-topple-cards-hands = Hands (cards of each kind)
tiki-topple-cards-missions = Missions

tiki-topple-column-tiki = Tiki
tiki-topple-column-colour = Colour
tiki-topple-column-group = Group
tiki-topple-column-hand = Hand
tiki-topple-column-aside = Aside
tiki-topple-column-up1 = { card-up1 }
tiki-topple-column-up2 = { card-up2 }
tiki-topple-column-up3 = { card-up3 }
tiki-topple-column-puh = { card-puh }
tiki-topple-column-topple = { card-topple }
tiki-topple-column-wiki = { card-wiki }
tiki-topple-column-toast = { card-toast }

tiki-topple-colour-red = red
tiki-topple-colour-light-blue = light blue
tiki-topple-colour-yellow = yellow
tiki-topple-colour-green = green
tiki-topple-colour-orange = orange
tiki-topple-colour-purple = purple
tiki-topple-colour-brown = brown
tiki-topple-colour-grey = grey
tiki-topple-colour-pink = pink

tiki-topple-group-starfish = starfish
tiki-topple-group-shell = shell
tiki-topple-group-fishbone = fishbone

## Why a move is good: hints

tt-reason-place = { $place ->
    [1] on top
    [2] in the top two
   *[3] in the top three
  }
tt-reason-keeps = keeps { $tiki }, your { $points }, { tt-reason-place }: { $percent } % (otherwise { $others } %)
tt-reason-keeps-worse = { $tiki }, your { $points }, stays { tt-reason-place } less often: { $percent } % (otherwise { $others } %)
tt-reason-keeps-sure = { $tiki }, your { $points }, stays { tt-reason-place }
tt-reason-keeps-never = gives up { $tiki }, your { $points }
tt-reason-brings = gets { $tiki }, your { $points }, { tt-reason-place }: { $percent } % (otherwise { $others } %)
tt-reason-brings-worse = gets { $tiki }, your { $points }, { tt-reason-place } less often: { $percent } % (otherwise { $others } %)
tt-reason-brings-sure = gets { $tiki }, your { $points }, { tt-reason-place }
tt-reason-brings-never = gives up { $tiki }, your { $points }
tt-reason-ends = ends the round with { $tiki }, your { $points }, { tt-reason-place }

## The guided first game: what each step asks for, and why

tiki-topple-lesson-1 = Everybody re-orders one totem. Your secret mission: Kapu scores 9 in place 1, Huhu 5 in the top two, Lokahi 2 in the top three. Each turn you play one card. Lokahi stands last: touch Up 3, then Lokahi.
tiki-topple-lesson-2 = Marks at the totem and beside the names show who moved what. Kapu is second, below Hookipa. Topple sends any tiki to the very bottom: touch Topple, then Hookipa. Kapu will be first, worth 9.
tiki-topple-lesson-3 = Ouch: somebody toppled Kapu. Wiki lets any two tikis change places, however far apart. Touch Wiki, then Kapu and Eepo: Kapu is first again, and your mission complete: 9 + 5 + 2 = 16.
tiki-topple-lesson-4 = Two Toasts were played. Each burns the last tiki: it is out for this round. Toast may never be your first card of a round, but now you may. Nui is last, and your three are safe on top: touch Toast.
tiki-topple-lesson-5 = Only four tikis are left. As soon as three are left the round ends at once, and the missions count as the totem stands. Your three are on top: end it now with your second Toast!
tiki-topple-lesson-6 = 16 points! A round also ends when all cards are played. New round, new mission: Huhu 9, Kapu 5, Nui 2. Two other cards of yours are set aside. Huhu is third: touch Up 2, then Huhu.
tiki-topple-lesson-7 = Huhu leads, but now others may guess why. Help Nui without touching it: Nui is fourth, just below Nani. Topple Nani, and all below it rise by one place.
tiki-topple-lesson-8 = Somebody has lifted Kapu, not knowing your mission. Eepo stands above Kapu and Nui. Puh sends a tiki down exactly two places: touch Puh, then Eepo, and both rise.
tiki-topple-lesson-9 = Watch whom the others lift and save: that gives their missions away. Lokahi is last now, and somebody wants it: touch Toast. Each Toast also brings the end of the round nearer.
tiki-topple-lesson-10 = Nui was lifted past Kapu, which is third now. You can also choose a tiki first, or drag it to its place: touch Kapu, then Up 1. That makes 9 + 5 + 2 once more.
tiki-topple-lesson-end = That is all there is: three rounds with three players, four with two or four, and the most points win. Play on here, with hints and undo, or begin a real game.
