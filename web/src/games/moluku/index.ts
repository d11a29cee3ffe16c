/** Moluku in the browser. */
import type { GameModule } from "$lib/board";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import EndTable from "./EndTable.svelte";
import { beat, chapter, points, pointsFrom, prompt, sides } from "./prompt";
import { saying } from "./saying";
import Scene from "./Scene.svelte";
import sound from "./sounds";
import Specimens from "./Specimens.svelte";

const moluku: GameModule = {
  Aid,
  Board,
  EndTable,
  Scene,
  Specimens,
  prompt,
  saying,
  sound,
  chapter,
  beat,
  sides,
  points,
  pointsFrom,
};
export default moluku;
