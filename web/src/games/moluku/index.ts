/** Moluku in the browser. */
import type { GameModule } from "$lib/board";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Back from "./CurtainBack.svelte";
import EndTable from "./EndTable.svelte";
import Print from "./Print.svelte";
import { beat, chapter, points, pointsFrom, prompt, sides, standing } from "./prompt";
import { saying } from "./saying";
import Scene from "./Scene.svelte";
import sound from "./sounds";
import Specimens from "./Specimens.svelte";

const moluku: GameModule = {
  Aid,
  Back,
  Board,
  EndTable,
  Print,
  Scene,
  Specimens,
  prompt,
  saying,
  sound,
  chapter,
  beat,
  sides,
  standing,
  points,
  pointsFrom,
};
export default moluku;
