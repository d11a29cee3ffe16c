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
tt-not-in-hand = Vous n’avez plus { $card } en main dans cette manche.
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
tt-title = Manche { $round } sur { $rounds }

tiki-topple-tally-rounds = Manches jouées
tiki-topple-tally-rounds-by-three-tikis = … finies à trois tikis

tiki-topple-cards-tikis = Tikis
tiki-topple-cards-hands = Mains (cartes de chaque sorte)
tiki-topple-cards-missions = Missions
