/** Moonshine in the browser: its board, end table, scene, specimens and words. */
import type { GameEvent, GameModule, Prompt, Texts } from "$lib/board";
import Board from "./Board.svelte";
import EndTable from "./EndTable.svelte";
import LogMark from "./LogMark.svelte";
import { saying } from "./saying";
import Scene from "./Scene.svelte";
import sound from "./sounds";
import Specimens from "./Specimens.svelte";
import { isRolled } from "./events";
import type { Task, View } from "./view";

function taskPrompt(view: View, task: Task, t: Texts): Prompt {
  const moons = view.you?.owed ?? 1;
  const mine = view.seats[view.you?.seat ?? 0];
  if (task === "action") {
    const can = mine?.clients.some((line) => line.can_validate);
    const id = can ? "moonshine-ui-prompt-action" : "moonshine-ui-prompt-action-none";
    return { title: t(id), detail: t(`${id}-detail`) };
  }
  const words = { moons, left: view.rerolls };
  const id = `moonshine-ui-prompt-${task}`;
  return { title: t(id, words), detail: t(`${id}-detail`, words) };
}

/** What the viewer must do now, and why the choices are limited. */
function prompt(view: View, seat: number | null, _draft: string, t: Texts): Prompt {
  if (view.over) return { title: t("moonshine-ui-prompt-over") };
  const task = seat === null ? null : view.you?.task;
  if (task) return taskPrompt(view, task, t);
  const done = seat !== null && view.step !== "dice";
  return {
    title: null,
    detail: t(done ? "moonshine-ui-prompt-wait" : `moonshine-step-${view.step}`),
  };
}

function chapter(event: GameEvent, t: Texts): string | null {
  if (event.event === "setup") return t("moonshine-ui-setup");
  if (isRolled(event) && !event.again) return t("moonshine-ui-round", { round: event.round });
  return null;
}

const game: GameModule = {
  Board,
  EndTable,
  LogMark,
  Scene,
  Specimens,
  prompt,
  saying,
  sound,
  chapter,
  points: (view: View) => view.scores,
  pointsFrom: ["scores"],
};
export default game;
