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
setup-no-cards = { $game } hat keine Kartentabellen, die man ändern könnte.
setup-option = { $game } hat keine Option „{ $option }“. Optionen: { $known }.
setup-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $choices }.
setup-option-form = Eine Option schreibt man name=wert, nicht „{ $option }“.
setup-seats = { $given } Plätze sind benannt, aber es spielen nur { $players }.
setup-language = Es gibt keine Sprache „{ $language }“. Sprachen: { $known }.
setup-seed = Ein Seed ist eine ganze Zahl von 0 bis { $most }.
setup-name = „{ $name }“ ist kein Name, der sich anzeigen lässt.
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
record-mark = Am Anfang steht ein unsichtbares Zeichen (BOM), das ein Editor eingefügt hat: Speichere die Datei als UTF-8 ohne BOM.
record-not-json = Das ist keine Zeile JSON: { $error }.
record-not-object = Eine Zeile muss ein JSON-Objekt sein.
record-format = Das ist keine Lanai-Aufzeichnung im Format 1 oder 2 („lanai“ ist { $format }).
record-header = Dem Kopf fehlt „{ $key }“, oder es hat die falsche Form.
record-rules = Gespielt wurde nach den Regeln { $rules }; dieses Programm kennt { $known }.
record-number = Eine Zahl ist hier größer als alles, was der Zufall ergibt.
record-line = Eine Zeile muss einen Zufall mit seinem Wert enthalten oder einen Platz mit seinem Zug.
record-seat = Diesen Platz gibt es in dieser Partie nicht.
record-result = Das Ergebnis muss für jeden Platz die Punkte nennen, und wer gewonnen hat.
record-after-result = Nach dem Ergebnis darf nichts mehr kommen.
record-digest = Das ist nicht die Aufzeichnung, die versiegelt wurde: Ein Zeichen darin wurde geändert.
record-not-over = Es gibt ein Ergebnis, aber die Partie ist nicht zu Ende.
record-scores = Die Punkte sind { $right }, nicht { $scores }.
record-winners = Gewonnen hat { $right }, nicht { $winners }.
record-chance = Zufall Nummer { $event } ist nicht, was der Seed ergibt.
record-daily = Das ist nicht die Tagespartie vom { $day }: ihr Seed ist nicht an diesen Tag und dieses Spiel gebunden.
record-commitment = Das Geheimnis passt nicht zur Festlegung vom Anfang.
agreement-unreadable = Die Vereinbarung vom Anfang ist nicht lesbar.
agreement-other = Die Vereinbarung vom Anfang sagt etwas anderes über „{ $key }“.
record-secret-missing = Die Partie ist zu Ende, aber das Geheimnis ihrer Festlegung wurde nicht enthüllt.
record-seed = Der Seed passt nicht zum Geheimnis oder ist nicht lesbar.
record-fault = Zeile { $line } der Aufzeichnung: { $reason }
record-finished = Diese Partie ist zu Ende. Sieh sie dir mit „lanai replay“ noch einmal an.
record-no-branch = Diese Partie beginnt nicht mit dem Anfang einer anderen.
record-other-origin = Diese Partie beginnt mit dem Anfang einer anderen Aufzeichnung als dieser.
record-origin-differs = Diese Partie beginnt nicht, wie sie sagt: Die andere Aufzeichnung begann anders, so weit ihr Platz es sehen konnte.
branch-step = Nach { $step } Zeilen gibt es keinen Augenblick: Diese Partie hat { $steps }.
branch-move = Einen Zug { $move } gibt es nicht: Diese Partie hat { $moves }.
branch-seat = Einen Platz { $seat } gibt es in dieser Partie nicht.
branch-over = In diesem Augenblick ist die Partie zu Ende: Da bleibt nichts zu versuchen.
branch-untold = Was dieser Platz nicht wissen konnte, lässt sich in diesem Augenblick nicht neu ziehen. Versuche einen anderen Augenblick oder genau dieselben Karten.
retold-differently = { $game } konnte nicht neu ziehen, was dieser Platz nicht weiß. Das ist ein Fehler des Spiels.
branch-begun-redealt = beginnt mit den ersten { $step } Zeilen einer anderen Partie ({ $digest }…), wie Platz { $seat } sie kannte: Was er nicht wissen konnte, wurde neu gezogen
branch-begun-same = beginnt mit den ersten { $step } Zeilen einer anderen Partie ({ $digest }…) und genau ihren Karten, die manche gekannt haben können
verify-chance-branched-reproduced = nicht beweisbar fair: Die Partie { $begun }. Von da an passt der Zufall zum Seed
verify-chance-branched-unproven = nicht beweisbar fair: Die Partie { $begun }. Von da an ist er unbewiesen
branch-compared = Dein Platz damals: { $then }. Jetzt: { $now }.
branch-won = gewonnen mit { $points }
branch-placed = Platz { $place } mit { $points }
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
level-master = Meister
level-master-about = Überlegt spürbar und spielt vor jedem Zug Zehntausende Partien im Kopf.
level-own-about = Ein Bot, der hier hinzugefügt wurde.

## Fehler: Bots

bot-unknown = Es gibt keinen Bot „{ $bot }“. Bots: { $known }, search:20000 oder search:200ms (learned:, wo etwas gelernt ist; gewichte.toml:20000 mit dem, was du trainiert hast), oder dein eigener als pfad.py:Klassenname.
bot-budget = „{ $bot }“ sagt, wie lange er denkt: entweder in Simulationen, etwa search:20000, oder in Zeit, etwa search:200ms.
bot-unlearned = Für { $game } ist nichts gelernt, also gibt es „{ $bot }“ nicht. Nimm search: stattdessen.
bot-no-file = Es gibt keine Datei „{ $file }“ für den Bot „{ $bot }“.
bot-no-class = „{ $file }“ hat keine Klasse „{ $class }“, die ein lanai-Bot ist.
bot-broken = Der Bot „{ $bot }“ ließ sich nicht laden: { $error }.
bot-crashed = Der Bot „{ $bot }“ ist abgestürzt: { $error }.
game-crashed = Das Spiel „{ $game }“ ist abgestürzt, während der Bot „{ $bot }“ nachdachte: { $error }.
game-broke = Das Spiel „{ $game }“ ist abgestürzt: { $error }; „lanai check“ sagt mehr.
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
train-done = Gelernt: { $file }. Mittlerer Verlust in Partien, die es nicht gezeigt bekam: { $loss }.
train-no-outlook = Niemand hat gesagt, worauf man in { $game } achten könnte: Es braucht ein Modul in bots/learned.
weights-other = Die Gewichte in „{ $file }“ sind für ein anderes Spiel oder eine andere Fassung davon gemacht: Lern neu.
weights-broken = „{ $file }“ enthält keine Gewichte, die „lanai train“ geschrieben hat.
journal-other = „{ $file }“ enthält etwas anderes (anders ist: { $what }): Wähle eine andere Datei.
journal-broken = „{ $file }“ ist kein solches Journal oder ist beschädigt.
ray-unreachable = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $error }

## Fehler: Dateien

file-unreadable = „{ $file }“ lässt sich nicht lesen: { $error }.
file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $error }.
output-unwritable = Der Datenträger ist voll oder defekt, darum wurde nicht alles geschrieben: { $error }.
file-not-record = „{ $file }“ gibt es schon und ist keine Lanai-Partie: Die Datei wurde nicht überschrieben.
table-ending = Eine Tabelle von Partien ist eine Datei, die auf { $known } endet, nicht „{ $file }“.
table-no-folder = Es gibt keinen Ordner „{ $folder }“, in den „{ $file }“ geschrieben werden kann: Lege ihn zuerst an.
extra-missing = { $what } braucht das Extra „{ $extra }“: pip install '.[{ $extra }]' im Ordner mit dem Quelltext von Lanai.

## Fehler: Speicher des Servers

store-folder = Der Datenordner „{ $folder }“ ist nicht benutzbar: { $error }.
store-no-folder = Es gibt keinen Datenordner „{ $folder }“: Nenne mit --data den deines Servers.
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
play-file-bot = „{ $file }“ will das Programm { $bot } spielen lassen. Wenn du es kennst, sag es: --bot { $bot }
play-branch = Diese Partie { $begun }. Sie ist nicht beweisbar fair.
play-from-missing = --as und --same-cards sagen, wie es von einem Augenblick an weitergeht: Nenne ihn mit --from.
play-from-file = --from spielt von einem Augenblick einer aufgezeichneten Partie an weiter: Nenne ihre Datei.
play-from-arranged = Die Aufzeichnung sagt, was gespielt wird: --players, --seat und --option sind für neue Partien.
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
standing = { $stage } · { standing-points }
standing-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
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
verify-chance-daily = bewiesen als Tagespartie vom { $day } durch die Festlegung { $commitment }, die laut dieser Aufzeichnung am { $published } veröffentlicht wurde: seitdem wurde nichts geändert, und sie ist für alle dieselbe, aber wer das Geheimnis zog, kann es gewählt haben und kannte es
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
cli-original = die Aufzeichnung, mit deren Anfang eine Partie nach eigener Angabe beginnt: Das muss stimmen
cli-json = Schreibe JSON, das Programme lesen.
cli-plain = Schlichte Sätze ohne Farben und Rahmen, für Screenreader und Pipes.
cli-game = Das Spiel. Siehe „lanai games“.
cli-games = Liste die Spiele auf.
cli-play = Spiele im Terminal, allein mit Bots oder zu mehreren an einer Tastatur.
cli-play-game = Ein Spiel oder die Datei einer gespeicherten Partie. Ohne Angabe wirst du gefragt.
cli-players = Wie viele spielen.
cli-seat = Wer auf dem nächsten Platz sitzt: ein Name oder bot:NAME. Darf wiederholt werden.
cli-bot = Der Bot auf allen freien Plätzen: easy, medium, hard, expert, master, random oder pfad.py:Klassenname.
cli-option = Eine Option des Spiels, als name=wert. Darf wiederholt werden.
cli-play-seed = Spiele eine Übungspartie aus dieser Zahl statt einer geheimen.
cli-seconds = Sekunden, die ein Bot für einen Zug nachdenken darf.
cli-play-from = Mit einer Datei: eine eigene Partie von diesem Augenblick an, nach so vielen Zügen, wie „lanai replay“ sie zählt.
cli-play-as = Mit --from: dein Platz, von 0 an gezählt; sonst der erste, auf dem ein Mensch saß. Was er nicht wissen konnte, wird neu gezogen.
cli-same-cards = Mit --from: genau dieselben Karten, die du vielleicht kennst.
cli-serve = Öffne Tische im Browser: allein mit Bots oder zusammen über das Netz.
cli-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere herein.
cli-serve-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-serve-data = Ordner für die Tische (SQLite).
cli-serve-database = Eine PostgreSQL-Datenbank statt des Ordners, als postgresql://…; mehrere Server dürfen sie teilen.
cli-serve-bot = Ein eigener Bot zur Auswahl: pfad.py:Klassenname oder Name=pfad.py:Klassenname. Darf wiederholt werden.
cli-serve-open = Öffne den Browser.
cli-join = Deinen eigenen Bot auf einem Server spielen lassen, über die Adresse eines Tisches oder an Tischen, die er öffnet.
cli-join-server = Die Adresse eines Tisches, wie man sie teilt (http://…/t/…), oder eines Servers.
cli-join-bot = Der Bot: pfad.py:Klassenname oder eine Stufe.
cli-join-game = Tische dieses Spiels öffnen, einen nach dem anderen, und dort auf andere warten.
cli-join-players = Wie viele an den Tischen spielen, die er öffnet.
cli-join-level = Ein Bot des Servers, der an diesen Tischen mitspielt. Darf wiederholt werden.
cli-join-seat = Der Platz, von 1 an gezählt; sonst irgendeiner.
cli-join-name = Wie der Bot heißt; sonst wie seine Klasse.
cli-join-owner = Wem der Bot gehört, für andere zu sehen.
cli-join-keys = Die Datei, die festhält, wer der Bot auf diesem Server ist; sonst NAME.lanai-key.
cli-join-rated = Partien spielen, die zählen, und ihnen zustimmen.
cli-join-private = Tische öffnen, die nicht in der Liste stehen: Andere brauchen ihre Adresse.
cli-join-games = Nach so vielen Partien keine mehr beginnen.
cli-join-tables = An wie vielen Tischen er höchstens zugleich sitzt.
cli-join-seconds = Wie lange er über einen Zug nachdenken darf.
cli-join-pace = Sekunden, die ein Zug mindestens dauert, damit man folgen kann.
cli-join-linger = Sekunden, die er nach einer Partie wartet, ob jemand noch einmal spielen will.
cli-reports = Liste auf, was Leute übereinander gemeldet haben; für alle, die den Server betreiben.
cli-admin = Menschen eines Servers suchen, zeigen, kennzeichnen, aussperren und löschen, auch eines laufenden.
cli-admin-id = Die Kennung der Person, wie `find` und Meldungen sie zeigen.
cli-admin-text = Ein Teil eines Namens oder eine Kennung.
cli-admin-find = Liste Menschen nach einem Teil ihres Namens oder nach ihrer Kennung auf.
cli-admin-show = Zeige eine Person mit ihren Geräten und Tischen.
cli-admin-ban = Weise eine Person ab jetzt ab, überall und sofort.
cli-admin-unban = Lass eine Person wieder herein.
cli-admin-mark = Jemanden für alle sichtbar als Programm kennzeichnen, vom nächsten Platz an.
cli-admin-unmark = Ein gekennzeichnetes Programm wieder als Person nehmen.
cli-admin-owner = Wem das Programm gehört.
cli-admin-program = Wie das Programm heißt.
cli-admin-delete = Lösche eine Person: Name, Worte und Schlüssel sind weg, ihre Plätze bleiben als die von jemandem.
cli-admin-yes = Nicht nachfragen.
cli-reports-done = Schließe die Meldung mit dieser Nummer.
cli-reports-all = Zeige auch geschlossene Meldungen.
cli-ratings = Wertungen: sie aus den Protokollen neu berechnen, Bots dafür messen.
cli-ratings-rebuild = Berechnet alle Ergebnisse und Wertungen aus den Protokollen beendeter Partien neu. Ein Server, der den Ordner benutzt, muss vorher anhalten.
cli-ratings-calibrate = Misst, wie stark die Stufen der Bots sind, und schreibt die Datei, nach der sich Wertungen richten.
cli-simulate = Lass Bots viele Partien spielen und fasse zusammen.
cli-tournament = Lass Bots mit denselben Karten von jedem Platz aus gegeneinander spielen und bewerte sie.
cli-tournament-bots = Ein Bot des Turniers. Nenne jeden, oder trenne sie mit Kommas.
cli-tournament-games = Partien je Paarung, aufgerundet auf ganze Verteilungen (jede wird von jedem Platz gespielt).
cli-tournament-among = Spiele nur die Paarungen, in denen alle anderen dieser Bot sind.
cli-tournament-out = Schreibe eine Tabelle der Partien in diese Datei (.csv, oder .parquet mit dem Extra „parquet“), daneben ein Journal zum Weitermachen.
cli-resume = Mach mit dem Turnier weiter, das neben --out liegt, wenn es eines gibt. Partien und Bots dürfen dazukommen.
cli-train = Durch Spiel gegen sich selbst lernen, wie es in einem Spiel steht, für Bots, die suchen.
cli-train-games = Partien jeder Generation.
cli-train-generations = Generationen: Jede spielt nach dem, was die vorige gelernt hat.
cli-train-simulations = Simulationen für einen Zug beim Lernen, an einem Tisch für zwei.
cli-train-hidden = Verborgene Knoten des Netzes; 0 ist eine gewichtete Summe.
cli-train-seed = Startwert: Derselbe ergibt dieselben Gewichte.
cli-train-keep = Die Partien in dieser Datei behalten: Derselbe Befehl fährt damit fort.
cli-train-out = Die Gewichte in diese Datei schreiben statt in die Ausgabe.
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
cli-cards-toml = Die Kartentabelle als die Datei, die sie ist: zum Ändern und zum Untersuchen mit --cards.
cli-bench = Miss das Tempo des Kerns auf diesem Rechner.
cli-bench-seconds = Sekunden für jede Messung.
cli-examples = Beispiele
games-bots = Bots
games-players = Personen
games-minutes = Minuten

## Tische im Netz: was abgelehnt wird

table-stale = Die Stellung hat sich inzwischen geändert. Schau noch einmal hin.
table-unauthorized = Bitte sag zuerst, wer du bist: Dafür braucht es das Token eines Gasts.
table-banned = Wer diesen Server betreibt, lässt dich nicht mehr herein.
table-not-json = Dafür braucht es einen Inhalt der Art application/json.
table-no-such-device = Ein solches Gerät hast du nicht.
table-no-such-passkey = Einen solchen Passkey hast du nicht.
table-no-such-bell = Diese Glocke hast du nicht.
table-bad-endpoint = Den Benachrichtigungsdienst dieses Browsers kennt der Server nicht.
table-bad-address = Das ist keine E-Mail-Adresse.
table-no-mail = Dieser Server verschickt keine E-Mails.
table-mail-failed = Die E-Mail ließ sich nicht verschicken. Versuch es später noch einmal.
table-too-many-letters = Für heute sind es genug E-Mails. Versuch es morgen wieder.
table-no-such-zone = Diese Zeitzone gibt es nicht.
table-device-here = Das ist das Gerät, das du gerade benutzt. Ein anderes deiner Geräte kann es entfernen.
table-link-over = Dieser Link wurde schon benutzt oder ist abgelaufen. Mach einen neuen.
table-code-wrong = Diesen Notfallcode hat niemand. Lies ihn noch einmal: Jeder gilt nur einmal.
table-passkey-refused = Dieser Passkey geht hier nicht. Versuch es noch einmal oder nimm einen anderen Weg.
device-browser = { $browser } auf { $system }
device-program = Ein Programm
table-too-many-devices = Du hast 20 Geräte: Entferne zuerst eines.
table-too-many-passkeys = Du hast 10 Passkeys: Entferne zuerst einen.
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
table-branch-seats = Diese Partie hat mit jemandem auf jedem Platz begonnen. Besetze sie alle, mit Menschen oder Bots.
table-branch-kept = Diese Partie hat anderswo begonnen: Wie viele spielen, nach welchen Regeln, und dass sie nicht zählt, bleibt so.
table-not-starting = Es ist kein Start im Gange.
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
table-moved-too-often = Du hast { $most } Züge gemacht, mehr als jedes Spiel braucht. Verlass es, dann spielt ein Bot es zu Ende.
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
table-not-agreed = Noch nicht alle sind einverstanden, dass diese Partie zählt: { $names }.
table-not-rated = Dieser Tisch wird nicht gewertet.
table-rated-undo = In einer Partie, die zählt, wird niemand gefragt, ob ein Zug zurückgenommen werden darf.
table-bots-unmeasured = Wie stark diese Bots sind, ist nicht gemessen: Wähl eine andere Spielstärke, spiel nur mit Menschen oder ohne Wertung.
table-no-profile = Diese Person gibt es nicht, oder sie behält ihre Partien für sich.
table-no-aid = Dieses Spiel hat keine Gedächtnishilfe.
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-hint-not-now = Du hast gerade nichts zu entscheiden.
table-not-a-bot = Nur ein Programm, das als Bot gekennzeichnet ist, erhält eine Welt zum Nachdenken.
table-lesson = Das geht auch, aber diese Lektion will dir etwas zeigen: Berühre, was markiert ist.
table-lesson-wait = Einen Moment: In dieser Lektion sind erst die anderen dran.
table-lesson-later = Das kommt nach der Lektion.
table-daily-wait = Einen Moment: Die Bots der Tagespartie wählen zuerst.
table-daily-running = Die Aufzeichnung einer Tagespartie wird gezeigt, wenn der Tag vorbei ist.
table-daily-person = Der Versuch, der zählt, ist für Menschen. Ein Programm darf üben, wenn der Tag vorbei ist.
table-daily-practice = Spiel erst deinen eigenen Versuch zu Ende: Üben würde dir die Karten zeigen.
table-daily-not-today = Ein Versuch zählt nur an seinem eigenen Tag.
table-no-such-deal = Diese Tagespartie gibt es nicht.
lesson-watch = Schau, was die anderen machen. Gleich bist du dran.

## Tische im Netz: was erzählt wird

table-stood-in = Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
table-stood-in-by = { $by } lässt einen Bot für { $seat } spielen.
table-came-back = { $seat } ist zurück.
table-left = { $seat } geht endgültig: Ein Bot spielt zu Ende.
table-bot-failed = { $seat } hat mit keinem Zug geantwortet: Irgendein erlaubter wurde gemacht.
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

admin-nobody = So heißt niemand.
admin-person = { $name } ({ $guest }) · seit { $added } · zuletzt gesehen { $seen }
admin-person-banned = { $name } ({ $guest }) · seit { $added } · zuletzt gesehen { $seen } · ausgesperrt
admin-device = Gerät { $name } · seit { $added } · zuletzt gesehen { $seen }
admin-table = Tisch { $table } · { $game } · { $time }
admin-banned = { $guest } wird ab jetzt abgewiesen.
admin-unbanned = { $guest } darf wieder herein.
admin-program = Programm { $program } von { $owner }
admin-marked = { $guest } ist von nun an das Programm { $program } von { $owner }.
admin-unmarked = { $guest } ist von nun an eine Person.
admin-deleted = { $guest } ist gelöscht. Ein laufender Server nimmt den Namen in Sekunden aus seinen Tischen, ein anderer beim Start.
admin-delete-ask = { $guest } für immer löschen?
admin-no-such = Niemand hat die Kennung { $guest }.
reports-none = Nichts ist gemeldet.
reports-head = Meldung { $number } · { $time } · { $name } ({ $guest }) · { $reason }
reports-by = von { $name } ({ $guest }) am Tisch { $table }
reports-note = Dazu: { $note }
reports-done = geschlossen
reports-closed = Meldung { $number } ist geschlossen.
reports-no-such = Es gibt keine offene Meldung { $number }.
ratings-rebuilt = { $games ->
    [one] Ergebnisse und Wertungen einer Partie wurden neu berechnet.
   *[other] Ergebnisse und Wertungen von { $games } Partien wurden neu berechnet.
}
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
serve-bot-form = „{ $bot }“ ist kein Bot in einer Datei wie my_bot.py:MyBot oder Zoe=my_bot.py:MyBot.
serve-bot-name = Der Bot „{ $bot }“ kann nicht „{ $name }“ heißen: höchstens 20 Buchstaben, nicht wie ein Bot des Hauses. Schreib Name=pfad.py:Klassenname.
serve-bot-twice = Zwei Bots heißen „{ $name }“. Gib einem einen anderen Namen: Name=pfad.py:Klassenname.
serve-setting = Die Variable { $variable } kann nicht „{ $value }“ sein.
serve-variable-near = Es gibt keine Variable { $variable }. Meintest du { $near }?
serve-variable = Es gibt keine Variable { $variable }. docs/hosting.md zählt die auf, die es gibt.

## Die Glocke: was gesagt wird, wenn jemand dran ist

ring-title = Du bist dran
ring-start-text = { $game }, Tisch { $table }: Das Spiel beginnt, sobald du vorbeischaust, damit auch du mitgemischt hast.
ring-text = { $game }, Tisch { $table }: Du bist dran.
mail-start-subject = { $game }: Dein Spiel beginnt
mail-subject = { $game }: Du bist dran
mail-off-text = Keine solchen E-Mails mehr, mit einem Klick: { $link }
mail-ask-subject = Darf Lanai dir schreiben?
mail-ask-text = { $name } möchte an diese Adresse hören, wenn ein Spiel auf den nächsten Zug wartet. Bist du das, dann bestätige es binnen eines Tages:
mail-ask-else = Bist du es nicht, dann tu nichts: Du hörst nicht mehr davon.
mail-greeting = Deine Veranda, Lanai

## Ein Bot auf einem Server

join-where = Sag, wo gespielt wird: die Adresse eines Tisches, oder ein Server und --game.
join-address = „{ $server }“ ist keine Adresse eines Servers wie http://127.0.0.1:8000.
join-no-such-host = Unter { $server } gibt es keinen Server: Niemand heißt so. Sieh dir die Adresse noch einmal an.
join-unreachable = { $server } ist nicht zu erreichen ({ $error }); ich versuche es weiter.
join-declined = Der Server sagt: { $reason } ({ $code })
join-keys = Die Datei „{ $file }“ für den Schlüssel des Bots ist nicht zu gebrauchen: { $error }.
join-other-server = „{ $file }“ ist der Schlüssel des Bots zu { $server }. Gib ihm hier mit --keys eine andere Datei.
join-person = „{ $file }“ ist der Schlüssel eines Menschen. Ein Bot braucht seinen eigenen.
join-person-seat = Tisch { $table }: Der Server hält diesen Spieler nicht für einen Bot.
join-protocol = Der Server spricht Version { $protocol } des Protokolls, die dieses Programm nicht kennt.
join-differs = { $game } ist auf dem Server (Regeln { $rules }, Karten { $cards }) nicht wie hier: Beide brauchen dieselbe Version von lanai und vom Spiel.
join-known = { $name } ist bei { $server } bekannt.
join-opened = Wartet auf { $address }
join-begun = Tisch { $table }: { $game } hat begonnen.
join-over = Tisch { $table }: Die Partie ist zu Ende, mit { $scores } Punkten.
join-not-seated = Tisch { $table }: Die Partie hat ohne diesen Bot begonnen.
join-no-seat = Tisch { $table }: Es gibt keinen Platz für diesen Bot.
join-rated = Tisch { $table }: Die Partie würde zählen; --rated stimmt dem zu.
join-unfair = Tisch { $table }: Vereinbart ist nicht, was dieser Bot beigetragen hat; er spielt nicht.
join-not-now = Tisch { $table }: Hier kommt keine Partie zustande.
join-unknown = Tisch { $table }: Der Server kennt den Schlüssel des Bots nicht mehr.
join-banned = Tisch { $table }: Der Betreiber lässt diesen Bot nicht herein.
join-gone = Es gibt keinen Tisch { $table }, oder nicht mehr.

# Rückblicke
cli-review = Blicke auf eine beendete Partie zurück: Glück, Verborgenes, Entscheidungen.
cli-review-seat = Nur die wichtigen Momente dieses Platzes erzählen (0, 1, …).
cli-review-samples = Weitergespielte Partien: je mehr, desto sicherer und langsamer (Vorgabe: je nach Spiel).
cli-review-seed = Startwert: derselbe ergibt denselben Rückblick.
cli-simulate-review = Auf jede Partie zurückblicken: Die Tabelle von --out hat dann eine Zeile je Entscheidung.
cli-moves = Schreibe in diese Datei eine Tabelle mit einer Zeile je Entscheidung: der Zug, wie viele es gab, wie die Partie ausging.
cli-observations = Mit --moves: auch was der Platz beobachtete, als Zellen, und seine möglichen Züge (braucht das Extra „pettingzoo“).
cli-tournament-adjusted = Das Glück aus den Ergebnissen nehmen: sicherer bei gleich vielen Partien, aber jede dauert länger.
review-thinking = Rückblick … { $percent } %
review-title = { $game } im Rückblick, in Prozent des Siegs
review-player = Spieler
review-fair = Fair
review-start = Beginn
review-luck = Glück
review-hidden = Verdeckt
review-own = Eigenes
review-others = Andere
review-result = Ergebnis
review-accuracy = Genau
review-chances = Siegchancen, von der ersten Zeile bis zur letzten
review-moments = Momente, auf die es für { $name } ankam
review-no-moments = Keine: Alles änderte sich nach und nach.
review-moment-luck = { $line }: { $change } durch Glück. { $what }
review-moment-own = { $line }: { $change } durch den eigenen Zug. { $what }
review-moment-others = { $line }: { $change } durch andere. { $what }
review-decided = { $verdict } ({ $margin } neben dem besten anderen Zug)
review-found = { $verdict } ({ $skill } neben der Referenz)
review-better = Besser: { $what }
review-verdict-forced = Der einzige Zug
review-verdict-best = Nichts Besseres gefunden
review-verdict-fine = Ein guter Zug
review-verdict-even = Welcher Zug der beste war, ließ sich nicht sagen
review-verdict-slip = Eine Ungenauigkeit
review-verdict-mistake = Ein Fehler
review-verdict-find = Ein Fund
review-note = Fair + Glück + Verdeckt + Eigenes + Andere = Ergebnis. Hinter ± steht der Standardfehler. Referenz: { $reference }, { $samples } weitergespielte Partien.
review-unfinished = Diese Partie ist nicht beendet: Zurückgeblickt wird nur auf beendete.
review-empty = In dieser Partie ist nichts geschehen.
review-impossible = Auf { $game } kann man nicht zurückblicken: { $error }
review-no-seat = Es gibt keinen Platz { $seat }: Die Plätze sind 0 bis { $last }.
simulate-review-table = Rückblicke werden in eine Tabelle geschrieben: Gib --out DATEI an.
simulate-observations-table = Beobachtungen werden in eine Tabelle der Entscheidungen geschrieben: Gib --moves DATEI an.
simulate-samples-review = Wie viel ein Rückblick rechnet, zählt nur für Rückblicke: Gib --review an.
simulate-one-file = „{ $file }“ kann nicht zugleich die Tabelle der Partien und die der Entscheidungen sein.
simulate-decisions = { $count } Entscheidungen in { $file }
tournament-adjusted = Ohne Glück
tournament-adjusted-not = { $game } gewinnt durch --adjusted nichts, da jede Verteilung schon von allen Plätzen gespielt wird.

# Was andere Programme von Links zeigen
preview-daily = Partie des Tages
preview-daily-of = Partie des Tages, { $day }
preview-daily-text = Dieselben Karten für alle, und ein Versuch, der zählt. Wie weit kommst du?

# Studies

cli-study = Spiele viele Partien und schreibe eine Seite über das Spiel: wer beginnt, Länge, Spannung, was Karten wert sind.
cli-study-players = Wie viele mitspielen; kann wiederholt werden (Vorgabe: alle Zahlen, die das Spiel erlaubt).
cli-study-games = Partien für jede Spielerzahl, Stufe und Variante.
cli-study-bots = Stufen, durch Kommas getrennt: Jede sitzt auf allen Plätzen ihrer Partien.
cli-study-compare = Eine Variante neben dem Spiel, wie es ist, als Option=Wert; mehrere Optionen mit „;“ dazwischen. Kann wiederholt werden.
cli-study-every = Stelle jede andere Wahl jeder Option neben das Spiel, wie es ist.
cli-study-cards = Eine geänderte Kartentabelle (.toml) neben dem Spiel, wie es ist. Kann wiederholt werden.
cli-study-out = Die Seite, die geschrieben wird (Vorgabe: SPIEL-study.html). Ihre Tabellen kommen daneben.
cli-study-tables = Die Tabellen neben der Seite: csv, parquet (braucht das Extra „parquet“) oder none für keine.
study-ending = Eine Studie ist eine Seite, die auf .html endet, nicht „{ $file }“.
study-tables = Tabellen können nicht „{ $tables }“ sein. Möglich: { $known }.
study-same = Die Variante „{ $variant }“ ist schon in dieser Studie.
study-page = Die Seite: { $file }
study-title = { $game }: eine Studie
study-contents = Inhalt
study-stopped = Früh angehalten: { $games } von { $all } Partien wurden gespielt.
study-base = wie es ist
study-players = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  }
study-seat = Platz { $number }
study-starter = Beginnt
study-place = { $number } weiter links
study-between = { $low } bis { $high }
study-beyond = ohne Zweifel
study-fact-games = { $games } Partien
study-fact-players = Plätze: { $counts }
study-fact-bots = Bots: { $bots }
study-fact-seed = Seed { $seed }
study-fact-versions = Lanai { $lanai }, Regeln { $rules }, Karten { $cards }
study-heading-short = In Kürze
study-heading-variants = Nebeneinander
study-heading-begin = Wer beginnt
study-heading-length = Wie lange Partien dauern
study-heading-tension = Wie knapp sie sind
study-heading-how = Wie dies entstand
study-heading-moves = Züge
study-heading-rounds = Runden
study-heading-margin = Abstände
study-heading-changes = Führungswechsel
study-heading-halfway = Wer zur Halbzeit führt
study-begins-more = der Partien gehen an den, der beginnt ({ $span }). Gerecht wären { $fair }: Beginnen hilft.
study-begins-less = der Partien gehen an den, der beginnt ({ $span }). Gerecht wären { $fair }: Beginnen schadet.
study-begins-fair = der Partien gehen an den, der beginnt ({ $span }). Gerecht wären { $fair }: Ein Vorteil zeigt sich nicht.
study-found-card = { $players }, { $kind }: { $share } mit { $card }, { $without } ohne.
study-found-none = { $kind }, Plätze { $counts }: Keine ragt ohne Zweifel heraus.
study-overview = Alle Partien in Zahlen
study-begin-about = Der Anteil der Siege nach Reihenfolge, gezählt von dem an, der beginnt, und nach Platz. Der gestrichelte Strich ist ein gerechter Anteil. Dick ist das 95-%-Intervall dieses Anteils allein, dünn das aller Anteile der Tabelle zusammen; ein hohles Zeichen sagt, dass es gerecht sein kann. Ein geteilter Sieg zählt in Teilen.
study-length-about = Wie viele Entscheidungen eine Partie braucht, erzwungene mitgezählt, und wie viele Runden. Der senkrechte Strich ist der Median.
study-length-fixed = Alle Partien einer Zeile der Tabelle „Alle Partien in Zahlen“ brauchen gleich viele Entscheidungen und Runden: Dort steht, wie viele.
study-tension-about = Der Abstand sind die Punkte zwischen der ersten und der zweiten Seite; 0, wo mehr als Punkte entscheiden musste. Die Führung wechselt, wenn eine andere Seite mehr Punkte hat als alle anderen, soweit die Punkte bekannt sind.
study-halfway-nobody = Nach der Hälfte der Züge führte niemand: Die Punkte dieses Spiels kommen am Ende.
study-halfway = Wie oft die Seite gewinnt, die nach der Hälfte der Züge allein führte
study-variants-about = Jede Variante neben dem Spiel, wie es ist, mit demselben Seed. Unterschiede jenseits des Zweifels eines einzelnen Vergleichs sind fett; unter sehr vielen sind es einige durch Zufall.
study-comparison = Maße mit ihren Unterschieden und 95-%-Intervallen
study-shares-place = Nach Reihenfolge, je { $games } Partien
study-shares-seat = Nach Platz
study-spread-moves = Züge einer Partie
study-spread-rounds = Runden einer Partie
study-spread-margin = Punkte zwischen der ersten und der zweiten Seite
study-spread-changes = Führungswechsel einer Partie
study-spread = Median { $median }, 90 % zwischen { $low } und { $high }
study-cards-dealt = Vom Zufall ausgeteilt: Was die unterscheidet, die eine Karte hielten, von denen ohne sie, ist die Karte. Geordnet nach dem, was sie sicher wert ist.
study-cards-won = Im Spiel gewonnen: Wer vorn liegt, gewinnt von allem mehr, also geht eine Karte mit dem Sieg einher, ehe sie ihn bewirkt. Vergleiche Karten miteinander (gepunktet: ihr Mittel), nicht mit keinem Unterschied.
study-cards-few = Zu wenige Partien für jede dieser Karten.
study-cards-shown = { $shown } von { $all } ragen ohne Zweifel heraus
study-cards-unjudged = { $count ->
    [one] Eine weitere wurde zu selten gehalten, oder von fast allen, um sie zu beurteilen.
   *[other] { $count } weitere wurden zu selten gehalten, oder von fast allen, um sie zu beurteilen.
  }
study-cards-caption = Was Plätze mit jeder von { $count } Karten mehr gewinnen als ohne sie, in Prozentpunkten: dick 95 % für diese Karte allein, dünn 95 % für alle zusammen; gestrichelt kein Unterschied
study-cards-caption-won = Was Plätze mit jeder von { $count } Karten mehr gewinnen als ohne sie, in Prozentpunkten: dick 95 % für diese Karte allein, dünn 95 % für alle zusammen; gepunktet die durchschnittliche Karte
study-column-games-of = Partien für
study-column-games = Partien
study-column-begins = Wer beginnt, gewinnt
study-column-place = Reihenfolge
study-column-seat = Platz
study-column-share = Gewinnt
study-column-interval = 95 %
study-column-led = Partien mit Führung
study-column-mean = Mittel
study-column-least = Kleinstes
study-column-low = 5 %
study-column-median = Median
study-column-high = 95 %
study-column-most = Größtes
study-column-measure = Maß
study-column-difference = Unterschied
study-column-picture = Bild
study-column-card = Karte
study-column-with = Mit
study-column-with-in = Mit ({ $variant })
study-column-without = Ohne
study-column-seats = Plätze
study-measure-starter = Wer beginnt, gewinnt
study-measure-halfway = Wer zur Halbzeit führt, gewinnt
study-measure-shared = Geteilte Siege
study-measure-changes = Führungswechsel
study-measure-margin = Abstand
study-measure-rounds = Runden
study-measure-moves = Züge
study-how-bots = Bots einer Stufe sitzen auf allen Plätzen, damit ein Unterschied vom Spiel kommt und nicht von ihnen. Es ist das Spiel, wie diese Bots es spielen: Menschen spielen es vielleicht anders.
study-how-share = Ein geteilter Sieg zählt zu gleichen Teilen. Wo Partner zusammen gewinnen, hat jeder die Hälfte.
study-how-interval = Intervalle von 95 %: nach Wilson für Anteile, nach Student für Mittel. Eine Partie zählt als eine Beobachtung, weil ihre Plätze voneinander abhängen.
study-how-together = Bei Dutzenden Karten oder Plätzen liegen einige durch Zufall außerhalb ihres eigenen Intervalls. Ohne Zweifel, und voll gezeichnet, sind die, deren breiteres Intervall, das für alle Karten der Tabelle zusammen gilt (Bonferroni), „kein Unterschied“ ausschließt, oder die durchschnittliche Karte, wo Karten gewonnen werden.
study-how-cards = Mit einer Karte: Plätze, die sie irgendwann in dem Teil der Partie hielten, um den es geht. Karten von weniger als 30 Partien fehlen.
study-how-halfway = Zur Halbzeit heißt nach der Hälfte der Züge jeder Partie.
study-how-variants = Varianten werden mit demselben Seed, derselben Stufe und denselben Spielerzahlen gespielt. Die Intervalle der Unterschiede nehmen sie für unabhängig, was sie eher zu breit als zu schmal macht.
study-how-tables = Tabellen neben dieser Seite: { $files }
