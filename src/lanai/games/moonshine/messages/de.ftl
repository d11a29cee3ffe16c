# Moonshine: Namen, Ablehnungen und Ereignisse.

moonshine-name = Moonshine
moonshine-line = Geheime Bars, die sich ihre Würfel teilen und Gäste mit Monden locken.

moonshine-option-regulars = Variante mit Stammgästen
moonshine-option-regulars-false = Alle beginnen mit zwei Gästen; 12 Punkte beenden die Partie.
moonshine-option-regulars-true = Andere Bars, die eine Farbe werten, erste Gäste nach Wahl; 15 Punkte beenden die Partie.

moonshine-tally-rounds = Gespielte Runden
moonshine-eager = mit Bewirten, sobald es geht

moonshine-held-bar = Bars
moonshine-held-starters = Gäste, die anfangs ausgeteilt oder angeboten werden
moonshine-held-clients = Gewonnene Gäste
moonshine-cards-colours = Farben und ihre Szenen
moonshine-cards-dice = Würfel
moonshine-cards-bars = Bars
moonshine-cards-clients = Gäste

moonshine-bonus-food = Essen
moonshine-bonus-music = Musik
moonshine-bonus-drink = Getränk
moonshine-bonus-joker = Joker
moonshine-bonus-reroll = Neuwurf
moonshine-bonus-eye = Auge
moonshine-bonus-slot = Hocker
moonshine-bonus-blue = blauer Würfel
moonshine-bonus-orange = oranger Würfel
moonshine-bonus-discount = Rabatt
moonshine-bonus-majority = Mehrheit
moonshine-face-moon = Mond
moonshine-bolt-gain = ↯ 2 Monde
moonshine-bolt-strike = ↯ 1 Mond, die anderen verlieren 1

moonshine-colour-green = Grün
moonshine-colour-pink = Rosa
moonshine-colour-violet = Violett
moonshine-colour-amber = Bernstein
moonshine-colour-teal = Petrol
moonshine-scene-kitchen = Küche
moonshine-scene-dance-floor = Tanzfläche
moonshine-scene-jazz-band = Jazzband
moonshine-scene-bar-counter = Theke
moonshine-scene-card-table = Kartentisch

# Wie Gäste und Felder heißen: nach dem, was man sieht, und wo Züge getippt werden, nach ihrem Kürzel.
moonshine-at-kitchen = Küchen
moonshine-at-dance-floor = Tanz
moonshine-at-jazz-band = Jazz
moonshine-at-bar-counter = Theken
moonshine-at-card-table = Karten
moonshine-animal-fox = { $scene }fuchs
moonshine-animal-owl = { $scene }eule
moonshine-animal-badger = { $scene }dachs
moonshine-animal-hare = { $scene }hase
moonshine-animal-heron = { $scene }reiher
moonshine-animal-raccoon = { $scene }waschbär
moonshine-animal-otter = { $scene }otter
moonshine-animal-stag = { $scene }hirsch
moonshine-animal-mole = { $scene }maulwurf
moonshine-animal-magpie = { $scene }elster
moonshine-animal-hedgehog = { $scene }igel
moonshine-animal-toad = { $scene }kröte
moonshine-animal-squirrel = { $scene }hörnchen
moonshine-animal-cat = { $scene }katze
moonshine-place-bar-1 = Feld 1 der Bar
moonshine-place-bar-2 = Feld 2 der Bar
moonshine-piece = { $name } ({ $code })

moonshine-die-w1 = erster weißer Würfel
moonshine-die-w2 = zweiter weißer Würfel
moonshine-die-w3 = dritter weißer Würfel
moonshine-die-b = blauer Würfel
moonshine-die-o = oranger Würfel

moonshine-step-setup = Aufbau
moonshine-step-keep = Erste Gäste
moonshine-step-first-moons = Erste Monde
moonshine-step-instants = Blitze der ersten Gäste
moonshine-step-losses = Verluste
moonshine-step-dice = Würfel
moonshine-step-dice-moons = Monde der Würfel
moonshine-step-action = Aktion
moonshine-step-over = Ende

ms-game-over = Die Partie ist zu Ende.
ms-no-such-move = Moonshine hat keinen Zug Nummer { $number }.
ms-wait = Erst kommen noch Karten oder Würfel: einen Moment.
ms-not-active = Nur wer aktiv ist, fasst die Würfel an.
ms-already-done = Du bist mit diesem Schritt fertig, die anderen noch nicht.
ms-nothing-owed = Du hast in diesem Schritt nichts zu tun.
ms-owes-reroll = Du würfelst: Wirf Würfel neu oder behalte sie.
ms-owes-moon = Du musst zuerst einen Mond legen.
ms-owes-action = Wähle deine Aktion: einen Gast bewirten, einen Mond nehmen oder ziehen.
ms-owes-pay = Du bewirtest einen Gast: Zahle zuerst seine Monde.
ms-owes-pick = Nimm zuerst einen der gezogenen Gäste.
ms-owes-replace = Tausche einen Gast gegen einen gezogenen oder keinen.
ms-owes-lose = Du verlierst einen Mond: Wähle, welchen.
ms-owes-keep = Wähle zuerst die zwei Gäste, die du behältst.
ms-die-not-rolled = Dieser Würfel liegt nicht auf dem Tisch und kann nicht neu geworfen werden.
ms-no-free-place = Auf deiner Bar und deinen Gästen ist kein Platz für einen Mond.
ms-place-full = Dieser Platz ist schon voller Monde.
ms-no-spot = Dieser Gast hat oben einen Blitz und keinen Platz für Monde.
ms-no-moon-there = Dort liegt kein Mond.
ms-not-before-you = Das ist keiner der Gäste vor dir.
ms-missing-resources = Diesem Gast fehlt noch:{ $food ->
    [0] {""}
   *[other] {" "}{ $food } Essen
  }{ $music ->
    [0] {""}
   *[other] {" "}{ $music } Musik
  }{ $drink ->
    [0] {""}
    [one] {" "}1 Getränk
   *[other] {" "}{ $drink } Getränke
  }; du hast { $jokers ->
    [0] keinen Joker
    [one] einen Joker
   *[other] { $jokers } Joker
  }, um Lücken zu füllen.
ms-missing-moons = Dieser Gast kostet dich { $cost ->
    [one] einen Mond
   *[other] { $cost } Monde
  }; du hast { $moons ->
    [0] keinen
   *[other] { $moons }
  }.
ms-not-drawn = Dieser Gast ist nicht unter den gezogenen.
ms-no-such-rank = Du hast weniger als { $rank } Gäste vor dir.
ms-no-such-pair = Dir wurden weniger Gäste angeboten.
ms-unknown-move = „{ $word }“ ist kein Zug: reroll, keep, moon, validate, pay, take-moon, draw, replace, pick oder lose.
ms-which-dice = „{ $word }“ braucht mindestens einen Würfel, wie in „reroll w1 b“.
ms-unknown-die = „{ $word }“ ist kein Würfel: w1, w2, w3, b oder o.
ms-unknown-place = „{ $word }“ ist kein Feld: bar.1, bar.2 oder ein Gast.
ms-unknown-client = „{ $word }“ ist kein Gast: c01 bis c70.
ms-named-twice = „{ $word }“ ist zweimal genannt.
ms-not-offered = { $word } wurde dir nicht angeboten.
ms-wants-0 = „{ $word }“ steht allein.
ms-wants-1 = „{ $word }“ braucht genau ein Feld oder einen Gast, wie in „moon bar.1“ oder „pick c31“.
ms-wants-2 = „{ $word }“ braucht zwei Gäste, wie in „replace c17 c31“ oder „keep c03 c41“.

ms-cards-face = Kartentabelle { $version }: Ein Würfel kann nicht „{ $face }“ zeigen.
ms-cards-top = Kartentabelle { $version }: { $client } muss entweder ein Feld oder einen Blitz haben.
ms-cards-colours = Kartentabelle { $version } muss fünf verschiedene Farben und fünf verschiedene Szenen nennen.
ms-cards-dice = Kartentabelle { $version } muss die Würfel { $dice } nennen.
ms-cards-bars = Kartentabelle { $version } muss von jeder Farbe erst die Standardseite und dann die Stammgastseite einer Bar nennen.
ms-cards-standard = Kartentabelle { $version }: Die fünf Standardbars müssen gleich sein.
ms-cards-count = Kartentabelle { $version } muss 70 Gäste nennen, nicht { $count }.
ms-cards-colour = Kartentabelle { $version }: { $colour } muss 14 Gäste haben, zwei davon zum Start.
ms-cards-starter = Kartentabelle { $version }: Der Startgast { $client } darf keinen Blitz haben.
ms-cards-cost = Kartentabelle { $version }: { $client } muss eine bis sechs Ressourcen und höchstens drei Monde kosten.
ms-cards-worth = Kartentabelle { $version }: { $client } muss Punkte oder einen Bonus geben.
ms-cards-room = Kartentabelle { $version } hat { $count } Symbole „{ $bonus }“; der Kern hat Platz für { $most }.

ms-event-setup = { $first } ist zuerst aktiv.
ms-event-setup-seat = { $seat } führt die Bar in { $bar }. Gäste: { $clients }.
ms-event-setup-offered = { $seat } führt die Bar in { $bar } und wählt aus { $count } Gästen.
ms-event-offer = Du darfst zwei davon behalten: { $clients }.
ms-event-kept = { $seat } behält { $clients }.
ms-event-moon = { $seat } legt einen Mond auf { $place }.
ms-event-paid = { $seat } zahlt mit dem Mond auf { $place }.
ms-event-lost = { $seat } verliert den Mond auf { $place }.
ms-event-no-room = { $seat } hat keinen Platz für { $moons ->
    [one] einen Mond
   *[other] { $moons } Monde
  }.
ms-event-ready = { $seat } ist fertig.
ms-event-rolled = Runde { $round }: { $seat } würfelt { $dice }.
ms-event-rerolled = { $seat } würfelt neu: { $dice }.
ms-event-stopped = { $seat } behält die Würfel.
ms-event-dice-moons = Die Würfel bringen { $seat } { $moons ->
    [one] einen Mond
   *[other] { $moons } Monde
  }.
ms-event-validating = { $seat } bewirtet { $client } für { $moons ->
    [0] keinen Mond
    [one] einen Mond
   *[other] { $moons } Monde
  }.
ms-event-validated = { $seat } hat { $client } bewirtet und hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
ms-event-took-moon = { $seat } nimmt einen Mond.
ms-event-drew = { $seat } zieht { $clients }.
ms-event-drew-nothing = { $seat } findet keine Karten zum Ziehen.
ms-event-picked = { $seat } nimmt { $client }.
ms-event-replaced = { $seat } tauscht { $old } gegen { $new }.
ms-event-replaced-none = { $seat } behält alle Gäste.
ms-event-instant-plus = Ein Blitz schlägt ein: { $client } bringt { $seat } zwei Monde.
ms-event-instant-minus = Ein Blitz schlägt ein: { $client } bringt { $seat } einen Mond, alle anderen verlieren einen.
ms-event-acted-validate = { $seat } hat { $client } bewirtet und hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
ms-event-acted-take-moon = { $seat } hat einen Mond genommen.
ms-event-acted-draw = { $seat } hat { $drew } gezogen.
ms-event-acted-took = Neu dabei: { $took }.
ms-event-acted-replaced = { $old } geht, { $new } kommt.
ms-event-acted-strike = Der Blitz kostet alle anderen einen Mond.
ms-event-acted-moons = Monde jetzt: { $moons }.
ms-event-moons-on = { $moons } auf { $place }
ms-event-over = Die Partie ist zu Ende.

ms-title = Runde { $round } · { $step } · Ende bei { $target } Punkten · Stapel { $deck }, Ablage { $pile }
ms-title-setup = { $step } · Ende bei { $target } Punkten · Stapel { $deck }, Ablage { $pile }
ms-standing = { $round ->
    [0] Die Partie beginnt
   *[other] Runde { $round } · { standing-points }
  }
ms-dice-of = Würfel von { $seat }
ms-rerolls-left = Neuwürfe übrig: { $rerolls }
ms-your-bar = Deine Bar
ms-available = Für dich da
ms-from = von { $sources }
ms-in-front = Auslage
ms-offered = Zur Wahl
ms-drawn = Gezogen
ms-cost = Kosten
ms-top = Oben
ms-validated-worth = Bewirtet
ms-now = Jetzt
ms-can-validate = ✓ für { $moons ->
    [0] keinen Mond
    [one] 1 Mond
   *[other] { $moons } Monde
  }, dann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
ms-lacks = es fehlt { $lacks }
ms-less-jokers = { $jokers ->
    [one] 1 Joker hilft
   *[other] { $jokers } Joker helfen
  }
ms-lacks-moons = { $moons ->
    [one] 1 Mond fehlt
   *[other] { $moons } Monde fehlen
  }
ms-player = Name
ms-points = Punkte
ms-parts = Woher
ms-bar-and-clients = Bar und Gäste
ms-validated = Bewirtet
ms-scores-colour = ★1 je Gast in { $colour }
ms-engine = Boni
ms-printed = Karten { $points }
ms-majority = Mehrheit { $colour } { $points }
ms-bar-points = Bar { $colour } { $points }
ms-point-count = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
ms-moon-count = { $moons ->
    [one] 1 Mond
   *[other] { $moons } Monde
  }
ms-is-ready = fertig
ms-is-busy = noch dran
ms-waiting = Es fehlt noch: { $names }.
ms-reconstructed = Die Gäste sind rekonstruiert: Die Spielregel druckt ihre Werte nicht ab (lanai cards moonshine).
ms-have = Du hast
ms-look = look: alles in Worten
ms-look-made = Gäste rekonstruiert · look: alles in Worten

ms-do-reroll = Wirf Würfel neu, etwa „reroll w1 w3“, oder behalte sie: „keep“.{ $rerolls ->
    [one] {" "}Ein Neuwurf ist übrig.
   *[other] {" "}{ $rerolls } Neuwürfe sind übrig.
  }
ms-do-moon = Lege { $moons ->
    [one] einen Mond
   *[other] { $moons } Monde, einen nach dem anderen
  }, etwa „moon { $place }“: auf deine Bar oder einen Gast mit freiem Platz.
ms-do-action = Du kannst gerade keinen Gast bewirten: „take-moon“, oder „draw“ für einen besseren Gast.
ms-do-action-validate = Eine Aktion: { $moves }, take-moon oder draw.
ms-do-pay = Zahle { $moons ->
    [one] einen Mond
   *[other] { $moons } Monde, einen nach dem anderen,
  } für { $client }, etwa „pay { $place }“. Monde, die auf { $client } bleiben, sind verloren.
ms-do-pick = Nimm einen davon: { $clients }, etwa „pick { $new }“.
ms-do-replace = Tausche einen Gast gegen einen davon: { $clients }, etwa „replace { $old } { $new }“ (alt, neu), oder „replace none“.
ms-do-lose = Du verlierst { $moons ->
    [one] einen Mond
   *[other] { $moons } Monde, einen nach dem anderen
  }: Wähle, etwa „lose { $place }“.
ms-do-keep = Behalte zwei davon: { $clients }, etwa „keep { $old } { $new }“.

## Warum ein Zug gut ist: Tipps

ms-reason-when = { $when ->
    [this] in dieser Runde
   *[next] bis Ende der nächsten Runde
  }
ms-reason-points = mehr Punkte { ms-reason-when }: etwa { $amount-signed } (sonst { $others-signed })
ms-reason-points-worse = weniger Punkte { ms-reason-when }: etwa { $amount-signed } (sonst { $others-signed })
ms-reason-moons = mehr Monde { ms-reason-when }: etwa { $amount } (sonst { $others })
ms-reason-moons-worse = weniger Monde { ms-reason-when }: etwa { $amount } (sonst { $others })
ms-reason-rivals = weniger Monde für die anderen: etwa { $amount } (sonst { $others })
ms-reason-rivals-worse = mehr Monde für die anderen: etwa { $amount } (sonst { $others })
ms-reason-promise = bessere Gäste vor dir
ms-reason-promise-worse = schlechtere Gäste vor dir
ms-reason-win = gewinnt { ms-reason-when } öfter das Spiel: { $percent } % (sonst { $others } %)
ms-reason-win-worse = gewinnt { ms-reason-when } seltener das Spiel: { $percent } % (sonst { $others } %)
ms-reason-win-sure = gewinnt das Spiel
ms-reason-win-never = gewinnt das Spiel noch nicht
ms-reason-bonus = früher ein Bonus für immer: { $bonus }
ms-reason-bonus-worse = später ein Bonus für immer: { $bonus }
ms-reason-lit = lässt ein Feld leuchten: { $bonus }
ms-reason-lit-still = ein Feld leuchtet weiter: { $bonus }
ms-reason-lit-worse = ein Feld bleibt dunkel: { $bonus }
ms-reason-client = { $client } { ms-reason-when } bewirtet: { $percent } % (sonst { $others } %), { $gain }
ms-reason-client-worse = { $client } { ms-reason-when } seltener bewirtet: { $percent } % (sonst { $others } %)
ms-reason-client-sure = { $client } { ms-reason-when } bewirtet: { $gain }
ms-reason-client-never = { $client } { ms-reason-when } nicht bewirtet

## Die geführte erste Partie: was jeder Schritt verlangt, und warum

moonshine-lesson-1 = Das Ziel: als Erstes 12 Punkte haben. Gäste bringen sie, wenn du ihnen gibst, was sie wollen (sie „bewirtest“). Du beginnst mit einem Mond; Monde lassen Felder leuchten. Lege ihn auf die Tanzeule: jede Runde eine Musik.
moonshine-lesson-2 = Du bist aktiv: Du würfelst für alle. Die Tanzeule will Essen, Musik und einen Mond, und Essen fehlt. Deine Bar erlaubt einen Neuwurf: Berühre den dritten weißen Würfel und wirf ihn neu.
moonshine-lesson-3 = Jetzt handeln alle gleichzeitig und verdeckt. Die Leiste zeigt, was für dich da ist: die Würfel und deine leuchtenden Felder. Essen und Musik sind da, also bewirte die Tanzeule.
moonshine-lesson-4 = Ressourcen werden nur benutzt, aber Monde werden ausgegeben. Zahle mit dem Mond auf der Eule selbst: Er ginge sonst mit ihr verloren.
moonshine-lesson-5 = Die Eule kommt mit ihrem Punkt unter deine Bar. Aufgefüllt wird immer: Deine drei Augen zeigen dir drei Karten, eine behältst du. Die Jazzkatze hat einen Blitz, der sofort einschlägt: zwei Monde. Nimm sie.
moonshine-lesson-6 = Lege beide Monde. Zwei Monde auf Feld 2 deiner Bar lassen einen Joker leuchten: jede Ressource, die du willst. Hier kommt der erste.
moonshine-lesson-7 = Und der zweite: Ein Feld wirkt, wenn alle seine Plätze belegt sind, und es zu benutzen kostet die Monde nicht.
moonshine-lesson-8 = Jetzt würfelt die andere Bar, und ihre Würfel dienen auch dir. Die Karteneule will Musik und ein Getränk: Der Würfel gibt Musik, dein Joker ist das Getränk. Sie kostet keinen Mond. Bewirte sie!
moonshine-lesson-9 = Zwei Punkte. Ein Bonus unten auf der Karte bleibt dir für immer: Der Jazzdachs bringt jede Runde ein Getränk, der Waschbär einen Rabatt (jeder Gast kostet einen Mond weniger). Der Dachs ist günstiger: Nimm ihn.
moonshine-lesson-10 = Dein Wurf: Musik, Getränk und Essen, dazu der Joker. Neu werfen musst du nicht. Behalte die Würfel.
moonshine-lesson-11 = Musik, Getränk, Essen und ein Joker für die zweite Musik: Die Jazzkatze ist so weit und kostet keinen Mond. Bewirte sie.
moonshine-lesson-12 = Die Katze bringt einen Punkt und ein Auge: Ab jetzt siehst du vier Karten. Die Thekenelster zählt 2 Punkte, und ihr Blitz trifft: Du bekommst einen Mond, alle anderen verlieren einen. Nimm sie.
moonshine-lesson-13 = Lege den Mond auf das erste Feld deiner Bar. Zwei Monde dort bringen den blauen Würfel: Du wirfst ihn mit, und seine Monde und sein Joker gelten für dich, egal wer ihn wirft. Der orange hat mehr Joker und Getränke.
moonshine-lesson-14 = Die andere Bar hat durch deinen Blitz einen Mond verloren. Zu diesen Würfeln passt nichts. Dann darfst du einen Mond nehmen oder ziehen und auf Besseres hoffen. Zieh.
moonshine-lesson-15 = Du darfst einen Gast gegen eine gezogene Karte tauschen. Die Jazzeule will nur Musik und ein Getränk, keinen Mond, für einen Punkt: Tausche den Dachs gegen sie.
moonshine-lesson-end = Du weißt genug! 12 Punkte beenden die Partie. Noch zwei Zeichen: Ein Hocker erlaubt einen Gast mehr vor dir; eine Mehrheit („?“) zählt einen Punkt für jeden Gast deiner häufigsten Farbe. Halte ein Symbol, um es erklärt zu sehen.
