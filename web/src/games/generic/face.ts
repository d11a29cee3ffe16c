import type { GameFace } from "$lib/board";
import Mark from "./Mark.svelte";
import Poster from "./Poster.svelte";

const face: GameFace = { Mark, Poster };
export default face;
