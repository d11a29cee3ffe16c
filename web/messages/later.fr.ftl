# Ce que dit le cadre de l’application au-delà du premier écran (fr.ftl), en français : chargé avec la suite.

theme-system = Comme l’appareil

## Erreurs

engine-loading = La table se dresse sur cet appareil…
engine-unkept = Cet appareil ne garde rien pour le moment : sa mémoire est pleine, la fenêtre est privée ou l’adresse n’est pas sûre (https). Vos parties continuent, mais disparaissent quand vous fermez la page.
offline-text = Les jeux, les robots, les leçons et les rediffusions peuvent rester sur cet appareil : { $size } Mo, une seule fois.
offline-done = Les jeux, les robots, les leçons et les rediffusions sont sur cet appareil ({ $size } Mo) et se jouent sans réseau.
offline-keep = Rendre disponible hors ligne
offline-failed = Tout n’a pas pu être gardé. Vérifiez qu’il reste de la place sur cet appareil, puis réessayez.
offline-back = Revenir au serveur
error-stale = La table avait déjà avancé. Regardez de nouveau, puis choisissez.

## Accueil

home-company-seats = Joueurs
home-company-level = Niveau des robots
home-rated-yes = La partie compte pour votre classement, pour moitié puisque vous jouez seul. Ni conseils, ni reprise sur demande.
home-unmeasured = La force des robots de niveau « { $level } » à { $game } n’a pas été mesurée : aucune partie contre eux ne compte. Choisissez un autre niveau pour une partie classée.
home-more = En voir plus

## Salon

lobby-title = { $game } chez { $name }
lobby-title-plain = Une table de { $game }
lobby-line = Envoyez le lien ou installez un robot. Avec le lien, chacun peut s’asseoir ou regarder.
lobby-line-full = Toutes les places sont prises. Avec le lien, chacun peut regarder.
lobby-line-seated = Vous avez votre place. { $name } lance la partie.
lobby-line-taken = Toutes les places sont prises. Vous pouvez regarder.
lobby-line-guest = Prenez une place libre. { $name } lance la partie.
lobby-seats = Les places autour de la table
lobby-you-host = c’est vous, l’hôte
lobby-you = c’est vous
lobby-host = l’hôte
lobby-host-away = l’hôte, absent
lobby-guest = est là
lobby-away = est absent
lobby-free = Place libre
lobby-free-friend = pour un ami
program-badge = Robot
program-about = Joue tout seul : le programme de quelqu’un.
lobby-sit = S’asseoir ici
lobby-move = Se déplacer ici
lobby-stand = Se lever
lobby-add-bot = Ajouter un robot
lobby-send-away-label = Renvoyer { $name }
lobby-free-seat = Libérer la place
lobby-free-seat-label = Libérer la place de { $name }
lobby-level = Comment joue { $name }
lobby-start = Commencer
lobby-start-some = Commencer à { $count }
lobby-starting = On distribue…
lobby-asked = La partie commence d’elle-même quand chacun est passé : ainsi tous ont mêlé la donne. On attend : { $names } ({ $left }).
lobby-call-off = Annuler le départ
lobby-left-out = Les places vides sont laissées de côté.
lobby-here = { $count ->
    [0] Personne n’est encore là
    [one] Une personne sur { $seats }
   *[other] { $count } sur { $seats } sont là
  }
lobby-all-here = Tout le monde est là
lobby-wait = { $name } commence quand tout le monde est là.
lobby-wait-away = { $name } est absent. Si cela dure, la personne assise suivante devient l’hôte et peut commencer.
lobby-absent = Absents : { $names }. Pour commencer, il faut tous ceux qui sont assis ; libérez la place pour jouer sans eux.
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
lobby-limit-together = Tous à table
lobby-limit-letters = Par correspondance
lobby-patience-letters = Passez quand cela vous convient. Le temps court même sans personne ; ensuite un robot joue jusqu’à votre retour.
lobby-rated = Classée
lobby-rated-yes = La partie compte pour le classement de chacun. Ni conseils, ni aide-mémoire, ni reprise sur demande. Qui part finit dernier.
lobby-rated-no = On joue pour le plaisir : aucun classement ne change.
lobby-unmeasured = { $count ->
    [one] La force de ce robot n’a pas été mesurée : { $names }. Aucune partie avec lui ne compte. Donnez-lui un autre niveau pour une partie classée.
   *[other] La force de ces robots n’a pas été mesurée : { $names }. Aucune partie avec eux ne compte. Donnez-leur un autre niveau pour une partie classée.
  }
lobby-rated-line = Classée : cette partie compte pour le classement de chacun.
lobby-sit-rated = S’asseoir, partie classée
lobby-agree = D’accord : elle compte
lobby-agrees = d’accord : elle compte
lobby-agrees-not = n’a pas encore accepté
lobby-undecided = En attente de l’accord de tous : { $names }.
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
    [one] Un début a échoué à cause de { $names } : sans réponse, parti ou annulé.
   *[other] { $count } débuts ont échoué, le dernier à cause de { $names } : sans réponse, parti ou annulé.
  }
lobby-seal-suspect = Qui fait échouer le début encore et encore attend peut-être une meilleure donne.
luck-elsewhere = Votre nombre pour cette donne est sur l’appareil où vous étiez passé avant. Ouvrez-y la table, et la partie pourra commencer.
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
table-sending = Votre coup est en route …
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
table-seat-light = { $name } : { $light }
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
table-leave-resign-text = Si vous partez pour de bon, un robot joue à votre place jusqu’à la fin.
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
# Why, where nothing else can be said of a move.
table-hint-unsure = Trop peu d’essais dans le temps imparti : redemandez dans un instant.
table-hint-free = Rien ne distingue ces coups : jouez celui qui vous plaît.
table-hint-best = C’est lui qui a gagné le plus souvent aux essais.
table-hint-less = Le premier a gagné plus souvent aux essais.
table-hint-play-label = Le jouer : { $move }
table-hint-play = Le jouer
lesson-title = Leçon
lesson-play = Jouer une vraie partie
lesson-step = Leçon, étape { $step } sur { $steps }
lesson-look = Prenez le temps de regarder. La leçon reprend quand vous touchez « Continuer ».
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
beat-passes = La suite vient d’elle-même dans un instant.
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
rematch-yes-rated = Oui, encore, classée
rematch-no = Non merci
rematch-after-all = Jouer quand même
rematch-who = Qui rejoue
rematch-said-yes = rejoue
rematch-said-no = ne rejoue pas
rematch-said-open = n’a pas encore répondu
end-replay = Revoir la partie
end-board = Revoir la table
end-back = Les points
end-points = D’où viennent les points
end-lead = Comment l’avance a changé
end-lead-chapter = { $name } a pris la tête pour de bon : { $chapter }.
end-you-lead-chapter = Vous avez pris la tête pour de bon : { $chapter }.
end-lead-past = { $name } a dépassé { $past } pour de bon : { $chapter }.
end-you-lead-past = Vous avez dépassé { $past } pour de bon : { $chapter }.
end-together = Ensemble, les gagnants ont { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
end-level = Égalité finale à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
end-tie-broken = { $name } finit à égalité et l’emporte au départage.
end-you-tie-broken = Vous finissez à égalité et l’emportez au départage.
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
end-you-lead-always = Vous étiez en tête du début à la fin.
end-lead-label = Points au fil du temps : { $list }
end-lead-point = { $name } { $points }
end-seal-title = Le sceau est ouvert
end-seal-text = Personne n’a pu choisir cette donne : vous vous êtes accordés sur elle avant la première carte, sous le sceau { $seal }.
end-seal-here = Donne faite sur cet appareil : aucun serveur ne la connaissait et personne d’autre n’a eu part au hasard. L’enregistrement prouve que rien n’a été changé ensuite.
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

# Une partie à soi à partir d’un instant d’une autre

branch-title = Essayer à partir d’ici
branch-seat = Votre place
branch-hidden = Ce qui était caché
branch-redealt = Comme je le savais
branch-redealt-choice = Ce que { $name } ne pouvait pas savoir est tiré à nouveau.
branch-same = Exactement les mêmes cartes
branch-same-choice = Tout le monde peut les connaître par la reprise.
branch-others = Les autres places
branch-bots = Robots
branch-bots-text = Ils continuent tout de suite.
branch-friends = Amis par un lien
branch-friends-text = Vous vous retrouvez d’abord à la table ; des robots peuvent compléter.
branch-level = Niveau des robots
branch-begin = Continuer à jouer
branch-open = Ouvrir la table
branch-honest = Elle n’est pas classée, et ce n’est pas une donne équitable par preuve : toute la table le sait.
branch-chip-redealt = D’une autre partie
branch-chip-same = Mêmes cartes
branch-redealt-text = Cette partie commence au milieu d’une autre, telle que la place de { $name } la connaissait : tout ce qui était caché à cette place a été tiré à nouveau.
branch-same-text = Cette partie commence au milieu d’une autre avec exactement les mêmes cartes. Qui a vu cette autre partie peut les connaître.
branch-redealt-lobby = Cette partie commence au milieu d’une autre, telle que la place { $seat } la connaissait. Elle n’est pas classée, et ce n’est pas une donne équitable par preuve.
branch-same-lobby = Cette partie commence au milieu d’une autre avec exactement les mêmes cartes : certains peuvent les connaître. Elle n’est pas classée, et ce n’est pas une donne équitable par preuve.
branch-need = Toutes les places doivent être prises, par des gens ou des robots.
branch-unrated = Une partie qui commence au milieu d’une autre ne compte jamais.
branch-proof = Cette partie commence par le début d’une autre : ce n’est pas une donne équitable par preuve. Le hasard à partir de là était fixé avant tout coup, et l’enregistrement dit tout.
branch-original = Voir l’autre partie
branch-compare = Alors et maintenant
branch-you-then = Vous alors
branch-you-now = Vous maintenant
branch-seat-then = Cette place alors
branch-seat-now = { $name } maintenant
branch-won = gagné avec { $points }
branch-placed = { $place } avec { $points }
branch-replay-before = d’une autre partie
record-title = Un enregistrement d’un fichier
record-text = Revoyez une partie enregistrée, pas à pas et de chaque place, et essayez-la à partir de n’importe quel instant. D’ici là, le fichier reste sur cet appareil.
record-drop = Déposez un enregistrement ici
record-choose = Choisir un fichier
record-another = Un autre fichier

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
settings-hold = Tenir pour lever le rideau
settings-hold-text = Quand plusieurs personnes partagent cet appareil : le rideau se lève si l’on tient son bouton, non si on le touche.
settings-move-line = Ligne de coups
settings-move-line-text = Une ligne où taper les coups en mots, qui se complètent. La touche / l’amène à la table à tout moment.
settings-hidden = Personnes masquées
settings-hidden-text = Vous ne lisez rien d’elles. Touchez un nom pour revoir quelqu’un.
settings-hidden-show = Montrer à nouveau { $name }
settings-private = Ces réglages et la clé de vos places restent sur cet appareil.
settings-here = Votre nom, ces réglages et toutes vos parties restent sur cet appareil. Rien n’est envoyé nulle part.

## Qui je suis

profile-here-only = Vous n’êtes connu que sur cet appareil. Gardez ce joueur, et vous serez le même demain et sur votre téléphone.
profile-kept = Vous pouvez revenir. Ni mot de passe, ni courriel.
profile-name = Votre nom
profile-rename = Nom et emblème
profile-emblem = Votre emblème, partout où vous jouez
profile-emblem-0 = Tortue
profile-emblem-1 = Bateau
profile-emblem-2 = Coquillage
profile-emblem-3 = Baleine
profile-emblem-4 = Feuille
settings-profile = Vos appareils et comment revenir
device-title = Vos appareils
device-first = Premier appareil
device-here = utilisé en ce moment
device-added = depuis le { $day }
device-add = Ajouter un appareil
device-add-how = avec un code
device-come = { $device }, c’est vous aussi désormais.
device-point = Pointez un téléphone ici.
device-point-text = Il sera { $name } lui aussi. Le code ne sert qu’une fois.
device-qr = Code QR du lien qui ajoute un autre appareil
device-left = encore { $time }
device-over = Les dix minutes sont passées.
device-again = Un nouveau code
device-copy = Copier le lien
device-name = Le nom de cet appareil
device-times = À vous depuis le { $added }, vu pour la dernière fois le { $seen }
device-here-text = C’est l’appareil que vous utilisez. Un autre de vos appareils peut le retirer.
device-remove = Retirer cet appareil
device-remove-text = Il n’est alors plus vous, aussitôt, même aux tables qu’il a ouvertes.
device-made = Ce qui y a été créé prend fin aussi
device-made-passkey = Clé d’accès « { $name } », { $day }
device-made-code = Le code de secours
device-made-ends = Qui l’a eu pourrait revenir par là. Vous restez sur cet appareil et pouvez en créer ici de nouveaux.
device-made-stays = Ne laissez ainsi que si personne d’autre n’a eu l’appareil.
device-let-in = Retirer aussi { $name }
device-let-in-text = Venu le { $day } par quelque chose créé sur cet appareil. Est-il à vous ?
device-made-unknown = Des clés et codes plus anciens, nul ne sait où ils ont été créés. Si quelqu’un d’autre a eu l’appareil, voyez si toutes les clés d’accès sont à vous et tirez un nouveau code.
device-link-title = Un autre appareil
device-no-link = Il manque la partie secrète de cette adresse. Ouvrez le lien entier, ou pointez de nouveau l’appareil photo sur le code.
device-ask = Être { $name } sur cet appareil aussi ?
device-ask-text = Cet appareil occupe alors les places de { $name } et peut tout ce que peut { $name }.
device-ask-other = Jusqu’ici vous êtes { $other } sur cet appareil. { $other } y est gardé, et votre page y ramène ; ses places et ses parties restent les siennes et ne passent pas à { $name }.
device-become = Être { $name } ici
device-stay = Rester { $name }
device-stay-plain = Non, merci
device-same = Vous êtes déjà { $name } sur cet appareil.
device-same-go = Vers votre page
passkey-title = Clés d’accès
passkey-text = Avec une clé d’accès vous restez { $name } même si tous vos appareils sont perdus. Votre téléphone, votre ordinateur ou une clé de sécurité la garde.
passkey-not-here = Les clés d’accès demandent cette page en HTTPS, par un nom et non par une simple adresse. Un code de secours marche partout.
passkey-line = Vous restez { $name } même si tous vos appareils sont perdus.
passkey-made = La clé d’accès est gardée.
passkey-make = Garder avec une clé d’accès
passkey-more = Une clé d’accès de plus
passkey-used = utilisée le { $day }
passkey-remove = Retirer
passkey-remove-name = Retirer la clé d’accès { $name }
code-title = Code de secours
code-text = Vingt signes à noter. Qui les tape est vous : gardez-les là où vous gardez vos clés.
code-since = Depuis le { $day }, vous en avez un. Il ne se montre plus.
code-make = Montrer un code de secours
code-line = Vous restez { $name } même si cet appareil est perdu.
code-another = Un nouveau code à la place
code-shown = Notez ceci
code-shown-text = Il ne se montre que maintenant et sert une fois. Un code que vous aviez avant ne marche plus.
code-copy = Copier
code-copied = Copié.
code-written = C’est noté
back-title = Quelqu’un d’autre ici
back-text = Si vous avez déjà un joueur, soyez-le sur cet appareil.
back-formerly = Qui a déjà été ici
back-be = Redevenir { $name }
back-unknown = Le serveur ne connaît plus { $name } par la clé de cet appareil. La clé reste ici.
back-passkey = Revenir avec une clé d’accès
back-code = Avec un code de secours
back-code-show = Revenir
back-device = Ou avec un autre appareil qui est encore vous : ouvrez-y votre page, ajoutez un appareil et pointez l’appareil photo de celui-ci sur le code.
back-again = Vous êtes { $name } ici.
lost-title = { $name } n’est plus connu ici
lost-text = Le serveur ne prend plus la clé de cet appareil pour { $name } : un autre de vos appareils l’a retiré, le joueur a été supprimé, ou le serveur a d’autres données qu’avant. Rien n’est jeté : la clé reste sur cet appareil.
lost-anew = Commencer comme nouvel invité
lost-anew-text = Vous jouez tout de suite, et votre page propose de redevenir { $name }.
export-title = Vos données
export-text = Une archive avec qui vous êtes ici, vos appareils, vos tables et les parties que vous avez finies.
export-take = L’emporter
delete-me = Me supprimer
delete-title = Supprimer { $name } ?
delete-text = Votre nom, vos paroles aux tables, vos appareils et toutes les façons de revenir disparaissent, partout et pour toujours. Là où vous jouez, un robot prend le relais.
delete-stays = Les parties finies restent pour les autres : votre place y est à « Quelqu’un ». Ce que d’autres ont écrit de vous reste à eux.
delete-type = Tapez { $name } pour continuer
delete-done = { $name } est supprimé.
keep-title = Rester { $name }
keep-text = Une clé d’accès, un deuxième appareil ou un code à noter : vous serez le même joueur demain, et sur votre téléphone.
keep-go = Garder ce joueur
keep-not = Pas maintenant

## Mes parties et classements

profile-parts = Parties et joueurs
profile-mine = Mes parties
profile-since = { $games ->
    [one] Une partie, en { $month }.
   *[other] { $games } parties depuis { $month }.
}
profile-course = Le classement sur les { $count } dernières parties : de { $first } à { $last }
profile-wins = { $wins ->
    [one] 1 victoire
   *[other] { $wins } victoires
}
profile-wins-of = sur { $games }, { $expected } selon les cotes
profile-unrated = Pas encore de classement. Les parties comptent aux tables qui disent « Classée ».
profile-unrated-games = { $wins ->
    [one] 1 victoire
   *[other] { $wins } victoires
} sur { $games }
profile-unplayed = Pas encore joué
profile-finished = Parties finies
profile-filter = Jeu
profile-all = Tout
profile-none = Aucune partie n’est encore finie.
profile-of = sur { $places } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-left = parti
profile-places = Où vous finissez
profile-places-other = Où finit ce joueur
profile-places-text = { $games ->
    [one] La dernière partie
   *[other] Les { $games } dernières parties
} à { $size }, à côté de ce que les classements laissaient attendre. Sans classement, toutes les places se valent.
profile-sizes = Nombre de joueurs
profile-size = Parties à { $size }
profile-times = { $count } fois
profile-expected = { $expected } selon les cotes
profile-public = Les autres voient mes parties
profile-public-yes = Vos parties et classements ont leur page, et vous êtes parmi les meilleurs joueurs.
profile-public-no = Vous seul voyez cette page. Vous n’êtes pas parmi les meilleurs joueurs.
profile-public-link = Ce que voient les autres

## Chance et talent

luck-title = Chance et talent
luck-none = { $whose ->
    [mine] Aucune de vos parties n’a encore été revue avec recul. Ouvrez « Recul » pour l’une d’elles ; quand le serveur a le temps, il regarde de lui-même les nouvelles.
   *[other] Aucune de ces parties n’a encore été revue avec recul.
}
luck-all = { $games ->
    [one] { $whose ->
        [mine] Votre dernière partie.
       *[other] Sa dernière partie.
    }
   *[other] { $whose ->
        [mine] Vos { $games } dernières parties.
       *[other] Ses { $games } dernières parties.
    }
}
luck-some = { $whose ->
    [mine] { $known } de vos { $games } dernières parties ; les autres n’ont pas encore été revues avec recul.
   *[other] { $known } de ses { $games } dernières parties ; les autres n’ont pas encore été revues avec recul.
}
luck-by-play = { $whose ->
    [mine] Vous gagnez par le jeu : la plupart des signes pleins sont au-dessus de votre { $usual } habituel.
   *[other] Les victoires viennent du jeu : la plupart des signes pleins sont au-dessus du { $usual } habituel.
}
luck-by-luck = { $whose ->
    [mine] La chance vous aide : la plupart des signes pleins sont à droite du milieu. Votre précision habituelle est de { $usual }.
   *[other] La chance aide : la plupart des signes pleins sont à droite du milieu. La précision habituelle est de { $usual }.
}
luck-by-both = { $whose ->
    [mine] Votre précision habituelle est de { $usual } ; vous gagnez au-dessus comme au-dessous.
   *[other] La précision habituelle est de { $usual } ; les victoires sont au-dessus comme au-dessous.
}
luck-mean = { $whose ->
    [mine] Le hasard vous a donné { $luck } par partie. Sur beaucoup de parties, il n’en reste presque rien.
   *[other] Le hasard a donné { $luck } par partie. Sur beaucoup de parties, il n’en reste presque rien.
}
luck-deserved = Méritait mieux
luck-earned = Mérité
luck-forget = À oublier
luck-saved = Sauvé par le sort
luck-accuracy = précision
luck-luck = chance
luck-percent = chance, en pourcentage de la victoire
luck-hindsight = recul
luck-not-yet = pas encore
luck-by-bot = aucune : un robot a joué aussi, ou il n’y avait pas de choix
luck-won = plein : gagné
luck-sign = { $game }, { $when } : précision { $accuracy }, chance { $luck }
luck-column-game = Jeu
luck-column-with = Avec
luck-column-place = Place
luck-column-rating = Cote
luck-column-when = Quand
luck-column-result = Résultat
luck-column-accuracy = Précision
luck-column-luck = Chance
luck-result-won = gagnée
luck-result-not = pas gagnée
best-title = Meilleurs joueurs
best-when = Mois ou toujours
best-month = Ce mois
best-ever = Toujours
best-of = Personnes ou robots
best-people = Personnes
best-programs = Robots des autres
best-podium = Les trois premiers
best-you = vous
best-bot = Robot { $level }
best-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
best-unseen = Vous avez { $rating } ±{ $spread }, mais personne ne le voit : vous gardez vos parties pour vous.
best-appear = Me montrer ici
best-few = Vous avez { $rating }. Encore { $left ->
    [one] une partie classée
   *[other] { $left } parties classées
}, et vous serez ici.
best-note = ± dit où se trouve la vraie force avec 95 % de certitude ; il rétrécit à chaque partie, et l’ordre suit sa borne basse. { $total } sont classés : des personnes avec au moins { $least } parties classées, et des robots à la même mesure.

## La cloche

bell-text = Elle sonne quand une partie vous attend : une fois par tour, et jamais pendant que vous regardez.
bell-here = Sur cet appareil
bell-here-text = Un petit mot, même quand cette page est fermée. Il ne dit jamais ce que vous avez en main.
bell-here-never = Ce navigateur ne peut pas sonner. Sur un iPhone, ajoutez d’abord Lanai à l’écran d’accueil.
bell-here-forbidden = Vous l’avez interdit. Les réglages du navigateur peuvent l’autoriser de nouveau.
bell-elsewhere = sonne aussi
bell-off = Éteindre
bell-off-name = Éteindre la cloche sur { $name }
bell-mail = Par e-mail
bell-mail-text = Nous demandons d’abord à l’adresse. Chaque e-mail finit par un lien pour ne plus en recevoir.
bell-mail-asked = Un e-mail est en route vers { $address }. Son lien est valable un jour.
bell-mail-example = vous@example.org
bell-mail-send = Demander
bell-quiet = Heures calmes
bell-quiet-text = Ce qui sonnerait alors attend qu’elles soient passées.
bell-quiet-starts = de
bell-quiet-ends = à
mail-title = E-mails de Lanai
mail-no-link = Ce lien n’est pas entier. Ouvrez-le encore une fois depuis l’e-mail.
mail-settings = Vers mes réglages
mail-home = Vers la véranda
mail-ask = Lanai peut-il vous écrire ici ?
mail-ask-text = Vous recevez un e-mail pour chaque tour de vos parties, hors de vos heures calmes.
mail-confirm = Oui, écrivez-moi
mail-on = C’est entendu.
mail-on-text = { $name } sera prévenu de ses tours à { $address }.
mail-off = Ne plus recevoir d’e-mails ?
mail-off-text = Lanai n’écrira plus à cette adresse quand c’est à vous de jouer. Vos parties continuent.
mail-end = Plus d’e-mails
mail-ended = Plus d’e-mails.
mail-ended-text = Vous pouvez les réactiver dans votre profil.

# Donnes du jour
daily-open-text = Pas encore jouée. Les résultats des autres se montrent quand vous aurez fini.
daily-over-line = Ce que chacun a fait des mêmes cartes
daily-about = Vous jouez contre deux experts. Tout le monde reçoit les mêmes cartes et rencontre des robots qui jouent pareil. Un seul essai compte : vous pouvez le quitter et le reprendre plus tard, ici ou sur un autre appareil. Ni indice ni retour en arrière.
daily-streaks = { $streak ->
    [0] Plus longue série : { $longest }
   *[other] Jours de suite : { $streak }, record : { $longest }
  }
daily-ends = Nouvelles donnes dans { $hours } h { $minutes } min
daily-days = Autres jours
daily-before = La veille
daily-today = Aujourd’hui
daily-begun-text = Votre essai est en cours.
daily-begun-late = Votre essai est en cours. Il compte encore pour son jour, mais sera marqué : le secret est public.
daily-done = Jouée
daily-play = Jouer
daily-play-label = Jouer la donne du jour : { $game }
daily-go-on = Continuer
daily-practise = S’entraîner sur cette donne
daily-practice-text = C’était un entraînement : il ne compte pour rien.
daily-result = Résultat
daily-sealed = Les résultats se montrent une fois la journée finie.
daily-under-way = { $count ->
    [one] Un essai est en cours.
   *[other] { $count } essais sont en cours.
  }
daily-points = { $points } points, { $place } sur 3 à la table
daily-better = mieux que { $percent } %
daily-first = Vous êtes le premier sur cette donne.
daily-nobody = Personne n’a fini cette donne.
daily-everybody = Avec les mêmes cartes
daily-mark-again = Non comparé : quelqu’un avait déjà fait un essai sur cet appareil ou à cette adresse.
daily-mark-late = Non comparé : il s’est terminé après son jour, quand le secret était public.
daily-mark-left = Non comparé : un robot l’a joué jusqu’au bout.
daily-spread = Points d’avance sur le meilleur robot, ou de retard
daily-spread-label = { $count ->
    [one] Un essai
   *[other] { $count } essais
  } selon l’avance sur le meilleur robot, ou le retard
daily-spread-mine = { $count ->
    [one] Un essai
   *[other] { $count } essais
  } selon l’avance sur le meilleur robot, ou le retard ; le vôtre : { $span }
daily-bar = { $low } à { $high }
daily-best = Les meilleurs
daily-you = vous
daily-apart = Pas parmi ceux-ci : { $again } du même endroit, { $late } après le jour, { $left } abandonnés.
daily-share = Partager
daily-shared = Copié, sans un mot sur les cartes.
daily-share-failed = La copie n’a pas réussi.
daily-seal-title = Scellé d’avance
daily-seal-text = Voici les empreintes des secrets d’où viennent les cartes. Quand un jour est fini, ses secrets se montrent, et chacun peut vérifier que rien n’a changé.
daily-seal-open = Les sceaux sont ouverts
daily-seal-open-text = La journée est finie : voici les secrets d’où venaient ses cartes, et cette page les vérifie.
daily-seal-later = L’enregistrement et son secret se montrent une fois le { $day } fini.
daily-seal-now = C’était la donne du { $day }, scellée d’avance et la même pour tous.
daily-published = scellé { $when }
daily-secret = Secret
daily-proof-fits = Le secret correspond au sceau.
daily-proof-not = Le secret ne correspond pas au sceau !
daily-proof-same = C’est le sceau que ce navigateur garde depuis { $when }.
daily-proof-other = Ce n’est pas le sceau que ce navigateur a vu à { $when } !
daily-proof-none = Ce navigateur n’a pas vu le sceau avant la fin du jour ; quelqu’un d’autre peut-être.
daily-mine = Vos jours
daily-mine-none = Vous trouverez ici ce que vous avez fait chaque jour.
daily-at = donne du { $day }
daily-at-practice = entraînement, donne du { $day }

## Hindsight

review-page-title = { $game } avec le recul
review-title = Votre partie avec le recul
review-title-of = La partie de { $name } avec le recul
review-title-game = La partie avec le recul
review-won = { $count ->
    [one] { $names } a gagné avec { $points }
   *[other] { $names } ont gagné avec { $points }
  }
review-looking = On revoit la partie…
review-refining = Une première image ; on regarde de plus près… { $percent }
review-stuck = Une première image ; impossible d’en voir plus pour l’instant. { $reason }
review-not-yet = Le recul vient après la partie : elle n’est pas finie, ou sa donne se joue encore aujourd’hui.
review-say-luck = La chance était { $size ->
    [little] un peu
    [clear] nettement
   *[much] fortement
  } { $way ->
    [for] { $who ->
        [you] de votre côté.
       *[other] du côté de { $name }.
      }
   *[against] { $who ->
        [you] contre vous.
       *[other] contre { $name }.
      }
  }
review-say-luck-even = La chance était égale.
review-say-luck-open = La part de la chance ne se laisse pas dire avec certitude.
review-say-cost = { $who ->
    [you] { $count ->
        [one] Un coup vous a coûté
       *[other] { $count } coups vous ont coûté
      } { $percent } %.
   *[other] { $count ->
        [one] Un coup a coûté
       *[other] { $count } coups ont coûté
      } { $percent } % à { $name }.
  }
review-say-early = Qui a décidé de quoi est encore à l’étude.
review-say-sound = { $who ->
    [you] Aucun de vos coups n’était nettement faux.
   *[other] Aucun coup de { $name } n’était nettement faux.
  }
review-say-own = { $who ->
    [you] Vos décisions ont rapporté { $percent } %.
   *[other] Les décisions de { $name } ont rapporté { $percent } %.
  }
review-say-hidden = Ce que personne ne pouvait savoir { $who ->
    [you] vous a { $way ->
        [gain] rapporté
       *[loss] coûté
      } { $percent } %.
   *[other] a { $way ->
        [gain] rapporté
       *[loss] coûté
      } { $percent } % à { $name }.
  }
review-say-others = Les coups des autres { $who ->
    [you] vous ont { $way ->
        [gain] rapporté
       *[loss] coûté
      } { $percent } %.
   *[other] ont { $way ->
        [gain] rapporté
       *[loss] coûté
      } { $percent } % à { $name }.
  }
review-accuracy = Précision
review-accuracy-of = { $count ->
    [one] d’une décision
   *[other] de { $count } décisions
  }
review-luck = Chance
review-error = à { $percent } près
review-fall-label = Comment la chance de gagner est devenue le résultat
review-part-fair = Part égale
review-part-start = À son début
review-part-luck = Chance
review-part-hidden = Inconnu de tous
review-part-own = { $who ->
    [you] Vos décisions
   *[other] Ses décisions
  }
review-part-others = Décisions des autres
review-part-moves = Les coups de tous
review-moves-what = en cours d’analyse
review-part-result = Résultat
review-start-what = les chances à ce moment
review-fair-of = un joueur sur { $count }
review-fair-side = un camp sur { $count }
review-luck-times = { $count ->
    [one] un tirage
   *[other] { $count } tirages
  }
review-own-worst = dont une : { $percent }
review-hidden-what = ce qu’un coup a trouvé
review-others-moves = { $count ->
    [one] d’un joueur
   *[other] de { $count } joueurs
  }
review-place = { $place ->
    [1] victoire
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
   *[other] cinquième place
  }
review-chances = Comment les chances ont évolué
review-chances-label = Les chances de gagner de chacun, de la première donne au dernier coup. À la fin : { $list }. Le tableau ci-dessous a chaque étape.
review-after = Après { $place }
review-key-chance = hasard
review-key-decision = une décision coûteuse
review-key-fair = part égale
review-step = Étape
review-at = { $chapter }, { $what }
review-at-move = coup { $n }
review-at-chance = hasard
review-moments = Les moments qui ont compté
review-moment = Moment { $n }
review-of = sur { $count }
review-effect = { $who ->
    [you] cela vous a { $way ->
        [gain] rapporté
       *[loss] coûté
      } { $percent } %
   *[other] cela a { $way ->
        [gain] rapporté
       *[loss] coûté
      } { $percent } % à { $name }
  }
review-else = Ce qui était possible
review-else-none = Rien d’autre n’était possible
review-else-text = { $who ->
    [you] Vos chances de gagner après chaque coup, selon ce que vous saviez alors.
   *[other] Les chances de { $name } après chaque coup, selon ce que { $name } savait alors.
  }
review-best = Le meilleur
review-better = Mieux
review-played = Joué
review-verdict-forced = Il n’y avait que ce coup.
review-verdict-best = Rien de mieux n’a été trouvé.
review-verdict-fine = Un bon coup, à peine moins bon que le meilleur.
review-verdict-early = D’autres coups lui sont encore comparés.
review-verdict-even = Impossible de dire quel coup était le meilleur.
review-verdict-slip = { $move } était un peu mieux : de { $percent } %.
review-verdict-mistake = { $move } était nettement mieux : de { $percent } %.
review-verdict-find = Une trouvaille : { $percent } % de mieux que ce que le robot aurait joué.
review-hidden-note = { $way ->
    [gain] Ce qu’on ne pouvait pas savoir l’a aidé : { $percent } %.
   *[loss] Ce qu’on ne pouvait pas savoir l’a desservi : { $percent } %.
  }
review-luck-title = Ce que le hasard a fait
review-luck-text = À côté de la moyenne de tout ce qui aurait pu venir.
review-known = Seulement ce qu’on savait alors.
review-known-chance = Selon les vraies cartes de chacun.
review-known-text = D’après { $samples } parties où tous continuent comme un robot rapide ; ± est ce que cela laisse ouvert.
review-ledge = Ce moment
review-before = Le moment précédent
review-next = Le moment suivant
review-share = Partager ce moment
review-to-replay = Dans la rediffusion
review-open = La chance et le talent
review-drop-title = Une partie avec le recul
review-drop-text = Déposez ici l’enregistrement d’une partie finie (un fichier *.lanai.jsonl), ou choisissez-le. Il est d’abord vérifié, et n’est pas gardé.
review-drop-choose = Choisir un enregistrement
review-drop-failed = Cet enregistrement ne peut pas être montré. { $reason }

## Sur cet appareil

here-title = { $game } sur cet appareil
here-text = Tout le monde joue sur un seul écran. Il passe de main en main, et un rideau tombe entre deux.
here-who = Qui joue ?
here-owner = Cet appareil est à vous
here-name = Nom du joueur { $seat }
here-new = Quelqu’un d’autre
here-new-name = Son nom
here-add = Ajouter
here-coming = { $count ->
    [one] { $names } prend place…
   *[other] { $names } prennent place…
}
here-known = Ont déjà joué ici
here-bring = { $name } joue aussi
here-leave-out = { $name } ne joue pas
here-forget = Oublier { $name }
here-forget-title = Oublier { $name } ?
here-forget-text = Les parties que { $name } a jouées restent. Mais personne ne pourra plus jouer en tant que { $name } : la clé n’est que sur cet appareil.
here-forget-yes = Oublier
here-taken = Quelqu’un ici s’appelle déjà { $name }.
here-full = Cet appareil retient { $most } personnes. Oubliez-en d’abord une.
here-bots = Robots
here-need = { $game } demande { $seats } joueurs.
here-start = { $people ->
    [one] Commencer
   *[other] Commencer à { $people }
  }
here-starting = On s’assied …
here-at = sur cet appareil
here-looks = { $name } regarde
here-everybody = Pour tout le monde
here-cover = Cacher
here-turn = C’est à { $name }.
here-person = Joue sur cet appareil
here-seat = Quelqu’un d’ici
here-seat-label = Quelqu’un de cet appareil s’assied
here-stand = { $name } se lève
here-leave-text = Tout le monde garde sa place : la partie se retrouve à l’accueil.
here-leave-home = Vers la véranda
here-leave-resign = { $name } part pour de bon
here-leave-resign-text = Si { $name } part pour de bon, un robot joue sa place jusqu’à la fin, et les autres continuent.
here-pause = Pause
here-rematch = Rejouer tous ensemble

curtain-title = C’est à { $name }
curtain-phone = Passez le téléphone à { $name }.
curtain-tablet = Passez la tablette à { $name }.
curtain-chair = Laissez la chaise à { $name }.
curtain-still = { $name }, êtes-vous là ?
curtain-covered = Les cartes de { $name } sont cachées. Les vôtres le seront aussi.
curtain-alone = Seul le regard de { $name } est permis.
curtain-since = Depuis votre dernier tour
curtain-so-far = Jusqu’ici
curtain-before = { $count ->
    [one] Une chose de plus avant cela
   *[other] { $count } choses de plus avant cela
  }
curtain-lift = Je suis { $name } : mes cartes
curtain-lift-hold = Je suis { $name } : tenir pour mes cartes
curtain-then = puis { $name }
curtain-take-back = Reprendre le coup de { $name }
