# Was nur das Brett von Moluku im Browser sagt.

moluku-ui-card = { $colour } { $height }, { $kind }
moluku-ui-and = {" "}und{" "}
moluku-ui-suit-green = Grünes Blatt
moluku-ui-suit-red = Roter Hibiskus
moluku-ui-suit-blue = Blaue Welle
moluku-ui-suit-yellow = Gelbe Sonne

moluku-ui-status = Der Stand der Partie
moluku-ui-trump = Trumpf
moluku-ui-none = Keiner
moluku-ui-no-trump = Kein Trumpf
moluku-ui-season = Saison
moluku-ui-season-n = Saison { $season }
moluku-ui-of = { $n } von { $all }
moluku-ui-left = Zu spielen
moluku-ui-teams = Teams
moluku-ui-led-by = Ausspiel
moluku-ui-total = Summe { $points }
moluku-ui-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
moluku-ui-partner = im Team
moluku-ui-sum = { $total } + { $worth }
moluku-ui-in-all = { $points } zusammen
moluku-ui-team-n = Team { $n }
moluku-ui-pp = PP
moluku-ui-you = Du

moluku-ui-your-island = Deine Insel
moluku-ui-island-of = Insel von { $name }
moluku-ui-hand-of = Hand von { $name }
moluku-ui-empty-island = Hierher kommen die Karten, die du aus Stichen nimmst.
moluku-ui-worth = Deine Insel zählt jetzt
moluku-ui-worth-other = Die Insel zählt jetzt
moluku-ui-worth-short = zählt
moluku-ui-worth-now = Zählt jetzt { $worth } PP
moluku-ui-worth-enlarge = Die Insel zählt jetzt { $worth } Punkte. Vergrößern.
moluku-ui-enlarge = { $name }: Summe { $total }, { $cards } Karten auf der Hand, die Insel zählt jetzt { $worth }. Vergrößern.
moluku-ui-group = { $cards }: { $points } Punkte
moluku-ui-covers = { $card }, auf { $under }, die nicht zählt
moluku-ui-close = Schließen
moluku-ui-known = Bekannt auf dieser Hand
moluku-ui-voids = Hat gezeigt: nichts von
moluku-ui-behind = Dahintersetzen

moluku-ui-trick = Der Stich, der Reihe nach
moluku-ui-lies = { $cards }, gespielt von { $name }
moluku-ui-lies-ranked = { $cards }, gespielt von { $name }, Nummer { $rank } bei der Ernte
moluku-ui-take = { $cards } nehmen
moluku-ui-cancel = { $card } verschütten
moluku-ui-gain = { $points } Punkte für deine Insel
moluku-ui-taken = genommen
moluku-ui-taken-by = an { $name }
moluku-ui-taken-by-you = an dich
moluku-ui-as-led = Ausspiel
moluku-ui-as-trump = Trumpf
moluku-ui-as-suit = bedient
moluku-ui-as-off = Fehlfarbe
moluku-ui-as-panku = Panku
moluku-ui-reversed = Eidechse: Schwächste zuerst, Fehlfarbe ganz vorn
moluku-ui-wedding-first = Hochzeit: noch eine Karte, und nur die zählt
moluku-ui-wedding-second = Hochzeit: Nur diese zweiten Karten werden gereiht
moluku-ui-wedding-pairs = Hochzeit: Du nimmst beide Karten von jemandem
moluku-ui-notices = Was sich geändert hat
moluku-ui-notice-trump = { $name }: Trumpf ist jetzt { $suit }
moluku-ui-notice-no-trump = { $name }: Jetzt gibt es keinen Trumpf
moluku-ui-notice-lizard = { $name } hat die Eidechse und spielt aus; die Ernte ist umgedreht
moluku-ui-notice-chill = { $name } hat die Siesta vor allen genommen
moluku-ui-notice-volcano = Vulkan von { $name } verschüttet { $card }
moluku-ui-order = Reihenfolge der Ernte
moluku-ui-standing = Stand
moluku-ui-order-none = Sie ergibt sich, während gespielt wird.
moluku-ui-strongest-first = Die stärkste wählt zuerst
moluku-ui-weakest-first = Umgedreht: Die schwächste wählt zuerst

moluku-ui-discard-title = Lege { $count } Karten ab
moluku-ui-pass-left-title = Gib { $count } Karten nach links an { $name }
moluku-ui-pass-right-title = Gib { $count } Karten nach rechts an { $name }
moluku-ui-pass-left-all = Alle geben { $count } Karten nach links
moluku-ui-pass-right-all = Alle geben { $count } Karten nach rechts
moluku-ui-chosen = { $card }, gewählt
moluku-ui-choosing = Wer schon gewählt hat
moluku-ui-chooses = wählt
moluku-ui-ready = hat gewählt
moluku-ui-got = , an dich gegeben
moluku-ui-fresh = , neu vom Stapel
moluku-ui-chooses-trump = { $name } wählt den Trumpf

moluku-ui-choice = Deine Wahl
moluku-ui-choose-trump = Sag den Trumpf an
moluku-ui-announce = Ansagen: { $trump }
moluku-ui-announce-how = Berühre eine Farbe, dann sag sie an.
moluku-ui-sure = So machen
moluku-ui-choose-chill = Die Siesta gleich nehmen?
moluku-ui-chill = Siesta nehmen
moluku-ui-no-chill = Liegen lassen

moluku-ui-do-play = Spielen
moluku-ui-do-take = Nehmen
moluku-ui-do-cancel = Verschütten
moluku-ui-do-discard = Ablegen
moluku-ui-do-pass = Weitergeben
moluku-ui-place = { $place ->
    [1] bisher erste Wahl
    [2] bisher zweite Wahl
    [3] bisher dritte Wahl
   *[other] bisher letzte Wahl
  }
moluku-ui-place-sure = { $place ->
    [1] du wählst zuerst
    [2] du wählst als Zweites
    [3] du wählst als Drittes
   *[other] du wählst zuletzt
  }
moluku-ui-drop = Anders wählen

moluku-ui-say-play = { $cards } spielen
moluku-ui-say-take = { $cards } nehmen
moluku-ui-say-cancel = { $cards } verschütten
moluku-ui-say-discard = { $cards } ablegen
moluku-ui-say-pass = { $cards } weitergeben
moluku-ui-say-trump = Trumpf: { $colour }
moluku-ui-say-chill = Die Siesta gleich nehmen
moluku-ui-say-no-chill = Die Siesta im Stich lassen

moluku-ui-did = { $name } seit deinem letzten Zug: { $did }
moluku-ui-did-take = hat { $cards } genommen
moluku-ui-did-cancel = hat { $cards } verschüttet

moluku-ui-tally = Das Ende von Saison { $season }
moluku-ui-tally-next = Danach nehmen alle ihre Insel auf die Hand. Die kleinste Summe wählt den Trumpf und spielt aus.
moluku-ui-counted-hut = Hütten
moluku-ui-counted-food = Speisen ohne Hütte
moluku-ui-counted-value = Andere Karten
moluku-ui-hut = Hütte, { $points } Punkte: { $foods }
moluku-ui-hut-table = Was Speisen unter einer Hütte bringen
moluku-ui-hut-empty = Leere Hütte, keine Punkte
moluku-ui-pile = { $cards }: { $points } Punkte
moluku-ui-buried = { $card }, vom Vulkan verschüttet
moluku-ui-team = Team { $points }
moluku-ui-end-note = Ein Dach zeigt, was eine gefüllte Hütte gebracht hat. Karten neben einer Zahl haben für sich gezählt. Durchgestrichen: von einem Vulkan verschüttet.

moluku-ui-back = Eine verdeckte Karte
moluku-ui-restored = Was diese Karte zeigt oder zählt, ist rekonstruiert: In der Spielregel war es nicht zu lesen.
moluku-ui-restored-said = {" "}(rekonstruiert)

moluku-ui-chapter-trick = Stich { $n }
moluku-ui-chapter-reversed = Stich { $n }, umgedreht

moluku-ui-prompt-lead = Du spielst aus
moluku-ui-prompt-any = Spiel eine beliebige Karte.
moluku-ui-prompt-reversed = Umgedreht: Die schwächste Karte wählt zuerst.
moluku-ui-prompt-follow = Bediene: { $suit }
moluku-ui-prompt-panku = Du hast die angespielte Farbe: Spiel sie oder einen Panku.
moluku-ui-prompt-trump = Spiel Trumpf: { $suit }
moluku-ui-prompt-trump-why = Du kannst nicht bedienen ({ $suit }): Trumpf oder Panku muss es sein.
moluku-ui-prompt-free = Spiel eine beliebige Karte
moluku-ui-prompt-free-why = Du kannst weder bedienen noch Trumpf spielen.
moluku-ui-prompt-free-none = Da liegen nur Panku: Noch ist keine Farbe angespielt.
moluku-ui-prompt-second = Hochzeit: Spiel eine zweite Karte
moluku-ui-prompt-second-why = Nur zweite Karten werden gereiht: wie ein neuer Stich, jede Karte geht.
moluku-ui-prompt-pair = { $count ->
    [one] Du wählst: Nimm das letzte Paar
    [2] Du wählst: Nimm eines von zwei Paaren
    [3] Du wählst: Nimm eines von drei Paaren
   *[4] Du wählst: Nimm eines von vier Paaren
  }
moluku-ui-prompt-pair-why = Beide Karten kommen auf deine Insel, die zuerst gespielte zuerst. Wer zuletzt wählt, spielt als Nächstes aus.
moluku-ui-prompt-take = { $count ->
    [one] Du wählst: Nimm die letzte Karte
    [2] Du wählst: Nimm eine von zwei
    [3] Du wählst: Nimm eine von drei
   *[4] Du wählst: Nimm eine von vier
  }
moluku-ui-prompt-take-why = Sie kommt auf deine Insel. Wer zuletzt wählt, spielt als Nächstes aus.
moluku-ui-prompt-sure = Drücke den Knopf oder tippe sie noch einmal an; mit einer anderen entscheidest du dich um.
moluku-ui-prompt-chill-why = Wer die Siesta gespielt hat, darf sie vor allen anderen nehmen; das ist dann die Wahl.
moluku-ui-prompt-cancel = Dein Vulkan verschüttet eine Karte
moluku-ui-prompt-cancel-why = Wähle eine Karte seiner Farbe auf deiner Insel: Sie kommt unter den Vulkan und zählt nicht.
moluku-ui-prompt-palm-why = Auf deiner Insel stehen zwei Palmen. Der Trumpf gilt ab der nächsten Karte.
moluku-ui-prompt-season-why = Du hast die kleinste Summe: Du wählst den Trumpf und spielst aus.
moluku-ui-prompt-discard = { $count ->
    [one] Lege noch eine Karte ab
   *[other] Lege { $count } Karten ab
  }
moluku-ui-prompt-discard-why = Deine Insel ist jetzt deine Hand, dazu neue Karten vom Stapel. Was du ablegst, ist aus dem Spiel.
moluku-ui-prompt-pass-left = { $count ->
    [one] Gib noch eine Karte nach links
   *[other] Gib { $count } Karten nach links
  }
moluku-ui-prompt-pass-right = { $count ->
    [one] Gib noch eine Karte nach rechts
   *[other] Gib { $count } Karten nach rechts
  }
moluku-ui-prompt-pass-why = Deine Insel ist jetzt deine Hand. Alle geben gleichzeitig, und du bekommst ebenso viele.
moluku-ui-prompt-wait = { $step ->
    [play] Die nächste Karte des Stichs
    [take] Wahl einer Karte aus dem Stich
    [chill] Überlegt: Siesta nehmen?
    [cancel] Ein Vulkan verschüttet eine Karte
    [palm] Ansage des Trumpfs
    [trump] Wahl des Trumpfs
   *[other] Wahl der Karten vor der nächsten Saison
  }

moluku-ui-aid-left = { $left ->
    [0] Du hast alle Karten gesehen.
    [one] Eine Karte hast du noch nicht gesehen.
   *[other] { $left } Karten hast du noch nicht gesehen.
  }
moluku-ui-aid-unseen = noch nicht gesehen
moluku-ui-aid-mine = auf deiner Hand
moluku-ui-aid-seen = gesehen
moluku-ui-aid-panku = Panku
moluku-ui-aid-held = Aufgenommen von { $name }, seitdem nicht gesehen
moluku-ui-aid-passed = Von dir weitergegeben
moluku-ui-aid-discarded = Abgelegt, soweit du weißt

moluku-ui-about-hut = Beherbergt verschiedene Speisen. Reis und Ananas: { $rp } PP, Reis und Fisch: { $rf }, Ananas und Fisch: { $pf }, alle drei: { $all }. Leer bringt sie nichts.
moluku-ui-about-rice = Speise: allein { $worth } PP, mehr mit anderen Speisen unter einer Hütte.
moluku-ui-about-pineapple = Speise: allein { $worth } PP, mehr mit anderen Speisen unter einer Hütte.
moluku-ui-about-fish = Speise: allein { $worth } PP, mehr mit anderen Speisen unter einer Hütte.
moluku-ui-about-palm = { $worth } PP. Wer zwei Palmen auf der Insel hat, sagt einen Trumpf an.
moluku-ui-about-mask = { $worth } PP. Schützt ihre Farbe auf der Insel vor dem Vulkan.
moluku-ui-about-volcano = { $worth } PP. Genommen, verschüttet er eine andere Karte seiner Farbe auf der Insel, außer die Maske liegt dort.
moluku-ui-about-chief = { $worth } PP. Ohne Farbe, darf immer gespielt werden und wählt immer zuerst.
moluku-ui-about-wedding = { $worth } PP. Ohne Farbe, darf immer gespielt werden. Alle spielen eine zweite Karte, nur die werden gereiht, und dann werden Paare genommen.
moluku-ui-about-lizard = { $worth } PP. Ohne Farbe, darf immer gespielt werden. Wer sie nimmt, spielt zum nächsten Stich aus, und dort wählt die schwächste Karte zuerst.
moluku-ui-about-chill = { $worth } PP. Ohne Farbe, darf immer gespielt werden. Wer sie spielt, darf sie nehmen, bevor jemand wählt.
moluku-ui-about-trump = Trumpf: Karten dieser Farbe schlagen alle anderen Farben. Wer nicht bedienen kann, muss Trumpf spielen oder einen Panku.
moluku-ui-about-left = Karten, die alle in dieser Saison noch spielen.
moluku-ui-about-season = Nach jeder Saison werden die Inseln gezählt und zu den nächsten Händen. Die größte Summe nach der letzten gewinnt.
moluku-ui-about-worth = Was deine Insel brächte, wenn die Saison jetzt endete. Berühre sie, um zu sehen, wie.
moluku-ui-about-lead = Spielt zu diesem Stich aus: legt die erste Karte.
moluku-ui-about-sum = { $name }: { $all } PP, wenn die Saison jetzt endete. Summe { $total }, Insel { $worth }.{ $ahead ->
    [yes] {" "}Das ist die Führung.
   *[no] {""}
  }
moluku-ui-why-led = Die angespielte Farbe: Höhere Karten dieser Farbe sind stärker.
moluku-ui-why-suit = Bedient die angespielte Farbe: je höher, desto stärker.
moluku-ui-why-trump = Ein Trumpf: stärker als alle anderen Farben.
moluku-ui-why-off = Fehlfarbe, weder bedient noch Trumpf: schwächer als jede Karte der angespielten Farbe, egal wie hoch.
moluku-ui-why-panku = Ein Panku hat keine Farbe: Das Oberhaupt ist immer vorn, die anderen sind die schwächsten.
moluku-ui-why-reversed = Von der Eidechse umgedreht: Hier wählt die schwächere Karte zuerst.

moluku-ui-curtain-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
moluku-ui-curtain-points = { $points ->
    [one] und 1 Punkt
   *[other] und { $points } Punkte
  }
moluku-ui-curtain-season = Saison { $season } von { $seasons }
