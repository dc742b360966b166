import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser } from "../db/models";

/** @returns the zones by which managers and donors see a document; none: everywhere */
function zonesOf(db: Db, { areas, donorId }: DocumentRecord): readonly (string | null)[] {
  return donorId === null ? areas : [db.donorRecord(donorId)?.area ?? null];
}

/** Whether somebody may see a document that isn't in the bin: administrators all, others what names them. */
export function maySee(db: Db, user: StaffUser, document: DocumentRecord): boolean {
  const { role } = user;
  if (role === "admin" || document.donorId === user._id) return true;
  if (!document.roles.includes(role)) return false;
  if (role === "director") return true;
  const zones = zonesOf(db, document);
  if (zones.length === 0) return true;
  const own = role === "manager" ? user.areas : [user.area];
  return zones.some((zone) => zone !== null && own.includes(zone));
}

/** Whether somebody may change it: a manager what managers see and what is of the own zones alone. */
export function mayChange(db: Db, user: StaffUser, document: DocumentRecord): boolean {
  if (user.role === "admin") return true;
  const zones = zonesOf(db, document);
  return (
    maySee(db, user, document) &&
    zones.length > 0 &&
    zones.every((area) => allows(user, "update", "Document", { area }))
  );
}
