# Was der Rahmen der Web-App über die erste Seite (de.ftl) hinaus sagt, auf Deutsch: geladen mit dem, was folgt.

theme-system = Wie das Gerät

## Fehler

engine-loading = Der Tisch wird auf diesem Gerät gedeckt …
engine-unkept = Dieses Gerät behält gerade nichts: Sein Speicher ist voll, das Fenster ist ein privates, oder die Adresse ist keine sichere (https). Deine Partien gehen weiter, sind aber weg, wenn du die Seite schließt.
offline-text = Die Spiele, die Bots, Lektionen und Wiederholungen können auf diesem Gerät bleiben: { $size } MB, einmal.
offline-done = Die Spiele, die Bots, Lektionen und Wiederholungen sind auf diesem Gerät ({ $size } MB) und gehen ohne Netz.
offline-keep = Ohne Netz verfügbar machen
offline-failed = Nicht alles konnte behalten werden. Sieh nach, ob auf diesem Gerät Platz ist, und versuche es noch einmal.
offline-back = Zurück zum Server
error-stale = Der Tisch war schon weiter. Schau noch einmal hin und wähle dann.

## Startseite

home-company-seats = Plätze
home-company-level = Die Bots spielen
home-rated-yes = Die Partie zählt für deine Wertung, zur Hälfte, weil du allein spielst. Keine Tipps, kein Zurücknehmen auf Nachfrage.
home-unmeasured = Wie stark Bots der Stufe „{ $level }“ in { $game } sind, ist nicht gemessen: Keine Partie gegen sie zählt. Für eine gewertete Partie wähle eine andere Stufe.
home-more = Mehr zeigen

## Vor dem Start

lobby-title = { $game } bei { $name }
lobby-title-plain = Ein Tisch für { $game }
lobby-line = Verschick den Link oder setz einen Bot dazu. Mit dem Link können alle mitspielen oder zuschauen.
lobby-line-full = Alle Plätze sind besetzt. Mit dem Link können alle zuschauen.
lobby-line-seated = Du hast deinen Platz. { $name } startet die Partie.
lobby-line-taken = Alle Plätze sind besetzt. Zuschauen darfst du.
lobby-line-guest = Nimm einen freien Platz. { $name } startet die Partie.
lobby-seats = Die Plätze am Tisch
lobby-you-host = das bist du, Host
lobby-you = das bist du
lobby-host = Host
lobby-host-away = Host, ist weg
lobby-guest = ist da
lobby-away = ist weg
lobby-free = Freier Platz
lobby-free-friend = für Besuch
program-badge = Bot
program-about = Spielt von selbst: das Programm von jemandem.
lobby-sit = Hier sitzen
lobby-move = Hierher
lobby-stand = Aufstehen
lobby-add-bot = Bot dazu
lobby-send-away-label = { $name } wegschicken
lobby-free-seat = Platz freigeben
lobby-free-seat-label = Platz von { $name } freigeben
lobby-level = Wie gut { $name } spielt
lobby-start = Start
lobby-start-some = Start zu { $count }
lobby-starting = Karten kommen …
lobby-asked = Das Spiel beginnt von selbst, sobald alle vorbeigeschaut und so mitgemischt haben. Es fehlt noch: { $names } ({ $left }).
lobby-call-off = Start absagen
lobby-left-out = Leere Plätze fallen weg.
lobby-here = { $count ->
    [0] Noch niemand da
    [one] 1 von { $seats } da
   *[other] { $count } von { $seats } da
  }
lobby-all-here = Alle sind da
lobby-wait = { $name } startet, wenn alle da sind.
lobby-wait-away = { $name } ist weg. Dauert das an, wird Host, wer als Nächstes hier sitzt, und kann starten.
lobby-absent = Nicht da: { $names }. Zum Start müssen alle da sein, die sitzen; oder der Platz wird freigegeben.
lobby-need = { $game } spielt man zu { $seats }.
lobby-share-title = Komm dazu!
lobby-share-text = Halte ein Handy darauf oder verschick den Link.
lobby-qr = QR-Code des Links zu diesem Tisch
lobby-link = Der Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Der Link ist kopiert.
lobby-copy-failed = Kopiere den Link bitte aus seinem Feld.
lobby-rules-title = So spielt ihr
lobby-rules-host = Nur { $name } kann sie ändern.
lobby-patience = Bedenkzeit
lobby-patience-none = Ohne Grenze: Alle nehmen sich die Zeit, die sie brauchen.
lobby-patience-set = Danach spielt ein Bot, bis du zurück bist.
lobby-limit-none = ohne Grenze
lobby-limit-together = Alle am Tisch
lobby-limit-letters = Fernpartie
lobby-patience-letters = Komm vorbei, wann es dir passt. Die Zeit läuft auch, wenn niemand da ist; danach spielt ein Bot, bis du zurück bist.
lobby-rated = Gewertet
lobby-rated-yes = Die Partie zählt für die Wertung aller. Keine Tipps, keine Gedächtnishilfe, kein Zurücknehmen auf Nachfrage. Wer geht, wird Letzter.
lobby-rated-no = Gespielt wird zum Spaß: Keine Wertung ändert sich.
lobby-unmeasured = { $count ->
    [one] Wie stark { $names } hier ist, ist nicht gemessen: Keine Partie mit diesem Bot zählt. Für eine gewertete Partie gib ihm eine andere Stufe.
   *[other] Wie stark { $names } hier sind, ist nicht gemessen: Keine Partie mit diesen Bots zählt. Für eine gewertete Partie gib ihnen eine andere Stufe.
  }
lobby-rated-line = Gewertet: Diese Partie zählt für die Wertung aller.
lobby-sit-rated = Hier sitzen, gewertet
lobby-agree = Einverstanden: Sie zählt
lobby-agrees = einverstanden: Sie zählt
lobby-agrees-not = noch nicht einverstanden
lobby-undecided = Es fehlt das Einverständnis, dass es zählt: { $names }.
lobby-hints = Tipps
lobby-hints-yes = Alle dürfen fragen, wie ein Profi spielen würde.
lobby-hints-no = Niemand bekommt Rat.
lobby-public = Offen für alle
lobby-public-yes = Der Tisch steht auf der Startseite; auch Fremde können kommen.
lobby-public-no = Nur wer den Link hat, findet den Tisch.
lobby-line-locked = Der Tisch ist geschlossen: Niemand kann sich mehr dazusetzen.
lobby-line-removed = Der Host hat dich von diesem Tisch weggeschickt. Zuschauen darfst du.
lobby-locked = Tisch geschlossen
lobby-locked-yes = Niemand kann sich mehr dazusetzen, auch nicht mit dem Link.
lobby-locked-no = Wer den Link hat, kann sich dazusetzen.
lobby-removed = Weggeschickt
lobby-removed-text = Berühre einen Namen, um jemanden wieder hereinzulassen.
lobby-let-in = { $name } wieder hereinlassen
lobby-chairs = Plätze
lobby-chairs-text = Wie viele Plätze am Tisch sind.
lobby-seal-title = Niemand lenkt den Zufall
lobby-seal-text = Beim Start geben der Server und jeder eurer Browser eine Zahl dazu. Zuerst zeigen alle nur einen Fingerabdruck davon, damit niemand wählen kann. Nach der Partie können alle es nachprüfen.
lobby-seal-failed = { $count ->
    [one] Ein Start ist misslungen, wegen { $names }: keine Antwort, gegangen oder abgesagt.
   *[other] { $count } Starts sind misslungen, der letzte wegen { $names }: keine Antwort, gegangen oder abgesagt.
  }
lobby-seal-suspect = Wer Starts immer wieder misslingen lässt, wartet vielleicht auf bessere Karten.
luck-elsewhere = Deine Zahl für dieses Austeilen liegt auf dem Gerät, auf dem du zuvor vorbeigeschaut hast. Öffne den Tisch dort, dann kann das Spiel beginnen.
luck-refused = Was der Server vereinbaren will, ist nicht, was er versprochen hat: Dein Browser gibt seine Zahl nicht dazu, und der Start wird misslingen.
lobby-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } schauen zu.
  }
lobby-name-first = Dein Name an diesem Tisch

## Tisch

table-title = { $game } auf Lanai
table-at = bei { $name }
table-menu = Menü
table-undo = Zurück
table-hint-only = Nur ein Zug ist möglich
table-undo-ask = Rücknahme erbitten
table-hint = Tipp
table-hint-thinking = Denkt nach …
table-rules = Regeln
table-rules-all = Alle Regeln
table-share = Einladen
table-share-title = Zum Zuschauen einladen
table-share-come = Schau zu!
table-share-text = Die Partie läuft, alle Plätze sind besetzt. Wer diesen Link hat, kann zuschauen.
table-speed = Tempo: { $speed }
table-watching = Du schaust zu
table-watching-text = Alle Plätze sind besetzt.
table-leave = Gehen
table-panel = Verlauf, Chat und Regeln
table-panel-unfold = Verlauf, Chat und Regeln aufklappen
table-panel-fold = Verlauf, Chat und Regeln zuklappen
table-log-short = Verlauf
table-chat-short = Chat
table-step-short = Schritt
table-log = Verlauf
table-chat = Chat
table-step = Schritt
table-log-empty = Noch ist nichts passiert.
table-log-earlier = Früheres zeigen
table-chat-empty = Sag hallo.
table-chat-field = An den Tisch schreiben
table-chat-send = Senden
table-move-line = Zugzeile
table-move-help = Tab ergänzt
table-move-field = Gib einen Zug ein
table-move-play = Spielen
table-move-words = Was folgen kann
table-move-not-turn = Du bist nicht dran.
table-board = Der Tisch
table-prompt = Was jetzt zu tun ist
table-your-move = Du bist dran
table-sending = Dein Zug ist unterwegs …
table-over = Die Partie ist zu Ende
table-waiting = Warten auf { $names }
table-broken = Hier ist etwas kaputt: Das Spiel konnte nicht weitergehen. Der Grund steht im Log des Servers. Wir versuchen es ab und zu wieder.
table-offline = Die Verbindung ist weg. Alles bleibt erhalten; gleich bist du wieder da.
table-connecting = Zum Tisch …
table-thinking = denkt nach
table-ready = ist fertig
table-away = weg
table-away-since = weg seit { $time }
table-left = ist gegangen
table-bot-plays = ein Bot spielt
table-seats = Am Tisch
table-seat-light = { $name }: { $light }
table-seat-you = du
table-standin = Ein Bot spielt für dich.
table-standin-back = Platz zurücknehmen
table-resigned = Ein Bot spielt deinen Platz zu Ende.
table-clock = Zeit übrig: { $time }
table-leave-title = Vom Tisch gehen?
table-leave-text = Dein Platz bleibt: Du findest die Partie auf der Startseite. Wenn deine Zeit um ist, spielt ein Bot für dich.
table-leave-text-open = Dein Platz bleibt: Du findest die Partie auf der Startseite. Wenn die anderen lange warten müssen, dürfen sie einen Bot spielen lassen, bis du zurück bist.
table-leave-home = Gehen, Platz behalten
table-leave-resign = Endgültig gehen
table-leave-resign-text = Wenn du endgültig gehst, spielt ein Bot deinen Platz zu Ende.
table-hint-title = So würde ein Profi spielen
table-hint-share = gewinnt { $percent } %
table-hint-ahead = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } voraus
table-hint-behind = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } zurück
table-hint-level = nach Punkten gleichauf
table-hint-equal = etwa gleich gut
# Why, where nothing else can be said of a move.
table-hint-unsure = Die Zeit reichte nur für wenige Versuche: Frag gleich noch einmal.
table-hint-free = Diese Züge unterscheidet nichts: Spiel, was dir gefällt.
table-hint-best = Beim Vorausprobieren gewann er am häufigsten.
table-hint-less = Der erste gewann beim Vorausprobieren häufiger.
table-hint-play-label = So spielen: { $move }
table-hint-play = So spielen
lesson-title = Lektion
lesson-play = Richtig spielen
lesson-step = Lektion, Schritt { $step } von { $steps }
lesson-look = Sieh dir in Ruhe an, was herauskam. Mit „Weiter“ geht die Lektion weiter.
undo-title = Zurücknehmen?
undo-yes = Einverstanden
undo-no = Ablehnen
undo-list = Was zurückgenommen würde
undo-asks = { $count ->
    [one] { $names } wird gefragt, ob du zurücknehmen darfst.
   *[other] { $names } werden gefragt, ob du zurücknehmen darfst.
  }
undo-withdraw = Doch nicht
undo-put-off = Du wirst nach einer Rücknahme gefragt.
undo-answer = Antworten
table-nudge-here = Ich bin da
table-nudge-title = Du bist dran:
table-log-undone = zurückgenommen
wait-away = { $name } ist weg
wait-away-since = { $name } ist seit { $time } weg
wait-nudge = Anstupsen
wait-nudged = Angestupst
wait-nudged-note = { $name } wird an die Partie erinnert.
wait-standin = Bot spielen lassen
undo-agreed = Zurückgenommen.
undo-refused = Nichts wurde zurückgenommen.

## Leute

person-more = Mehr …
person-menu = Mehr zu { $name }
person-is-host = Host dieses Tisches.
person-is-removed = Wurde von diesem Tisch weggeschickt.
person-is-muted = Darf an diesem Tisch nicht chatten.
person-is-sits = Sitzt an diesem Tisch.
person-is-watches = Schaut zu.
person-hide = Ausblenden
person-hide-text = Du liest nichts mehr von dieser Person, nicht einmal den Namen. Sonst merkt das niemand.
person-hide-done = { $name } ist für dich ausgeblendet. In den Einstellungen geht es zurück.
person-show = Wieder zeigen
person-show-text = Du liest wieder, was diese Person sagt.
person-show-done = { $name } ist nicht mehr ausgeblendet.
person-report = Melden …
person-report-text = Sag es denen, die diesen Server betreiben.
person-report-title = { $name } melden
person-report-why = Worum geht es?
person-report-note = In eigenen Worten, wenn du magst
person-report-kept = Die Chatzeilen drum herum werden mit der Meldung aufgehoben. Nur wer diesen Server betreibt, liest sie.
person-report-send = Meldung senden
person-report-back = Zurück
person-report-done = Danke. Die Meldung ist unterwegs.
person-as-host = Als Host
person-mute = Stummschalten
person-mute-text = Diese Person darf hier nicht mehr chatten.
person-unmute = Wieder reden lassen
person-unmute-text = Diese Person darf hier wieder chatten.
person-remove = Wegschicken
person-remove-text = Diese Person verliert ihren Platz und kann hier nicht mehr sitzen oder chatten. Zuschauen darf sie.
person-let-in = Hereinlassen
person-let-in-text = Diese Person darf hier wieder sitzen und chatten.
person-hand-over = Zum Host machen
person-hand-over-text = Diese Person ist ab jetzt Host, und du spielst mit.
report-insults = Beleidigung oder Drohung
report-spam = Spam
report-name = Ein anstößiger Name
report-cheating = Mogeln
report-other = Etwas anderes
chat-people = Die anderen am Tisch
chat-watches = schaut zu:
chat-watchers = Wer zuschaut, darf chatten
chat-silence-seated = Hier chatten nur alle, die am Tisch sitzen.
chat-silence-muted = Der Host hat dich gebeten, an diesem Tisch still zu sein.
chat-silence-removed = Der Host hat dich von diesem Tisch weggeschickt. Zuschauen darfst du.
chat-muted = { $by } hat { $name } stummgeschaltet.
chat-unmuted = { $by } lässt { $name } wieder reden.
chat-removed = { $by } hat { $name } weggeschickt.
chat-let-in = { $by } lässt { $name } wieder herein.
chat-host = { $by } hat { $name } zum Host gemacht.
chat-host-gone = { $name } ist jetzt Host.
chat-locked = { $by } hat den Tisch geschlossen.
chat-unlocked = { $by } hat den Tisch geöffnet.
chat-chat-opened = Wer zuschaut, darf jetzt chatten.
chat-chat-closed = Wer zuschaut, darf nicht mehr chatten.
chat-renamed = { $by } heißt jetzt { $name }.

## Ende

moment-won = Du gewinnst!
moment-shared = Ihr teilt euch den Sieg!
moment-place = { $place ->
    [2] Platz 2 für dich
    [3] Platz 3 für dich
    [4] Platz 4 für dich
   *[other] Platz { $place } für dich
  }
moment-over = Die Partie ist zu Ende
moment-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
moment-team-won = Euer Team gewinnt!
moment-team-shared = Beide Teams teilen sich den Sieg!
moment-team-place = { $place ->
    [2] Platz 2 für euer Team
   *[other] Platz { $place } für euer Team
  }
moment-team-winner = { $names } gewinnen.
end-team-win-by = { $points ->
    [0] { $names } gewinnen.
    [one] { $names } gewinnen, 1 Punkt vorn.
   *[other] { $names } gewinnen, { $points } Punkte vorn.
  }
end-you-team-win-by = { $points ->
    [0] Euer Team gewinnt.
    [one] Euer Team gewinnt, 1 Punkt vorn.
   *[other] Euer Team gewinnt, { $points } Punkte vorn.
  }
end-team-shared = Beide Teams teilen sich den Sieg.
end-team-level = Beide Teams haben { $points } Punkte.
end-team-rank = Euer Team hat { $rank ->
    [2] Platz 2
   *[other] Platz { $rank }
  }.
beat-title = Kurz hinsehen
beat-text = Was kommt, wartet, bis du weitermachst.
beat-passes = Gleich geht es von selbst weiter.
beat-yours = Danach bist du am Zug.
beat-forced = Nur eine Möglichkeit: Sie spielt sich von selbst.
beat-go = Weiter
moment-go = Zu den Punkten
end-win-by = { $name } gewinnt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } vorn.
end-win = { $name } gewinnt.
end-you-win-by = Du gewinnst, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } vorn.
end-you-win = Du gewinnst.
end-shared = { $names } teilen sich den Sieg.
end-rematch = Revanche
end-rematch-open = Zur Revanche
rematch-wants = { $name } möchte eine Revanche.
rematch-ask = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
  } Und du?
rematch-yes = Ja, noch mal
rematch-yes-rated = Ja, noch einmal, gewertet
rematch-no = Nein, danke
rematch-after-all = Doch mitspielen
rematch-who = Wer noch einmal spielt
rematch-said-yes = spielt wieder
rematch-said-no = spielt nicht mehr
rematch-said-open = hat noch nicht geantwortet
end-replay = Partie ansehen
end-board = Zum Tisch
end-back = Punkte
end-points = Woher die Punkte kommen
end-lead = Wie die Führung wechselte
end-lead-chapter = { $name } ging endgültig in Führung: { $chapter }.
end-you-lead-chapter = Du gingst endgültig in Führung: { $chapter }.
end-lead-past = { $name } zog endgültig an { $past } vorbei: { $chapter }.
end-you-lead-past = Du zogst endgültig an { $past } vorbei: { $chapter }.
end-together = Die Sieger haben zusammen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
end-level = Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
end-tie-broken = { $name } gewinnt bei Gleichstand.
end-you-tie-broken = Du gewinnst bei Gleichstand.
end-you-rank = Du hast { $rank ->
    [2] Platz 2
    [3] Platz 3
    [4] Platz 4
   *[other] Platz 5
  }.
end-lead-key = Jede Linie zeigt, wie jemandes Punkte wuchsen, vom ersten Zug bis zum letzten.
end-lead-key-bands = Helle und graue Streifen sind die Abschnitte, die unten stehen.
end-lead-key-turn = Ab der gestrichelten Linie bleibt vorn, wer gewinnt.
end-lead-always = { $name } lag die ganze Zeit vorn.
end-you-lead-always = Du lagst die ganze Zeit vorn.
end-lead-label = Punkte im Lauf der Zeit: { $list }
end-lead-point = { $name } { $points }
end-seal-title = Das Siegel ist offen
end-seal-text = Niemand konnte den Zufall lenken: Ihr habt euch vor der ersten Karte darauf geeinigt, unter dem Siegel { $seal }.
end-seal-here = Auf diesem Gerät gegeben: Kein Server kannte diese Karten, und niemand sonst hatte Anteil an ihrem Zufall. Die Aufzeichnung beweist, dass danach nichts geändert wurde.
end-seal-old = Diese Partie begann unter einem älteren Siegel: Ihr Zufall stand vor der Partie fest.
end-lesson-title = Die Aufzeichnung
end-lesson-text = In einer Lektion kommen immer dieselben Karten: Da ist kein Zufall zu beweisen. Jeder Zug steht in der Aufzeichnung.
end-verify = Fairness prüfen
end-verifying = Wird geprüft …
end-download = Herunterladen
end-proof-agreed-yes = Die Aufzeichnung hat die Vereinbarung, die dieser Browser vor der Partie aufgehoben hat.
end-proof-agreed-no = Die Aufzeichnung hat eine andere Vereinbarung als die, die dieser Browser vor der Partie aufgehoben hat.
end-proof-hashes-yes = Das Geheimnis und alle Zahlen passen zu ihren Fingerabdrücken.
end-proof-hashes-no = Das Geheimnis oder eine Zahl passt nicht zum Fingerabdruck.
end-proof-seed-yes = Der Seed ist aus der Vereinbarung, dem Geheimnis und allen Zahlen gemacht.
end-proof-seed-no = Der Seed ist nicht aus der Vereinbarung, dem Geheimnis und allen Zahlen gemacht.
end-proof-mine-yes = Deine eigene Zahl ist dabei.
end-proof-mine-no = Deine eigene Zahl fehlt.
end-proof-mine-none = Du hast an diesem Tisch keine Zahl dazugegeben.
end-proof-failed = { $count ->
    [one] Ein Start war vorher misslungen.
   *[other] { $count } Starts waren vorher misslungen.
  }
end-proof-draws-yes = Jede Karte und jeder Würfel folgt aus dem Seed, jeder Zug war erlaubt.
end-proof-draws-no = Nicht jede Karte und jeder Würfel folgt aus dem Seed: { $reason }
end-proof-here = In diesem Browser geprüft
end-proof-server = Vom Server geprüft
end-proof-own = Wer keinem Server traut, startet „lanai verify“ selbst mit der Aufzeichnung.

## Noch einmal ansehen

replay-title = { $game }: Partie ansehen
replay-seen = Gesehen als
replay-watcher = Publikum
replay-open = Alles offen
replay-happened = Was geschah
replay-controls = Steuerung
replay-step = Schritt
replay-step-text = { $chapter }, Schritt { $n } von { $steps }
replay-step-plain = Schritt { $n } von { $steps }
replay-speed = Tempo
replay-first = Erster Schritt
replay-chapter-back = Ein Kapitel zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Schritt weiter
replay-chapter-on = Ein Kapitel weiter
replay-last = Letzter Schritt
replay-keys = Schritt
replay-link = Link zu diesem Moment
replay-linked = Der Link zu diesem Moment ist kopiert.
replay-start = Der Anfang
replay-not-over = Ansehen kannst du die Partie, wenn sie zu Ende ist.
replay-to-end = Zu den Punkten

# Eine eigene Partie von einem Augenblick einer anderen an

branch-title = Ab hier versuchen
branch-seat = Dein Platz
branch-hidden = Was verdeckt war
branch-redealt = Wie ich es kannte
branch-redealt-choice = Was { $name } nicht wissen konnte, wird neu gezogen.
branch-same = Genau dieselben Karten
branch-same-choice = Alle können sie aus der Wiederholung kennen.
branch-others = Die anderen Plätze
branch-bots = Bots
branch-bots-text = Sie spielen sofort weiter.
branch-friends = Freunde per Link
branch-friends-text = Ihr trefft euch erst am Tisch; Bots dürfen auffüllen.
branch-level = Stärke der Bots
branch-begin = Weiterspielen
branch-open = Tisch öffnen
branch-honest = Die Partie zählt nicht und ist nicht beweisbar fair: Alle am Tisch erfahren das.
branch-chip-redealt = Aus anderer Partie
branch-chip-same = Dieselben Karten
branch-redealt-text = Diese Partie beginnt mitten in einer anderen, so wie der Platz von { $name } sie kannte: Alles, was diesem Platz verborgen war, wurde neu gezogen.
branch-same-text = Diese Partie beginnt mitten in einer anderen mit genau denselben Karten. Wer jene Partie gesehen hat, kann sie kennen.
branch-redealt-lobby = Diese Partie beginnt mitten in einer anderen, so wie Platz { $seat } sie kannte. Sie zählt nicht und ist nicht beweisbar fair.
branch-same-lobby = Diese Partie beginnt mitten in einer anderen mit genau denselben Karten: Manche können sie kennen. Sie zählt nicht und ist nicht beweisbar fair.
branch-need = Alle Plätze müssen besetzt sein, mit Menschen oder Bots.
branch-unrated = Eine Partie, die mitten in einer anderen beginnt, zählt nie.
branch-proof = Diese Partie beginnt mit dem Anfang einer anderen: Das ist nicht beweisbar fair. Der Zufall von da an stand fest, bevor jemand zog, und die Aufzeichnung nennt alles.
branch-original = Die andere Partie ansehen
branch-compare = Damals und jetzt
branch-you-then = Du damals
branch-you-now = Du jetzt
branch-seat-then = Dieser Platz damals
branch-seat-now = { $name } jetzt
branch-won = gewonnen mit { $points }
branch-placed = { $place } mit { $points }
branch-replay-before = aus einer anderen Partie
record-title = Eine Aufzeichnung aus einer Datei
record-text = Sieh dir eine aufgezeichnete Partie noch einmal an, Schritt für Schritt und von jedem Platz aus, und versuch sie von jedem Augenblick an. Die Datei bleibt bis dahin auf diesem Gerät.
record-drop = Lass eine Aufzeichnung hier fallen
record-choose = Datei wählen
record-another = Andere Datei

## Regeln, Einstellungen

rules-title = Regeln von { $game }
rules-contents = Auf dieser Seite
rules-cards = Die Karten und Teile
rules-cards-note = Gezeichnet nach derselben Kartentabelle, mit der gespielt wird. Was als rekonstruiert markiert ist, war in unseren Quellen nicht zu lesen: Wer die Schachtel hat, kann es in einer einzigen Datei berichtigen.
rules-play = Spielen
settings-title = Einstellungen
settings-name = Dein Name
settings-name-text = Was die anderen am Tisch sehen.
settings-keep = Merken
settings-kept = Du heißt jetzt { $name }.
settings-language-text = Die Sprache von allem hier, auch vom Verlauf an deinen Tischen.
settings-theme-text = Die Veranda bei Tag, am Abend oder wie dein Gerät.
settings-motion = Bewegung
settings-motion-text = Dinge wandern von dort, wo sie waren, dorthin, wohin sie gehen.
settings-sounds = Töne
settings-sounds-text = Für Karten, Würfel und deinen Zug; Handys brummen auch, wenn du dran bist.
settings-volume = { $percent } %
settings-volume-off = aus
settings-speed = Tempo
settings-speed-text = Wie lange du siehst, was andere tun, und wie schnell sich alles bewegt.
speed-slow = Ruhig
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
settings-confirm = Züge bestätigen
settings-confirm-text = Ein gewählter Zug wartet auf noch eine Berührung. Sonst wird er gleich gespielt; doppelt berühren spielt immer gleich.
settings-forced = Einzige Züge von selbst
settings-forced-text = Wo nur ein Zug möglich ist und alle das sehen, wird er für dich gemacht.
settings-hold = Vorhang durch Halten heben
settings-hold-text = Wo sich mehrere dieses Gerät teilen: Der Vorhang zwischen zweien hebt sich, wenn sein Knopf gehalten wird, nicht beim Antippen.
settings-move-line = Zugzeile
settings-move-line-text = Eine Zeile, um Züge als Wörter zu tippen, mit Ergänzung. Die Taste / holt sie jederzeit an den Tisch.
settings-hidden = Ausgeblendete
settings-hidden-text = Du liest nichts von ihnen. Berühre einen Namen, um jemanden wieder zu sehen.
settings-hidden-show = { $name } wieder zeigen
settings-private = Diese Einstellungen und der Schlüssel zu deinen Plätzen bleiben auf diesem Gerät.
settings-here = Dein Name, diese Einstellungen und alle deine Partien bleiben auf diesem Gerät. Nichts wird irgendwohin geschickt.

## Wer ich bin

profile-here-only = Du bist nur auf diesem Gerät bekannt. Behalte diesen Spieler, und du bist morgen und auf dem Handy derselbe.
profile-kept = Du kannst zurückkommen. Kein Passwort, keine E-Mail.
profile-name = Dein Name
profile-rename = Name und Zeichen
profile-emblem = Dein Zeichen, wo immer du sitzt
profile-emblem-0 = Schildkröte
profile-emblem-1 = Boot
profile-emblem-2 = Muschel
profile-emblem-3 = Wal
profile-emblem-4 = Blatt
settings-profile = Deine Geräte und Wege zurück
device-title = Deine Geräte
device-first = Erstes Gerät
device-here = gerade in Gebrauch
device-added = seit { $day }
device-add = Gerät hinzufügen
device-add-how = mit einem Code
device-come = { $device } bist jetzt auch du.
device-point = Halt ein Handy hierhin.
device-point-text = Dann ist es auch { $name }. Der Code gilt einmal.
device-qr = QR-Code mit dem Link, der ein anderes Gerät zu deinem macht
device-left = noch { $time }
device-over = Die zehn Minuten sind vorbei.
device-again = Ein neuer Code
device-copy = Link kopieren
device-name = Wie dieses Gerät heißt
device-times = Deines seit { $added }, zuletzt gesehen { $seen }
device-here-text = Das ist das Gerät, das du gerade benutzt. Ein anderes deiner Geräte kann es entfernen.
device-remove = Dieses Gerät entfernen
device-remove-text = Dann ist es sofort nicht mehr du, auch an Tischen, die es offen hat.
device-made = Was darauf gemacht wurde, endet auch
device-made-passkey = Passkey „{ $name }“, { $day }
device-made-code = Der Notfallcode
device-made-ends = Wer es hatte, könnte damit zurückkommen. Du bleibst auf diesem Gerät und kannst hier neue machen.
device-made-stays = Lass es nur so, wenn niemand sonst das Gerät hatte.
device-let-in = Auch { $name } entfernen
device-let-in-text = Kam am { $day } durch etwas, das auf diesem Gerät gemacht wurde. Gehört es dir?
device-made-unknown = Von älteren Passkeys und Codes weiß niemand, wo sie gemacht wurden. Hatte jemand anders das Gerät, sieh nach, ob alle Passkeys deine sind, und zieh einen neuen Code.
device-link-title = Ein anderes Gerät
device-no-link = Dieser Adresse fehlt der geheime Teil. Öffne den ganzen Link oder halte die Kamera noch einmal auf den Code.
device-ask = Auch auf diesem Gerät { $name } sein?
device-ask-text = Dann sitzt dieses Gerät auf den Plätzen von { $name } und darf alles, was { $name } darf.
device-ask-other = Bisher bist du hier { $other }. { $other } bleibt auf diesem Gerät, und deine Seite führt dorthin zurück; Plätze und Partien von { $other } bleiben dort und gehen nicht auf { $name } über.
device-become = Hier { $name } sein
device-stay = { $name } bleiben
device-stay-plain = Nein, danke
device-same = Du bist auf diesem Gerät schon { $name }.
device-same-go = Zu deiner Seite
passkey-title = Passkeys
passkey-text = Mit einem Passkey bleibst du { $name }, auch wenn alle Geräte verloren sind. Dein Handy, dein Rechner oder ein Sicherheitsschlüssel bewahrt ihn.
passkey-not-here = Passkeys brauchen diese Seite über HTTPS, unter einem Namen und nicht unter einer bloßen Adresse. Ein Notfallcode geht überall.
passkey-line = Dann bleibst du { $name }, auch wenn alle Geräte verloren sind.
passkey-made = Der Passkey ist gesichert.
passkey-make = Mit einem Passkey sichern
passkey-more = Noch ein Passkey
passkey-used = zuletzt benutzt { $day }
passkey-remove = Entfernen
passkey-remove-name = Den Passkey { $name } entfernen
code-title = Notfallcode
code-text = Zwanzig Zeichen zum Aufschreiben. Wer sie eingibt, gilt als du: Bewahre sie auf wie einen Schlüssel.
code-since = Seit { $day } hast du einen. Er wird nicht noch einmal gezeigt.
code-make = Notfallcode zeigen
code-line = Damit bleibst du { $name }, auch wenn dieses Gerät verloren geht.
code-another = Stattdessen ein neuer Code
code-shown = Schreib das auf
code-shown-text = Er wird nur jetzt gezeigt und gilt einmal. Ein früherer Code gilt nicht mehr.
code-copy = Kopieren
code-copied = Kopiert.
code-written = Aufgeschrieben
back-title = Hier jemand anderes sein
back-text = Wenn du schon einen Spieler hast, sei er auch auf diesem Gerät.
back-formerly = Wer schon hier war
back-be = Wieder { $name } sein
back-unknown = Der Server kennt { $name } unter dem Schlüssel dieses Geräts nicht mehr. Der Schlüssel bleibt hier.
back-passkey = Mit einem Passkey zurückkommen
back-code = Mit einem Notfallcode
back-code-show = Zurückkommen
back-device = Oder mit einem anderen Gerät, das noch du ist: Öffne dort deine Seite, füge ein Gerät hinzu und halte die Kamera dieses Geräts auf den Code.
back-again = Du bist hier { $name }.
lost-title = { $name } ist hier nicht mehr bekannt
lost-text = Der Server hält den Schlüssel dieses Geräts nicht mehr für den von { $name }: Ein anderes deiner Geräte hat es entfernt, der Spieler wurde gelöscht, oder der Server hat andere Daten als vorher. Nichts wird weggeworfen: Der Schlüssel bleibt auf diesem Gerät.
lost-anew = Als neuer Gast anfangen
lost-anew-text = Du spielst sofort, und deine Seite bietet an, wieder { $name } zu sein.
export-title = Deine Daten
export-text = Ein Archiv mit dem, was du hier bist, deinen Geräten, deinen Tischen und den Aufzeichnungen deiner beendeten Partien.
export-take = Mitnehmen
delete-me = Mich löschen
delete-title = { $name } löschen?
delete-text = Dein Name, deine Worte in Chats, deine Geräte und alle Wege zurück sind weg, überall und für immer. Wo du gerade spielst, übernimmt ein Bot.
delete-stays = Beendete Partien bleiben für die anderen: Dort ist dein Platz „Jemand“. Was andere über dich geschrieben haben, bleibt ihres.
delete-type = Gib { $name } ein, um fortzufahren
delete-done = { $name } ist gelöscht.
keep-title = { $name } bleiben
keep-text = Ein Passkey, ein zweites Gerät oder ein Code zum Aufschreiben: Dann bist du morgen derselbe Spieler, und auf dem Handy.
keep-go = Diesen Spieler behalten
keep-not = Nicht jetzt

## Meine Partien und Wertungen

profile-parts = Partien und Spieler
profile-mine = Meine Partien
profile-since = { $games ->
    [one] Eine Partie, im { $month }.
   *[other] { $games } Partien seit { $month }.
}
profile-course = Die Wertung in den letzten { $count } Partien: von { $first } auf { $last }
profile-wins = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
profile-wins-of = in { $games }, { $expected } laut Wertung
profile-unrated = Noch keine Wertung. Partien zählen an Tischen, an denen „Gewertet“ steht.
profile-unrated-games = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $games }
profile-unplayed = Noch nicht gespielt
profile-finished = Beendete Partien
profile-filter = Spiel
profile-all = Alle
profile-none = Noch ist keine Partie beendet.
profile-of = von { $places } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
profile-left = gegangen
profile-places = Wo du landest
profile-places-other = Plätze
profile-places-text = { $games ->
    [one] Die letzte Partie
   *[other] Die letzten { $games } Partien
} zu { $size }, neben dem, was die Wertungen erwarten ließen. Ohne Wertung gelten alle Plätze als gleich wahrscheinlich.
profile-sizes = Zahl der Spieler
profile-size = Partien zu { $size }
profile-times = { $count }-mal
profile-expected = { $expected } laut Wertung
profile-public = Andere sehen meine Partien
profile-public-yes = Deine Partien und Wertungen haben eine eigene Seite, und du stehst bei den Besten.
profile-public-no = Nur du siehst diese Seite. Du stehst nicht bei den Besten.
profile-public-link = Was andere sehen

## Glück und Können

luck-title = Glück und Können
luck-none = { $whose ->
    [mine] Noch auf keine deiner Partien gab es einen Rückblick. Öffne ihn bei einer; wo der Server Zeit hat, blickt er auf neue von selbst zurück.
   *[other] Noch auf keine dieser Partien gab es einen Rückblick.
}
luck-all = { $games ->
    [one] { $whose ->
        [mine] Deine letzte Partie.
       *[other] Die letzte Partie.
    }
   *[other] { $whose ->
        [mine] Deine letzten { $games } Partien.
       *[other] Die letzten { $games } Partien.
    }
}
luck-some = { $whose ->
    [mine] { $known } deiner letzten { $games } Partien; auf die anderen gab es noch keinen Rückblick.
   *[other] { $known } der letzten { $games } Partien; auf die anderen gab es noch keinen Rückblick.
}
luck-by-play = { $whose ->
    [mine] Du gewinnst durch Können: Die meisten vollen Zeichen liegen über deiner üblichen { $usual }.
   *[other] Gewonnen wird durch Können: Die meisten vollen Zeichen liegen über der üblichen { $usual }.
}
luck-by-luck = { $whose ->
    [mine] Das Glück hilft dir: Die meisten vollen Zeichen liegen rechts der Mitte. Deine übliche Genauigkeit ist { $usual }.
   *[other] Das Glück hilft: Die meisten vollen Zeichen liegen rechts der Mitte. Die übliche Genauigkeit ist { $usual }.
}
luck-by-both = { $whose ->
    [mine] Deine übliche Genauigkeit ist { $usual }; du gewinnst darüber und darunter.
   *[other] Die übliche Genauigkeit ist { $usual }; gewonnen wird darüber und darunter.
}
luck-mean = { $whose ->
    [mine] Der Zufall gab dir { $luck } je Partie. Über viele Partien wird daraus fast nichts.
   *[other] Der Zufall gab { $luck } je Partie. Über viele Partien wird daraus fast nichts.
}
luck-deserved = Mehr verdient
luck-earned = Verdient
luck-forget = Zum Vergessen
luck-saved = Glück gehabt
luck-accuracy = Genauigkeit
luck-luck = Glück
luck-percent = Glück, in Prozent des Siegs
luck-hindsight = Rückblick
luck-not-yet = noch nicht
luck-by-bot = keine: Auch ein Bot zog, oder es gab keine Wahl
luck-won = voll: gewonnen
luck-sign = { $game }, { $when }: Genauigkeit { $accuracy }, Glück { $luck }
luck-column-game = Spiel
luck-column-with = Mit
luck-column-place = Platz
luck-column-rating = Wertung
luck-column-when = Wann
luck-column-result = Ergebnis
luck-column-accuracy = Genau
luck-column-luck = Glück
luck-result-won = gewonnen
luck-result-not = nicht gewonnen
best-title = Die Besten
best-when = Monat oder gesamte Zeit
best-month = Dieser Monat
best-ever = Gesamt
best-of = Menschen oder Bots
best-people = Menschen
best-programs = Bots von anderen
best-podium = Die ersten drei
best-you = du
best-bot = Bot { $level }
best-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
best-unseen = Du hast { $rating } ±{ $spread }, aber niemand sieht es: Du behältst deine Partien für dich.
best-appear = Mich hier zeigen
best-few = Du hast { $rating }. Noch { $left ->
    [one] eine gewertete Partie
   *[other] { $left } gewertete Partien
}, dann stehst du hier.
best-note = ± sagt, wo die wahre Stärke mit 95 % Sicherheit liegt; es schrumpft mit jeder Partie, und geordnet wird nach seinem unteren Ende. { $total } stehen hier: Menschen mit mindestens { $least } gewerteten Partien, und Bots nach demselben Maß.

## Die Glocke

bell-text = Sie läutet, wenn ein Spiel auf dich wartet: einmal für jeden Zug, und nie, während du hinsiehst.
bell-here = Auf diesem Gerät
bell-here-text = Eine kurze Nachricht, auch wenn diese Seite zu ist. Sie verrät nie, was du auf der Hand hast.
bell-here-never = Dieser Browser kann nicht läuten. Auf dem iPhone leg Lanai erst auf den Home-Bildschirm.
bell-here-forbidden = Du hast es verboten. In den Einstellungen des Browsers kannst du es wieder erlauben.
bell-elsewhere = läutet auch
bell-off = Ausschalten
bell-off-name = Glocke auf { $name } ausschalten
bell-mail = Per E-Mail
bell-mail-text = Wir fragen die Adresse erst. Jede E-Mail endet mit einem Link, um keine mehr zu bekommen.
bell-mail-asked = Eine E-Mail ist unterwegs zu { $address }. Ihr Link gilt einen Tag.
bell-mail-example = du@example.org
bell-mail-send = Fragen
bell-quiet = Ruhezeit
bell-quiet-text = Was dann läuten würde, wartet, bis sie vorbei ist.
bell-quiet-starts = von
bell-quiet-ends = bis
mail-title = E-Mails von Lanai
mail-no-link = Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.
mail-settings = Zu meinen Einstellungen
mail-home = Auf die Veranda
mail-ask = Darf Lanai dir hierher schreiben?
mail-ask-text = Du bekommst eine E-Mail für jeden Zug in deinen Spielen, außerhalb deiner Ruhezeit.
mail-confirm = Ja, schreibt mir
mail-on = Abgemacht.
mail-on-text = { $name } hört von nun an über { $address }, wenn ein Zug ansteht.
mail-off = Keine E-Mails mehr?
mail-off-text = Lanai schreibt dann nicht mehr an diese Adresse, wenn du dran bist. Deine Spiele gehen weiter.
mail-end = Keine E-Mails mehr
mail-ended = Keine E-Mails mehr.
mail-ended-text = In deinem Profil kannst du sie wieder einschalten.

# Tagespartien
daily-open-text = Noch nicht gespielt. Was die anderen geschafft haben, siehst du, wenn du fertig bist.
daily-over-line = Was alle aus denselben Karten gemacht haben
daily-about = Du spielst gegen zwei Experten. Alle bekommen dieselben Karten und treffen auf Bots, die gleich spielen. Ein Versuch zählt: Du kannst ihn verlassen und später weiterspielen, hier oder auf einem anderen Gerät. Keine Tipps, kein Zurücknehmen.
daily-streaks = { $streak ->
    [0] Längste Folge: { $longest }
   *[other] Tage in Folge: { $streak }, längste: { $longest }
  }
daily-ends = Neue Partien in { $hours } Std. { $minutes } Min.
daily-days = Andere Tage
daily-before = Der Tag davor
daily-today = Heute
daily-begun-text = Dein Versuch läuft.
daily-begun-late = Dein Versuch läuft. Er zählt noch für seinen Tag, wird aber markiert: Das Geheimnis ist öffentlich.
daily-done = Gespielt
daily-play = Spielen
daily-play-label = Die Partie des Tages spielen: { $game }
daily-go-on = Weiterspielen
daily-practise = Diese Partie üben
daily-practice-text = Das war Übung: Es zählt für nichts.
daily-result = Ergebnis
daily-sealed = Die Ergebnisse werden gezeigt, wenn der Tag vorbei ist.
daily-under-way = { $count ->
    [one] Ein Versuch läuft.
   *[other] { $count } Versuche laufen.
  }
daily-points = { $points } Punkte, { $place } von 3 am Tisch
daily-better = besser als { $percent } %
daily-first = Du bist mit dieser Partie als Erster fertig.
daily-nobody = Niemand hat diese Partie zu Ende gespielt.
daily-everybody = Mit denselben Karten
daily-mark-again = Nicht verglichen: Auf diesem Gerät oder unter dieser Adresse gab es vorher schon einen Versuch.
daily-mark-late = Nicht verglichen: Er endete nach seinem Tag, als das Geheimnis öffentlich war.
daily-mark-left = Nicht verglichen: Ein Bot hat ihn zu Ende gespielt.
daily-spread = Punkte Vorsprung vor dem besseren Bot, oder Rückstand
daily-spread-label = { $count ->
    [one] Ein Versuch
   *[other] { $count } Versuche
  } nach dem Vorsprung vor dem besseren Bot, oder dem Rückstand
daily-spread-mine = { $count ->
    [one] Ein Versuch
   *[other] { $count } Versuche
  } nach dem Vorsprung vor dem besseren Bot, oder dem Rückstand; deiner: { $span }
daily-bar = { $low } bis { $high }
daily-best = Die Besten
daily-you = du
daily-apart = Nicht dabei: { $again } noch einmal vom selben Ort, { $late } nach dem Tag, { $left } aufgegeben.
daily-share = Teilen
daily-shared = Kopiert, ohne ein Wort über die Karten.
daily-share-failed = Das Kopieren ging nicht.
daily-seal-title = Im Voraus versiegelt
daily-seal-text = Das sind die Prüfsummen der Geheimnisse, aus denen die Karten kommen. Ist ein Tag vorbei, werden seine Geheimnisse gezeigt, und alle können prüfen, dass nichts geändert wurde.
daily-seal-open = Die Siegel sind offen
daily-seal-open-text = Der Tag ist vorbei: Hier sind die Geheimnisse, aus denen seine Karten kamen, und diese Seite prüft sie.
daily-seal-later = Die Aufzeichnung mit dem Geheimnis wird gezeigt, wenn der { $day } vorbei ist.
daily-seal-now = Das war die Partie vom { $day }, im Voraus versiegelt und für alle dieselbe.
daily-published = versiegelt { $when }
daily-secret = Geheimnis
daily-proof-fits = Das Geheimnis passt zum Siegel.
daily-proof-not = Das Geheimnis passt nicht zum Siegel!
daily-proof-same = Es ist das Siegel, das dieser Browser seit { $when } aufbewahrt.
daily-proof-other = Es ist nicht das Siegel, das dieser Browser um { $when } gesehen hat!
daily-proof-none = Dieser Browser hat das Siegel nicht gesehen, bevor der Tag vorbei war; vielleicht jemand anders.
daily-mine = Deine Tage
daily-mine-none = Hier findest du, was du an jedem Tag geschafft hast.
daily-at = Partie vom { $day }
daily-at-practice = Übung, Partie vom { $day }

## Hindsight

review-page-title = { $game } im Rückblick
review-title = Deine Partie im Rückblick
review-title-of = Die Partie von { $name } im Rückblick
review-title-game = Die Partie im Rückblick
review-won = { $count ->
    [one] { $names } gewann mit { $points }
   *[other] { $names } gewannen mit { $points }
  }
review-looking = Die Partie wird noch einmal angesehen …
review-refining = Ein erstes Bild; es wird genauer hingesehen … { $percent }
review-stuck = Ein erstes Bild; genauer geht es gerade nicht. { $reason }
review-not-yet = Der Rückblick kommt nach der Partie: Sie ist noch nicht zu Ende, oder ihr Spiel des Tages läuft heute noch.
review-say-luck = Das Glück war { $size ->
    [little] ein wenig
    [clear] deutlich
   *[much] stark
  } { $way ->
    [for] auf { $who ->
        [you] deiner Seite.
       *[other] der Seite von { $name }.
      }
   *[against] gegen { $who ->
        [you] dich.
       *[other] { $name }.
      }
  }
review-say-luck-even = Das Glück war ausgeglichen.
review-say-luck-open = Wie viel Glück dabei war, lässt sich nicht sicher sagen.
review-say-cost = { $count ->
    [one] Ein Zug kostete
   *[other] { $count } Züge kosteten
  } { $who ->
    [you] dich
   *[other] { $name }
  } { $percent } %.
review-say-early = Wer was entschieden hat, wird noch ausgerechnet.
review-say-sound = { $who ->
    [you] Keiner deiner Züge war klar falsch.
   *[other] Kein Zug von { $name } war klar falsch.
  }
review-say-own = { $who ->
    [you] Deine Entscheidungen brachten { $percent } %.
   *[other] Die Entscheidungen von { $name } brachten { $percent } %.
  }
review-say-hidden = Was niemand wissen konnte, { $way ->
    [gain] brachte
   *[loss] kostete
  } { $who ->
    [you] { $way ->
        [gain] dir
       *[loss] dich
      }
   *[other] { $name }
  } { $percent } %.
review-say-others = Die Züge der anderen { $way ->
    [gain] brachten
   *[loss] kosteten
  } { $who ->
    [you] { $way ->
        [gain] dir
       *[loss] dich
      }
   *[other] { $name }
  } { $percent } %.
review-accuracy = Genauigkeit
review-accuracy-of = { $count ->
    [one] einer Entscheidung
   *[other] von { $count } Entscheidungen
  }
review-luck = Glück
review-error = auf { $percent } genau
review-fall-label = Wie aus der Gewinnchance das Ergebnis wurde
review-part-fair = Fairer Anteil
review-part-start = Am Beginn
review-part-luck = Glück
review-part-hidden = Nicht zu wissen
review-part-own = { $who ->
    [you] Deine Entschei­dungen
   *[other] Eigene Entschei­dungen
  }
review-part-others = Züge der anderen
review-part-moves = Züge aller
review-moves-what = werden noch getrennt
review-part-result = Ergebnis
review-start-what = die Aussicht in diesem Moment
review-fair-of = einer von { $count }
review-fair-side = eine von { $count } Seiten
review-luck-times = { $count ->
    [one] einmal gezogen
   *[other] { $count }-mal gezogen
  }
review-own-worst = eine davon: { $percent }
review-hidden-what = was ein Zug antraf
review-others-moves = { $count ->
    [one] von einem
   *[other] von { $count } Spielern
  }
review-place = { $place ->
    [1] gewonnen
    [2] zweiter Platz
    [3] dritter Platz
    [4] vierter Platz
   *[other] fünfter Platz
  }
review-chances = Wie die Chancen standen
review-chances-label = Die Gewinnchancen aller von der ersten Karte bis zum letzten Zug. Am Ende: { $list }. Die Tabelle darunter hat jeden Schritt.
review-after = Nach { $place }
review-key-chance = Zufall
review-key-decision = eine Entscheidung, die kostete
review-key-fair = fairer Anteil
review-step = Schritt
review-at = { $chapter }, { $what }
review-at-move = Zug { $n }
review-at-chance = Zufall
review-moments = Was den Ausschlag gab
review-moment = Moment { $n }
review-of = von { $count }
review-effect = { $way ->
    [gain] brachte
   *[loss] kostete
  } { $who ->
    [you] { $way ->
        [gain] dir
       *[loss] dich
      }
   *[other] { $name }
  } { $percent } %
review-else = Was sonst möglich war
review-else-none = Sonst war nichts möglich
review-else-text = { $who ->
    [you] Deine Gewinnchance nach jedem Zug, nach dem, was du damals wusstest.
   *[other] Die Gewinnchance von { $name } nach jedem Zug, nach dem damaligen Wissen.
  }
review-best = Bester
review-better = Besser
review-played = Gespielt
review-verdict-forced = Es gab nur diesen Zug.
review-verdict-best = Nichts Besseres wurde gefunden.
review-verdict-fine = Ein guter Zug, kaum schlechter als der beste.
review-verdict-early = Andere Züge werden noch mit ihm verglichen.
review-verdict-even = Welcher Zug der beste war, ließ sich nicht sagen.
review-verdict-slip = { $move } war etwas besser: um { $percent } %.
review-verdict-mistake = { $move } war klar besser: um { $percent } %.
review-verdict-find = Ein Fund: um { $percent } % besser als das, was der Bot gespielt hätte.
review-hidden-note = { $way ->
    [gain] Was man nicht wissen konnte, half ihm: { $percent } %.
   *[loss] Was man nicht wissen konnte, stand gegen ihn: { $percent } %.
  }
review-luck-title = Was der Zufall tat
review-luck-text = Neben dem Durchschnitt von allem, was hätte kommen können.
review-known = Nur, was man damals wusste.
review-known-chance = Nach den echten Karten aller.
review-known-text = Aus { $samples } Partien, in denen alle wie ein schneller Bot weiterspielen; ± ist, was das offen lässt.
review-ledge = Dieser Moment
review-before = Der Moment davor
review-next = Der nächste Moment
review-share = Moment teilen
review-to-replay = In der Wiederholung
review-open = Was war Glück, was Können
review-drop-title = Eine Partie im Rückblick
review-drop-text = Zieh die Aufzeichnung einer beendeten Partie hierher (eine Datei *.lanai.jsonl), oder wähle sie aus. Sie wird erst geprüft und nicht aufgehoben.
review-drop-choose = Aufzeichnung wählen
review-drop-failed = Diese Aufzeichnung lässt sich nicht zeigen. { $reason }

## An diesem Gerät

here-title = { $game } an diesem Gerät
here-text = Alle spielen an einem Bildschirm. Er geht von Hand zu Hand, und dazwischen fällt ein Vorhang.
here-who = Wer spielt?
here-owner = Dieses Gerät ist deins
here-name = Name von Spieler { $seat }
here-new = Noch jemand
here-new-name = Name
here-add = Dazu
here-coming = { $count ->
    [one] { $names } setzt sich …
   *[other] { $names } setzen sich …
}
here-known = Haben hier schon gespielt
here-bring = { $name } spielt mit
here-leave-out = { $name } spielt nicht mit
here-forget = { $name } vergessen
here-forget-title = { $name } vergessen?
here-forget-text = Partien, die { $name } gespielt hat, bleiben. Aber niemand kann dann mehr als { $name } weiterspielen: Der Schlüssel dazu liegt nur auf diesem Gerät.
here-forget-yes = Vergessen
here-taken = Hier heißt schon jemand { $name }.
here-full = Dieses Gerät merkt sich { $most } Leute. Vergiss erst jemanden davon.
here-bots = Bots
here-need = { $game } braucht { $seats } Spieler.
here-start = { $people ->
    [one] Los
   *[other] Los mit { $people } Leuten
  }
here-starting = Alle setzen sich …
here-at = an diesem Gerät
here-looks = { $name } schaut
here-everybody = Für alle
here-cover = Verdecken
here-turn = { $name } ist dran.
here-person = Spielt an diesem Gerät
here-seat = Jemand von hier
here-seat-label = Jemand an diesem Gerät setzt sich
here-stand = { $name } steht auf
here-leave-text = Alle behalten ihren Platz: Ihr findet die Partie auf der Startseite.
here-leave-home = Zur Veranda
here-leave-resign = { $name } geht endgültig
here-leave-resign-text = Wenn { $name } endgültig geht, spielt ein Bot den Platz zu Ende, und die anderen spielen weiter.
here-pause = Pause
here-rematch = Noch einmal, alle zusammen

curtain-title = { $name } ist dran
curtain-phone = Gebt { $name } das Telefon.
curtain-tablet = Gebt { $name } das Tablet.
curtain-chair = Lasst { $name } auf den Stuhl.
curtain-still = { $name }, bist du da?
curtain-covered = Die Karten von { $name } sind verdeckt. Deine werden es auch.
curtain-alone = Jetzt soll nur { $name } schauen.
curtain-since = Seit deinem letzten Zug
curtain-so-far = Bisher
curtain-before = { $count ->
    [one] Davor noch eine Sache
   *[other] Davor noch { $count } Dinge
  }
curtain-lift = Ich bin { $name }: meine Karten zeigen
curtain-lift-hold = Ich bin { $name }: halten für meine Karten
curtain-then = dann { $name }
curtain-take-back = Zug von { $name } zurücknehmen
