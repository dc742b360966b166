import type { DonationType, Sex } from "../../../domain/donation/blood";
import type { RuleProblem } from "../../../domain/settings/check-rules";
import { capitalised } from "../../../domain/language/italian";
import { RULE_NUMBERS, type RulePath } from "../../../domain/settings/rule-numbers";

const DONATIONS: Readonly<Record<DonationType, string>> = { 1: "sangue intero", 2: "piastrine", 3: "plasma" };
const SEX_LABELS: Readonly<Record<Sex, string>> = { M: "uomini", F: "donne" };

const LABELS: Readonly<Record<RulePath, string>> = {
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

/** @returns the label of a rule number outside of a table */
export function ruleLabel(path: RulePath): string {
  const [group, first, second] = path.split(".");
  if (group === "intervals") return `Da ${donationName(first)} a ${donationName(second)}`;
  if (group === "yearlyMaxima") return `${capitalised(donationName(second))} l’anno, ${SEX_LABELS[first as Sex]}`;
  return LABELS[path] ?? path;
}

/** @returns the unit of a rule number */
export function ruleUnit(path: RulePath): string {
  if (UNITS[path]) return UNITS[path];
  if (path.startsWith("visit.haemoglobin")) return "g/dl";
  if (path.startsWith("yearlyMaxima")) return "l’anno";
  return path.endsWith("Age") ? "anni" : "giorni";
}

const donationName = (type = "") => DONATIONS[Number(type) as DonationType];

/** The warnings for rules without effect, because another rule is stricter. */
const IDLE_TEXTS: Readonly<Record<RulePath, string>> = {
  "childbearing.yearlyMaximum": "Così non cambia niente: per tutte le donne il massimo è già più basso.",
  "childbearing.interval":
    "Così non cambia niente: tra due donazioni di sangue intero servono già più giorni per tutti.",
  firstDonationCautionAge: "Così non cambia niente: l’età massima viene prima.",
};

/** @returns the message for a problem: what is wrong, and which values are allowed */
export function problemText({ path, code, limit, bound, other }: RuleProblem): string {
  const label = ruleLabel(path);
  const unit = ruleUnit(path);
  if (code === "idle")
    return IDLE_TEXTS[path] ?? `${label}: con questi giorni di riposo in un anno non ce ne stanno così tante.`;
  if (code === "order") return `${label}: non può essere meno di «${ruleLabel(other ?? "")}».`;
  if (code === "legal" && bound === "atMost")
    return `${label}: al massimo ${atMost(limit, unit)}: è il massimo di legge.`;
  if (code === "legal")
    return path.startsWith("intervals.")
      ? `${label} servono almeno ${limit} giorni: è il minimo di legge.`
      : `${label}: almeno ${limit} ${unit}. È il minimo di legge.`;
  const [least, most] = RULE_NUMBERS.find((each) => each.path === path)?.range ?? [1, 999];
  return `${label}: scrivi un numero intero da ${least} a ${most}.`;
}

/** Without the unit "l’anno", which is part of the label. */
const atMost = (limit: number | undefined, unit: string) => (unit === "l’anno" ? String(limit) : `${limit} ${unit}`);
