import type { GameFace } from "$lib/board";
import "./face.css";
import Mark from "./Mark.svelte";
import Poster from "./Poster.svelte";

const sign = {
  path: "M3-8.5A8.5 8.5 0 1 0 8.5 4.5A6.8 6.8 0 1 1 3-8.5Z",
  colour: "var(--seat-3)",
};
const face: GameFace = { Mark, Poster, sign };
export default face;
