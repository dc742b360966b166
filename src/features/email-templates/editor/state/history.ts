/** What was, what is, and what was taken back. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last step was about, and when it was made: letters that follow each other are one step. */
  last: { group: string; at: number } | null;
}

/** Steps that can be taken back. */
const MOST = 200;
/** As long as somebody types without a pause of this, in ms, it is one step. */
const PAUSE = 1_000;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null });

/**
 * @param group steps of one group become one, as long as there is no pause between them; null: a step of its own
 * @param at now, in ms
 */
export function step<T>(history: History<T>, next: T, group: string | null, at: number): History<T> {
  const { past, present, last } = history;
  if (next === present) return history;
  const goesOn = group !== null && last?.group === group && at - last.at < PAUSE;
  return {
    past: goesOn ? past : [...past, present].slice(-MOST),
    present: next,
    future: [],
    last: group === null ? null : { group, at },
  };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, last: null };
}
