/** Roles and their Italian labels (specification §3). */
export const ROLE_LABELS = {
  admin: "Amministratore",
  director: "Director",
  manager: "Responsabile",
  donor: "Donatore",
} as const;

export type Role = keyof typeof ROLE_LABELS;
export const ROLES = Object.keys(ROLE_LABELS) as Role[];

/** @returns whether a word is one of the four roles */
export const isRole = (value: string): value is Role => Object.hasOwn(ROLE_LABELS, value);
