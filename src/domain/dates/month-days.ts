/**
 * @param day any ISO day of a month, or the month itself ("2026-11")
 * @param offset months to add; may be negative
 * @returns the first and the last day of the month, as ISO days
 */
export function monthDays(day: string, offset = 0): [first: string, last: string] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const at = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  return [at(offset, 1), at(offset + 1, 0)];
}
