/**
 * @param day any ISO day of the month, or the month itself ("2026-11")
 * @param ahead how many months later; before it when negative
 * @returns the first and the last day of a month, as ISO days
 */
export function monthDays(day: string, ahead = 0): [first: string, last: string] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const at = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  return [at(ahead, 1), at(ahead + 1, 0)];
}
