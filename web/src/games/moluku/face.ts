import type { GameFace } from "$lib/board";
import "./face.css";
import Mark from "./Mark.svelte";
import Poster from "./Poster.svelte";

const face: GameFace = { Mark, Poster };
export default face;
