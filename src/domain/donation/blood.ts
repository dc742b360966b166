import { label } from "../labels";

/** Blood groups, in the order of specification §3. */
export const BLOOD_GROUPS = [
  "0+",
  "0-",
  "A+",
  "A-",
  "A1+",
  "A1-",
  "A2+",
  "A2-",
  "AB+",
  "AB-",
  "B+",
  "B-",
  "A1B+",
  "A1B-",
  "A2B+",
  "ND",
] as const;
export type BloodGroup = (typeof BLOOD_GROUPS)[number];
export const BLOOD_GROUP_LABELS = Object.fromEntries(BLOOD_GROUPS.map((group) => [group, group])) as {
  readonly [Group in BloodGroup]: Group;
};

/** Donation types by their code (specification §3). */
export const DONATION_TYPE_LABELS = {
  1: label("Sangue Intero"),
  2: label("Piastrino aferesi"),
  3: label("Plasma aferesi"),
} as const;
export type DonationType = keyof typeof DONATION_TYPE_LABELS;
export const isDonationType = (code: unknown): code is DonationType => code === 1 || code === 2 || code === 3;

export const SEXES = ["M", "F"] as const;
export type Sex = (typeof SEXES)[number];
/** Reads "M", "F", "m" or "f". @returns null for any other text */
export const asSex = (text: string | null): Sex | null => SEXES.find((sex) => sex === text?.toUpperCase()) ?? null;
export const SEX_LABELS = { M: "M", F: "F" } as const satisfies Record<Sex, string>;

/** Reasons for joining by their code (specification §3). */
export const REASON_LABELS = {
  0: "Non espressa",
  1: "Decisione autonoma",
  2: "Esempio di parenti o amici",
  3: "Iniziativa aziendale",
  4: "Mezzi di comunicazione",
  5: "Iniziative specifiche",
  6: "Altro, specificare",
  7: "Non richiesto prima del 2012",
} as const;
export type Reason = keyof typeof REASON_LABELS;
