import { isRecord } from "../../domain/values";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser } from "../db/models";
import { unprocessable } from "../write/problem-words";

type Sight = Pick<DocumentRecord, "roles" | "areas" | "donorId">;

const ROLES: readonly Sight["roles"][number][] = ["director", "manager", "donor"];
export const ADMINISTRATORS_ALONE: Sight = { roles: [], areas: [], donorId: null };

/**
 * @returns who is to see a document, as it was sent. @throws HttpError 422: an unknown role, zone or donor; one donor together
 *   with all donors, or with zones
 */
export function readSight(db: Db, user: StaffUser, sent: unknown): Sight {
  if (!isRecord(sent)) throw unprocessable([{ field: "sight", code: "type" }]);
  const { roles, areas, donorId = null } = sent;
  if (!isListOfTexts(roles)) throw unprocessable([{ field: "sight.roles", code: "type" }]);
  if (!isListOfTexts(areas)) throw unprocessable([{ field: "sight.areas", code: "type" }]);
  const zones = db.records.zones().map(({ name }) => name);
  const known = ROLES.filter((role) => roles.includes(role));
  if (known.length < new Set(roles).size) throw unprocessable([{ field: "sight.roles", code: "unknown" }]);
  if (!areas.every((area) => zones.includes(area))) throw unprocessable([{ field: "sight.areas", code: "unknown" }]);
  if (donorId === null) return { roles: known, areas: [...new Set(areas)], donorId };
  const donor = typeof donorId === "string" ? db.donor(donorId) : undefined;
  if (!donor || !allows(user, "read", "Donor", donor))
    throw unprocessable([{ field: "sight.donorId", code: "unknown" }]);
  if (known.includes("donor") || areas.length > 0) throw unprocessable([{ field: "sight.donorId", code: "form" }]);
  return { roles: known, areas: [], donorId: donor._id };
}

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
