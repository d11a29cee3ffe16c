# Moonshine : les mots dont seul le plateau du navigateur a besoin.

moonshine-ui-animal-fox = renard
moonshine-ui-animal-owl = hibou
moonshine-ui-animal-badger = blaireau
moonshine-ui-animal-hare = lièvre
moonshine-ui-animal-heron = héron
moonshine-ui-animal-raccoon = raton laveur
moonshine-ui-animal-otter = loutre
moonshine-ui-animal-stag = cerf
moonshine-ui-animal-mole = taupe
moonshine-ui-animal-magpie = pie
moonshine-ui-animal-hedgehog = hérisson
moonshine-ui-animal-toad = crapaud
moonshine-ui-animal-squirrel = écureuil
moonshine-ui-animal-cat = chat

moonshine-ui-client = { $id }, { $animal }, { $scene }
moonshine-ui-spot = { $moons ->
    [one] une lune donne { $bonus }
   *[other] { $moons } lunes donnent { $bonus }
  }
moonshine-ui-bar-name = Bar, décor : { $scene }
moonshine-ui-active-spot = actif
moonshine-ui-moons-short = manque { $moons }
moonshine-ui-together = En tout

moonshine-ui-name-points = { $name } { $points }
moonshine-ui-first-to = Premier à { $target } points
moonshine-ui-of-target = sur { $target }
moonshine-ui-steps = Étapes de la manche
moonshine-ui-active = actif
moonshine-ui-bot = robot
moonshine-ui-choosing = réfléchit
moonshine-ui-look-at = Voir le bar de { $name }
moonshine-ui-sit-with = Regarder du côté de { $name }
moonshine-ui-close = Fermer

moonshine-ui-deck = Pioche
moonshine-ui-pile = Défausse
moonshine-ui-pile-empty = Rien n’a encore été défaussé.
moonshine-ui-stock = Lunes
moonshine-ui-rolled = Dés de { $name }
moonshine-ui-you-rolled = Vos dés
moonshine-ui-no-dice = Les dés n’ont pas encore été lancés.
moonshine-ui-not-yours = pas à vous
moonshine-ui-again = relancé

moonshine-ui-available = À votre disposition
moonshine-ui-available-to = À disposition de { $name }
moonshine-ui-to-pay = à payer
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
moonshine-ui-as = comme
moonshine-ui-validate = Valider
moonshine-ui-validate-client = Valider { $id }
moonshine-ui-validating = En validation
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

moonshine-ui-then = Ensuite { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
moonshine-ui-left = reste

moonshine-ui-reroll = Relancer { $dice ->
    [0] les dés
    [one] 1 dé
   *[other] { $dice } dés
  }
moonshine-ui-keep-dice = Garder les dés
moonshine-ui-take-moon = Prendre une lune
moonshine-ui-draw = Piocher { $cards }
moonshine-ui-keep-two = Garder ces deux
moonshine-ui-take = Prendre { $id }
moonshine-ui-replace-none = Garder les miens

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
moonshine-ui-prompt-action = Choisissez : valider un client, prendre une lune ou piocher
moonshine-ui-prompt-action-none = Choisissez : prendre une lune ou piocher
moonshine-ui-prompt-action-detail = Tout le monde agit en même temps ; on montre tout quand chacun est prêt.
moonshine-ui-prompt-action-none-detail = Aucun de vos clients ne peut être validé avec ce qui est disponible.
moonshine-ui-prompt-pay = { $moons ->
    [one] Payez une lune pour { $client }
   *[other] Payez { $moons } lunes pour { $client }
  }
moonshine-ui-prompt-pay-detail = Touchez des lunes, où qu’elles soient. Les lunes qui restent sur { $client } sont perdues.
moonshine-ui-prompt-pick = Choisissez un nouveau client
moonshine-ui-prompt-pick-detail = Touchez celui que vous prenez. Les autres sont défaussés.
moonshine-ui-prompt-replace = Remplacez un client, ou gardez les vôtres
moonshine-ui-prompt-replace-detail = Touchez un des vôtres et un de ceux-ci. L’ancien client et ses lunes sont défaussés.
moonshine-ui-prompt-lose = { $moons ->
    [one] Vous perdez une lune : choisissez laquelle
   *[other] Vous perdez { $moons } lunes : choisissez lesquelles
  }
moonshine-ui-prompt-lose-detail = Le nouveau client de quelqu’un a frappé : touchez ce que vous cédez.
moonshine-ui-prompt-keep = Gardez deux de ces clients
moonshine-ui-prompt-keep-detail = Touchez les deux que vous gardez. Les autres retournent dans la pioche.

moonshine-ui-end-printed = Clients
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

moonshine-ui-spec-icons = Icônes
moonshine-ui-spec-standard = Face standard
moonshine-ui-spec-regulars = Face des habitués
moonshine-ui-spec-starter = de départ
moonshine-ui-spec-book = du livret de règles
moonshine-ui-spec-public = de descriptions publiées
moonshine-ui-spec-ruling = notre décision
moonshine-ui-spec-reconstructed = reconstruit
moonshine-ui-spec-note = Les valeurs marquées « reconstruit » ont été restaurées par nous, car elles ne se lisent pas dans le livret.
