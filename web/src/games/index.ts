/** Finds what a game's folder holds: its face is there at once, its table only when that is opened. */
import type { GameFace, GameModule } from "$lib/board";

const rooms = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });
const faces = import.meta.glob<GameFace>("./*/face.ts", { import: "default", eager: true });

export async function loadGame(name: string): Promise<GameModule> {
  const room = rooms[`./${name}/index.ts`];
  if (!room) throw new Error(`There is no board for ${name}.`);
  return room();
}

export function faceOf(name: string): GameFace {
  const face = faces[`./${name}/face.ts`];
  if (!face) throw new Error(`There is no face for ${name}.`);
  return face;
}
