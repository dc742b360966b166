import { listed } from "../../../domain/language/listed";
import type { DocumentVisibility } from "../../../shared/documents/document";

/** What stands for whom a document is, before the words. */
export type VisibilityKind = "everybody" | "admins" | "zones" | "roles" | "donor";

const MANY: Readonly<Record<string, string>> = { manager: "responsabili", director: "director", donor: "donatori" };
const ORDER = ["manager", "director", "donor"];

/** @returns the roles beside the administrators, in the order in which they are told; unknown ones are left out */
export const rolesOf = ({ roles }: DocumentVisibility): string[] => ORDER.filter((role) => roles.includes(role));

/** @returns for whom a document is, in a glance */
export function visibilityKind(sight: DocumentVisibility): VisibilityKind {
  if (sight.donorId !== null) return "donor";
  const roles = rolesOf(sight);
  if (roles.length === 0) return "admins";
  if (sight.areas.length > 0) return "zones";
  return roles.includes("donor") ? "everybody" : "roles";
}

/** @returns who sees a document, in one line; administrators always do */
export function visibilityText(sight: DocumentVisibility): string {
  const roles = rolesOf(sight).map((role) => MANY[role] ?? role);
  switch (visibilityKind(sight)) {
    case "donor":
      return [sight.donorName || "Un donatore", ...(roles.length > 0 ? [`e ${listed(roles)}`] : [])].join(" ");
    case "admins":
      return "Solo amministratori";
    case "everybody":
      return roles.length === ORDER.length ? "Tutti, donatori compresi" : capital(listed(roles));
    case "zones":
      return `${capital(listed(roles))} di ${listed(sight.areas)}`;
    case "roles":
      return capital(listed(roles));
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
