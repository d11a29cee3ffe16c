/** Proving a deal of the day whose day is over. */
import type { KeptSeal } from "$lib/daily";
import type { DailyDeal } from "$lib/protocol";
import { sha256 } from "$lib/sha256";

export interface DayProof {
  /** The secret is the one whose hash was published. */
  fits: boolean;
  /** Whether the commitment is the one that this browser has kept; null: it kept none. */
  same: boolean | null;
  /** Since when. */
  at: number | null;
}

/** Proves a deal whose day is over; null before. */
export function proveDeal(deal: DailyDeal, seal: KeptSeal | null): DayProof | null {
  if (deal.secret === null) return null;
  return {
    fits: sha256(deal.secret) === deal.commitment,
    same: seal && seal.commitment === deal.commitment,
    at: seal?.at ?? null,
  };
}
