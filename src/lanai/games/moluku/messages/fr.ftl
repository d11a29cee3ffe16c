# Moluku : noms, refus et événements.

moluku-name = Moluku
moluku-line = Des plis dont chacun récolte les cartes pour son Île, en trois Saisons.

card-chief = Chef
card-wedding = Mariage
card-lizard = Lézard
card-chill = Paresse

moluku-colour-green = vert
moluku-colour-red = rouge
moluku-colour-blue = bleu
moluku-colour-yellow = jaune

moluku-kind-hut = Cabane
moluku-kind-rice = Riz
moluku-kind-pineapple = Ananas
moluku-kind-fish = Poisson
moluku-kind-palm = Palmier
moluku-kind-mask = Masque
moluku-kind-volcano = Volcan
moluku-kind-chief = Chef
moluku-kind-wedding = Mariage
moluku-kind-lizard = Lézard
moluku-kind-chill = Paresse

moluku-card = { $height } { $colour } ({ $kind })

moluku-option-teams = Équipes (4 joueurs)
moluku-option-teams-false = Chacun joue pour soi.
moluku-option-teams-true = Les partenaires se font face ; les deux totaux d’une équipe comptent ensemble.
moluku-aid = Cartes vues
moluku-aid-false = Chacun retient lui-même les cartes qu’il a vues.
moluku-aid-true = Chacun a la liste des cartes qu’il a vues et de celles qui restent à venir.
moluku-option-age = Qui est plus jeune, en cas d’égalité : toutes les places du plus jeune au plus âgé, comme 2,0,1 ; sinon l’ordre est tiré au sort.

mo-game-over = La partie est terminée.
mo-not-your-turn = Ce n’est pas le tour de ce joueur.
mo-no-such-move = Moluku n’a pas de coup numéro { $number }.
mo-chosen-all = Vous avez choisi toutes vos cartes ; les autres choisissent encore.
mo-now-play = Il faut maintenant jouer une carte.
mo-now-chill = Vous avez joué la Paresse : dites « chill » pour la reprendre tout de suite, ou « no-chill ».
mo-now-take = Il faut maintenant prendre une carte du pli.
mo-now-cancel = Votre Volcan doit d’abord annuler une carte.
mo-now-trump = Il faut maintenant annoncer un atout, ou aucun.
mo-now-discard = Il faut maintenant se défausser.
mo-now-pass = Il faut maintenant passer des cartes.
moluku-that-card = { $tint ->
    [green] le { $height } { moluku-colour-green }
    [red] le { $height } { moluku-colour-red }
    [blue] le { $height } { moluku-colour-blue }
    [yellow] le { $height } { moluku-colour-yellow }
   *[none] { $card }
  }
mo-not-in-hand = Vous n’avez pas { moluku-that-card } en main.
mo-follow = Vous ne pouvez pas jouer { moluku-that-card } : il faut fournir du { $suit ->
    [green] { moluku-colour-green }
    [red] { moluku-colour-red }
    [blue] { moluku-colour-blue }
   *[yellow] { moluku-colour-yellow }
  }, ou jouer un Panku.
mo-trump-it = Vous ne pouvez pas jouer { moluku-that-card } : sans la couleur demandée il faut couper à l’atout, { $trump ->
    [green] { moluku-colour-green }
    [red] { moluku-colour-red }
    [blue] { moluku-colour-blue }
   *[yellow] { moluku-colour-yellow }
  }, ou jouer un Panku.
mo-not-in-trick = Vous ne pouvez pas prendre { moluku-that-card } dans ce pli.
mo-cancel-panku = { $card } n’a pas de couleur : un Volcan ne peut pas l’annuler.
mo-cancel-absent = Votre Île ne montre pas { moluku-that-card } face visible.
mo-cancel-colour = Votre Volcan annule une autre carte de sa couleur, le { $colour ->
    [green] { moluku-colour-green }
    [red] { moluku-colour-red }
    [blue] { moluku-colour-blue }
   *[yellow] { moluku-colour-yellow }
  }, pas { moluku-that-card }.
mo-chosen-already = Vous avez déjà choisi { moluku-that-card }.
mo-unknown-verb = « { $word } » n’est pas un coup : play, take, chill, no-chill, cancel, trump, discard ou pass.
mo-unknown-card = « { $word } » n’est pas une carte : une couleur et une hauteur comme « G7 », ou chief, wedding, lizard, chill.
mo-unknown-colour = « { $word } » n’est pas une couleur : G, R, B, Y ou none.
mo-wants-one = « { $word } » nomme une seule chose, comme « play G7 » ou « trump none » ; un couple du Mariage s’écrit « take R3+B9 ».
mo-wants-nothing = « { $word } » s’écrit seul.
mo-no-such-pair = « { $word } » n’est pas un couple joué par un même joueur dans ce pli.

mo-cards-colours = La table de cartes { $version } doit donner quatre couleurs, chacune avec sa lettre capitale ; elle en donne { $count }.
mo-cards-kind = Table de cartes { $version } : « { $kind } » (hauteur { $height }) n’est pas une sorte : hut, rice, pineapple, fish, palm, mask ou volcano.
mo-cards-kind-missing = La table de cartes { $version } n’a pas de hauteur pour la sorte « { $kind } ».
mo-cards-height-twice = La table de cartes { $version } donne deux fois la hauteur { $height }.
mo-cards-height-missing = La table de cartes { $version } n’a pas de ligne pour la hauteur { $height }.
mo-cards-height-unknown = La table de cartes { $version } donne la hauteur { $height } ; les hauteurs vont de 1 à { $most }.
mo-cards-volcanoes = La table de cartes { $version } doit avoir un Volcan par couleur, pas { $count }.
mo-cards-panku = La table de cartes { $version } doit donner les Panku { $wanted } ; elle donne { $found }.
mo-cards-value = La table de cartes { $version } doit donner les valeurs de { $wanted } ; elle donne { $found }.
mo-cards-food = La table de cartes { $version } doit donner les nourritures { $wanted } ; elle donne { $found }.
mo-cards-group-food = Table de cartes { $version } : « { $food } » dans un groupe n’est pas une nourriture.
mo-cards-groups = La table de cartes { $version } doit donner une fois chacun des quatre groupes de nourritures différentes.
mo-cards-points = Table de cartes { $version } : une carte de valeur ne peut pas valoir { $points } points ; le maximum est { $most }.
mo-cards-deals = La table de cartes { $version } doit donner les distributions pour 2, 3 et 4 joueurs, dans cet ordre.
mo-cards-deal-without = Table de cartes { $version } : à { $players } joueurs, seul du Riz peut quitter le jeu.
mo-cards-deal-size = Table de cartes { $version } : il n’y a pas assez de cartes pour { $players } joueurs, ou ils n’en reçoivent pas.
mo-cards-deal-balance = Table de cartes { $version } : à { $players } joueurs, chacun doit défausser autant de cartes qu’il en reçoit, ou en passer.
mo-cards-deal-pass = Table de cartes { $version } : { $players } joueurs ne peuvent pas passer tant de cartes ; seuls 4 joueurs en passent.

mo-event-setup = { $starter } entame le premier pli. Du plus jeune au plus âgé : { $age }.
mo-event-deal = Chacun reçoit { $cards } cartes ; { $stock ->
    [0] il n’en reste pas
   *[other] il en reste { $stock } dans le stock
  }.
mo-event-deal-own = Votre main : { $hand }.
mo-event-stock = Chacun reçoit { $cards } cartes du stock ; il en reste { $stock }.
mo-event-stock-own = Vous recevez { $fresh }.
mo-event-lead = { $seat } entame.
mo-event-lead-reversed = { $seat } entame, et le Lézard inverse la Récolte : la carte la plus faible choisit d’abord.
mo-event-played = { $seat } joue { $card }.
mo-event-wedding = Mariage : chacun joue une seconde carte, { $seat } d’abord.
mo-event-order = Ordre de Récolte : { $order }.
mo-event-chill-declined = { $seat } laisse la Paresse dans le pli.
mo-event-taken = { $seat } prend { $cards }.
mo-event-taken-chill = { $seat } prend { $cards } tout de suite, avant tous les autres.
mo-event-taken-lizard = { $seat } prend { $cards } et entamera le pli suivant, inversé.
mo-event-idle-volcano-mask = Le { $volcano } est sans effet : { $seat } a le Masque de sa couleur.
mo-event-idle-volcano-alone = Le { $volcano } est sans effet : { $seat } n’a pas d’autre carte de sa couleur.
mo-event-cancelled = Le { $volcano } annule { $card } dans l’Île de { $seat }.
mo-event-trump-palms = Deux Palmiers : { $seat } annonce l’atout { $trump }.
mo-event-trump-palms-none = Deux Palmiers : { $seat } annonce « pas d’atout ».
mo-event-trump-season = { $seat } a le plus petit total, choisit l’atout { $trump } et entame.
mo-event-trump-season-none = { $seat } a le plus petit total, choisit « pas d’atout » et entame.
mo-event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la Saison { $season }, { $total } en tout.
mo-event-scored-hut = Le { $hut } abrite { $foods } : { $points }.
mo-event-scored-hut-empty = Le { $hut } reste vide.
mo-event-scored-foods = Nourriture sans Cabane : { $foods }.
mo-event-scored-values = Cartes de valeur : { $values }.
mo-event-scored-cancelled = Annulées : { $cards }.
mo-event-taken-up = Chacun reprend son Île en main pour la Saison { $season }.
mo-event-chosen-discard = Vous défausserez { $card }.
mo-event-chosen-pass = Vous passerez { $card }.
mo-event-adjusted-discard = Chacun défausse { $cards } cartes.
mo-event-adjusted-pass-left = Chacun passe { $cards } cartes à gauche.
mo-event-adjusted-pass-right = Chacun passe { $cards } cartes à droite.
mo-event-adjusted-discarded = Vous avez défaussé { $gave }.
mo-event-adjusted-gave = Vous avez donné { $gave }.
mo-event-adjusted-got = Vous avez reçu { $got }.
mo-event-over = La partie est terminée.
mo-event-over-team = { $team } ont { $points } points ensemble.

mo-title = Saison { $season } sur { $seasons }
mo-trump = atout { $colour }
mo-no-trump = pas d’atout
mo-stock = { $count } cartes dans le stock
mo-reversed = ⇅ INVERSÉ par le Lézard : la carte la plus faible choisit d’abord ⇅
mo-player = Joueur
mo-total = Total
mo-cards = Main
mo-island = Île
mo-trick = Pli
mo-led = { $colour } demandé
mo-first-cards = Mariage : seules les secondes cartes compteront pour l’ordre
mo-second-cards = Mariage : secondes cartes
mo-leads = entame
mo-has-picked = a choisi
mo-picks-now = choisit
mo-hand = Votre main
mo-chosen = Déjà choisies : { $cards }.
mo-waiting = On attend { $names }.
mo-do-play-lead = Vous entamez : jouez n’importe quelle carte, comme « play { $card } ».
mo-do-play-anything = Vous pouvez jouer n’importe quelle carte, comme « play { $card } ».
mo-do-play-follow = Il faut fournir du { $colour }, ou jouer un Panku, comme « play { $card } ».
mo-do-play-trump = Vous n’avez pas la couleur demandée : il faut couper à l’atout ({ $colour }) ou jouer un Panku, comme « play { $card } ».
mo-do-take = À vous de choisir : prenez une carte du pli pour votre Île, comme « take { $card } ».
mo-do-cancel = Votre Volcan doit annuler une carte de sa couleur dans votre Île : { $cards }. Comme « cancel { $card } ».
mo-do-palm = Deux Palmiers : annoncez un atout, comme « trump R » ou « trump none ».
mo-or = {" ou "}
mo-do-trump = Vous avez le plus petit total : choisissez l’atout, comme « trump R » ou « trump none », puis entamez.
mo-do-discard = Défaussez { $count ->
    [one] encore une carte
   *[other] { $count } cartes, l’une après l’autre
  }, comme « discard { $card } ».
mo-do-pass-left = Passez { $count ->
    [one] encore une carte
   *[other] { $count } cartes, l’une après l’autre,
  } à { $seat }, à votre gauche, comme « pass { $card } ».
mo-do-pass-right = Passez { $count ->
    [one] encore une carte
   *[other] { $count } cartes, l’une après l’autre,
  } à { $seat }, à votre droite, comme « pass { $card } ».
mo-reconstructed = Ce que montrent et valent certaines cartes est reconstitué : voyez « lanai cards moluku ».
mo-reconstructed-short = des cartes sont reconstituées : lanai cards moluku
mo-describe-seat = { $seat } : total { $total }, { $cards } cartes en main, l’Île vaut { $worth }. { $island }
mo-describe-trick = Dans le pli : { $cards } de { $seat }{ $place ->
    [0] {""}
   *[other] , numéro { $place } dans l’ordre de Récolte
  }.
mo-describe-choices = Vous pouvez choisir parmi : { $cards }.

moluku-held-hand = Cartes de la première main
moluku-held-island = Cartes dans l’Île à la fin d’une Saison
moluku-cards-colours = Couleurs
moluku-cards-suited = Ce que montre chaque hauteur, dans toutes les couleurs
moluku-cards-panku = Panku
moluku-cards-values = Cartes de valeur
moluku-cards-foods = Nourriture sans Cabane
moluku-cards-groups = Groupes de nourriture sous une Cabane
moluku-cards-deals = Cartes selon le nombre de joueurs

## Pourquoi un coup est bon : conseils

mo-reason-first = vous choisissez plus souvent d’abord : { $percent } % (sinon { $others } %)
mo-reason-first-worse = vous choisissez moins souvent d’abord : { $percent } % (sinon { $others } %)
mo-reason-first-sure = prend le pli : vous choisissez d’abord
mo-reason-first-never = vous ne choisissez pas d’abord
mo-reason-last = vous choisissez moins souvent en dernier : { $percent } % (sinon { $others } %)
mo-reason-last-worse = vous choisissez plus souvent en dernier : { $percent } % (sinon { $others } %)
mo-reason-last-sure = vous choisissez en dernier
mo-reason-last-never = vous ne choisissez pas en dernier
mo-reason-gain = votre Île gagne plus : environ { $amount-signed } (sinon { $others-signed })
mo-reason-gain-worse = votre Île gagne moins : environ { $amount-signed } (sinon { $others-signed })
mo-reason-hut = des vivres sous une Cabane : votre Île gagne environ { $amount-signed } (sinon { $others-signed })
mo-reason-season = plus de points cette Saison : environ { $amount-signed } (sinon { $others-signed })
mo-reason-season-worse = moins de points cette Saison : environ { $amount-signed } (sinon { $others-signed })
mo-reason-rivals = laisse moins aux autres : environ { $amount-signed } (sinon { $others-signed })
mo-reason-rivals-worse = laisse plus aux autres : environ { $amount-signed } (sinon { $others-signed })
mo-reason-partner = votre partenaire gagne plus : environ { $amount-signed } (sinon { $others-signed })
mo-reason-partner-worse = votre partenaire gagne moins : environ { $amount-signed } (sinon { $others-signed })
mo-reason-kept = garde pour plus tard : { $card }
mo-reason-kept-not = se défait d’une carte forte : { $card }
mo-reason-next = une main plus forte à la Saison suivante
mo-reason-next-worse = une main plus faible à la Saison suivante
mo-reason-lizard = vous avez plus souvent le Lézard : { $percent } % (sinon { $others } %)
mo-reason-lizard-worse = vous avez moins souvent le Lézard : { $percent } % (sinon { $others } %)
mo-reason-lizard-sure = prend le Lézard : vous entamez le pli suivant, inversé
mo-reason-lizard-never = vous n’avez pas le Lézard
mo-reason-palms = vous annoncez plus souvent un atout : { $percent } % (sinon { $others } %)
mo-reason-palms-worse = vous annoncez moins souvent un atout : { $percent } % (sinon { $others } %)
mo-reason-palms-sure = deux Palmiers : vous annoncez l’atout
mo-reason-palms-never = vous n’annoncez pas d’atout
mo-reason-firsts = vous choisissez d’abord dans plus de plis : environ { $amount } (sinon { $others })
mo-reason-firsts-worse = vous choisissez d’abord dans moins de plis : environ { $amount } (sinon { $others })
mo-reason-trumps = vous avez plus de cette couleur : { $amount } (des autres { $others })
mo-reason-trumps-worse = vous avez moins de cette couleur : { $amount } (des autres { $others })
mo-reason-void = vous laisse sans { $colour }
mo-reason-void-not = vous laisse du { $colour }

## La première partie guidée : ce que demande chaque étape, et pourquoi
moluku-lesson-1 = Le but : le plus de points de Paradis (PP) après trois Saisons, grâce aux cartes de votre Île. À chaque pli, chacun joue une carte, puis chacun en prend une. Bleu est demandé, il faut fournir : jouez le 7 bleu.
moluku-lesson-2 = La carte la plus forte choisit d’abord : le 8 bleu, puis votre 7. Prenez le 8 bleu, un Palmier : 2 PP, et deux Palmiers font annoncer un atout. Qui choisit en dernier entame ensuite.
moluku-lesson-3 = Jaune est demandé et vous pourriez fournir. Mais les Panku, les cartes sombres, sont sans couleur et se jouent toujours. Jouez la Paresse.
moluku-lesson-4 = Un Panku est la carte la plus faible : vous choisiriez en dernier. Mais qui joue la Paresse peut la reprendre avant tous. Elle vaut 3 PP : prenez-la.
moluku-lesson-5 = Quelqu’un a joué le Mariage, un Panku : dans ce pli, chacun joue deux cartes. Bleu est demandé : fournissez avec le 9 bleu.
moluku-lesson-6 = Maintenant la deuxième carte. Seules les deuxièmes sont classées, et vert est demandé. Jouez le 11 vert, le plus haut : vous choisirez en premier.
moluku-lesson-7 = Dans un Mariage, on prend les deux cartes posées par un joueur. Prenez Cabane et Poisson : sous une Cabane, deux aliments différents rapportent 6, 8 ou 10 PP, les trois 15.
moluku-lesson-8 = Le Lézard est là : qui le prend entame le pli suivant. Jaune est demandé : fournissez avec le 8 jaune, pour choisir en premier.
moluku-lesson-9 = Prenez le Lézard : 2 PP, vous entamez, et la récolte de ce pli est inversée : la carte la plus faible choisit d’abord.
moluku-lesson-10 = Le tapis est vert : ce pli est inversé. Entamez haut et vous choisirez en dernier. Les autres cherchent des aliments, un Palmier peut vous rester : entamez le 8 vert.
moluku-lesson-11 = Pourquoi le 9 jaune a-t-il choisi avant le 2 vert ? C’est une défausse, plus faible que toute carte de la couleur demandée, quel que soit son nombre. Votre Palmier reste : prenez-le.
moluku-lesson-12 = Deux Palmiers : vous annoncez l’atout. Ses cartes battent toutes les autres dès maintenant. Choisissez jaune, puis annoncez-le.
moluku-lesson-13 = Vous avez choisi en dernier, donc vous entamez. Entamez le 5 vert.
moluku-lesson-14 = Le 6 jaune est un atout : qui ne peut fournir doit en jouer un, et il choisit d’abord. Il reste le 9 vert, du Riz : avec le Poisson, votre Cabane vaut 8 PP. Prenez-le.
moluku-lesson-end = Quand tout est joué, on compte les Îles, qui deviennent les mains suivantes ; le plus petit total choisit l’atout. Un Volcan annule une carte de sa couleur, sauf si son Masque est là. Maintenant, une vraie partie !
