import type { GameFace } from "$lib/board";
import Mark from "./Mark.svelte";
import Poster from "./Poster.svelte";

const sign = {
  path: "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z",
  colour: "var(--seat-2)",
};
const face: GameFace = { Mark, Poster, sign };
export default face;
