/** Moonshine in the browser: its board, end table, scene, specimens and words. */
import type { GameEvent, GameModule, Prompt, Standing, Texts } from "$lib/board";
import Board from "./Board.svelte";
import EndTable from "./EndTable.svelte";
import LogMark from "./LogMark.svelte";
import Print from "./Print.svelte";
import { saying } from "./saying";
import Scene from "./Scene.svelte";
import sound from "./sounds";
import Specimens from "./Specimens.svelte";
import { isActed, isOver, isRolled } from "./events";
import { isOneTouch } from "./moves";
import { tumbling } from "./tumbling.svelte";
import type { Step, Task, View } from "./view";

/** Why there is a moon to place: the game's beginning, a die, a bolt, or one's action. */
function moonReason(view: View, t: Texts): string {
  if (view.step === "first-moons") return t("moonshine-ui-why-first");
  if (view.step === "instants") return t("moonshine-ui-why-bolt");
  if (view.step !== "dice-moons") return "";
  const access = view.seats[view.you?.seat ?? 0]?.access ?? [];
  const dice = access.filter((die) => view.dice[die] === "moon");
  return t("moonshine-ui-why-dice", { dice: dice.length > 1 ? "both" : (dice[0] ?? "b") });
}

function taskPrompt(view: View, task: Task, t: Texts): Prompt {
  const moons = view.you?.owed ?? 1;
  const mine = view.seats[view.you?.seat ?? 0];
  if (task === "action") {
    const can = tumbling.now || mine?.clients.some((line) => line.can_validate);
    const id = can ? "moonshine-ui-prompt-action" : "moonshine-ui-prompt-action-none";
    return { title: t(id), detail: t(`${id}-detail`) };
  }
  const words = { moons, left: view.rerolls };
  const id = `moonshine-ui-prompt-${task}`;
  const detail = t(`${id}-detail`, words);
  const why = task === "moon" ? moonReason(view, t) : "";
  return { title: t(id, words), detail: why ? `${why} ${detail}` : detail };
}

/** Everything lies open but in these steps: what all choose at once is shown when all have chosen. */
const HIDDEN: Step[] = ["keep", "action"];
const hides = (view: View): boolean => HIDDEN.includes(view.step);

/** What the viewer must do now, and why the choices are limited. */
function prompt(view: View, seat: number | null, draft: string, t: Texts): Prompt {
  if (view.over) return { title: t("moonshine-ui-prompt-over") };
  const task = seat === null ? null : view.you?.task;
  if (task) {
    const now = taskPrompt(view, task, t);
    return isOneTouch(draft) ? { ...now, detail: t("moonshine-ui-prompt-sure") } : now;
  }
  return {
    title: null,
    detail:
      seat !== null && hides(view)
        ? t("moonshine-ui-prompt-wait")
        : t("moonshine-ui-prompt-others", { step: view.step }),
  };
}

function chapter(event: GameEvent, t: Texts): string | null {
  if (event.event === "setup") return t("moonshine-ui-setup");
  if (isRolled(event) && !event.again) return t("moonshine-ui-round", { round: event.round });
  return null;
}

/** What all did is shown for a moment before dice roll again; the end is counted at one's own pace. */
const beat = (events: GameEvent[]): "wait" | "show" | null => {
  if (events.some(isOver)) return "wait";
  return events.some(isActed) ? "show" : null;
};

/** What everybody may know of a seat. */
function standing(view: View, seat: number, t: Texts): Standing {
  return {
    title: t("moonshine-ui-curtain-points", { points: view.scores[seat]! }),
    detail: t("moonshine-ui-curtain-moons", { moons: view.seats[seat]!.moons }),
    backs: 0,
    round: view.round ? t("moonshine-ui-round", { round: view.round }) : t("moonshine-ui-setup"),
  };
}

const game: GameModule = {
  Board,
  EndTable,
  LogMark,
  Print,
  Scene,
  Specimens,
  prompt,
  saying,
  sound,
  chapter,
  beat,
  hides,
  standing,
  points: (view: View) => view.scores,
  pointsFrom: ["scores"],
};
export default game;
