import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import { keptCount } from "../db/kept-count";
import type { DonorRecord, StaffUser } from "../db/models";
import { type ListQuery, query, QueryError, type Table } from "../db/query";
import { forbidden } from "../guard";
import type { Api } from "../handlers/api";
import { zoneScope } from "../handlers/list";
import { listQuery } from "../handlers/request";
import { namedDonor, serializeAward, serializeDonation, serializeDonor } from "../write/serialize";

/** The lists of donors, donations, awards and awards due (decisions §2). */
export const donorListHandlers = ({ session, needs }: Api) => [
  session.get("/donors", ({ request, response, db, user }) => {
    // a donor may read one record, but no list (decisions §6)
    if (user.role === "donor" || !allows(user, "read", "Donor")) throw forbidden();
    const list = listQuery(request);
    const { rows, total } = readPage(db, user, request, list, () => query(db.donors, list, zoneScope(user)));
    const countsOf = readPeriodCounts(db, new URL(request.url).searchParams.get("figures"));
    const donors = rows.map((row) => ({ ...serializeDonor(db, row), ...(countsOf && { figures: countsOf(row) }) }));
    return response(200).json({ success: true, donors, total, skip: list.skip, limit: list.limit });
  }),

  needs("read", "Donation").get("/donations", ({ request, response, db, user }) => {
    const { rows, ...page } = pageOfOwned(db, user, db.donations, request, "-date");
    const donations = rows.map((row) => ({ ...serializeDonation(row), ...donorOf(db, row) }));
    return response(200).json({ success: true, donations, ...page });
  }),

  needs("read", "Award").get("/awards", ({ request, response, db, user }) => {
    const { rows, ...page } = pageOfOwned(db, user, db.awards, request, "-awardDonorsGroupDate");
    const awards = rows.map((row) => ({ ...serializeAward(row), ...donorOf(db, row) }));
    return response(200).json({ success: true, awards, ...page });
  }),

  session.get("/awards-due", ({ request, response, db, user }) => {
    // awards due are only for the staff
    if (user.role === "donor" || !allows(user, "read", "Award")) throw forbidden();
    const { rows, ...page } = pageOfOwned(db, user, db.awardsDue, request, "rank");
    const awardsDue = rows.map((row) => ({ ...row, ...donorOf(db, row) }));
    return response(200).json({ success: true, awardsDue, ...page });
  }),
];

/** @returns a function for the period counts of a donor; null without names. @throws QueryError for an unknown name */
function readPeriodCounts(db: Db, names: string | null): ((donor: DonorRecord) => Record<string, number>) | null {
  if (!names) return null;
  const columns = names.split(",").map((name) => {
    const column = db.donors.periodCount(name);
    if (!column) throw new QueryError(`Campo sconosciuto: ${name}`);
    return [name, column] as const;
  });
  return (donor) => Object.fromEntries(columns.map(([name, column]) => [name, Number(column.get(donor))]));
}

/** Reads a page. One of a single row is kept until a write: screens ask for it when they need the total alone. */
const readPage = <T>(db: Db, { _id }: StaffUser, { url }: { url: string }, { limit }: ListQuery, read: () => T): T =>
  limit === 1 ? keptCount(db, `${_id} ${url}`, read) : read();

/** @returns a page of the records of the donors that the user may read */
function pageOfOwned<Row extends { donorId: string }>(
  db: Db,
  user: StaffUser,
  table: Table<Row>,
  request: { url: string },
  defaultOrder: string,
) {
  const list = listQuery(request);
  const inZones = zoneScope(user);
  const scope =
    user.role === "donor"
      ? ({ donorId }: Row) => donorId === user._id
      : inZones && (({ donorId }: Row) => inZones(db.donors.ownerOf(donorId)));
  const { rows, total } = readPage(db, user, request, list, () =>
    query(table, { ...list, order: list.order || defaultOrder }, scope),
  );
  return { rows, total, skip: list.skip, limit: list.limit };
}

/** @returns the donor of a record, for lists */
const donorOf = (db: Db, { donorId }: { donorId: string }) => ({
  donor: namedDonor(db.donors.ownerOf(donorId)),
});
