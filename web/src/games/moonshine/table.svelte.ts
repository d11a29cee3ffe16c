/** What all parts of the board share: the view, the legal moves and the move that is being chosen. */
import { getContext, setContext } from "svelte";
import type { BoardProps, Texts } from "$lib/board";
import { Deck, type Cards } from "./cards";
import { inOrder, matchSet, names, split, type Words } from "./moves";
import type { DieName, Seat, Task, View } from "./view";

const KEY = Symbol("moonshine");
type Props = Omit<BoardProps<View>, "past" | "game" | "trace" | "beat" | "confirm">;

export class Table {
  private readonly read: () => Props;
  private readonly write: (draft: string) => void;
  /** MS-A4: a new client that was chosen before the old one; move texts name the old one first. */
  private early = $state<string | null>(null);
  /** MS-A5: whose new clients cost everybody else a moon, as far as it was seen to happen. */
  strikers = $state.raw<{ seat: number; client: string }[]>([]);
  /** Dice that were rerolled this round, as far as it was seen to happen. */
  rerolled = $state.raw<DieName[]>([]);
  /** Whom a spectator sits with. */
  watched = $state(0);

  constructor(read: () => Props, write: (draft: string) => void) {
    this.read = read;
    this.write = write;
  }

  get view(): View {
    return this.read().view;
  }
  get legal(): string[] {
    return this.read().legal;
  }
  get t(): Texts {
    return this.read().t;
  }
  get seat(): number | null {
    return this.read().seat;
  }
  get players() {
    return this.read().players;
  }
  /** The seat that is shown at the bottom: one's own, or the one that is watched. */
  readonly near = $derived.by((): number => this.seat ?? this.watched);
  readonly deck: Deck = $derived.by(() => new Deck(this.read().cards as unknown as Cards));
  readonly task: Task | null = $derived.by(() =>
    this.legal.length ? (this.view.you?.task ?? null) : null,
  );
  readonly draft: Words = $derived.by(() => split(this.read().draft));

  get mine(): Seat | undefined {
    return this.view.seats[this.near];
  }
  name(seat: number): string {
    return this.players[seat]?.name ?? "";
  }
  mayPlay(move: string): boolean {
    return this.legal.includes(move);
  }
  /** A hint recommends this move, or one that names this word. */
  isHinted(verb: string, word?: string): boolean {
    const best = split(this.read().hinted[0] ?? "");
    return best.verb === verb && (word === undefined || best.words.includes(word));
  }

  /** Plays a legal move; says of another one why it is not. */
  attempt(move: string): void {
    if (!this.mayPlay(move)) return this.read().why(move);
    this.clear();
    this.read().play(move);
  }
  set(draft: string): void {
    this.write(draft);
  }
  clear(): void {
    this.early = null;
    this.write("");
  }

  /** Chooses a move that is confirmed with a second touch. */
  choose(move: string): void {
    if (!this.mayPlay(move)) return this.read().why(move);
    const { verb, words } = split(move);
    const again = this.draft.verb === verb && this.draft.words.join() === words.join();
    if (again) this.attempt(move);
    else this.set(move);
  }
  /** The chosen move is the one that is recommended: its button is marked instead. */
  get readyHinted(): boolean {
    return this.ready !== null && this.ready === this.read().hinted[0];
  }
  isChosen(verb: string, word: string): boolean {
    return this.draft.verb === verb && this.draft.words.includes(word);
  }

  /** MS-D2: adds a die to the reroll, or takes it out. */
  toggleDie(die: DieName): void {
    if (!names(this.legal, "reroll", die)) return this.read().why(`reroll ${die}`);
    const dice = inOrder(this.toggled("reroll", die));
    this.set(dice.length ? `reroll ${dice.join(" ")}` : "");
  }
  /** MS-S3: adds a client to those that are kept, or takes it out. */
  toggleKept(client: string): void {
    const kept = this.toggled("keep", client).slice(-2);
    this.set(kept.length ? `keep ${kept.join(" ")}` : "");
  }
  private toggled(verb: string, word: string): string[] {
    const words = this.draft.verb === verb ? this.draft.words : [];
    return words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
  }

  /** MS-A4: the client that goes, and the one that comes. */
  get exchange(): { old: string | null; fresh: string | null } {
    const { verb, words } = this.draft;
    const early = this.mine?.offer.find((client) => client === this.early) ?? null;
    if (verb !== "replace" || words[0] === "none") return { old: null, fresh: early };
    return { old: words[0] ?? null, fresh: words[1] ?? early };
  }
  replaceOld(client: string): void {
    const { old, fresh } = this.exchange;
    if (old === client) this.set("");
    else this.set(`replace ${client} ${fresh ?? ""}`);
  }
  replaceBy(client: string): void {
    const { old, fresh } = this.exchange;
    const next = fresh === client ? null : client;
    this.early = next;
    if (old) this.set(`replace ${old} ${next ?? ""}`);
  }

  /** The whole legal move that the draft stands for, or null. */
  get ready(): string | null {
    const { verb, words } = this.draft;
    if (!words.length) return null;
    if (verb === "reroll" || verb === "keep") return matchSet(this.legal, verb, words);
    const move = [verb, ...words].join(" ");
    return this.mayPlay(move) ? move : null;
  }
}

export const share = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
