# Moonshine: names, refusals and events.

moonshine-name = Moonshine
moonshine-line = Hidden bars that share their dice and lure clients with moons.

moonshine-option-regulars = The Regulars variant
moonshine-option-regulars-false = Two starting clients each; 12 points end the game.
moonshine-option-regulars-true = Other bars that score a colour, first clients of your choice; 15 points end the game.

moonshine-tally-rounds = Rounds played
moonshine-eager = validating when legal

moonshine-held-bar = Bars
moonshine-held-starters = Clients dealt or offered at first
moonshine-held-clients = Clients won
moonshine-cards-colours = Colours and their scenes
moonshine-cards-dice = Dice
moonshine-cards-bars = Bars
moonshine-cards-clients = Clients

moonshine-bonus-food = food
moonshine-bonus-music = music
moonshine-bonus-drink = drink
moonshine-bonus-joker = joker
moonshine-bonus-reroll = reroll
moonshine-bonus-eye = eye
moonshine-bonus-slot = slot
moonshine-bonus-blue = blue die
moonshine-bonus-orange = orange die
moonshine-bonus-discount = discount
moonshine-bonus-majority = majority
moonshine-face-moon = moon
moonshine-bolt-gain = ↯ gain 2 moons
moonshine-bolt-strike = ↯ gain 1 moon, others lose 1

moonshine-colour-green = green
moonshine-colour-pink = pink
moonshine-colour-violet = violet
moonshine-colour-amber = amber
moonshine-colour-teal = teal
moonshine-scene-kitchen = kitchen
moonshine-scene-dance-floor = dance floor
moonshine-scene-jazz-band = jazz band
moonshine-scene-bar-counter = bar counter
moonshine-scene-card-table = card table

# How clients and places are called: by what people see, and by their code where moves are typed.
moonshine-at-kitchen = kitchen
moonshine-at-dance-floor = dance floor
moonshine-at-jazz-band = jazz band
moonshine-at-bar-counter = bar counter
moonshine-at-card-table = card table
moonshine-animal-fox = the { $scene } fox
moonshine-animal-owl = the { $scene } owl
moonshine-animal-badger = the { $scene } badger
moonshine-animal-hare = the { $scene } hare
moonshine-animal-heron = the { $scene } heron
moonshine-animal-raccoon = the { $scene } raccoon
moonshine-animal-otter = the { $scene } otter
moonshine-animal-stag = the { $scene } stag
moonshine-animal-mole = the { $scene } mole
moonshine-animal-magpie = the { $scene } magpie
moonshine-animal-hedgehog = the { $scene } hedgehog
moonshine-animal-toad = the { $scene } toad
moonshine-animal-squirrel = the { $scene } squirrel
moonshine-animal-cat = the { $scene } cat
moonshine-place-bar-1 = the bar’s first spot
moonshine-place-bar-2 = the bar’s second spot
moonshine-piece = { $name } ({ $code })

moonshine-die-w1 = first white die
moonshine-die-w2 = second white die
moonshine-die-w3 = third white die
moonshine-die-b = blue die
moonshine-die-o = orange die

moonshine-step-setup = Set-up
moonshine-step-keep = First clients
moonshine-step-first-moons = First moons
moonshine-step-instants = Instants of the first clients
moonshine-step-losses = Losses
moonshine-step-dice = Dice
moonshine-step-dice-moons = Moons of the dice
moonshine-step-action = Action
moonshine-step-over = End

ms-game-over = The game is over.
ms-no-such-move = Moonshine has no move number { $number }.
ms-wait = Cards or dice are still to come: wait a moment.
ms-not-active = Only the active player handles the dice.
ms-already-done = You are done with this step; the others are not.
ms-nothing-owed = You have nothing to do in this step.
ms-owes-reroll = You are rolling: reroll some dice, or keep them.
ms-owes-moon = You have a moon to place first.
ms-owes-action = Choose your action: validate a client, take a moon, or draw.
ms-owes-pay = You are validating a client: pay its moons first.
ms-owes-pick = Pick one of the clients you have drawn first.
ms-owes-replace = Replace a client by one you have drawn, or replace none.
ms-owes-lose = You lose a moon: choose which.
ms-owes-keep = Choose the two clients you keep first.
ms-die-not-rolled = That die is not on the table, so it cannot be rerolled.
ms-no-free-place = There is no free place for a moon on your bar and your clients.
ms-place-full = That place is already full of moons.
ms-no-spot = That client has a bolt on top and no place for moons.
ms-no-moon-there = There is no moon on that place.
ms-not-before-you = That is not one of the clients in front of you.
ms-missing-resources = This client still wants { $food ->
    [0] {""}
   *[other] { $food } food{" "}
  }{ $music ->
    [0] {""}
   *[other] { $music } music{" "}
  }{ $drink ->
    [0] {""}
    [one] 1 drink{" "}
   *[other] { $drink } drinks{" "}
  }more; you have { $jokers ->
    [0] no joker
    [one] one joker
   *[other] { $jokers } jokers
  } to fill the gaps.
ms-missing-moons = This client costs you { $cost ->
    [one] one moon
   *[other] { $cost } moons
  }; you have { $moons ->
    [0] none
   *[other] { $moons }
  }.
ms-not-drawn = That client is not among those you have drawn.
ms-no-such-rank = You have fewer than { $rank } clients in front of you.
ms-no-such-pair = You were offered fewer clients than that.
ms-unknown-move = “{ $word }” is not a move: reroll, keep, moon, validate, pay, take-moon, draw, replace, pick or lose.
ms-which-dice = “{ $word }” needs at least one die, as in “reroll w1 b”.
ms-unknown-die = “{ $word }” is not a die: w1, w2, w3, b or o.
ms-unknown-place = “{ $word }” is not a place: bar.1, bar.2 or a client.
ms-unknown-client = “{ $word }” is not a client: c01 to c70.
ms-named-twice = “{ $word }” is named twice.
ms-not-offered = { $word } was not offered to you.
ms-wants-0 = “{ $word }” stands alone.
ms-wants-1 = “{ $word }” needs exactly one place or client, as in “moon bar.1” or “pick c31”.
ms-wants-2 = “{ $word }” needs two clients, as in “replace c17 c31” or “keep c03 c41”.

ms-cards-face = Card table { $version }: a die cannot show “{ $face }”.
ms-cards-top = Card table { $version }: { $client } must have either a spot or a bolt.
ms-cards-colours = Card table { $version } must name five different colours and five different scenes.
ms-cards-dice = Card table { $version } must list the dice { $dice }.
ms-cards-bars = Card table { $version } must list the standard and then the regulars side of a bar of each colour.
ms-cards-standard = Card table { $version }: the five standard bars must be equal.
ms-cards-count = Card table { $version } must list 70 clients, not { $count }.
ms-cards-colour = Card table { $version }: { $colour } must have 14 clients, two of them starters.
ms-cards-starter = Card table { $version }: the starter { $client } cannot have a bolt.
ms-cards-cost = Card table { $version }: { $client } must cost one to six resources and at most three moons.
ms-cards-worth = Card table { $version }: { $client } must give points or a bonus.
ms-cards-room = Card table { $version } has { $count } icons “{ $bonus }”; the engine has room for { $most }.

ms-event-setup = { $first } is the first active player.
ms-event-setup-seat = { $seat } runs the { $bar } bar with { $clients }.
ms-event-setup-offered = { $seat } runs the { $bar } bar and chooses among { $count } clients.
ms-event-offer = You may keep two of { $clients }.
ms-event-kept = { $seat } keeps { $clients }.
ms-event-moon = { $seat } places a moon on { $place }.
ms-event-paid = { $seat } pays with the moon on { $place }.
ms-event-lost = { $seat } loses the moon on { $place }.
ms-event-no-room = { $seat } has no free place for { $moons ->
    [one] a moon
   *[other] { $moons } moons
  }.
ms-event-ready = { $seat } is ready.
ms-event-rolled = Round { $round }: { $seat } rolls { $dice }.
ms-event-rerolled = { $seat } rerolls: { $dice }.
ms-event-stopped = { $seat } keeps the dice.
ms-event-dice-moons = The dice give { $seat } { $moons ->
    [one] a moon
   *[other] { $moons } moons
  }.
ms-event-validating = { $seat } validates { $client } for { $moons ->
    [0] no moon
    [one] one moon
   *[other] { $moons } moons
  }.
ms-event-validated = { $seat } has validated { $client } and has { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
ms-event-took-moon = { $seat } takes a moon.
ms-event-drew = { $seat } draws { $clients }.
ms-event-drew-nothing = { $seat } finds no cards to draw.
ms-event-picked = { $seat } picks { $client }.
ms-event-replaced = { $seat } replaces { $old } by { $new }.
ms-event-replaced-none = { $seat } keeps all clients.
ms-event-instant-plus = A bolt strikes: { $seat } gains two moons by { $client }.
ms-event-instant-minus = A bolt strikes: { $seat } gains a moon by { $client }, everybody else will lose one.
ms-event-acted-validate = { $seat } validated { $client } and has { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
ms-event-acted-take-moon = { $seat } took a moon.
ms-event-acted-draw = { $seat } drew { $drew }.
ms-event-acted-took = New in front: { $took }.
ms-event-acted-replaced = Out goes { $old }, in comes { $new }.
ms-event-acted-strike = Its bolt costs everybody else a moon.
ms-event-acted-moons = Moons now: { $moons }.
ms-event-moons-on = { $moons } on { $place }
ms-event-over = The game is over.

ms-title = Round { $round } · { $step } · { $target } points end the game · deck { $deck }, pile { $pile }
ms-title-setup = { $step } · { $target } points end the game · deck { $deck }, pile { $pile }
ms-standing = { $round ->
    [0] The game begins
   *[other] Round { $round } · { standing-points }
  }
ms-dice-of = Dice of { $seat }
ms-rerolls-left = rerolls left: { $rerolls }
ms-your-bar = Your bar
ms-available = Available to you
ms-from = from { $sources }
ms-in-front = In front
ms-offered = Offered
ms-drawn = Drawn
ms-cost = Cost
ms-top = On top
ms-validated-worth = Once validated
ms-now = Now
ms-can-validate = ✓ for { $moons ->
    [0] no moon
    [one] 1 moon
   *[other] { $moons } moons
  }, then { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ms-lacks = lacks { $lacks }
ms-less-jokers = { $jokers ->
    [one] 1 joker helps
   *[other] { $jokers } jokers help
  }
ms-lacks-moons = { $moons ->
    [one] 1 moon missing
   *[other] { $moons } moons missing
  }
ms-player = Player
ms-points = Points
ms-parts = How
ms-bar-and-clients = Bar and clients
ms-validated = Validated
ms-scores-colour = ★1 for each { $colour } client
ms-engine = Bonuses
ms-printed = printed { $points }
ms-majority = majority { $colour } { $points }
ms-bar-points = bar { $colour } { $points }
ms-point-count = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ms-moon-count = { $moons ->
    [one] 1 moon
   *[other] { $moons } moons
  }
ms-is-ready = ready
ms-is-busy = still to act
ms-waiting = Waiting for { $names }.
ms-reconstructed = The clients are reconstructed: the rulebook does not print their values (lanai cards moonshine).
ms-have = You have
ms-look = look: everything in words
ms-look-made = reconstructed clients · look: everything in words

ms-do-reroll = Reroll any dice, as in “reroll w1 w3”, or “keep” them.{ $rerolls ->
    [one] {" "}One reroll is left.
   *[other] {" "}{ $rerolls } rerolls are left.
  }
ms-do-moon = Place { $moons ->
    [one] a moon
   *[other] { $moons } moons, one by one
  }, as in “moon { $place }”: on your bar or on a client with a free place.
ms-do-action = You cannot validate a client now: “take-moon”, or “draw” to look for a better client.
ms-do-action-validate = One action: { $moves }, take-moon or draw.
ms-do-pay = Pay { $moons ->
    [one] a moon
   *[other] { $moons } moons, one by one,
  } for { $client }, as in “pay { $place }”. Moons left on { $client } are lost.
ms-do-pick = Pick one of { $clients }, as in “pick { $new }”.
ms-do-replace = Replace a client by one of { $clients }, as in “replace { $old } { $new }” (old, new), or “replace none”.
ms-do-lose = You lose { $moons ->
    [one] a moon
   *[other] { $moons } moons, one by one
  }: choose it, as in “lose { $place }”.
ms-do-keep = Keep two of { $clients }, as in “keep { $old } { $new }”.

## Why a move is good: hints

ms-reason-when = { $when ->
    [this] this round
   *[next] by the end of the next round
  }
ms-reason-points = more points { ms-reason-when }: about { $amount-signed } (otherwise { $others-signed })
ms-reason-points-worse = fewer points { ms-reason-when }: about { $amount-signed } (otherwise { $others-signed })
ms-reason-moons = more moons { ms-reason-when }: about { $amount } (otherwise { $others })
ms-reason-moons-worse = fewer moons { ms-reason-when }: about { $amount } (otherwise { $others })
ms-reason-rivals = fewer moons for the others: about { $amount } (otherwise { $others })
ms-reason-rivals-worse = more moons for the others: about { $amount } (otherwise { $others })
ms-reason-promise = better clients in front of you
ms-reason-promise-worse = worse clients in front of you
ms-reason-win = wins the game { ms-reason-when } more often: { $percent } % (otherwise { $others } %)
ms-reason-win-worse = wins the game { ms-reason-when } less often: { $percent } % (otherwise { $others } %)
ms-reason-win-sure = wins the game
ms-reason-win-never = does not win the game yet
ms-reason-bonus = a lasting bonus sooner: { $bonus }
ms-reason-bonus-worse = a lasting bonus later: { $bonus }
ms-reason-lit = lights a spot: { $bonus }
ms-reason-lit-still = leaves a spot lit: { $bonus }
ms-reason-lit-worse = leaves a spot dark: { $bonus }
ms-reason-client = validates { $client } { ms-reason-when } in { $percent } % (otherwise { $others } %): { $gain }
ms-reason-client-worse = validates { $client } { ms-reason-when } only in { $percent } % (otherwise { $others } %)
ms-reason-client-sure = validates { $client } { ms-reason-when }: { $gain }
ms-reason-client-never = does not validate { $client } { ms-reason-when }

## The guided first game: what each step asks for, and why

moonshine-lesson-1 = The goal: be the first with 12 points. Clients bring them once you serve what they want (“validate” them). You start with one moon; moons light spots. Put it on the dance floor owl: one music every round.
moonshine-lesson-2 = You are active: you roll the dice for everybody. The dance floor owl wants food, music and a moon, and there is no food. Your bar allows one reroll: touch the third white die and reroll it.
moonshine-lesson-3 = Now everybody acts at once, hidden. The strip shows what is available to you: the dice, and your lit spots. Food and music are there, so validate the dance floor owl.
moonshine-lesson-4 = Resources are only used, but moons are spent. Pay with the moon on the owl itself: it would be lost with the client anyway.
moonshine-lesson-5 = The owl goes under your bar with its point. You always refill: your three eyes let you see three cards and keep one. The jazz band cat has a bolt, which strikes at once: two moons. Pick it.
moonshine-lesson-6 = Place both moons. Two moons on the second spot of your bar light a joker: any resource you like. Here goes the first one.
moonshine-lesson-7 = And the second: a spot works when all its places are covered, and using it does not spend the moons.
moonshine-lesson-8 = The other bar rolls now, and its dice serve you too. The card table owl wants music and drink: the die gives music, your joker is the drink. It costs no moon. Validate it!
moonshine-lesson-9 = Two points. A bonus at the bottom of a card stays for good once it is validated: the jazz band badger brings a drink every round, the raccoon a discount (every client costs a moon less). The badger is cheaper: pick it.
moonshine-lesson-10 = Your roll: music, drink and food, and the joker on top. You need not reroll. Keep the dice.
moonshine-lesson-11 = Music, drink, food and a joker for the second music: the jazz band cat is ready, and costs no moon. Validate it.
moonshine-lesson-12 = The cat brings a point and an eye: from now on you see four cards. The bar counter magpie is worth 2 points, and its bolt strikes: you gain a moon, everybody else loses one. Pick it.
moonshine-lesson-13 = Place the moon on the first spot of your bar. Two moons there bring you the blue die: you roll it too, and its moons and joker are yours, whoever rolls it. The orange die has more jokers and drinks.
moonshine-lesson-14 = The other bar has lost a moon to your bolt. Nothing fits these dice. Then you may take a moon, or draw in the hope of something better. Draw.
moonshine-lesson-15 = You may swap one client for a card you drew. The jazz band owl needs just music and drink, no moon, for a point: replace the badger by it.
moonshine-lesson-end = You know enough! 12 points end the game. Two more signs: a slot lets one more client stand in front of you; a majority (“?”) scores a point for each client of your commonest colour. Hold a symbol to read what it means.
