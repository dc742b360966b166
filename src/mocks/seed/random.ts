/** Pseudorandom numbers: the same seed and stream give the same numbers. */
export interface Random {
  /** @returns a number in [0, 1) */
  next(): number;
  /** @returns an integer in [from, to] */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** @returns a generator that gives the same numbers from here on */
  copy(): Random;
}

/**
 * Creates a generator (mulberry32). Each row has its own, so that it doesn't depend on other rows.
 * @param seed of the whole data set
 * @param stream such as the number of the row
 */
export const createRandom = (seed: number, stream: number): Random =>
  generatorFrom((Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35)) >>> 0);

function generatorFrom(start: number): Random {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T,
    copy: () => generatorFrom(state),
  };
}

/** @returns a function that picks a value by weight */
export function weighted<T>(entries: readonly (readonly [T, number])[]) {
  const values = entries.map(([value]) => value);
  const weights = entries.map(([, weight]) => weight);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return (random: Random): T => {
    let remaining = random.next() * sum;
    const at = weights.findIndex((weight) => (remaining -= weight) < 0);
    return values[Math.max(at, 0)] as T;
  };
}

/** @returns an integer hash of a text, for a seed or a stream */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
