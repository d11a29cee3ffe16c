# What only the board of Moluku in the browser says.

moluku-ui-card = { $colour } { $height }, { $kind }
moluku-ui-and = {" "}and{" "}
moluku-ui-suit-green = Green leaf
moluku-ui-suit-red = Red hibiscus
moluku-ui-suit-blue = Blue wave
moluku-ui-suit-yellow = Yellow sun

moluku-ui-status = The state of the game
moluku-ui-trump = Trump
moluku-ui-none = None
moluku-ui-no-trump = No trump
moluku-ui-season = Season
moluku-ui-season-n = Season { $season }
moluku-ui-of = { $n } of { $all }
moluku-ui-left = To play
moluku-ui-teams = Teams
moluku-ui-led-by = Led by
moluku-ui-total = total { $points }
moluku-ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
moluku-ui-partner = partner
moluku-ui-sum = { $total } + { $worth }
moluku-ui-in-all = { $points } in all
moluku-ui-team-n = Team { $n }
moluku-ui-pp = PP
moluku-ui-you = You

moluku-ui-your-island = Your Island
moluku-ui-island-of = { $name }’s Island
moluku-ui-hand-of = { $name }’s hand
moluku-ui-empty-island = Cards you take from tricks come to lie here.
moluku-ui-worth = Your Island is now worth
moluku-ui-worth-other = The Island is now worth
moluku-ui-worth-short = now worth
moluku-ui-worth-now = Now worth { $worth } PP
moluku-ui-worth-enlarge = The Island is now worth { $worth } points. Enlarge it.
moluku-ui-enlarge = { $name }: total { $total }, { $cards } cards in hand, Island now worth { $worth }. Enlarge it.
moluku-ui-group = { $cards }: { $points } points
moluku-ui-covers = { $card }, over { $under }, which does not count
moluku-ui-close = Close
moluku-ui-known = Known to be in this hand
moluku-ui-voids = Has shown to hold none of
moluku-ui-behind = Sit behind this player

moluku-ui-trick = The trick, in turn order
moluku-ui-lies = { $cards }, played by { $name }
moluku-ui-lies-ranked = { $cards }, played by { $name }, number { $rank } in the harvest
moluku-ui-take = Take { $cards }
moluku-ui-cancel = Cancel { $card }
moluku-ui-gain = { $points } points for your Island
moluku-ui-taken = taken
moluku-ui-taken-by = taken by { $name }
moluku-ui-taken-by-you = taken by you
moluku-ui-as-led = led
moluku-ui-as-trump = trump
moluku-ui-as-suit = led suit
moluku-ui-as-off = off suit
moluku-ui-as-panku = Panku
moluku-ui-reversed = Lizard: weakest picks first, off suit before suit led
moluku-ui-wedding-first = Wedding: a second card each, and only those rank
moluku-ui-wedding-second = Wedding: only these second cards rank, as a new lead
moluku-ui-wedding-pairs = Wedding: you take both cards that one player laid
moluku-ui-notices = What has changed
moluku-ui-notice-trump = { $name }: trump is now { $suit }
moluku-ui-notice-no-trump = { $name }: there is no trump now
moluku-ui-notice-lizard = { $name } took the Lizard, leads, and the harvest is reversed
moluku-ui-notice-chill = { $name } took Chill before everybody
moluku-ui-notice-volcano = { $name }’s Volcano cancels { $card }
moluku-ui-order = Harvest order
moluku-ui-standing = Standing
moluku-ui-order-none = It builds up as cards are played.
moluku-ui-strongest-first = Strongest picks first
moluku-ui-weakest-first = Reversed: weakest picks first

moluku-ui-discard-title = Discard { $count } cards
moluku-ui-pass-left-title = Pass { $count } cards left to { $name }
moluku-ui-pass-right-title = Pass { $count } cards right to { $name }
moluku-ui-pass-left-all = Everybody passes { $count } cards to the left
moluku-ui-pass-right-all = Everybody passes { $count } cards to the right
moluku-ui-chosen = { $card }, chosen
moluku-ui-choosing = Who has chosen
moluku-ui-chooses = is choosing
moluku-ui-ready = has chosen
moluku-ui-got = , passed to you
moluku-ui-fresh = , new from the stock
moluku-ui-chooses-trump = { $name } chooses the trump

moluku-ui-choice = Your choice
moluku-ui-choose-trump = Announce the trump
moluku-ui-announce = Announce { $trump }
moluku-ui-announce-how = Touch a colour, then announce it.
moluku-ui-sure = Do it
moluku-ui-choose-chill = Take Chill at once?
moluku-ui-chill = Take Chill
moluku-ui-no-chill = Leave it

moluku-ui-do-play = Play
moluku-ui-do-take = Take
moluku-ui-do-cancel = Cancel it
moluku-ui-do-discard = Discard
moluku-ui-do-pass = Pass on
moluku-ui-place = { $place ->
    [1] you pick first so far
    [2] you pick second so far
    [3] you pick third so far
   *[other] you pick last so far
  }
moluku-ui-place-sure = { $place ->
    [1] you pick first
    [2] you pick second
    [3] you pick third
   *[other] you pick last
  }
moluku-ui-drop = Choose something else

moluku-ui-say-play = Play { $cards }
moluku-ui-say-take = Take { $cards }
moluku-ui-say-cancel = Cancel { $cards }
moluku-ui-say-discard = Discard { $cards }
moluku-ui-say-pass = Pass on { $cards }
moluku-ui-say-trump = Trump: { $colour }
moluku-ui-say-chill = Take Chill at once
moluku-ui-say-no-chill = Leave Chill in the trick

moluku-ui-did = { $name } since your last move: { $did }
moluku-ui-did-take = took { $cards }
moluku-ui-did-cancel = cancelled { $cards }

moluku-ui-tally = The end of Season { $season }
moluku-ui-tally-next = Next, everybody takes their Island into hand. The lowest total chooses the trump and leads.
moluku-ui-counted-hut = Huts
moluku-ui-counted-food = Food without a Hut
moluku-ui-counted-value = Other cards
moluku-ui-hut = Hut, { $points } points: { $foods }
moluku-ui-hut-table = What foods under one Hut bring
moluku-ui-hut-empty = Empty Hut, no points
moluku-ui-pile = { $cards }: { $points } points
moluku-ui-buried = { $card }, cancelled by a Volcano
moluku-ui-team = team { $points }
moluku-ui-end-note = A roof shows what a filled Hut earned. Cards beside a number scored by themselves. Crossed out: cancelled by a Volcano.

moluku-ui-back = A card, face down
moluku-ui-restored = What this card shows or is worth is reconstructed: it could not be read in the rulebook.
moluku-ui-restored-said = {" "}(reconstructed)

moluku-ui-chapter-trick = Trick { $n }
moluku-ui-chapter-reversed = Trick { $n }, reversed

moluku-ui-prompt-lead = You lead
moluku-ui-prompt-any = Play any card.
moluku-ui-prompt-reversed = Reversed: the weakest card picks first.
moluku-ui-prompt-follow = Follow { $suit }
moluku-ui-prompt-panku = You hold the suit led, so play it, or a Panku.
moluku-ui-prompt-trump = Play a trump: { $suit }
moluku-ui-prompt-trump-why = You hold no { $suit }, so a trump or a Panku it must be.
moluku-ui-prompt-free = Play any card
moluku-ui-prompt-free-why = You can neither follow suit nor trump.
moluku-ui-prompt-free-none = Only Panku lie there: no suit is led yet.
moluku-ui-prompt-second = Wedding: play a second card
moluku-ui-prompt-second-why = Only second cards rank: this is a new lead, of any card.
moluku-ui-prompt-pair = { $count ->
    [one] Your pick: take the last pair
    [2] Your pick: take one of two pairs
    [3] Your pick: take one of three pairs
   *[4] Your pick: take one of four pairs
  }
moluku-ui-prompt-pair-why = Both cards go into your Island, the first one played first. Who picks last leads next.
moluku-ui-prompt-take = { $count ->
    [one] Your pick: take the last card
    [2] Your pick: take one of two
    [3] Your pick: take one of three
   *[4] Your pick: take one of four
  }
moluku-ui-prompt-take-why = It goes into your Island. Who picks last leads next.
moluku-ui-prompt-sure = Press the button or touch it once more; touch another one to change your mind.
moluku-ui-prompt-chill-why = Who played Chill may take it before anybody picks; it is then their pick.
moluku-ui-prompt-cancel = Your Volcano cancels a card
moluku-ui-prompt-cancel-why = Choose a card of its colour in your Island: it goes under the Volcano and counts for nothing.
moluku-ui-prompt-palm-why = Your Island shows two Palm Trees. The trump holds from the next card on.
moluku-ui-prompt-season-why = You have the lowest total: you choose the trump and lead.
moluku-ui-prompt-discard = { $count ->
    [one] Discard one more card
   *[other] Discard { $count } cards
  }
moluku-ui-prompt-discard-why = Your Island is your hand now, with new cards from the stock. What you discard is out of the game.
moluku-ui-prompt-pass-left = { $count ->
    [one] Pass one more card to the left
   *[other] Pass { $count } cards to the left
  }
moluku-ui-prompt-pass-right = { $count ->
    [one] Pass one more card to the right
   *[other] Pass { $count } cards to the right
  }
moluku-ui-prompt-pass-why = Your Island is your hand now. Everybody passes at once, and you get as many.
moluku-ui-prompt-wait = { $step ->
    [play] The next card of the trick
    [take] Picking from the trick
    [chill] Thinking about Chill
    [cancel] A Volcano cancels a card
    [palm] Announcing the trump
    [trump] Choosing the trump
   *[other] Choosing cards before the next Season
  }

moluku-ui-aid-left = { $left ->
    [0] You have seen every card.
    [one] One card you have not seen yet.
   *[other] { $left } cards you have not seen yet.
  }
moluku-ui-aid-unseen = not seen yet
moluku-ui-aid-mine = in your hand
moluku-ui-aid-seen = seen
moluku-ui-aid-panku = Panku
moluku-ui-aid-held = { $name } took up, not seen since
moluku-ui-aid-passed = You passed on
moluku-ui-aid-discarded = Discarded, as far as you know

moluku-ui-about-hut = Shelters different foods. Rice and Pineapple: { $rp } PP, Rice and Fish: { $rf }, Pineapple and Fish: { $pf }, all three: { $all }. Empty it brings nothing.
moluku-ui-about-rice = Food: { $worth } PP by itself, more with other foods under a Hut.
moluku-ui-about-pineapple = Food: { $worth } PP by itself, more with other foods under a Hut.
moluku-ui-about-fish = Food: { $worth } PP by itself, more with other foods under a Hut.
moluku-ui-about-palm = { $worth } PP. Two Palm Trees in an Island let its owner announce a trump.
moluku-ui-about-mask = { $worth } PP. Protects its colour in an Island from the Volcano.
moluku-ui-about-volcano = { $worth } PP. Taken, it cancels another card of its colour in the Island, unless the Mask is there.
moluku-ui-about-chief = { $worth } PP. No colour, may always be played, and always picks first.
moluku-ui-about-wedding = { $worth } PP. No colour, may always be played. Everybody plays a second card, only those rank, and then pairs are taken.
moluku-ui-about-lizard = { $worth } PP. No colour, may always be played. Who takes it leads the next trick, and there the weakest picks first.
moluku-ui-about-chill = { $worth } PP. No colour, may always be played. Who plays it may take it back before anybody picks.
moluku-ui-about-trump = Trump: cards of this colour beat all other colours. Who cannot follow suit must play one, or a Panku.
moluku-ui-about-left = Cards that everybody still plays in this Season.
moluku-ui-about-season = After each Season the Islands are counted and become the next hands. The highest total after the last one wins.
moluku-ui-about-worth = What your Island would bring if the Season ended now. Touch it to see how.
moluku-ui-about-lead = Leads this trick: plays the first card.
moluku-ui-about-sum = { $name }: { $all } PP if the Season ended now. Total { $total }, Island { $worth }.{ $ahead ->
    [yes] {" "}That is the lead.
   *[no] {""}
  }
moluku-ui-why-led = The suit led: higher cards of this colour are stronger.
moluku-ui-why-suit = Of the suit led: the higher the stronger.
moluku-ui-why-trump = A trump: stronger than all other colours.
moluku-ui-why-off = Neither of the suit led nor a trump: weaker than any card of the suit led, whatever its number.
moluku-ui-why-panku = A Panku has no colour: the Chief is always first, the others are the weakest.
moluku-ui-why-reversed = Reversed by the Lizard: here the weaker card picks first.

moluku-ui-curtain-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
moluku-ui-curtain-points = { $points ->
    [one] and 1 point
   *[other] and { $points } points
  }
moluku-ui-curtain-season = Season { $season } of { $seasons }
