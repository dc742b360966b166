import { zoneLimit } from "../auth/abilities";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { isGlanced } from "../db/donor-rows";
import type { ListQuery } from "../db/query";
import { type Predicate, QueryError } from "../db/table";
import { lazily } from "../../domain/async/lazily";

/** @returns whether a donor's row is of the zones that a manager reads; undefined for those who read all */
export function zoneScope(db: Db, user: StaffUser): Predicate | undefined {
  const zones = zoneLimit(user);
  return zones === null ? undefined : (row) => zones.includes(db.donors.glance(row, "area"));
}

/** The column of an order, in whichever direction. */
export const orderColumn = (order: string) => order.replace(/^-/, "");

/**
 * Waits until a list can be answered without holding the page: for those who only leaf through names no
 * row has to be made.
 * @param donorPrefix what columns of the donor begin with
 */
export async function readyFor(db: Db, { order, query, filters, queryFilters }: ListQuery, donorPrefix = "") {
  const column = orderColumn(order ?? "");
  const ofDonor = column.startsWith(donorPrefix) ? column.slice(donorPrefix.length) : "";
  if (query || filters || queryFilters || (ofDonor && !isGlanced(ofDonor))) await db.allMade();
  if (ofDonor) await db.ordered(ofDonor);
}

/** Orders and cuts a short list that was made for the occasion. */
export function pageOf<T extends object>(
  list: T[],
  { skip, limit, order }: { skip: number; limit: number; order?: string | null },
  usual: string,
): { page: T[]; total: number; skip: number; limit: number } {
  const name = order || usual;
  const field = name.replace(/^-/, "") as keyof T;
  if (list[0] && !(field in list[0])) throw new QueryError(`Campo sconosciuto: ${String(field)}`);
  const sign = name.startsWith("-") ? -1 : 1;
  const sorted = [...list].sort((a, b) => sign * compare(a[field], b[field]));
  return { page: sorted.slice(skip, skip + limit), total: list.length, skip, limit };
}

const collator = lazily(() => new Intl.Collator("it", { numeric: true }));
const compare = (a: unknown, b: unknown) => collator().compare(String(a ?? ""), String(b ?? ""));
