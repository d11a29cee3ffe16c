/** Tiki Topple for the table frame. */
import type { GameModule } from "$lib/board";
import Print from "../../device/Print.svelte";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import EndTable from "./EndTable.svelte";
import LogMark from "./LogMark.svelte";
import { chapter, prompt, standing } from "./prompt";
import { saying } from "./saying";
import sound from "./sounds";
import Scene from "./Scene.svelte";
import Specimens from "./Specimens.svelte";
import type { View } from "./view";

const tikiTopple: GameModule = {
  Back,
  Board,
  LogMark,
  EndTable,
  Print,
  Scene,
  Specimens,
  prompt,
  saying,
  sound,
  chapter,
  standing,
  points: (view: View) => view.scores,
  pointsFrom: ["scores"],
};

export default tikiTopple;
