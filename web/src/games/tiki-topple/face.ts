import type { GameFace } from "$lib/board";
import "./face.css";
import Mark from "./Mark.svelte";
import Poster from "./Poster.svelte";

const sign = {
  path: "M1-9.5C3-5 8-3 8 3C8 7 4 9 0 9C-5 9-8 7-8 3C-8-1-5-2-4-5C-2-4-1-2-1-1C1-3 2-6 1-9.5Z",
  colour: "var(--seat-0)",
};
const face: GameFace = { Mark, Poster, sign };
export default face;
