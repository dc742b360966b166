import { DEFAULT_SUSPENSION_REASONS } from "../../domain/suspension-reasons";
import { FIGURE } from "../../domain/filter/figures";
import { fold } from "../../domain/text";
import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import { ZONES } from "../db/towns";
import { badRequest, forbidden, sessionHandler, publicHandler } from "../guard";
import type { Api } from "./api";
import { pageOf } from "./list";
import { listQuery } from "./list-query";

const STAFF_ROLES = ["admin", "director", "manager"];

/** Zones, associations, the association's rules, and the accounts of the staff. */
export const associationHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/zones",
    publicHandler(ctx, ({ response, db }) => {
      const zones = byName(db.records.all("zone")).map(({ _id, name }) => {
        const associations = byName(db.records.associationsOf(_id)).map((one) => ({ _id: one._id, name: one.name }));
        return { _id, name, ...contactsOf(_id, name), cap: capOf(name), associations };
      });
      return response(200).json({ success: true, zones });
    }),
  ),

  api.get(
    "/associations",
    sessionHandler(ctx, ({ response, db }) => {
      const associations = byName(db.records.all("association")).map(({ _id, name, zoneId }) => {
        return { _id, name, zone: { _id: zoneId, name: db.records.get("zone", zoneId)?.name ?? "" } };
      });
      return response(200).json({ success: true, associations });
    }),
  ),

  api.get(
    "/settings",
    sessionHandler(ctx, ({ response, db }) => {
      const awardTiers = db.awardTiers.map(({ name, years, donations, alone, sex = null }) => {
        return { name, years: Number.isFinite(years) ? years : null, donations, alone, sex };
      });
      const suspensionReasons = DEFAULT_SUSPENSION_REASONS.map(({ label, fromDay = null, length }) => {
        const { count, unit } = typeof length === "object" ? length : { count: null, unit: null };
        return { label, fromDay, count, unit, permanent: length === "ever" };
      });
      return response(200).json({ success: true, settings: { awardTiers, suspensionReasons, figures: [FIGURE] } });
    }),
  ),

  api.get(
    "/users",
    sessionHandler(ctx, ({ request, response, db, user }) => {
      if (!allows(user, "read", "User")) throw forbidden();
      const asked = listQuery(request);
      const role = new URL(request.url).searchParams.get("role");
      if (role && !STAFF_ROLES.includes(role)) throw badRequest("Ruolo sconosciuto.");
      const words = fold(asked.query ?? "").split(/\s+/);
      const found = db.records
        .all("user")
        .filter((one) => !role || one.role === role)
        .filter((one) => words.every((word) => fold(`${one.firstName} ${one.lastName}\n${one.email}`).includes(word)));
      const { page, ...counts } = pageOf(found, asked, "lastName");
      return response(200).json({ success: true, users: page, ...counts });
    }),
  ),
];

/** Its office is in its first town. */
const capOf = (name: string) => ZONES.find((zone) => zone.name === name)?.towns[0].cap ?? null;

/** How donors reach the office of a zone. */
const contactsOf = (id: string, name: string) => ({
  phone: `035 55501${id.replace(/\D/g, "").padStart(2, "0")}`,
  email: `${fold(name).replace(/[^a-z]/g, "")}@gds.example`,
});

const byName = <T extends { name: string }>(list: T[]): T[] => list.sort((a, b) => a.name.localeCompare(b.name, "it"));
