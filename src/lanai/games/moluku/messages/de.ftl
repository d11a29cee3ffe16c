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

moluku-lesson-1 = Das Ziel: die meisten Punkte nach drei Saisons, vor allem durch Hütten mit Speisen. Acht Stiche sind schon gespielt. Grün ist angespielt, du hast keines: Alles geht. Spiel die Eidechse, einen Panku: Ohne Farbe darf er immer.
moluku-lesson-2 = Niemand gewinnt den Stich: Alle ernten eine Karte daraus, die stärkste Karte wählt zuerst. Dieser Panku ist der schwächste, du wählst also zuletzt. Nimm die Eidechse: 2 Punkte, und sie dreht den nächsten Stich um.
moluku-lesson-3 = Wer die Eidechse nimmt, spielt aus, und dieser Stich ist umgedreht: Die schwächste Karte wählt zuerst. Spiel deine niedrigste aus, die gelbe 2.
moluku-lesson-4 = Du wählst als Zweites. Eine Hütte punktet mit verschiedenen Speisen unter ihrem Dach: Ananas und Fisch machen 10. Nimm den Fisch, die gelbe 2.
moluku-lesson-5 = Rot ist angespielt, und du hast Rot: Du musst bedienen. Das höchste Rot wählt zuerst, und die rote 10 reicht. Behalte die 11.
moluku-lesson-6 = Du wählst zuerst! Fisch ist da, also macht eine Ananas die Hütte voll: Nimm die grüne 7. Schau, was deine Insel jetzt zählt.
moluku-lesson-7 = Der letzte Stich der Saison. Du hast eine Karte, also spiel die rote 11.
moluku-lesson-8 = Nimm die rote 11, den Vulkan: Inseln werden die Hände der nächsten Saison, und hohe Karten wählen dort zuerst.
moluku-lesson-9 = Ein Vulkan verschüttet für diese Saison eine andere Karte seiner Farbe. Du hast mehr Hütten als Speisen: Verschütte die rote 3, unter der nichts liegt.
moluku-lesson-10 = Die Saison ist gewertet, und deine Insel ist jetzt deine Hand, mit zwei neuen Karten. Die kleinste Summe wählt den Trumpf, die Farbe, die in dieser Saison alle anderen schlägt. Du hast vier rote Karten, also wähle Rot.
moluku-lesson-11 = Alle legen zwei Karten ab. Die grüne 7 ist dein einziges Grün: Ohne sie spielst du Trumpf, wenn Grün angespielt wird. Lege die grüne 7 ab.
moluku-lesson-12 = Und noch eine. Mit der blauen 1 würdest du kaum je früh wählen: Lege sie ab.
moluku-lesson-13 = Wer den Trumpf wählt, spielt aus. Die rote 11 ist der höchste Trumpf: Nur das Oberhaupt könnte sie schlagen, und das hast du selbst. Spiel die rote 11 aus.
moluku-lesson-14 = Du wählst zuerst. Reis mit Ananas oder Fisch füllt eine Hütte: alle drei zusammen zählen 15. Nimm den Reis, die rote 9.
moluku-lesson-end = Du weißt genug: Spiel weiter! Mit Palmen sagst du Trumpf an; Siesta und Hochzeit werden erklärt, wenn sie kommen. Nach drei Saisons gewinnen die meisten Punkte.
