/**
 * The contract between the table frame and a game's board.
 *
 * A board draws a view and offers legal moves, nothing more: no rules in the browser. What is legal
 * is `legal`; why something is not comes from `why`; what a move would do comes from `preview`.
 */
import type { Component } from "svelte";
import type { BotMark, GameEvent, Result, View } from "./protocol";
import type { Sound } from "./sound";

export type { GameEvent, View };

/** Who sits on a seat. `emblem` numbers a small picture and colour that the frame draws (see Emblem). */
export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot";
  /** How well a bot plays: see LevelBadge. */
  level: string | null;
  /** Whose program the person is, if they are one: see ProgramBadge. */
  program?: BotMark | null;
  /** Whether somebody else than the person plays, or nobody does: see SeatMark. */
  mark: "bot-plays" | "left" | "away" | null;
  /** Since when the person is away, if that is known. */
  away: number | null;
  emblem: number;
}

/** Formats a Fluent message of the current language. */
export type Texts = (id: string, args?: Record<string, string | number>) => string;

/** A stop at which people look before anything new is dealt or rolled, until they go on. */
export interface Beat {
  /** Before chance goes on with the game, or at its end. */
  kind: "pause" | "over";
  /** Whether it stays until they go on, and not for a moment only. */
  waits: boolean;
  goOn: () => void;
}

export interface BoardProps<V = View> {
  /** The game's name, for boards that draw any game. */
  game: string;
  view: V;
  /** The keys of the view that only this viewer is told; not known in a replay. */
  own?: string[];
  /** By seat. */
  players: Player[];
  /** The seat that looks; null for somebody who watches. */
  seat: number | null;
  /** The viewer's legal moves as text; empty when they owe nothing. */
  legal: string[];
  /** The seats that owe a decision; not told in a replay. */
  toAct?: number[];
  /** What led to this view, oldest first, for animation; empty after a reload. */
  events: GameEvent[];
  /** All that has happened up to this view, oldest first; what was taken back is followed by "undone". */
  past: GameEvent[];
  /** What others did since my last move, oldest first; for who watches, each seat's last move. */
  trace: GameEvent[];
  /**
   * While it is set, `view` is how the round or the game ended and `events` is what led there: the
   * board counts up at the person's pace. The frame has the button that goes on.
   */
  beat: Beat | null;
  /** Whether a chosen move waits for the confirm button; else it is played when its last part is chosen. */
  confirm: boolean;
  /** The card table of the game (its TOML as JSON): pictures are drawn from it. */
  cards: View;
  /** The beginning of a move that is being chosen, shared with the move line: "up2 " or "". */
  draft: string;
  /** Moves that a hint recommends, best first; empty without a hint. */
  hinted: string[];
  /** In hindsight: the move that was made from this view, which stands beside what is better. */
  played?: string | null;
  /** Whether a replay is watched, where every view stands for itself. */
  replay?: boolean;
  /** With an open replay: the `you` part of every seat's view, by seat. */
  open: View[] | null;
  /** Makes a legal move. */
  play: (move: string) => void;
  /** Gives the view after a move, or null when it would reveal something. */
  preview: (move: string) => Promise<V | null>;
  /** Shows in the prompt line which rule forbids a move. */
  why: (move: string) => void;
  t: Texts;
}

/** How a seat stands, as everybody may see it. */
export interface Standing {
  /** What is theirs: “3 cards left”, and in small “5 points”. */
  title: string;
  detail: string;
  /** How many cards of theirs lie there face down. */
  backs: number;
  /** How far the game is: “Round 2 of 3”. */
  round: string;
}

/** What the prompt line says: what I must do now, and why my choices are limited. */
export interface Prompt {
  /** Null where the frame can say it: whose move it is, or that the game is over. */
  title: string | null;
  detail?: string;
}

/** What helps the memory at a table that wants it: the server says what this viewer may know. */
export interface AidProps<V = View> {
  aid: View;
  view: V;
  players: Player[];
  seat: number | null;
  cards: View;
  t: Texts;
}

/** A small picture of what a line of the log tells: the event, and which of its sentences. */
export interface MarkProps {
  event: GameEvent;
  line: number;
  cards: View;
}

/** How a score came about, for the end screen: every game draws its own. */
export interface EndProps<V = View> {
  /** The last view and all events of the game, as a spectator saw them. */
  view: V;
  events: GameEvent[];
  result: Pick<Result, "scores" | "winners">;
  players: Player[];
  cards: View;
  t: Texts;
}

/** A picture that is told the `game` it stands for; those of one game need not ask. */
export type Picture = Component<any>;

/** What a game's folder exports from its index.ts. */
export interface GameModule {
  Board: Component<BoardProps<any>, object, "draft">;
  /** Shows the aid of games that have one. */
  Aid?: Component<AidProps<any>>;
  /** Pictures before the words of a line of the log. */
  LogMark?: Component<MarkProps>;
  /** How the points came about, card by card. */
  EndTable: Component<EndProps<any>>;
  /** The scene behind the headline of the end screen and the lobby's table top. */
  Scene: Picture;
  /** All cards and pieces drawn from the card data, for the rules page. */
  Specimens: Component<{ cards: View; t: Texts }>;
  prompt: (view: any, seat: number | null, draft: string, t: Texts) => Prompt;
  /** A move in words, as a hint says it. */
  saying: (move: string, cards: View, t: Texts) => string;
  /**
   * Where a chapter of the log or the replay begins ("Round 2", "Trick 5"), or null. `n` counts the
   * chapters that begin with the same kind of event, one after the other.
   */
  chapter: (event: GameEvent, t: Texts, n: number) => string | null;
  /**
   * What a stop with these events asks for: to wait for the person, to be shown for a moment, or
   * nothing. Without it every stop waits.
   */
  beat?: (events: GameEvent[]) => "wait" | "show" | null;
  /**
   * Whether a seat sees or does now what others at the table may not see. Without it every view that has
   * something of its own does.
   */
  hides?: (view: any) => boolean;
  /** The print of the curtain where people share a device: a tile of 184 by 150, what stands in an `svg`. */
  Print?: Picture;
  /** A card face down. */
  Back?: Picture;
  /** What of a seat everybody may see, to stand below its curtain. */
  standing?: (shown: any, seat: number, t: Texts) => Standing;
  /** The seats that win together at a view, by side; none where everybody plays alone. */
  sides?: (view: any) => number[][];
  /** What an event sounds like, if it does. */
  sound?: (event: GameEvent) => Sound | null;
  /** The points of all seats at a view, for the score over time; none where a view tells none. */
  points: (view: any) => number[];
  /** The parts of a view that `points` reads, as `/replay?parts=` takes them: `scores`, `seats.worth`. */
  pointsFrom: string[];
}

/**
 * What a game's folder exports from its face.ts: how it is known away from its table. All faces are
 * loaded with the home page, so they stay light and take nothing from the board. Colours are the
 * custom properties that face.css sets for `[data-game]`.
 */
export interface GameFace {
  /** A small sign of 64 by 64, for lists and stamps: what stands inside the frame's `svg`. */
  Mark: Picture;
  /** The poster on the home page. */
  Poster: Picture;
  /** A sign for charts: an outline around 0 within 10 each way, and its colour. */
  sign: { path: string; colour: string };
}
