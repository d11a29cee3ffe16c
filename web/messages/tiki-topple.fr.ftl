# Tiki Topple : textes propres au plateau web.

tiki-topple-ui-deck = Votre mission et vos cartes
tiki-topple-ui-open = Toutes les missions
tiki-topple-ui-mission = Mission
tiki-topple-ui-now = vaut
tiki-topple-ui-then = puis
tiki-topple-ui-wanted = { $place ->
    [1] 1er
    [2] top 2
   *[other] top { $place }
  }
tiki-topple-ui-is-at = est { $place ->
    [1] 1er
   *[other] { $place }e
  }
tiki-topple-ui-is-out = grillé
tiki-topple-ui-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
tiki-topple-ui-points = { $points ->
    [one] point
   *[other] points
  }
tiki-topple-ui-tiki = { $state ->
    [chosen] { $name }, place { $place }, choisi
    [open] { $name }, place { $place }, peut être choisi
   *[plain] { $name }, place { $place }
  }
tiki-topple-ui-play = { $count ->
    [0] Jouer { $card }
   *[other] Jouer { $card } : { $tikis }
  }
tiki-topple-ui-move = Jouer
tiki-topple-ui-burn = Jouer
tiki-topple-ui-say = { $card } : { $tikis }
tiki-topple-ui-take-back = Reprendre la carte
tiki-topple-ui-choose-card = Choisissez une carte ou un tiki
tiki-topple-ui-choose-card-for = { $tiki } : choisissez une carte
tiki-topple-ui-choose-tiki = { $count ->
    [1] Choisissez un tiki
   *[other] Choisissez deux tikis
  }
tiki-topple-ui-change = { $now } → { $then } { $then ->
    [one] point
   *[other] points
  }
tiki-topple-ui-aside-why = Ces cartes ont été mises de côté au hasard : vous ne pouvez pas les jouer cette manche. Personne d’autre ne les connaît.
tiki-topple-ui-summary = Manche { $round } sur { $rounds } : les missions
tiki-topple-ui-summary-total = { $points } en tout
tiki-topple-ui-round = Manche { $round }
tiki-topple-ui-total = Total
tiki-topple-ui-end-key = { $first } pour votre premier tiki en place 1, { $second } pour le deuxième dans les deux premiers, { $third } pour le troisième dans les trois premiers.
tiki-topple-ui-end-tops = En haut : le sommet du totem à la fin de chaque manche.
tiki-topple-ui-hand-of = Cartes de { $name }
tiki-topple-ui-prompt-card = À vous : jouez une carte
tiki-topple-ui-prompt-tiki = { $card ->
    [up1] { $name } : choisissez un tiki qui monte d’une place
    [up2] { $name } : choisissez un tiki qui monte de deux places
    [up3] { $name } : choisissez un tiki qui monte de trois places
    [puh] { $name } : choisissez un tiki qui descend de deux places
    [topple] { $name } : choisissez un tiki qui tombe tout en bas
    [wiki] { $chosen ->
        [0] { $name } : choisissez deux tikis qui échangent leurs places
       *[other] { $name } : choisissez un second tiki
      }
   *[toast] { $name } : le dernier tiki sort pour cette manche
  }
tiki-topple-ui-prompt-ready = { $card ->
    [up1] { $name } : { $tikis } monte d’une place
    [up2] { $name } : { $tikis } monte de deux places
    [up3] { $name } : { $tikis } monte de trois places
    [puh] { $name } : { $tikis } descend de deux places
    [topple] { $name } : { $tikis } tombe tout en bas
    [wiki] { $name } : { $tikis } échangent leurs places
   *[toast] { $name } : { $tikis } sort pour cette manche
  }
tiki-topple-ui-prompt-confirm = { $tikis ->
    [0] Appuyez sur Jouer, touchez deux fois la carte, ou choisissez-en une autre.
   *[other] Appuyez sur Jouer, touchez deux fois le tiki, ou choisissez-en un autre.
  }
tiki-topple-ui-prompt-blocked = { $card ->
    [puh] { $tikis } { $count ->
        [1] a
       *[other] ont
      } trop peu de places au-dessous.
    [topple] { $tikis } est déjà en dernière place.
   *[other] { $tikis } { $count ->
        [1] a
       *[other] ont
      } trop peu de places au-dessus.
  }
tiki-topple-ui-action-cards = Cartes Action
tiki-topple-ui-card-up1 = Un tiki monte d’une place.
tiki-topple-ui-card-up2 = Un tiki monte d’exactement deux places ; ceux qu’il dépasse descendent.
tiki-topple-ui-card-up3 = Un tiki monte d’exactement trois places ; ceux qu’il dépasse descendent.
tiki-topple-ui-card-puh = Un tiki descend d’exactement deux places.
tiki-topple-ui-card-topple = N’importe quel tiki sauf le dernier tombe à la dernière place.
tiki-topple-ui-card-wiki = Deux tikis échangent leurs places.
tiki-topple-ui-card-toast = Le dernier tiki quitte le totem pour cette manche. Jamais votre première carte d’une manche.
tiki-topple-ui-history = Ce que chacun a déplacé cette manche
tiki-topple-ui-moved = Ce que { $name } a déplacé cette manche
tiki-topple-ui-look = { $name } : tous ses coups de cette manche
tiki-topple-ui-nothing-yet = Rien encore
tiki-topple-ui-close = Fermer
tiki-topple-ui-way = { $card } : en place { $place }
tiki-topple-ui-tiki-about = { $name }, place { $place }
tiki-topple-ui-tiki-mission = Dans votre mission : jusqu’à { $points } points.
tiki-topple-ui-tiki-toasted = { $name } : sorti pour cette manche
tiki-topple-ui-reconstructed = Reconstitué : le livret n’indique pas ces nombres.
tiki-topple-ui-missions-reconstructed = Chaque mission nomme un tiki de chaque groupe. Sur les cartes à bord pointillé, l’ordre des trois est reconstitué.

tiki-topple-ui-curtain-cards = { $cards ->
    [one] Encore 1 carte
   *[other] Encore { $cards } cartes
  }
tiki-topple-ui-curtain-points = { $points ->
    [one] et 1 point
   *[other] et { $points } points
  }
tiki-topple-ui-curtain-round = Manche { $round } sur { $rounds }
