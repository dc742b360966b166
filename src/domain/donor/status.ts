/** The user statuses and their Italian labels (specification §3). */
export const STATUS_LABELS = {
  staged: "Inserito",
  provisioned: "Registrato",
  verified: "Da attivare",
  pending: "In attesa",
  active: "Attivo",
  inactive: "Inattivo",
  passwordExpired: "Password Scaduta",
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
 * How a status is shown (specification §4): "hold" as "In attesa", one we don't know as its raw text.
 * @param value what the API sent
 * @returns the known status (if any), its label and the colour of its badge
 */
export function presentStatus(value: string): { status: Status | null; label: string; tone: StatusTone } {
  if (!value) return { status: null, label: STATUS_UNKNOWN, tone: "neutral" };
  const status = value === "hold" ? "pending" : value;
  return isStatus(status)
    ? { status, label: STATUS_LABELS[status], tone: TONES[status] }
    : { status: null, label: value, tone: "neutral" };
}

/** @returns whether the form is still to be filled in ("hold" is "pending", specification §4) */
export const isPending = (status: string): boolean => presentStatus(status).status === "pending";

/** Of people who donate, or will again: to others a day to donate says nothing. */
export const DONATING_STATUSES: readonly Status[] = ["active", "suspended", "temporarilySuspended"];

export const mayDonateAgain = (status: string): boolean => (DONATING_STATUSES as readonly string[]).includes(status);

const BEFORE: ReadonlySet<string> = new Set<Status>(["staged", "provisioned", "pending", "verified"]);

/** @returns whether a person of that status isn't registered as a donor yet ("hold" is "pending") */
export const isBeforeRegistration = (status: string): boolean => BEFORE.has(presentStatus(status).status ?? "");

/** For a server that doesn't send it. */
const STATUS_UNKNOWN = "Stato non noto";

/** The statuses that count as "Donatori" in statistics (decisions §7). */
export const DONOR_STATUSES: readonly Status[] = [
  "active",
  "inactive",
  "suspended",
  "temporarilySuspended",
  "permanentlySuspended",
];

/** Statuses that nothing but death follows, unless they were a mistake (decisions §3). */
const FINAL: ReadonlySet<string> = new Set<Status>(["permanentlySuspended", "dead"]);

/** The ways from one status to another, by what happens (decisions §3). */
export type StatusStep =
  | "invite"
  | "confirmAddress"
  | "sendForm"
  | "register"
  | "deactivate"
  | "reactivate"
  | "suspend"
  /** Another reason, beginning or end of a suspension that isn't for good. */
  | "changeSuspension"
  | "lift"
  /** Chooses a password that had expired, or after a lock. */
  | "choosePassword"
  | "die"
  /** Of a final status that was a mistake. */
  | "takeBack";

const STEPS: Record<Status, Partial<Record<Status, StatusStep>>> = {
  // at the desk: with data and consents on paper nobody has to be written to
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

export function statusStep(from: string, to: Status): StatusStep | null {
  const { status } = presentStatus(from);
  if (status === to) return null;
  if (to === "dead") return "die";
  if (status === "dead") return "takeBack";
  return (status && STEPS[status][to]) ?? null;
}

export const statusesAfter = (from: string, steps: readonly StatusStep[]): Status[] =>
  STATUSES.filter((to) => {
    const step = statusStep(from, to);
    return step !== null && steps.includes(step);
  });

export const isFinal = (status: string): boolean => FINAL.has(status);

const SUSPENDED: ReadonlySet<string> = new Set<Status>(["suspended", "temporarilySuspended", "permanentlySuspended"]);

export const isSuspended = (status: string): boolean => SUSPENDED.has(status);

/** @returns whether somebody gave that status for a reason: a file without one never takes it back */
export const isForAReason = (status: string): boolean =>
  isSuspended(status) || status === "inactive" || status === "dead";

const NOT_REGISTERED: ReadonlySet<Status | null> = new Set<Status | null>([
  "staged",
  "provisioned",
  "pending",
  "verified",
]);

export const isNotRegistered = (status: string): boolean => NOT_REGISTERED.has(presentStatus(status).status);

/** Whether the lock of an account is still on. A server may leave the end of a former lock in the account. */
export const isLocked = (lockedUntil: string | null): lockedUntil is string =>
  lockedUntil !== null && !(Date.parse(lockedUntil) <= Date.now());
