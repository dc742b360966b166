import type { components } from "../../contract/api";
import { detailsHref, hrefFor } from "../../domain/routes";
import { createTextSearch, searchTerms } from "../../domain/language/text-search";
import { allows } from "../auth/abilities";
import { accountOf } from "../auth/accounts";
import type { Db } from "../db/db";
import type { DonorRecord, DonorRow, StaffUser } from "../db/models";
import { query } from "../db/query";
import { dialled } from "../db/telephones";
import { badRequest } from "../guard";
import type { Api } from "../handlers/api";
import { type DonorScope, zoneScope } from "../handlers/list";
import { parseInteger } from "../handlers/request";
import { pick } from "../write/pick";

type Identifier = NonNullable<components["schemas"]["SearchHit"]["matched"]>;

/** @returns a function that says which identifier of a donor, or of a record that is a part of it, a text is; null: none */
function identifierIn(db: Db, text: string): (donor: DonorRow) => Identifier | null {
  const identifier = ownIdentifierIn(text);
  return (donor) => [donor, ...db.donors.partsOf(donor)].map(identifier).find((found) => found !== null) ?? null;
}

function ownIdentifierIn(text: string): (donor: DonorRow) => Identifier | null {
  const code = text.replace(/\s/g, "").toUpperCase();
  const number = /^[+\d][\d\s()./-]*$/.test(text) ? dialled(text) : "";
  return ({ key, fiscalCode, cardNumber, serialNumber, mobile, phoneHome }) => {
    if (code && fiscalCode === code) return "fiscalCode";
    if (code && serialNumber?.toUpperCase() === code) return "serialNumber";
    if (code && key.toUpperCase() === code) return "key";
    if (number && cardNumber && Number(cardNumber) === Number(number)) return "cardNumber";
    return number.length > 5 && [mobile, phoneHome].some((phone) => dialled(phone) === number) ? "phone" : null;
  };
}

type Hit = components["schemas"]["SearchHit"];
const PAGE = 20;

/** Search of people by keyword (decisions §2). Donors find their own record and documents. */
export const searchHandlers = ({ session }: Api) => [
  session.get("/search/", async ({ request, response, db, user }) => {
    const { searchParams } = new URL(request.url);
    const keyword = searchParams.get("keyword")?.trim() ?? "";
    const skip = parseInteger(searchParams.get("page"), 0, 0, 1e6) * PAGE;
    const category = searchParams.get("category");
    if (category && !["donors", "donations", "awards"].includes(category)) throw badRequest("Categoria sconosciuta.");
    // a keyword of only punctuation finds nothing
    const hasTerms = searchTerms(keyword).length > 0;
    const found = hasTerms ? find(db, user, keyword, category) : [];
    if (user.role === "donor" && !category && hasTerms)
      found.push(
        ...(await import("../documents/stored-documents")).searchDocuments(db, user, keyword).map(documentHit),
      );
    const identifier = identifierIn(db, keyword);
    const hits = found
      .slice(skip, skip + PAGE)
      .map((item) => ("details" in item ? item : donorHit(db, item, user, identifier)));
    return response(200).json({ success: true, results: { hits, nbHits: found.length, query: keyword } });
  }),
];

/**
 * Finds people, the most likely first: donors with the identifier, then donors and staff. If there is more than one page, the
 * shorter of these two lists comes first, so that a manager isn't listed after hundreds of donors.
 */
function find(db: Db, user: StaffUser, keyword: string, category: string | null): (DonorRecord | Hit)[] {
  const isDonor = user.role === "donor";
  const zone: DonorScope = isDonor ? ({ _id }) => _id === user._id : (zoneScope(user) ?? (() => true));
  const owners = category === "donations" || category === "awards" ? ownersOf(db, category, keyword) : null;
  const scope: DonorScope = owners ? (donor) => owners.has(donor._id) && zone(donor) : zone;
  const list = { skip: 0, limit: Infinity, order: "lastName", query: owners ? null : keyword };
  const identifier = identifierIn(db, keyword);
  const identified = owners ? [] : db.donors.rows().filter((donor) => zone(donor) && identifier(donor));
  const donors = query(db.donors, list, scope).rows.filter((row) => !identified.includes(row));
  const staff = category ? [] : findStaff(db, user, keyword);
  return identified.length + donors.length + staff.length <= PAGE || staff.length > donors.length
    ? [...identified, ...donors, ...staff]
    : [...identified, ...staff, ...donors];
}

/** @returns the donors of donations at a place, or of awards, with all terms of the keyword */
function ownersOf(db: Db, category: "donations" | "awards", keyword: string): Set<string> {
  const matches = createTextSearch(keyword);
  const owned =
    category === "donations"
      ? db.donations.rows().filter(({ place }) => matches(place))
      : db.awards.rows().filter(({ award, awardDonorsGroup }) => matches(`${award ?? ""}\n${awardDonorsGroup ?? ""}`));
  return new Set(owned.map(({ donorId }) => donorId));
}

function findStaff(db: Db, reader: StaffUser, keyword: string): Hit[] {
  if (!allows(reader, "read", "User")) return [];
  const matches = createTextSearch(keyword);
  return db.records
    .all("user")
    .filter((user) => matches(`${user.firstName}\n${user.lastName}\n${user.email}`))
    .map(({ _id, firstName, lastName, email, role, profileImage }) => {
      const details = belowApp(detailsHref({ _id, role }));
      return { _id, firstName, lastName, email, role, details, profileImage };
    });
}

/** @returns the path of a hit, relative to the app (specification §4) */
const belowApp = (href: string) => href.slice(`${hrefFor("app")}/`.length);

function documentHit({ _id, name }: { _id: string; name: string }): Hit {
  const details = belowApp(hrefFor("documentDetails", { id: _id }));
  const lastName = name.replace(/\.\w+$/, "");
  return { _id, firstName: "", lastName, email: null, role: "document", details, profileImage: null };
}

function donorHit(db: Db, donor: DonorRow, reader: StaffUser, identifier: (donor: DonorRow) => Identifier | null): Hit {
  const { _id } = donor;
  const own = reader.role === "donor";
  const details = belowApp(own ? hrefFor("profile", { id: _id }) : detailsHref({ _id, role: "donor" }));
  const { profileImage } = accountOf(db, _id);
  const matched = identifier(donor);
  return {
    ...pick(donor, "_id", "firstName", "lastName", "email"),
    role: "donor",
    details,
    profileImage,
    ...pick(donor, "birthday", "city", "area", "bloodGroup", "cardNumber", "status"),
    ...(matched && { matched }),
  };
}
