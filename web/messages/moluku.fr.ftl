# Ce que seul le plateau de Moluku dans le navigateur dit.

moluku-ui-card = { $height } { $colour }, { $kind }
moluku-ui-and = {" "}et{" "}
moluku-ui-suit-green = Feuille verte
moluku-ui-suit-red = Hibiscus rouge
moluku-ui-suit-blue = Vague bleue
moluku-ui-suit-yellow = Soleil jaune

moluku-ui-status = L’état de la partie
moluku-ui-trump = Atout
moluku-ui-none = Aucun
moluku-ui-no-trump = Sans atout
moluku-ui-season = Saison
moluku-ui-season-n = Saison { $season }
moluku-ui-of = { $n } / { $all }
moluku-ui-left = À jouer
moluku-ui-teams = Équipes
moluku-ui-led-by = Entame
moluku-ui-total = total { $points }
moluku-ui-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
moluku-ui-partner = partenaire
moluku-ui-sum = { $total } + { $worth }
moluku-ui-in-all = { $points } en tout
moluku-ui-team-n = Équipe { $n }
moluku-ui-pp = PP
moluku-ui-you = Vous

moluku-ui-your-island = Votre Île
moluku-ui-island-of = Île de { $name }
moluku-ui-hand-of = Main de { $name }
moluku-ui-empty-island = Les cartes que vous prenez aux plis viendront ici.
moluku-ui-worth = Votre Île vaut maintenant
moluku-ui-worth-other = L’Île vaut maintenant
moluku-ui-worth-short = vaut
moluku-ui-worth-now = Vaut maintenant { $worth } PP
moluku-ui-worth-enlarge = L’Île vaut maintenant { $worth } points. L’agrandir.
moluku-ui-enlarge = { $name } : total { $total }, { $cards } cartes en main, l’Île vaut maintenant { $worth }. L’agrandir.
moluku-ui-group = { $cards } : { $points } points
moluku-ui-covers = { $card }, sur { $under }, qui ne compte pas
moluku-ui-close = Fermer
moluku-ui-known = Cartes connues de cette main
moluku-ui-voids = A montré ne pas avoir de
moluku-ui-behind = S’asseoir derrière ce joueur

moluku-ui-trick = Le pli, dans l’ordre du tour
moluku-ui-lies = { $cards }, joué par { $name }
moluku-ui-lies-ranked = { $cards }, joué par { $name }, numéro { $rank } de la récolte
moluku-ui-take = Prendre { $cards }
moluku-ui-cancel = Annuler { $card }
moluku-ui-gain = { $points } points pour votre Île
moluku-ui-taken = pris
moluku-ui-taken-by = pris par { $name }
moluku-ui-taken-by-you = pris par vous
moluku-ui-as-led = entame
moluku-ui-as-trump = atout
moluku-ui-as-suit = suit
moluku-ui-as-off = défausse
moluku-ui-as-panku = Panku
moluku-ui-reversed = Lézard : la plus faible d’abord, défausses en tête
moluku-ui-wedding-first = Mariage : une deuxième carte chacun, seule classée
moluku-ui-wedding-second = Mariage : seules ces deuxièmes cartes sont classées
moluku-ui-wedding-pairs = Mariage : on prend les deux cartes d’un joueur
moluku-ui-notices = Ce qui a changé
moluku-ui-notice-trump = { $name } : l’atout est maintenant { $suit }
moluku-ui-notice-no-trump = { $name } : il n’y a plus d’atout
moluku-ui-notice-lizard = { $name } a pris le Lézard, entame, et la récolte est inversée
moluku-ui-notice-chill = { $name } a pris la Paresse avant tous
moluku-ui-notice-volcano = Le Volcan de { $name } annule { $card }
moluku-ui-order = Ordre de récolte
moluku-ui-standing = Classement
moluku-ui-order-none = Il se forme à mesure que l’on joue.
moluku-ui-strongest-first = La plus forte choisit d’abord
moluku-ui-weakest-first = Inversé : la plus faible choisit d’abord

moluku-ui-discard-title = Défaussez { $count } cartes
moluku-ui-pass-left-title = Passez { $count } cartes à gauche, à { $name }
moluku-ui-pass-right-title = Passez { $count } cartes à droite, à { $name }
moluku-ui-pass-left-all = Chacun passe { $count } cartes à gauche
moluku-ui-pass-right-all = Chacun passe { $count } cartes à droite
moluku-ui-chosen = { $card }, choisi
moluku-ui-choosing = Qui a choisi
moluku-ui-chooses = choisit
moluku-ui-ready = a choisi
moluku-ui-got = , reçu
moluku-ui-fresh = , nouvelle, de la pioche
moluku-ui-chooses-trump = { $name } choisit l’atout

moluku-ui-choice = Votre choix
moluku-ui-choose-trump = Annoncez l’atout
moluku-ui-announce = Annoncer { $trump }
moluku-ui-announce-how = Touchez une couleur, puis annoncez-la.
moluku-ui-sure = D’accord
moluku-ui-choose-chill = Prendre la Paresse tout de suite ?
moluku-ui-chill = La prendre
moluku-ui-no-chill = La laisser

moluku-ui-do-play = Jouer
moluku-ui-do-take = Prendre
moluku-ui-do-cancel = L’annuler
moluku-ui-do-discard = Défausser
moluku-ui-do-pass = Passer
moluku-ui-place = { $place ->
    [1] premier choix pour l’instant
    [2] deuxième choix pour l’instant
    [3] troisième choix pour l’instant
   *[other] dernier choix pour l’instant
  }
moluku-ui-place-sure = { $place ->
    [1] vous choisissez en premier
    [2] vous choisissez en deuxième
    [3] vous choisissez en troisième
   *[other] vous choisissez en dernier
  }
moluku-ui-drop = Choisir autre chose

moluku-ui-say-play = Jouer { $cards }
moluku-ui-say-take = Prendre { $cards }
moluku-ui-say-cancel = Annuler { $cards }
moluku-ui-say-discard = Défausser { $cards }
moluku-ui-say-pass = Passer { $cards }
moluku-ui-say-trump = Atout : { $colour }
moluku-ui-say-chill = Prendre la Paresse tout de suite
moluku-ui-say-no-chill = Laisser la Paresse dans le pli

moluku-ui-did = { $name } depuis votre dernier coup : { $did }
moluku-ui-did-take = a pris { $cards }
moluku-ui-did-cancel = a annulé { $cards }

moluku-ui-tally = Fin de la Saison { $season }
moluku-ui-tally-next = Ensuite, chacun reprend son Île en main. Le plus petit total choisit l’atout et entame.
moluku-ui-counted-hut = Cabanes
moluku-ui-counted-food = Aliments sans Cabane
moluku-ui-counted-value = Autres cartes
moluku-ui-hut = Cabane, { $points } points : { $foods }
moluku-ui-hut-table = Ce que rapportent les aliments sous une Cabane
moluku-ui-hut-empty = Cabane vide, aucun point
moluku-ui-pile = { $cards } : { $points } points
moluku-ui-buried = { $card }, annulé par un Volcan
moluku-ui-team = équipe { $points }
moluku-ui-end-note = Un toit montre ce qu’une Cabane remplie a rapporté. Les cartes à côté d’un nombre ont compté seules. Barré : annulé par un Volcan.

moluku-ui-back = Une carte, face cachée
moluku-ui-restored = Ce que cette carte montre ou vaut est reconstitué : on n’a pas pu le lire dans la règle.
moluku-ui-restored-said = {" "}(reconstitué)

moluku-ui-chapter-trick = Pli { $n }
moluku-ui-chapter-reversed = Pli { $n }, inversé

moluku-ui-prompt-lead = À vous d’entamer
moluku-ui-prompt-any = Jouez n’importe quelle carte.
moluku-ui-prompt-reversed = Inversé : la carte la plus faible choisit d’abord.
moluku-ui-prompt-follow = Il faut fournir : { $suit }
moluku-ui-prompt-panku = Vous avez la couleur demandée : jouez-la, ou un Panku.
moluku-ui-prompt-trump = Coupez à l’atout : { $suit }
moluku-ui-prompt-trump-why = Vous n’avez pas la couleur demandée ({ $suit }) : il faut un atout ou un Panku.
moluku-ui-prompt-free = Jouez n’importe quelle carte
moluku-ui-prompt-free-why = Vous ne pouvez ni fournir ni couper.
moluku-ui-prompt-free-none = Il n’y a que des Panku : aucune couleur n’est demandée.
moluku-ui-prompt-second = Mariage : jouez une deuxième carte
moluku-ui-prompt-second-why = Seules les deuxièmes cartes sont classées : c’est une nouvelle entame, libre.
moluku-ui-prompt-pair = { $count ->
    [one] À vous : prenez la dernière paire
    [2] À vous : prenez une des deux paires
    [3] À vous : prenez une des trois paires
   *[4] À vous : prenez une des quatre paires
  }
moluku-ui-prompt-pair-why = Les deux cartes vont dans votre Île, la première jouée d’abord. Qui choisit en dernier entame ensuite.
moluku-ui-prompt-take = { $count ->
    [one] À vous : prenez la dernière carte
    [2] À vous : prenez-en une sur deux
    [3] À vous : prenez-en une sur trois
   *[4] À vous : prenez-en une sur quatre
  }
moluku-ui-prompt-take-why = Elle va dans votre Île. Qui choisit en dernier entame ensuite.
moluku-ui-prompt-sure = Appuyez sur le bouton ou touchez-la encore une fois ; touchez-en une autre pour changer d’avis.
moluku-ui-prompt-chill-why = Qui a joué la Paresse peut la prendre avant tout le monde ; c’est alors son choix.
moluku-ui-prompt-cancel = Votre Volcan annule une carte
moluku-ui-prompt-cancel-why = Choisissez une carte de sa couleur dans votre Île : elle va sous le Volcan et ne compte plus.
moluku-ui-prompt-palm-why = Votre Île montre deux Palmiers. L’atout vaut dès la prochaine carte.
moluku-ui-prompt-season-why = Vous avez le plus petit total : vous choisissez l’atout et entamez.
moluku-ui-prompt-discard = { $count ->
    [one] Défaussez encore une carte
   *[other] Défaussez { $count } cartes
  }
moluku-ui-prompt-discard-why = Votre Île est maintenant votre main, avec de nouvelles cartes de la pioche. Ce que vous défaussez sort du jeu.
moluku-ui-prompt-pass-left = { $count ->
    [one] Passez encore une carte à gauche
   *[other] Passez { $count } cartes à gauche
  }
moluku-ui-prompt-pass-right = { $count ->
    [one] Passez encore une carte à droite
   *[other] Passez { $count } cartes à droite
  }
moluku-ui-prompt-pass-why = Votre Île est maintenant votre main. Tous passent en même temps, et vous en recevez autant.
moluku-ui-prompt-wait = { $step ->
    [play] La prochaine carte du pli
    [take] Choix d’une carte du pli
    [chill] Réflexion sur la Paresse
    [cancel] Un Volcan annule une carte
    [palm] Annonce de l’atout
    [trump] Choix de l’atout
   *[other] Choix de cartes avant la prochaine Saison
  }

moluku-ui-aid-left = { $left ->
    [0] Vous avez vu toutes les cartes.
    [one] Une carte que vous n’avez pas encore vue.
   *[other] { $left } cartes que vous n’avez pas encore vues.
  }
moluku-ui-aid-unseen = pas encore vue
moluku-ui-aid-mine = dans votre main
moluku-ui-aid-seen = vue
moluku-ui-aid-panku = Panku
moluku-ui-aid-held = Reprises par { $name }, pas revues depuis
moluku-ui-aid-passed = Vous avez passé
moluku-ui-aid-discarded = Défaussées, autant que vous le sachiez

moluku-ui-about-hut = Abrite des aliments différents. Riz et Ananas : { $rp } PP, Riz et Poisson : { $rf }, Ananas et Poisson : { $pf }, les trois : { $all }. Vide, elle ne rapporte rien.
moluku-ui-about-rice = Aliment : { $worth } PP seul, davantage avec d’autres sous une Cabane.
moluku-ui-about-pineapple = Aliment : { $worth } PP seul, davantage avec d’autres sous une Cabane.
moluku-ui-about-fish = Aliment : { $worth } PP seul, davantage avec d’autres sous une Cabane.
moluku-ui-about-palm = { $worth } PP. Deux Palmiers dans une Île font annoncer un atout.
moluku-ui-about-mask = { $worth } PP. Protège sa couleur du Volcan, dans l’Île.
moluku-ui-about-volcano = { $worth } PP. Pris, il annule une autre carte de sa couleur dans l’Île, sauf si le Masque y est.
moluku-ui-about-chief = { $worth } PP. Sans couleur, toujours jouable, et choisit toujours en premier.
moluku-ui-about-wedding = { $worth } PP. Sans couleur, toujours jouable. Chacun joue une deuxième carte, seules celles-là sont classées, puis on prend des paires.
moluku-ui-about-lizard = { $worth } PP. Sans couleur, toujours jouable. Qui le prend entame le pli suivant, où la plus faible choisit d’abord.
moluku-ui-about-chill = { $worth } PP. Sans couleur, toujours jouable. Qui la joue peut la reprendre avant tous.
moluku-ui-about-trump = Atout : les cartes de cette couleur battent toutes les autres. Qui ne peut pas fournir doit en jouer, ou un Panku.
moluku-ui-about-left = Cartes que chacun doit encore jouer pendant cette Saison.
moluku-ui-about-season = Après chaque Saison, les Îles sont comptées et deviennent les mains suivantes. Le plus grand total après la dernière gagne.
moluku-ui-about-worth = Ce que votre Île rapporterait si la Saison finissait maintenant. Touchez-la pour voir comment.
moluku-ui-about-lead = Entame ce pli : joue la première carte.
moluku-ui-about-sum = { $name } : { $all } PP si la Saison finissait maintenant. Total { $total }, Île { $worth }.{ $ahead ->
    [yes] {" "}C’est la tête.
   *[no] {""}
  }
moluku-ui-why-led = La couleur demandée : les cartes plus hautes de cette couleur sont plus fortes.
moluku-ui-why-suit = De la couleur demandée : plus haute, plus forte.
moluku-ui-why-trump = Un atout : plus fort que toutes les autres couleurs.
moluku-ui-why-off = Ni de la couleur demandée ni atout : plus faible que toute carte de la couleur demandée, quel que soit son nombre.
moluku-ui-why-panku = Un Panku est sans couleur : le Chef est toujours premier, les autres sont les plus faibles.
moluku-ui-why-reversed = Inversé par le Lézard : ici la carte la plus faible choisit d’abord.

moluku-ui-curtain-cards = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }
moluku-ui-curtain-points = { $points ->
    [one] et 1 point
   *[other] et { $points } points
  }
moluku-ui-curtain-season = Saison { $season } sur { $seasons }
