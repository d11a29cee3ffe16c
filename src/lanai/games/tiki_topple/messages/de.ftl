# Tiki Topple: Namen, Ablehnungen und Ereignisse.

tiki-topple-name = Tiki Topple
tiki-topple-line = Ein Totem, das alle umbauen, mit geheimen Aufträgen.

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

tiki-topple-option-hand = Aktionskarten
tiki-topple-option-hand-classic = Neun Karten mit zwei Toasts; zwei kommen jede Runde beiseite.
tiki-topple-option-hand-one-toast = Neun Karten mit einem Toast; zwei kommen jede Runde beiseite.
tiki-topple-option-hand-gamewright = Die sieben Karten der älteren Ausgabe; keine kommt beiseite.

tt-game-over = Die Partie ist zu Ende.
tt-not-your-turn = Dieser Platz ist nicht am Zug.
tt-no-such-move = Tiki Topple hat keinen Zug Nummer { $number }.
tt-not-in-hand = Du hast { $card } nicht auf der Hand.
tt-toast-first = Toast darf nicht deine erste Karte einer Runde sein.
tt-toasted = { $tiki } ist getoastet und für diese Runde raus.
tt-up = { $tiki } steht auf Platz { $place }: { $card } braucht { $steps ->
    [one] einen Platz
   *[other] { $steps } Plätze
  } darüber.
tt-puh = { $tiki } hat { $below ->
    [0] keinen Platz
    [one] nur einen Platz
   *[other] { $below } Plätze
  } unter sich: Puh braucht zwei.
tt-topple-last = { $tiki } steht schon ganz unten.
tt-unknown-card = „{ $word }“ ist keine Karte: up1, up2, up3, puh, topple, wiki oder toast.
tt-unknown-tiki = „{ $word }“ ist kein Tiki: nani, wikiwiki, huhu, nui, akamai, lokahi, eepo, hookipa oder kapu.
tt-wants-0 = „{ $word }“ nennt keinen Tiki: Es trifft den letzten.
tt-wants-1 = „{ $word }“ bewegt genau einen Tiki, wie in „up1 nani“.
tt-wants-2 = „{ $word }“ braucht zwei Tikis, wie in „wiki nani kapu“.
tt-wiki-twice = Wiki braucht zwei verschiedene Tikis.

tt-event-round = Runde { $round }: { $starter } beginnt. Der Turm von oben: { $column }.
tt-event-mission = Dein Auftrag: { $first } 9, { $second } 5, { $third } 2.
tt-event-played-up = { $seat } spielt { $card }: { $tiki } steigt auf Platz { $to }.
tt-event-played-puh = { $seat } spielt { $card }: { $tiki } sinkt auf Platz { $to }.
tt-event-played-topple = { $seat } spielt { $card }: { $tiki } fällt ganz nach unten.
tt-event-played-wiki = { $seat } spielt { $card }: { $tiki } und { $other } tauschen die Plätze.
tt-event-played-toast = { $seat } spielt { $card }: { $tiki } ist für diese Runde raus.
tt-event-ended-three-tikis = Runde { $round } ist vorbei: Drei Tikis sind übrig.
tt-event-ended-empty-hands = Runde { $round } ist vorbei: Alle Karten sind gespielt.
tt-event-scored = { $seat }: { $mission } – { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, zusammen { $total }.
tt-event-over = Die Partie ist zu Ende.

tt-column = Turm
tt-toasted-list = Getoastet
tt-nobody-toasted = keiner
tt-mission = Dein Auftrag
tt-mission-now = jetzt { $points }
tt-hand = Deine Karten
tt-aside = Beiseite
tt-seat = Name
tt-played = Gespielt
tt-cards = Karten
tt-points = Punkte
tt-last-mission = Letzter Auftrag
tt-title = Runde { $round } von { $rounds }

tiki-topple-tally-rounds = Gespielte Runden
tiki-topple-tally-rounds-by-three-tikis = … durch drei Tikis beendet

tiki-topple-held-missions = Aufträge: die Tikis für 9, 5 und 2 Punkte
tiki-topple-held-aside = Beiseitegelegte Karten
tiki-topple-cards-tikis = Tikis
tiki-topple-cards-hands = Hände (Karten jeder Sorte)
tiki-topple-cards-missions = Aufträge

tiki-topple-column-tiki = Tiki
tiki-topple-column-colour = Farbe
tiki-topple-column-group = Gruppe
tiki-topple-column-hand = Hand
tiki-topple-column-aside = Beiseite
tiki-topple-column-up1 = { card-up1 }
tiki-topple-column-up2 = { card-up2 }
tiki-topple-column-up3 = { card-up3 }
tiki-topple-column-puh = { card-puh }
tiki-topple-column-topple = { card-topple }
tiki-topple-column-wiki = { card-wiki }
tiki-topple-column-toast = { card-toast }

tiki-topple-colour-red = rot
tiki-topple-colour-light-blue = hellblau
tiki-topple-colour-yellow = gelb
tiki-topple-colour-green = grün
tiki-topple-colour-orange = orange
tiki-topple-colour-purple = violett
tiki-topple-colour-brown = braun
tiki-topple-colour-grey = grau
tiki-topple-colour-pink = rosa

tiki-topple-group-starfish = Seestern
tiki-topple-group-shell = Muschel
tiki-topple-group-fishbone = Fischgräte

## Warum ein Zug gut ist: Tipps

tt-reason-place = { $place ->
    [1] ganz oben
    [2] unter den ersten zwei
   *[3] unter den ersten drei
  }
tt-reason-keeps = hält { $tiki }, deine { $points }, { tt-reason-place }: { $percent } % (sonst { $others } %)
tt-reason-keeps-worse = { $tiki }, deine { $points }, bleibt seltener { tt-reason-place }: { $percent } % (sonst { $others } %)
tt-reason-keeps-sure = { $tiki }, deine { $points }, bleibt { tt-reason-place }
tt-reason-keeps-never = gibt { $tiki }, deine { $points }, auf
tt-reason-brings = { $tiki }, deine { $points }, kommt öfter an: { tt-reason-place } in { $percent } % (sonst { $others } %)
tt-reason-brings-worse = { $tiki }, deine { $points }, kommt seltener an: { tt-reason-place } in { $percent } % (sonst { $others } %)
tt-reason-brings-sure = { $tiki }, deine { $points }, endet { tt-reason-place }
tt-reason-brings-never = gibt { $tiki }, deine { $points }, auf
tt-reason-ends = beendet die Runde mit { $tiki }, deiner { $points }, { tt-reason-place }

## Die geführte erste Partie: was jeder Schritt verlangt, und warum

tiki-topple-lesson-1 = Alle ordnen ein Totem um. Dein geheimer Auftrag: Kapu zählt 9 auf Platz 1, Huhu 5 unter den ersten zwei, Lokahi 2 unter den ersten drei. In jedem Zug spielst du eine Karte. Lokahi ist Letzter: Berühre Up 3, dann Lokahi.
tiki-topple-lesson-2 = Zeichen am Totem und bei den Namen zeigen, wer was bewegt hat. Kapu ist Zweiter, unter Hookipa. Topple wirft einen Tiki ganz nach unten: Berühre Topple, dann Hookipa. Kapu wird Erster und zählt 9.
tiki-topple-lesson-3 = Autsch: Jemand hat Kapu gestürzt. Mit Wiki tauschen zwei Tikis die Plätze, wie weit sie auch auseinanderstehen. Berühre Wiki, dann Kapu und Eepo: Dein Auftrag ist erfüllt, 9 + 5 + 2 = 16.
tiki-topple-lesson-4 = Zwei Toasts wurden gespielt. Jeder verbrennt den letzten Tiki: Er ist für diese Runde raus. Als erste Karte einer Runde geht Toast nie, jetzt schon. Nui ist Letzter, deine drei sind oben sicher: Berühre Toast.
tiki-topple-lesson-5 = Nur noch vier Tikis. Sobald es drei sind, endet die Runde sofort, und die Aufträge zählen. Deine drei stehen oben: Beende sie jetzt mit deinem zweiten Toast!
tiki-topple-lesson-6 = 16 Punkte! Eine Runde endet auch, wenn alle Karten gespielt sind. Neue Runde, neuer Auftrag: Huhu 9, Kapu 5, Nui 2. Zwei andere Karten liegen beiseite. Huhu ist Dritter: Berühre Up 2, dann Huhu.
tiki-topple-lesson-7 = Huhu führt, aber vielleicht ahnen die anderen, warum. Hilf Nui, ohne ihn zu berühren: Er ist Vierter, gleich unter Nani. Stürze Nani mit Topple, und alle darunter steigen einen Platz.
tiki-topple-lesson-8 = Jemand hat Kapu gehoben, ohne deinen Auftrag zu kennen. Eepo steht über Kapu und Nui. Puh schickt einen Tiki genau zwei Plätze nach unten: Berühre Puh, dann Eepo, und beide steigen.
tiki-topple-lesson-9 = Achte darauf, wen die anderen heben: Das verrät ihre Aufträge. Lokahi ist jetzt Letzter, und jemand will ihn: Berühre Toast. Jeder Toast bringt auch das Ende der Runde näher.
tiki-topple-lesson-10 = Nui wurde an Kapu vorbeigehoben, der nun Dritter ist. Du kannst auch zuerst einen Tiki wählen oder ihn ziehen: Berühre Kapu, dann Up 1. Das macht wieder 9 + 5 + 2.
tiki-topple-lesson-end = Das ist alles: drei Runden zu dritt, vier zu zweit oder zu viert, und die meisten Punkte gewinnen. Spiel hier weiter, mit Tipps und Rücknahme, oder beginne eine richtige Partie.
