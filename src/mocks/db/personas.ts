import type { Role } from "../../domain/roles";
import type { Sex } from "../../domain/donation/blood";

/** Password of every account of the mock until its owner changes it (decisions §5). */
export const PASSWORD = "Donatori2026!";

interface PersonaSeed {
  firstName: string;
  lastName: string;
  role: Role;
  status: string;
  gender: Sex;
  zone: string;
  privacy: boolean;
}

/** The people one can sign in as (decisions §5): `{name}@gds.example`. Donors are the first donors of the data. */
export const PERSONAS = {
  admin: person("Ada", "Bonfanti", "admin", "active", "F"),
  director: person("Emilio", "De Santis", "director", "active", "M"),
  manager: person("Marta", "Colombo", "manager", "active", "F"),
  donor: person("Nicolò", "D'Angelo", "donor", "active", "M"),
  pending: person("Giulia", "Viganò", "donor", "pending", "F"),
  suspended: person("Paolo", "Locatelli", "donor", "temporarilySuspended", "M"),
  staged: person("Irene", "Crippa", "donor", "staged", "F"),
  locked: person("Ugo", "Fo", "donor", "lockedOut", "M"),
  expired: person("Anna Maria", "Dell'Orto", "donor", "passwordExpired", "F"),
} as const satisfies Record<string, PersonaSeed>;

export type Persona = keyof typeof PERSONAS;

/** @returns the address that a persona signs in with */
export const personaEmail = (persona: Persona): string => `${persona}@gds.example`;

const names = Object.keys(PERSONAS) as Persona[];
/** Personas with a donor's record, in the order of the first rows. */
export const DONOR_PERSONAS: readonly Persona[] = names.filter((name) => PERSONAS[name].role === "donor");
/** Personas of the staff. */
export const STAFF_PERSONAS: readonly Persona[] = names.filter((name) => PERSONAS[name].role !== "donor");

function person(firstName: string, lastName: string, role: Role, status: string, gender: Sex): PersonaSeed {
  return { firstName, lastName, role, status, gender, zone: "Bergamo", privacy: status === "active" };
}
