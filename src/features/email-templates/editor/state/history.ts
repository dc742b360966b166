export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Consecutive changes of a group are one step. */
  last: { group: string; at: number } | null;
}

const MAX_STEPS = 200;
/** ms between two changes that are one step */
const GROUP_PAUSE = 1_000;

export const newHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null });

/**
 * @param group consecutive steps of a group become one; null: a step of its own
 * @param at now, in ms
 */
export function step<T>(history: History<T>, next: T, group: string | null, at: number): History<T> {
  const { past, present, last } = history;
  if (next === present) return history;
  const continuesGroup = group !== null && last?.group === group && at - last.at < GROUP_PAUSE;
  return {
    past: continuesGroup ? past : [...past, present].slice(-MAX_STEPS),
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
