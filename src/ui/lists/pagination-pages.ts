/** A page number (from 1) or a gap; `key` distinguishes the two gaps. */
type PageEntry = { kind: "page"; number: number } | { kind: "gap"; key: "start" | "end" };

/**
 * Returns the page buttons: the first page, the last one, and the current one with its neighbours. A long list always has the same
 * count of entries, at most seven, so that the buttons don't move under the pointer.
 */
export function pageEntries(current: number, last: number): PageEntry[] {
  const page = (number: number): PageEntry => ({ kind: "page", number });
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => page(from + i));
  if (last <= 7) return range(1, Math.max(1, last));
  const end: PageEntry = { kind: "gap", key: "end" };
  const start: PageEntry = { kind: "gap", key: "start" };
  if (current <= 2) return [...range(1, 3), end, page(last)];
  if (current <= 4) return [...range(1, current + 1), end, page(last)];
  if (current >= last - 1) return [page(1), start, ...range(last - 2, last)];
  if (current >= last - 3) return [page(1), start, ...range(current - 1, last)];
  return [page(1), start, ...range(current - 1, current + 1), end, page(last)];
}
