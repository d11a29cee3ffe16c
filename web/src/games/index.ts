/** Finds a game's module; each is loaded only when its table is opened. */
import type { GameModule } from "$lib/board";

const rooms: Record<string, () => Promise<{ default: GameModule }>> = {
  moluku: () => import("./moluku"),
  moonshine: () => import("./moonshine"),
  "tiki-topple": () => import("./tiki-topple"),
};

export async function loadGame(name: string): Promise<GameModule> {
  const room = rooms[name];
  if (!room) throw new Error(`There is no board for ${name}.`);
  return (await room()).default;
}
