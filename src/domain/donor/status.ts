import { label } from "../labels";

/** The user statuses and their Italian labels (specification §3). */
export const STATUS_LABELS = {
  staged: "Inserito",
  provisioned: "Registrato",
  verified: "Da attivare",
  pending: "In attesa",
  active: "Attivo",
  inactive: "Inattivo",
  passwordExpired: label("Password Scaduta"),
  lockedOut: "Bloccato",
  suspended: "Sospeso",
  temporarilySuspended: "Sospeso temporaneamente",
  permanentlySuspended: "Sospeso permanente per salute o età",
  dead: "Deceduto",
} as const;

export type Status = keyof typeof STATUS_LABELS;
export const STATUSES = Object.keys(STATUS_LABELS) as Status[];

export type StatusTone = "teal" | "blue" | "rose" | "yellow" | "neutral";

const TONES: Record<Status, StatusTone> = {
  active: "teal",
  verified: "blue",
  suspended: "rose",
  temporarilySuspended: "rose",
  permanentlySuspended: "rose",
  inactive: "yellow",
  provisioned: "yellow",
  staged: "yellow",
  pending: "yellow",
  passwordExpired: "yellow",
  lockedOut: "yellow",
  dead: "neutral", // the specification names no colour for it
};

export const isStatus = (value: string): value is Status => Object.hasOwn(STATUS_LABELS, value);

/**
 * Returns how to show a status (specification §4): "hold" as "In attesa", an unknown status as its raw text.
 * @param value the status that the API sends
 * @returns the status (null if unknown), its label and the colour of its badge
 */
export function presentStatus(value: string): { status: Status | null; label: string; tone: StatusTone } {
  if (!value) return { status: null, label: STATUS_UNKNOWN, tone: "neutral" };
  const status = value === "hold" ? "pending" : value;
  return isStatus(status)
    ? { status, label: STATUS_LABELS[status], tone: TONES[status] }
    : { status: null, label: value, tone: "neutral" };
}

/** @returns whether the person must still fill in the registration ("hold" is "pending", specification §4) */
export const isPending = (status: string): boolean => presentStatus(status).status === "pending";

/** The statuses of people who donate or will donate again. Only they have a next donation. */
export const DONATING_STATUSES: readonly Status[] = ["active", "suspended", "temporarilySuspended"];

export const mayDonateAgain = (status: string): boolean => (DONATING_STATUSES as readonly string[]).includes(status);

/** The label if the server doesn't send the status. */
const STATUS_UNKNOWN = "Stato non noto";

/** The statuses that count as "Donatori" in statistics (decisions §7). */
export const DONOR_STATUSES: readonly Status[] = [
  "active",
  "inactive",
  "suspended",
  "temporarilySuspended",
  "permanentlySuspended",
];

/** Statuses that can only change to "dead", or back if they were a mistake (decisions §3). */
const FINAL: ReadonlySet<string> = new Set<Status>(["permanentlySuspended", "dead"]);

/** The transitions between statuses (decisions §3). */
export type StatusStep =
  | "invite"
  | "confirmAddress"
  | "sendForm"
  | "register"
  | "deactivate"
  | "reactivate"
  | "suspend"
  /** Changes a suspension that isn't permanent. */
  | "changeSuspension"
  | "lift"
  /** Chooses a new password after the old one expired or the account was locked. */
  | "choosePassword"
  | "die"
  /** Corrects a final status that was a mistake. */
  | "takeBack";

const STEPS: Record<Status, Partial<Record<Status, StatusStep>>> = {
  // "register" if the data and the consents are on a paper form
  staged: { provisioned: "invite", pending: "confirmAddress", active: "register" },
  provisioned: { pending: "confirmAddress" },
  pending: { verified: "sendForm" },
  verified: { active: "register" },
  active: {
    inactive: "deactivate",
    suspended: "suspend",
    temporarilySuspended: "suspend",
    permanentlySuspended: "suspend",
  },
  inactive: { active: "reactivate" },
  suspended: { active: "lift", temporarilySuspended: "changeSuspension" },
  temporarilySuspended: { active: "lift", suspended: "changeSuspension" },
  permanentlySuspended: { active: "takeBack" },
  passwordExpired: { active: "choosePassword" },
  lockedOut: { active: "choosePassword" },
  dead: {},
};

/** @returns the transition from a status of a server to another; null if it isn't allowed */
export function statusStep(from: string, to: Status): StatusStep | null {
  const { status } = presentStatus(from);
  if (status === to) return null;
  if (to === "dead") return "die";
  if (status === "dead") return "takeBack";
  return (status && STEPS[status][to]) ?? null;
}

/** @returns the statuses that one of these transitions reaches */
export const statusesAfter = (from: string, steps: readonly StatusStep[]): Status[] =>
  STATUSES.filter((to) => {
    const step = statusStep(from, to);
    return step !== null && steps.includes(step);
  });

export const isFinal = (status: string): boolean => FINAL.has(status);

const SUSPENDED: ReadonlySet<string> = new Set<Status>(["suspended", "temporarilySuspended", "permanentlySuspended"]);

export const isSuspended = (status: string): boolean => SUSPENDED.has(status);

/** @returns whether staff set the status for a reason. An import without a status doesn't change it */
export const isForAReason = (status: string): boolean =>
  isSuspended(status) || status === "inactive" || status === "dead";

const NOT_REGISTERED: ReadonlySet<Status | null> = new Set<Status>(["staged", "provisioned", "pending", "verified"]);

/** @returns whether a person isn't registered as a donor yet ("hold" is "pending") */
export const isNotRegistered = (status: string): boolean => NOT_REGISTERED.has(presentStatus(status).status);

/** @returns whether an account is still locked. Servers may send the end of a past lock */
export const isLocked = (lockedUntil: string | null): lockedUntil is string =>
  lockedUntil !== null && !(Date.parse(lockedUntil) <= Date.now());
