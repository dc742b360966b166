import { PERSONAS as SEEDS, personaEmail } from "../../src/mocks/db/personas";
import type { Persona } from "../../src/mocks/db/personas";

/** Somebody whom the demo can sign in as, told for a person who chooses. */
export interface PersonaEntry {
  /** As in `?persona=`. */
  id: Persona;
  name: string;
  email: string;
  /** Who it is: "amministratrice". */
  as: string;
  /** Whether the account can sign in; the others are told why not. */
  entersAtOnce: boolean;
  what: string;
  /** Where the link leads in the back office. */
  hash: string;
}

type Told = Pick<PersonaEntry, "as" | "entersAtOnce" | "what" | "hash">;

const enters = (as: string, what: string, hash = "#/app/dashboard"): Told => ({ as, what, hash, entersAtOnce: true });
const isToldWhyNot = (as: string, what: string): Told => ({ as, what, hash: "#/auth/login", entersAtOnce: false });

/** A record, so that a persona which the mock gains can't be forgotten here. */
const TOLD: Record<Persona, Told> = {
  admin: enters("amministratrice", "Vede e cambia tutto.", "#/app/donors"),
  director: enters("direttore", "Legge ed esporta, non cambia niente."),
  manager: enters("responsabile di zona", "Donatori, donazioni e benemerenze della sua zona.", "#/app/donors"),
  donor: enters("donatore attivo", "I suoi dati, le sue donazioni."),
  pending: enters("donatrice in attesa", "Ha confermato l’indirizzo, deve compilare il modulo."),
  suspended: enters("donatore sospeso", "Vede da quando, fino a quando e perché."),
  staged: isToldWhyNot("inserita dalla segreteria", "Non ha ancora una password: legge che cosa fare."),
  locked: isToldWhyNot("account bloccato", "Troppe password sbagliate: legge quanto aspettare."),
  expired: isToldWhyNot("password scaduta", "Deve prima sceglierne una nuova."),
};

/** The mock's personas (decisions §5). */
export const PERSONAS: readonly PersonaEntry[] = (Object.keys(TOLD) as Persona[]).map((id) => ({
  id,
  name: `${SEEDS[id].firstName} ${SEEDS[id].lastName}`,
  email: personaEmail(id),
  ...TOLD[id],
}));

/** @returns what a link says that signs in as this persona. */
export const entryLabel = ({ as, entersAtOnce }: PersonaEntry): string =>
  entersAtOnce ? `Entra come ${as}` : `Prova a entrare: ${as}`;

/** @returns the persona of this name; null for none, or for one that the mock doesn't know. */
export const findPersona = (id: string | null): PersonaEntry | null =>
  PERSONAS.find((persona) => persona.id === id) ?? null;
