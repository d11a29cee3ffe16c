/** The protocol's messages by what the app does with them; their shapes are in protocol.ts. */
import type {
  ClientMessage,
  Hello,
  Hinted,
  Ok,
  Pong,
  Previewed,
  Sighted,
  Reason,
  Refusal,
  ServerMessage,
  ToldEarlier,
  Updated,
  Welcome,
} from "./protocol";

/** Answers to a request; each carries its id. */
export type Answer = Ok | Refusal | Hinted | Sighted | Previewed | Reason | ToldEarlier | Pong;
/** What is told to everybody, besides welcome and updates. */
export type Told = Exclude<ServerMessage, Answer | Welcome | Updated>;

type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
/** A request before the socket gives it an id. */
export type Asked = WithoutId<Exclude<ClientMessage, Hello>>;

/** Where the socket of a table is. */
export function addressOf(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/socket`;
}
