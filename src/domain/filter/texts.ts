import type { FigurePeriod } from "./period-counts";
import type { Period, RuleOperator } from "./relative-day";

/** A heading of the donor's fields, where they stand beside those of a donation or an award. */
export const DONOR_SECTION = (section: string) => `Donatore: ${section.toLowerCase()}`;

export const OPERATOR_LABELS: Record<RuleOperator, string> = {
  "=": "uguale a",
  "!=": "diverso da",
  "<": "minore di",
  ">": "maggiore di",
  "<=": "al massimo",
  ">=": "almeno",
  contains: "contiene",
  beginsWith: "inizia con",
  endsWith: "finisce con",
  doesNotContain: "non contiene",
  doesNotBeginWith: "non inizia con",
  doesNotEndWith: "non finisce con",
  null: "manca",
  notNull: "non manca",
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

/** Under which heading figures over a period are offered. */
export const FIGURE_SECTION = "Donazioni in un periodo";
export const FIGURE_LABELS = {
  last12Months: "Donazioni in 12 mesi",
  thisYear: "Donazioni quest’anno",
  between: "Donazioni dal … al …",
  days: (from: string, to: string) => `Donazioni dal ${from} al ${to}`,
} as const satisfies Record<FigurePeriod, string> & { days: unknown };

export const READY_MADE_LABELS = {
  mayDonateToday: "Può donare oggi",
  awayForTwoYears: "Non viene da 2 anni",
  birthdayThisMonth: "Compie gli anni questo mese",
  zeroNegative: "0 negativo",
  toActivate: "Da attivare",
  suspensionEnds: "Sospensione che finisce",
  awardDue: "Benemerenza da consegnare",
  noContact: "Senza recapito",
} as const;

/** Of who hasn't come for other than two years. */
export const awayLabel = (days: number): string =>
  days === 365 ? "Non viene da un anno" : `Non viene da ${days} giorni`;

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
