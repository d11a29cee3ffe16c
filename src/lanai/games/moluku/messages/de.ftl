# Moluku: Namen, Ablehnungen und Ereignisse.

moluku-name = Moluku
moluku-line = Stiche, aus denen alle Karten für ihre Insel ernten, drei Saisons lang.

card-chief = Oberhaupt
card-wedding = Hochzeit
card-lizard = Eidechse
card-chill = Siesta

moluku-colour-green = Grün
moluku-colour-red = Rot
moluku-colour-blue = Blau
moluku-colour-yellow = Gelb

moluku-kind-hut = Hütte
moluku-kind-rice = Reis
moluku-kind-pineapple = Ananas
moluku-kind-fish = Fisch
moluku-kind-palm = Palme
moluku-kind-mask = Maske
moluku-kind-volcano = Vulkan
moluku-kind-chief = Oberhaupt
moluku-kind-wedding = Hochzeit
moluku-kind-lizard = Eidechse
moluku-kind-chill = Siesta

moluku-card = { $colour } { $height } ({ $kind })

moluku-option-teams = Teams (zu viert)
moluku-option-teams-false = Alle spielen für sich.
moluku-option-teams-true = Wer sich gegenübersitzt, spielt zusammen; im Team zählen beide Summen.
moluku-aid = Gesehene Karten
moluku-aid-false = Alle merken sich selbst, welche Karten zu sehen waren.
moluku-aid-true = Alle bekommen eine Liste der Karten, die sie gesehen haben und die noch kommen.
moluku-option-age = Wer jünger ist, bei Gleichstand: alle Plätze von jung nach alt, etwa 2,0,1; sonst wird gelost.

mo-game-over = Die Partie ist zu Ende.
mo-not-your-turn = Dieser Platz ist nicht am Zug.
mo-no-such-move = Moluku hat keinen Zug Nummer { $number }.
mo-chosen-all = Du hast alle deine Karten gewählt; die anderen wählen noch.
mo-now-play = Jetzt muss eine Karte gespielt werden.
mo-now-chill = Du hast Siesta gespielt: Sag „chill“, um sie gleich zu nehmen, oder „no-chill“.
mo-now-take = Jetzt muss eine Karte aus dem Stich genommen werden.
mo-now-cancel = Dein Vulkan muss zuerst eine Karte verschütten.
mo-now-trump = Jetzt muss ein Trumpf angesagt werden, oder keiner.
mo-now-discard = Jetzt werden Karten abgelegt.
mo-now-pass = Jetzt werden Karten weitergegeben.
moluku-that-card = { $tint ->
    [green] die grüne { $height }
    [red] die rote { $height }
    [blue] die blaue { $height }
    [yellow] die gelbe { $height }
   *[none] { $card }
  }
mo-not-in-hand = Du hast { moluku-that-card } nicht auf der Hand.
mo-follow = Du kannst { moluku-that-card } nicht spielen: Du musst { $suit ->
    [green] { moluku-colour-green }
    [red] { moluku-colour-red }
    [blue] { moluku-colour-blue }
   *[yellow] { moluku-colour-yellow }
  } bedienen oder einen Panku spielen.
mo-trump-it = Du kannst { moluku-that-card } nicht spielen: Ohne die angespielte Farbe musst du Trumpf spielen ({ $trump ->
    [green] { moluku-colour-green }
    [red] { moluku-colour-red }
    [blue] { moluku-colour-blue }
   *[yellow] { moluku-colour-yellow }
  }) oder einen Panku.
mo-not-in-trick = Du kannst { moluku-that-card } nicht aus diesem Stich nehmen.
mo-cancel-panku = { $card } hat keine Farbe: Ein Vulkan kann so eine Karte nicht verschütten.
mo-cancel-absent = Auf deiner Insel liegt { moluku-that-card } nicht offen.
mo-cancel-colour = Dein Vulkan verschüttet eine andere Karte seiner Farbe { $colour ->
    [green] { moluku-colour-green }
    [red] { moluku-colour-red }
    [blue] { moluku-colour-blue }
   *[yellow] { moluku-colour-yellow }
  }, nicht { moluku-that-card }.
mo-chosen-already = Du hast { moluku-that-card } schon gewählt.
mo-unknown-verb = „{ $word }“ ist kein Zug: play, take, chill, no-chill, cancel, trump, discard oder pass.
mo-unknown-card = „{ $word }“ ist keine Karte: eine Farbe und eine Höhe wie in „G7“, oder chief, wedding, lizard, chill.
mo-unknown-colour = „{ $word }“ ist keine Farbe: G, R, B, Y oder none.
mo-wants-one = „{ $word }“ nennt eine Sache, wie in „play G7“ oder „trump none“; ein Paar der Hochzeit ist „take R3+B9“.
mo-wants-nothing = „{ $word }“ steht allein.
mo-no-such-pair = „{ $word }“ ist kein Paar, das jemand in diesem Stich gespielt hat.

mo-cards-colours = Kartentabelle { $version } muss vier Farben nennen, jede mit eigenem Großbuchstaben; sie nennt { $count }.
mo-cards-kind = Kartentabelle { $version }: „{ $kind }“ (Höhe { $height }) ist keine Sorte: hut, rice, pineapple, fish, palm, mask oder volcano.
mo-cards-kind-missing = Kartentabelle { $version } hat keine Höhe für die Sorte „{ $kind }“.
mo-cards-height-twice = Kartentabelle { $version } nennt die Höhe { $height } zweimal.
mo-cards-height-missing = Kartentabelle { $version } hat keine Zeile für die Höhe { $height }.
mo-cards-height-unknown = Kartentabelle { $version } nennt die Höhe { $height }; Höhen gehen von 1 bis { $most }.
mo-cards-volcanoes = Kartentabelle { $version } muss in jeder Farbe einen Vulkan haben, nicht { $count }.
mo-cards-panku = Kartentabelle { $version } muss die Panku { $wanted } nennen; sie nennt { $found }.
mo-cards-value = Kartentabelle { $version } muss die Werte von { $wanted } nennen; sie nennt { $found }.
mo-cards-food = Kartentabelle { $version } muss die Speisen { $wanted } nennen; sie nennt { $found }.
mo-cards-group-food = Kartentabelle { $version }: „{ $food }“ in einer Gruppe ist keine Speise.
mo-cards-groups = Kartentabelle { $version } muss jede der vier Gruppen verschiedener Speisen einmal nennen.
mo-cards-points = Kartentabelle { $version }: Eine Wertkarte kann nicht { $points } Punkte zählen; höchstens { $most }.
mo-cards-deals = Kartentabelle { $version } muss die Verteilungen für 2, 3 und 4 nennen, in dieser Folge.
mo-cards-deal-without = Kartentabelle { $version }: Zu { $players } kann nur Reis aus dem Spiel genommen werden.
mo-cards-deal-size = Kartentabelle { $version }: Es gibt nicht genug Karten für { $players }, oder niemand bekommt welche.
mo-cards-deal-balance = Kartentabelle { $version }: Zu { $players } müssen alle so viele Karten ablegen, wie sie bekommen, oder welche weitergeben.
mo-cards-deal-pass = Kartentabelle { $version }: Zu { $players } lassen sich nicht so viele Karten weitergeben; nur zu viert wird weitergegeben.

mo-event-setup = { $starter } spielt zum ersten Stich aus. Von jung nach alt: { $age }.
mo-event-deal = Alle bekommen { $cards } Karten; { $stock ->
    [0] keine bleibt übrig
   *[other] { $stock } bleiben im Stapel
  }.
mo-event-deal-own = Deine Hand: { $hand }.
mo-event-stock = Alle bekommen { $cards } Karten vom Stapel; { $stock } bleiben übrig.
mo-event-stock-own = Du bekommst { $fresh }.
mo-event-lead = { $seat } spielt aus.
mo-event-lead-reversed = { $seat } spielt aus, und die Eidechse dreht die Ernte um: Die schwächste Karte wählt zuerst.
mo-event-played = { $seat } spielt { $card }.
mo-event-wedding = Hochzeit: Alle spielen eine zweite Karte, { $seat } zuerst.
mo-event-order = Reihenfolge der Ernte: { $order }.
mo-event-chill-declined = { $seat } lässt die Siesta im Stich.
mo-event-taken = { $seat } nimmt { $cards }.
mo-event-taken-chill = { $seat } nimmt { $cards } gleich, bevor jemand wählt.
mo-event-taken-lizard = { $seat } nimmt { $cards } und spielt zum nächsten Stich aus, umgedreht.
mo-event-idle-volcano-mask = { $volcano } bleibt ohne Wirkung: { $seat } hat die Maske dieser Farbe.
mo-event-idle-volcano-alone = { $volcano } bleibt ohne Wirkung: { $seat } hat keine andere Karte dieser Farbe.
mo-event-cancelled = { $volcano } verschüttet { $card } auf der Insel von { $seat }.
mo-event-trump-palms = Zwei Palmen: { $seat } sagt { $trump } als Trumpf an.
mo-event-trump-palms-none = Zwei Palmen: { $seat } sagt „kein Trumpf“ an.
mo-event-trump-season = { $seat } hat die kleinste Summe, wählt { $trump } als Trumpf und spielt aus.
mo-event-trump-season-none = { $seat } hat die kleinste Summe, wählt „kein Trumpf“ und spielt aus.
mo-event-scored = { $seat } macht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } in Saison { $season }, zusammen { $total }.
mo-event-scored-hut = { $hut } mit { $foods }: { $points }.
mo-event-scored-hut-empty = { $hut } bleibt leer.
mo-event-scored-foods = Speisen ohne Hütte: { $foods }.
mo-event-scored-values = Wertkarten: { $values }.
mo-event-scored-cancelled = Verschüttet: { $cards }.
mo-event-taken-up = Alle nehmen ihre Insel für Saison { $season } auf die Hand.
mo-event-chosen-discard = Du legst { $card } ab.
mo-event-chosen-pass = Du gibst { $card } weiter.
mo-event-adjusted-discard = Alle legen { $cards } Karten ab.
mo-event-adjusted-pass-left = Alle geben { $cards } Karten nach links weiter.
mo-event-adjusted-pass-right = Alle geben { $cards } Karten nach rechts weiter.
mo-event-adjusted-discarded = Du hast { $gave } abgelegt.
mo-event-adjusted-gave = Du hast { $gave } weggegeben.
mo-event-adjusted-got = Du hast { $got } bekommen.
mo-event-over = Die Partie ist zu Ende.
mo-event-over-team = { $team } haben zusammen { $points } Punkte.

mo-title = Saison { $season } von { $seasons }
mo-trump = { $colour } ist Trumpf
mo-no-trump = kein Trumpf
mo-stock = { $count } Karten im Stapel
mo-reversed = ⇅ UMGEDREHT von der Eidechse: Die schwächste Karte wählt zuerst ⇅
mo-player = Name
mo-total = Summe
mo-cards = Hand
mo-island = Insel
mo-trick = Stich
mo-led = { $colour } angespielt
mo-first-cards = Hochzeit: nur die zweiten Karten zählen für die Reihenfolge
mo-second-cards = Hochzeit: zweite Karten
mo-leads = spielt aus
mo-has-picked = hat gewählt
mo-picks-now = wählt jetzt
mo-hand = Deine Hand
mo-chosen = Schon gewählt: { $cards }.
mo-waiting = Es fehlt noch: { $names }.
mo-do-play-lead = Du spielst aus: Spiel eine beliebige Karte, etwa „play { $card }“.
mo-do-play-anything = Du darfst jede Karte spielen, etwa „play { $card }“.
mo-do-play-follow = Du musst { $colour } bedienen oder einen Panku spielen, etwa „play { $card }“.
mo-do-play-trump = Du hast die angespielte Farbe nicht: Du musst Trumpf ({ $colour }) oder einen Panku spielen, etwa „play { $card }“.
mo-do-take = Du wählst: Nimm eine Karte des Stichs für deine Insel, etwa „take { $card }“.
mo-do-cancel = Dein Vulkan muss auf deiner Insel eine Karte seiner Farbe verschütten: { $cards }. Etwa „cancel { $card }“.
mo-do-palm = Zwei Palmen: Sag einen Trumpf an, etwa „trump R“ oder „trump none“.
mo-or = {" oder "}
mo-do-trump = Du hast die kleinste Summe: Wähle den Trumpf, etwa „trump R“ oder „trump none“, und spiel aus.
mo-do-discard = Lege { $count ->
    [one] noch eine Karte
   *[other] { $count } Karten, eine nach der anderen,
  } ab, etwa „discard { $card }“.
mo-do-pass-left = Gib { $count ->
    [one] noch eine Karte
   *[other] { $count } Karten, eine nach der anderen,
  } links an { $seat } weiter, etwa „pass { $card }“.
mo-do-pass-right = Gib { $count ->
    [one] noch eine Karte
   *[other] { $count } Karten, eine nach der anderen,
  } rechts an { $seat } weiter, etwa „pass { $card }“.
mo-reconstructed = Was manche Karten zeigen und zählen, ist rekonstruiert: siehe „lanai cards moluku“.
mo-reconstructed-short = manche Karten sind rekonstruiert: lanai cards moluku
mo-describe-seat = { $seat }: Summe { $total }, { $cards } Karten auf der Hand, die Insel zählt jetzt { $worth }. { $island }
mo-describe-trick = Im Stich: { $cards } von { $seat }{ $place ->
    [0] {""}
   *[other] , Nummer { $place } bei der Ernte
  }.
mo-describe-choices = Du kannst wählen: { $cards }.

moluku-held-hand = Karten der ersten Hand
moluku-held-island = Karten auf der Insel am Ende einer Saison
moluku-cards-colours = Farben
moluku-cards-suited = Was jede Höhe zeigt, in allen Farben
moluku-cards-panku = Panku
moluku-cards-values = Wertkarten
moluku-cards-foods = Speisen ohne Hütte
moluku-cards-groups = Gruppen von Speisen unter einer Hütte
moluku-cards-deals = Karten je nach Anzahl der Plätze

## Warum ein Zug gut ist: Tipps

mo-reason-first = du wählst öfter zuerst: { $percent } % (sonst { $others } %)
mo-reason-first-worse = du wählst seltener zuerst: { $percent } % (sonst { $others } %)
mo-reason-first-sure = sticht alle: Du wählst zuerst
mo-reason-first-never = du wählst nicht zuerst
mo-reason-last = du wählst seltener zuletzt: { $percent } % (sonst { $others } %)
mo-reason-last-worse = du wählst öfter zuletzt: { $percent } % (sonst { $others } %)
mo-reason-last-sure = du wählst zuletzt
mo-reason-last-never = du wählst nicht zuletzt
mo-reason-gain = deine Insel gewinnt mehr: etwa { $amount-signed } (sonst { $others-signed })
mo-reason-gain-worse = deine Insel gewinnt weniger: etwa { $amount-signed } (sonst { $others-signed })
mo-reason-hut = Speisen unter einer Hütte: Deine Insel gewinnt etwa { $amount-signed } (sonst { $others-signed })
mo-reason-season = mehr Punkte in dieser Saison: etwa { $amount-signed } (sonst { $others-signed })
mo-reason-season-worse = weniger Punkte in dieser Saison: etwa { $amount-signed } (sonst { $others-signed })
mo-reason-rivals = lässt den anderen weniger: etwa { $amount-signed } (sonst { $others-signed })
mo-reason-rivals-worse = lässt den anderen mehr: etwa { $amount-signed } (sonst { $others-signed })
mo-reason-partner = mehr für dein Team: etwa { $amount-signed } (sonst { $others-signed })
mo-reason-partner-worse = weniger für dein Team: etwa { $amount-signed } (sonst { $others-signed })
mo-reason-kept = aufgespart: { $card }
mo-reason-kept-not = weggegeben: { $card }
mo-reason-next = eine stärkere Hand in der nächsten Saison
mo-reason-next-worse = eine schwächere Hand in der nächsten Saison
mo-reason-lizard = du bekommst die Eidechse öfter: { $percent } % (sonst { $others } %)
mo-reason-lizard-worse = du bekommst die Eidechse seltener: { $percent } % (sonst { $others } %)
mo-reason-lizard-sure = nimmt die Eidechse: Du spielst zum nächsten Stich aus, umgedreht
mo-reason-lizard-never = du bekommst die Eidechse nicht
mo-reason-palms = du sagst öfter Trumpf an: { $percent } % (sonst { $others } %)
mo-reason-palms-worse = du sagst seltener Trumpf an: { $percent } % (sonst { $others } %)
mo-reason-palms-sure = zwei Palmen: Du sagst den Trumpf an
mo-reason-palms-never = du sagst keinen Trumpf an
mo-reason-firsts = du wählst in mehr Stichen zuerst: etwa { $amount } (sonst { $others })
mo-reason-firsts-worse = du wählst in weniger Stichen zuerst: etwa { $amount } (sonst { $others })
mo-reason-trumps = du hast mehr von dieser Farbe: { $amount } (von anderen { $others })
mo-reason-trumps-worse = du hast weniger von dieser Farbe: { $amount } (von anderen { $others })
mo-reason-void = Farbe los, die du dann nicht bedienen musst: { $colour }
mo-reason-void-not = Farbe behalten: { $colour }

## Die geführte erste Partie: was jeder Schritt verlangt, und warum
moluku-lesson-1 = Das Ziel: die meisten Paradiespunkte (PP) nach drei Saisons, durch die Karten deiner Insel. In jedem Stich spielen alle eine Karte, dann nehmen alle eine. Blau ist angespielt, du musst bedienen: Spiel die blaue 7.
moluku-lesson-2 = Die stärkste Karte wählt zuerst: die blaue 8, dann deine 7. Nimm die blaue 8, eine Palme: 2 PP, und mit zweien sagst du einen Trumpf an. Wer zuletzt wählt, spielt als Nächstes aus.
moluku-lesson-3 = Gelb ist angespielt, und du könntest bedienen. Aber Panku, die dunklen Karten, haben keine Farbe und dürfen immer gespielt werden. Spiel die Siesta.
moluku-lesson-4 = Ein Panku ist die schwächste Karte: Du würdest zuletzt wählen. Aber wer die Siesta spielt, darf sie vor allen anderen zurücknehmen. Sie zählt 3 PP: Nimm sie.
moluku-lesson-5 = Jemand hat die Hochzeit gespielt, einen Panku: In diesem Stich spielen alle zwei Karten. Blau ist angespielt: Bediene mit der blauen 9.
moluku-lesson-6 = Jetzt die zweite Karte. Nur die zweiten zählen, und Grün ist angespielt. Spiel die grüne 11, die höchste: Du wählst zuerst.
moluku-lesson-7 = Bei einer Hochzeit nimmst du beide Karten, die jemand gelegt hat. Nimm Hütte und Fisch: Unter einer Hütte bringen zwei verschiedene Speisen 6, 8 oder 10 PP, alle drei 15.
moluku-lesson-8 = Da liegt die Eidechse: Wer sie nimmt, spielt zum nächsten Stich aus. Gelb ist angespielt: Bediene mit der gelben 8, dann wählst du zuerst.
moluku-lesson-9 = Nimm die Eidechse: 2 PP, du spielst aus, und die Ernte dieses Stichs ist umgedreht: Die schwächste Karte wählt zuerst.
moluku-lesson-10 = Die Matte ist grün: Dieser Stich ist umgedreht. Wer hoch ausspielt, wählt zuletzt. Die anderen wollen Speisen, vielleicht bleibt dir eine Palme: Spiel die grüne 8 aus.
moluku-lesson-11 = Warum wählte die gelbe 9 vor der grünen 2? Sie ist eine Fehlfarbe, schwächer als jede Karte der angespielten Farbe, egal wie hoch. Deine Palme ist noch da: Nimm sie.
moluku-lesson-12 = Zwei Palmen: Du sagst den Trumpf an. Seine Karten schlagen ab jetzt alle anderen. Wähle Gelb und sag es an.
moluku-lesson-13 = Du hast zuletzt gewählt, also spielst du aus. Spiel die grüne 5 aus.
moluku-lesson-14 = Die gelbe 6 ist ein Trumpf: Wer nicht bedienen kann, muss einen spielen, und er wählt zuerst. Übrig ist die grüne 9, Reis: Mit dem Fisch zählt deine Hütte 8 PP. Nimm sie.
moluku-lesson-end = Am Ende werden die Inseln gezählt und sind eure nächsten Hände; die kleinste Summe wählt den Trumpf. Ein Vulkan verschüttet eine Karte seiner Farbe, außer ihre Maske liegt da. Jetzt eine richtige Partie!
