import { label, withLabel } from "./labels";

/** Roles and their Italian labels (specification §3). */
export const ROLE_LABELS = {
  admin: "Amministratore",
  director: label("Director"),
  manager: "Responsabile",
  donor: "Donatore",
} as const;

/** The plural of the label, for lists of people. */
export const DIRECTORS = withLabel("Director", "Direttori");

export type Role = keyof typeof ROLE_LABELS;
export const ROLES = Object.keys(ROLE_LABELS) as Role[];

/** The roles that an invitation offers, in this order. */
export const STAFF_ROLES = ["manager", "director", "admin"] as const satisfies Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (value: string): value is StaffRole => STAFF_ROLES.some((role) => role === value);

/** @returns the label of a role; an unknown role is returned unchanged */
export const roleLabel = (role: string): string => (isRole(role) ? ROLE_LABELS[role] : role);

export const isRole = (value: string): value is Role => Object.hasOwn(ROLE_LABELS, value);
