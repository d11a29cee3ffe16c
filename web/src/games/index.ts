/**
 * Finds what a game's folder holds: its face is there at once, its table only when that is opened.
 * A game without a folder gets what `generic` makes of any game.
 */
import type { GameFace, GameModule } from "$lib/board";
import { part } from "$lib/parts";

const rooms = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });
const faces = import.meta.glob<GameFace>("./*/face.ts", { import: "default", eager: true });

export async function loadGame(name: string): Promise<GameModule> {
  const room = rooms[`./${name}/index.ts`] ?? rooms["./generic/index.ts"]!;
  return part(room);
}

export function faceOf(name: string): GameFace {
  return faces[`./${name}/face.ts`] ?? faces["./generic/face.ts"]!;
}
