import type { HistoryKind } from "./kinds";

/** What a history says: what was done as a thing that happened, so that it suits whoever did it. */
export const texts = {
  title: "Storia",
  subtitle: "Chi ha cambiato che cosa",
  loading: "Leggo la storia",
  failed: "Non riusciamo a leggere la storia",
  partFailed: "Manca una parte della pagina. Controlla la connessione e riprova.",
  empty: "Ancora nessuna modifica",
  emptyHint: "Qui si vedrà chi ha cambiato che cosa, e quando.",
  /** Which entries are shown. */
  kinds: "Quali modifiche",
  all: "Tutto",
  kind: {
    data: "Dati",
    status: "Stato",
    donations: "Donazioni",
    awards: "Benemerenze",
    emails: "E-mail",
  } satisfies Record<HistoryKind, string>,
  counted: (count: number, formatted: string, since: string | null) =>
    `${count === 0 ? "Nessuna" : formatted} ${count < 2 ? "modifica" : "modifiche"}${since ? ` dal ${since}` : ""}`,
  shown: (shown: string, total: string) => `${shown} di ${total}`,
  earlier: "Mostra le precedenti",
  noneOfKind: "Nessuna modifica di questo genere",
  noneOfKindHint: "Scegli Tutto per vedere le altre.",
  you: "Tu",
  /** Where the server doesn't tell who it was. */
  somebody: "La sede",
  automatic: "In automatico",
  noDay: "Senza data",
  reason: (why: string) => `Motivo: ${why}`,
  import: "Importazione:",
  importUnnamed: "senza nome",
  field: "Campo",
  before: "Prima",
  after: "Dopo",
  nothing: "vuoto",
  /** A value that is neither a word nor a number. */
  unreadable: "non leggibile",
  statusChanged: "Stato cambiato",
  changed: "Modifica",
  /** Before the names of fields. */
  hasChanged: (own: boolean) => (own ? "Hai cambiato " : "Ha cambiato "),
  and: " e ",
  others: (count: number) => (count === 1 ? "un altro campo" : `altri ${count} campi`),
  status: "Stato:",
  becomes: "diventa",
  /** What was done with a donor's account, by the entry's field. */
  accountSteps: {
    lockedUntil: "Accesso sbloccato",
    passwordLink: "Collegamento per la password inviato",
    invitation: "Invito inviato di nuovo",
  } satisfies Record<string, string>,
  /** By the subject and the action of the contract (docs/openapi.yaml, HistoryEntry). */
  titles: {
    donor: {
      create: "Scheda creata",
      update: "Dati cambiati",
      register: "Iscrizione attivata",
      suspend: "Stato cambiato",
      delete: "Scheda eliminata",
      restore: "Scheda ripristinata",
      /** All that is kept of the person was given out (GDPR art. 15). */
      export: "Copia dei dati consegnata",
      email: "E-mail inviata",
    },
    donation: {
      create: "Donazione registrata",
      update: "Donazione corretta",
      delete: "Donazione eliminata",
      restore: "Donazione ripristinata",
    },
    award: {
      create: "Benemerenza registrata",
      update: "Benemerenza corretta",
      delete: "Benemerenza eliminata",
      restore: "Benemerenza ripristinata",
    },
  },
  /** A suspension's parts, as names of fields: a day stands beside them, or "vuoto". */
  suspendedFrom: "Inizio della sospensione",
  suspendedUntil: "Fine della sospensione",
  suspensionReason: "Motivo della sospensione",
  /** Bringing former data back. */
  restore: "Ripristina",
  restoreField: (label: string) => `Ripristina ${label}`,
  restoreAll: "Riporta tutto a com’era prima",
  restoreHint: (some: number, all: number, later: boolean) =>
    `Rimette ${some === 1 ? "1 campo" : `${some} campi`}${some < all ? ` su ${all}` : ""}${
      later ? ", anche quelli cambiati dopo" : ""
    }; lo stato non cambia.`,
  restoreDonation: "Ripristina la donazione",
  restoreAward: "Ripristina la benemerenza",
  restored: (fields: number) => (fields === 1 ? "Campo ripristinato" : `${fields} campi ripristinati`),
  restoredDonation: "Donazione ripristinata",
  restoredAward: "Benemerenza ripristinata",
  undoFields: "Rimetti i valori di prima",
  undoDonation: "Togli la donazione",
  undoAward: "Togli la benemerenza",
  notRestored: (why: string) => `Non ripristinato. ${why}`,
  changedMeanwhile: "Qualcun altro ha appena cambiato la scheda: ora la storia è aggiornata. Guarda e riprova.",
  whyNot: {
    same: "È già così",
    deleted: "È stata eliminata",
    forbidden: "Non puoi cambiarlo",
    /** A consent given or taken back is the person's own act (GDPR art. 7). */
    consent: "Il consenso lo decide la persona",
    zone: "La zona non c’è più",
    missing: "Non può restare vuoto",
    invalid: "Oggi non sarebbe valido",
  },
} as const;
