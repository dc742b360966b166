import type { DonationType, Sex } from "../../../domain/donation/blood";
import type { RuleProblem } from "../../../domain/settings/check-rules";
import { capitalised } from "../../../domain/language/italian";
import { RULE_NUMBERS, type RulePath } from "../../../domain/settings/rule-numbers";

/** Figures of the rules in words: what each is called, what it counts, and what is wrong with it. */

const GIFTS: Readonly<Record<DonationType, string>> = { 1: "sangue intero", 2: "piastrine", 3: "plasma" };
const WHO: Readonly<Record<Sex, string>> = { M: "uomini", F: "donne" };

const OWN: Readonly<Record<RulePath, string>> = {
  "childbearing.yearlyMaximum": "Sangue intero l’anno, donne in età fertile",
  "childbearing.interval": "Giorni tra due donazioni di sangue intero, donne in età fertile",
  "childbearing.fromAge": "Età fertile, da",
  "childbearing.toAge": "Età fertile, fino a",
  minimumAge: "Età minima",
  maximumAge: "Età massima",
  periodicMaximumAge: "Età massima dei periodici",
  firstDonationCautionAge: "Prima donazione: da quale età",
  periodicDays: "È periodico chi ha donato negli ultimi",
  "visit.weight": "Peso, almeno",
  "visit.systolic": "Pressione massima, fino a",
  "visit.diastolic": "Pressione minima, fino a",
  "visit.pulseLeast": "Battiti, da",
  "visit.pulseMost": "Battiti, fino a",
  "visit.haemoglobin.M": "Emoglobina degli uomini, almeno",
  "visit.haemoglobin.F": "Emoglobina delle donne, almeno",
};
const UNITS: Readonly<Record<string, string>> = {
  "childbearing.yearlyMaximum": "l’anno",
  "visit.weight": "kg",
  "visit.systolic": "mmHg",
  "visit.diastolic": "mmHg",
  "visit.pulseLeast": "al minuto",
  "visit.pulseMost": "al minuto",
};

/** What a figure is called where it stands alone. */
export function figureLabel(path: RulePath): string {
  const [group, first, second] = path.split(".");
  if (group === "intervals") return `Da ${giftOf(first)} a ${giftOf(second)}`;
  if (group === "yearlyMaxima") return `${capitalised(giftOf(second))} l’anno, ${WHO[first as Sex]}`;
  return OWN[path] ?? path;
}

/** What a figure counts, after it. */
export function figureUnit(path: RulePath): string {
  if (UNITS[path]) return UNITS[path];
  if (path.startsWith("visit.haemoglobin")) return "g/dl";
  if (path.startsWith("yearlyMaxima")) return "l’anno";
  return path.endsWith("Age") ? "anni" : "giorni";
}

const giftOf = (type = "") => GIFTS[Number(type) as DonationType];

/** What a rule that does nothing is told, by the rule that is stricter. */
const IDLE: Readonly<Record<RulePath, string>> = {
  "childbearing.yearlyMaximum": "Così non cambia niente: per tutte le donne il massimo è già più basso.",
  "childbearing.interval":
    "Così non cambia niente: tra due donazioni di sangue intero servono già più giorni per tutti.",
  firstDonationCautionAge: "Così non cambia niente: l’età massima viene prima.",
};

/** @returns what is wrong with a figure, and what it may be */
export function problemWords({ path, code, limit, bound, other }: RuleProblem): string {
  const label = figureLabel(path);
  const unit = figureUnit(path);
  if (code === "idle")
    return IDLE[path] ?? `${label}: con questi giorni di riposo in un anno non ce ne stanno così tante.`;
  if (code === "order") return `${label}: non può essere meno di «${figureLabel(other ?? "")}».`;
  if (code === "legal" && bound === "atMost")
    return `${label}: al massimo ${atMost(limit, unit)}: è il massimo di legge.`;
  if (code === "legal")
    return path.startsWith("intervals.")
      ? `${label} servono almeno ${limit} giorni: è il minimo di legge.`
      : `${label}: almeno ${limit} ${unit}. È il minimo di legge.`;
  const [least, most] = RULE_NUMBERS.find((figure) => figure.path === path)?.range ?? [1, 999];
  return `${label}: scrivi un numero intero da ${least} a ${most}.`;
}

/** The label says already that it is a year’s. */
const atMost = (limit: number | undefined, unit: string) => (unit === "l’anno" ? String(limit) : `${limit} ${unit}`);
