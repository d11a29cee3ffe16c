/**
 * Adds my part of the luck to starts that wait for me while I look at something else: by correspondence
 * people are seldom at a table at once.
 */
import { guest } from "./guest.svelte";
import { answerTo } from "./luck";
import type { OwnTable, Table } from "./protocol";
import { shown } from "./router";
import { settings } from "./settings.svelte";
import { TableClient, type Platform } from "./table-client";
import { addressOf, type Told } from "./wire";

const lines = new Map<string, TableClient>();

/** Goes to the tables whose start asks for me, and leaves those that do not any more. */
export function contribute(tables: OwnTable[], platform?: Platform): void {
  const asking = new Set(
    tables
      .filter(({ id, status, turn }) => status === "lobby" && turn && !isOnShow(id))
      .map(({ id }) => id),
  );
  for (const [id, line] of lines) {
    if (asking.has(id)) continue;
    line.close();
    lines.delete(id);
  }
  for (const id of asking) if (!lines.has(id)) lines.set(id, lineTo(id, platform));
}

/** Whether the page shows a table, which then answers itself. */
const isOnShow = (id: string): boolean => shown(new URL(location.href)).pathname === `/t/${id}`;

function lineTo(id: string, platform?: Platform): TableClient {
  let table: Table;
  const told = (message: Told) => {
    if (message.type === "table") table = message.table;
    if (message.type !== "commit" && message.type !== "reveal") return;
    const seat = table.seats.findIndex((one) => one.guest !== null && one.guest === guest.id);
    const answer = answerTo(table, seat, message);
    if (typeof answer !== "string") void line.ask(answer);
  };
  const line: TableClient = new TableClient(
    addressOf(id),
    {
      token: () => guest.token ?? null,
      lang: () => settings.language,
      welcome: (message) => {
        table = message.table;
        void line.ask({ type: "looking", on: false });
      },
      update: () => undefined,
      told,
      connection: () => undefined,
      stranger: () => undefined,
      fault: () => undefined,
    },
    platform,
  );
  return line;
}
