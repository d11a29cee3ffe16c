/** Events of Moonshine: telling them apart. */
import type { GameEvent } from "$lib/board";
import type { Acted, Over, Rolled } from "./view";

export const isActed = (event: GameEvent): event is Acted => event.event === "acted";
export const isRolled = (event: GameEvent): event is Rolled => event.event === "rolled";
export const isOver = (event: GameEvent): event is Over => event.event === "over";

/** A seat has begun to pay for a client, or has paid a moon for it. */
export const isOwnPayment = (event: GameEvent, seat: number | null): boolean =>
  (event.event === "validating" || event.event === "paid") && event["seat"] === seat;
