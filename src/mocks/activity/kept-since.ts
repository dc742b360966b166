import type { Db } from "../db/db";

/** For how long the log has what was done. */
const KEPT_MONTHS = 24;

/** @returns the first ISO day that the log has */
export function keptSince(db: Db): string {
  const [year = 0, month = 1, day = 1] = db.today().split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - KEPT_MONTHS, day)).toISOString().slice(0, 10);
}
