import { afterEach, expect, it } from "vitest";
import "../../../tests/support/page";
import game from "./index";
import { tumbling } from "./tumbling.svelte";
import type { View } from "./view";

const t = (id: string) => id;
const view = (step: string, task: string | null, can: boolean) =>
  ({
    step,
    over: false,
    rerolls: 0,
    you: { seat: 0, task, owed: 0 },
    seats: [{ clients: [{ can_validate: can }] }],
  }) as unknown as View;
const title = (can: boolean) => game.prompt(view("action", "action", can), 0, "", t).title;

afterEach(() => void (tumbling.now = false));

it("tells nothing of what dice bring while they tumble", () => {
  expect([title(true), title(false)]).toEqual([
    "moonshine-ui-prompt-action",
    "moonshine-ui-prompt-action-none",
  ]);
  tumbling.now = true;
  expect(title(true)).toBe(title(false));
});

it("says that all is shown at the end only where what others do is hidden", () => {
  const waits = (step: string) => game.prompt(view(step, null, true), 0, "", t).detail;
  expect(waits("action")).toBe("moonshine-ui-prompt-wait");
  expect(waits("losses")).toBe("moonshine-ui-prompt-others");
});
