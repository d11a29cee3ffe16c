/** Events of Moonshine: telling them apart. */
import type { GameEvent } from "$lib/board";
import type { Acted, Rolled } from "./view";

export const isActed = (event: GameEvent): event is Acted => event.event === "acted";
export const isRolled = (event: GameEvent): event is Rolled => event.event === "rolled";
