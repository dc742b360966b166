import { PASSWORD, PERSONAS as SEEDS, personaEmail } from "../../src/mocks/db/personas";
import type { Persona } from "../../src/mocks/db/personas";

export { PASSWORD };

/** A persona that the demo can sign in, with its description. */
export interface PersonaEntry {
  /** The value of `?persona=`. */
  id: Persona;
  name: string;
  email: string;
  /** The role or state, e.g. "amministratrice". */
  as: string;
  /** Whether the account can sign in; the others see why not. */
  entersAtOnce: boolean;
  description: string;
  /** Where the link leads in the back office. */
  hash: string;
}

type Description = Omit<PersonaEntry, "id" | "name" | "email">;

const enters = (as: string, description: string, hash = "#/app/dashboard"): Description => ({
  as,
  description,
  hash,
  entersAtOnce: true,
});
const isRefused = (as: string, description: string): Description => ({
  as,
  description,
  hash: "#/auth/login",
  entersAtOnce: false,
});

/** A record, so that the compiler reports a new persona of the mock that is missing here. */
const DESCRIPTIONS: Record<Persona, Description> = {
  admin: enters("amministratrice", "Vede e cambia tutto.", "#/app/donors"),
  director: enters("direttore", "Legge ed esporta, non cambia niente."),
  manager: enters("responsabile di zona", "Donatori, donazioni e benemerenze della sua zona.", "#/app/donors"),
  donor: enters("donatore attivo", "I suoi dati, le sue donazioni."),
  pending: enters("donatrice in attesa", "Ha confermato l’indirizzo, deve compilare il modulo."),
  suspended: enters("donatore sospeso", "Vede da quando, fino a quando e perché."),
  staged: isRefused("inserita dalla segreteria", "Non ha ancora una password: legge che cosa fare."),
  locked: isRefused("account bloccato", "Troppe password sbagliate: legge quanto aspettare."),
  expired: isRefused("password scaduta", "Deve prima sceglierne una nuova."),
};

/** The mock's personas (decisions §5). */
export const PERSONAS: readonly PersonaEntry[] = (Object.keys(DESCRIPTIONS) as Persona[]).map((id) => ({
  id,
  name: `${SEEDS[id].firstName} ${SEEDS[id].lastName}`,
  email: personaEmail(id),
  ...DESCRIPTIONS[id],
}));

/** @returns the label of a link that signs in as a persona */
export const entryLabel = ({ as, entersAtOnce }: PersonaEntry): string =>
  entersAtOnce ? `Entra come ${as}` : `Prova a entrare: ${as}`;

/** @returns null for an unknown persona */
export const findPersona = (id: string | null): PersonaEntry | null =>
  PERSONAS.find((persona) => persona.id === id) ?? null;
