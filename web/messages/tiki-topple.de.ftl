# Tiki Topple: Texte, die nur das Brett im Browser zeigt.

tiki-topple-ui-deck = Dein Auftrag und deine Karten
tiki-topple-ui-open = Alle Aufträge
tiki-topple-ui-mission = Auftrag
tiki-topple-ui-now = jetzt
tiki-topple-ui-then = dann
tiki-topple-ui-wanted = { $place ->
    [1] Platz 1
    [2] Top 2
   *[other] Top { $place }
  }
tiki-topple-ui-is-at = { $place ->
    [1] ist 1.
   *[other] ist { $place }.
  }
tiki-topple-ui-is-out = raus
tiki-topple-ui-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
tiki-topple-ui-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
tiki-topple-ui-tiki = { $state ->
    [chosen] { $name }, Platz { $place }, gewählt
    [open] { $name }, Platz { $place }, wählbar
   *[plain] { $name }, Platz { $place }
  }
tiki-topple-ui-play = { $count ->
    [0] { $card } spielen
   *[other] { $card }: { $tikis } ziehen
  }
tiki-topple-ui-move = Ziehen
tiki-topple-ui-burn = Spielen
tiki-topple-ui-say = { $card }: { $tikis }
tiki-topple-ui-take-back = Karte zurücknehmen
tiki-topple-ui-choose-card = Wähle eine Karte oder einen Tiki
tiki-topple-ui-choose-card-for = { $tiki }: Wähle jetzt eine Karte
tiki-topple-ui-choose-tiki = { $count ->
    [1] Wähle jetzt einen Tiki
   *[other] Wähle jetzt zwei Tikis
  }
tiki-topple-ui-change = { $now } → { $then } { $then ->
    [one] Punkt
   *[other] Punkte
  }
tiki-topple-ui-aside-why = Diese Karten kamen zufällig beiseite: Du kannst sie diese Runde nicht spielen. Nur du weißt, welche es sind.
tiki-topple-ui-summary = Runde { $round } von { $rounds }: die Aufträge
tiki-topple-ui-summary-total = { $points } gesamt
tiki-topple-ui-round = Runde { $round }
tiki-topple-ui-total = Summe
tiki-topple-ui-end-key = { $first } für deinen ersten Tiki auf Platz 1, { $second } für den zweiten unter den ersten zwei, { $third } für den dritten unter den ersten drei.
tiki-topple-ui-end-tops = Oben: die Spitze des Totems am Ende jeder Runde.
tiki-topple-ui-hand-of = Karten von { $name }
tiki-topple-ui-prompt-card = Du bist dran: Spiel eine Karte
tiki-topple-ui-prompt-tiki = { $card ->
    [up1] { $name }: Wähle einen Tiki, der einen Platz steigt
    [up2] { $name }: Wähle einen Tiki, der zwei Plätze steigt
    [up3] { $name }: Wähle einen Tiki, der drei Plätze steigt
    [puh] { $name }: Wähle einen Tiki, der zwei Plätze sinkt
    [topple] { $name }: Wähle einen Tiki, der ganz nach unten fällt
    [wiki] { $chosen ->
        [0] { $name }: Wähle zwei Tikis, die tauschen
       *[other] { $name }: Wähle einen zweiten Tiki
      }
   *[toast] { $name }: Der letzte Tiki ist für diese Runde raus
  }
tiki-topple-ui-prompt-ready = { $card ->
    [up1] { $name }: { $tikis } steigt einen Platz
    [up2] { $name }: { $tikis } steigt zwei Plätze
    [up3] { $name }: { $tikis } steigt drei Plätze
    [puh] { $name }: { $tikis } sinkt zwei Plätze
    [topple] { $name }: { $tikis } fällt ganz nach unten
    [wiki] { $name }: { $tikis } tauschen die Plätze
   *[toast] { $name }: { $tikis } ist für diese Runde raus
  }
tiki-topple-ui-prompt-confirm = { $tikis ->
    [0] Drücke den Knopf, tippe doppelt auf die Karte oder wähle eine andere.
   *[other] Drücke den Knopf, tippe doppelt auf den Tiki oder wähle einen anderen.
  }
tiki-topple-ui-prompt-blocked = { $card ->
    [puh] { $tikis } { $count ->
        [1] hat
       *[other] haben
      } zu wenig Platz unter sich.
    [topple] { $tikis } steht schon ganz unten.
   *[other] { $tikis } { $count ->
        [1] hat
       *[other] haben
      } zu wenig Platz über sich.
  }
tiki-topple-ui-action-cards = Aktionskarten
tiki-topple-ui-card-up1 = Ein Tiki steigt einen Platz.
tiki-topple-ui-card-up2 = Ein Tiki steigt genau zwei Plätze; wen er überholt, der sinkt.
tiki-topple-ui-card-up3 = Ein Tiki steigt genau drei Plätze; wen er überholt, der sinkt.
tiki-topple-ui-card-puh = Ein Tiki sinkt genau zwei Plätze.
tiki-topple-ui-card-topple = Ein beliebiger Tiki außer dem letzten fällt ganz nach unten.
tiki-topple-ui-card-wiki = Zwei Tikis tauschen die Plätze.
tiki-topple-ui-card-toast = Der letzte Tiki verlässt das Totem für diese Runde. Nie deine erste Karte einer Runde.
tiki-topple-ui-history = Was alle diese Runde bewegt haben
tiki-topple-ui-moved = Was { $name } diese Runde bewegt hat
tiki-topple-ui-look = { $name }: alle Züge dieser Runde
tiki-topple-ui-nothing-yet = Noch nichts
tiki-topple-ui-close = Schließen
tiki-topple-ui-way = { $card }: auf Platz { $place }
tiki-topple-ui-tiki-about = { $name }, Platz { $place }
tiki-topple-ui-tiki-mission = In deinem Auftrag: bis zu { $points } Punkte.
tiki-topple-ui-tiki-toasted = { $name }: für diese Runde raus
tiki-topple-ui-reconstructed = Rekonstruiert: Die Spielregel nennt diese Zahlen nicht.
tiki-topple-ui-missions-reconstructed = Jeder Auftrag nennt einen Tiki aus jeder Gruppe. Auf Karten mit gestricheltem Rand ist die Reihenfolge der drei rekonstruiert.

tiki-topple-ui-curtain-cards = { $cards ->
    [one] Noch 1 Karte
   *[other] Noch { $cards } Karten
  }
tiki-topple-ui-curtain-points = { $points ->
    [one] und 1 Punkt
   *[other] und { $points } Punkte
  }
tiki-topple-ui-curtain-round = Runde { $round } von { $rounds }
