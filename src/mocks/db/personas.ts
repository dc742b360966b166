import type { Role } from "../../domain/roles";
import type { Sex } from "../../domain/donation/blood";

/** Initial password of every account (decisions §5). */
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

/** Accounts for signing in (decisions §5): `{name}@gds.example`. Those with the role donor are the first donors of the data. */
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

export const personaEmail = (persona: Persona): string => `${persona}@gds.example`;

const names = Object.keys(PERSONAS) as Persona[];
/** Personas with the role donor, in the order of the first donors. */
export const DONOR_PERSONAS: readonly Persona[] = names.filter((name) => PERSONAS[name].role === "donor");
export const STAFF_PERSONAS: readonly Persona[] = names.filter((name) => PERSONAS[name].role !== "donor");

function person(firstName: string, lastName: string, role: Role, status: string, gender: Sex): PersonaSeed {
  return { firstName, lastName, role, status, gender, zone: "Bergamo", privacy: status === "active" };
}
