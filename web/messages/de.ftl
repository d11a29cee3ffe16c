# Der Rahmen der Web-App auf Deutsch. Die Texte eines Spiels stehen in seinem Raum und in <spiel>.de.ftl.

lanai = Lanai
skip = Zum Inhalt
home-link = Lanai, Startseite
language = Sprache
language-en = English
language-fr = Français
language-de = Deutsch
theme = Aussehen
theme-light = Tag
theme-dark = Abend
theme-system = Wie das Gerät
me-link = { $name }, dein Name und deine Einstellungen
close = Schließen
back-home = Zurück zur Veranda

friendly-name-0 = Netter Reiher
friendly-name-1 = Ruhige Krake
friendly-name-2 = Flinker Gecko
friendly-name-3 = Fröhlicher Otter
friendly-name-4 = Sonnige Krabbe
friendly-name-5 = Mutiger Spatz
friendly-name-6 = Froher Delfin
friendly-name-7 = Sanfter Rochen
friendly-name-8 = Schnelle Schwalbe
friendly-name-9 = Lustige Robbe
friendly-name-10 = Weise Eule
friendly-name-11 = Freie Möwe

## Fehler

error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
error-parts = Ein Teil dieser Seite lässt sich nicht laden. Lade die Seite in einer Minute neu.
error-server = Der Server hat mit einem Fehler geantwortet ({ $status }). Versuch es noch einmal.
error-stale = Der Tisch war schon weiter. Schau noch einmal hin und wähle dann.
error-title = Das hat nicht geklappt
error-again = Noch einmal
not-found-title = Hier sitzt niemand
not-found-text = Diese Seite gibt es nicht, oder der Tisch ist abgeräumt.

## Startseite

home-title = Lanai: drei Spiele auf der Veranda
home-hello = Setz dich dazu.
home-hello-name = Setz dich dazu, { $name }.
home-line = Drei Spiele liegen heute auf dem Tisch. Ohne Konto, nichts zu installieren.
home-ask-name = Wie heißt du?
home-name-keep = So heiße ich
home-play = Spielen
home-play-label = Spielen: { $game }, gegen Bots
home-play-wait = Karten kommen …
home-company = Plätze, Stärke und Optionen wählen: { $game }
home-company-change = Plätze, Stärke, Optionen
home-company-seats = Plätze
home-company-level = Die Bots spielen
home-waiting = Du bist dran
home-friends = Mit Freunden
home-friends-label = Mit Freunden: { $game }
home-rules = Regeln
home-rules-label = Regeln von { $game }
home-learn = Lernen
home-learn-label = { $game } in einer geführten ersten Partie lernen
home-seats-exactly = { $seats } Personen
home-seats = { $min }–{ $max } Personen
home-minutes = etwa { $minutes } Minuten
home-minutes-short = { $minutes } min
home-tables = Deine Tische
home-finished = Beendete Partien
home-public = Offene Tische
home-none = Keine Partie wartet auf dich. Beginne oben eine: Sie bleibt hier, bis sie zu Ende ist.
home-more = Mehr zeigen
home-playing = Läuft gerade
home-turn = Du bist dran
home-lobby = { $taken } von { $seats } Plätzen
home-won = Du hast gewonnen
home-winner = Sieg: { $names }
home-played = { $name } ({ $by })
home-alone = Bisher nur du

## Vor dem Start

lobby-title = { $game } bei { $name }
lobby-title-plain = Ein Tisch für { $game }
lobby-line = Verschick den Link oder setz einen Bot dazu. Mit dem Link können alle mitspielen oder zuschauen.
lobby-line-guest = Nimm einen freien Platz. { $name } startet die Partie.
lobby-seats = Die Plätze am Tisch
lobby-you-host = das bist du, Host
lobby-you = das bist du
lobby-host = Host
lobby-guest = ist da
lobby-away = ist weg
lobby-free = Freier Platz
lobby-free-friend = für Besuch
level-bot = Bot, Stärke: { $level }
lobby-sit = Hier sitzen
lobby-move = Hierher
lobby-stand = Aufstehen
lobby-add-bot = Bot dazu
lobby-send-away-label = { $name } wegschicken
lobby-level = Wie gut { $name } spielt
lobby-start = Start
lobby-start-some = Start zu { $count }
lobby-starting = Karten kommen …
lobby-left-out = Leere Plätze fallen weg.
lobby-here = { $count ->
    [0] Noch niemand da
    [one] 1 von { $seats } da
   *[other] { $count } von { $seats } da
  }
lobby-all-here = Alle sind da
lobby-wait = { $name } startet, wenn alle da sind.
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
lobby-limit-seconds = { $seconds } s
lobby-limit-minutes = { $minutes } min
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
    [one] Ein Start ist misslungen: keine Antwort von { $names }.
   *[other] { $count } Starts sind misslungen. Zuletzt keine Antwort von { $names }.
  }
lobby-seal-suspect = Wer Starts immer wieder misslingen lässt, wartet vielleicht auf bessere Karten.
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
table-hint-play-label = So spielen: { $move }
table-hint-play = So spielen
lesson-title = Lektion
lesson-play = Richtig spielen
lesson-step = Lektion, Schritt { $step } von { $steps }
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
person-plain = Platz { $seat }
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
rematch-no = Nein, danke
rematch-after-all = Doch mitspielen
rematch-who = Wer noch einmal spielt
rematch-said-yes = spielt wieder
rematch-said-no = spielt nicht mehr
rematch-said-open = hat noch nicht geantwortet
played-all = ein Bot hat alle Züge gespielt
played-last = { $count ->
    [one] ein Bot beim letzten Zug
   *[other] ein Bot bei den letzten { $count } Zügen
  }
played-some = ein Bot bei { $count } von { $moves } Zügen
end-replay = Partie ansehen
end-board = Zum Tisch
end-back = Punkte
end-points = Woher die Punkte kommen
end-lead = Wie die Führung wechselte
end-lead-chapter = { $name } ging endgültig in Führung: { $chapter }.
end-lead-past = { $name } zog endgültig an { $past } vorbei: { $chapter }.
end-together = Zusammen sind es { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
end-level = Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
end-tie-broken = { $name } gewinnt bei Gleichstand.
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
end-lead-label = Punkte im Lauf der Zeit: { $list }
end-lead-point = { $name } { $points }
end-seal-title = Das Siegel ist offen
end-seal-text = Niemand konnte den Zufall lenken: Ihr habt euch vor der ersten Karte darauf geeinigt, unter dem Siegel { $seal }.
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
settings-move-line = Zugzeile
settings-move-line-text = Eine Zeile, um Züge als Wörter zu tippen, mit Ergänzung. Die Taste / holt sie jederzeit an den Tisch.
settings-hidden = Ausgeblendete
settings-hidden-text = Du liest nichts von ihnen. Berühre einen Namen, um jemanden wieder zu sehen.
settings-hidden-show = { $name } wieder zeigen
settings-private = Dein Name, diese Einstellungen und der Schlüssel zu deinen Plätzen bleiben auf diesem Gerät.
