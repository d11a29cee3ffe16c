# Moonshine : les mots dont seul le plateau du navigateur a besoin.

moonshine-ui-spot = { $moons ->
    [one] une lune donne { $bonus }
   *[other] { $moons } lunes donnent { $bonus }
  }
moonshine-ui-bar-name = Bar, décor : { $scene }
moonshine-ui-active-spot = actif
moonshine-ui-moons-short = manque { $moons }
moonshine-ui-together = Ce que vous avez
moonshine-ui-each-round = Par manche
moonshine-ui-on-clients = sur clients
moonshine-ui-sum = { $points } sur { $target }
moonshine-ui-you = Vous

moonshine-ui-name-points = { $name } { $points }
moonshine-ui-first-to = Premier à { $target } points
moonshine-ui-steps = Étapes de la manche
moonshine-ui-active = actif
moonshine-ui-bot = robot
moonshine-ui-choosing = réfléchit
moonshine-ui-look-at = Voir le bar de { $name }
moonshine-ui-sit-with = Regarder du côté de { $name }
moonshine-ui-none-yet = Encore aucun client validé
moonshine-ui-close = Fermer

moonshine-ui-deck = Pioche
moonshine-ui-pile = Défausse
moonshine-ui-pile-empty = Rien n’a encore été défaussé.
moonshine-ui-stock = Lunes
moonshine-ui-rolled = Dés de { $name }
moonshine-ui-you-rolled = Vos dés
moonshine-ui-rerolls-left = { $left ->
    [0] plus de relance
    [one] { $left } relance
   *[other] { $left } relances
  }
moonshine-ui-no-dice = Les dés n’ont pas encore été lancés.
moonshine-ui-not-yours = pas à vous
moonshine-ui-again = à relancer

moonshine-ui-available = À votre disposition
moonshine-ui-available-to = À disposition de { $name }
moonshine-ui-to-pay = à payer
moonshine-ui-from-dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
  }
moonshine-ui-from-bar = bar

# Les clients par leur seul animal, là où il y a peu de place.
moonshine-ui-animal-fox = renard
moonshine-ui-animal-owl = hibou
moonshine-ui-animal-badger = blaireau
moonshine-ui-animal-hare = lièvre
moonshine-ui-animal-heron = héron
moonshine-ui-animal-raccoon = raton
moonshine-ui-animal-otter = loutre
moonshine-ui-animal-stag = cerf
moonshine-ui-animal-mole = taupe
moonshine-ui-animal-magpie = pie
moonshine-ui-animal-hedgehog = hérisson
moonshine-ui-animal-toad = crapaud
moonshine-ui-animal-squirrel = écureuil
moonshine-ui-animal-cat = chat

# Ce que quelqu’un vient de faire.
moonshine-ui-did-validate = a validé { $client }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } de plus
moonshine-ui-did-take-moon = a pris une lune
moonshine-ui-did-draw = a pioché { $cards }
moonshine-ui-did-strike = dont l’éclair frappe les autres

moonshine-ui-counting = On compte les points
moonshine-ui-your-clients = Vos clients
moonshine-ui-in-slots = { $clients } sur { $slots ->
    [one] 1 place
   *[other] { $slots } places
  }
moonshine-ui-free-slot = Une place libre

moonshine-ui-missing = Manque
moonshine-ui-missing-resources = { $count ->
    [one] manque 1 ressource
   *[other] manque { $count } ressources
  }
moonshine-ui-or = ou
moonshine-ui-among = parmi
moonshine-ui-as = comme
moonshine-ui-validate = Valider
moonshine-ui-validate-client = Valider { $client }
moonshine-ui-validating = En validation
moonshine-ui-chosen = Choisi
moonshine-ui-can-validate = À portée
moonshine-ui-moon-word = Lune ici
moonshine-ui-pay-word = Payer ici
moonshine-ui-lose-word = Perdre ici
moonshine-ui-replace-word = Remplacer
moonshine-ui-moon-here = Placer une lune ici :
moonshine-ui-pay-here = Payer d’ici :
moonshine-ui-lose-here = Perdre d’ici :
moonshine-ui-validate-here = Valider :
moonshine-ui-replace-here = Remplacer :
moonshine-ui-take-keep = Garder :
moonshine-ui-take-pick = Choisir :
moonshine-ui-take-replace = Prendre à la place :
moonshine-ui-show-offer = Montrer les cartes
moonshine-ui-peek = Voir la table

moonshine-ui-then = Vous auriez { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et { $moons ->
    [0] aucune lune
    [one] { $moons } lune
   *[other] { $moons } lunes
  }
moonshine-ui-struck = { $name } a pris { $client } : son éclair vous frappe.
moonshine-ui-wasted = { $moons ->
    [one] La lune sur { $client } est perdue avec lui.
   *[other] Les { $moons } lunes sur { $client } sont perdues avec lui.
  }
moonshine-ui-confirm-moon = La poser là
moonshine-ui-confirm-pay = Payer avec elle
moonshine-ui-confirm-lose = La céder

moonshine-ui-reroll = Relancer { $dice ->
    [0] les dés
    [one] 1 dé
   *[other] { $dice } dés
  }
moonshine-ui-keep-dice = Garder les dés
moonshine-ui-take-moon = Prendre une lune
moonshine-ui-draw = Piocher { $cards }
moonshine-ui-keep-two = Garder ces deux
moonshine-ui-take = Prendre { $client }
moonshine-ui-replace-none = Garder les miens
moonshine-ui-swap = { $one } → { $two }

moonshine-ui-say-reroll = Relancer : { $dice }
moonshine-ui-say-moon = Une lune sur { $one }
moonshine-ui-say-validate = Valider { $one }
moonshine-ui-say-take-moon = { moonshine-ui-take-moon }
moonshine-ui-say-draw = Piocher de nouveaux clients
moonshine-ui-say-pay = Payer avec une lune prise sur { $one }
moonshine-ui-say-pick = Choisir { $one }
moonshine-ui-say-replace = Remplacer { $one } par { $two }
moonshine-ui-say-lose = Céder une lune prise sur { $one }
moonshine-ui-say-keep = Garder { $one } et { $two }

moonshine-ui-does-keep = garde des clients
moonshine-ui-does-moon = place une lune
moonshine-ui-does-reroll = lance
moonshine-ui-does-action = choisit
moonshine-ui-does-pay = paie
moonshine-ui-does-pick = choisit un client
moonshine-ui-does-replace = remplace
moonshine-ui-does-lose = perd une lune

moonshine-ui-round = Manche { $round }
moonshine-ui-setup = Mise en place
moonshine-ui-prompt-wait = Vous êtes prêt ; on montre tout quand chacun l’est.
moonshine-ui-prompt-others = { $step ->
    [keep] On choisit les clients de départ.
    [first-moons] On place la lune de départ.
    [instants] Les éclairs des premiers clients frappent.
    [losses] Un éclair a frappé : il coûte une lune.
    [dice] Les dés peuvent être relancés avant que tous s’en servent.
    [dice-moons] Des dés montrent une lune : qui y a accès en place une.
   *[action] On montre ce que chacun fait quand tous sont prêts.
  }
moonshine-ui-prompt-over = La partie est finie
moonshine-ui-prompt-reroll = Relancez des dés, ou gardez-les
moonshine-ui-prompt-reroll-detail = Touchez les dés à relancer : tout le monde s’en servira. { $left ->
    [one] Il reste une relance.
   *[other] Il reste { $left } relances.
  }
moonshine-ui-prompt-moon = { $moons ->
    [one] Placez une lune
   *[other] Placez { $moons } lunes
  }
moonshine-ui-prompt-moon-detail = Touchez un emplacement libre de votre bar ou d’un client. Elle ne bougera plus.
moonshine-ui-why-first = Chacun commence avec une lune.
moonshine-ui-why-bolt = L’éclair d’un client gardé vous l’apporte.
moonshine-ui-why-dice = { $dice ->
    [both] Le dé bleu et le dé orange montrent chacun une lune, et tous deux vous servent.
    [o] Le dé orange montre une lune, et il vous sert.
   *[other] Le dé bleu montre une lune, et il vous sert.
  }
moonshine-ui-prompt-action = Choisissez : valider un client, prendre une lune ou piocher
moonshine-ui-prompt-action-none = Choisissez : prendre une lune ou piocher
moonshine-ui-prompt-action-detail = Tout le monde agit en même temps ; on montre tout quand chacun est prêt.
moonshine-ui-prompt-action-none-detail = Aucun de vos clients ne peut être validé avec ce qui est disponible.
moonshine-ui-prompt-sure = Appuyez sur le bouton, ou touchez encore une fois la même chose.
moonshine-ui-prompt-pay = { $moons ->
    [one] Payez une lune pour le client
   *[other] Payez { $moons } lunes pour le client
  }
moonshine-ui-prompt-pay-detail = Touchez une lune, où qu’elle soit. Les lunes qui restent sur le client sont perdues.
moonshine-ui-prompt-pick = Choisissez un nouveau client
moonshine-ui-prompt-pick-detail = Touchez celui que vous prenez. Les autres sont défaussés.
moonshine-ui-prompt-replace = Remplacez un client, ou gardez les vôtres
moonshine-ui-prompt-replace-detail = Touchez un des vôtres et un de ceux-ci. L’ancien client et ses lunes sont défaussés.
moonshine-ui-prompt-lose = { $moons ->
    [one] Vous perdez une lune : choisissez laquelle
   *[other] Vous perdez { $moons } lunes : choisissez lesquelles
  }
moonshine-ui-prompt-lose-detail = Quelqu’un a pris un client dont l’éclair frappe tous les autres : touchez ce que vous cédez.
moonshine-ui-prompt-keep = Gardez deux de ces clients
moonshine-ui-prompt-keep-detail = Touchez les deux que vous gardez. Les autres retournent dans la pioche.

moonshine-ui-end-printed = Points sur les clients
moonshine-ui-end-majority = Majorité
moonshine-ui-end-bar = Bar
moonshine-ui-end-times = { $count } × { $scene }
moonshine-ui-end-none = Aucun client n’a été validé.
moonshine-ui-end-moons = Lunes
moonshine-ui-end-validated = Validés
moonshine-ui-end-tie-moons = Égalité de points : le plus de lunes sur ses cartes a départagé.
moonshine-ui-end-tie-clients = Égalité de points et de lunes : le plus de clients validés a départagé.
moonshine-ui-end-tie-shared = Égalité en tout : la victoire est partagée.
moonshine-ui-end-winner = Gagnant

moonshine-ui-spec-card = Un client, partie par partie
moonshine-ui-part-top = Ce qu’il donne en attendant.
moonshine-ui-part-top-text = Quand des lunes couvrent tous ces emplacements, le bonus à côté est à vous à chaque manche. Certains clients portent ici un éclair : il frappe une fois, quand vous prenez le client.
moonshine-ui-part-cost = Ce qu’il coûte.
moonshine-ui-part-cost-text = Nourriture, musique et boisson doivent être là cette manche ; elles servent sans se dépenser. Les lunes se paient.
moonshine-ui-part-points = Des points
moonshine-ui-part-points-text = qui comptent une fois le client validé, sous votre bar.
moonshine-ui-part-colour = Sa scène,
moonshine-ui-part-colour-text = qui est sa couleur : elle compte pour les majorités et pour les bars des Habitués.
moonshine-ui-part-bonus = Un bonus
moonshine-ui-part-bonus-text = qui reste à vous jusqu’à la fin, une fois le client validé.
moonshine-ui-spec-icons = Icônes
moonshine-ui-spec-standard = Face standard
moonshine-ui-spec-regulars = Face des habitués
moonshine-ui-spec-starter = de départ
moonshine-ui-spec-book = du livret de règles
moonshine-ui-spec-public = de descriptions publiées
moonshine-ui-spec-ruling = notre décision
moonshine-ui-spec-reconstructed = reconstruit
moonshine-ui-spec-note = Les valeurs marquées « reconstruit » ont été restaurées par nous, car elles ne se lisent pas dans le livret.

# Ce que veut dire chaque symbole.
moonshine-ui-mean-food = Une nourriture, disponible à chaque manche où vous l’avez. On s’en sert, on ne la garde pas.
moonshine-ui-mean-music = Une musique, disponible à chaque manche où vous l’avez. On s’en sert, on ne la garde pas.
moonshine-ui-mean-drink = Une boisson, disponible à chaque manche où vous l’avez. On s’en sert, on ne la garde pas.
moonshine-ui-mean-joker = Vaut une nourriture, une musique ou une boisson, au choix.
moonshine-ui-mean-moon = Posée sur un emplacement, elle allume son bonus ; elle paie aussi les clients. Posée, elle ne bouge plus ; payée, elle s’en va.
moonshine-ui-mean-reroll = Quand vous êtes actif, vous pouvez relancer des dés une fois pour chacune.
moonshine-ui-mean-eye = Quand vous piochez, vous voyez autant de cartes que vous avez d’yeux.
moonshine-ui-mean-slot = Vous avez devant vous autant de clients que de places.
moonshine-ui-mean-blue = Le dé bleu vous sert : actif, vous le lancez, et ce qu’il montre est aussi à vous.
moonshine-ui-mean-orange = Le dé orange vous sert : actif, vous le lancez, et ce qu’il montre est aussi à vous.
moonshine-ui-mean-white = Les dés blancs servent à tout le monde, qui que ce soit qui lance.
moonshine-ui-mean-discount = Chaque client vous coûte une lune de moins.
moonshine-ui-mean-majority = Un point par client validé de votre couleur la plus fréquente ; une deuxième compte la couleur suivante, et ainsi de suite.
moonshine-ui-mean-bolt = L’éclair frappe tout de suite, quand vous prenez le client ; ensuite il ne fait plus rien.
moonshine-ui-mean-spot = Marche tant que chacun de ses emplacements porte une lune.
moonshine-ui-mean-colour = Le décor est la couleur du client. Les clients d’une couleur comptent ensemble pour une majorité.
moonshine-ui-mean-points = Imprimés sur les clients ; ils comptent quand le client est validé, sous votre bar.
moonshine-ui-mean-bar = Votre bar marque un point par client validé de cette couleur ; elle ne compte pas pour la majorité.

moonshine-ui-curtain-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
moonshine-ui-curtain-moons = { $moons ->
    [one] et 1 lune
   *[other] et { $moons } lunes
  }
