/** The steps of a review beside the frames of a replay: which board belongs to which step. */
import type { GameModule, Texts } from "$lib/board";
import { chaptersOf, greatChapters, linesOf, type Chapter, type Line } from "$lib/log";
import type { Frame, Moment, Review, ReviewStep } from "$lib/protocol";

/** Where a step is found in a replay: the frame in which it was decided, and the one after it. */
export interface Place {
  before: number;
  after: number;
  /** How many moves were made until then, this one among them. */
  move: number;
}

/** A part of the game, from the step that begins it to the one that begins the next. */
export interface Band {
  from: number;
  to: number;
  text: string;
}

/**
 * A replay has a frame for each move, with the chance after it, and further ones after pauses. Of a
 * branch it has all moves, and the review those from where it began.
 */
export function placesOf(steps: ReviewStep[], frames: Pick<Frame, "line">[]): Place[] {
  const moved = frames.flatMap(({ line }, at) => (line ? [at] : []));
  const last = frames.length - 1;
  let move = Math.max(0, moved.length - steps.filter(({ kind }) => kind === "move").length);
  return steps.map(({ kind }) => {
    if (kind === "move") move += 1;
    const after = kind === "move" ? (moved[move - 1] ?? last) : (moved[move] ?? last + 1) - 1;
    return { before: kind === "move" ? after - 1 : after, after, move };
  });
}

/** The moments of a seat, in the order of the game. */
export const momentsOf = (review: Review, seat: number): Moment[] =>
  review.moments.filter((moment) => moment.seat === seat).sort((a, b) => a.step - b.step);

/** The moment to begin with: what the seat's own decision cost it most, else what changed most. */
export function firstMoment(moments: Moment[]): Moment | undefined {
  const own = moments.filter(({ kind, weight }) => kind === "own" && weight < 0);
  const among = own.length ? own : moments;
  return among.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))[0];
}

/** The chances of everybody after a step; -1 is before the first. */
export const chancesAt = (review: Review, step: number): number[] =>
  (review.steps[step]?.values ?? review.start).map((share) => Math.min(1, Math.max(0, share)));

/** Of partners, whose chances are the same, the first; or this one. */
export function linesFor(review: Review, seat: number): number[] {
  const sides = review.teams ?? review.start.map((_, each) => [each]);
  return sides.map((seats) => (seats.includes(seat) ? seat : seats[0]!));
}

/** What a game tells of itself: its lines, and the parts that it falls into. */
export class Story {
  readonly lines: Line[];
  readonly chapters: Chapter[];
  readonly places: Place[];

  constructor(
    private readonly review: Review,
    frames: Pick<Frame, "line" | "events">[],
    module: Pick<GameModule, "chapter">,
    texts: Texts,
  ) {
    const batches = frames.map(({ events }, at) => ({ at, events }));
    this.lines = linesOf(batches, module, texts);
    this.chapters = greatChapters(chaptersOf(this.lines));
    this.places = placesOf(review.steps, frames);
  }

  /** The parts of the game as they are drawn behind its course. */
  get bands(): Band[] {
    const starts = this.chapters.map(({ at }) => this.#stepAt(at));
    return this.chapters.map(({ text }, i) => ({
      from: i === 0 ? 0 : starts[i]!,
      to: starts[i + 1] ?? this.review.steps.length,
      text,
    }));
  }

  /** In which part of the game a step is. */
  chapterAt(step: number): string {
    const { after } = this.places[step]!;
    const isMove = this.review.steps[step]!.kind === "move";
    return this.chapters.findLast(({ at }) => (isMove ? at < after : at <= after))?.text ?? "";
  }

  /** What a viewer was told of a step, in sentences; none where it was hidden from them. */
  toldAt(step: number): string[] {
    const { after } = this.places[step]!;
    const { kind, seat } = this.review.steps[step]!;
    const told = this.lines.filter(({ at, heading }) => at === after && !heading);
    if (kind === "move") return told.filter((line) => line.seat === seat).map(({ text }) => text);
    const chance = told.filter((line) => line.seat === null);
    return (chance.length ? chance : told.slice(-1)).map(({ text }) => text);
  }

  #stepAt(frame: number): number {
    const at = this.places.findIndex(({ after }) => after >= frame);
    return at < 0 ? this.review.steps.length : at;
  }
}
