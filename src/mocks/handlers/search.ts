import type { components } from "../../contract/api";
import type { Role } from "../../domain/roles";
import { hrefFor, type RouteName } from "../../domain/routes";
import { fold } from "../../domain/text";
import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/donor-row";
import type { StaffUser } from "../db/models";
import { query } from "../db/query";
import type { Predicate } from "../db/table";
import { badRequest, forbidden, sessionHandler } from "../guard";
import type { Api } from "./api";
import { zoneScope } from "./list";
import { parseInteger } from "./list-query";

type Hit = components["schemas"]["SearchHit"];
const PAGE = 20;

/** People by keyword, for the list's search and the global one alike (decisions §2). */
export const searchHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/search/",
    sessionHandler(ctx, ({ request, response, db, user }) => {
      if (user.role === "donor") throw forbidden();
      const { searchParams } = new URL(request.url);
      const keyword = searchParams.get("keyword")?.trim() ?? "";
      const skip = parseInteger(searchParams.get("page"), 0, 0, 1e6) * PAGE;
      const category = searchParams.get("category");
      if (category && !["donors", "donations", "awards"].includes(category)) throw badRequest("Categoria sconosciuta.");
      const staff = keyword && !category && allows(user, "read", "User") ? findStaff(db, keyword) : [];
      const donorSkip = Math.max(0, skip - staff.length);
      const hits = staff.slice(skip, skip + PAGE);
      const asked = { skip: donorSkip, limit: PAGE - hits.length, order: "lastName", query: keyword };
      const found = keyword ? query(db.donors, asked, scopeOf(db, user, category)) : { rows: [], total: 0 };
      hits.push(...found.rows.map((row) => donorHit(db.donors.at(row))));
      const nbHits = staff.length + found.total;
      return response(200).json({ success: true, results: { hits, nbHits, query: keyword } });
    }),
  ),
];

/** Donors of the zone; with a category, those who have donations or awards at all. */
function scopeOf(db: Db, user: StaffUser, category: string | null): Predicate {
  const zone = zoneScope(db, user) ?? (() => true);
  if (category === "donations") return (row) => zone(row) && db.donors.at(row).donationsNumber > 0;
  if (category === "awards") return (row) => zone(row) && db.donors.at(row).awards !== null;
  return zone;
}

function findStaff(db: Db, keyword: string): Hit[] {
  const words = fold(keyword).split(/\s+/);
  return db.records
    .all("user")
    .filter((user) => words.every((word) => fold(`${user.firstName} ${user.lastName}\n${user.email}`).includes(word)))
    .map(({ _id, firstName, lastName, email, role, profileImage }) => {
      const details = belowApp(hrefFor(STAFF_DETAILS[role], { id: _id }));
      return { _id, firstName, lastName, email, role, details, profileImage };
    });
}

/** Where each role's details are; directors have a profile only. */
const STAFF_DETAILS = {
  admin: "adminDetails",
  manager: "managerDetails",
  director: "profile",
  donor: "donorDetails",
} as const satisfies Record<Role, RouteName>;

/** As a hit names a path (specification §4). */
const belowApp = (href: string) => href.slice(`${hrefFor("app")}/`.length);

const donorHit = ({ _id, firstName, lastName, email }: DonorRow): Hit => ({
  _id,
  firstName,
  lastName,
  email,
  role: "donor",
  details: belowApp(hrefFor("donorDetails", { id: _id })),
  profileImage: null,
});
