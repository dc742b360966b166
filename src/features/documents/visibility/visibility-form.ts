import type { DocumentVisibility } from "../../../shared/documents/document";
import type { VisibilityForm } from "../../../shared/documents/uploads/upload-item";

const ADMINS_ALONE: VisibilityForm = { roles: [], areas: [], donorId: null };

export type VisibilityChoice = "admins" | "roles" | "donor";

export interface VisibilityDraft {
  choice: VisibilityChoice;
  roles: readonly string[];
  areas: readonly string[];
  donor: { _id: string; name: string } | null;
}

/**
 * @param visibility null for a new document
 * @param own the zones of a user who is limited to them; null for all
 */
export function visibilityDraft(visibility: DocumentVisibility | null, own: readonly string[] | null): VisibilityDraft {
  if (!visibility)
    return own
      ? { choice: "roles", roles: ["manager"], areas: own, donor: null }
      : { choice: "admins", roles: [], areas: [], donor: null };
  const { roles, areas, donorId, donorName } = visibility;
  const donor = donorId === null ? null : { _id: donorId, name: donorName ?? "" };
  return { choice: donor ? "donor" : roles.length === 0 ? "admins" : "roles", roles, areas, donor };
}

export type VisibilityProblem = "roles" | "areas" | "donor";

/**
 * @param own the zones of a user who is limited to them; null for all
 * @returns what is missing; null if it can be saved
 */
export function visibilityProblem({ choice, roles, areas, donor }: VisibilityDraft, own: readonly string[] | null) {
  if (choice === "donor") return donor ? null : ("donor" as const);
  if (choice === "admins") return null;
  if (roles.length === 0) return "roles" as const;
  return own && areas.length === 0 ? ("areas" as const) : null;
}

/** @returns the request's fields; a manager always keeps access to the document */
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
