import type { DocumentSight } from "../../../shared/documents";
import type { SightForm } from "../../../shared/documents/uploads";

/** Who sees what only administrators are to see. */
const ADMINS_ALONE: SightForm = { roles: [], areas: [], donorId: null };

/** For whom a document is: what somebody chooses first. */
export type SightChoice = "admins" | "roles" | "donor";

/** What is typed into the fields. */
export interface SightDraft {
  choice: SightChoice;
  roles: readonly string[];
  areas: readonly string[];
  donor: { _id: string; name: string } | null;
}

/**
 * @param sight null for a new document
 * @param own the zones of somebody who is limited to them: a new document begins with these, else for administrators only
 */
export function sightDraft(sight: DocumentSight | null, own: readonly string[] | null): SightDraft {
  if (!sight)
    return own
      ? { choice: "roles", roles: ["manager"], areas: own, donor: null }
      : { choice: "admins", roles: [], areas: [], donor: null };
  const { roles, areas, donorId, donorName } = sight;
  const donor = donorId === null ? null : { _id: donorId, name: donorName ?? "" };
  return { choice: donor ? "donor" : roles.length === 0 ? "admins" : "roles", roles, areas, donor };
}

/** What is missing before it can be saved. */
export type SightProblem = "roles" | "areas" | "donor";

/**
 * @param own the zones of who writes, where they write of those alone; null for everywhere
 * @returns what is missing; null where it can be saved
 */
export function sightProblem({ choice, roles, areas, donor }: SightDraft, own: readonly string[] | null) {
  if (choice === "donor") return donor ? null : ("donor" as const);
  if (choice === "admins") return null;
  if (roles.length === 0) return "roles" as const;
  return own && areas.length === 0 ? ("areas" as const) : null;
}

/** @returns what is written; a manager goes on seeing what they write */
export function sightForm({ choice, roles, areas, donor }: SightDraft, own: readonly string[] | null): SightForm {
  const all = own && !roles.includes("manager") ? [...roles, "manager"] : roles;
  if (choice === "admins") return ADMINS_ALONE;
  if (choice === "donor")
    return {
      roles: all.filter((role) => role !== "donor"),
      areas: [],
      donorId: donor?._id ?? null,
    };
  return { roles: all, areas, donorId: null };
}
