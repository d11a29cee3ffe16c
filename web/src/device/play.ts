/** Begins a game of several people at one device. */
import { makeTableHere } from "$lib/catalog.svelte";
import { household } from "$lib/household.svelte";
import { learnLevels } from "$lib/levels";
import { place } from "$lib/place.svelte";
import { companyOf } from "$lib/playing.svelte";
import type { GameInfo } from "$lib/protocol";
import { wish } from "$lib/wishes";

/** Sits down with others of this device, and with bots; all of them begin at once. */
export async function playHere(game: GameInfo, people: string[], bots: number): Promise<void> {
  await learnLevels();
  const table = await makeTableHere(game, people.length, { ...companyOf(game), bots });
  household.note(people);
  wish(table.id, people);
  place.go(`/t/${table.id}`);
}
