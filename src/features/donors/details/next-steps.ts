import { earnedTiers, tiersDue, type AwardTier } from "../../../domain/donor/award-tiers";
import { refusedConsents } from "../../../domain/donor/consents";
import { dayNumber } from "../../../domain/dates/days";
import { formatFullDate } from "../../../domain/format";
import { presentStatus } from "../../../domain/donor/status";
import type { Award } from "../../../shared/donor/reads";
import type { StatusAction } from "../status";
import { deskStep } from "../../../domain/donor/enrolment";
import type { DonorRecord } from "../../../shared/donor/reads";
import type { DonorField } from "./components/fields-card";
import { texts } from "./texts";
import { isSure, type PossibleDuplicate } from "./use-possible-duplicates";

/** What staff should do for a donor next. */
export interface NextStep {
  id:
    | "register"
    | "desk"
    | "form"
    | "address"
    | "suspension"
    | "award"
    | "consent"
    | "duplicate"
    | "contact"
    | "birthday";
  title: string;
  hint?: string;
  /** Other donors that the step is about. */
  people?: readonly DonorRecord[];
  /** The action of the menu "Stato" that completes the step. */
  action?: StatusAction;
}

const SUSPENSION_NOTICE_DAYS = 14;

type Answers = readonly { code: string; given: boolean }[];

interface StepFacts {
  donor: DonorRecord;
  /** The latest answers; null if unknown: then no step depends on them. */
  consents?: Answers | null;
  canInvite?: boolean;
  /** The days (ISO) that count for awards, each as often as it counts; null if unknown. */
  days: readonly string[] | null;
  awards: readonly Award[] | null;
  /** The donor's tiers, from the lowest; null if unknown. */
  tiers: readonly AwardTier[] | null;
  duplicates?: readonly PossibleDuplicate[];
  /** Whether the user may read a field: a hidden field never counts as missing. */
  mayRead: (field: DonorField) => boolean;
  today: string;
}

const CONTACTS = ["mobile", "phoneHome", "email", "officePhone", "officeEmail"] as const;

/** @returns the steps, the most urgent first */
export function nextSteps({
  donor,
  consents = [],
  canInvite = true,
  days,
  awards,
  tiers,
  duplicates = [],
  mayRead,
  today,
}: StepFacts): NextStep[] {
  const { status } = presentStatus(donor.status);
  if (status === "dead") return [];
  const steps: (NextStep | null)[] = [
    status === "verified" ? { id: "register", ...texts.steps.register, action: "register" } : null,
    consents && deskNextStep(donor, consents, canInvite),
    status === "pending" ? { id: "form", ...texts.steps.form } : null,
    status === "provisioned" ? { id: "address", ...texts.steps.address, action: "invite" } : null,
    suspensionStep(donor, status, today),
    awardStep({ days, awards, tiers }),
    mayRead("privacy") ? consentStep(donor, consents) : null,
    duplicateStep(duplicates.filter(isSure)),
    CONTACTS.every((field) => !donor[field] && mayRead(field)) ? { id: "contact", ...texts.steps.contact } : null,
    donor.birthday === null && mayRead("birthday") ? { id: "birthday", ...texts.steps.birthday } : null,
  ];
  return steps.filter((step) => step !== null);
}

/** The next step of a donor who was added at the desk (decisions §3). */
function deskNextStep(donor: DonorRecord, consents: Answers, canInvite: boolean): NextStep | null {
  const step = deskStep(donor, consents, canInvite);
  if (!step) return null;
  const { title, hint } = texts.steps.desk[step.kind];
  if (step.kind === "data") return { id: "desk", title, hint: `${hint} ${step.missing.join(", ")}.` };
  return { id: "desk", title, hint, action: step.kind };
}

/** For a refused required consent (the donor can't donate any more), or a missing consent to privacy. */
function consentStep({ status: statusCode, privacy }: DonorRecord, consents: Answers | null): NextStep | null {
  const { status } = presentStatus(statusCode);
  const refused = refusedConsents(consents ?? []).map(({ label }) => label);
  if (refused.length > 0) {
    // nobody calls these donors anyway
    if (status === "inactive" || status === "permanentlySuspended") return null;
    const { title, hint } = texts.steps.refused;
    return { id: "consent", title: title(refused.join(", ")), hint, action: "deactivate" };
  }
  // a staged donor can't have agreed yet
  return status !== "staged" && privacy === false ? { id: "consent", ...texts.steps.consent } : null;
}

function duplicateStep(sureDuplicates: readonly PossibleDuplicate[]): NextStep | null {
  if (sureDuplicates.length === 0) return null;
  const { title, sameCode, sameBirth, similar } = texts.steps.duplicate;
  const has = (field: PossibleDuplicate["common"][number]) =>
    sureDuplicates.some(({ common }) => common.includes(field));
  const hint = has("fiscalCode") ? sameCode : has("nameAndBirth") ? sameBirth : similar;
  return { id: "duplicate", title, hint, people: sureDuplicates.map(({ other }) => other) };
}

function suspensionStep({ suspension }: DonorRecord, status: string | null, today: string): NextStep | null {
  const until = suspension?.until ?? null;
  if (until === null || (status !== "temporarilySuspended" && status !== "suspended")) return null;
  const daysLeft = dayNumber(until) - dayNumber(today);
  if (daysLeft > SUSPENSION_NOTICE_DAYS) return null;
  return {
    id: "suspension",
    title: daysLeft < 0 ? texts.steps.suspensionOver : texts.steps.suspensionEnds,
    hint: texts.steps.suspensionUntil(formatFullDate(until)),
  };
}

/** For the highest tier that is earned and not yet handed over. */
function awardStep({ days, awards, tiers }: Pick<StepFacts, "days" | "awards" | "tiers">): NextStep | null {
  if (!days || !awards || !tiers) return null;
  const tier = tiersDue(earnedTiers(days, tiers), awards).at(-1);
  if (!tier) return null;
  return {
    id: "award",
    title: texts.steps.award(tier.name),
    hint: texts.steps.awardSince(formatFullDate(tier.earned)),
  };
}
