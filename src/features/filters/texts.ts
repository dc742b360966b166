import { formatNumber } from "../../domain/format";
import type { RecordKind } from "../../domain/record-kinds";

/** What a list has rows of: one, and many. */
const NOUNS: Record<RecordKind, readonly [one: string, many: string]> = {
  donors: ["donatore", "donatori"],
  donations: ["donazione", "donazioni"],
  awards: ["benemerenza", "benemerenze"],
};

const counted = (list: RecordKind, count: number) => `${formatNumber(count)} ${NOUNS[list][count === 1 ? 0 : 1]}`;

export const texts = {
  counted,
  open: "Filtri",
  openFailed: "Non riusciamo ad aprire i filtri. Controlla la connessione e riprova.",
  rulesWord: (count: number) => (count === 1 ? "regola" : "regole"),
  title: "Filtri avanzati",
  lead: "Componi le regole: il conto si aggiorna da solo.",
  cancel: "Annulla",
  show: (list: RecordKind, count: number | null) =>
    count === null ? `Mostra ${list === "donors" ? "i" : "le"} ${NOUNS[list][1]}` : `Mostra ${counted(list, count)}`,
  notApplied: "Le regole che non hai applicato restano in «Filtri».",
  resume: "Riprendi",
  resumed: "Queste regole non sono ancora applicate.",
  startOver: "Riparti dal filtro dell’elenco",

  /** The builder. */
  groupAnd: ["Valgono", "tutte queste regole"],
  groupOr: ["Vale", "almeno una di queste regole"],
  combinator: (group: string) => `Come si combinano le regole ${group}`,
  ofGroup: (number: string) => (number === "" ? "del filtro" : `del gruppo ${number}`),
  and: "E",
  or: "O",
  joiner: { and: "e", or: "o" },
  not: "Nega il gruppo",
  notOf: (group: string) => `Nega tutte insieme le regole ${group}`,
  addRule: "Aggiungi regola",
  addGroup: "Aggiungi gruppo",
  addTo: (what: string, group: string) => `${what} alle regole ${group}`,
  emptyGroup: "Nessuna regola: così vale per tutti.",
  rule: (number: string) => `Regola ${number}`,
  group: (number: string) => `Gruppo ${number}`,
  field: (number: string) => `Campo della regola ${number}`,
  operator: (number: string) => `Confronto della regola ${number}`,
  value: (number: string) => `Valore della regola ${number}`,
  chooseField: "Scegli un campo",
  chooseValue: "Scegli",
  otherField: "Un altro campo",
  withField: (operator: string) => `${operator} (campo)`,
  noValue: "nessun valore",
  switchedOff: "non conta",
  remove: (what: string) => `Togli ${what.toLowerCase()}`,
  more: (what: string) => `Altro su ${what.toLowerCase()}`,
  drag: (what: string) => `Trascina ${what.toLowerCase()}`,
  duplicate: "Duplica",
  switchOff: "Disattiva senza toglierla",
  switchOn: "Attiva di nuovo",
  moveUp: "Sposta su",
  moveDown: "Sposta giù",
  moveUpKey: "Alt ↑",
  moveDownKey: "Alt ↓",
  ungroup: "Sciogli il gruppo",
  removed: (what: string) => `${what}: non c’è più`,

  /** Values. */
  from: (label: string) => `${label}, da`,
  upTo: (label: string) => `${label}, a`,
  between: "e",
  day: {
    kind: (label: string) => `${label}: quale giorno`,
    date: "il giorno",
    today: "oggi",
    ago: "giorni fa",
    ahead: "giorni da oggi",
    count: (label: string) => `${label}: quanti giorni`,
    format: "gg/mm/aaaa",
    calendar: "Apri il calendario",
  },
  days: "giorni",
  years: "anni",
  listHint: "Invio o virgola per aggiungere",
  addValue: (label: string) => `Aggiungi: ${label.toLowerCase()}`,
  values: (label: string) => `${label}: scelti`,

  /** The count beside. */
  result: "Chi resta",
  number: formatNumber,
  outOf: (list: RecordKind, found: number | null, all: number | null) =>
    NOUNS[list][found === 1 ? 0 : 1] + (all === null ? "" : ` su ${formatNumber(all)}`),
  stillTo: "Completa le regole segnate: il conto è quello di prima.",
  refused: "Il server non accetta questo filtro.",
  countFailed: "Non riusciamo a contare.",
  inWords: "In parole",
  firstRows: "In cima all’elenco",
  noRows: "Con queste regole non resta nessuno.",

  /** Copy and paste. */
  copy: "Copia il filtro",
  copied: "Filtro copiato.",
  copyFailed: "Il browser non lascia copiare: seleziona il testo e copialo con Ctrl+C.",
  paste: "Incolla un filtro",
  pasteLabel: "Il filtro copiato",
  pasteHelp: "Prende il posto delle regole che vedi.",
  pasteUse: "Usa questo filtro",
  pasted: "Filtro incollato.",
  omitted: (count: number) =>
    count === 1
      ? "Una regola è rimasta fuori: il suo campo o il suo confronto non c’è più."
      : `${count} regole sono rimaste fuori: i loro campi o confronti non ci sono più.`,
  openLanguages: "Esporta il filtro",
  languagesFailed: "Non riusciamo ad aprire l’esportazione. Controlla la connessione e riprova.",
  languagesTitle: "Il filtro per altri programmi",
  languages: "Formati",
  withParameters: "Con parametri (? al posto dei valori)",
  parameters: "I valori, in ordine",
  translated: (format: string) => `Il filtro in ${format}`,
  toKnow: (format: string) => `Che cosa sapere di ${format}`,
  copyAs: (format: string) => `Copia ${format}`,
  copiedAs: (format: string) => `${format} copiato.`,
  copyForColleague: "Copia per un collega",
  close: "Chiudi",

  /** Over the list. */
  clear: "Azzera",
  cleared: "Filtri tolti.",
  ready: "Filtri pronti",
  withRules: (count: number) => (count === 1 ? "con 1 regola" : `con ${count} regole`),
  showRules: "Mostra le regole",
  hideRules: "Nascondi le regole",
} as const;
