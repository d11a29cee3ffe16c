# Le cadre de l’application web, en français. Les textes d’un jeu sont dans sa pièce et dans <jeu>.fr.ftl.

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
theme-system = Comme l’appareil
me-link = { $name }, votre nom et vos réglages
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
error-parts = Une partie de cette page ne peut pas être chargée. Veuillez recharger la page dans une minute.
error-server = Le serveur a répondu par une erreur ({ $status }). Veuillez réessayer.
error-stale = La table avait déjà avancé. Regardez de nouveau, puis choisissez.
error-title = Cela n’a pas marché
error-again = Réessayer
not-found-title = Personne n’est assis ici
not-found-text = Cette page n’existe pas, ou la table a été débarrassée.

## Accueil

home-title = Lanai : trois jeux sur la véranda
home-hello = Prenez place.
home-hello-name = Prenez place, { $name }.
home-line = Trois jeux sont sur la table ce soir. Sans compte, rien à installer.
home-ask-name = Comment vous appeler ?
home-name-keep = C’est moi
home-play = Jouer
home-play-label = Jouer : { $game }, contre des robots
home-play-wait = On distribue…
home-company = Choisir joueurs, niveau et options : { $game }
home-company-change = Joueurs, niveau, options
home-company-seats = Joueurs
home-company-level = Niveau des robots
home-waiting = C’est à vous
home-friends = Entre amis
home-friends-label = Entre amis : { $game }
home-rules = Règles
home-rules-label = Règles de { $game }
home-learn = Apprendre
home-learn-label = Apprendre { $game } par une première partie guidée
home-seats-exactly = { $seats } joueurs
home-seats = { $min } à { $max } joueurs
home-minutes = environ { $minutes } minutes
home-minutes-short = { $minutes } min
home-tables = Vos tables
home-finished = Parties terminées
home-public = Tables ouvertes
home-none = Aucune partie ne vous attend. Commencez-en une ci-dessus : elle reste ici jusqu’à la fin.
home-more = En voir plus
home-playing = En cours
home-turn = À vous de jouer
home-lobby = { $taken } places sur { $seats }
home-won = Vous avez gagné
home-winner = Victoire : { $names }
home-played = { $name } ({ $by })
home-alone = Vous seul pour l’instant

## Salon

lobby-title = { $game } chez { $name }
lobby-title-plain = Une table de { $game }
lobby-line = Envoyez le lien ou installez un robot. Avec le lien, chacun peut s’asseoir ou regarder.
lobby-line-guest = Prenez une place libre. { $name } lance la partie.
lobby-seats = Les places autour de la table
lobby-you-host = c’est vous, l’hôte
lobby-you = c’est vous
lobby-host = l’hôte
lobby-guest = est là
lobby-away = est absent
lobby-free = Place libre
lobby-free-friend = pour un ami
level-bot = Robot, niveau : { $level }
lobby-sit = S’asseoir ici
lobby-move = Se déplacer ici
lobby-stand = Se lever
lobby-add-bot = Ajouter un robot
lobby-send-away-label = Renvoyer { $name }
lobby-level = Comment joue { $name }
lobby-start = Commencer
lobby-start-some = Commencer à { $count }
lobby-starting = On distribue…
lobby-left-out = Les places vides sont laissées de côté.
lobby-here = { $count ->
    [0] Personne n’est encore là
    [one] Une personne sur { $seats }
   *[other] { $count } sur { $seats } sont là
  }
lobby-all-here = Tout le monde est là
lobby-wait = { $name } commence quand tout le monde est là.
lobby-need = { $game } se joue à { $seats }.
lobby-share-title = Venez !
lobby-share-text = Visez avec un téléphone, ou envoyez le lien à vos amis.
lobby-qr = Code QR du lien vers cette table
lobby-link = Le lien vers cette table
lobby-copy = Copier
lobby-copied = Le lien est copié.
lobby-copy-failed = Copiez le lien depuis son champ.
lobby-rules-title = Comment vous jouez
lobby-rules-host = Seul { $name } peut les changer.
lobby-patience = Temps par coup
lobby-patience-none = Sans limite : chacun prend son temps.
lobby-patience-set = Passé ce temps, un robot joue jusqu’à votre retour.
lobby-limit-none = sans limite
lobby-limit-seconds = { $seconds } s
lobby-limit-minutes = { $minutes } min
lobby-hints = Conseils
lobby-hints-yes = Chacun peut demander ce que ferait un bon joueur.
lobby-hints-no = Personne ne reçoit de conseil.
lobby-public = Ouverte à tous
lobby-public-yes = La table est montrée à l’accueil ; des inconnus peuvent venir.
lobby-public-no = Seuls ceux qui ont le lien trouvent la table.
lobby-line-locked = La table est fermée : personne d’autre ne peut s’y asseoir.
lobby-line-removed = L’hôte vous a renvoyé de cette table. Vous pouvez regarder.
lobby-locked = Plus de nouveaux joueurs
lobby-locked-yes = Personne d’autre ne peut s’asseoir, même avec le lien.
lobby-locked-no = Qui a le lien peut s’asseoir.
lobby-removed = Renvoyés
lobby-removed-text = Touchez un nom pour laisser revenir quelqu’un.
lobby-let-in = Laisser revenir { $name }
lobby-chairs = Places
lobby-chairs-text = Combien de places autour de la table.
lobby-seal-title = Personne ne choisit la donne
lobby-seal-text = Au début de la partie, le serveur et chacun de vos navigateurs ajoutent un nombre. D’abord tous n’en montrent qu’une empreinte, pour que personne ne puisse choisir. Après la partie, tous peuvent le vérifier.
lobby-seal-failed = { $count ->
    [one] Un début a échoué : { $names } n’a pas répondu.
   *[other] { $count } débuts ont échoué. La dernière fois, { $names } n’a pas répondu.
  }
lobby-seal-suspect = Qui fait échouer le début encore et encore attend peut-être une meilleure donne.
luck-refused = Ce que le serveur propose n’est pas ce qu’il avait promis : votre navigateur n’ajoute pas son nombre, et le début échouera.
lobby-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
lobby-name-first = Votre nom à cette table

## Table

table-title = { $game } à Lanai
table-at = table { $name }
table-menu = Menu
table-undo = Annuler
table-hint-only = Un seul coup est possible
table-undo-ask = Demander l’annulation
table-hint = Conseil
table-hint-thinking = Réflexion…
table-rules = Règles
table-rules-all = Toutes les règles
table-share = Inviter
table-share-title = Inviter à regarder
table-share-come = Venez regarder !
table-share-text = La partie est en cours et toutes les places sont prises. Avec ce lien on peut la regarder.
table-speed = Rythme : { $speed }
table-watching = Vous regardez
table-watching-text = Toutes les places sont prises.
table-leave = Quitter
table-panel = Journal, discussion et règles
table-panel-unfold = Déplier journal, discussion et règles
table-panel-fold = Replier journal, discussion et règles
table-log-short = Journal
table-chat-short = Parler
table-step-short = Étape
table-log = Journal
table-chat = Discussion
table-step = Cette étape
table-log-empty = Il ne s’est encore rien passé.
table-log-earlier = Afficher ce qui précède
table-chat-empty = Dites bonjour.
table-chat-field = Écrire à la table
table-chat-send = Envoyer
table-move-line = Ligne de coup
table-move-help = Tab complète
table-move-field = Tapez un coup
table-move-play = Jouer
table-move-words = Ce qui peut suivre
table-move-not-turn = Ce n’est pas à vous.
table-board = La table
table-prompt = Que faire maintenant
table-your-move = À vous de jouer
table-over = La partie est finie
table-waiting = On attend { $names }
table-broken = Quelque chose ne marche pas ici : le jeu n’a pas pu continuer. La raison est dans le journal du serveur. Nous réessayons de temps en temps.
table-offline = La connexion est perdue. Tout est gardé ; vous serez de retour dans un instant.
table-connecting = On vient à la table…
table-thinking = réfléchit
table-ready = a fini
table-away = absent
table-away-since = absent depuis { $time }
table-left = a quitté
table-bot-plays = un robot joue
table-seats = Joueurs
table-seat-you = vous
table-standin = Un robot joue pour vous.
table-standin-back = Reprendre ma place
table-resigned = Un robot joue à votre place jusqu’à la fin.
table-clock = Temps restant : { $time }
table-leave-title = Quitter la table ?
table-leave-text = Votre place est gardée : vous retrouvez la partie à l’accueil. Quand votre temps est écoulé, un robot joue pour vous.
table-leave-text-open = Votre place est gardée : la partie se trouve sur la page d’accueil. Si les autres attendent longtemps, ils peuvent laisser un robot jouer jusqu’à votre retour.
table-leave-home = Partir en gardant ma place
table-leave-resign = Partir pour de bon
table-leave-resign-text = Si vous partez pour de bon, un bot joue votre place jusqu’à la fin.
table-hint-title = Ce que ferait un bon joueur
table-hint-share = gagne { $percent } %
table-hint-ahead = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance
table-hint-behind = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de retard
table-hint-level = à égalité de points
table-hint-equal = à peu près équivalent
table-hint-play-label = Le jouer : { $move }
table-hint-play = Le jouer
lesson-title = Leçon
lesson-play = Jouer une vraie partie
lesson-step = Leçon, étape { $step } sur { $steps }
undo-title = Reprendre le coup ?
undo-yes = D’accord
undo-no = Refuser
undo-list = Ce qui serait repris
undo-asks = { $count ->
    [one] On demande à { $names } si vous pouvez reprendre.
   *[other] On demande à { $names } si vous pouvez reprendre.
  }
undo-withdraw = Laisser tomber
undo-put-off = On vous demande si un coup peut être repris.
undo-answer = Répondre
table-nudge-here = Je suis là
table-nudge-title = À vous :
table-log-undone = repris
wait-away = { $name } : absent
wait-away-since = { $name } : absent depuis { $time }
wait-nudge = Faire signe
wait-nudged = Signe fait
wait-nudged-note = On a fait signe à { $name }.
wait-standin = Mettre un robot
undo-agreed = Coup repris.
undo-refused = Rien n’a été repris.

## Les gens

person-more = Plus …
person-menu = Plus sur { $name }
person-plain = Joueur { $seat }
person-is-host = L’hôte de cette table.
person-is-removed = A été renvoyé de cette table.
person-is-muted = Ne peut pas discuter à cette table.
person-is-sits = Est assis à cette table.
person-is-watches = Regarde.
person-hide = Masquer
person-hide-text = Vous ne lisez plus rien de cette personne, pas même son nom. Personne d’autre ne le remarque.
person-hide-done = { $name } est masqué pour vous. Cela s’annule dans les réglages.
person-show = Montrer à nouveau
person-show-text = Vous lisez à nouveau ce que dit cette personne.
person-show-done = { $name } n’est plus masqué.
person-report = Signaler …
person-report-text = Prévenir qui tient ce serveur.
person-report-title = Signaler { $name }
person-report-why = De quoi s’agit-il ?
person-report-note = Avec vos mots, si vous voulez
person-report-kept = Les lignes de discussion voisines sont gardées avec le signalement. Seul qui tient ce serveur le lit.
person-report-send = Envoyer le signalement
person-report-back = Retour
person-report-done = Merci. Le signalement est parti.
person-as-host = En tant qu’hôte
person-mute = Rendre muet
person-mute-text = Cette personne ne peut plus discuter à cette table.
person-unmute = Rendre la parole
person-unmute-text = Cette personne peut discuter à cette table.
person-remove = Renvoyer
person-remove-text = Cette personne quitte sa place et ne peut plus s’asseoir ni discuter ici. Elle peut regarder.
person-let-in = Laisser revenir
person-let-in-text = Cette personne peut à nouveau s’asseoir et discuter ici.
person-hand-over = Passer le rôle d’hôte
person-hand-over-text = Cette personne est désormais l’hôte, et vous jouez.
report-insults = Insultes ou menaces
report-spam = Messages indésirables
report-name = Un nom offensant
report-cheating = Triche
report-other = Autre chose
chat-people = Les autres à la table
chat-watches = regarde :
chat-watchers = Ceux qui regardent peuvent discuter
chat-silence-seated = Ici, seuls ceux qui sont assis à la table discutent.
chat-silence-muted = L’hôte vous a demandé de vous taire à cette table.
chat-silence-removed = L’hôte vous a renvoyé de cette table. Vous pouvez regarder.
chat-muted = { $by } a rendu { $name } muet.
chat-unmuted = { $by } rend la parole à { $name }.
chat-removed = { $by } a renvoyé { $name }.
chat-let-in = { $by } laisse revenir { $name }.
chat-host = { $by } a passé le rôle d’hôte à { $name }.
chat-host-gone = { $name } est maintenant l’hôte.
chat-locked = { $by } a fermé la table.
chat-unlocked = { $by } a ouvert la table.
chat-chat-opened = Ceux qui regardent peuvent maintenant discuter.
chat-chat-closed = Ceux qui regardent ne peuvent plus discuter.
chat-renamed = { $by } s’appelle maintenant { $name }.

## Fin

moment-won = Vous gagnez !
moment-shared = Vous partagez la victoire !
moment-place = { $place ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
    [4] Vous êtes quatrième
   *[other] Vous êtes { $place }e
  }
moment-over = La partie est finie
moment-winner = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
  }
moment-team-won = Votre équipe gagne !
moment-team-shared = Les deux équipes partagent la victoire !
moment-team-place = Votre équipe est { $place ->
    [2] deuxième
   *[other] { $place }e
  }
moment-team-winner = { $names } gagnent.
end-team-win-by = { $points ->
    [0] { $names } gagnent.
   *[other] { $names } gagnent de { $points }.
  }
end-you-team-win-by = { $points ->
    [0] Votre équipe gagne.
   *[other] Votre équipe gagne de { $points }.
  }
end-team-shared = Les deux équipes partagent la victoire.
end-team-level = Les deux équipes ont { $points } points.
end-team-rank = Votre équipe est { $rank ->
    [2] deuxième
   *[other] { $rank }e
  }.
beat-title = Le temps de regarder
beat-text = La suite attend que vous continuiez.
beat-yours = Ensuite, c’est à vous.
beat-forced = Une seule possibilité : elle se joue d’elle-même.
beat-go = Continuer
moment-go = Voir les points
end-win-by = { $name } gagne de { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
end-win = { $name } gagne.
end-you-win-by = Vous gagnez de { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
end-you-win = Vous gagnez.
end-shared = Victoire partagée : { $names }.
end-rematch = Revanche
end-rematch-open = À la revanche
rematch-wants = { $name } aimerait une revanche.
rematch-ask = { $count ->
    [one] { $names } aimerait une revanche.
   *[other] { $names } aimeraient une revanche.
  } Et vous ?
rematch-yes = Oui, encore
rematch-no = Non merci
rematch-after-all = Jouer quand même
rematch-who = Qui rejoue
rematch-said-yes = rejoue
rematch-said-no = ne rejoue pas
rematch-said-open = n’a pas encore répondu
played-all = un robot a joué tous les coups
played-last = { $count ->
    [one] un robot pour le dernier coup
   *[other] un robot pour les { $count } derniers coups
  }
played-some = un robot pour { $count } coups sur { $moves }
end-replay = Revoir la partie
end-board = Revoir la table
end-back = Les points
end-points = D’où viennent les points
end-lead = Comment l’avance a changé
end-lead-chapter = { $name } a pris la tête pour de bon : { $chapter }.
end-lead-past = { $name } a dépassé { $past } pour de bon : { $chapter }.
end-together = Ensemble, ils ont { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
end-level = Égalité finale à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
end-tie-broken = { $name } finit à égalité et l’emporte au départage.
end-you-rank = Vous finissez { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
  }.
end-lead-key = Chaque ligne montre les points de quelqu’un, du premier coup au dernier.
end-lead-key-bands = Les bandes claires et grises sont les parties nommées dessous.
end-lead-key-turn = Après le trait pointillé, le gagnant reste en tête.
end-lead-always = { $name } était en tête du début à la fin.
end-lead-label = Points au fil du temps : { $list }
end-lead-point = { $name } { $points }
end-seal-title = Le sceau est ouvert
end-seal-text = Personne n’a pu choisir cette donne : vous vous êtes accordés sur elle avant la première carte, sous le sceau { $seal }.
end-seal-old = Cette partie a commencé sous un ancien procédé : son hasard était fixé avant la partie.
end-lesson-title = L’enregistrement
end-lesson-text = La donne d’une leçon est toujours la même : il n’y a pas de hasard à prouver. Chaque coup est dans l’enregistrement.
end-verify = Vérifier l’équité
end-verifying = Vérification…
end-download = Télécharger
end-proof-agreed-yes = L’enregistrement porte l’accord que ce navigateur a gardé avant la partie.
end-proof-agreed-no = L’enregistrement porte un autre accord que celui que ce navigateur a gardé avant la partie.
end-proof-hashes-yes = Le secret et tous les nombres correspondent à leurs empreintes.
end-proof-hashes-no = Le secret ou un nombre ne correspond pas à son empreinte.
end-proof-seed-yes = La graine est faite de l’accord, du secret et des nombres de chacun.
end-proof-seed-no = La graine n’est pas faite de l’accord, du secret et des nombres de chacun.
end-proof-mine-yes = Votre propre nombre en fait partie.
end-proof-mine-no = Votre propre nombre n’y est pas.
end-proof-mine-none = Vous n’avez pas ajouté de nombre à cette table.
end-proof-failed = { $count ->
    [one] Un début avait échoué auparavant.
   *[other] { $count } débuts avaient échoué auparavant.
  }
end-proof-draws-yes = Chaque carte et chaque dé suit de la graine, chaque coup était permis.
end-proof-draws-no = Toutes les cartes et tous les dés ne suivent pas de la graine : { $reason }
end-proof-here = Vérifié dans ce navigateur
end-proof-server = Vérifié par le serveur
end-proof-own = Pour ne faire confiance à aucun serveur, lancez « lanai verify » sur l’enregistrement.

## Revoir

replay-title = { $game } : revoir la partie
replay-seen = Vu par
replay-watcher = Spectateur
replay-open = Tout ouvert
replay-happened = Ce qui s’est passé
replay-controls = Commandes
replay-step = Étape
replay-step-text = { $chapter }, étape { $n } sur { $steps }
replay-step-plain = Étape { $n } sur { $steps }
replay-speed = Vitesse
replay-first = Première étape
replay-chapter-back = Chapitre précédent
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-on = Étape suivante
replay-chapter-on = Chapitre suivant
replay-last = Dernière étape
replay-keys = étape
replay-link = Lien vers ce moment
replay-linked = Le lien vers ce moment est copié.
replay-start = L’ouverture
replay-not-over = On peut revoir la partie quand elle est terminée.
replay-to-end = Aux points

## Règles, réglages

rules-title = Règles de { $game }
rules-contents = Sur cette page
rules-cards = Les cartes et les pièces
rules-cards-note = Dessinées d’après la même table de cartes que celle du jeu. Ce qui est marqué comme reconstitué n’était pas lisible dans nos sources : un propriétaire de la boîte peut le corriger dans un seul fichier.
rules-play = Jouer
settings-title = Réglages
settings-name = Votre nom
settings-name-text = Ce que voient les autres à la table.
settings-keep = Garder
settings-kept = Vous vous appelez maintenant { $name }.
settings-language-text = La langue de tout, aussi du journal à vos tables.
settings-theme-text = La véranda de jour, au crépuscule, ou comme votre appareil.
settings-motion = Mouvement
settings-motion-text = Les choses voyagent d’où elles étaient à où elles vont.
settings-sounds = Sons
settings-sounds-text = Pour les cartes, les dés et votre tour ; le téléphone vibre aussi quand c’est à vous.
settings-volume = { $percent } %
settings-volume-off = coupés
settings-speed = Rythme
settings-speed-text = Combien de temps vous voyez les coups des autres, et à quelle vitesse tout se déplace.
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-instant = Immédiat
settings-confirm = Confirmer les coups
settings-confirm-text = Un coup choisi attend encore une touche. Sans cela il est joué tout de suite ; toucher deux fois joue toujours tout de suite.
settings-forced = Coups uniques joués seuls
settings-forced-text = Quand un seul coup est possible, et que tout le monde le voit, il est joué pour vous.
settings-move-line = Ligne de coups
settings-move-line-text = Une ligne où taper les coups en mots, qui se complètent. La touche / l’amène à la table à tout moment.
settings-hidden = Personnes masquées
settings-hidden-text = Vous ne lisez rien d’elles. Touchez un nom pour revoir quelqu’un.
settings-hidden-show = Montrer à nouveau { $name }
settings-private = Votre nom, ces réglages et la clé de vos places restent sur cet appareil.
