import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import { query } from "../db/query";
import { QueryError } from "../db/table";
import { emailBounces } from "../email/of-donor";
import { forbidden, sessionHandler, notFound } from "../guard";
import { serializeDonor, tellDonor } from "../write/serialize";
import type { Api } from "./api";
import { presentHistory } from "./history";
import { pageOf, readyFor, zoneScope } from "./list";
import { listQuery } from "./list-query";
import { permittedDonor, permittedRow } from "./permitted";

/** Donors, and what belongs to one of them. */
export const donorHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/donors",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      // a donor may read one record, but no list (decisions §6)
      if (user.role === "donor" || !allows(user, "read", "Donor")) throw forbidden();
      const asked = listQuery(request);
      await readyFor(db, asked);
      const { rows, total } = query(db.donors, asked, zoneScope(db, user));
      const figures = askedFigures(db, new URL(request.url).searchParams.get("figures"));
      const donors = rows.map((row) => ({ ...serializeDonor(db, row), ...(figures && { figures: figures(row) }) }));
      return response(200).json({ success: true, donors, total, skip: asked.skip, limit: asked.limit });
    }),
  ),

  api.get(
    "/donors/{id}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const row = permittedRow(db, user, "read", params.id);
      const donor = tellDonor(user, serializeDonor(db, row));
      const emailBounce = emailBounces(db)(donor)?.last;
      return response(200).json({ success: true, donor: { ...donor, ...(emailBounce && { emailBounce }) } });
    }),
  ),

  api.get(
    "/donors/{id}/donations",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const row = permittedRow(db, user, "read", params.id);
      const { page, ...counts } = pageOf([...db.donationsOf.of(row)], listQuery(request), "-date");
      return response(200).json({ success: true, donations: page, ...counts });
    }),
  ),

  api.get(
    "/donors/{id}/awards",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const row = permittedRow(db, user, "read", params.id);
      const { page, ...counts } = pageOf([...db.awardsOf.of(row)], listQuery(request), "-awardDonorsGroupDate");
      return response(200).json({ success: true, awards: page, ...counts });
    }),
  ),

  api.get(
    "/donors/{id}/history",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const donor = permittedDonor(db, user, "read", params.id);
      // a tombstone's history is for those who could bring the donor back
      if (donor.deleted && !allows(user, "delete", "Donor", donor)) throw notFound();
      return response(200).json({ success: true, history: presentHistory(db, donor, user) });
    }),
  ),
];

/** @returns what a row says of the figures over a period that were asked for; null without any. @throws QueryError */
function askedFigures(db: Db, names: string | null): ((row: number) => Record<string, number>) | null {
  if (!names) return null;
  const columns = names.split(",").map((name) => {
    const column = db.donors.figure(name);
    if (!column) throw new QueryError(`Campo sconosciuto: ${name}`);
    return [name, column] as const;
  });
  return (row) => Object.fromEntries(columns.map(([name, column]) => [name, Number(column.get(row))]));
}
