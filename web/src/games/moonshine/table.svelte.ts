/** What all parts of the board share: the view, the legal moves and the move that is being chosen. */
import { getContext, setContext } from "svelte";
import type { BoardProps, Texts } from "$lib/board";
import { settings } from "$lib/settings.svelte";
import { Deck, type Cards } from "./cards";
import { lastDeeds } from "./deeds";
import { isActed } from "./events";
import { inOrder, matchSet, names, split, type Words } from "./moves";
import { Slots } from "./slots";
import type { Acted, ClientLine, DieName, Seat, Task, View } from "./view";

const KEY = Symbol("moonshine");
type Props = Omit<BoardProps<View>, "game">;

export class Table {
  private readonly read: () => Props;
  private readonly write: (draft: string) => void;
  /** MS-A4: a new client that was chosen before the old one; move texts name the old one first. */
  private early = $state<string | null>(null);
  private readonly slots = new Slots();
  /** Whether dice are still rolling: what they bring is not told before they lie. */
  rolling = $state(false);
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
  readonly deck: Deck = $derived.by(
    () => new Deck(this.read().cards as unknown as Cards, settings.moveLine),
  );
  readonly task: Task | null = $derived.by(() =>
    this.legal.length ? (this.view.you?.task ?? null) : null,
  );
  readonly draft: Words = $derived.by(() => split(this.read().draft));

  /** What each seat did in the last action that was shown. */
  readonly deeds: Map<number, Acted> = $derived.by(() =>
    lastDeeds(this.read().past, this.read().view),
  );
  /** MS-A5: whose new clients cost everybody else a moon. */
  readonly strikers: { seat: number; client: string }[] = $derived.by(() =>
    [...this.deeds.values()].flatMap(({ seat, strikes }) =>
      strikes.map((client) => ({ seat, client })),
    ),
  );
  /** Whether what all did is shown just now. */
  readonly revealing: boolean = $derived.by(() => this.read().events.some(isActed));
  /** MS-A5: tells whether a bolt of somebody else strikes a seat, just now. */
  isStruck(seat: number): boolean {
    return this.revealing && this.strikers.some((striker) => striker.seat !== seat);
  }
  /** Tells whether a seat has acted in this round: what the dice bring is used then. */
  hasActed(seat: number): boolean {
    const { step, waiting } = this.view;
    return step === "losses" || (step === "action" && !waiting.includes(seat));
  }
  /** The clients in front of a seat, each in the slot that it came to. */
  laid(seat: Seat): (ClientLine | null)[] {
    return this.slots.lay(seat.seat, seat.clients, () => this.read().past);
  }

  get confirm(): boolean {
    return this.read().confirm;
  }
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

  /** In hindsight: whether the move that was made names a thing, and whether the better one does. */
  flags(named: (move: Words) => boolean): { played: boolean; better: boolean } {
    const { played = null, hinted } = this.read();
    const is = (move: string | null | undefined): boolean => !!move && named(split(move));
    return { played: is(played), better: played !== null && is(hinted[0]) };
  }

  /**
   * All bars name their places alike: only where it is sure whose move is flagged, places are. That is one's own, or
   * with everything shown the one that alone is waited for.
   */
  isFlagged(seat: number): boolean {
    const movers = this.seat === null ? this.view.waiting : [this.seat];
    return movers.length === 1 && movers[0] === seat;
  }

  /** A hint recommends exactly this move. */
  isBest(move: string): boolean {
    return this.read().hinted[0] === move;
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

  /** Chooses a whole move: a second touch or the button confirms it, where people want that. */
  choose(move: string): void {
    if (!this.mayPlay(move)) return this.read().why(move);
    if (!this.confirm || this.isReady(move)) this.attempt(move);
    else this.set(move);
  }
  isReady(move: string): boolean {
    return this.ready === move;
  }
  /** Sets a draft; where nothing waits to be confirmed it is played as soon as it is a whole move. */
  private compose(draft: string): void {
    this.set(draft);
    if (!this.confirm && this.ready) this.attempt(this.ready);
  }
  /** The chosen move is the one that is recommended: its button is marked instead. */
  get readyHinted(): boolean {
    return this.ready !== null && this.isBest(this.ready);
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
    this.compose(kept.length ? `keep ${kept.join(" ")}` : "");
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
    else this.compose(`replace ${client} ${fresh ?? ""}`);
  }
  replaceBy(client: string): void {
    const { old, fresh } = this.exchange;
    const next = fresh === client ? null : client;
    this.early = next;
    if (old) this.compose(`replace ${old} ${next ?? ""}`);
  }

  /** The whole legal move that the draft stands for, or null. */
  get ready(): string | null {
    const { verb, words } = this.draft;
    if (!words.length) return this.mayPlay(verb) ? verb : null;
    if (verb === "reroll" || verb === "keep") return matchSet(this.legal, verb, words);
    const move = [verb, ...words].join(" ");
    return this.mayPlay(move) ? move : null;
  }
}

export const share = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
