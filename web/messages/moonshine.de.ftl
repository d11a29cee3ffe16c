# Moonshine: Wörter, die nur das Brett im Browser braucht.

moonshine-ui-spot = { $moons ->
    [one] ein Mond gibt: { $bonus }
   *[other] { $moons } Monde geben: { $bonus }
  }
moonshine-ui-bar-name = Bar, Szene: { $scene }
moonshine-ui-active-spot = leuchtet
moonshine-ui-moons-short = noch { $moons }
moonshine-ui-together = Was du hast
moonshine-ui-each-round = Je Runde
moonshine-ui-on-clients = auf Gästen
moonshine-ui-sum = { $points } von { $target }
moonshine-ui-you = Du

moonshine-ui-name-points = { $name } { $points }
moonshine-ui-first-to = Bis { $target } Punkte
moonshine-ui-steps = Schritte der Runde
moonshine-ui-active = aktiv
moonshine-ui-bot = Bot
moonshine-ui-choosing = wählt
moonshine-ui-look-at = Bar von { $name } ansehen
moonshine-ui-sit-with = Von { $name } aus zuschauen
moonshine-ui-none-yet = Noch kein Gast bewirtet
moonshine-ui-close = Schließen

moonshine-ui-deck = Stapel
moonshine-ui-pile = Ablage
moonshine-ui-pile-empty = Noch wurde nichts abgelegt.
moonshine-ui-stock = Monde
moonshine-ui-rolled = Wurf von { $name }
moonshine-ui-you-rolled = Dein Wurf
moonshine-ui-rerolls-left = { $left ->
    [0] kein Neuwurf mehr
    [one] 1 Neuwurf übrig
   *[other] { $left } Neuwürfe übrig
  }
moonshine-ui-no-dice = Noch wurde nicht gewürfelt.
moonshine-ui-not-yours = gesperrt
moonshine-ui-again = neu

moonshine-ui-available = Für dich da
moonshine-ui-available-to = Da für { $name }
moonshine-ui-to-pay = zu zahlen
moonshine-ui-from-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }
moonshine-ui-from-bar = Bar

# Gäste nur mit ihrem Tier, wo wenig Platz ist.
moonshine-ui-animal-fox = Fuchs
moonshine-ui-animal-owl = Eule
moonshine-ui-animal-badger = Dachs
moonshine-ui-animal-hare = Hase
moonshine-ui-animal-heron = Reiher
moonshine-ui-animal-raccoon = Waschbär
moonshine-ui-animal-otter = Otter
moonshine-ui-animal-stag = Hirsch
moonshine-ui-animal-mole = Maulwurf
moonshine-ui-animal-magpie = Elster
moonshine-ui-animal-hedgehog = Igel
moonshine-ui-animal-toad = Kröte
moonshine-ui-animal-squirrel = Hörnchen
moonshine-ui-animal-cat = Katze

# Was jemand gerade getan hat.
moonshine-ui-did-validate = { $client } bewirtet, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr
moonshine-ui-did-take-moon = Mond genommen
moonshine-ui-did-draw = { $cards } gezogen
moonshine-ui-did-strike = der Blitz trifft die anderen

moonshine-ui-counting = Die Punkte werden gezählt
moonshine-ui-your-clients = Deine Gäste
moonshine-ui-in-slots = { $clients } auf { $slots ->
    [one] 1 Hocker
   *[other] { $slots } Hockern
  }
moonshine-ui-free-slot = Ein freier Hocker

moonshine-ui-missing = Fehlt:
moonshine-ui-missing-resources = { $count ->
    [one] 1 Ressource fehlt
   *[other] { $count } Ressourcen fehlen
  }
moonshine-ui-or = oder
moonshine-ui-among = aus
moonshine-ui-as = als
moonshine-ui-validate = Bewirten
moonshine-ui-validate-client = { $client } bewirten
moonshine-ui-validating = Wird bewirtet
moonshine-ui-chosen = Gewählt
moonshine-ui-can-validate = Möglich
moonshine-ui-moon-word = Mond hier
moonshine-ui-pay-word = Zahlen
moonshine-ui-lose-word = Abgeben
moonshine-ui-replace-word = Tauschen
moonshine-ui-moon-here = Mond hierher:
moonshine-ui-pay-here = Von hier zahlen:
moonshine-ui-lose-here = Von hier abgeben:
moonshine-ui-validate-here = Bewirten:
moonshine-ui-replace-here = Tauschen:
moonshine-ui-take-keep = Behalten:
moonshine-ui-take-pick = Nehmen:
moonshine-ui-take-replace = Dafür nehmen:
moonshine-ui-show-offer = Karten zeigen
moonshine-ui-peek = Zum Tisch

moonshine-ui-then = Dann hast du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und { $moons ->
    [0] keinen Mond
    [one] 1 Mond
   *[other] { $moons } Monde
  }
moonshine-ui-struck = { $name } hat { $client } genommen: Der Blitz trifft dich.
moonshine-ui-wasted = { $moons ->
    [one] Der Mond auf { $client } geht mit verloren.
   *[other] Die { $moons } Monde auf { $client } gehen mit verloren.
  }
moonshine-ui-confirm-moon = Hier hinlegen
moonshine-ui-confirm-pay = Damit zahlen
moonshine-ui-confirm-lose = Abgeben

moonshine-ui-reroll = { $dice ->
    [0] Neu würfeln
    [one] 1 Würfel neu
   *[other] { $dice } Würfel neu
  }
moonshine-ui-keep-dice = Würfel behalten
moonshine-ui-take-moon = Mond nehmen
moonshine-ui-draw = { $cards } ziehen
moonshine-ui-keep-two = Diese zwei behalten
moonshine-ui-take = { $client } nehmen
moonshine-ui-replace-none = Meine behalten
moonshine-ui-swap = { $one } → { $two }

moonshine-ui-say-reroll = Neu würfeln: { $dice }
moonshine-ui-say-moon = Mond auf { $one }
moonshine-ui-say-validate = { $one } bewirten
moonshine-ui-say-take-moon = { moonshine-ui-take-moon }
moonshine-ui-say-draw = Neue Gäste ziehen
moonshine-ui-say-pay = Mit einem Mond von { $one } zahlen
moonshine-ui-say-pick = { $one } nehmen
moonshine-ui-say-replace = { $one } gegen { $two } tauschen
moonshine-ui-say-lose = Einen Mond von { $one } abgeben
moonshine-ui-say-keep = { $one } und { $two } behalten

moonshine-ui-does-keep = wählt Gäste
moonshine-ui-does-moon = legt einen Mond
moonshine-ui-does-reroll = würfelt
moonshine-ui-does-action = wählt
moonshine-ui-does-pay = zahlt
moonshine-ui-does-pick = nimmt einen Gast
moonshine-ui-does-replace = tauscht
moonshine-ui-does-lose = verliert einen Mond

moonshine-ui-round = Runde { $round }
moonshine-ui-setup = Aufbau
moonshine-ui-prompt-wait = Du bist fertig; aufgedeckt wird, wenn alle es sind.
moonshine-ui-prompt-others = { $step ->
    [keep] Die ersten Gäste werden gewählt.
    [first-moons] Der erste Mond wird gelegt.
    [instants] Die Blitze der ersten Gäste treffen.
    [losses] Ein Blitz hat getroffen und kostet einen Mond.
    [dice] Vielleicht wird neu gewürfelt, bevor alle die Würfel benutzen.
    [dice-moons] Würfel zeigen Monde: Wer Zugang hat, legt einen.
   *[action] Was alle tun, wird aufgedeckt, wenn alle fertig sind.
  }
moonshine-ui-prompt-over = Die Partie ist zu Ende
moonshine-ui-prompt-reroll = Wirf Würfel neu oder behalte sie
moonshine-ui-prompt-reroll-detail = Berühre die Würfel, die du neu wirfst: Alle benutzen sie. { $left ->
    [one] Ein Neuwurf ist übrig.
   *[other] { $left } Neuwürfe sind übrig.
  }
moonshine-ui-prompt-moon = { $moons ->
    [one] Lege einen Mond
   *[other] Lege { $moons } Monde
  }
moonshine-ui-prompt-moon-detail = Berühre einen freien Platz auf deiner Bar oder einem Gast. Dort bleibt er.
moonshine-ui-why-first = Alle beginnen mit einem Mond.
moonshine-ui-why-bolt = Der Blitz eines behaltenen Gasts bringt ihn dir.
moonshine-ui-why-dice = { $dice ->
    [both] Der blaue und der orange Würfel zeigen je einen Mond, und beide dienen dir.
    [o] Der orange Würfel zeigt einen Mond, und er dient dir.
   *[other] Der blaue Würfel zeigt einen Mond, und er dient dir.
  }
moonshine-ui-prompt-action = Wähle: Gast bewirten, Mond nehmen oder ziehen
moonshine-ui-prompt-action-none = Wähle: Mond nehmen oder ziehen
moonshine-ui-prompt-action-detail = Alle handeln gleichzeitig; aufgedeckt wird, wenn alle fertig sind.
moonshine-ui-prompt-action-none-detail = Mit dem, was da ist, kannst du keinen deiner Gäste bewirten.
moonshine-ui-prompt-sure = Drücke den Knopf oder tippe dasselbe noch einmal an.
moonshine-ui-prompt-pay = { $moons ->
    [one] Zahle einen Mond für den Gast
   *[other] Zahle { $moons } Monde für den Gast
  }
moonshine-ui-prompt-pay-detail = Berühre irgendeinen Mond. Was auf dem Gast liegen bleibt, ist verloren.
moonshine-ui-prompt-pick = Nimm einen neuen Gast
moonshine-ui-prompt-pick-detail = Berühre den, den du nimmst. Die anderen kommen auf die Ablage.
moonshine-ui-prompt-replace = Tausche einen Gast oder behalte deine
moonshine-ui-prompt-replace-detail = Berühre einen von deinen und einen von diesen. Der alte kommt mit seinen Monden weg.
moonshine-ui-prompt-lose = { $moons ->
    [one] Du verlierst einen Mond: Wähle, welchen
   *[other] Du verlierst { $moons } Monde: Wähle, welche
  }
moonshine-ui-prompt-lose-detail = Jemand hat einen Gast genommen, dessen Blitz alle anderen trifft: Berühre, was du abgibst.
moonshine-ui-prompt-keep = Behalte zwei dieser Gäste
moonshine-ui-prompt-keep-detail = Berühre die zwei, die du behältst. Die anderen kommen zurück in den Stapel.

moonshine-ui-end-printed = Punkte auf Gästen
moonshine-ui-end-majority = Mehrheit
moonshine-ui-end-bar = Bar
moonshine-ui-end-times = { $count } × { $scene }
moonshine-ui-end-none = Kein Gast wurde bewirtet.
moonshine-ui-end-moons = Monde
moonshine-ui-end-validated = Bewirtet
moonshine-ui-end-tie-moons = Gleich viele Punkte: Die meisten Monde auf den Karten entschieden.
moonshine-ui-end-tie-clients = Gleich viele Punkte und Monde: Die meisten bewirteten Gäste entschieden.
moonshine-ui-end-tie-shared = In allem gleich: Der Sieg ist geteilt.
moonshine-ui-end-winner = Sieg

moonshine-ui-spec-card = Ein Gast, Teil für Teil
moonshine-ui-part-top = Was er gibt, solange er wartet.
moonshine-ui-part-top-text = Liegen Monde auf allen Plätzen dieses Feldes, hast du jede Runde den Bonus daneben. Manche Gäste haben hier einen Blitz: Er wirkt einmal, wenn du den Gast nimmst.
moonshine-ui-part-cost = Was er kostet.
moonshine-ui-part-cost-text = Essen, Musik und Getränke müssen in dieser Runde da sein; sie werden benutzt, nicht verbraucht. Monde werden bezahlt.
moonshine-ui-part-points = Punkte,
moonshine-ui-part-points-text = die zählen, sobald der Gast bewirtet ist und unter deiner Bar liegt.
moonshine-ui-part-colour = Seine Szene,
moonshine-ui-part-colour-text = das ist seine Farbe: Sie zählt für Mehrheiten und für die Bars der Stammgäste.
moonshine-ui-part-bonus = Ein Bonus,
moonshine-ui-part-bonus-text = der dir bis zum Ende bleibt, sobald der Gast bewirtet ist.
moonshine-ui-spec-icons = Symbole
moonshine-ui-spec-standard = Standardseite
moonshine-ui-spec-regulars = Stammgastseite
moonshine-ui-spec-starter = Startgast
moonshine-ui-spec-book = aus der Spielregel
moonshine-ui-spec-public = aus veröffentlichten Beschreibungen
moonshine-ui-spec-ruling = unser Entscheid
moonshine-ui-spec-reconstructed = rekonstruiert
moonshine-ui-spec-note = Was als „rekonstruiert“ markiert ist, haben wir wiederhergestellt, weil es in der Spielregel nicht zu lesen war.

# Was jedes Symbol heißt.
moonshine-ui-mean-food = Ein Essen, in jeder Runde da, in der du es hast. Es wird benutzt, nie aufgehoben.
moonshine-ui-mean-music = Eine Musik, in jeder Runde da, in der du sie hast. Sie wird benutzt, nie aufgehoben.
moonshine-ui-mean-drink = Ein Getränk, in jeder Runde da, in der du es hast. Es wird benutzt, nie aufgehoben.
moonshine-ui-mean-joker = Steht für Essen, Musik oder Getränk, wie du es brauchst.
moonshine-ui-mean-moon = Liegt auf einem Platz und lässt dessen Bonus leuchten; bezahlt auch Gäste. Einmal gelegt, bleibt er liegen; wenn er zahlt, ist er weg.
moonshine-ui-mean-reroll = Wenn du aktiv bist, darfst du für jeden einmal beliebige Würfel neu werfen.
moonshine-ui-mean-eye = Beim Ziehen siehst du so viele Karten, wie du Augen hast.
moonshine-ui-mean-slot = Du hast so viele Gäste vor dir wie Hocker.
moonshine-ui-mean-blue = Der blaue Würfel dient dir: Aktiv würfelst du ihn, und was er zeigt, gehört auch dir.
moonshine-ui-mean-orange = Der orange Würfel dient dir: Aktiv würfelst du ihn, und was er zeigt, gehört auch dir.
moonshine-ui-mean-white = Die weißen Würfel dienen allen, egal wer gewürfelt hat.
moonshine-ui-mean-discount = Jeder Gast kostet dich einen Mond weniger.
moonshine-ui-mean-majority = Ein Punkt für jeden bewirteten Gast deiner häufigsten Farbe; eine zweite zählt die nächste Farbe, und so weiter.
moonshine-ui-mean-bolt = Ein Blitz schlägt sofort ein, wenn du den Gast nimmst; später tut er nichts.
moonshine-ui-mean-spot = Wirkt, solange auf jedem seiner Plätze ein Mond liegt.
moonshine-ui-mean-colour = Die Szene ist die Farbe des Gasts. Gäste einer Farbe zählen für eine Mehrheit zusammen.
moonshine-ui-mean-points = Stehen auf den Gästen; sie zählen, sobald der Gast bewirtet ist und unter deiner Bar liegt.
moonshine-ui-mean-bar = Deine Bar zählt einen Punkt für jeden bewirteten Gast dieser Farbe; sie zählt dann nicht für die Mehrheit.

moonshine-ui-curtain-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
moonshine-ui-curtain-moons = { $moons ->
    [one] und 1 Mond
   *[other] und { $moons } Monde
  }
