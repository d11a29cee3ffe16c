# Moonshine: words that only the board in the browser needs.

moonshine-ui-spot = { $moons ->
    [one] one moon gives { $bonus }
   *[other] { $moons } moons give { $bonus }
  }
moonshine-ui-bar-name = Bar with a { $scene }
moonshine-ui-active-spot = active
moonshine-ui-moons-short = needs { $moons }
moonshine-ui-together = What you have
moonshine-ui-each-round = Each round
moonshine-ui-on-clients = on clients
moonshine-ui-sum = { $points } of { $target }
moonshine-ui-you = You

moonshine-ui-name-points = { $name } { $points }
moonshine-ui-first-to = First to { $target } points
moonshine-ui-steps = Steps of the round
moonshine-ui-active = active
moonshine-ui-bot = bot
moonshine-ui-choosing = choosing
moonshine-ui-look-at = Look at { $name }’s bar
moonshine-ui-sit-with = Watch from { $name }’s side
moonshine-ui-none-yet = No client validated yet
moonshine-ui-close = Close

moonshine-ui-deck = Deck
moonshine-ui-pile = Discard
moonshine-ui-pile-empty = Nothing has been discarded yet.
moonshine-ui-stock = Moons
moonshine-ui-rolled = { $name } rolled
moonshine-ui-you-rolled = You rolled
moonshine-ui-rerolls-left = { $left ->
    [0] no rerolls left
    [one] 1 reroll left
   *[other] { $left } rerolls left
  }
moonshine-ui-no-dice = The dice have not been rolled yet.
moonshine-ui-not-yours = not yours
moonshine-ui-again = again

moonshine-ui-available = Available to you now
moonshine-ui-available-to = Available to { $name }
moonshine-ui-to-pay = to pay
moonshine-ui-from-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
moonshine-ui-from-bar = bar

# Clients by their animal alone, where there is little room.
moonshine-ui-animal-fox = fox
moonshine-ui-animal-owl = owl
moonshine-ui-animal-badger = badger
moonshine-ui-animal-hare = hare
moonshine-ui-animal-heron = heron
moonshine-ui-animal-raccoon = raccoon
moonshine-ui-animal-otter = otter
moonshine-ui-animal-stag = stag
moonshine-ui-animal-mole = mole
moonshine-ui-animal-magpie = magpie
moonshine-ui-animal-hedgehog = hedgehog
moonshine-ui-animal-toad = toad
moonshine-ui-animal-squirrel = squirrel
moonshine-ui-animal-cat = cat

# What somebody just did.
moonshine-ui-did-validate = validated { $client }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } more
moonshine-ui-did-take-moon = took a moon
moonshine-ui-did-draw = drew { $cards }
moonshine-ui-did-strike = whose bolt strikes the others

moonshine-ui-counting = The points are counted
moonshine-ui-your-clients = Your clients
moonshine-ui-in-slots = { $clients } in { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
  }
moonshine-ui-free-slot = A free slot

moonshine-ui-missing = Missing
moonshine-ui-missing-resources = { $count ->
    [one] 1 resource missing
   *[other] { $count } resources missing
  }
moonshine-ui-or = or
moonshine-ui-among = among
moonshine-ui-as = as
moonshine-ui-validate = Validate
moonshine-ui-validate-client = Validate { $client }
moonshine-ui-validating = Being validated
moonshine-ui-chosen = Chosen
moonshine-ui-can-validate = In reach
moonshine-ui-moon-word = Moon here
moonshine-ui-pay-word = Pay here
moonshine-ui-lose-word = Lose this
moonshine-ui-replace-word = Replace
moonshine-ui-moon-here = Place a moon here:
moonshine-ui-pay-here = Pay from here:
moonshine-ui-lose-here = Lose from here:
moonshine-ui-validate-here = Validate:
moonshine-ui-replace-here = Replace:
moonshine-ui-take-keep = Keep:
moonshine-ui-take-pick = Pick:
moonshine-ui-take-replace = Take instead:
moonshine-ui-show-offer = Show the cards
moonshine-ui-peek = Look at the table

moonshine-ui-then = You would have { $points ->
    [one] 1 point
   *[other] { $points } points
  } and { $moons ->
    [0] no moon
    [one] 1 moon
   *[other] { $moons } moons
  }
moonshine-ui-struck = { $name } took { $client }: its bolt strikes you.
moonshine-ui-wasted = { $moons ->
    [one] The moon on { $client } is lost with it.
   *[other] The { $moons } moons on { $client } are lost with it.
  }
moonshine-ui-confirm-moon = Place it there
moonshine-ui-confirm-pay = Pay with it
moonshine-ui-confirm-lose = Give it up

moonshine-ui-reroll = Reroll { $dice ->
    [0] dice
    [one] 1 die
   *[other] { $dice } dice
  }
moonshine-ui-keep-dice = Keep the dice
moonshine-ui-take-moon = Take a moon
moonshine-ui-draw = Draw { $cards }
moonshine-ui-keep-two = Keep these two
moonshine-ui-take = Take { $client }
moonshine-ui-replace-none = Keep mine
moonshine-ui-swap = { $one } → { $two }

moonshine-ui-say-reroll = Reroll: { $dice }
moonshine-ui-say-moon = Moon on { $one }
moonshine-ui-say-validate = Validate { $one }
moonshine-ui-say-take-moon = { moonshine-ui-take-moon }
moonshine-ui-say-draw = Draw new clients
moonshine-ui-say-pay = Pay with a moon of { $one }
moonshine-ui-say-pick = Pick { $one }
moonshine-ui-say-replace = Replace { $one } by { $two }
moonshine-ui-say-lose = Give up a moon of { $one }
moonshine-ui-say-keep = Keep { $one } and { $two }

moonshine-ui-does-keep = keeps clients
moonshine-ui-does-moon = places a moon
moonshine-ui-does-reroll = rolls
moonshine-ui-does-action = chooses
moonshine-ui-does-pay = pays
moonshine-ui-does-pick = picks
moonshine-ui-does-replace = replaces
moonshine-ui-does-lose = loses a moon

moonshine-ui-round = Round { $round }
moonshine-ui-setup = Set-up
moonshine-ui-prompt-wait = You are ready; it is shown when all are.
moonshine-ui-prompt-others = { $step ->
    [keep] They choose the clients that they begin with.
    [first-moons] They place the moon that they begin with.
    [instants] The bolts of the first clients strike.
    [losses] A bolt has struck: they give up a moon.
    [dice] Dice may be rolled again before everybody uses them.
    [dice-moons] Dice show moons: who has access places one.
   *[action] What all do is shown when all are ready.
  }
moonshine-ui-prompt-over = The game is over
moonshine-ui-prompt-reroll = Reroll any dice, or keep them
moonshine-ui-prompt-reroll-detail = Touch the dice to reroll: everybody will use them. { $left ->
    [one] One reroll is left.
   *[other] { $left } rerolls are left.
  }
moonshine-ui-prompt-moon = { $moons ->
    [one] Place a moon
   *[other] Place { $moons } moons
  }
moonshine-ui-prompt-moon-detail = Touch a free place on your bar or on a client. It never moves again.
moonshine-ui-why-first = Everybody begins with one moon.
moonshine-ui-why-bolt = The bolt of a client you kept brings it.
moonshine-ui-why-dice = { $dice ->
    [both] The blue and the orange die each show a moon, and both serve you.
    [o] The orange die shows a moon, and it serves you.
   *[other] The blue die shows a moon, and it serves you.
  }
moonshine-ui-prompt-action = Choose: validate a client, take a moon, or draw
moonshine-ui-prompt-action-none = Choose: take a moon, or draw
moonshine-ui-prompt-action-detail = Everybody acts at the same time; it is shown when all are ready.
moonshine-ui-prompt-action-none-detail = None of your clients can be validated with what is available.
moonshine-ui-prompt-sure = Press the button, or touch the same once more.
moonshine-ui-prompt-pay = { $moons ->
    [one] Pay a moon for the client
   *[other] Pay { $moons } moons for the client
  }
moonshine-ui-prompt-pay-detail = Touch a moon in any place. Moons left on the client are lost.
moonshine-ui-prompt-pick = Pick a new client
moonshine-ui-prompt-pick-detail = Touch the one you take. The others are discarded.
moonshine-ui-prompt-replace = Replace a client, or keep yours
moonshine-ui-prompt-replace-detail = Touch one of yours and one of these. The old client and its moons are discarded.
moonshine-ui-prompt-lose = { $moons ->
    [one] You lose a moon: choose which
   *[other] You lose { $moons } moons: choose which
  }
moonshine-ui-prompt-lose-detail = Somebody took a client whose bolt strikes all others: touch what you give up.
moonshine-ui-prompt-keep = Keep two of these clients
moonshine-ui-prompt-keep-detail = Touch the two you keep. The others go back into the deck.

moonshine-ui-end-printed = Points on clients
moonshine-ui-end-majority = Majority
moonshine-ui-end-bar = Bar
moonshine-ui-end-times = { $count } × { $scene }
moonshine-ui-end-none = No client was validated.
moonshine-ui-end-moons = Moons
moonshine-ui-end-validated = Validated
moonshine-ui-end-tie-moons = Equal on points: the most moons on one’s cards decided.
moonshine-ui-end-tie-clients = Equal on points and moons: the most validated clients decided.
moonshine-ui-end-tie-shared = Equal in everything: the victory is shared.
moonshine-ui-end-winner = Winner

moonshine-ui-spec-card = A client, part by part
moonshine-ui-part-top = What it gives while it waits.
moonshine-ui-part-top-text = When moons lie on all places of this spot you have the bonus beside them, every round. A bolt stands here on some clients instead: it strikes once, when you take the client.
moonshine-ui-part-cost = What it costs.
moonshine-ui-part-cost-text = Food, music and drink must be there this round; they are used, not spent. The moons are paid.
moonshine-ui-part-points = Points
moonshine-ui-part-points-text = that count once the client is validated and lies under your bar.
moonshine-ui-part-colour = Its scene,
moonshine-ui-part-colour-text = which is its colour: it counts for majorities and for the bars of the Regulars.
moonshine-ui-part-bonus = A bonus
moonshine-ui-part-bonus-text = that is yours for the rest of the game once the client is validated.
moonshine-ui-spec-icons = Icons
moonshine-ui-spec-standard = Standard side
moonshine-ui-spec-regulars = Regulars side
moonshine-ui-spec-starter = starter
moonshine-ui-spec-book = from the rulebook
moonshine-ui-spec-public = from published descriptions
moonshine-ui-spec-ruling = our ruling
moonshine-ui-spec-reconstructed = reconstructed
moonshine-ui-spec-note = Values marked “reconstructed” were restored by us, because they could not be read from the rulebook.

# What each symbol means.
moonshine-ui-mean-food = One food, available every round in which you have it. It is used, never stored.
moonshine-ui-mean-music = One music, available every round in which you have it. It is used, never stored.
moonshine-ui-mean-drink = One drink, available every round in which you have it. It is used, never stored.
moonshine-ui-mean-joker = Stands for one food, music or drink, as you need it.
moonshine-ui-mean-moon = Lies on a place to light its bonus, and pays for clients. Once placed it never moves; when it pays, it is gone.
moonshine-ui-mean-reroll = When you are active you may reroll any of the dice once for each of these.
moonshine-ui-mean-eye = When you draw, you see as many cards as you have eyes.
moonshine-ui-mean-slot = You have as many clients in front of you as you have slots.
moonshine-ui-mean-blue = The blue die serves you: when you are active you roll it, and what it shows is yours too.
moonshine-ui-mean-orange = The orange die serves you: when you are active you roll it, and what it shows is yours too.
moonshine-ui-mean-white = The white dice serve everybody, whoever rolled them.
moonshine-ui-mean-discount = Every client costs you one moon less.
moonshine-ui-mean-majority = One point for each validated client of your most frequent colour; a second one counts the next colour, and so on.
moonshine-ui-mean-bolt = A bolt strikes at once, when you take the client; it does nothing later.
moonshine-ui-mean-spot = Works while every place of it holds a moon.
moonshine-ui-mean-colour = The scene is the client’s colour. Clients of one colour count together for a majority.
moonshine-ui-mean-points = Printed on clients; they count once the client is validated and lies under your bar.
moonshine-ui-mean-bar = Your bar scores one point for each validated client of this colour; that colour does not count for a majority.

moonshine-ui-curtain-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
moonshine-ui-curtain-moons = { $moons ->
    [one] and 1 moon
   *[other] and { $moons } moons
  }
