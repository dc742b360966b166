/** Somebody whom the demo can sign in as, told for a person who chooses. */
export interface PersonaEntry {
  /** As in `?persona=`, and the part of the e-mail before the @. */
  id: string;
  /** "Entra come ..." */
  as: string;
  what: string;
  /** Where the link leads in the back office. */
  hash: string;
}

/** The mock's personas (decisions §5), the ones who can sign in first. */
export const PERSONAS: readonly PersonaEntry[] = [
  { id: "admin", as: "amministratrice", what: "Vede e cambia tutto.", hash: "#/app/donors" },
  {
    id: "manager",
    as: "responsabile di zona",
    what: "Donatori, donazioni e benemerenze della sua zona.",
    hash: "#/app/donors",
  },
  { id: "director", as: "direttore", what: "Legge ed esporta, non cambia niente.", hash: "#/app/dashboard" },
  { id: "donor", as: "donatrice attiva", what: "I suoi dati, le sue donazioni.", hash: "#/app/dashboard" },
  {
    id: "pending",
    as: "donatore in attesa",
    what: "Ha confermato l’indirizzo, deve compilare il modulo.",
    hash: "#/app/dashboard",
  },
  { id: "suspended", as: "donatore sospeso", what: "Vede da quando, fino a quando e perché.", hash: "#/app/dashboard" },
  {
    id: "staged",
    as: "persona inserita dalla segreteria",
    what: "Non ha ancora una password: non entra, e legge che cosa fare.",
    hash: "#/auth/login",
  },
  {
    id: "locked",
    as: "account bloccato",
    what: "Troppe password sbagliate: non entra, e legge quanto aspettare.",
    hash: "#/auth/login",
  },
  {
    id: "expired",
    as: "password scaduta",
    what: "Non entra finché non ne sceglie una nuova.",
    hash: "#/auth/login",
  },
];

/** The password of all of them (decisions §5). */
export const PERSONA_PASSWORD = "Donatori2026!";

/** @returns the e-mail address that a persona signs in with. */
export const personaEmail = (id: string): string => `${id}@gds.example`;
