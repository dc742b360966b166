import { label } from "../../domain/labels";
import { withPreposition } from "../../domain/dates/with-preposition";
import { counted, numberWithArticle } from "../../domain/language/italian";
import type { PeriodName } from "./period";

/** Texts of the dashboard. The six labels are prescribed (specification §3). */
export const texts = {
  stats: "Statistiche",
  donors: "Donatori",
  donations: "Donazioni",
  donationsNumber: "Numero donazioni",
  bloodGroups: label("Gruppi Sanguigni"),
  managers: "Responsabili",
  admins: "Amministratori",
  trend: "Andamento",
  period: "Periodo",
  periods: { month: "Mese", "12-months": "12 mesi", year: "Anno" } satisfies Record<PeriodName, string>,
  inPeriod: { month: "questo mese", "12-months": "in 12 mesi", year: "quest’anno" } satisfies Record<
    PeriodName,
    string
  >,
  zone: "Zona",
  allZones: "Tutte le zone",
  active: (count: number) => counted(count, "attivo", "attivi"),
  /** Only in print, which has no switches. */
  printed: (period: string, zone: string) => `${period}. Zona: ${zone}`,
  untilToday: (month: string) => `a ${month}, fino a oggi`,
  mostCommon: "il più diffuso",
  zones: (count: number, formatted: string) => (count === 1 ? "1 zona" : `${formatted} zone`),
  canSignIn: (count: number) => (count === 1 ? "può accedere" : "possono accedere"),
  change: (sign: "up" | "down", ratio: string) =>
    `${ratio} ${sign === "up" ? "in più" : "in meno"} del periodo precedente`,
  mayDonate: "Chi può donare oggi",
  mayDonateByGroup: "Chi può donare oggi, per gruppo",
  seeDonors: (count: number) => (count === 1 ? "Vedi chi è" : `Vedi ${numberWithArticle(count)}`),
  outOf: (count: string) => `su ${count}`,
  waiting: "Aspettano da più tempo, tra i gruppi Rh negativo",
  waitingFailed: "Non riusciamo a leggere chi aspetta da più tempo",
  zonesFailed: "Non riusciamo a leggere le zone",
  nobodyWaits: "Oggi nessuno dei gruppi Rh negativo può donare.",
  waitsFor: (days: string, last: string) =>
    `aspetta da ${days === "1" ? "1 giorno" : `${days} giorni`}, ultima ${withPreposition("il", last)}`,
  neverDonated: "non ha ancora donato",
  call: (name: string) => `Chiama ${name}`,
  byMonth: "Donazioni per mese",
  asTable: "I numeri in una tabella",
  total: "Totale",
  month: "Mese",
  partial: "mese in corso",
  noDonations: "Nessuna donazione nel periodo",
  noDonationsHint: "Scegli un periodo più lungo, oppure un’altra zona.",
  noDonors: "Ancora nessun donatore",
  noDonorsHint: "Quando ce ne saranno, qui vedrai come si distribuiscono i gruppi.",
  donorsCount: (count: number, formatted: string) => (count === 1 ? "1 donatore" : `${formatted} donatori`),
  notKnown: "non lo sappiamo",
  pinned: "Le mie viste",
  pinnedFailed: "Non riusciamo a leggere le tue viste",
  notCounted: "non riusciamo a contarla",
  noStats: "Questo server non offre le statistiche",
  toActivity: "Registro attività delle tue zone",
  toDonors: "Vai ai donatori",
  notSent: "Il server non ha mandato questi dati",
  group: "Gruppo",
  share: "Quota",
  failed: "Non riusciamo a leggere le statistiche",
  loading: "Leggo le statistiche",
} as const;
