import { CONSENTS } from "../../../../domain/donor/consents";
import { CONTACTS, PERSON } from "../../../../domain/fields/own-fields";
import type { ApplicationField } from "../form/registration-fields";

/** The steps of the form in order. */
export const STEPS = ["person", "contacts", "choices", "consents"] as const;
export type Step = (typeof STEPS)[number];

/** @returns the step with this name; the first one for another value */
export const asStep = (name: unknown): Step => STEPS.find((step) => step === name) ?? STEPS[0];

export const indexOf = (step: Step): number => STEPS.indexOf(step);

/** The fields of each step. */
export const STEP_FIELDS: Readonly<Record<Step, readonly ApplicationField[]>> = {
  person: PERSON,
  contacts: [...CONTACTS, "byMail"],
  choices: ["area", "association", "reason", "inscriptionNote"],
  consents: CONSENTS.map(({ field }) => field),
};
