/** A board for every game that has none of its own: it shows any view, and offers the legal moves. */
import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import EndTable from "./EndTable.svelte";
import { pointsOf } from "./parts";
import Scene from "./Scene.svelte";
import Specimens from "./Specimens.svelte";
import { heading, said } from "./words";

/** Events of these kinds begin a new part of the game. */
const CHAPTERS = new Set(["round", "season", "trick", "hand", "turn", "phase", "day", "year"]);

const generic: GameModule = {
  Board,
  EndTable,
  Scene,
  Specimens,
  prompt: (_view, _seat, draft) => ({ title: null, ...(draft.trim() && { detail: said(draft) }) }),
  saying: said,
  chapter: (event, _t, n) => {
    const { event: kind, [kind]: number } = event;
    return CHAPTERS.has(kind)
      ? `${heading(kind)} ${typeof number === "number" ? number : n}`
      : null;
  },
  points: pointsOf,
  pointsFrom: ["scores"],
};
export default generic;
