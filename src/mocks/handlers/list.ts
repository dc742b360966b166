import { lazily } from "../../domain/async/lazily";
import { zoneLimit } from "../auth/abilities";
import type { DonorRow, StaffUser } from "../db/models";
import { QueryError } from "../db/query";

/** Which donors somebody may read. */
export type DonorScope = (donor: DonorRow) => boolean;

/** @returns whether a donor is of the zones that a manager reads; undefined for those who read all */
export function zoneScope(user: StaffUser): DonorScope | undefined {
  const zones = zoneLimit(user);
  return zones === null ? undefined : ({ area }) => zones.includes(area);
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
