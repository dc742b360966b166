import type { DonationType, Sex } from "./blood";

/** An association's rules about who may donate and how often (decisions §4). Ages are completed years. */
export interface EligibilityRules {
  minimumAge: number;
  /** The last age at which a person may donate without an evaluation. */
  maximumAge: number;
  /** The last age for periodic donors of whole blood, after an evaluation. */
  periodicMaximumAge: number;
  /** From this age on, a doctor decides about a first donation, or it isn't allowed (`firstDonation`). */
  firstDonationCautionAge: number;
  firstDonation: "doctor" | "stop";
  /** A periodic donor has donated within this many days. */
  periodicDays: number;
  /** Days from (first key) to (second key). */
  intervals: Record<DonationType, Record<DonationType, number>>;
  /** Maximum number of donations of a type in a year, at least 1. If the sex is unknown, the lower one applies. */
  yearlyMaxima: Record<Sex, Record<DonationType, number>>;
  childbearing: { fromAge: number; toAge: number; yearlyMaximum: number | null; interval: number | null };
  /** The year of the maxima: from 1 January, or from any day. */
  year: "calendar" | "rolling";
  visit: VisitRules;
}

/** Limits for measurements before a donation: weight (kg, minimum), pressure (mmHg, maximum), pulse (beats per minute), haemoglobin (g/dl, minimum). */
interface VisitRules {
  weight: number;
  systolic: number;
  diastolic: number;
  pulseLeast: number;
  pulseMost: number;
  haemoglobin: Record<Sex, number>;
}

/** The rules of DM 2 November 2015, annex IV, as in decisions §4. */
export const DEFAULT_ELIGIBILITY_RULES: EligibilityRules = {
  minimumAge: 18,
  maximumAge: 65,
  periodicMaximumAge: 70,
  firstDonationCautionAge: 60,
  firstDonation: "doctor",
  periodicDays: 730,
  intervals: {
    1: { 1: 90, 2: 30, 3: 30 },
    2: { 1: 14, 2: 14, 3: 30 },
    3: { 1: 14, 2: 14, 3: 14 },
  },
  yearlyMaxima: { M: { 1: 4, 2: 6, 3: 12 }, F: { 1: 4, 2: 6, 3: 12 } },
  childbearing: { fromAge: 18, toAge: 49, yearlyMaximum: 2, interval: null },
  year: "calendar",
  visit: {
    weight: 50,
    systolic: 180,
    diastolic: 100,
    pulseLeast: 50,
    pulseMost: 100,
    haemoglobin: { M: 13.5, F: 12.5 },
  },
};

export const ELIGIBILITY_SENTENCES = {
  ok: "Può donare.",
  interval: "Deve ancora trascorrere l’intervallo dall’ultima donazione.",
  "yearly-maximum": "Ha raggiunto il numero massimo di donazioni dell’anno.",
  "too-young": "Non ha ancora l’età minima per donare.",
  "too-old": "Ha superato l’età massima per donare.",
  "after-65": "Oltre l’età massima: può donare solo dopo valutazione medica.",
  "first-after-60": "Prima donazione in età avanzata: a discrezione del medico.",
  "unknown-birthday": "Data di nascita non nota: l’età va verificata.",
  suspended: "È sospeso dalle donazioni.",
  "permanently-suspended": "È sospeso definitivamente dalle donazioni.",
  dead: "Deceduto.",
  /** Not registered yet, or not active. */
  status: "L’iscrizione non è attiva.",
  /** The status is about the account, or we don't know it. */
  "unknown-status": "Lo stato non dice se può donare.",
  "unknown-donations": "Non si conoscono tutte le donazioni.",
  /** The association's rules can't be read now. */
  "unknown-rules": "Le regole dell’associazione non sono disponibili.",
  /** A rule that only the server knows. */
  other: "Il server dell’associazione segue regole sue.",
} as const;

/** The reason why a person may donate or not. */
export type EligibilityCode = keyof typeof ELIGIBILITY_SENTENCES;

export const isEligibilityCode = (code: string): code is EligibilityCode => Object.hasOwn(ELIGIBILITY_SENTENCES, code);
