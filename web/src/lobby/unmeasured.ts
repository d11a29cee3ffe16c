/** Bots of which nobody knows how strong they are in a game. */
import type { GameInfo, Seat, Table } from "$lib/protocol";
import { list, t } from "$lib/texts.svelte";

/** The bots at a table whose strength in this game was never measured: with them no game counts. */
export const unmeasuredAt = ({ seats }: Table, { measured }: GameInfo): Seat[] =>
  seats.filter(({ kind, level }) => kind === "bot" && !measured.includes(level ?? ""));

/** Says of such bots why a game with them cannot count. */
export const unmeasuredWords = (bots: Seat[]): string =>
  t("lobby-unmeasured", { count: bots.length, names: list(bots.map(({ name }) => name)) });
