/** The course of the points: what the chart draws and what the headline tells. */
export interface Course {
  /** Points by step, then by seat. */
  points: number[][];
  /** The last step after which nobody else was ahead of the winners, or level with them. */
  since: number;
  /** Whether a single winner took the lead for good on the way; in a tie nobody did. */
  turns: boolean;
  /** Who was ahead of the winners just before that. */
  past: number[];
  most: number;
  least: number;
}

export function course(points: number[][], winners: number[]): Course {
  const leads = (step: number[]) => {
    const best = Math.max(...step);
    return step.every((score, seat) => winners.includes(seat) === (score === best));
  };
  let since = points.length;
  while (since > 0 && leads(points[since - 1]!)) since--;
  const before = points[since - 1] ?? [];
  const theirs = Math.max(...winners.map((seat) => before[seat] ?? 0));
  const past = before.flatMap((score, seat) => (score > theirs ? [seat] : []));
  const all = points.flat();
  const turns = winners.length === 1 && since > 0 && since < points.length;
  return { points, since, turns, past, most: Math.max(1, ...all), least: Math.min(0, ...all) };
}

/** Chooses round values for the marks of an axis. */
export function marks(least: number, most: number, wanted = 4): number[] {
  const rough = (most - least) / wanted;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((k) => k * size).find((k) => k >= rough) ?? size);
  const found: number[] = [];
  for (let at = Math.ceil(least / step) * step; at <= most + step * 0.01; at += step)
    found.push(at);
  return found;
}

/** Moves labels apart so that none covers another; the order stays. */
export function apart(places: number[], gap: number, most: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const found = [...places];
  for (let i = 1; i < order.length; i++) {
    found[order[i]!] = Math.max(found[order[i]!]!, found[order[i - 1]!]! + gap);
  }
  const over = Math.max(0, (found[order.at(-1)!] ?? 0) - most);
  if (over) for (const i of order) found[i] = found[i]! - over;
  for (let i = order.length - 2; i >= 0; i--) {
    found[order[i]!] = Math.min(found[order[i]!]!, found[order[i + 1]!]! - gap);
  }
  return found;
}
