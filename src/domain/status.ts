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

/** @returns whether `value` is one of the twelve statuses. */
export const isStatus = (value: string): value is Status => Object.hasOwn(STATUS_LABELS, value);

/**
 * How a status is shown (specification §4): "hold" as "In attesa", one we don't know as its raw text.
 * @param value what the API sent
 * @returns the known status (if any), its label and the colour of its badge
 */
export function presentStatus(value: string): { status: Status | null; label: string; tone: StatusTone } {
  const status = value === "hold" ? "pending" : value;
  return isStatus(status)
    ? { status, label: STATUS_LABELS[status], tone: TONES[status] }
    : { status: null, label: value, tone: "neutral" };
}

/** @returns whether the form is still to be filled in ("hold" is "pending", specification §4) */
export const isPending = (status: string): boolean => presentStatus(status).status === "pending";

const DONATING: ReadonlySet<string> = new Set<Status>(["active", "suspended", "temporarilySuspended"]);

/** @returns whether a person of that status donates, or will again: to others a day to donate says nothing */
export const mayDonateAgain = (status: string): boolean => DONATING.has(status);

/** The statuses that count as "Donatori" in statistics (decisions §7). */
export const DONOR_STATUSES: readonly Status[] = [
  "active",
  "inactive",
  "suspended",
  "temporarilySuspended",
  "permanentlySuspended",
];
