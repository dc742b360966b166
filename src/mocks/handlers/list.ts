import { lazily } from "../../domain/async/lazily";
import { zoneLimit } from "../auth/abilities";
import type { DonorRow, StaffUser } from "../db/models";
import { QueryError } from "../db/query";

/** Whether a user may read a donor. */
export type DonorScope = (donor: DonorRow) => boolean;

/** @returns the scope of a manager: the donors of the own zones; undefined for users who read all donors */
export function zoneScope(user: StaffUser): DonorScope | undefined {
  const zones = zoneLimit(user);
  return zones === null ? undefined : ({ area }) => zones.includes(area);
}

/** Sorts a short list and returns a page of it. @throws QueryError for an unknown field */
export function pageOf<T extends object>(
  list: T[],
  { skip, limit, order }: { skip: number; limit: number; order?: string | null },
  defaultOrder: string,
): { page: T[]; total: number; skip: number; limit: number } {
  const name = order || defaultOrder;
  const field = name.replace(/^-/, "") as keyof T;
  if (list[0] && !(field in list[0])) throw new QueryError(`Campo sconosciuto: ${String(field)}`);
  const sign = name.startsWith("-") ? -1 : 1;
  const sorted = [...list].sort((a, b) => sign * compare(a[field], b[field]));
  return { page: sorted.slice(skip, skip + limit), total: list.length, skip, limit };
}

const collator = lazily(() => new Intl.Collator("it", { numeric: true }));
const compare = (a: unknown, b: unknown) => collator().compare(String(a ?? ""), String(b ?? ""));
