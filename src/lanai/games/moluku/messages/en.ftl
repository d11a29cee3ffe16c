# Moluku: names, refusals and events.

moluku-name = Moluku
moluku-line = Tricks whose cards everybody harvests for their Island, over three Seasons.

card-chief = Chief
card-wedding = Wedding
card-lizard = Lizard
card-chill = Chill

moluku-colour-green = green
moluku-colour-red = red
moluku-colour-blue = blue
moluku-colour-yellow = yellow

moluku-kind-hut = Hut
moluku-kind-rice = Rice
moluku-kind-pineapple = Pineapple
moluku-kind-fish = Fish
moluku-kind-palm = Palm Tree
moluku-kind-mask = Mask
moluku-kind-volcano = Volcano
moluku-kind-chief = Chief
moluku-kind-wedding = Wedding
moluku-kind-lizard = Lizard
moluku-kind-chill = Chill

moluku-card = { $colour } { $height } ({ $kind })

moluku-option-teams = Teams (4 players)
moluku-option-teams-false = Everybody plays for themselves.
moluku-option-teams-true = Partners sit opposite; the two totals of a team count together.
moluku-aid = Seen cards
moluku-aid-false = Everybody remembers for themselves which cards were seen.
moluku-aid-true = Everybody gets a list of the cards that they have seen, and of those still to come.
moluku-option-age = Who is younger, for ties: all seats from youngest to oldest, as 2,0,1; drawn if not given.

mo-game-over = The game is over.
mo-not-your-turn = It is not this player's turn.
mo-no-such-move = Moluku has no move number { $number }.
mo-chosen-all = You have chosen all your cards; the others are still choosing.
mo-now-play = Now a card must be played.
mo-now-chill = You played Chill: say “chill” to take it at once, or “no-chill”.
mo-now-take = Now a card of the trick must be taken.
mo-now-cancel = Your Volcano must cancel a card first.
mo-now-trump = Now a trump must be announced, or none.
mo-now-discard = Now cards are discarded.
mo-now-pass = Now cards are passed on.
moluku-that-card = { $tint ->
    [green] the { moluku-colour-green } { $height }
    [red] the { moluku-colour-red } { $height }
    [blue] the { moluku-colour-blue } { $height }
    [yellow] the { moluku-colour-yellow } { $height }
   *[none] { $card }
  }
mo-not-in-hand = You do not hold { moluku-that-card }.
mo-follow = You cannot play { moluku-that-card }: you must follow { $suit ->
    [green] { moluku-colour-green }
    [red] { moluku-colour-red }
    [blue] { moluku-colour-blue }
   *[yellow] { moluku-colour-yellow }
  }, or play a Panku.
mo-trump-it = You cannot play { moluku-that-card }: without the suit led you must play a trump, { $trump ->
    [green] { moluku-colour-green }
    [red] { moluku-colour-red }
    [blue] { moluku-colour-blue }
   *[yellow] { moluku-colour-yellow }
  }, or a Panku.
mo-not-in-trick = You cannot take { moluku-that-card } from this trick.
mo-cancel-panku = { $card } has no colour: a Volcano cannot cancel it.
mo-cancel-absent = Your Island does not show { moluku-that-card } face up.
mo-cancel-colour = Your Volcano cancels another card of its own colour, { $colour ->
    [green] { moluku-colour-green }
    [red] { moluku-colour-red }
    [blue] { moluku-colour-blue }
   *[yellow] { moluku-colour-yellow }
  }, not { moluku-that-card }.
mo-chosen-already = You have already chosen { moluku-that-card }.
mo-unknown-verb = “{ $word }” is not a move: play, take, chill, no-chill, cancel, trump, discard or pass.
mo-unknown-card = “{ $word }” is not a card: a colour and a height as in “G7”, or chief, wedding, lizard, chill.
mo-unknown-colour = “{ $word }” is not a colour: G, R, B, Y or none.
mo-wants-one = “{ $word }” names one thing, as in “play G7” or “trump none”; a Wedding's pair is “take R3+B9”.
mo-wants-nothing = “{ $word }” stands alone.
mo-no-such-pair = “{ $word }” is not a pair that one player played in this trick.

mo-cards-colours = Card table { $version } must list four colours, each with a capital letter of its own; it lists { $count }.
mo-cards-kind = Card table { $version }: “{ $kind }” (height { $height }) is not a kind: hut, rice, pineapple, fish, palm, mask or volcano.
mo-cards-kind-missing = Card table { $version } has no height for the kind “{ $kind }”.
mo-cards-height-twice = Card table { $version } lists height { $height } twice.
mo-cards-height-missing = Card table { $version } has no line for height { $height }.
mo-cards-height-unknown = Card table { $version } lists height { $height }; heights go from 1 to { $most }.
mo-cards-volcanoes = Card table { $version } must have one Volcano in each colour, not { $count }.
mo-cards-panku = Card table { $version } must list the Panku { $wanted }; it lists { $found }.
mo-cards-value = Card table { $version } must list the values of { $wanted }; it lists { $found }.
mo-cards-food = Card table { $version } must list the foods { $wanted }; it lists { $found }.
mo-cards-group-food = Card table { $version }: “{ $food }” in a group is not a food.
mo-cards-groups = Card table { $version } must list each of the four groups of different foods once.
mo-cards-points = Card table { $version }: a value card cannot be worth { $points } points; { $most } are the most.
mo-cards-deals = Card table { $version } must list the deals for 2, 3 and 4 players, in this order.
mo-cards-deal-without = Card table { $version }: with { $players } players only Rice can leave the game.
mo-cards-deal-size = Card table { $version }: there are not enough cards for { $players } players, or they get none.
mo-cards-deal-balance = Card table { $version }: with { $players } players everybody must discard as many cards as they are dealt, or pass some.
mo-cards-deal-pass = Card table { $version }: { $players } players cannot pass so many cards; only 4 players pass.

mo-event-setup = { $starter } leads the first trick. From youngest to oldest: { $age }.
mo-event-deal = { $cards } cards are dealt to everybody; { $stock ->
    [0] none is left
   *[other] { $stock } are left in the stock
  }.
mo-event-deal-own = Your hand: { $hand }.
mo-event-stock = Everybody gets { $cards } cards from the stock; { $stock } are left.
mo-event-stock-own = You get { $fresh }.
mo-event-lead = { $seat } leads.
mo-event-lead-reversed = { $seat } leads, and the Lizard turns the harvest round: the weakest card picks first.
mo-event-played = { $seat } plays { $card }.
mo-event-wedding = Wedding: everybody plays a second card, { $seat } first.
mo-event-order = Harvest order: { $order }.
mo-event-chill-declined = { $seat } leaves Chill in the trick.
mo-event-taken = { $seat } takes { $cards }.
mo-event-taken-chill = { $seat } takes { $cards } at once, before anybody picks.
mo-event-taken-lizard = { $seat } takes { $cards } and will lead the next trick, reversed.
mo-event-idle-volcano-mask = The { $volcano } has no effect: { $seat } has the Mask of its colour.
mo-event-idle-volcano-alone = The { $volcano } has no effect: { $seat } has no other card of its colour.
mo-event-cancelled = The { $volcano } cancels { $card } in { $seat }'s Island.
mo-event-trump-palms = Two Palm Trees: { $seat } announces { $trump } as trump.
mo-event-trump-palms-none = Two Palm Trees: { $seat } announces no trump.
mo-event-trump-season = { $seat } has the lowest total, chooses { $trump } as trump and leads.
mo-event-trump-season-none = { $seat } has the lowest total, chooses no trump and leads.
mo-event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } in Season { $season }, { $total } in all.
mo-event-scored-hut = The { $hut } shelters { $foods }: { $points }.
mo-event-scored-hut-empty = The { $hut } stays empty.
mo-event-scored-foods = Food without a Hut: { $foods }.
mo-event-scored-values = Value cards: { $values }.
mo-event-scored-cancelled = Cancelled: { $cards }.
mo-event-taken-up = Everybody takes their Island into hand for Season { $season }.
mo-event-chosen-discard = You will discard { $card }.
mo-event-chosen-pass = You will pass { $card } on.
mo-event-adjusted-discard = Everybody discards { $cards } cards.
mo-event-adjusted-pass-left = Everybody passes { $cards } cards to the left.
mo-event-adjusted-pass-right = Everybody passes { $cards } cards to the right.
mo-event-adjusted-discarded = You discarded { $gave }.
mo-event-adjusted-gave = You gave away { $gave }.
mo-event-adjusted-got = You got { $got }.
mo-event-over = The game is over.
mo-event-over-team = { $team } have { $points } points together.

mo-title = Season { $season } of { $seasons }
mo-trump = { $colour } is trump
mo-no-trump = no trump
mo-stock = { $count } cards in the stock
mo-reversed = ⇅ REVERSED by the Lizard: the weakest card picks first ⇅
mo-player = Player
mo-total = Total
mo-cards = Hand
mo-island = Island
mo-trick = Trick
mo-led = { $colour } led
mo-first-cards = Wedding: only the second cards will rank
mo-second-cards = Wedding: second cards
mo-leads = leads
mo-has-picked = has picked
mo-picks-now = picks now
mo-hand = Your hand
mo-chosen = Chosen so far: { $cards }.
mo-waiting = Waiting for { $names }.
mo-do-play-lead = You lead: play any card, as in “play { $card }”.
mo-do-play-anything = You may play any card, as in “play { $card }”.
mo-do-play-follow = You must follow { $colour }, or play a Panku, as in “play { $card }”.
mo-do-play-trump = You have none of the suit led: you must play a trump ({ $colour }) or a Panku, as in “play { $card }”.
mo-do-take = Your pick: take a card of the trick for your Island, as in “take { $card }”.
mo-do-cancel = Your Volcano must cancel a card of its colour in your Island: { $cards }. As in “cancel { $card }”.
mo-do-palm = Two Palm Trees: announce a trump, as in “trump R” or “trump none”.
mo-or = {" or "}
mo-do-trump = You have the lowest total: choose the trump, as in “trump R” or “trump none”, and lead.
mo-do-discard = Discard { $count ->
    [one] one more card
   *[other] { $count } cards, one after the other
  }, as in “discard { $card }”.
mo-do-pass-left = Pass { $count ->
    [one] one more card
   *[other] { $count } cards, one after the other,
  } to { $seat } on your left, as in “pass { $card }”.
mo-do-pass-right = Pass { $count ->
    [one] one more card
   *[other] { $count } cards, one after the other,
  } to { $seat } on your right, as in “pass { $card }”.
mo-reconstructed = What some cards show and are worth is reconstructed: see “lanai cards moluku”.
mo-reconstructed-short = some cards are reconstructed: lanai cards moluku
mo-describe-seat = { $seat }: total { $total }, { $cards } cards in hand, Island now worth { $worth }. { $island }
mo-describe-trick = In the trick: { $cards } of { $seat }{ $place ->
    [0] {""}
   *[other] , number { $place } in the harvest order
  }.
mo-describe-choices = You may choose from: { $cards }.

moluku-held-hand = Cards of the first hand
moluku-held-island = Cards in the Island at the end of a Season
moluku-cards-colours = Colours
moluku-cards-suited = What each height shows, in every colour
moluku-cards-panku = Panku
moluku-cards-values = Value cards
moluku-cards-foods = Food without a Hut
moluku-cards-groups = Groups of food under a Hut
moluku-cards-deals = Cards for each number of players

## Why a move is good: hints

mo-reason-first = you pick first more often: { $percent } % (otherwise { $others } %)
mo-reason-first-worse = you pick first less often: { $percent } % (otherwise { $others } %)
mo-reason-first-sure = wins the trick: you pick first
mo-reason-first-never = you do not pick first
mo-reason-last = you pick last less often: { $percent } % (otherwise { $others } %)
mo-reason-last-worse = you pick last more often: { $percent } % (otherwise { $others } %)
mo-reason-last-sure = you pick last
mo-reason-last-never = you do not pick last
mo-reason-gain = your Island gains more: about { $amount-signed } (otherwise { $others-signed })
mo-reason-gain-worse = your Island gains less: about { $amount-signed } (otherwise { $others-signed })
mo-reason-hut = food under a Hut: your Island gains about { $amount-signed } (otherwise { $others-signed })
mo-reason-season = more points this Season: about { $amount-signed } (otherwise { $others-signed })
mo-reason-season-worse = fewer points this Season: about { $amount-signed } (otherwise { $others-signed })
mo-reason-rivals = leaves the others less: about { $amount-signed } (otherwise { $others-signed })
mo-reason-rivals-worse = leaves the others more: about { $amount-signed } (otherwise { $others-signed })
mo-reason-partner = your partner gains more: about { $amount-signed } (otherwise { $others-signed })
mo-reason-partner-worse = your partner gains less: about { $amount-signed } (otherwise { $others-signed })
mo-reason-kept = keeps the { $card } for later
mo-reason-kept-not = gives up the { $card }
mo-reason-next = a stronger hand in the next Season
mo-reason-next-worse = a weaker hand in the next Season
mo-reason-lizard = you get the Lizard more often: { $percent } % (otherwise { $others } %)
mo-reason-lizard-worse = you get the Lizard less often: { $percent } % (otherwise { $others } %)
mo-reason-lizard-sure = takes the Lizard: you lead the next trick, reversed
mo-reason-lizard-never = you do not get the Lizard
mo-reason-palms = you announce a trump more often: { $percent } % (otherwise { $others } %)
mo-reason-palms-worse = you announce a trump less often: { $percent } % (otherwise { $others } %)
mo-reason-palms-sure = two Palm Trees: you announce the trump
mo-reason-palms-never = you do not announce a trump
mo-reason-firsts = you pick first in more tricks: about { $amount } (otherwise { $others })
mo-reason-firsts-worse = you pick first in fewer tricks: about { $amount } (otherwise { $others })
mo-reason-trumps = you hold more of this colour: { $amount } (of others { $others })
mo-reason-trumps-worse = you hold less of this colour: { $amount } (of others { $others })
mo-reason-void = leaves you without { $colour }
mo-reason-void-not = leaves you some { $colour }

## The guided first game: what each step asks for, and why
moluku-lesson-1 = The goal: most Paradise points (PP) after three Seasons, from the cards on your Island. In a trick everybody plays one card, then everybody takes one. Blue is led, so you must follow: play the blue 7.
moluku-lesson-2 = The strongest card picks first: the blue 8, then your 7. Take the blue 8, a Palm Tree: 2 PP, and two of them let you announce a trump. Whoever picks last leads next.
moluku-lesson-3 = Yellow is led and you could follow. But Panku, the dark cards, have no colour and may always be played. Play Chill.
moluku-lesson-4 = A Panku is the weakest card: you would pick last. But whoever plays Chill may take it back before everybody. It is worth 3 PP: take it.
moluku-lesson-5 = Somebody played the Wedding, a Panku: in this trick everybody plays two cards. Blue is led: follow with the blue 9.
moluku-lesson-6 = Now the second card. Only second cards rank, and green is led. Play the green 11, the highest: you will pick first.
moluku-lesson-7 = In a Wedding you take both cards that one player laid. Take Hut and Fish: foods under a Hut score most. Two different ones bring 6, 8 or 10 PP, all three 15.
moluku-lesson-8 = The Lizard lies there: whoever takes it leads the next trick. Yellow is led: follow with the yellow 8, so that you pick first.
moluku-lesson-9 = Take the Lizard: 2 PP, you lead next, and the harvest of that trick is reversed: the weakest card picks first.
moluku-lesson-10 = The mat is green: this trick is reversed. Lead high and you pick last. The others are after food, so a Palm Tree may be left for you: lead the green 8.
moluku-lesson-11 = Why did the yellow 9 pick before the green 2? It is off suit, and that is weaker than any card of the suit led, whatever its number. Your Palm Tree is left: take it.
moluku-lesson-12 = Two Palm Trees: you announce the trump. Cards of its colour beat all others from now on. Choose yellow, then announce it.
moluku-lesson-13 = You picked last, so you lead. Lead the green 5.
moluku-lesson-14 = The yellow 6 is a trump: whoever cannot follow must play one, and it picks first. The green 9 is left, Rice: with the Fish it makes your Hut worth 8 PP. Take it.
moluku-lesson-end = When all cards are played, the Islands are counted and become your next hands; the lowest total chooses the trump. A Volcano cancels a card of its colour, unless its Mask is there. Now play a real game!
