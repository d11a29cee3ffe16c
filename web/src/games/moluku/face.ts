import type { GameFace } from "$lib/board";
import "./face.css";
import Mark from "./Mark.svelte";
import Poster from "./Poster.svelte";

const sign = {
  path: "M0-8L9 1H6V8H-6V1H-9Z",
  colour: "var(--seat-1)",
};
const face: GameFace = { Mark, Poster, sign };
export default face;
