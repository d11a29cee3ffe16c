# Ce que dit le premier écran, en français : chargé avec lui. Le reste du cadre est dans later.fr.ftl,
# les textes d’un jeu dans sa pièce et dans <jeu>.fr.ftl.

lanai = Lanai
skip = Aller au contenu
home-link = Lanai, accueil
language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
theme = Thème
theme-light = Jour
theme-dark = Crépuscule
me-link = { $name }, votre page
close = Fermer
back-home = Retour à la véranda

friendly-name-0 = Héron aimable
friendly-name-1 = Tortue calme
friendly-name-2 = Gecko vif
friendly-name-3 = Loutre gaie
friendly-name-4 = Crabe radieux
friendly-name-5 = Pluvier hardi
friendly-name-6 = Dauphin chanceux
friendly-name-7 = Raie douce
friendly-name-8 = Sterne rapide
friendly-name-9 = Phoque jovial
friendly-name-10 = Hibou sage
friendly-name-11 = Pétrel libre

## Erreurs

error-offline = Le serveur est injoignable. Vérifiez votre connexion.
offline-title = Jouer sans réseau
offline-here = Jouer sur cet appareil
error-parts = Une partie de cette page ne peut pas être chargée. Veuillez recharger la page dans une minute.
error-server = Le serveur a répondu par une erreur ({ $status }). Veuillez réessayer.
error-title = Cela n’a pas marché
error-again = Réessayer
not-found-title = Personne n’est assis ici
not-found-text = Cette page n’existe pas, ou la table a été débarrassée.

## Accueil

home-title = Lanai : trois jeux sur la véranda
home-hello = Prenez place.
home-hello-name = Prenez place, { $name }.
home-hello-back = Bon retour, { $name }.
home-start = Commencer autre chose
home-line = Trois jeux sont sur la table ce soir. Sans compte, rien à installer.
home-ask-name = Comment vous appeler ?
home-name-keep = C’est moi
home-play = Jouer
home-play-label = Jouer : { $game }, contre des robots
home-play-wait = On distribue…
home-company = Choisir joueurs, niveau et options : { $game }
home-company-change = Joueurs, niveau, options
home-waiting = C’est à vous
home-friends = Entre amis
home-friends-label = Entre amis : { $game }
home-here = Sur cet appareil
home-here-label = Sur cet appareil : { $game }
home-rules = Règles
home-rules-label = Règles de { $game }
home-learn = Apprendre
home-learn-label = Apprendre { $game } par une première partie guidée
home-seats-exactly = { $seats } joueurs
home-seats = { $min } à { $max } joueurs
home-minutes = environ { $minutes } minutes
home-minutes-short = { $minutes } min
home-tables = Vos tables
home-last = Dernières parties
home-all-games = { $games ->
    [one] Votre partie
   *[other] Les { $games } parties
}
home-last-won = Gagné avec { $points }
home-last-place = { $place } sur { $places }, { $points } points
home-last-with = { $game } avec { $names }
home-last-result = Résultat
home-last-open = Résultat : { $game }, { $when }
home-offline = Jouable sans réseau
home-public = Tables ouvertes
home-finished = Parties terminées
home-none = Aucune partie ne vous attend. Commencez-en une ci-dessus : elle reste ici jusqu’à la fin.
home-rest = Autres liens
home-playing = En cours
home-turn = À vous de jouer
home-take-turn = Jouer votre tour
home-live = En direct
home-present = { $count ->
    [one] { $names } est à la table.
   *[other] { $names } sont à la table.
  }
home-all-present = { $count ->
    [one] { $names } est à la table.
    [2] Les deux sont à la table.
   *[other] Tous sont à la table.
  }
home-lobby = { $taken } places sur { $seats }
home-won = Vous avez gagné
home-winner = Victoire : { $names }
home-played = { $name } ({ $by })
home-alone = Vous seul pour l’instant

## Salon

level-bot = Robot, niveau : { $level }
program-line = { $program }, un programme de { $owner }
program-named = { $name } (robot)
lobby-limit-seconds = { $seconds } s
lobby-limit-minutes = { $minutes } min
limit-hours = { $hours } h par coup
limit-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
left-days = encore { $days } jours
left-hours = encore { $hours } h
left-minutes = encore { $minutes } min

## Les gens

person-plain = Joueur { $seat }

## Fin

played-all = un robot a joué tous les coups
played-last = { $count ->
    [one] un robot pour le dernier coup
   *[other] un robot pour les { $count } derniers coups
  }
played-some = un robot pour { $count } coups sur { $moves }

## Revoir

record-link = Ouvrir un enregistrement d’un fichier
record-too-large = Ce fichier est trop grand pour un enregistrement.

## Qui je suis

somebody = Quelqu’un

## Mes parties et classements

profile-somebody = quelqu’un
profile-replaced = { $name } (un robot a continué)
profile-change = Classement { $change }
profile-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
profile-replay = Revoir
profile-replay-label = Revoir : { $game }, { $when }

## La cloche

bell-title = La cloche
bell-waiting = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
bell-on = La cloche sonne : { $places }
bell-on-here = ici
bell-on-device = { $name }
bell-on-mail = par e-mail

## La donne du jour

daily-title = La donne du jour
daily-line = Les mêmes cartes pour tous
daily-streak = { $days ->
    [one] 1 jour
   *[other] { $days } jours de suite
  }
daily-open = Pas encore jouée
daily-open-note = Finissez une partie pour voir ce que les autres ont fait des mêmes cartes.
daily-begun = En cours
daily-won = Vous avez gagné
daily-won-by = Gagné de { $points }
daily-level = À égalité avec le meilleur robot
daily-behind = { $points } derrière
daily-left = Abandonné
daily-rank = { $rank } sur { $count }
daily-share-head = Lanai, donne du jour : { $game }, { $day }

## Hindsight

review-link = Recul
review-link-label = Recul : { $game }, { $when }
