/** Where a game in hindsight comes from: a table of this server, or a record that somebody dropped. */
import { api } from "$lib/api";
import type { Player } from "$lib/board";
import { findTable } from "$lib/catalog.svelte";
import { guest } from "$lib/guest.svelte";
import { veiled, veiledLog } from "$lib/hidden.svelte";
import { playersOf } from "$lib/players";
import { tableOf } from "$lib/recorded";
import type { Hindsight, Replay, Result, Table } from "$lib/protocol";

/** What is known of a game before it is looked at. */
export interface Played {
  game: string;
  cards: string;
  players: Player[];
  /** My seat, if I played. */
  mine: number | null;
  /** When it was begun, if that is known. */
  begun: number | null;
  result: Pick<Result, "scores" | "winners"> | null;
}

export interface Source {
  played: (replay: Replay) => Promise<Played>;
  replay: (viewer: string, lang: string) => Promise<Replay>;
  /** The next picture after one that is `after` done. */
  hindsight: (after: number) => Promise<Hindsight>;
}

export function fromTable(id: string): Source {
  const path = `/tables/${encodeURIComponent(id)}`;
  let found: Promise<Table> | undefined;
  const table = () => (found ??= findTable(id));
  return {
    async replay(viewer, lang) {
      const told = await guest.look<Replay>(`${path}/replay?viewer=${viewer}&lang=${lang}`);
      return { ...told, frames: veiledLog(told.frames, await table()) };
    },
    hindsight: (after) => guest.look<Hindsight>(`${path}/review?after=${after}`),
    async played() {
      const { game, cards, seats, created, result } = await table();
      const mine = seats.find((seat) => seat.guest !== null && seat.guest === guest.id);
      return {
        game,
        cards,
        players: playersOf(veiled(await table()), guest.id),
        mine: mine?.seat ?? null,
        begun: created,
        result,
      };
    },
  };
}

export function fromRecord(text: string): Source {
  const ask = { method: "POST", body: text } as const;
  return {
    replay: (viewer, lang) => api<Replay>(`/replay?viewer=${viewer}&lang=${lang}`, ask),
    hindsight: (after) => api<Hindsight>(`/review?after=${after}`, ask),
    async played(replay) {
      const { game, cards, result } = replay;
      const players = playersOf(tableOf(text, replay), null);
      return { game, cards, players, mine: null, begun: null, result };
    },
  };
}
