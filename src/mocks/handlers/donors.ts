import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import { awardsOf } from "../db/awards";
import { donationOf } from "../db/donations";
import { query } from "../db/query";
import { forbidden, guarded } from "../guard";
import type { Api } from "./api";
import { historyOf } from "./history";
import { pageOf, zoneScope } from "./list";
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
