import type { LogKind } from "../../domain/activity/activity-log";
import type { Period } from "../../domain/dates/period";
import { withPreposition } from "../../domain/dates/with-preposition";
import { exportSentence } from "../../domain/export/export-sentence";
import { formatLongDate, formatNumber, formatShortDate } from "../../domain/format";
import { capitalised, counted } from "../../domain/language/italian";
import type { SectionName } from "../../domain/settings/sections";
import { ownValue } from "../../domain/values";
import type { LogEntry } from "./log-answer";
import type { LogFilter, PeriodName } from "./log-filter";

/** What was done to a whole record, by action; its noun follows. */
const VERBS: Record<string, string> = {
  create: "Ha aggiunto",
  update: "Ha cambiato",
  delete: "Ha eliminato",
  restore: "Ha ripristinato",
};

/** By subject; the name of the person or the thing follows. */
const NOUNS: Record<string, string> = {
  donor: "la scheda di",
  donation: "una donazione di",
  award: "una benemerenza di",
  user: "l’accesso di",
  zone: "la zona",
  association: "l’associazione",
  settings: "le impostazioni:",
  integration: "l’integrazione",
  document: "il documento",
  documentFolder: "la cartella",
};

/** Actions of a single subject; the name follows. */
const SENTENCES: Record<string, string> = {
  register: "Ha attivato l’iscrizione di",
  suspend: "Ha cambiato lo stato di",
  export: "Ha consegnato la copia dei dati di",
  merge: "Ha unito un’altra scheda a quella di",
  separate: "Ha separato un’altra scheda da quella di",
  erase: "Ha cancellato i dati di un donatore",
  import: "Ha importato",
  undo: "Ha annullato l’importazione di",
  send: "Ha inviato l’e-mail",
  schedule: "Ha programmato l’e-mail",
  signIn: "Accesso",
};

/** Actions on an account or a donor that change no field of the record, by their name in `changes`. */
const STEPS: Record<string, string> = {
  invitation: "Ha invitato di nuovo",
  lockedUntil: "Ha sbloccato l’accesso di",
  passwordLink: "Ha mandato il collegamento per la password a",
  twoPeople: "Ha detto che non è la stessa persona di un’altra scheda:",
  maybeOnePerson: "Ha rimesso tra i possibili doppioni",
  changeRequested: "Ha chiesto di cambiare i dati di",
  changeWithdrawn: "Ha ritirato la richiesta di cambiare i dati di",
  changeRefused: "Ha rifiutato di cambiare i dati di",
};

const SECTION_NAMES: Record<SectionName, string> = {
  rules: "regole",
  awards: "benemerenze",
  suspensionReasons: "motivi di sospensione",
  cards: "tessere",
  texts: "testi",
  consents: "consensi",
  dataRequests: "richieste sui dati",
};

const RESTORED: Record<string, [what: string, done: string]> = {
  donor: ["La scheda torna nell’anagrafe con i suoi dati", "Scheda ripristinata"],
  donation: ["La donazione torna nella scheda", "Donazione ripristinata"],
  award: ["La benemerenza torna nella scheda", "Benemerenza ripristinata"],
  document: ["Il documento torna dov’era, e lo vede chi lo vedeva", "Documento ripristinato"],
  zone: ["La zona torna nell’elenco", "Zona ripristinata"],
  association: ["L’associazione torna nella sua zona", "Associazione ripristinata"],
};

export const texts = {
  title: "Registro attività",
  lead: (all: boolean) =>
    `${all ? "Tutta l’associazione" : "Le tue zone, e quello che hai fatto tu"}. Il registro non si modifica e tiene 24 mesi.`,
  loading: "Leggo il registro",
  failed: "Non riusciamo a leggere il registro",
  refreshFailed: "Non riusciamo ad aggiornare il registro: quello che vedi è di poco fa.",
  search: "Cerca un nome o una tessera",
  author: "Chi",
  allAuthors: "Tutte le persone",
  unknownAuthor: "Un’altra persona",
  period: "Periodo",
  periods: {
    "7": "Ultimi 7 giorni",
    "30": "Ultimi 30 giorni",
    "365": "Ultimi 12 mesi",
    all: "Ultimi 24 mesi",
  } satisfies Record<PeriodName, string>,
  chooseDays: "Scegli i giorni",
  kind: {
    people: "Persone",
    donations: "Donazioni",
    deletions: "Eliminazioni",
    documents: "Documenti",
    settings: "Impostazioni",
    exports: "Esportazioni",
    imports: "Importazioni",
    emails: "Messaggi",
    access: "Accessi",
    merges: "Unioni",
    erasures: "Cancellazioni",
  } satisfies Record<LogKind, string>,
  count: (count: number) => counted(count, "voce", "voci"),
  none: "Qui non c’è niente",
  noneHint: "Con questi filtri non risulta nessuna attività.",
  wholePeriod: "Cerca in tutti i 24 mesi",
  showAll: "Togli i filtri",
  tooMany: (count: number) => `Se ne vedono al massimo ${formatNumber(count)}: scegli un periodo più corto, o esporta.`,
  details: (what: string) => `Dettagli: ${what}`,
  hiddenValue: "Cambiato: qui il valore non si mostra",
  somebody: "una persona che non c’è più",
  noName: "qualcuno senza nome",
  unnamedFile: "un file senza nome",
  /** @returns what was done; the name of the person or the thing follows */
  sentence({ subject, action, changes, count, format, entity }: LogEntry): string {
    if (subject === "export") return exportSentence(entity, count, format);
    const step = changes.length === 1 && action === "update" ? ownValue(STEPS, changes[0]?.field ?? "") : undefined;
    const noun = ownValue(NOUNS, subject);
    const verb = ownValue(VERBS, action) ?? "Ha cambiato";
    return step ?? ownValue(SENTENCES, action) ?? (noun ? `${verb} ${noun}` : "Ha cambiato qualcosa");
  },
  section: (name: string) => ownValue<string>(SECTION_NAMES, name) ?? name,
  other: (name: string) => `L’altra scheda era ${name}`,
  sent: (count: number) => `A ${counted(count, "persona", "persone")}`,
  records: (count: number) => `Righe scritte: ${formatNumber(count)}`,
  device: (name: string) => `Da ${name}`,
  reason: (reason: string) => `«${reason}»`,
  erasure: (number: string) => `Richiesta ${number}: non si può ripristinare`,
  separate: "Separa…",
  separateNamed: (what: string) => `Separa: ${what}`,
  /** @returns why and until when something can be restored, or that it was separated; null if there is nothing to say */
  restorable({ action, restore, until }: LogEntry): string | null {
    if (action === "merge") return restore === "restored" ? "Le due schede sono di nuovo separate" : null;
    if (restore === "possible")
      return until ? `Si ripristina fino ${withPreposition("al", formatLongDate(until))}` : null;
    return restore === null ? null : (ownValue(NOT_RESTORABLE, restore) ?? null);
  },
  restore: "Ripristina",
  restoreNamed: (what: string) => `Ripristina: ${what}`,
  restoreTitle: "Ripristinare?",
  comesBack: (subject: string, name: string) => `${ownValue(RESTORED, subject)?.[0] ?? ""}${name ? `: ${name}` : ""}.`,
  restored: (subject: string) => ownValue(RESTORED, subject)?.[1] ?? "Ripristinato",
  changedMeanwhile: "Nel frattempo è cambiato qualcosa: ora il registro è aggiornato. Guarda, poi chiudi.",
  notRestored: (reason: string) => `Non ripristinato. ${reason}`,
  cancel: "Non ora",
  export: "Esporta",
  exportTitle: "Esporta il registro",
  exportHint: (count: number | null, filter: string) =>
    `${count === null ? "" : `${texts.count(count)}: `}${filter}. Anche questa esportazione resta nel registro.`,
  /** @returns the filter in words */
  filterText: ({ kind, author, period, text }: LogFilter, authorName: string): string =>
    [
      typeof period === "string" ? texts.periods[period] : texts.days(period),
      kind && texts.kind[kind],
      author && authorName,
      text.trim() && `con «${text.trim()}»`,
    ]
      .filter(Boolean)
      .join(", "),
  days: ({ begin, end }: Period) =>
    capitalised(`${withPreposition("dal", formatShortDate(begin))} ${withPreposition("al", formatShortDate(end))}`),
  fileName: (day: string) => `registro-attivita-${day}.xlsx`,
} as const;

const NOT_RESTORABLE: Record<string, string> = {
  restored: "È già stato ripristinato",
  owner: "Prima va ripristinata la scheda del donatore",
  gone: "Eliminato per sempre: non si può ripristinare",
  again: "Un accesso non si ripristina: la persona si invita di nuovo",
  never: "Non si può ripristinare",
  forbidden: "Lo ripristina un amministratore",
};

/** Labels of fields that no catalogue has. */
export const fieldLabels: Record<string, string> = {
  name: "Nome",
  cap: "CAP",
  caps: "CAP del territorio",
  order: "Posto nell’elenco",
  phone: "Telefono",
  email: "E-mail",
  folder: "Cartella",
  parent: "Cartella",
  roles: "Chi lo vede",
  areas: "Zone",
  files: "File",
  suspension: "Sospensione",
};
