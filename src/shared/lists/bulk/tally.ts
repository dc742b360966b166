import type { BulkOutcome, BulkResult, BulkRow } from "./bulk-result";

/** Results that are listed by row; of the others only the number is kept. */
export const MAX_LISTED = 200;

interface Tally {
  add(at: number, result: BulkResult): void;
  /**
   * @param left rows that weren't begun
   * @param reason why; null if the user stopped
   */
  outcome(left: readonly BulkRow[], reason?: string | null): BulkOutcome;
}

/** Counts results, and keeps the first ones of each kind. */
export function createTally(): Tally {
  const counts = { done: 0, failed: 0, unclear: 0 };
  const kept: { done: [number, BulkResult][]; other: [number, BulkResult][] } = { done: [], other: [] };
  const inOrder = (results: readonly [number, BulkResult][]) =>
    [...results].sort(([one], [other]) => one - other).map(([, result]) => result);
  return {
    add(at, result) {
      counts[kindOf(result)] += 1;
      const list = result.done ? kept.done : kept.other;
      if (list.length < MAX_LISTED) list.push([at, result]);
    },
    // what needs a person comes first
    outcome(left, reason = null) {
      // of rows that weren't read, only the number says something
      const named = left.slice(0, MAX_LISTED).filter(({ name }) => name !== "");
      const unsent = named.map(({ id, name }) => ({ id, name, done: false, text: null }));
      const results = [...inOrder(kept.other), ...unsent, ...inOrder(kept.done)].slice(0, MAX_LISTED);
      return { ...counts, left: left.length, reason: left.length > 0 ? reason : null, undone: false, results };
    },
  };
}

const kindOf = ({ done, unclear }: BulkResult) => (done ? "done" : unclear ? "unclear" : "failed");
