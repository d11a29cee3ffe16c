/** A record that somebody brings along as a file: it stays in this browser until they try something from it. */
import { place } from "./place.svelte";
import type { Replay, Seat, Table } from "./protocol";
import { t } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

/** What the server takes: records of real games are far shorter. */
const MOST_BYTES = 2 * 1024 * 1024;
const BOT = "bot:";

class Brought {
  text = $state.raw<string | null>(null);
  name = $state("");

  /** Reads a file and shows it: step by step, or in hindsight. */
  async open(file: File, page: "/record" | "/record/review" = "/record"): Promise<void> {
    if (file.size > MOST_BYTES) {
      toasts.add(t("record-too-large"), "error");
      return;
    }
    this.text = await file.text();
    this.name = file.name;
    place.go(page);
  }
  forget(): void {
    this.text = null;
  }
}
export const brought = new Brought();

interface Header {
  players?: string[];
  options?: Record<string, unknown>;
}
function headerOf(text: string): Header {
  try {
    return JSON.parse(text.slice(0, text.indexOf("\n"))) as Header;
  } catch {
    return {};
  }
}

/** The table at which the game of a record might have been played, as the replay shows tables. */
export function tableOf(text: string, replay: Replay): Table {
  const { players = [], options = {} } = headerOf(text);
  const seats = replay.players.map((name, seat): Seat => {
    const kept = players[seat] ?? "";
    const bot = kept.startsWith(BOT);
    return {
      seat,
      kind: bot ? "bot" : "person",
      name,
      guest: null,
      level: bot ? kept.slice(BOT.length) : null,
      connected: false,
      standin: false,
      resigned: false,
      away: null,
      nudged: null,
      late: false,
      again: null,
      agrees: false,
    };
  });
  return {
    id: "",
    name: "",
    game: replay.game,
    players: seats.length,
    options,
    rules: "",
    cards: replay.cards,
    status: "over",
    starting: false,
    public: false,
    limit: null,
    level: "",
    hints: false,
    aid: false,
    rated: false,
    host: "",
    locked: false,
    watchers_chat: false,
    muted: [],
    removed: [],
    seats,
    watchers: 0,
    commitment: null,
    agreement: null,
    failed_starts: [],
    created: 0,
    lesson: null,
    daily: null,
    undo: null,
    rematch: null,
    result: null,
    branch: null,
    asked: [],
    answer_by: null,
  };
}
