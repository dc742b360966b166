import { presentStatus, type Status } from "./status";

/**
 * The fields that say who a donor is. An activated donor asks for a change, which staff accept or refuse: the card with the name
 * serves as identification (feature `change-requests`).
 */
export const REQUESTED_FIELDS = ["lastName", "firstName", "birthday", "gender", "fiscalCode"] as const;
export type RequestedField = (typeof REQUESTED_FIELDS)[number];

/** @returns whether a field of a donor is one of {@link REQUESTED_FIELDS} */
export const isRequestedField = (name: unknown): name is RequestedField =>
  REQUESTED_FIELDS.some((field) => field === name);

/** Statuses before the activation: staff check the whole form then, and there is no card yet (decisions §3). */
const BEFORE_ACTIVATION: ReadonlySet<Status | null> = new Set<Status>(["staged", "provisioned", "pending", "verified"]);

/** @returns whether a donor with this status asks for changes of {@link REQUESTED_FIELDS} */
export const isActivated = (status: string): boolean => !BEFORE_ACTIVATION.has(presentStatus(status).status);
