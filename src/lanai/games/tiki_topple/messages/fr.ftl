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
tt-puh = { $tiki } a { $below ->
    [0] zéro place
    [one] une seule place
   *[other] { $below } places
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

## La première partie guidée : ce que demande chaque étape, et pourquoi

tiki-topple-lesson-1 = Votre mission secrète nomme trois tikis : Huhu vaut 9 à la place 1, Nui 5 à la place 1 ou 2, Eepo 2 parmi les trois premiers. À chaque tour, une carte. Jouez Up 2 sur Huhu : droit au sommet !
tiki-topple-lesson-2 = Un autre tiki grimpe aussi, mais personne ne connaît la mission des autres. Votre deuxième tiki, Nui, est loin en bas. Up 3 le fait monter d’exactement trois places.
tiki-topple-lesson-3 = Hookipa est maintenant au-dessus de Huhu. Topple envoie n’importe quel tiki tout en bas : jouez-le sur Hookipa, et Huhu redevient premier.
tiki-topple-lesson-4 = Puh a fait descendre Huhu de deux places. Wiki échange deux tikis : échangez Nani et Huhu. Huhu sera premier et Nui deuxième, soit 14 points pour l’instant.
tiki-topple-lesson-5 = Toast brûle le dernier tiki : il est éliminé pour cette manche. Ce n’est jamais permis comme première carte, mais maintenant oui. Hookipa est dernier, et quelqu’un y tenait. Toast !
tiki-topple-lesson-6 = Eepo doit être parmi les trois premiers, et Nani gêne. Puh fait descendre un tiki d’exactement deux places : jouez-le sur Nani.
tiki-topple-lesson-7 = Il vous reste une carte, et Eepo est à un pas du but. Up 1 sur Eepo complète votre mission : 9 + 5 + 2.
tiki-topple-lesson-8 = Toutes les cartes sont jouées : on compte (avec trois tikis restants aussi). Nouvelle manche, nouvelle mission : Nui 9, Huhu 5, Hookipa 2. Nui est quatrième : jouez Up 3.
tiki-topple-lesson-9 = Un tiki au sommet trahit un peu vos intentions, mais les points sont les points. Wiki sur Lokahi et Huhu : Huhu saute à la deuxième place.
tiki-topple-lesson-10 = Aïe : Nui est tombé. Le dernier tiki est celui qu’un Toast brûlerait : mettez Nui à l’abri avec Up 1.
tiki-topple-lesson-11 = À vous de renverser ! Nani monte carte après carte : c’est sûrement la mission de quelqu’un. Jouez Topple sur Nani.
tiki-topple-lesson-end = Vous connaissez toutes les cartes. Continuez : quatre manches, et le plus de points gagne. Désormais vous pouvez demander un conseil et reprendre un coup.
