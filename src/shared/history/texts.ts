import { withPreposition } from "../../domain/dates/with-preposition";
import type { HistoryKind } from "./kinds";

export const texts = {
  title: "Storia",
  subtitle: "Chi ha cambiato che cosa",
  loading: "Leggo la storia",
  failed: "Non riusciamo a leggere la storia",
  /** The history or the record couldn't be read after a write. */
  outdated: "Non sappiamo se la storia è aggiornata: leggila di nuovo, prima di ripristinare",
  partFailed: "Manca una parte della pagina. Controlla la connessione e riprova.",
  empty: "Ancora nessuna modifica",
  emptyHint: "Qui si vedrà chi ha cambiato che cosa, e quando.",
  kinds: "Mostra",
  all: "Tutto",
  kind: {
    data: "Dati",
    status: "Stato",
    donations: "Donazioni",
    awards: "Benemerenze",
    emails: "E-mail",
  } satisfies Record<HistoryKind, string>,
  counted: (count: number, formatted: string, since: string | null) =>
    `${count === 0 ? "Nessuna" : formatted} ${count < 2 ? "voce" : "voci"}${since ? ` ${withPreposition("dal", since)}` : ""}`,
  shown: (shown: string, total: string) => `${shown} di ${total}`,
  earlier: "Mostra le precedenti",
  noneOfKind: "Nessuna modifica di questo genere",
  noneOfKindHint: "Scegli Tutto per vedere le altre.",
  you: "Tu",
  /** The author if the server doesn't send one. */
  somebody: "La sede",
  automatic: "In automatico",
  noDay: "Senza data",
  reason: (text: string) => `Motivo: ${text}`,
  import: "Importazione:",
  importUnnamed: "senza nome",
  field: "Campo",
  before: "Prima",
  after: "Dopo",
  nothing: "vuoto",
  /** A value that is neither text, number nor flag. */
  unreadable: "non leggibile",
  statusChanged: "Stato cambiato",
  changed: "Modifica",
  /** Before the names of fields. */
  hasChanged: (own: boolean) => (own ? "Hai cambiato " : "Ha cambiato "),
  and: " e ",
  others: (count: number) => (count === 1 ? "un altro campo" : `altri ${count} campi`),
  status: "Stato:",
  becomes: "diventa",
  /** Actions that change no field of the record, by the name in the history. */
  accountSteps: {
    lockedUntil: "Accesso sbloccato",
    passwordLink: "Collegamento per la password inviato",
    invitation: "Invito inviato di nuovo",
    twoPeople: "Non è la stessa persona di un’altra scheda",
    changeRequested: "Modifica chiesta alla sede",
    changeWithdrawn: "Richiesta di modifica ritirata",
    changeRefused: "Modifica non confermata dalla sede",
    maybeOnePerson: "Di nuovo un possibile doppione",
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
      /** All data were handed over (GDPR art. 15). */
      export: "Copia dei dati consegnata",
      email: "E-mail inviata",
      merge: "Unita qui la scheda",
      separate: "Separata la scheda",
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
  callsRefused: "Rifiuto delle telefonate",
  /** The card number, or the name, of the record that an entry is about. */
  ofRecord: (name: string) => `Della scheda ${name}`,
  /** Labels for the parts of a suspension. */
  suspendedFrom: "Inizio della sospensione",
  suspendedUntil: "Fine della sospensione",
  suspensionReason: "Motivo della sospensione",
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
  notRestored: (message: string) => `Non ripristinato. ${message}`,
  changedMeanwhile: "Qualcun altro ha appena cambiato la scheda: ora la storia è aggiornata. Guarda e riprova.",
  blockedReasons: {
    same: "È già così",
    deleted: "È stata eliminata",
    forbidden: "Non puoi cambiarlo",
    /** Only the person gives or withdraws a consent (GDPR art. 7). */
    consent: "Il consenso lo decide la persona",
    zone: "La zona non c’è più",
    missing: "Non può restare vuoto",
    invalid: "Oggi non sarebbe valido",
  },
} as const;
