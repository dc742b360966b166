import { withPreposition } from "../dates/with-preposition";
import type { CountPeriod } from "./period-counts";
import type { RuleOperator } from "./relative-day";

export const filterTexts = {
  /** The heading of the donor's fields in filters of donations and awards. */
  donorSection: (section: string) => `Donatore: ${section.toLowerCase()}`,
  operatorLabels: {
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
  } satisfies Record<RuleOperator, string>,
  dayOperatorLabels: {
    "<": "prima di",
    ">": "dopo",
    "<=": "entro",
    ">=": "a partire da",
  } satisfies Partial<Record<RuleOperator, string>>,
  flagOperatorLabels: { "=": "è", "!=": "non è" } satisfies Partial<Record<RuleOperator, string>>,
  periodCountSection: "Donazioni in un periodo",
  periodCountLabels: {
    last12Months: "Donazioni in 12 mesi",
    thisYear: "Donazioni quest’anno",
    between: "Donazioni dal … al …",
    days: (from: string, to: string) => `Donazioni ${withPreposition("dal", from)} ${withPreposition("al", to)}`,
  } satisfies Record<CountPeriod, string> & { days: unknown },
  readyMadeLabels: {
    mayDonateToday: "Può donare oggi",
    awayForTwoYears: "Non viene da 2 anni",
    birthdayThisMonth: "Compie gli anni questo mese",
    zeroNegative: "0 negativo",
    toActivate: "Da attivare",
    suspensionEnds: "Sospensione che finisce",
    awardDue: "Benemerenza da consegnare",
    noContact: "Senza recapito",
  },
  mayDonateOn: "Può donare il…",
  /** For another number of days than two years. */
  awayLabel: (days: number): string => (days === 365 ? "Non viene da un anno" : `Non viene da ${days} giorni`),
} as const;
