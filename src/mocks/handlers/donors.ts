import { allows, zoneLimit } from "../auth/abilities";
import type { MockContext } from "../context";
import { awardsOf } from "../db/awards";
import type { Db } from "../db/db";
import { donationOf } from "../db/donations";
import type { StaffUser } from "../db/models";
import { query } from "../db/query";
import type { Predicate } from "../db/rules";
import { QueryError } from "../db/table";
import { forbidden, guarded } from "../guard";
import type { Api } from "./api";
import { historyOf } from "./history";
import { listQuery } from "./list-query";
import { permittedRow, presentDonor } from "./present";

/** Donors, and what belongs to one of them. */
export const donorHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/donors",
    guarded(ctx, ({ request, response, db, user }) => {
      // a donor may read one record, but no list (decisions §6)
      if (user.role === "donor" || !allows(user, "read", "Donor")) throw forbidden();
      const asked = listQuery(request);
      const { rows, total } = query(db.donors, asked, zoneScope(db, user));
      const donors = rows.map((row) => presentDonor(db, row));
      return response(200).json({ success: true, donors, total, skip: asked.skip, limit: asked.limit });
    }),
  ),

  api.get(
    "/donors/{id}",
    guarded(ctx, ({ params, response, db, user }) => {
      const row = permittedRow(db, user, "read", params.id);
      return response(200).json({ success: true, donor: presentDonor(db, row) });
    }),
  ),

  api.get(
    "/donors/{id}/donations",
    guarded(ctx, ({ params, request, response, db, user }) => {
      const row = permittedRow(db, user, "read", params.id);
      const all = Array.from(db.donors.donations(row), (_, nth) => donationOf(db.donors, row, nth));
      const { page, ...counts } = pageOf(all, listQuery(request), "-date");
      return response(200).json({ success: true, donations: page, ...counts });
    }),
  ),

  api.get(
    "/donors/{id}/awards",
    guarded(ctx, ({ params, request, response, db, user }) => {
      const row = permittedRow(db, user, "read", params.id);
      const { page, ...counts } = pageOf(awardsOf(db.donors, row), listQuery(request), "-awardDonorsGroupDate");
      return response(200).json({ success: true, awards: page, ...counts });
    }),
  ),

  api.get(
    "/donors/{id}/history",
    guarded(ctx, ({ params, response, db, user }) => {
      const row = permittedRow(db, user, "read", params.id);
      if (user.role === "donor") throw forbidden();
      return response(200).json({ success: true, history: historyOf(db, row) });
    }),
  ),
];

/** @returns whether a donor's row is of the zone that a manager reads; undefined for who reads all */
export function zoneScope(db: Db, user: StaffUser): Predicate | undefined {
  const zone = zoneLimit(user);
  return zone === null ? undefined : (row) => db.donors.at(row).area === zone;
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

const collator = new Intl.Collator("it", { numeric: true });
const compare = (a: unknown, b: unknown) => collator.compare(String(a ?? ""), String(b ?? ""));
