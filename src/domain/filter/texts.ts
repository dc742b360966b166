import type { FilterProblemCode } from "./check-filter";
import type { RuleOperator } from "./operators";
import type { FilterReadError } from "./read-filter";
import type { ReadyMadeName } from "./ready-made";
import type { BirthdayPeriod, Period } from "./relative-day";

/** A heading of the donor's fields, where they stand beside those of a donation or an award. */
export const DONOR_SECTION = (section: string) => `Donatore: ${section.toLowerCase()}`;

/** Operators as they stand in a menu between a field and its value. */
export const OPERATOR_LABELS: Record<RuleOperator, string> = {
  "=": "uguale a",
  "!=": "diverso da",
  "<": "minore di",
  ">": "maggiore di",
  "<=": "minore o uguale a",
  ">=": "maggiore o uguale a",
  contains: "contiene",
  beginsWith: "inizia con",
  endsWith: "finisce con",
  doesNotContain: "non contiene",
  doesNotBeginWith: "non inizia con",
  doesNotEndWith: "non finisce con",
  null: "è vuoto",
  notNull: "non è vuoto",
  in: "uno tra",
  notIn: "nessuno tra",
  between: "tra",
  notBetween: "non tra",
  moreThanDaysAgo: "da più di … giorni",
  inLastDays: "negli ultimi … giorni",
  inNextDays: "entro i prossimi … giorni",
  inPeriod: "nel periodo",
  birthdayInNextDays: "compleanno entro … giorni",
  birthdayInMonth: "compleanno nel mese",
  ageBetween: "età tra",
};

/** Those that are called otherwise for days. */
export const DAY_OPERATOR_LABELS = {
  "<": "prima di",
  ">": "dopo",
  "<=": "entro",
  ">=": "a partire da",
} as const satisfies Partial<Record<RuleOperator, string>>;

export const FLAG_OPERATOR_LABELS = { "=": "è", "!=": "non è" } as const satisfies Partial<
  Record<RuleOperator, string>
>;

export const FLAG_LABELS = { true: "Sì", false: "No" } as const;

export const PERIOD_LABELS: Record<Period, string> = {
  thisWeek: "questa settimana",
  thisMonth: "questo mese",
  nextMonth: "il mese prossimo",
  lastMonth: "il mese scorso",
  thisYear: "quest’anno",
  lastYear: "l’anno scorso",
};
export const BIRTHDAY_PERIOD_LABELS: Record<BirthdayPeriod, string> = PERIOD_LABELS;

/** What is wrong with a rule, as it is said beside it. */
export const FILTER_PROBLEMS: Record<FilterProblemCode, string> = {
  "unknown-field": "Questo campo non esiste più.",
  "unknown-operator": "Questo confronto non vale per il campo scelto.",
  "missing-value": "Manca il valore.",
  "not-a-day": "Non è una data.",
  "not-a-number": "Non è un numero.",
  "not-a-count": "Serve un numero intero, da 0 in su.",
  "not-an-option": "Il valore non è tra quelli previsti.",
  "not-a-text": "Il valore non è un testo.",
  "not-comparable": "I due campi non si possono confrontare.",
  reversed: "Il primo valore è maggiore del secondo.",
  "too-many-values": "Troppi valori: al massimo 500.",
  "too-deep": "Troppi gruppi uno dentro l’altro: al massimo 20.",
  "too-many-rules": "Troppe regole: al massimo 200.",
  "too-long": "Il filtro è troppo lungo per essere inviato: togli qualche regola o qualche valore.",
};

/** Why a pasted or kept filter is none. */
export const FILTER_READ_ERRORS: Record<FilterReadError, string> = {
  empty: "Non c’è nessuna regola.",
  "too-long": "Il testo è troppo lungo per essere un filtro.",
  "not-json": "Il testo non è un filtro copiato da qui.",
  "not-a-filter": "Il testo non è un filtro copiato da qui.",
  "too-deep": "Ci sono troppi gruppi uno dentro l’altro: al massimo 20.",
  "nothing-known": "Nessuna delle regole vale ancora: i campi o i confronti non esistono più.",
};

export const READY_MADE_LABELS: Record<ReadyMadeName, string> = {
  mayDonateToday: "Può donare oggi",
  awayForTwoYears: "Non viene da 2 anni",
  birthdayThisMonth: "Compie gli anni questo mese",
  zeroNegative: "0 negativo",
  toActivate: "Da attivare",
  suspensionEnds: "Sospensione che finisce",
  noContact: "Senza recapito",
};

/** What a server answers to a filter that makes no sense. */
export const FILTER_ERRORS = {
  noFilter: "Filtro non valido.",
  noRule: "Regola non valida.",
  tooDeep: "Troppi gruppi uno dentro l’altro.",
  unknownField: (name: string) => `Campo sconosciuto: ${name}`,
  unknownOperator: (operator: string) => `Operatore sconosciuto: ${operator}`,
  notComparable: "I due campi non si possono confrontare.",
  noRange: "L’intervallo richiede due valori.",
  noText: (operator: string) => `L’operatore ${operator} vale solo per i testi.`,
  noValue: "Valore non valido.",
  noNumber: (value: string) => `Non è un numero: ${value.slice(0, 50)}`,
  noDay: (value: string) => `Non è una data: ${value.slice(0, 50)}`,
};
