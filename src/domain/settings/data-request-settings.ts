import { MAX_TEXT } from "../constants";
import type { Problem } from "../validation/problem";

/** What stays after an erasure, for how long, and why. */
export interface DataRequestSettings {
  /** Years that a donation stays, from its day. */
  donationYears: number;
  /** Years that a request stays in the register. */
  requestYears: number;
  /** Days until the backups don't have the data any more. */
  backupDays: number;
  /** Why donations stay. */
  reason: string;
}

export const DEFAULT_DATA_REQUESTS: DataRequestSettings = {
  donationYears: 30,
  requestYears: 5,
  backupDays: 30,
  reason: "rintracciabilità delle donazioni",
};

/** The least and the greatest value of each number. */
export const DATA_REQUEST_RANGES = { donationYears: [1, 100], requestYears: [1, 100], backupDays: [0, 365] } as const;
export type DataRequestNumber = keyof typeof DATA_REQUEST_RANGES;

export const isInRange = (name: DataRequestNumber, value: unknown): value is number => {
  const [least, most] = DATA_REQUEST_RANGES[name];
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
};

/** @returns what is wrong with the settings */
export function checkDataRequests(settings: Readonly<Record<string, unknown>>): Problem[] {
  const numbers = Object.keys(DATA_REQUEST_RANGES) as DataRequestNumber[];
  const { length } = String(settings.reason ?? "").trim();
  return [
    ...numbers.filter((name) => !isInRange(name, settings[name])).map((field): Problem => ({ field, code: "form" })),
    ...(length === 0 ? [{ field: "reason", code: "missing" } as const] : []),
    ...(length > MAX_TEXT ? [{ field: "reason", code: "too-long" } as const] : []),
  ];
}
