# Moonshine : noms, refus et événements.

moonshine-name = Moonshine
moonshine-line = Des bars clandestins qui partagent leurs dés et attirent des clients avec des lunes.

moonshine-option-regulars = La variante Habitué
moonshine-option-regulars-false = Deux clients de départ chacun ; 12 points mettent fin à la partie.
moonshine-option-regulars-true = D’autres bars qui comptent une couleur, premiers clients au choix ; 15 points mettent fin à la partie.

moonshine-tally-rounds = Manches jouées
moonshine-eager = en validant dès que c’est permis

moonshine-held-bar = Bars
moonshine-held-starters = Clients reçus ou proposés au début
moonshine-held-clients = Clients gagnés
moonshine-cards-colours = Couleurs et leurs saynètes
moonshine-cards-dice = Dés
moonshine-cards-bars = Bars
moonshine-cards-clients = Clients

moonshine-bonus-food = nourriture
moonshine-bonus-music = musique
moonshine-bonus-drink = boisson
moonshine-bonus-joker = joker
moonshine-bonus-reroll = relance
moonshine-bonus-eye = œil
moonshine-bonus-slot = emplacement
moonshine-bonus-blue = dé bleu
moonshine-bonus-orange = dé orange
moonshine-bonus-discount = réduction
moonshine-bonus-majority = majorité
moonshine-face-moon = lune
moonshine-bolt-gain = ↯ 2 lunes
moonshine-bolt-strike = ↯ 1 lune, les autres en perdent 1

moonshine-colour-green = vert
moonshine-colour-pink = rose
moonshine-colour-violet = violet
moonshine-colour-amber = ambre
moonshine-colour-teal = sarcelle
moonshine-scene-kitchen = cuisine
moonshine-scene-dance-floor = piste de danse
moonshine-scene-jazz-band = orchestre de jazz
moonshine-scene-bar-counter = comptoir
moonshine-scene-card-table = table de jeu

# Comment on appelle clients et emplacements : par ce que l’on voit, et par leur code là où l’on tape les coups.
moonshine-at-kitchen = de la cuisine
moonshine-at-dance-floor = de la piste de danse
moonshine-at-jazz-band = de l’orchestre de jazz
moonshine-at-bar-counter = du comptoir
moonshine-at-card-table = de la table de jeu
moonshine-animal-fox = le renard { $scene }
moonshine-animal-owl = le hibou { $scene }
moonshine-animal-badger = le blaireau { $scene }
moonshine-animal-hare = le lièvre { $scene }
moonshine-animal-heron = le héron { $scene }
moonshine-animal-raccoon = le raton laveur { $scene }
moonshine-animal-otter = la loutre { $scene }
moonshine-animal-stag = le cerf { $scene }
moonshine-animal-mole = la taupe { $scene }
moonshine-animal-magpie = la pie { $scene }
moonshine-animal-hedgehog = le hérisson { $scene }
moonshine-animal-toad = le crapaud { $scene }
moonshine-animal-squirrel = l’écureuil { $scene }
moonshine-animal-cat = le chat { $scene }
moonshine-place-bar-1 = le premier bonus du bar
moonshine-place-bar-2 = le deuxième bonus du bar
moonshine-piece = { $name } ({ $code })

moonshine-die-w1 = premier dé blanc
moonshine-die-w2 = deuxième dé blanc
moonshine-die-w3 = troisième dé blanc
moonshine-die-b = dé bleu
moonshine-die-o = dé orange

moonshine-step-setup = Mise en place
moonshine-step-keep = Premiers clients
moonshine-step-first-moons = Premières lunes
moonshine-step-instants = Effets immédiats des premiers clients
moonshine-step-losses = Pertes
moonshine-step-dice = Dés
moonshine-step-dice-moons = Lunes des dés
moonshine-step-action = Action
moonshine-step-over = Fin

ms-game-over = La partie est terminée.
ms-no-such-move = Moonshine n’a pas de coup numéro { $number }.
ms-wait = Des cartes ou des dés sont encore attendus : un instant.
ms-not-active = Seul le joueur actif touche aux dés.
ms-already-done = Vous avez fini cette étape, les autres non.
ms-nothing-owed = Vous n’avez rien à faire dans cette étape.
ms-owes-reroll = Vous lancez les dés : relancez-en, ou gardez-les.
ms-owes-moon = Vous avez d’abord une lune à placer.
ms-owes-action = Choisissez votre action : valider un client, prendre une lune ou piocher.
ms-owes-pay = Vous validez un client : payez d’abord ses lunes.
ms-owes-pick = Choisissez d’abord un des clients piochés.
ms-owes-replace = Remplacez un client par un client pioché, ou aucun.
ms-owes-lose = Vous perdez une lune : choisissez laquelle.
ms-owes-keep = Choisissez d’abord les deux clients que vous gardez.
ms-die-not-rolled = Ce dé n’est pas sur la table : il ne peut pas être relancé.
ms-no-free-place = Votre bar et vos clients n’ont plus de place libre pour une lune.
ms-place-full = Cet emplacement est déjà plein de lunes.
ms-no-spot = Ce client porte un éclair et n’a pas de place pour des lunes.
ms-no-moon-there = Il n’y a pas de lune à cet endroit.
ms-not-before-you = Ce n’est pas un des clients devant vous.
ms-missing-resources = Il manque encore à ce client :{ $food ->
    [0] {""}
   *[other] {" "}{ $food } nourriture
  }{ $music ->
    [0] {""}
   *[other] {" "}{ $music } musique
  }{ $drink ->
    [0] {""}
    [one] {" "}1 boisson
   *[other] {" "}{ $drink } boissons
  } ; vous { $jokers ->
    [0] n’avez aucun joker
    [one] avez un joker
   *[other] avez { $jokers } jokers
  } pour combler les manques.
ms-missing-moons = Ce client vous coûte { $cost ->
    [one] une lune
   *[other] { $cost } lunes
  } ; vous en avez { $moons }.
ms-not-drawn = Ce client n’est pas parmi ceux que vous avez piochés.
ms-no-such-rank = Vous avez moins de { $rank } clients devant vous.
ms-no-such-pair = On vous a proposé moins de clients que cela.
ms-unknown-move = « { $word } » n’est pas un coup : reroll, keep, moon, validate, pay, take-moon, draw, replace, pick ou lose.
ms-which-dice = « { $word } » demande au moins un dé, comme « reroll w1 b ».
ms-unknown-die = « { $word } » n’est pas un dé : w1, w2, w3, b ou o.
ms-unknown-place = « { $word } » n’est pas une place : bar.1, bar.2 ou un client.
ms-unknown-client = « { $word } » n’est pas un client : c01 à c70.
ms-named-twice = « { $word } » est nommé deux fois.
ms-not-offered = { $word } ne vous a pas été proposé.
ms-wants-0 = « { $word } » s’écrit seul.
ms-wants-1 = « { $word } » demande exactement une place ou un client, comme « moon bar.1 » ou « pick c31 ».
ms-wants-2 = « { $word } » demande deux clients, comme « replace c17 c31 » ou « keep c03 c41 ».

ms-cards-face = Table de cartes { $version } : un dé ne peut pas montrer « { $face } ».
ms-cards-top = Table de cartes { $version } : { $client } doit avoir soit un emplacement, soit un éclair.
ms-cards-colours = La table de cartes { $version } doit nommer cinq couleurs et cinq saynètes différentes.
ms-cards-dice = La table de cartes { $version } doit énumérer les dés { $dice }.
ms-cards-bars = La table de cartes { $version } doit énumérer la face standard puis la face habitué d’un bar de chaque couleur.
ms-cards-standard = Table de cartes { $version } : les cinq bars standard doivent être égaux.
ms-cards-count = La table de cartes { $version } doit énumérer 70 clients, pas { $count }.
ms-cards-colour = Table de cartes { $version } : { $colour } doit avoir 14 clients, dont deux de départ.
ms-cards-starter = Table de cartes { $version } : le client de départ { $client } ne peut pas avoir d’éclair.
ms-cards-cost = Table de cartes { $version } : { $client } doit coûter une à six ressources et trois lunes au plus.
ms-cards-worth = Table de cartes { $version } : { $client } doit donner des points ou un bonus.
ms-cards-room = La table de cartes { $version } a { $count } icônes « { $bonus } » ; le moteur a de la place pour { $most }.

ms-event-setup = { $first } est le premier joueur actif.
ms-event-setup-seat = { $seat } tient le bar { $bar } avec { $clients }.
ms-event-setup-offered = { $seat } tient le bar { $bar } et choisit parmi { $count } clients.
ms-event-offer = Vous pouvez garder deux clients parmi { $clients }.
ms-event-kept = { $seat } garde { $clients }.
ms-event-moon = { $seat } place une lune sur { $place }.
ms-event-paid = { $seat } paie avec la lune posée sur { $place }.
ms-event-lost = { $seat } perd la lune posée sur { $place }.
ms-event-no-room = { $seat } n’a pas de place libre pour { $moons ->
    [one] une lune
   *[other] { $moons } lunes
  }.
ms-event-ready = { $seat } a fini.
ms-event-rolled = Manche { $round } : { $seat } lance { $dice }.
ms-event-rerolled = { $seat } relance : { $dice }.
ms-event-stopped = { $seat } garde les dés.
ms-event-dice-moons = Les dés donnent à { $seat } { $moons ->
    [one] une lune
   *[other] { $moons } lunes
  }.
ms-event-validating = { $seat } valide { $client } { $moons ->
    [0] sans lune
    [one] pour une lune
   *[other] pour { $moons } lunes
  }.
ms-event-validated = { $seat } a fini de valider { $client } et a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ms-event-took-moon = { $seat } prend une lune.
ms-event-drew = { $seat } pioche { $clients }.
ms-event-drew-nothing = { $seat } ne trouve aucune carte à piocher.
ms-event-picked = { $seat } choisit { $client }.
ms-event-replaced = { $seat } remplace { $old } par { $new }.
ms-event-replaced-none = { $seat } garde tous ses clients.
ms-event-instant-plus = Un éclair frappe, { $client } : { $seat } gagne deux lunes.
ms-event-instant-minus = Un éclair frappe, { $client } : { $seat } gagne une lune, tous les autres en perdront une.
ms-event-acted-validate = { $seat } a validé { $client } et a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ms-event-acted-take-moon = { $seat } a pris une lune.
ms-event-acted-draw = { $seat } a pioché { $drew }.
ms-event-acted-took = Nouveau client : { $took }.
ms-event-acted-replaced = Échange : { $new } contre { $old }.
ms-event-acted-strike = Son éclair coûte une lune à tous les autres.
ms-event-acted-moons = Lunes : { $moons }.
ms-event-moons-on = { $moons } sur { $place }
ms-event-over = La partie est terminée.

ms-title = Manche { $round } · { $step } · fin à { $target } points · pioche { $deck }, défausse { $pile }
ms-title-setup = { $step } · fin à { $target } points · pioche { $deck }, défausse { $pile }
ms-standing = { $round ->
    [0] La partie commence
   *[other] Manche { $round } · { standing-points }
  }
ms-dice-of = Dés de { $seat }
ms-rerolls-left = relances restantes : { $rerolls }
ms-your-bar = Votre bar
ms-available = Disponible pour vous
ms-from = de { $sources }
ms-in-front = Devant soi
ms-offered = Proposés
ms-drawn = Piochés
ms-cost = Coût
ms-top = En haut
ms-validated-worth = Une fois validé
ms-now = Maintenant
ms-can-validate = ✓ { $moons ->
    [0] sans lune
    [one] pour { $moons } lune
   *[other] pour { $moons } lunes
  }, puis { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ms-lacks = manque { $lacks }
ms-less-jokers = { $jokers ->
    [one] { $jokers } joker aide
   *[other] { $jokers } jokers aident
  }
ms-lacks-moons = { $moons ->
    [one] { $moons } lune manque
   *[other] { $moons } lunes manquent
  }
ms-player = Joueur
ms-points = Points
ms-parts = Détail
ms-bar-and-clients = Bar et clients
ms-validated = Validés
ms-scores-colour = ★1 par client { $colour }
ms-engine = Bonus
ms-printed = imprimés { $points }
ms-majority = majorité { $colour } { $points }
ms-bar-points = bar { $colour } { $points }
ms-point-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ms-moon-count = { $moons ->
    [one] { $moons } lune
   *[other] { $moons } lunes
  }
ms-is-ready = prêt
ms-is-busy = doit encore agir
ms-waiting = On attend { $names }.
ms-reconstructed = Les clients sont reconstitués : la règle n’imprime pas leurs valeurs (lanai cards moonshine).
ms-have = Vous avez
ms-look = look : tout en toutes lettres
ms-look-made = clients reconstitués · look : tout en toutes lettres

ms-do-reroll = Relancez des dés, comme « reroll w1 w3 », ou gardez-les : « keep ».{ $rerolls ->
    [one] {" "}Il reste une relance.
   *[other] {" "}Il reste { $rerolls } relances.
  }
ms-do-moon = Placez { $moons ->
    [one] une lune
   *[other] { $moons } lunes, une à une
  }, comme « moon { $place } » : sur votre bar ou sur un client qui a une place libre.
ms-do-action = Aucun client ne peut être validé : « take-moon », ou « draw » pour chercher un meilleur client.
ms-do-action-validate = Une action : { $moves }, take-moon ou draw.
ms-do-pay = Payez { $moons ->
    [one] une lune
   *[other] { $moons } lunes, une à une,
  } pour { $client }, comme « pay { $place } ». Les lunes restées sur { $client } sont perdues.
ms-do-pick = Choisissez un client parmi { $clients }, comme « pick { $new } ».
ms-do-replace = Remplacez un client par un de { $clients }, comme « replace { $old } { $new } » (ancien, nouveau), ou « replace none ».
ms-do-lose = Vous perdez { $moons ->
    [one] une lune
   *[other] { $moons } lunes, une à une
  } : choisissez, comme « lose { $place } ».
ms-do-keep = Gardez deux clients parmi { $clients }, comme « keep { $old } { $new } ».

## Pourquoi un coup est bon : conseils

ms-reason-when = { $when ->
    [this] cette manche
   *[next] d’ici la fin de la manche suivante
  }
ms-reason-points = plus de points { ms-reason-when } : environ { $amount-signed } (sinon { $others-signed })
ms-reason-points-worse = moins de points { ms-reason-when } : environ { $amount-signed } (sinon { $others-signed })
ms-reason-moons = plus de lunes { ms-reason-when } : environ { $amount } (sinon { $others })
ms-reason-moons-worse = moins de lunes { ms-reason-when } : environ { $amount } (sinon { $others })
ms-reason-rivals = moins de lunes pour les autres : environ { $amount } (sinon { $others })
ms-reason-rivals-worse = plus de lunes pour les autres : environ { $amount } (sinon { $others })
ms-reason-promise = de meilleurs clients devant vous
ms-reason-promise-worse = de moins bons clients devant vous
ms-reason-win = gagne plus souvent la partie { ms-reason-when } : { $percent } % (sinon { $others } %)
ms-reason-win-worse = gagne moins souvent la partie { ms-reason-when } : { $percent } % (sinon { $others } %)
ms-reason-win-sure = gagne la partie
ms-reason-win-never = ne gagne pas encore la partie
ms-reason-bonus = plus tôt un bonus durable : { $bonus }
ms-reason-bonus-worse = plus tard un bonus durable : { $bonus }
ms-reason-lit = allume un bonus : { $bonus }
ms-reason-lit-still = laisse un bonus allumé : { $bonus }
ms-reason-lit-worse = laisse un bonus éteint : { $bonus }
ms-reason-client = valide { $client } { ms-reason-when } dans { $percent } % des cas (sinon { $others } %) : { $gain }
ms-reason-client-worse = ne valide { $client } { ms-reason-when } que dans { $percent } % des cas (sinon { $others } %)
ms-reason-client-sure = valide { $client } { ms-reason-when } : { $gain }
ms-reason-client-never = ne valide pas { $client } { ms-reason-when }

## La première partie guidée : ce que demande chaque étape, et pourquoi

moonshine-lesson-1 = Le but : avoir 12 points le premier. Les clients les apportent quand vous leur servez ce qu’ils veulent (les « valider »). Les lunes allument des bonus. Posez la vôtre sur le hibou de la piste de danse : une musique par manche.
moonshine-lesson-2 = Vous êtes actif : vos dés servent à tout le monde. Le hibou de la piste de danse veut nourriture, musique et une lune, et la nourriture manque. Votre bar permet une relance : relancez le troisième dé blanc.
moonshine-lesson-3 = Maintenant tout le monde agit en même temps, en secret. La bande montre ce dont vous disposez : les dés et vos bonus allumés. Nourriture et musique y sont : validez le hibou de la piste de danse.
moonshine-lesson-4 = Les ressources s’utilisent seulement, mais les lunes se dépensent. Payez avec la lune posée sur le hibou : elle serait perdue avec lui.
moonshine-lesson-5 = Le hibou passe sous votre bar avec son point. On complète toujours : vos trois yeux montrent trois cartes, gardez-en une. Le chat de l’orchestre de jazz porte un éclair, qui frappe tout de suite : deux lunes. Choisissez-le.
moonshine-lesson-6 = Posez les deux lunes. Deux lunes sur le deuxième bonus de votre bar allument un joker : la ressource de votre choix. Voici la première.
moonshine-lesson-7 = Et la seconde : un bonus marche quand tous ses emplacements sont couverts, et l’utiliser ne dépense pas les lunes.
moonshine-lesson-8 = L’autre bar lance, et ses dés vous servent aussi. Le hibou de la table de jeu veut musique et boisson : le dé donne la musique, votre joker la boisson. Il ne coûte pas de lune. Validez-le !
moonshine-lesson-9 = Deux points. Le bonus en bas d’une carte vous reste après validation : le blaireau de l’orchestre apporte une boisson par manche, le raton une réduction (chaque client coûte une lune de moins). Prenez le blaireau, moins cher.
moonshine-lesson-10 = À vous de lancer : musique, boisson et nourriture, plus le joker. Inutile de relancer. Gardez les dés.
moonshine-lesson-11 = Musique, boisson, nourriture et un joker pour la seconde musique : le chat de l’orchestre de jazz est prêt et ne coûte pas de lune. Validez-le.
moonshine-lesson-12 = Le chat apporte un point et un œil : vous verrez désormais quatre cartes. La pie du comptoir vaut 2 points et son éclair frappe : vous gagnez une lune, tous les autres en perdent une. Choisissez-la.
moonshine-lesson-13 = Posez la lune sur le premier bonus de votre bar. Deux lunes y apportent le dé bleu : vous le lancez aussi, et ses lunes et son joker sont à vous, qui que ce soit qui le lance. Le dé orange a plus de jokers et de boissons.
moonshine-lesson-14 = L’autre bar a perdu une lune à cause de votre éclair. Rien ne va avec ces dés. On peut alors prendre une lune, ou piocher en espérant mieux. Piochez.
moonshine-lesson-15 = Vous pouvez échanger un client contre une carte piochée. Le hibou de l’orchestre de jazz ne veut que musique et boisson, sans lune, pour un point : remplacez par lui le blaireau.
moonshine-lesson-end = Vous en savez assez ! 12 points finissent la partie. Encore deux signes : un emplacement permet un client de plus devant vous ; une majorité (« ? ») vaut un point par client de votre couleur la plus fréquente.
