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
  /** Whom it is about besides: each leads to the record. */
  people?: readonly DonorRecord[];
  /** What of the menu "Stato" does it. */
  action?: StatusAction;
}

/** A suspension that ends within so many days is told of. */
const SOON = 14;

type Answers = readonly { code: string; given: boolean }[];

interface StepFacts {
  donor: DonorRecord;
  /** The latest answers; null if they aren't known: then no step follows from them. */
  consents?: Answers | null;
  canInvite?: boolean;
  /** The days (ISO) that count for awards, each as often as it counts; null where the donations aren't known. */
  days: readonly string[] | null;
  awards: readonly Award[] | null;
  /** Of the donor, from the lowest; null where they aren't known. */
  tiers: readonly AwardTier[] | null;
  duplicates?: readonly PossibleDuplicate[];
  /** Whether the ability lets a field be read: of what it hides nobody is told that it is missing. */
  mayRead: (field: DonorField) => boolean;
  today: string;
}

const CONTACTS = ["mobile", "phoneHome", "email", "officePhone", "officeEmail"] as const;

/** @returns what is to be done, the most urgent first */
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
    consents && deskOf(donor, consents, canInvite),
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

/** How somebody who was added at the desk goes on (decisions §3). */
function deskOf(donor: DonorRecord, consents: Answers, canInvite: boolean): NextStep | null {
  const step = deskStep(donor, consents, canInvite);
  if (!step) return null;
  const { title, hint } = texts.steps.desk[step.kind];
  if (step.kind === "data") return { id: "desk", title, hint: `${hint} ${step.missing.join(", ")}.` };
  return { id: "desk", title, hint, action: step.kind };
}

/** A required text that was answered no: nobody donates without, and what follows is the staff's to do. */
function consentStep({ status: sent, privacy }: DonorRecord, consents: Answers | null): NextStep | null {
  const { status } = presentStatus(sent);
  const refused = refusedConsents(consents ?? []).map(({ label }) => label);
  if (refused.length > 0) {
    // nobody calls these donors any more
    if (status === "inactive" || status === "permanentlySuspended") return null;
    const { title, hint } = texts.steps.refused;
    return { id: "consent", title: title(refused.join(", ")), hint, action: "deactivate" };
  }
  // a staged donor can't have agreed yet
  return status !== "staged" && privacy === false ? { id: "consent", ...texts.steps.consent } : null;
}

function duplicateStep(sure: readonly PossibleDuplicate[]): NextStep | null {
  if (sure.length === 0) return null;
  const { title, sameCode, sameBirth } = texts.steps.duplicate;
  const hint = sure.some(({ common }) => common.includes("fiscalCode")) ? sameCode : sameBirth;
  return { id: "duplicate", title, hint, people: sure.map(({ other }) => other) };
}

function suspensionStep({ suspension }: DonorRecord, status: string | null, today: string): NextStep | null {
  const until = suspension?.until ?? null;
  if (until === null || (status !== "temporarilySuspended" && status !== "suspended")) return null;
  const left = dayNumber(until) - dayNumber(today);
  if (left > SOON) return null;
  return {
    id: "suspension",
    title: left < 0 ? texts.steps.suspensionOver : texts.steps.suspensionEnds,
    hint: texts.steps.suspensionUntil(formatFullDate(until)),
  };
}

/** The highest tier that was earned and not handed over. */
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
