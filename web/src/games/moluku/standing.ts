/** Why a card stands where it does in the harvest: it was led, is a trump, of the suit led, or neither. */
import type { Table } from "./table";
import type { MolukuView } from "./view";

export type Standing = "led" | "trump" | "suit" | "off" | "panku";

export function standing(view: MolukuView, table: Table, seat: number, card: string): Standing {
  const { colour } = table.face(card);
  if (!colour) return "panku";
  if (colour === view.trump) return "trump";
  if (view.leader === seat) return "led";
  return colour === view.led ? "suit" : "off";
}
