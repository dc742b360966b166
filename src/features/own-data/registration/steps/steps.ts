import { CONSENTS } from "../../../../domain/donor/consents";
import { CONTACTS, PERSON } from "../../../../domain/fields/own-fields";
import type { ApplicationField } from "../form/registration-fields";

/** The parts of the form of who isn't registered yet, in their order. */
export const STEPS = ["person", "contacts", "choices", "consents"] as const;
export type Step = (typeof STEPS)[number];

/** @returns the step of a word that was kept somewhere; the first for one that is none */
export const asStep = (word: unknown): Step => STEPS.find((step) => step === word) ?? STEPS[0];

export const indexOf = (step: Step): number => STEPS.indexOf(step);

export const LAST: Step = "consents";

/** Where each field stands. */
export const STEP_FIELDS: Readonly<Record<Step, readonly ApplicationField[]>> = {
  person: PERSON,
  contacts: [...CONTACTS, "byMail"],
  choices: ["area", "association", "reason", "inscriptionNote"],
  consents: CONSENTS.map(({ field }) => field),
};
