/**
 * @param done rows in all; `before` of them when it began
 * @param since when it began, by performance.now()
 * @returns seconds that are left; null before anybody can know
 */
export function secondsLeft(done: number, before: number, total: number, since: number): number | null {
  const written = done - before;
  if (written <= 0) return null;
  return ((performance.now() - since) / 1_000 / written) * Math.max(0, total - done);
}
