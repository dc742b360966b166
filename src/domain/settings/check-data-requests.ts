import type { DataRequestSettings } from "./data-request-settings";

/** The least and the greatest value of each number. */
export const DATA_REQUEST_RANGES = { donationYears: [1, 100], requestYears: [1, 100], backupDays: [0, 365] } as const;
export const MAX_KEPT_REASON = 200;

interface DataRequestProblem {
  field: keyof DataRequestSettings;
  code: "number" | "missing" | "too-long";
}

/** @returns what is wrong with the settings */
export function checkDataRequests(settings: DataRequestSettings): DataRequestProblem[] {
  const numbers = Object.entries(DATA_REQUEST_RANGES) as [
    keyof typeof DATA_REQUEST_RANGES,
    readonly [number, number],
  ][];
  const { length } = settings.reason.trim();
  return [
    ...numbers.flatMap(([field, [least, most]]): DataRequestProblem[] => {
      const value = settings[field];
      return Number.isInteger(value) && value >= least && value <= most ? [] : [{ field, code: "number" }];
    }),
    ...(length === 0 ? [{ field: "reason", code: "missing" } as const] : []),
    ...(length > MAX_KEPT_REASON ? [{ field: "reason", code: "too-long" } as const] : []),
  ];
}
