import type { Role } from "../../domain/roles";
import type { Sex } from "../../domain/donation/blood";
import personas from "./personas.json" with { type: "json" };

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

export type Persona =
  | "admin"
  | "director"
  | "manager"
  | "donor"
  | "pending"
  | "suspended"
  | "staged"
  | "locked"
  | "expired";

/** Accounts for signing in (decisions §5): `{name}@gds.example`. Those with the role donor are the first donors of the data. */
export const PERSONAS: Readonly<Record<Persona, PersonaSeed>> = personas as Record<Persona, PersonaSeed>;

export const personaEmail = (persona: Persona): string => `${persona}@gds.example`;

const names = Object.keys(PERSONAS) as Persona[];
/** Personas with the role donor, in the order of the first donors. */
export const DONOR_PERSONAS: readonly Persona[] = names.filter((name) => PERSONAS[name].role === "donor");
export const STAFF_PERSONAS: readonly Persona[] = names.filter((name) => PERSONAS[name].role !== "donor");
