import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import { namedDonor } from "../db/named-donor";
import type { StaffUser } from "../db/models";
import { OWNER_PREFIX } from "../db/owner-columns";
import { query } from "../db/query";
import type { Predicate } from "../db/table";
import { forbidden, sessionHandler } from "../guard";
import type { Api } from "./api";
import { orderColumn, readyFor, zoneScope } from "./list";
import { listQuery } from "./list-query";

/** Donations and awards, given and due, of everybody whom the account may read. */
export const donationHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/donations",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      if (!allows(user, "read", "Donation")) throw forbidden();
      const asked = listQuery(request);
      const order = asked.order || "-date";
      await readyFor(db, asked, OWNER_PREFIX);
      await db.lists.donationsBy(orderColumn(order));
      const scope = byOwner(ownerScope(db, user), (row) => db.donations.owner(row));
      const { rows, total } = query(db.donations, { ...asked, order }, scope);
      const donations = rows.map((row) => ({
        ...db.donations.at(row),
        donor: namedDonor(db, db.donations.owner(row)),
      }));
      return response(200).json({ success: true, donations, total, skip: asked.skip, limit: asked.limit });
    }),
  ),

  api.get(
    "/awards",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      if (!allows(user, "read", "Award")) throw forbidden();
      const asked = listQuery(request);
      const order = asked.order || "-awardDonorsGroupDate";
      await readyFor(db, asked, OWNER_PREFIX);
      await db.lists.awardsBy(orderColumn(order));
      const scope = byOwner(ownerScope(db, user), (row) => db.awards.owner(row));
      const { rows, total } = query(db.awards, { ...asked, order }, scope);
      const awards = rows.map((row) => ({ ...db.awards.at(row), donor: namedDonor(db, db.awards.owner(row)) }));
      return response(200).json({ success: true, awards, total, skip: asked.skip, limit: asked.limit });
    }),
  ),

  api.get(
    "/awards-due",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      // whose is to be handed over is for those who hand it over
      if (user.role === "donor" || !allows(user, "read", "Award")) throw forbidden();
      const asked = listQuery(request);
      await readyFor(db, asked, OWNER_PREFIX);
      const due = await db.awardsDue.list();
      const scope = byOwner(zoneScope(db, user), (row) => due.owner(row));
      const { rows, total } = query(due, { ...asked, order: asked.order || "rank" }, scope);
      const awardsDue = rows.map((row) => ({ ...due.at(row), donor: namedDonor(db, due.owner(row)) }));
      return response(200).json({ success: true, awardsDue, total, skip: asked.skip, limit: asked.limit });
    }),
  ),
];

/** Whose donations an account reads: a donor's own, a manager's zone's, everybody's. */
function ownerScope(db: Db, user: StaffUser): Predicate | undefined {
  if (user.role !== "donor") return zoneScope(db, user);
  const own = db.donors.find(user._id);
  return (row) => row === own;
}

const byOwner = (scope: Predicate | undefined, owner: (row: number) => number): Predicate | undefined =>
  scope && ((row) => scope(owner(row)));
