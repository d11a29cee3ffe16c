/** Tiki Topple for the table frame. */
import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import EndTable from "./EndTable.svelte";
import LogMark from "./LogMark.svelte";
import { chapter, prompt } from "./prompt";
import { saying } from "./saying";
import sound from "./sounds";
import Scene from "./Scene.svelte";
import Specimens from "./Specimens.svelte";
import type { View } from "./view";

const tikiTopple: GameModule = {
  Board,
  LogMark,
  EndTable,
  Scene,
  Specimens,
  prompt,
  saying,
  sound,
  chapter,
  points: (view: View) => view.scores,
  pointsFrom: ["scores"],
};

export default tikiTopple;
