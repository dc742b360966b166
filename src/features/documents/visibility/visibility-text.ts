import { joinWithAnd } from "../../../domain/language/join-with-and";
import type { DocumentVisibility } from "../../../shared/documents/document";

export type VisibilityKind = "everybody" | "admins" | "zones" | "roles" | "donor";

const MANY: Readonly<Record<string, string>> = { manager: "responsabili", director: "director", donor: "donatori" };
const ORDER = ["manager", "director", "donor"];

/** @returns the roles besides administrators, in a fixed order, without unknown ones */
export const rolesOf = ({ roles }: DocumentVisibility): string[] => ORDER.filter((role) => roles.includes(role));

export function visibilityKind(visibility: DocumentVisibility): VisibilityKind {
  if (visibility.donorId !== null) return "donor";
  const roles = rolesOf(visibility);
  if (roles.length === 0) return "admins";
  if (visibility.areas.length > 0) return "zones";
  return roles.includes("donor") ? "everybody" : "roles";
}

export function visibilityText(visibility: DocumentVisibility): string {
  const roles = rolesOf(visibility).map((role) => MANY[role] ?? role);
  switch (visibilityKind(visibility)) {
    case "donor":
      return [visibility.donorName || "Un donatore", ...(roles.length > 0 ? [`e ${joinWithAnd(roles)}`] : [])].join(
        " ",
      );
    case "admins":
      return "Solo amministratori";
    case "everybody":
      return roles.length === ORDER.length ? "Tutti, donatori compresi" : capital(joinWithAnd(roles));
    case "zones":
      return `${capital(joinWithAnd(roles))} di ${joinWithAnd(visibility.areas)}`;
    case "roles":
      return capital(joinWithAnd(roles));
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
