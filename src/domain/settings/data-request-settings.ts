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
