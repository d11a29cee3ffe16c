/**
 * A table as a device shows it around which several people sit: each of them has a room of their own, with
 * their own line, and there is one more for what everybody may see. One of them is on show at a time.
 */
import { untrack } from "svelte";
import type { GameModule } from "./board";
import { guest } from "./guest.svelte";
import { covered, isSame, nextDue, nextStage, type Person, type Situation } from "./handing";
import type { Stage } from "./handing";
import { household } from "./household.svelte";
import type { Table, UndoAsked } from "./protocol";
import { lasting } from "./settings.svelte";
import type { Platform } from "./table-client";
import { TableRoom, type Sitter } from "./table.svelte";
import { toasts } from "./toasts.svelte";
import { wished } from "./wishes";

/** How long whoever has moved still sees what it did, at normal pace. */
const LINGER = 1200;
/** In which time all lines tell of the same move: none of them is acted on before the others are heard. */
const TOGETHER = 40;
const CHANNEL = "lanai.curtain";

export class Around {
  /** The room of the device's owner. */
  readonly main: TableRoom;
  /** Those of the others, by who they are. */
  #others: ReadonlyMap<string, TableRoom> = $state.raw(new Map());
  /** The room of what everybody may see; null until it is needed. */
  all: TableRoom | null = $state.raw(null);
  stage: Stage = $state.raw({ on: "all" });
  /** Who looked last. */
  last: number | null = $state(null);
  /** Whether people are sitting down who have just been asked to. */
  arranging = $state(false);

  /** Who only watches: through this room all of this device look together. */
  readonly #nobody: Sitter = {
    id: null,
    token: undefined,
    ready: () => Promise.resolve(),
    isElsewhere: () => false,
    isUrgent: () => this.rooms.some((room) => room.isUrgent()),
  };
  #module: GameModule | null = null;
  #wished: string[] | null = null;
  /** Who is about to sit down. */
  #coming = new Set<string>();
  /** Whether the rooms rest but for the one on show. */
  #begun = false;
  /** What is about to be shown. */
  #next: Stage | null = null;
  #turning: ReturnType<typeof setTimeout> | undefined;
  #tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

  constructor(
    table: Table,
    readonly platform?: Platform,
  ) {
    this.main = new TableRoom(table, platform);
    this.#wished = wished(table.id);
    this.arranging = this.#wished !== null;
    document.addEventListener("visibilitychange", this.#hidden);
    if (this.#tabs) this.#tabs.onmessage = ({ data }) => data === table.id && this.cover();
  }

  /** Begins to show what happens, once the game is loaded. */
  begin(module: GameModule): void {
    this.#module = module;
    this.main.begin(module.beat);
    if (this.#wished) void this.#arrange(this.#wished);
  }

  close(): void {
    clearTimeout(this.#turning);
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#tabs?.close();
    for (const room of [this.main, this.all, ...this.#others.values()]) room?.close();
  }

  /** Hears everything again in the language that is set now. */
  relearn(): void {
    for (const room of [this.main, this.all, ...this.#others.values()]) room?.relearn();
  }

  /** The rooms of all who sit here, by seat. */
  rooms: TableRoom[] = $derived.by(() =>
    [this.main, ...this.#others.values()]
      .filter(({ mySeat }) => mySeat !== null)
      .sort((one, other) => one.you.seat! - other.you.seat!),
  );
  /** The room of who is the host, if they are of this device. */
  host: TableRoom | null = $derived.by(
    () => [this.main, ...this.#others.values()].find(({ you }) => you.host) ?? null,
  );
  /** Whether several people share this device at a game: one at a time looks. */
  shared: boolean = $derived.by(
    () => this.#others.size > 0 && this.main.welcomed && this.main.table.status !== "lobby",
  );
  /** Whether everybody who plays sits here: nobody has to be written to. */
  alone: boolean = $derived.by(
    () =>
      this.shared &&
      this.main.table.seats.every(({ kind, guest: id }) => kind !== "person" || household.has(id)),
  );
  /** The room that is on show; null behind the curtain. */
  room: TableRoom | null = $derived(
    this.stage.on === "curtain"
      ? null
      : this.stage.on === "all"
        ? this.all
        : this.at(this.stage.seat),
  );
  /** Whether everybody has been welcomed, so that it is known whose turn it is. */
  ready: boolean = $derived(
    (this.all?.welcomed ?? false) && this.rooms.every(({ welcomed }) => welcomed),
  );
  situation: Situation = $derived.by(() => ({
    people: this.rooms.filter(({ mySeat }) => !mySeat!.resigned).map((room) => this.#person(room)),
    last: this.last,
    stops: this.all?.stops ?? false,
    settled: this.#isSettled(this.room),
  }));
  /** Whether there is something that whoever looks can cover. */
  covers: boolean = $derived(!isSame(covered(this.stage, this.situation), this.stage));
  /** An undo that people of this device are asked about. */
  undoAsked: UndoAsked | null = $derived(
    this.rooms.find(({ undoAsked, putOff }) => undoAsked && undoAsked.ask !== putOff)?.undoAsked ??
      null,
  );

  at(seat: number): TableRoom | null {
    return this.rooms.find(({ you }) => you.seat === seat) ?? null;
  }

  /** The room of somebody of this device. */
  of(id: string): TableRoom | null {
    return id === guest.id ? this.main : (this.#others.get(id) ?? null);
  }

  /** The rooms of all who sit here, the owner's first. */
  get ownerFirst(): TableRoom[] {
    return [...this.rooms].sort(
      (one, other) => Number(other === this.main) - Number(one === this.main),
    );
  }

  /** Whom the device goes to after whoever it goes to now. */
  then(seat: number): number | null {
    const others = this.situation.people.filter((person) => person.seat !== seat);
    const next =
      nextDue(others, seat) ??
      nextDue(
        others.map((one) => ({ ...one, due: true })),
        seat,
      );
    return next === null || next.seat === this.last ? null : next.seat;
  }

  #person({ you, known, mySeat }: TableRoom): Person {
    const seat = you.seat!;
    const due = !mySeat!.standin && (known?.to_act.includes(seat) ?? false);
    const hides = this.#module?.hides;
    if (!known || !hides) return { seat, due, hides: (known?.own.length ?? 1) > 0 };
    return { seat, due, hides: hides(known.view) };
  }

  #isSettled(room: TableRoom | null): boolean {
    return !room || (!room.showing && !room.beat && !room.busy && !room.forcing);
  }

  /** Opens rooms for those of this device who sit at the table, and closes those of who does not. */
  follow(): void {
    const { seats, status } = this.main.table;
    const here = new Set(seats.map((seat) => seat.guest).filter((id) => household.find(id)));
    const gone = [...this.#others].filter(
      ([id, { mySeat }]) => !here.has(id) && !mySeat && !this.#coming.has(id),
    );
    untrack(() => {
      for (const id of here) this.#open(id!);
      for (const [id, room] of gone) {
        room.close();
        this.#others = new Map([...this.#others].filter(([other]) => other !== id));
      }
      if (status !== "lobby" && this.#others.size && !this.all)
        this.all = this.#enterAs(this.#nobody);
    });
  }

  #open(id: string): TableRoom {
    const room = this.#others.get(id) ?? this.#enterAs(household.sitter(id));
    if (!this.#others.has(id)) this.#others = new Map([...this.#others, [id, room]]);
    return room;
  }

  #enterAs(who: Sitter): TableRoom {
    const room = new TableRoom(this.main.table, this.platform, who);
    room.begin(this.#module?.beat);
    room.rest(who === this.#nobody);
    return room;
  }

  /** Lets somebody of this device sit down. */
  async sit(id: string, seat: number): Promise<void> {
    this.#coming.add(id);
    await this.#open(id).sit(seat);
    this.#coming.delete(id);
  }

  /** Lets people sit down beside the owner, and begins. */
  async #arrange(people: string[]): Promise<void> {
    for (const [at, id] of people.entries()) await this.sit(id, at + 1);
    await this.main.ask({ type: "start" });
    this.arranging = false;
  }

  /** Shows what is to be shown now: called whenever anything has changed. */
  step(): void {
    if (!this.shared || !this.ready) return;
    const { stage, situation } = this;
    const next = nextStage(stage, situation);
    const wait = stage.on === "seat" && !situation.stops ? lasting(LINGER) : 0;
    untrack(() => {
      if (!this.#begun) this.#enter(stage);
      this.#begun = true;
      this.#turnTo(next, wait);
    });
  }

  /** Turns to what is to be shown next after a while, unless it is something else by then. */
  #turnTo(next: Stage, wait: number): void {
    if (this.#next && isSame(next, this.#next)) return;
    clearTimeout(this.#turning);
    this.#next = isSame(next, this.stage) ? null : next;
    if (!this.#next) return;
    this.#turning = setTimeout(
      () => {
        this.#next = null;
        const after = next.on === "curtain" ? this.at(next.seat) : null;
        if (after?.plays) void after.play(after.position!.legal[0]!);
        else if (!after?.busy) this.#enter(next);
      },
      next.on === "all" ? 0 : wait + TOGETHER,
    );
  }

  /** Whoever the curtain waits for looks. */
  lift(): void {
    if (this.stage.on !== "curtain") return;
    this.#tabs?.postMessage(this.main.table.id);
    this.#enter({ on: "seat", seat: this.stage.seat });
  }

  /** Lets the curtain fall before whoever looks, if there is anything to hide. */
  cover(): void {
    if (!this.shared || !this.#begun) return;
    const next = covered(this.stage, this.situation);
    if (!isSame(next, this.stage)) this.#enter(next);
  }

  #hidden = (): void => {
    if (document.visibilityState !== "visible") this.cover();
  };

  #enter(stage: Stage): void {
    clearTimeout(this.#turning);
    this.#next = null;
    this.stage = stage;
    if (stage.on === "seat") this.last = stage.seat;
    for (const room of [this.main, ...this.#others.values()])
      if (room !== this.room) room.rest(false);
    if (this.all !== this.room) this.all?.rest(true);
    toasts.clear();
    this.room?.wake();
  }

  /** Takes back the move of whoever looked last. */
  async takeBack(): Promise<void> {
    await (this.last === null ? null : this.at(this.last))?.undo();
  }

  /** Answers for all of this device whether somebody may take a move back. */
  answerUndo(ask: number, agree: boolean): void {
    for (const room of this.rooms) if (room.undoAsked?.ask === ask) room.answerUndo(ask, agree);
  }
  putOffUndo(ask: number): void {
    for (const room of this.rooms) if (room.undoAsked?.ask === ask) room.putOff = ask;
  }
}
