/** What a record that somebody brings along tells of its table. */
import type { Replay, Seat, Table } from "./protocol";

const BOT = "bot:";

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
