# Lanai: Texte der Befehlszeile, des Terminals und aller Fehler.

## Fehler: Vorbereitung

setup-game = Es gibt kein Spiel „{ $game }“. Spiele: { $known }.
game-broken = Das Spielpaket „{ $package }“ lässt sich nicht laden: { $error }
game-missing = Das Spielpaket „{ $package }“ hat in seiner game.py kein GAME, das ein Game ist.
game-name = Das Spielpaket „{ $package }“ nennt sein Spiel „{ $game }“. Namen bestehen aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen, etwa „kuhn-poker“.
game-announced = Das Spielpaket „{ $package }“ enthält das Spiel „{ $game }“: Sein Entry Point muss genauso heißen.
game-clash = Das Spielpaket „{ $package }“ bringt ein Spiel „{ $game }“ mit, aber es gibt schon eines mit diesem Namen.
setup-players = { $game } ist für { $min } bis { $max } Personen, nicht für { $players }.
setup-cards = { $game } hat keine Kartentabelle „{ $cards }“. Tabellen: { $known }.
setup-option = { $game } hat keine Option „{ $option }“. Optionen: { $known }.
setup-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $choices }.
setup-option-form = Eine Option schreibt man name=wert, nicht „{ $option }“.
setup-seats = { $given } Plätze sind benannt, aber es spielen nur { $players }.
setup-language = Es gibt keine Sprache „{ $language }“. Sprachen: { $known }.
setup-seed = Ein Seed ist eine ganze Zahl von 0 bis { $most }.
setup-no-person = So spielt niemand: Auf allen Plätzen sitzen Bots. Unter sich spielen sie mit „lanai simulate“.
not-hexadecimal = „{ $what }“ muss hexadezimal in Kleinbuchstaben sein.

## Fehler: Kartentabellen

cards-unreadable = Kartentabelle { $version } ist kein TOML: { $error }.
cards-missing = Kartentabelle { $version } hat keine Liste „{ $key }“.
cards-line = Kartentabelle { $version }: „{ $key }“ fehlt oder ist falsch in { $row }.
cards-provenance = Kartentabelle { $version }: „{ $value }“ ist keine Herkunft (book, public, ruling, reconstructed).
cards-hand = Kartentabelle { $version }: Die Hand „{ $hand }“ hat eine unbekannte Sorte oder eine falsche Anzahl für „{ $kind }“.
cards-tiki = Kartentabelle { $version }: „{ $name }“ ist keiner ihrer Tikis.
cards-groups = Kartentabelle { $version } muss neun verschiedene Tikis nennen, drei Gruppen zu dritt, Gruppe für Gruppe.
cards-missions = Kartentabelle { $version } muss 27 Aufträge nennen, nicht { $count }.
cards-mission-twice = Kartentabelle { $version } nennt dieselben drei Tikis zweimal.
cards-mission-groups = Kartentabelle { $version }: Auftrag { $mission } nennt nicht aus jeder Gruppe einen Tiki.

## Fehler: Aufzeichnungen

record-empty = Die Aufzeichnung ist leer.
record-not-text = Das ist kein Text in UTF-8.
record-not-json = Das ist keine Zeile JSON: { $error }.
record-not-object = Eine Zeile muss ein JSON-Objekt sein.
record-format = Das ist keine Lanai-Aufzeichnung im Format 1 („lanai“ ist { $format }).
record-header = Dem Kopf fehlt „{ $key }“, oder es hat die falsche Form.
record-rules = Gespielt wurde nach den Regeln { $rules }; dieses Programm kennt { $known }.
record-line = Eine Zeile muss einen Zufall mit seinem Wert enthalten oder einen Platz mit seinem Zug.
record-seat = Diesen Platz gibt es in dieser Partie nicht.
record-result = Das Ergebnis muss für jeden Platz die Punkte nennen, und wer gewonnen hat.
record-after-result = Nach dem Ergebnis darf nichts mehr kommen.
record-digest = Das ist nicht die Aufzeichnung, die versiegelt wurde: Ein Zeichen darin wurde geändert.
record-not-over = Es gibt ein Ergebnis, aber die Partie ist nicht zu Ende.
record-scores = Die Punkte sind { $right }, nicht { $scores }.
record-winners = Gewonnen hat { $right }, nicht { $winners }.
record-chance = Zufall Nummer { $event } ist nicht, was der Seed ergibt.
record-commitment = Das Geheimnis passt nicht zur Festlegung vom Anfang.
agreement-unreadable = Die Vereinbarung vom Anfang ist nicht lesbar.
agreement-other = Die Vereinbarung vom Anfang sagt etwas anderes über „{ $key }“.
record-secret-missing = Die Partie ist zu Ende, aber das Geheimnis ihrer Festlegung wurde nicht enthüllt.
record-seed = Der Seed passt nicht zum Geheimnis oder ist nicht lesbar.
record-fault = Zeile { $line } der Aufzeichnung: { $reason }
record-finished = Diese Partie ist zu Ende. Sieh sie dir mit „lanai replay“ noch einmal an.
move-over = Die Partie ist zu Ende.
move-turn = Du bist nicht am Zug.
move-illegal = Dieser Zug geht jetzt nicht.
move-unreadable = „{ $move }“ ist kein Zug in diesem Spiel.
chance-not-due = Hier ist kein solcher Zufall an der Reihe: Erwartet wurde { $expected }.
chance-impossible = Das kann der Zufall nicht ergeben haben ({ $rule }).

## Spielstärken

level-random = Zufall
level-random-about = Spielt irgendetwas Erlaubtes.
level-easy = Leicht
level-easy-about = Freundlich, noch neu im Spiel, übersieht manchen Zug.
level-medium = Mittel
level-medium-about = Weiß, was gut ist, und denkt einen Zug voraus.
level-hard = Schwer
level-hard-about = Denkt vor jedem Zug einen Moment voraus.
level-expert = Profi
level-expert-about = Spielt vor jedem Zug Tausende Partien im Kopf.

## Fehler: Bots

bot-unknown = Es gibt keinen Bot „{ $bot }“. Bots: { $known }, search:20000 oder search:200ms, oder dein eigener als pfad.py:Klassenname.
bot-budget = „{ $bot }“ sagt, wie lange er denkt: entweder in Simulationen, etwa search:20000, oder in Zeit, etwa search:200ms.
bot-no-file = Es gibt keine Datei „{ $file }“ für den Bot „{ $bot }“.
bot-no-class = „{ $file }“ hat keine Klasse „{ $class }“, die ein lanai-Bot ist.
bot-broken = Der Bot „{ $bot }“ ließ sich nicht laden: { $error }.
bot-crashed = Der Bot „{ $bot }“ ist abgestürzt: { $error }.
game-crashed = Das Spiel „{ $game }“ ist abgestürzt, während der Bot „{ $bot }“ nachdachte: { $error }.
game-unfinished = Dieses Spiel ist nicht fertig. { $error }; „lanai check“ sagt mehr.
bot-late = Der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } s geantwortet.
bot-nonsense = Der Bot „{ $bot }“ hat { $answer } geantwortet, das ist kein Zug.
bot-illegal = Der Bot „{ $bot }“ hat „{ $move }“ geantwortet, das ist hier nicht erlaubt ({ $rule }).
bot-died = Der Prozess eines Bots ({ $bot }) hat sich wortlos beendet.
bot-count = { $given } Bots für { $players } Plätze: Nenne einen für alle oder einen für jeden Platz.

## Fehler: Turniere

tournament-two-bots = Ein Turnier braucht mindestens zwei Bots: Nenne jeden mit --bots.
tournament-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt.
tournament-among-whom = --among nennt „{ $bot }“, der nicht unter den --bots ist.
tournament-kept = „{ $file }“ enthält schon ein Turnier: Mach mit --resume weiter oder wähle ein anderes --out.
tournament-resume-what = --resume braucht das --out des Turniers, mit dem es weitergehen soll.
journal-other = „{ $file }“ enthält ein anderes Turnier (anders ist: { $what }): Wähle ein anderes --out.
journal-broken = „{ $file }“ ist nicht das Journal eines Turniers oder ist beschädigt.
ray-unreachable = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $error }

## Fehler: Dateien

file-unreadable = „{ $file }“ lässt sich nicht lesen: { $error }.
file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $error }.
file-not-record = „{ $file }“ gibt es schon und ist keine Lanai-Partie: Die Datei wurde nicht überschrieben.
table-ending = Eine Tabelle von Partien ist eine Datei, die auf { $known } endet, nicht „{ $file }“.
table-no-folder = Es gibt keinen Ordner „{ $folder }“, in den „{ $file }“ geschrieben werden kann: Lege ihn zuerst an.
extra-missing = { $what } braucht das Extra „{ $extra }“: pip install '.[{ $extra }]' im Ordner mit dem Quelltext von Lanai.

## Fehler: Speicher des Servers

store-folder = Der Datenordner „{ $folder }“ ist nicht benutzbar: { $error }.
store-in-use = Den Datenordner „{ $folder }“ benutzt schon ein anderer Server. Für mehrere Server nimm PostgreSQL.
store-none = Im Ordner „{ $folder }“ liegen keine Daten.
store-older = Die Daten stammen von einem älteren Lanai. Starte einmal „lanai serve“ von diesem damit.
store-newer = Die Daten stammen von einem neueren Lanai (Schema { $version }, dieses kennt { $known }). Bitte aktualisiere es.
store-unreachable = Die Datenbank ist nicht erreichbar: { $error }.
store-write = Nichts wurde gespeichert: { $error }.
store-unknown = Die Datenbank verschwand beim Speichern; ob gespeichert wurde, ist nicht bekannt: { $error }.
store-taken = Diese Kennung ist schon vergeben.
store-closed = Der Speicher ist geschlossen.

## Spielen im Terminal

play-title = { $game } · { $players }
play-commitment = Die Verteilung steht fest. Ihre Festlegung: { $commitment }
play-practice = Übungspartie aus dem Seed { $seed }: nicht geheim, immer gleich.
play-unproven = Diese Partie begann anderswo: Der Zufall von hier an ist nicht beweisbar.
play-kept = Die Partie liegt in { $file }
play-help = Gib einen Zug ein (Tab ergänzt), ? für alle erlaubten Züge, look, log, undo, save [DATEI] oder quit.
play-help-plain = Gib einen Zug ein, ? für alle erlaubten Züge, look, log, undo, save [DATEI] oder quit.
play-look = look: alles ganz
play-prompt = { $name }, du bist dran
play-legal = Erlaubte Züge ({ $count }):
board-more = … („look“ zeigt alles)
play-undone = Zurückgenommen:
play-undo-nothing = Du hast nichts zurückzunehmen.
play-undo-ask = Andere haben seitdem gezogen, oder etwas wurde aufgedeckt. Ist der Tisch einverstanden, { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
  } zurückzunehmen? [j/N]
play-undo-refused = Nichts wurde zurückgenommen.
play-yes = j
play-saved = Gespeichert in { $file }.
play-go-on = Deine Partie ist aufgehoben. Weiter geht es mit: { $command }
play-pass = Gib die Tastatur an { $name } weiter; dann die Eingabetaste drücken
play-end-turn = Drücke die Eingabetaste, um deinen Zug zu beenden, oder tippe undo
play-enter = Drücke die Eingabetaste
play-ignored = „{ $line }“ wurde übergangen.
play-which = Welches Spiel?
play-number = Eine Zahl von 1 bis { $count }
play-kept-game = Weiter: { $game } · { $players } · { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  } · { $when }
play-no-file = Es gibt keine Datei „{ $file }“.
play-file-arranged = „{ $file }“ sagt schon, wer wie spielt: --players, --seat, --bot, --option und --seed sind für neue Partien.
play-winner = { $name } gewinnt: { play-points }.
play-winners = { $names } teilen sich den Sieg: { play-points }.
play-winners-together = { $names } gewinnen gemeinsam.
play-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
play-record = Die Aufzeichnung: { $file }
play-record-uses = Prüfe sie mit „lanai verify“, sieh sie dir mit „lanai replay“ noch einmal an.
play-interrupted = Angehalten.
play-person = Mensch
labelled = { $label }: { $value }
play-and = { $first } und { $last }

## Simulationen

games-progress = Es wird gespielt
simulate-title = { $game }: { $games } Partien, { $players } Plätze, Seed { $seed }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-shared = Geteilt
simulate-share = Siegquote
simulate-mean = Punkte
simulate-spread = ± s
simulate-range = Min–Max
build-compiled = kompiliert
build-interpreted = interpretiert
simulate-each = { $count } je Partie
simulate-speed = { $moves } Züge in { $seconds } s: { $rate } Züge/s auf { $processes ->
    [one] einem Prozess
   *[other] { $processes } Prozessen
  }, { $build }
simulate-records = { $count } Aufzeichnungen in { $folder }
simulate-interrupted = Angehalten nach { $games } Partien.
games-table = { $count } Partien in { $file }

## Turniere

tournament-title = { $game }: { $games } Partien, { $players } Plätze, Seed { $seed }
tournament-pairings = Jede Paarung (gleich starke Bots: { $fair })
tournament-bot = Bot
tournament-against = Gegen
tournament-among = Unter
tournament-deals = Spiele
tournament-share = Siegquote
tournament-interval = 95-%-Intervall
tournament-rating = Wertung
tournament-mu = μ
tournament-sigma = σ
tournament-mean = ms/Zug
tournament-longest = p99 ms
tournament-span = { $low }–{ $high } %
tournament-interrupted = Angehalten nach { $games } von { $all } Partien.
tournament-go-on = Weiter geht es mit: { $command }
tournament-not-kept = Nichts wurde aufgehoben: Mit --out kann ein Turnier weitergehen, wo es aufgehört hat.

## Aufzeichnungen

verify-ok = { $file }: geprüft, { $moves } Züge, Punkte { $scores }, Zufall { $chance }
verify-unfinished = { $file }: so weit geprüft, unfertig nach { $moves } Zügen, Zufall { $chance }
verify-fault = { $file }:{ $line }: { $reason }
rules-play = So wird gespielt
rules-moves = Züge
verify-chance-agreed = bewiesen durch die Vereinbarung { $agreement }: niemand kann ihn gegen die gewählt haben, die eine Nonce beigetragen haben
verify-chance-committed = bewiesen durch seine Festlegung (Verfahren 1): nach dem Start wurde nichts geändert, aber wer das Geheimnis zog, kann es gewählt haben
verify-other-agreement = Vereinbart war etwas anderes: Diese Aufzeichnung hat die Vereinbarung { $agreement }.
verify-no-agreement = Diese Aufzeichnung hat keine Vereinbarung (sie entstand nach Verfahren 1, oder ihre Partie ist nicht zu Ende).
verify-chance-taught = zum Lernen gewählt: das ist eine Lektion
verify-chance-reproduced = aus dem Seed der Simulation nachgerechnet
verify-chance-unproven = unbewiesen (kein Seed in der Aufzeichnung)
replay-step = Zug { $move } von { $moves }
replay-prompt = Eingabe: weiter · b: zurück · eine Zahl: dorthin · q: Ende
replay-unknown = „{ $answer }“ geht hier nicht: Drücke die Eingabetaste oder tippe b, q oder eine Zahl von 0 bis { $last }.
replay-start = Anfang
replay-no-seat = Es gibt keinen Platz { $seat }: Die Plätze sind 0 bis { $last }, oder „open“ oder „spectator“.

## Karten

cards-none = { $game } hat keine Kartentabellen.
cards-title = { $game }, Kartentabelle { $version }
cards-reconstructed = { $count } von { $total } Zeilen sind rekonstruiert: Die Spielregel druckt sie nicht ab, und wer die Schachtel hat, kann sie in einer einzigen Datei berichtigen.
column-provenance = Herkunft
provenance-book = Spielregel
provenance-public = öffentlich
provenance-ruling = Entscheid
provenance-reconstructed = rekonstruiert

## Messungen

bench-title = Tempo dieser Version ({ $build }), ein Thread
bench-game = Spiel
bench-core = Zufällig im Kern
bench-eager = { $game }: im Kern { $how }
bench-driven = Zug für Zug
bench-copy = Kopie
bench-redeal = Neu gegeben
bench-rate = { $rate } Züge/s
bench-micro = { $micro } µs

## Die Befehlszeile

cli-about = Moderne Brettspiele im Terminal, mit Bots und fairen Karten, die du prüfen kannst.
cli-lang = Sprache aller Texte: { $known } (Vorgabe: die des Systems).
cli-version = Zeige die Version und ob der Kern kompiliert ist.
cli-agreement = die Vereinbarung, die jemand aufgehoben hat: Die Aufzeichnung muss dazu gehören (64 hexadezimale Ziffern)
cli-json = Schreibe JSON, das Programme lesen.
cli-plain = Schlichte Sätze ohne Farben und Rahmen, für Screenreader und Pipes.
cli-game = Das Spiel. Siehe „lanai games“.
cli-games = Liste die Spiele auf.
cli-play = Spiele im Terminal, allein mit Bots oder zu mehreren an einer Tastatur.
cli-play-game = Ein Spiel oder die Datei einer gespeicherten Partie. Ohne Angabe wirst du gefragt.
cli-players = Wie viele spielen.
cli-seat = Wer auf dem nächsten Platz sitzt: ein Name oder bot:NAME. Darf wiederholt werden.
cli-bot = Der Bot auf allen freien Plätzen: easy, medium, hard, expert, random oder pfad.py:Klassenname.
cli-option = Eine Option des Spiels, als name=wert. Darf wiederholt werden.
cli-play-seed = Spiele eine Übungspartie aus dieser Zahl statt einer geheimen.
cli-seconds = Sekunden, die ein Bot für einen Zug nachdenken darf.
cli-serve = Öffne Tische im Browser: allein mit Bots oder zusammen über das Netz.
cli-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere herein.
cli-serve-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-serve-data = Ordner für die Tische (SQLite).
cli-serve-database = Eine PostgreSQL-Datenbank statt des Ordners, als postgresql://…; mehrere Server dürfen sie teilen.
cli-serve-open = Öffne den Browser.
cli-reports = Liste auf, was Leute übereinander gemeldet haben; für alle, die den Server betreiben.
cli-reports-done = Schließe die Meldung mit dieser Nummer.
cli-reports-all = Zeige auch geschlossene Meldungen.
cli-simulate = Lass Bots viele Partien spielen und fasse zusammen.
cli-tournament = Lass Bots mit denselben Karten von jedem Platz aus gegeneinander spielen und bewerte sie.
cli-tournament-bots = Ein Bot des Turniers. Nenne jeden, oder trenne sie mit Kommas.
cli-tournament-games = Partien je Paarung, aufgerundet auf ganze Verteilungen (jede wird von jedem Platz gespielt).
cli-tournament-among = Spiele nur die Paarungen, in denen alle anderen dieser Bot sind.
cli-tournament-out = Schreibe eine Tabelle der Partien in diese Datei (.csv, oder .parquet mit dem Extra „parquet“), daneben ein Journal zum Weitermachen.
cli-resume = Mach mit dem Turnier weiter, das neben --out liegt, wenn es eines gibt. Partien und Bots dürfen dazukommen.
cli-ray = Spiele auf einem Ray-Cluster: seine Adresse oder „local“ (braucht das Extra „ray“).
cli-bots = Die Bots: einer für alle Plätze oder einer je Platz, durch Kommas getrennt.
cli-games-count = Anzahl der Partien.
cli-seed = Seed: Derselbe ergibt dieselben Partien. Ohne Angabe wird er gezogen.
cli-records = Schreibe von jeder Partie eine Aufzeichnung in diesen Ordner.
cli-out = Schreibe eine Tabelle der Partien in diese Datei (.csv, oder .parquet mit dem Extra „parquet“).
cli-check = Prüfe bei jedem Schritt alle Invarianten des Spiels.
cli-processes = Anzahl der Prozesse (Vorgabe: alle Kerne).
cli-replay = Sieh dir eine Aufzeichnung Schritt für Schritt an.
cli-file = Eine Aufzeichnung, oder - für die Standardeingabe.
cli-replay-as = Von diesem Platz aus (0, 1, …), als „spectator“ oder „open“ mit allem aufgedeckt.
cli-check-game = Prüfe, ob ein Spiel hält, worauf sich alle verlassen: für alle, die eines schreiben.
cli-check-runs = Wie oft jede Prüfung läuft, jedes Mal mit anderen Zahlen.
cli-check-seed = Die erste Zahl, aus der gezogen wird.
check-not-installed = „{ $game }“ liegt hier, ist aber nicht installiert: pip install --editable ./{ $game }
check-again = (derselbe Fehler wie oben)
check-fine = { $game } hält alle seine Versprechen.
check-faults = { $game } bricht { $count ->
    [one] ein Versprechen
   *[other] { $count } Versprechen
 }.
cli-new-game = Schreibe die Dateien eines kleinen Spiels, das läuft, als Anfang für dein eigenes.
cli-new-game-name = Der Name des neuen Spiels, etwa mein-spiel.
cli-new-game-in = Der Ordner, in den es geschrieben wird.
new-game-name = „{ $name }“ kann nicht der Name eines Spiels sein: zuerst ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa „mein-spiel“.
new-game-python = „{ $name }“ ist schon ein Wort oder ein Modul von Python: Nimm einen anderen Namen.
new-game-taken = Es gibt schon ein Spiel „{ $name }“.
new-game-exists = { $folder } gibt es schon: Nimm einen anderen Namen oder einen anderen Ordner.
new-game-written = In { $folder } liegt ein kleines Spiel, das läuft. So geht es weiter:
    pip install --editable { $folder }
    lanai check { $name }
    lanai play { $name }
cli-verify = Prüfe Aufzeichnungen: erlaubte Züge, richtige Punkte, Zufall, der zum Seed passt.
cli-cards = Liste die Karten eines Spiels auf, mit der Herkunft jeder Zeile.
cli-table = Version der Kartentabelle (Vorgabe: die neueste).
cli-bench = Miss das Tempo des Kerns auf diesem Rechner.
cli-bench-seconds = Sekunden für jede Messung.
cli-examples = Beispiele
games-bots = Bots
games-players = Personen
games-minutes = Minuten

## Tische im Netz: was abgelehnt wird

table-stale = Die Stellung hat sich inzwischen geändert. Schau noch einmal hin.
table-unauthorized = Bitte sag zuerst, wer du bist: Dafür braucht es das Token eines Gasts.
table-metrics-token = Das darf nur dieser Rechner lesen und wer das Token aus LANAI_METRICS_TOKEN zeigt.
table-not-host = Das darf nur der Host des Tisches.
table-no-such-table = Diesen Tisch gibt es nicht. Einer, den niemand startet, ist nach einer Weile weg.
table-no-such-game = Es gibt kein Spiel „{ $game }“. Spiele: { $known }.
table-no-lesson = { $game } hat keine Lektion.
table-no-such-cards = { $game } hat keine Kartentabelle „{ $cards }“. Tabellen: { $known }.
table-not-found = Unter dieser Adresse ist nichts.
table-no-method = Das kann diese Adresse nicht.
table-not-over = Die Partie ist noch nicht zu Ende.
table-not-in-lobby = Die Partie hat begonnen.
table-not-started = Die Partie hat noch nicht begonnen.
table-game-over = Die Partie ist zu Ende.
table-too-large = Das ist zu groß: höchstens { $most } Bytes.
table-too-many-tables = Du hast zu viele Tische. Spiel zuerst einen zu Ende.
table-full = Dieser Server hat so viele Tische, wie er darf. Versuch es später noch einmal.
table-too-fast = Zu viele Anfragen auf einmal. Warte einen Moment.
table-busy = Der Server hat gerade zu viel zu denken. Versuch es gleich noch einmal.
table-unavailable = Der Speicher ist gerade nicht erreichbar. Nichts wurde geändert; versuch es noch einmal.
table-defect = Auf dem Server ist etwas kaputt. Nichts wurde geändert.
table-no-such-seat = Es gibt keinen Platz { $seat }.
table-no-such-level = Es gibt keine Spielstärke „{ $level }“. Spielstärken: { $known }.
table-no-such-viewer = Als „{ $viewer }“ kann niemand zuschauen: Nenne die Nummer eines Platzes, „spectator“ oder „open“.
table-seat-taken = Platz { $seat } ist besetzt.
table-seats-in-use = Jenseits von Platz { $players } sitzt jemand.
table-seats-empty = Für dieses Spiel sind zu viele Plätze leer. Setz Leute oder Bots darauf.
table-no-hash-asked = Niemand hat nach einem Hash gefragt, oder nicht bei diesem Versuch.
table-no-nonce-asked = Niemand hat nach einer Nonce gefragt, oder nicht bei diesem Versuch.
table-chat-empty = Das sagt nichts.
table-chat-fast = Du hast gerade viel gesagt. Warte einen Moment.
table-chat-too-much = Du hast an diesem Tisch { $most } Zeilen gesagt. Lass die anderen reden.
table-chat-seated = Hier chatten nur alle, die am Tisch sitzen.
table-muted = Der Host hat dich gebeten, an diesem Tisch still zu sein.
table-removed = Der Host hat dich von diesem Tisch weggeschickt: Du darfst zuschauen, aber nicht sitzen oder chatten.
table-locked = Der Tisch ist geschlossen: Niemand kann sich mehr dazusetzen.
table-still-playing = Aus einer Partie kann man niemanden werfen. Stummschalten geht.
table-yourself = Das bist du selbst.
table-no-such-person = So jemanden gibt es an diesem Tisch nicht.
table-no-change = Das ist schon so.
table-too-many-reports = Du hast heute viel gemeldet. Danke; warte bitte bis morgen.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-resigned = Du hast aufgegeben.
table-not-away = Niemand spielt für dich.
table-undo-pending = Der Tisch wird schon nach einer Rücknahme gefragt.
table-undo-nothing = Du hast nichts zurückzunehmen.
table-undo-not-asked = Danach hat dich niemand gefragt.
table-undo-too-often = Du hast in dieser Partie { $most } Züge zurückgenommen. Ab jetzt zählt jeder deiner Züge.
table-undo-asked-too-often = Du hast in dieser Partie { $most }-mal um eine Rücknahme gebeten. Bitte spiel weiter.
table-back-too-often = Du bist { $most }-mal zurückgekommen. Mach einen Zug, dann gehört der Platz wieder dir.
table-changed-too-often = An diesem Tisch wurde so viel geändert, dass er nichts mehr annimmt. Ein neuer Tisch ist schnell gedeckt.
table-start-too-often = Der Start ist hier { $most }-mal misslungen. Bitte mach einen neuen Tisch auf.
table-undo-no-question = Du hast um keine Rücknahme gebeten.
table-nudge-not-now = Auf { $seat } wartet gerade niemand, oder eine Uhr läuft.
table-nudge-again = { $seat } wurde gerade erst angestupst.
table-not-nudged = Niemand hat dich angestupst.
table-standin-not-now = Es ist zu früh, einen Bot für { $seat } spielen zu lassen.
table-rematch-agreed = Du hast einer Revanche zugestimmt. Steh am neuen Tisch auf, wenn du doch nicht willst.
table-bad-name = Bitte wähle einen anderen Namen: lesbar und ohne unsichtbare Zeichen.
table-name-bot = Bitte wähle einen anderen Namen: Dieser sieht aus wie der eines Bots.
table-hello-first = Die erste Nachricht muss ein hello sein.
table-hello-twice = Es gab schon ein hello.
table-unreadable = Das ist nicht lesbar: { $error }.
table-no-aid = Dieses Spiel hat keine Gedächtnishilfe.
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-hint-not-now = Du hast gerade nichts zu entscheiden.
table-lesson = Das geht auch, aber diese Lektion will dir etwas zeigen: Berühre, was markiert ist.
table-lesson-wait = Einen Moment: In dieser Lektion sind erst die anderen dran.
table-lesson-later = Das kommt nach der Lektion.
lesson-watch = Schau, was die anderen machen. Gleich bist du dran.

## Tische im Netz: was erzählt wird

table-stood-in = Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
table-stood-in-by = { $by } lässt einen Bot für { $seat } spielen.
table-came-back = { $seat } ist zurück.
table-left = { $seat } geht endgültig: Ein Bot spielt zu Ende.
table-nudged = Die anderen warten auf dich.
table-undone = { $seat } nimmt zurück: „{ $move }“
table-undone-hidden = { $seat } nimmt einen Zug zurück.
table-undone-more = { $more ->
    [one] Auch der Zug danach wird zurückgenommen.
   *[other] Auch die { $more } Züge danach werden zurückgenommen.
  }
table-undo-asked = { $seat } möchte zurücknehmen: „{ $move }“
table-undo-asked-hidden = { $seat } möchte den letzten Zug zurücknehmen, und was danach kam.
table-undo-asked-more = { $more ->
    [one] Auch der Zug danach würde zurückgenommen.
   *[other] Auch die { $more } Züge danach würden zurückgenommen.
  }
table-start-failed = Die Partie hat nicht begonnen: Keine Antwort von { $names }.
table-move-legal = Dieser Zug ist möglich.
table-verified = Geprüft: { $moves } Züge, Punkte { $scores }, Zufall { $chance }.

## Meldungen

reports-none = Nichts ist gemeldet.
reports-head = Meldung { $number } · { $time } · { $name } ({ $guest }) · { $reason }
reports-by = von { $name } ({ $guest }) am Tisch { $table }
reports-note = Dazu: { $note }
reports-done = geschlossen
reports-closed = Meldung { $number } ist geschlossen.
reports-no-such = Es gibt keine offene Meldung { $number }.
report-insults = Beleidigungen
report-spam = Spam
report-name = ein anstößiger Name
report-cheating = Mogeln
report-other = etwas anderes

## Bereitstellen

serve-ready = Lanai läuft auf { $address } (Strg+C beendet es)
serve-new-folder = Die Tische liegen im neuen Ordner { $folder }
serve-no-page = Die Web-App wurde nicht mitgebaut: Programme können spielen, Browser nicht. Wo Quelltext und Node.js sind, baut make web sie; die Pakete von make dist enthalten sie.
serve-address = Auf { $host } Port { $port } lässt sich nicht lauschen: { $error }.
serve-setting-range = Die Variable { $variable } muss eine Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
serve-database = --database nimmt eine PostgreSQL-Adresse (postgresql://…), nicht „{ $url }“. Für SQLite in einem Ordner nimm --data.
serve-setting = Die Variable { $variable } kann nicht „{ $value }“ sein.
serve-variable-near = Es gibt keine Variable { $variable }. Meintest du { $near }?
serve-variable = Es gibt keine Variable { $variable }. docs/hosting.md zählt die auf, die es gibt.
