import type { Db } from "./db";
import { perDb } from "./per-db";

const countsOf = perDb(({ records }) => {
  const counts = new Map<string, unknown>();
  records.onChange(() => counts.clear());
  return counts;
});

/**
 * Keeps a small result until a write or the next day: the values from which it follows may go at any garbage collection.
 * @param key what is counted, and for whom
 */
export function keptCount<T>(db: Db, key: string, count: () => T): T {
  const counts = countsOf(db);
  const dayKey = `${db.today()} ${key}`;
  const result = counts.has(dayKey) ? (counts.get(dayKey) as T) : count();
  counts.set(dayKey, result);
  return result;
}
