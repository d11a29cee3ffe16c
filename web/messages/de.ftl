# Was die erste Seite sagt, auf Deutsch: mit ihr geladen. Alles Übrige des Rahmens steht in later.de.ftl,
# die Texte eines Spiels in seinem Zimmer und in <spiel>.de.ftl.

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
me-link = { $name }, deine Seite
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
offline-title = Ohne Netz spielen
offline-here = Auf diesem Gerät spielen
error-parts = Ein Teil dieser Seite lässt sich nicht laden. Lade die Seite in einer Minute neu.
error-server = Der Server hat mit einem Fehler geantwortet ({ $status }). Versuch es noch einmal.
error-title = Das hat nicht geklappt
error-again = Noch einmal
not-found-title = Hier sitzt niemand
not-found-text = Diese Seite gibt es nicht, oder der Tisch ist abgeräumt.

## Startseite

home-title = Lanai: drei Spiele auf der Veranda
home-hello = Setz dich dazu.
home-hello-name = Setz dich dazu, { $name }.
home-hello-back = Willkommen zurück, { $name }.
home-start = Etwas Neues anfangen
home-line = Drei Spiele liegen heute auf dem Tisch. Ohne Konto, nichts zu installieren.
home-ask-name = Wie heißt du?
home-name-keep = So heiße ich
home-play = Spielen
home-play-label = Spielen: { $game }, gegen Bots
home-play-wait = Karten kommen …
home-company = Plätze, Stärke und Optionen wählen: { $game }
home-company-change = Plätze, Stärke, Optionen
home-waiting = Du bist dran
home-friends = Mit Freunden
home-friends-label = Mit Freunden: { $game }
home-here = An diesem Gerät
home-here-label = An diesem Gerät: { $game }
home-rules = Regeln
home-rules-label = Regeln von { $game }
home-learn = Lernen
home-learn-label = { $game } in einer geführten ersten Partie lernen
home-seats-exactly = { $seats } Personen
home-seats = { $min }–{ $max } Personen
home-minutes = etwa { $minutes } Minuten
home-minutes-short = { $minutes } min
home-tables = Deine Tische
home-last = Letzte Partien
home-all-games = { $games ->
    [one] Deine Partie
   *[other] Alle { $games } Partien
}
home-last-won = Gewonnen mit { $points }
home-last-place = { $place } von { $places }, { $points } Punkte
home-last-with = { $game } mit { $names }
home-last-result = Ergebnis
home-last-open = Ergebnis: { $game }, { $when }
home-offline = Geht ohne Netz
home-public = Offene Tische
home-finished = Beendete Partien
home-none = Keine Partie wartet auf dich. Beginne oben eine: Sie bleibt hier, bis sie zu Ende ist.
home-rest = Mehr
home-playing = Läuft gerade
home-turn = Du bist dran
home-take-turn = Zug machen
home-live = Live
home-present = { $count ->
    [one] { $names } ist am Tisch.
   *[other] { $names } sind am Tisch.
  }
home-all-present = { $count ->
    [one] { $names } ist am Tisch.
    [2] Beide sind am Tisch.
   *[other] Alle sind am Tisch.
  }
home-lobby = { $taken } von { $seats } Plätzen
home-won = Du hast gewonnen
home-winner = Sieg: { $names }
home-played = { $name } ({ $by })
home-alone = Bisher nur du

## Vor dem Start

level-bot = Bot, Stärke: { $level }
program-line = { $program }, ein Programm von { $owner }
program-named = { $name } (Bot)
lobby-limit-seconds = { $seconds } s
lobby-limit-minutes = { $minutes } min
limit-hours = { $hours } h pro Zug
limit-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
left-days = noch { $days } Tage
left-hours = noch { $hours } h
left-minutes = noch { $minutes } min

## Leute

person-plain = Platz { $seat }

## Ende

played-all = ein Bot hat alle Züge gespielt
played-last = { $count ->
    [one] ein Bot beim letzten Zug
   *[other] ein Bot bei den letzten { $count } Zügen
  }
played-some = ein Bot bei { $count } von { $moves } Zügen

## Noch einmal ansehen

record-link = Eine Aufzeichnung aus einer Datei öffnen
record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.

## Wer ich bin

somebody = Jemand

## Meine Partien und Wertungen

profile-somebody = jemand
profile-replaced = { $name } (ein Bot spielte weiter)
profile-change = Wertung { $change }
profile-place = { $place }.
profile-replay = Ansehen
profile-replay-label = Noch einmal ansehen: { $game }, { $when }

## Die Glocke

bell-title = Die Glocke
bell-waiting = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
bell-on = Die Glocke läutet: { $places }
bell-on-here = hier
bell-on-device = { $name }
bell-on-mail = per E-Mail

## Partie des Tages

daily-title = Partie des Tages
daily-line = Dieselben Karten für alle
daily-streak = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage in Folge
  }
daily-open = Noch nicht gespielt
daily-open-note = Spiel eines davon zu Ende, dann siehst du, was die anderen mit denselben Karten geschafft haben.
daily-begun = Begonnen
daily-won = Gewonnen
daily-won-by = Mit { $points } gewonnen
daily-level = Gleichauf mit dem besten Bot
daily-behind = { $points } dahinter
daily-left = Aufgegeben
daily-rank = { $rank } von { $count }
daily-share-head = Lanai, Partie des Tages: { $game }, { $day }

## Hindsight

review-link = Rückblick
review-link-label = Rückblick: { $game }, { $when }
