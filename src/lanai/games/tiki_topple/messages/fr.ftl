# Tiki Topple : noms, refus et événements.

tiki-topple-name = Tiki Topple
tiki-topple-line = Un totem que tout le monde réarrange, chacun avec une mission secrète.

tiki-nani = Nani
tiki-wikiwiki = Wikiwiki
tiki-huhu = Huhu
tiki-nui = Nui
tiki-akamai = Akamai
tiki-lokahi = Lokahi
tiki-eepo = Eepo
tiki-hookipa = Hookipa
tiki-kapu = Kapu

card-up1 = Up 1
card-up2 = Up 2
card-up3 = Up 3
card-puh = Puh
card-topple = Topple
card-wiki = Wiki
card-toast = Toast

tiki-topple-option-hand = Cartes d’action de chaque joueur
tiki-topple-option-hand-classic = Neuf cartes dont deux Toast ; deux sont mises de côté à chaque manche.
tiki-topple-option-hand-one-toast = Neuf cartes dont un Toast ; deux sont mises de côté à chaque manche.
tiki-topple-option-hand-gamewright = Les sept cartes de l’ancienne édition ; aucune n’est mise de côté.

tt-game-over = La partie est terminée.
tt-not-your-turn = Ce n’est pas le tour de ce joueur.
tt-no-such-move = Tiki Topple n’a pas de coup numéro { $number }.
tt-not-in-hand = Vous n’avez pas { $card } en main.
tt-toast-first = Toast ne peut pas être votre première carte d’une manche.
tt-toasted = { $tiki } a été éliminé pour cette manche.
tt-up = { $tiki } est à la place { $place } : { $card } demande { $steps ->
    [one] une place
   *[other] { $steps } places
  } au-dessus.
tt-puh = { $tiki } { $below ->
    [0] n’a aucune place
    [one] n’a qu’une place
   *[other] a { $below } places
  } au-dessous : Puh en demande deux.
tt-topple-last = { $tiki } est déjà à la dernière place.
tt-unknown-card = « { $word } » n’est pas une carte : up1, up2, up3, puh, topple, wiki ou toast.
tt-unknown-tiki = « { $word } » n’est pas un tiki : nani, wikiwiki, huhu, nui, akamai, lokahi, eepo, hookipa ou kapu.
tt-wants-0 = « { $word } » ne nomme aucun tiki : c’est le dernier qui part.
tt-wants-1 = « { $word } » déplace exactement un tiki, comme « up1 nani ».
tt-wants-2 = « { $word } » demande deux tikis, comme « wiki nani kapu ».
tt-wiki-twice = Wiki demande deux tikis différents.

tt-event-round = Manche { $round } : { $starter } commence. La colonne depuis le haut : { $column }.
tt-event-mission = Votre mission : { $first } 9, { $second } 5, { $third } 2.
tt-event-played-up = { $seat } joue { $card } : { $tiki } monte à la place { $to }.
tt-event-played-puh = { $seat } joue { $card } : { $tiki } descend à la place { $to }.
tt-event-played-topple = { $seat } joue { $card } : { $tiki } tombe à la dernière place.
tt-event-played-wiki = { $seat } joue { $card } : { $tiki } et { $other } échangent leurs places.
tt-event-played-toast = { $seat } joue { $card } : { $tiki } est éliminé pour cette manche.
tt-event-ended-three-tikis = La manche { $round } est finie : il reste trois tikis.
tt-event-ended-empty-hands = La manche { $round } est finie : toutes les cartes sont jouées.
tt-event-scored = { $seat } : { $mission } – { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } en tout.
tt-event-over = La partie est terminée.

tt-column = Colonne
tt-toasted-list = Éliminés
tt-nobody-toasted = aucun
tt-mission = Votre mission
tt-mission-now = actuellement { $points }
tt-hand = Vos cartes
tt-aside = Mises de côté
tt-seat = Joueur
tt-played = Jouées
tt-cards = Cartes
tt-points = Points
tt-last-mission = Dernière mission
tt-title = Manche { $round } sur { $rounds }

tiki-topple-tally-rounds = Manches jouées
tiki-topple-tally-rounds-by-three-tikis = … finies à trois tikis

tiki-topple-held-missions = Missions : les tikis à 9, 5 et 2 points
tiki-topple-held-aside = Cartes mises de côté
tiki-topple-cards-tikis = Tikis
tiki-topple-cards-hands = Mains (cartes de chaque sorte)
tiki-topple-cards-missions = Missions

tiki-topple-column-tiki = Tiki
tiki-topple-column-colour = Couleur
tiki-topple-column-group = Groupe
tiki-topple-column-hand = Main
tiki-topple-column-aside = De côté
tiki-topple-column-up1 = { card-up1 }
tiki-topple-column-up2 = { card-up2 }
tiki-topple-column-up3 = { card-up3 }
tiki-topple-column-puh = { card-puh }
tiki-topple-column-topple = { card-topple }
tiki-topple-column-wiki = { card-wiki }
tiki-topple-column-toast = { card-toast }

tiki-topple-colour-red = rouge
tiki-topple-colour-light-blue = bleu clair
tiki-topple-colour-yellow = jaune
tiki-topple-colour-green = vert
tiki-topple-colour-orange = orange
tiki-topple-colour-purple = violet
tiki-topple-colour-brown = brun
tiki-topple-colour-grey = gris
tiki-topple-colour-pink = rose

tiki-topple-group-starfish = étoile de mer
tiki-topple-group-shell = coquillage
tiki-topple-group-fishbone = arête

## Pourquoi un coup est bon : conseils

tt-reason-place = { $place ->
    [1] au sommet
    [2] dans les deux premiers
   *[3] dans les trois premiers
  }
tt-reason-keeps = garde { $tiki }, votre { $points }, { tt-reason-place } : { $percent } % (sinon { $others } %)
tt-reason-keeps-worse = { $tiki }, votre { $points }, reste moins souvent { tt-reason-place } : { $percent } % (sinon { $others } %)
tt-reason-keeps-sure = { $tiki }, votre { $points }, reste { tt-reason-place }
tt-reason-keeps-never = abandonne { $tiki }, votre { $points }
tt-reason-brings = amène { $tiki }, votre { $points }, { tt-reason-place } : { $percent } % (sinon { $others } %)
tt-reason-brings-worse = amène moins souvent { $tiki }, votre { $points }, { tt-reason-place } : { $percent } % (sinon { $others } %)
tt-reason-brings-sure = amène { $tiki }, votre { $points }, { tt-reason-place }
tt-reason-brings-never = abandonne { $tiki }, votre { $points }
tt-reason-ends = finit la manche avec { $tiki }, votre { $points }, { tt-reason-place }

## La première partie guidée : ce que demande chaque étape, et pourquoi

tiki-topple-lesson-1 = Tout le monde réordonne un seul totem. Votre mission secrète : Kapu vaut 9 en place 1, Huhu 5 parmi les deux premiers, Lokahi 2 parmi les trois. Jouez une carte par tour. Lokahi est dernier : touchez Up 3, puis Lokahi.
tiki-topple-lesson-2 = Des marques près du totem et des noms montrent qui a déplacé quoi. Kapu est 2e, sous Hookipa. Topple envoie un tiki tout en bas : touchez Topple, puis Hookipa. Kapu sera premier et vaudra 9.
tiki-topple-lesson-3 = Aïe : quelqu’un a fait tomber Kapu. Wiki échange deux tikis, si éloignés soient-ils. Touchez Wiki, puis Kapu et Eepo : Kapu est de nouveau premier, et votre mission complète : 9 + 5 + 2 = 16.
tiki-topple-lesson-4 = Deux Toasts ont été joués. Chacun grille le dernier tiki, qui sort pour cette manche. Toast n’est jamais votre première carte, mais maintenant vous pouvez. Nui est dernier, vos trois sont à l’abri : touchez Toast.
tiki-topple-lesson-5 = Il ne reste que quatre tikis. Dès qu’il n’en reste que trois, la manche s’arrête aussitôt et les missions comptent. Vos trois sont en haut : finissez-la avec votre second Toast !
tiki-topple-lesson-6 = 16 points ! Une manche finit aussi quand toutes les cartes sont jouées. Nouvelle manche, nouvelle mission : Huhu 9, Kapu 5, Nui 2. Deux autres cartes sont mises de côté. Huhu est 3e : touchez Up 2, puis Huhu.
tiki-topple-lesson-7 = Huhu mène, mais les autres devinent peut-être pourquoi. Aidez Nui sans le toucher : il est 4e, juste sous Nani. Faites tomber Nani avec Topple : tous ceux d’en dessous montent d’une place.
tiki-topple-lesson-8 = Quelqu’un a fait monter Kapu sans connaître votre mission. Eepo est au-dessus de Kapu et de Nui. Puh fait descendre un tiki d’exactement deux places : touchez Puh, puis Eepo, et les deux montent.
tiki-topple-lesson-9 = Regardez qui les autres font monter : cela trahit leurs missions. Lokahi est dernier, et quelqu’un le veut : touchez Toast. Chaque Toast rapproche aussi la fin de la manche.
tiki-topple-lesson-10 = Nui a dépassé Kapu, maintenant 3e. Vous pouvez aussi choisir d’abord un tiki, ou le faire glisser : touchez Kapu, puis Up 1. Cela fait de nouveau 9 + 5 + 2.
tiki-topple-lesson-end = C’est tout : trois manches à trois joueurs, quatre à deux ou quatre, et le plus de points gagne. Continuez ici, avec conseils et retours, ou commencez une vraie partie.
