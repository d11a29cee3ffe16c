# Tiki Topple: texts that only the web board shows.

tiki-topple-ui-deck = Your mission and cards
tiki-topple-ui-open = All missions
tiki-topple-ui-mission = Mission
tiki-topple-ui-now = now
tiki-topple-ui-then = then
tiki-topple-ui-wanted = { $place ->
    [1] 1st
    [2] top 2
   *[other] top { $place }
  }
tiki-topple-ui-is-at = is { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
tiki-topple-ui-is-out = toasted
tiki-topple-ui-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
tiki-topple-ui-points = { $points ->
    [one] point
   *[other] points
  }
tiki-topple-ui-tiki = { $state ->
    [chosen] { $name }, place { $place }, chosen
    [open] { $name }, place { $place }, can be chosen
   *[plain] { $name }, place { $place }
  }
tiki-topple-ui-play = { $count ->
    [0] Play { $card }
   *[other] Play { $card }: { $tikis }
  }
tiki-topple-ui-move = Play
tiki-topple-ui-burn = Play
tiki-topple-ui-say = { $card }: { $tikis }
tiki-topple-ui-take-back = Take the card back
tiki-topple-ui-choose-card = Choose a card or a tiki
tiki-topple-ui-choose-card-for = { $tiki }: now choose a card
tiki-topple-ui-choose-tiki = { $count ->
    [1] Now choose a tiki
   *[other] Now choose two tikis
  }
tiki-topple-ui-change = { $now } → { $then } { $then ->
    [one] point
   *[other] points
  }
tiki-topple-ui-aside-why = These cards were set aside at random: you cannot play them this round. Nobody else knows which they are.
tiki-topple-ui-summary = Round { $round } of { $rounds }: the missions
tiki-topple-ui-summary-total = { $points } in all
tiki-topple-ui-round = Round { $round }
tiki-topple-ui-total = Total
tiki-topple-ui-end-key = { $first } for your first tiki in place 1, { $second } for the second in the top two, { $third } for the third in the top three.
tiki-topple-ui-end-tops = Above: the top of the totem at the end of each round.
tiki-topple-ui-hand-of = Cards of { $name }
tiki-topple-ui-prompt-card = Your turn: play one card
tiki-topple-ui-prompt-tiki = { $card ->
    [up1] { $name }: choose a tiki to move up one place
    [up2] { $name }: choose a tiki to move up two places
    [up3] { $name }: choose a tiki to move up three places
    [puh] { $name }: choose a tiki to move down two places
    [topple] { $name }: choose a tiki to send to the bottom
    [wiki] { $chosen ->
        [0] { $name }: choose two tikis to change places
       *[other] { $name }: choose a second tiki
      }
   *[toast] { $name }: the last tiki leaves for this round
  }
tiki-topple-ui-prompt-ready = { $card ->
    [up1] { $name }: { $tikis } moves up one place
    [up2] { $name }: { $tikis } moves up two places
    [up3] { $name }: { $tikis } moves up three places
    [puh] { $name }: { $tikis } moves down two places
    [topple] { $name }: { $tikis } falls to the bottom
    [wiki] { $name }: { $tikis } change places
   *[toast] { $name }: { $tikis } leaves for this round
  }
tiki-topple-ui-prompt-confirm = { $tikis ->
    [0] Press Play, double-touch the card, or choose another.
   *[other] Press Play, double-touch the tiki, or choose another.
  }
tiki-topple-ui-prompt-blocked = { $card ->
    [puh] { $tikis } { $count ->
        [1] has
       *[other] have
      } too few places below.
    [topple] { $tikis } already stands last.
   *[other] { $tikis } { $count ->
        [1] has
       *[other] have
      } too few places above.
  }
tiki-topple-ui-action-cards = Action cards
tiki-topple-ui-card-up1 = A tiki moves up one place.
tiki-topple-ui-card-up2 = A tiki moves up exactly two places; those it passes move down.
tiki-topple-ui-card-up3 = A tiki moves up exactly three places; those it passes move down.
tiki-topple-ui-card-puh = A tiki moves down exactly two places.
tiki-topple-ui-card-topple = Any tiki but the last falls to the last place.
tiki-topple-ui-card-wiki = Two tikis change places.
tiki-topple-ui-card-toast = The last tiki leaves the totem for this round. Never your first card of a round.
tiki-topple-ui-history = What everybody moved this round
tiki-topple-ui-moved = What { $name } moved this round
tiki-topple-ui-look = { $name }: all moves of this round
tiki-topple-ui-nothing-yet = Nothing yet
tiki-topple-ui-close = Close
tiki-topple-ui-way = { $card }: to place { $place }
tiki-topple-ui-tiki-about = { $name }, place { $place }
tiki-topple-ui-tiki-mission = In your mission: up to { $points } points.
tiki-topple-ui-tiki-toasted = { $name }: out for this round
tiki-topple-ui-reconstructed = Reconstructed: the rulebook does not list these numbers.
tiki-topple-ui-missions-reconstructed = Every mission names one tiki of each group. On cards with a dashed edge the order of the three is reconstructed.

tiki-topple-ui-curtain-cards = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
  }
tiki-topple-ui-curtain-points = { $points ->
    [one] and 1 point
   *[other] and { $points } points
  }
tiki-topple-ui-curtain-round = Round { $round } of { $rounds }
