# Lanai : textes de la ligne de commande, du terminal et de toutes les erreurs.

## Erreurs : préparation

setup-game = Il n’y a pas de jeu « { $game } ». Jeux : { $known }.
game-broken = Le paquet de jeu « { $package } » ne se charge pas : { $error }
game-missing = Le paquet de jeu « { $package } » n’a pas dans son game.py de GAME qui soit un Game.
game-name = Le paquet de jeu « { $package } » nomme son jeu « { $game } ». Un nom se compose de minuscules, de chiffres et de traits d’union simples, comme « kuhn-poker ».
game-announced = Le paquet de jeu « { $package } » contient le jeu « { $game } » : son point d’entrée doit porter ce nom.
game-clash = Le paquet de jeu « { $package } » apporte un jeu « { $game } », mais il y en a déjà un de ce nom.
setup-players = { $game } se joue de { $min } à { $max }, pas à { $players }.
setup-cards = { $game } n’a pas de table de cartes « { $cards } ». Tables : { $known }.
setup-no-cards = { $game } n’a pas de tables de cartes à changer.
setup-option = { $game } n’a pas d’option « { $option } ». Options : { $known }.
setup-option-value = L’option { $option } ne peut pas valoir « { $value } ». Choix : { $choices }.
setup-option-form = Une option s’écrit nom=valeur, pas « { $option } ».
setup-seats = { $given } places sont nommées, mais il n’y a que { $players } joueurs.
setup-language = Il n’y a pas de langue « { $language } ». Langues : { $known }.
setup-seed = Une graine est un nombre entier de 0 à { $most }.
setup-name = « { $name } » n’est pas un nom qui puisse s’afficher.
setup-no-person = Personne ne jouerait : toutes les places sont à des bots. Pour les laisser jouer entre eux : « lanai simulate ».
not-hexadecimal = « { $what } » doit être en hexadécimal minuscule.

## Erreurs : tables de cartes

cards-unreadable = La table de cartes { $version } n’est pas du TOML : { $error }.
cards-missing = La table de cartes { $version } n’a pas de liste « { $key } ».
cards-line = Table de cartes { $version } : « { $key } » manque ou est faux dans { $row }.
cards-provenance = Table de cartes { $version } : « { $value } » n’est pas une provenance (book, public, ruling, reconstructed).
cards-hand = Table de cartes { $version } : la main « { $hand } » a une sorte inconnue ou un nombre faux pour « { $kind } ».
cards-tiki = Table de cartes { $version } : « { $name } » n’est pas un de ses tikis.
cards-groups = La table de cartes { $version } doit donner neuf tikis différents, trois groupes de trois, groupe par groupe.
cards-missions = La table de cartes { $version } doit donner 27 missions, pas { $count }.
cards-mission-twice = La table de cartes { $version } donne deux fois les trois mêmes tikis.
cards-mission-groups = Table de cartes { $version } : la mission { $mission } ne nomme pas un tiki de chaque groupe.

## Erreurs : enregistrements

record-empty = L’enregistrement est vide.
record-not-text = Ce n’est pas un texte en UTF-8.
record-mark = Le fichier commence par une marque invisible (BOM) qu’un éditeur a ajoutée : enregistrez-le en UTF-8 sans BOM.
record-not-json = Ce n’est pas une ligne de JSON : { $error }.
record-not-object = Une ligne doit être un objet JSON.
record-format = Ce n’est pas un enregistrement Lanai au format 1 ou 2 (« lanai » vaut { $format }).
record-header = L’en-tête n’a pas « { $key } », ou sa forme est fausse.
record-rules = La partie suit les règles { $rules } ; ce programme connaît { $known }.
record-number = Un nombre dépasse ici tout ce que le hasard peut donner.
record-line = Une ligne doit contenir un hasard avec sa valeur, ou une place avec son coup.
record-seat = Cette place n’existe pas dans cette partie.
record-result = Le résultat doit contenir un score par joueur et les gagnants.
record-after-result = Rien ne peut suivre le résultat.
record-digest = Ce n’est pas l’enregistrement qui a été scellé : un caractère y a été changé.
record-not-over = Il y a un résultat, mais la partie n’est pas terminée.
record-scores = Les scores sont { $right }, pas { $scores }.
record-winners = Les gagnants sont { $right }, pas { $winners }.
record-chance = Le hasard numéro { $event } n’est pas ce que donne la graine.
record-daily = Ce n’est pas la donne du { $day } : sa graine n’est pas liée à ce jour et à ce jeu.
record-commitment = Le secret ne correspond pas à l’engagement pris au début.
agreement-unreadable = L’accord conclu au début est illisible.
agreement-other = L’accord conclu au début dit autre chose sur « { $key } ».
record-secret-missing = La partie est terminée, mais le secret de son engagement n’a pas été révélé.
record-seed = La graine ne correspond pas au secret, ou est illisible.
record-fault = Ligne { $line } de l’enregistrement : { $reason }
record-finished = Cette partie est terminée. Revoyez-la avec « lanai replay ».
record-no-branch = Cette partie ne commence pas par le début d’une autre.
record-other-origin = Cette partie commence par le début d’un autre enregistrement que celui-ci.
record-origin-differs = Cette partie ne commence pas comme elle le dit : l’autre enregistrement commençait autrement, pour ce que sa place pouvait voir.
branch-step = Il n’y a pas d’instant après { $step } lignes : cette partie en a { $steps }.
branch-move = Il n’y a pas de coup { $move } : cette partie en a { $moves }.
branch-seat = Il n’y a pas de place { $seat } dans cette partie.
branch-over = À cet instant la partie est finie : il n’y a plus rien à essayer.
branch-untold = À cet instant, ce que cette place ne pouvait pas savoir ne peut pas être tiré à nouveau. Essayez un autre instant, ou exactement les mêmes cartes.
retold-differently = { $game } n’a pas pu tirer à nouveau ce que cette place ne sait pas. C’est un défaut du jeu.
branch-begun-redealt = commence par les { $step } premières lignes d’une autre partie ({ $digest }…), telles que la place { $seat } les connaissait : ce qu’elle ne pouvait pas savoir a été tiré à nouveau
branch-begun-same = commence par les { $step } premières lignes d’une autre partie ({ $digest }…) avec exactement les mêmes cartes, que certains ont pu connaître
verify-chance-branched-reproduced = pas une donne équitable par preuve : la partie { $begun }. À partir de là, le hasard correspond à sa graine
verify-chance-branched-unproven = pas une donne équitable par preuve : la partie { $begun }. À partir de là, il n’est pas prouvé
branch-compared = Votre place alors : { $then }. Maintenant : { $now }.
branch-won = gagné avec { $points }
branch-placed = place { $place } avec { $points }
move-over = La partie est finie.
move-turn = Ce n’est pas à vous de jouer.
move-illegal = Ce coup n’est pas possible maintenant.
move-unreadable = « { $move } » n’est pas un coup de ce jeu.
chance-not-due = Aucun hasard de ce genre n’est attendu ici : { $expected } était attendu.
chance-impossible = Le hasard n’a pas pu donner cela ({ $rule }).

## Niveaux de jeu

level-random = Hasard
level-random-about = Joue n’importe quel coup permis.
level-easy = Facile
level-easy-about = Un débutant sympathique qui ne voit pas tous les coups.
level-medium = Moyen
level-medium-about = Sait ce qui est bon et regarde un coup à l’avance.
level-hard = Difficile
level-hard-about = Réfléchit un instant à la suite avant chaque coup.
level-expert = Expert
level-expert-about = Joue des milliers de parties dans sa tête avant chaque coup.
level-master = Maître
level-master-about = Réfléchit un bon moment et joue des dizaines de milliers de parties dans sa tête.
level-own-about = Un bot ajouté ici.

## Erreurs : bots

bot-unknown = Il n’y a pas de bot « { $bot } ». Bots : { $known }, search:20000 ou search:200ms (learned: où quelque chose a été appris, poids.toml:20000 d’après ce que vous avez entraîné), ou le vôtre : chemin.py:NomDeClasse.
bot-budget = « { $bot } » dit combien réfléchir soit en simulations, comme search:20000, soit en temps, comme search:200ms.
bot-unlearned = Rien n’a été appris pour { $game } : il n’y a donc pas de « { $bot } ». Prenez search: à la place.
bot-no-file = Il n’y a pas de fichier « { $file } » pour le bot « { $bot } ».
bot-no-class = « { $file } » n’a pas de classe « { $class } » qui soit un Bot de lanai.
bot-broken = Le bot « { $bot } » n’a pas pu être chargé : { $error }.
bot-crashed = Le bot « { $bot } » a planté : { $error }.
game-crashed = Le jeu « { $game } » a planté pendant que le bot « { $bot } » réfléchissait : { $error }.
game-broke = Le jeu « { $game } » a planté : { $error } ; « lanai check » en dit plus.
game-unfinished = Ce jeu n’est pas terminé. { $error } ; « lanai check » en dit plus.
bot-late = Le bot « { $bot } » n’a pas répondu en { $seconds } s.
bot-nonsense = Le bot « { $bot } » a répondu { $answer }, qui n’est pas un coup.
bot-illegal = Le bot « { $bot } » a répondu « { $move } », illégal ici ({ $rule }).
bot-died = Le processus d’un bot ({ $bot }) s’est arrêté sans un mot.
bot-count = { $given } bots pour { $players } joueurs : donnez-en un pour tous, ou un par place.

## Erreurs : tournois

tournament-two-bots = Un tournoi demande au moins deux bots : nommez chacun avec --bots.
tournament-bot-twice = Le bot « { $bot } » est nommé deux fois.
tournament-among-whom = --among nomme « { $bot } », qui n’est pas un des --bots.
tournament-kept = « { $file } » garde déjà un tournoi : continuez avec --resume, ou choisissez un autre --out.
tournament-resume-what = --resume demande le --out du tournoi à continuer.
train-done = Appris : { $file }. Perte moyenne dans des parties jamais montrées : { $loss }.
train-no-outlook = Personne n’a dit ce qu’un juge pourrait regarder dans { $game } : il faut un module dans bots/learned.
weights-other = Les poids dans « { $file } » sont faits pour un autre jeu ou une autre version : apprenez à nouveau.
weights-broken = « { $file } » ne contient pas de poids écrits par « lanai train ».
journal-other = « { $file } » garde autre chose (ce qui diffère : { $what }) : choisissez un autre fichier.
journal-broken = « { $file } » n’est pas un tel journal, ou est abîmé.
ray-unreachable = Il n’y a pas de grappe Ray à « { $address } » : { $error }

## Erreurs : fichiers

file-unreadable = Impossible de lire « { $file } » : { $error }.
file-unwritable = Impossible d’écrire « { $file } » : { $error }.
output-unwritable = Le disque est plein ou en panne : tout n’a pas été écrit ({ $error }).
file-not-record = « { $file } » existe déjà et n’est pas une partie de Lanai : il n’a pas été écrasé.
table-ending = Un tableau de parties est un fichier qui finit par { $known }, pas « { $file } ».
table-no-folder = Il n’y a pas de dossier « { $folder } » où écrire « { $file } » : créez-le d’abord.
extra-missing = { $what } demande l’extra « { $extra } » : pip install '.[{ $extra }]' dans le dossier des sources de Lanai.

## Erreurs : stockage du serveur

store-folder = Le dossier de données « { $folder } » est inutilisable : { $error }.
store-no-folder = Il n’y a pas de dossier de données « { $folder } » : indiquez celui de votre serveur avec --data.
store-in-use = Le dossier de données « { $folder } » sert déjà à un autre serveur. Pour plusieurs serveurs, prenez PostgreSQL.
store-none = Il n’y a pas de données dans le dossier « { $folder } ».
store-older = Les données viennent d’un Lanai plus ancien. Lancez une fois « lanai serve » de celui-ci.
store-newer = Les données viennent d’un Lanai plus récent (schéma { $version }, celui-ci connaît { $known }). Mettez-le à jour.
store-unreachable = La base de données est injoignable : { $error }.
store-write = Rien n’a été enregistré : { $error }.
store-unknown = La base de données a disparu pendant l’enregistrement ; on ne sait pas s’il a eu lieu : { $error }.
store-taken = Cet identifiant est déjà pris.
store-closed = Le stockage est fermé.

## Jouer dans le terminal

play-title = { $game } · { $players }
play-commitment = La donne est fixée. Son engagement : { $commitment }
play-practice = Donne d’entraînement de la graine { $seed } : pas secrète, toujours la même.
play-unproven = Cette partie a commencé ailleurs : le hasard à partir d’ici ne peut pas être prouvé.
play-kept = La partie est gardée dans { $file }
play-help = Tapez un coup (Tab complète), ? pour tous les coups permis, look, log, undo, save [FICHIER] ou quit.
play-help-plain = Tapez un coup, ? pour tous les coups permis, look, log, undo, save [FICHIER] ou quit.
play-look = look : tout en entier
play-prompt = { $name }, à vous
play-legal = Coups permis ({ $count }) :
board-more = … (« look » montre tout)
play-undone = Repris :
play-undo-nothing = Vous n’avez rien à reprendre.
play-undo-ask = D’autres ont joué depuis, ou quelque chose a été révélé. La table accepte-t-elle de reprendre { $moves ->
    [one] un coup
   *[other] { $moves } coups
  } ? [o/N]
play-undo-refused = Rien n’a été repris.
play-yes = o
play-saved = Enregistré dans { $file }.
play-go-on = Votre partie est gardée. Continuez avec : { $command }
play-pass = Passez le clavier à { $name }, qui appuie sur Entrée
play-end-turn = Appuyez sur Entrée pour finir votre tour, ou tapez undo
play-enter = Appuyez sur Entrée
play-ignored = « { $line } » a été ignoré.
play-which = Quel jeu ?
play-number = Un nombre de 1 à { $count }
play-kept-game = Continuer : { $game } · { $players } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } · { $when }
play-no-file = Il n’y a pas de fichier « { $file } ».
play-file-arranged = « { $file } » dit déjà qui joue et comment : --players, --seat, --bot, --option et --seed sont pour les nouvelles parties.
play-file-bot = « { $file } » veut faire jouer le programme { $bot }. Si vous le connaissez, dites-le : --bot { $bot }
play-branch = Cette partie { $begun }. Ce n’est pas une donne équitable par preuve.
play-from-missing = --as et --same-cards disent comment continuer à partir d’un instant : nommez-le avec --from.
play-from-file = --from continue à partir d’un instant d’une partie enregistrée : nommez son fichier.
play-from-arranged = L’enregistrement dit ce qui se joue : --players, --seat et --option sont pour les nouvelles parties.
play-winner = { $name } gagne avec { play-points }.
play-winners = { $names } se partagent la victoire avec { play-points }.
play-winners-together = { $names } gagnent ensemble.
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-record = L’enregistrement : { $file }
play-record-uses = Vérifiez-le avec « lanai verify », revoyez-le avec « lanai replay ».
play-interrupted = Arrêté.
play-person = Joueur
labelled = { $label } : { $value }
standing = { $stage } · { standing-points }
standing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-and = { $first } et { $last }

## Simulations

games-progress = En cours
simulate-title = { $game } : { $games } parties, { $players } joueurs, graine { $seed }
simulate-seat = Place
simulate-bot = Bot
simulate-wins = Victoires
simulate-shared = Partagées
simulate-share = Part des victoires
simulate-mean = Points
simulate-spread = ± é.-t.
simulate-range = Min–max
build-compiled = compilé
build-interpreted = interprété
simulate-each = { $count } par partie
simulate-speed = { $moves } coups en { $seconds } s : { $rate } coups/s sur { $processes ->
    [one] un processus
   *[other] { $processes } processus
  }, { $build }
simulate-records = { $count } enregistrements dans { $folder }
simulate-interrupted = Arrêté après { $games } parties.
games-table = { $count } parties dans { $file }

## Tournois

tournament-title = { $game } : { $games } parties, { $players } joueurs, graine { $seed }
tournament-pairings = Chaque rencontre (à égalité : { $fair })
tournament-bot = Bot
tournament-against = Contre
tournament-among = Parmi
tournament-deals = Donnes
tournament-share = Part des victoires
tournament-interval = Intervalle à 95 %
tournament-rating = Cote
tournament-mu = μ
tournament-sigma = σ
tournament-mean = ms/coup
tournament-longest = p99 ms
tournament-span = { $low }–{ $high } %
tournament-interrupted = Arrêté après { $games } parties sur { $all }.
tournament-go-on = Continuez avec : { $command }
tournament-not-kept = Rien n’a été gardé : avec --out, un tournoi peut reprendre où il s’est arrêté.

## Enregistrements

verify-ok = { $file } : vérifié, { $moves } coups, scores { $scores }, hasard { $chance }
verify-unfinished = { $file } : vérifié jusqu’ici, inachevé après { $moves } coups, hasard { $chance }
verify-fault = { $file }:{ $line } : { $reason }
rules-play = Comment on joue
rules-moves = Coups
verify-chance-agreed = prouvé par l’accord { $agreement } : personne n’a pu le choisir contre ceux qui ont ajouté un nonce
verify-chance-committed = prouvé par son engagement (procédé 1) : rien n’a été changé après le début, mais qui a tiré le secret a pu le choisir
verify-other-agreement = Les joueurs se sont accordés sur autre chose : cet enregistrement porte l’accord { $agreement }.
verify-no-agreement = Cet enregistrement n’a pas d’accord (il date du procédé 1, ou sa partie n’est pas finie).
verify-chance-daily = prouvé comme donne du { $day } par l’engagement { $commitment }, publié le { $published } selon cet enregistrement : rien n’a changé depuis et c’est la même pour tous, mais qui a tiré le secret a pu le choisir et le connaissait
verify-chance-taught = choisi pour enseigner : c’est une leçon
verify-chance-reproduced = reproduit depuis la graine de sa simulation
verify-chance-unproven = non prouvé (pas de graine dans l’enregistrement)
replay-step = Coup { $move } sur { $moves }
replay-prompt = Entrée : suivant · b : retour · un nombre : y aller · q : quitter
replay-unknown = « { $answer } » n’est pas possible ici : appuyez sur Entrée, ou tapez b, q ou un nombre de 0 à { $last }.
replay-start = Début
replay-no-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }, ou « open » ou « spectator ».

## Cartes

cards-none = { $game } n’a pas de tables de cartes.
cards-title = { $game }, table de cartes { $version }
cards-reconstructed = { $count } lignes sur { $total } sont reconstituées : la règle ne les imprime pas, et qui possède la boîte peut les corriger dans un seul fichier.
column-provenance = Provenance
provenance-book = règle du jeu
provenance-public = publique
provenance-ruling = décision
provenance-reconstructed = reconstituée

## Mesures

bench-title = Vitesse de cette version ({ $build }), un fil
bench-game = Jeu
bench-core = Hasard dans le moteur
bench-eager = { $game } : dans le moteur { $how }
bench-driven = Coup par coup
bench-copy = Copie
bench-redeal = Redonne
bench-rate = { $rate } coups/s
bench-micro = { $micro } µs

## La ligne de commande

cli-about = Des jeux de société modernes dans votre terminal, avec des bots et des donnes équitables que vous pouvez vérifier.
cli-lang = Langue de tous les textes : { $known } (par défaut : celle du système).
cli-version = Montrer la version, et si le moteur est compilé.
cli-agreement = l’accord qu’un joueur a gardé : l’enregistrement doit en être (64 chiffres hexadécimaux)
cli-original = l’enregistrement par le début duquel une partie dit commencer : cela doit être vrai
cli-json = Écrire du JSON, lisible par un programme.
cli-plain = Des phrases simples sans couleurs ni cadres, pour lecteurs d’écran et tubes.
cli-game = Le jeu. Voir « lanai games ».
cli-games = Lister les jeux.
cli-play = Jouer dans le terminal, avec des bots ou à plusieurs au même clavier.
cli-play-game = Un jeu, ou le fichier d’une partie gardée. Sans lui, on vous demande.
cli-players = Nombre de joueurs.
cli-seat = Qui prend la place suivante : un nom, ou bot:NOM. Peut être répété.
cli-bot = Le bot de toutes les places libres : easy, medium, hard, expert, master, random, ou chemin.py:NomDeClasse.
cli-option = Une option du jeu, nom=valeur. Peut être répétée.
cli-play-seed = Jouer une donne d’entraînement de ce nombre au lieu d’une secrète.
cli-seconds = Secondes de réflexion d’un bot pour un coup.
cli-play-from = Avec un fichier : votre propre partie à partir de cet instant, après tant de coups, comme « lanai replay » les compte.
cli-play-as = Avec --from : votre place, comptée à partir de 0 ; sinon la première d’une personne. Ce qu’elle ne pouvait pas savoir est tiré à nouveau.
cli-same-cards = Avec --from : exactement les mêmes cartes, que vous connaissez peut-être.
cli-serve = Servir des tables dans le navigateur : seul avec des robots, ou ensemble par le réseau.
cli-serve-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
cli-serve-port = Port d’écoute ; 0 prend n’importe quel port libre.
cli-serve-data = Dossier des tables (SQLite).
cli-serve-database = Une base PostgreSQL au lieu du dossier, comme postgresql://… ; plusieurs serveurs peuvent la partager.
cli-serve-bot = Votre propre bot, au choix des gens : chemin.py:NomDeClasse, ou Nom=chemin.py:NomDeClasse. Peut être répété.
cli-serve-open = Ouvrir le navigateur.
cli-join = Faire jouer votre propre bot sur un serveur, par l’adresse d’une table ou à des tables qu’il ouvre.
cli-join-server = L’adresse d’une table, telle qu’on la partage (http://…/t/…), ou d’un serveur.
cli-join-bot = Le bot : chemin.py:NomDeClasse, ou un niveau.
cli-join-game = Ouvrir des tables de ce jeu, l’une après l’autre, et y attendre les autres.
cli-join-players = Combien jouent aux tables qu’il ouvre.
cli-join-level = Un bot du serveur qui joue aussi à ces tables. Peut être répété.
cli-join-seat = La place à prendre, comptée à partir de 1 ; n’importe laquelle sinon.
cli-join-name = Comment le bot s’appelle ; le nom de sa classe sinon.
cli-join-owner = À qui est le bot, pour que les autres le voient.
cli-join-keys = Le fichier qui garde qui est le bot sur ce serveur ; NOM.lanai-key sinon.
cli-join-rated = Jouer des parties qui comptent, et les accepter.
cli-join-private = Ouvrir des tables hors de la liste : les autres ont besoin de leur adresse.
cli-join-games = Ne plus commencer de partie après autant.
cli-join-tables = À combien de tables il siège à la fois, au plus.
cli-join-seconds = Combien de temps il peut réfléchir à un coup.
cli-join-pace = Secondes que prend un coup au moins, pour que les gens puissent suivre.
cli-join-linger = Secondes pendant lesquelles il attend après une partie que quelqu’un veuille rejouer.
cli-reports = Lister ce que les gens ont signalé les uns des autres, pour qui tient le serveur.
cli-admin = Chercher, montrer, marquer, exclure et supprimer les personnes d’un serveur, même en marche.
cli-admin-id = L’identifiant de la personne, comme `find` et les signalements le montrent.
cli-admin-text = Une partie d’un nom, ou un identifiant.
cli-admin-find = Lister des personnes par une partie de leur nom ou par leur identifiant.
cli-admin-show = Montrer une personne avec ses appareils et ses tables.
cli-admin-ban = Refuser une personne désormais, partout et aussitôt.
cli-admin-unban = Laisser une personne entrer de nouveau.
cli-admin-mark = Marquer une personne comme le programme de quelqu’un, visible de tous, dès la prochaine place qu’elle prend.
cli-admin-unmark = Reprendre pour une personne un programme marqué.
cli-admin-owner = À qui est le programme.
cli-admin-program = Le nom du programme.
cli-admin-delete = Supprimer une personne : nom, paroles et clés disparaissent, ses places restent à quelqu’un.
cli-admin-yes = Ne pas demander.
cli-reports-done = Clore le signalement de ce numéro.
cli-reports-all = Montrer aussi les signalements clos.
cli-ratings = Les classements des joueurs : les refaire à partir des journaux, mesurer les robots.
cli-ratings-rebuild = Refait tous les résultats et classements à partir des journaux des parties finies. Arrêtez d’abord un serveur qui utilise le dossier.
cli-ratings-calibrate = Mesure la force des niveaux de robots et écrit le fichier dont se servent les classements.
cli-simulate = Laisser des bots jouer beaucoup de parties, et résumer.
cli-tournament = Faire se rencontrer des bots sur les mêmes donnes, de chaque place, et les coter.
cli-tournament-bots = Un bot du tournoi. Nommez chacun, ou séparez-les par des virgules.
cli-tournament-games = Parties de chaque rencontre, arrondies à des donnes entières (une donne est jouée de chaque place).
cli-tournament-among = Jouer seulement les rencontres où tous les autres sont ce bot.
cli-tournament-out = Écrire un tableau des parties dans ce fichier (.csv, ou .parquet avec l’extra « parquet »), et à côté un journal pour reprendre.
cli-resume = Continuer le tournoi gardé à côté de --out, s’il y en a un. On peut ajouter des parties et des bots.
cli-train = Apprendre en jouant contre soi-même où en sont les places d’un jeu, pour les bots qui cherchent.
cli-train-games = Parties de chaque génération.
cli-train-generations = Générations : chacune joue d’après ce que la précédente a appris.
cli-train-simulations = Simulations par coup pendant l’apprentissage, à une table de deux.
cli-train-hidden = Unités cachées du réseau ; 0 est une somme pondérée.
cli-train-seed = Graine : la même donne les mêmes poids.
cli-train-keep = Garder les parties dans ce fichier : la même commande les reprend.
cli-train-out = Écrire les poids dans ce fichier plutôt que sur la sortie.
cli-ray = Jouer sur une grappe Ray : son adresse, ou « local » (demande l’extra « ray »).
cli-bots = Les bots : un pour toutes les places, ou un par place, séparés par des virgules.
cli-games-count = Nombre de parties.
cli-seed = Graine : la même donne les mêmes parties. Tirée si elle n’est pas donnée.
cli-records = Écrire un enregistrement de chaque partie dans ce dossier.
cli-out = Écrire un tableau des parties dans ce fichier (.csv, ou .parquet avec l’extra « parquet »).
cli-check = Contrôler tous les invariants du jeu à chaque pas.
cli-processes = Nombre de processus (par défaut : tous les cœurs).
cli-replay = Revoir une partie enregistrée, pas à pas.
cli-file = Un fichier d’enregistrement, ou - pour l’entrée standard.
cli-replay-as = La voir depuis cette place (0, 1, …), en « spectator », ou « open » avec tout montré.
cli-check-game = Vérifier qu’un jeu tient ce sur quoi tous comptent : pour qui en écrit un.
cli-check-runs = Combien de fois chaque vérification est faite, chaque fois avec d’autres nombres.
cli-check-seed = Le premier nombre dont on tire.
check-not-installed = « { $game } » est ici, mais n’est pas installé : pip install --editable ./{ $game }
check-again = (la même faute que plus haut)
check-fine = { $game } tient toutes ses promesses.
check-faults = { $game } ne tient pas { $count ->
    [one] une promesse
   *[other] { $count } promesses
 }.
cli-new-game = Écrire les fichiers d’un petit jeu qui marche, pour en faire le vôtre.
cli-new-game-name = Le nom du nouveau jeu, par exemple mon-jeu.
cli-new-game-in = Le dossier où l’écrire.
new-game-name = « { $name } » ne peut pas être le nom d’un jeu : d’abord une minuscule, puis des minuscules, des chiffres et des traits d’union simples, comme « mon-jeu ».
new-game-python = « { $name } » est déjà un mot ou un module de Python : prenez un autre nom.
new-game-taken = Il y a déjà un jeu « { $name } ».
new-game-exists = { $folder } existe déjà : prenez un autre nom ou un autre dossier.
new-game-written = { $folder } contient un petit jeu qui marche. Pour continuer :
    pip install --editable { $folder }
    lanai check { $name }
    lanai play { $name }
cli-verify = Vérifier des enregistrements : coups permis, scores justes, hasard conforme à la graine.
cli-cards = Lister les cartes d’un jeu, avec la provenance de chaque ligne.
cli-table = Version de la table de cartes (par défaut : la plus récente).
cli-cards-toml = La table de cartes telle qu’est son fichier, à modifier et à étudier avec --cards.
cli-bench = Mesurer la vitesse du moteur sur cette machine.
cli-bench-seconds = Secondes pour chaque mesure.
cli-examples = Exemples
games-bots = Bots
games-players = joueurs
games-minutes = minutes

## Tables en réseau : ce qui est refusé

table-stale = La position a changé entre-temps. Regardez à nouveau.
table-unauthorized = Dites d’abord qui vous êtes : il faut le jeton d’un invité.
table-banned = L’hébergeur de ce serveur ne vous laisse plus entrer.
table-not-json = Il faut un corps du type application/json.
table-no-such-device = Vous n’avez pas cet appareil.
table-no-such-passkey = Vous n’avez pas cette clé d’accès.
table-no-such-bell = Vous n’avez pas cette cloche.
table-bad-endpoint = Ce serveur ne connaît pas le service de notification de ce navigateur.
table-bad-address = Ce n’est pas une adresse e-mail.
table-no-mail = Ce serveur n’envoie pas d’e-mails.
table-mail-failed = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
table-too-many-letters = Assez d’e-mails pour aujourd’hui. Réessayez demain.
table-no-such-zone = Ce fuseau horaire n’existe pas.
table-device-here = C’est l’appareil que vous utilisez. Un autre de vos appareils peut le retirer.
table-link-over = Ce lien a déjà servi ou n’est plus valable. Faites-en un nouveau.
table-code-wrong = Ce code de secours n’est à personne. Relisez-le : chacun ne sert qu’une fois.
table-passkey-refused = Cette clé d’accès ne marche pas ici. Réessayez, ou prenez un autre chemin.
device-browser = { $browser } sur { $system }
device-program = Un programme
table-too-many-devices = Vous avez 20 appareils : retirez-en un d’abord.
table-too-many-passkeys = Vous avez 10 clés d’accès : retirez-en une d’abord.
table-metrics-token = Seuls cette machine et qui montre le jeton de LANAI_METRICS_TOKEN peuvent lire ceci.
table-not-host = Seul l’hôte de la table peut le faire.
table-no-such-table = Cette table n’existe pas. Une table que personne ne lance disparaît au bout d’un moment.
table-no-such-game = Il n’y a pas de jeu « { $game } ». Jeux : { $known }.
table-no-lesson = { $game } n’a pas de leçon.
table-no-such-cards = { $game } n’a pas de table de cartes « { $cards } ». Tables : { $known }.
table-not-found = Il n’y a rien à cette adresse.
table-no-method = Cette adresse ne fait pas cela.
table-not-over = La partie n’est pas encore finie.
table-not-in-lobby = La partie a commencé.
table-not-started = La partie n’a pas encore commencé.
table-game-over = La partie est finie.
table-too-large = C’est trop grand : au plus { $most } octets.
table-too-many-tables = Vous avez trop de tables. Finissez-en une d’abord.
table-full = Ce serveur a autant de tables qu’il peut. Réessayez plus tard.
table-too-fast = Trop de demandes à la fois. Attendez un instant.
table-busy = Le serveur a trop à réfléchir pour le moment. Réessayez dans un instant.
table-unavailable = Le stockage est injoignable pour le moment. Rien n’a changé ; réessayez.
table-defect = Quelque chose est cassé sur le serveur. Rien n’a changé.
table-no-such-seat = Il n’y a pas de place { $seat }.
table-no-such-level = Il n’y a pas de niveau « { $level } ». Niveaux : { $known }.
table-no-such-viewer = Personne ne peut regarder comme « { $viewer } » : donnez le numéro d’une place, « spectator » ou « open ».
table-seat-taken = La place { $seat } est prise.
table-seats-in-use = Quelqu’un est assis au-delà de la place { $players }.
table-seats-empty = Trop de places sont vides pour ce jeu. Mettez-y des gens ou des robots.
table-branch-seats = Cette partie a commencé avec quelqu’un à chaque place. Remplissez-les toutes, de gens ou de robots.
table-branch-kept = Cette partie a commencé ailleurs : combien jouent, selon quelles règles, et qu’elle ne compte pas, cela reste.
table-not-starting = Aucun départ n’est en cours.
table-no-hash-asked = Personne n’a demandé d’empreinte, ou pas pour cet essai.
table-no-nonce-asked = Personne n’a demandé de nonce, ou pas pour cet essai.
table-chat-empty = Cela ne dit rien.
table-chat-fast = Vous venez de dire beaucoup de choses. Attendez un instant.
table-chat-too-much = Vous avez dit { $most } lignes à cette table. Laissez parler les autres.
table-chat-seated = Ici, seuls ceux qui sont assis à la table discutent.
table-muted = L’hôte vous a demandé de vous taire à cette table.
table-removed = L’hôte vous a renvoyé de cette table : vous pouvez regarder, mais ni vous asseoir ni discuter.
table-locked = La table est fermée : personne d’autre ne peut s’y asseoir.
table-still-playing = Personne ne peut être exclu d’une partie. Vous pouvez le rendre muet.
table-yourself = C’est vous-même.
table-no-such-person = Il n’y a personne de tel à cette table.
table-no-change = C’est déjà ainsi.
table-too-many-reports = Vous avez beaucoup signalé aujourd’hui. Merci ; attendez demain.
table-not-seated = Vous n’êtes pas à cette table.
table-resigned = Vous avez abandonné.
table-not-away = Personne ne joue pour vous.
table-undo-pending = La table est déjà consultée sur un retour en arrière.
table-undo-nothing = Vous n’avez rien à reprendre.
table-undo-not-asked = Personne ne vous l’a demandé.
table-moved-too-often = Vous avez joué { $most } coups, plus qu’il n’en faut pour aucune partie. Quittez-la, et un bot la terminera.
table-undo-too-often = Vous avez repris { $most } coups dans cette partie. Désormais, chacun de vos coups compte.
table-undo-asked-too-often = Vous avez demandé { $most } fois dans cette partie à reprendre un coup. Continuez à jouer.
table-back-too-often = Vous êtes revenu { $most } fois. Jouez un coup, et la place est de nouveau à vous.
table-changed-too-often = On a tant changé à cette table qu’elle n’en accepte plus. Une nouvelle table est vite ouverte.
table-start-too-often = Le début a échoué { $most } fois ici. Ouvrez une nouvelle table.
table-undo-no-question = Vous n’avez rien demandé à reprendre.
table-nudge-not-now = Personne n’attend { $seat } maintenant, ou c’est l’affaire de la pendule.
table-nudge-again = On a fait signe à { $seat } il y a un instant.
table-not-nudged = Personne ne vous a fait signe.
table-standin-not-now = Il est trop tôt pour laisser un robot jouer à la place de { $seat }.
table-rematch-agreed = Vous avez accepté de rejouer. Levez-vous à la nouvelle table si vous ne voulez plus.
table-bad-name = Choisissez un autre nom : un nom lisible, sans signes invisibles.
table-name-bot = Choisissez un autre nom : celui-ci ressemble à celui d’un robot.
table-hello-first = Le premier message doit être un hello.
table-hello-twice = Il y a déjà eu un hello.
table-unreadable = C’est illisible : { $error }.
table-not-agreed = Tout le monde n’a pas encore accepté que cette partie compte : { $names }.
table-not-rated = Cette table n’est pas classée.
table-rated-undo = Dans une partie qui compte, on ne demande à personne de reprendre un coup.
table-bots-unmeasured = La force de ces robots n’a pas été mesurée : choisissez un autre niveau, jouez entre personnes, ou sans classement.
table-no-profile = Cette personne n’existe pas, ou garde ses parties pour elle.
table-no-aid = Ce jeu n’a pas d’aide-mémoire.
table-no-hints = Il n’y a pas de conseils à cette table.
table-hint-not-now = Vous n’avez rien à décider maintenant.
table-not-a-bot = Seul un programme marqué comme bot reçoit un monde pour réfléchir.
table-lesson = C’est possible aussi, mais cette leçon veut vous montrer autre chose : touchez ce qui est marqué.
table-lesson-wait = Un instant : dans cette leçon, les autres jouent d’abord.
table-lesson-later = Ce sera possible après la leçon.
table-daily-wait = Un instant : les robots de la donne du jour choisissent d’abord.
table-daily-running = La partie notée d’une donne du jour se montre une fois la journée finie.
table-daily-person = L’essai qui compte est pour les personnes. Un programme peut s’entraîner une fois la journée finie.
table-daily-practice = Finissez d’abord votre essai : s’entraîner vous montrerait la donne.
table-daily-not-today = Un essai ne compte que le jour même.
table-no-such-deal = Cette donne du jour n’existe pas.
lesson-watch = Regardez ce que font les autres. C’est bientôt à vous.

## Tables en réseau : ce qui est dit

table-stood-in = Le temps de { $seat } est écoulé : un robot joue à sa place.
table-stood-in-by = { $by } laisse un robot jouer à la place de { $seat }.
table-came-back = { $seat } est de retour.
table-left = { $seat } quitte la partie : un robot joue jusqu’à la fin.
table-bot-failed = { $seat } n’a pas répondu par un coup : un coup permis a été joué à sa place.
table-nudged = Les autres vous attendent.
table-undone = { $seat } reprend : « { $move } »
table-undone-hidden = { $seat } reprend un coup.
table-undone-more = { $more ->
    [one] Le coup suivant est repris aussi.
   *[other] Les { $more } coups suivants sont repris aussi.
  }
table-undo-asked = { $seat } voudrait reprendre : « { $move } »
table-undo-asked-hidden = { $seat } voudrait reprendre son dernier coup, et ce qui a suivi.
table-undo-asked-more = { $more ->
    [one] Le coup suivant serait repris aussi.
   *[other] Les { $more } coups suivants seraient repris aussi.
  }
table-start-failed = La partie n’a pas commencé : { $names } n’a pas répondu.
table-move-legal = Ce coup est possible.
table-verified = Vérifié : { $moves } coups, scores { $scores }, hasard { $chance }.

## Signalements

admin-nobody = Personne ne s’appelle ainsi.
admin-person = { $name } ({ $guest }) · depuis { $added } · vu { $seen }
admin-person-banned = { $name } ({ $guest }) · depuis { $added } · vu { $seen } · exclu
admin-device = appareil { $name } · depuis { $added } · vu { $seen }
admin-table = table { $table } · { $game } · { $time }
admin-banned = { $guest } est refusé désormais.
admin-unbanned = { $guest } peut entrer de nouveau.
admin-program = programme { $program } de { $owner }
admin-marked = { $guest } est désormais le programme { $program } de { $owner }.
admin-unmarked = { $guest } est désormais une personne.
admin-deleted = { $guest } est supprimé. Un serveur en marche retire le nom de ses tables en quelques secondes, un autre à son démarrage.
admin-delete-ask = Supprimer { $guest } pour toujours ?
admin-no-such = Personne n’a l’identifiant { $guest }.
reports-none = Rien n’est signalé.
reports-head = Signalement { $number } · { $time } · { $name } ({ $guest }) · { $reason }
reports-by = par { $name } ({ $guest }) à la table { $table }
reports-note = Précision : { $note }
reports-done = clos
reports-closed = Le signalement { $number } est clos.
reports-no-such = Il n’y a pas de signalement ouvert { $number }.
ratings-rebuilt = { $games ->
    [one] Les résultats et classements d’une partie ont été refaits.
   *[other] Les résultats et classements de { $games } parties ont été refaits.
}
report-insults = insultes
report-spam = messages indésirables
report-name = un nom offensant
report-cheating = triche
report-other = autre chose

## Servir

serve-ready = Lanai est servi sur { $address } (Ctrl+C l’arrête)
serve-new-folder = Les tables sont gardées dans le nouveau dossier { $folder }
serve-no-page = L’application web n’a pas été construite : les programmes peuvent jouer, les navigateurs non. Là où sont les sources et Node.js, make web la construit ; les paquets de make dist la contiennent.
serve-address = Impossible d’écouter sur { $host } port { $port } : { $error }.
serve-setting-range = La variable { $variable } doit être un nombre de { $least } à { $most }, pas « { $value } ».
serve-database = --database prend une adresse PostgreSQL (postgresql://…), pas « { $url } ». Pour SQLite dans un dossier, utilisez --data.
serve-bot-form = « { $bot } » n’est pas un bot dans un fichier, comme my_bot.py:MyBot ou Zoe=my_bot.py:MyBot.
serve-bot-name = Le bot « { $bot } » ne peut pas s’appeler « { $name } » : 20 lettres au plus, pas comme un bot de la maison. Écrivez Nom=chemin.py:NomDeClasse.
serve-bot-twice = Deux bots s’appellent « { $name } ». Donnez un autre nom à l’un : Nom=chemin.py:NomDeClasse.
serve-setting = La variable { $variable } ne peut pas être « { $value } ».
serve-variable-near = Il n’y a pas de variable { $variable }. Vouliez-vous dire { $near } ?
serve-variable = Il n’y a pas de variable { $variable }. docs/hosting.md énumère celles qui existent.

## La cloche : ce qu’on annonce quand c’est à quelqu’un de jouer

ring-title = C’est à vous
ring-start-text = { $game }, table { $table } : la partie commence dès que vous passez, pour que la donne soit aussi la vôtre.
ring-text = { $game }, table { $table } : c’est à vous de jouer.
mail-start-subject = { $game } : votre partie commence
mail-subject = { $game } : c’est à vous de jouer
mail-off-text = Ne plus recevoir ces e-mails, en un clic : { $link }
mail-ask-subject = Lanai peut-il vous écrire ?
mail-ask-text = { $name } souhaite être prévenu à cette adresse quand c’est à son tour de jouer. Si c’est vous, confirmez-le sous un jour :
mail-ask-else = Si ce n’est pas vous, ne faites rien : vous n’en entendrez plus parler.
mail-greeting = Votre véranda, Lanai

## Un bot sur un serveur

join-where = Dites où jouer : l’adresse d’une table, ou un serveur et --game.
join-address = « { $server } » n’est pas l’adresse d’un serveur, comme http://127.0.0.1:8000.
join-no-such-host = Il n’y a pas de serveur à { $server } : personne ne porte ce nom. Vérifiez l’adresse.
join-unreachable = { $server } est injoignable ({ $error }) ; nouvel essai.
join-declined = Le serveur dit : { $reason } ({ $code })
join-keys = Le fichier « { $file } » pour la clé du bot est inutilisable : { $error }.
join-other-server = « { $file } » est la clé du bot pour { $server }. Donnez-lui ici un autre fichier avec --keys.
join-person = « { $file } » est la clé d’une personne. Un bot a besoin de la sienne.
join-person-seat = Table { $table } : le serveur ne prend pas ce joueur pour un bot.
join-protocol = Le serveur parle la version { $protocol } du protocole, que ce programme ne connaît pas.
join-differs = Le { $game } du serveur (règles { $rules }, cartes { $cards }) n’est pas comme ici : il faut la même version de lanai et du jeu des deux côtés.
join-known = { $name } est connu de { $server }.
join-opened = En attente à { $address }
join-begun = Table { $table } : { $game } a commencé.
join-over = Table { $table } : la partie est finie, avec { $scores } points.
join-not-seated = Table { $table } : la partie a commencé sans ce bot.
join-no-seat = Table { $table } : il n’y a pas de place pour ce bot.
join-rated = Table { $table } : la partie compterait, ce que --rated accepte.
join-unfair = Table { $table } : l’accord n’est pas ce que ce bot a apporté ; il ne joue pas.
join-not-now = Table { $table } : aucune partie ne se fait ici.
join-unknown = Table { $table } : le serveur ne connaît plus la clé du bot.
join-banned = Table { $table } : l’exploitant ne laisse pas entrer ce bot.
join-gone = Il n’y a pas de table { $table }, ou plus.

# Rétrospectives
cli-review = Revenir sur une partie finie : la chance, ce qui était caché, les décisions.
cli-review-seat = Ne raconter que les moments importants pour cette place (0, 1, …).
cli-review-samples = Parties à jouer jusqu’au bout : plus il y en a, plus c’est sûr et lent (par défaut : selon le jeu).
cli-review-seed = Graine : la même donne la même rétrospective.
cli-simulate-review = Revenir sur chaque partie : la table de --out a alors une ligne par décision.
cli-moves = Écrire dans ce fichier un tableau avec une ligne par décision : le coup, combien étaient possibles, l’issue de la partie.
cli-observations = Avec --moves : aussi ce que la place observait, en cellules, et ses coups légaux (demande l’extra « pettingzoo »).
cli-tournament-adjusted = Ôter la chance des résultats : plus sûr avec autant de parties, mais chacune dure plus longtemps.
review-thinking = Retour sur la partie … { $percent } %
review-title = { $game } avec le recul, en pour cent de la victoire
review-player = Joueur
review-fair = Équité
review-start = Début
review-luck = Chance
review-hidden = Caché
review-own = Soi
review-others = Autres
review-result = Résultat
review-accuracy = Précision
review-chances = Chances de gagner, de la première ligne à la dernière
review-moments = Moments importants pour { $name }
review-no-moments = Aucun : tout a changé petit à petit.
review-moment-luck = { $line } : { $change } par chance. { $what }
review-moment-own = { $line } : { $change } par son propre coup. { $what }
review-moment-others = { $line } : { $change } par un autre. { $what }
review-decided = { $verdict } ({ $margin } par rapport au meilleur autre coup)
review-found = { $verdict } ({ $skill } par rapport à la référence)
review-better = Mieux : { $what }
review-verdict-forced = Le seul coup
review-verdict-best = Rien de mieux n’a été trouvé
review-verdict-fine = Un bon coup
review-verdict-even = Impossible de dire quel coup était le meilleur
review-verdict-slip = Une imprécision
review-verdict-mistake = Une erreur
review-verdict-find = Une trouvaille
review-note = Équité + chance + caché + soi + autres = résultat. Après ± vient l’erreur type. Référence : { $reference }, { $samples } parties jouées jusqu’au bout.
review-unfinished = Cette partie n’est pas finie : on ne revient que sur des parties finies.
review-empty = Il ne s’est rien passé dans cette partie.
review-impossible = On ne peut pas revenir sur { $game } : { $error }
review-no-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
simulate-review-table = Les rétrospectives s’écrivent dans une table : ajoutez --out FICHIER.
simulate-observations-table = Les observations s’écrivent dans un tableau de décisions : ajoutez --moves FICHIER.
simulate-samples-review = Le calcul des rétrospectives ne compte que pour elles : ajoutez --review.
simulate-one-file = « { $file } » ne peut pas être à la fois la table des parties et celle des décisions.
simulate-decisions = { $count } décisions dans { $file }
tournament-adjusted = Sans la chance
tournament-adjusted-not = { $game } ne gagne rien à --adjusted, les donnes étant déjà jouées de chaque place.

# Ce que d’autres programmes montrent des liens
preview-daily = La donne du jour
preview-daily-of = La donne du jour, { $day }
preview-daily-text = Les mêmes cartes pour tous, et un seul essai qui compte. Jusqu’où irez-vous ?

# Studies

cli-study = Jouer beaucoup de parties et écrire une page sur le jeu : qui commence, durée, suspense, ce que valent les cartes.
cli-study-players = Nombre de joueurs ; peut être répété (par défaut : tous ceux que le jeu permet).
cli-study-games = Parties pour chaque nombre de joueurs, niveau et variante.
cli-study-bots = Niveaux de jeu, séparés par des virgules : chacun occupe toutes les places de ses parties.
cli-study-compare = Une variante à mettre à côté du jeu tel qu’il est, sous la forme option=valeur ; plusieurs options avec « ; » entre elles. Peut être répété.
cli-study-every = Mettre chaque autre choix de chaque option à côté du jeu tel qu’il est.
cli-study-cards = Une table de cartes changée (.toml) à mettre à côté du jeu tel qu’il est. Peut être répété.
cli-study-out = La page à écrire (par défaut : JEU-study.html). Ses tableaux sont écrits à côté.
cli-study-tables = Les tableaux à côté de la page : csv, parquet (demande l’extra « parquet »), ou none pour aucun.
study-ending = Une étude est une page dont le nom finit par .html, pas « { $file } ».
study-tables = Les tableaux ne peuvent pas être « { $tables } ». Possibles : { $known }.
study-same = La variante « { $variant } » est déjà dans cette étude.
study-page = La page : { $file }
study-title = { $game } : une étude
study-contents = Sommaire
study-stopped = Arrêtée tôt : { $games } parties sur { $all } ont été jouées.
study-base = tel quel
study-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  }
study-seat = Place { $number }
study-starter = Commence
study-place = { $number } à gauche
study-between = { $low } à { $high }
study-beyond = sans doute possible
study-fact-games = { $games } parties
study-fact-players = Joueurs : { $counts }
study-fact-bots = Bots : { $bots }
study-fact-seed = Graine { $seed }
study-fact-versions = Lanai { $lanai }, règles { $rules }, cartes { $cards }
study-heading-short = En bref
study-heading-variants = Côte à côte
study-heading-begin = Qui commence
study-heading-length = Combien durent les parties
study-heading-tension = À quel point elles sont serrées
study-heading-how = Comment ceci a été fait
study-heading-moves = Coups
study-heading-rounds = Manches
study-heading-margin = Écarts
study-heading-changes = Changements de tête
study-heading-halfway = Qui mène à mi-chemin
study-begins-more = des parties vont à qui commence ({ $span }). Équitable serait { $fair } : commencer aide.
study-begins-less = des parties vont à qui commence ({ $span }). Équitable serait { $fair } : commencer nuit.
study-begins-fair = des parties vont à qui commence ({ $span }). Équitable serait { $fair } : aucun avantage ne se montre.
study-found-card = { $players }, { $kind } : { $share } avec { $card }, { $without } sans.
study-found-none = { $kind }, joueurs { $counts } : aucune ne se distingue sans doute possible.
study-overview = Toutes les parties en chiffres
study-begin-about = La part des victoires par rang, compté à partir de qui commence, et par place. Les tirets sont une part équitable. Le trait épais est l’intervalle de 95 % de cette part seule, le trait fin celui de toutes les parts du tableau ensemble ; un signe creux dit que ce peut être équitable. Une victoire partagée compte en parts.
study-length-about = Combien de décisions prend une partie, forcées comprises, et combien de manches. Le trait vertical est la médiane.
study-length-fixed = Toutes les parties d’une ligne du tableau « Toutes les parties en chiffres » prennent autant de décisions et de manches : il dit combien.
study-tension-about = L’écart est la distance en points entre le premier et le deuxième camp ; 0 là où il a fallu plus que les points. La tête change quand un autre camp a plus de points que tous les autres, pour autant que les points soient connus.
study-halfway-nobody = Personne ne menait après la moitié des coups : les points de ce jeu viennent à la fin.
study-halfway = Combien de fois gagne le camp qui menait seul après la moitié des coups
study-variants-about = Chaque variante à côté du jeu tel qu’il est, avec la même graine. Les différences qui dépassent le doute d’une comparaison seule sont en gras ; parmi un grand nombre, quelques-unes le sont par hasard.
study-comparison = Mesures avec leurs différences et intervalles de 95 %
study-shares-place = Par rang, { $games } parties chacun
study-shares-seat = Par place
study-spread-moves = Coups d’une partie
study-spread-rounds = Manches d’une partie
study-spread-margin = Points entre le premier et le deuxième camp
study-spread-changes = Changements de tête d’une partie
study-spread = médiane { $median }, 90 % entre { $low } et { $high }
study-cards-dealt = Distribuées au hasard : ce qui distingue qui avait une carte de qui ne l’avait pas, c’est la carte. Triées par ce qu’elles valent à coup sûr.
study-cards-won = Gagnées en jouant : qui est en avance gagne plus de tout, donc une carte accompagne la victoire avant de la causer. Comparez les cartes entre elles (pointillé : leur moyenne), pas avec aucune différence.
study-cards-few = Trop peu de parties pour toutes ces cartes.
study-cards-shown = { $shown } sur { $all } se distinguent sans doute possible
study-cards-unjudged = { $count ->
    [one] Une autre a été tenue trop rarement, ou par presque tous, pour être jugée.
   *[other] { $count } autres ont été tenues trop rarement, ou par presque tous, pour être jugées.
  }
study-cards-caption = Ce que les places avec chacune de { $count } cartes gagnent de plus que sans elle, en points de pour cent : trait épais 95 % pour cette carte seule, trait fin 95 % pour toutes ensemble ; tirets aucune différence
study-cards-caption-won = Ce que les places avec chacune de { $count } cartes gagnent de plus que sans elle, en points de pour cent : trait épais 95 % pour cette carte seule, trait fin 95 % pour toutes ensemble ; pointillé carte moyenne
study-column-games-of = Parties à
study-column-games = Parties
study-column-begins = Qui commence gagne
study-column-place = Rang
study-column-seat = Place
study-column-share = Gagne
study-column-interval = 95 %
study-column-led = Parties avec meneur
study-column-mean = Moyenne
study-column-least = Minimum
study-column-low = 5 %
study-column-median = Médiane
study-column-high = 95 %
study-column-most = Maximum
study-column-measure = Mesure
study-column-difference = Différence
study-column-picture = Image
study-column-card = Carte
study-column-with = Avec
study-column-with-in = Avec ({ $variant })
study-column-without = Sans
study-column-seats = Places
study-measure-starter = Qui commence gagne
study-measure-halfway = Qui mène à mi-chemin gagne
study-measure-shared = Victoires partagées
study-measure-changes = Changements de tête
study-measure-margin = Écart
study-measure-rounds = Manches
study-measure-moves = Coups
study-how-bots = Des bots du même niveau occupent toutes les places : une différence vient du jeu et non d’eux. C’est le jeu tel que ces bots le jouent ; des gens peuvent le jouer autrement.
study-how-share = Une victoire partagée compte en parts égales. Où des partenaires gagnent ensemble, chacun en a la moitié.
study-how-interval = Intervalles de 95 % : Wilson pour les parts, Student pour les moyennes. Une partie compte comme une observation, car ses places dépendent les unes des autres.
study-how-together = Avec des dizaines de cartes ou de places, quelques-unes sortent de leur propre intervalle par hasard. Sans doute possible, et dessinées pleines, sont celles dont l’intervalle plus large, valable pour toutes les cartes du tableau ensemble (Bonferroni), exclut « aucune différence », ou la carte moyenne là où les cartes se gagnent.
study-how-cards = Avec une carte : les places qui l’ont tenue à un moment de la partie que l’on regarde. Les cartes de moins de 30 parties sont omises.
study-how-halfway = À mi-chemin, c’est après la moitié des coups de chaque partie.
study-how-variants = Les variantes sont jouées avec la même graine, le même niveau et les mêmes nombres de joueurs. Les intervalles des différences les prennent pour indépendantes, ce qui les rend plutôt trop larges que trop étroits.
study-how-tables = Tableaux à côté de cette page : { $files }
