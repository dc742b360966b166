import type { DocumentVisibility } from "../../../shared/documents/document";
import type { VisibilityForm } from "../../../shared/documents/uploads/upload-item";

/** Who sees what only administrators are to see. */
const ADMINS_ALONE: VisibilityForm = { roles: [], areas: [], donorId: null };

/** For whom a document is: what somebody chooses first. */
export type VisibilityChoice = "admins" | "roles" | "donor";

/** What is typed into the fields. */
export interface VisibilityDraft {
  choice: VisibilityChoice;
  roles: readonly string[];
  areas: readonly string[];
  donor: { _id: string; name: string } | null;
}

/**
 * @param sight null for a new document
 * @param own the zones of somebody who is limited to them: a new document begins with these, else for administrators only
 */
export function visibilityDraft(sight: DocumentVisibility | null, own: readonly string[] | null): VisibilityDraft {
  if (!sight)
    return own
      ? { choice: "roles", roles: ["manager"], areas: own, donor: null }
      : { choice: "admins", roles: [], areas: [], donor: null };
  const { roles, areas, donorId, donorName } = sight;
  const donor = donorId === null ? null : { _id: donorId, name: donorName ?? "" };
  return { choice: donor ? "donor" : roles.length === 0 ? "admins" : "roles", roles, areas, donor };
}

/** What is missing before it can be saved. */
export type VisibilityProblem = "roles" | "areas" | "donor";

/**
 * @param own the zones of who writes, where they write of those alone; null for everywhere
 * @returns what is missing; null where it can be saved
 */
export function visibilityProblem({ choice, roles, areas, donor }: VisibilityDraft, own: readonly string[] | null) {
  if (choice === "donor") return donor ? null : ("donor" as const);
  if (choice === "admins") return null;
  if (roles.length === 0) return "roles" as const;
  return own && areas.length === 0 ? ("areas" as const) : null;
}

/** @returns what is written; a manager goes on seeing what they write */
export function visibilityForm(
  { choice, roles, areas, donor }: VisibilityDraft,
  own: readonly string[] | null,
): VisibilityForm {
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
