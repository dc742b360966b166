import type { Donor } from "../../domain/entities";

/** What the mock keeps of a donor: what the API answers, but for what is computed when read. */
export interface DonorRow extends Donor {
  suspension: { from: string; until: string | null; reason: string } | null;
}

/** What follows from donations and awards, and is never written. */
export const DERIVED_FIELDS = [
  "lastDonationDate",
  "lastDonationType",
  "donationsNumber",
  "awards",
  "awardsDate",
] as const satisfies readonly (keyof DonorRow)[];
export type DerivedFields = Pick<DonorRow, (typeof DERIVED_FIELDS)[number]>;

/** A donation as one number: the day, and the type in the lowest two bits. */
export const pack = (day: number, type: number): number => day * 4 + type;
export const dayOf = (packed: number): number => packed >>> 2;
export const typeOf = (packed: number) => (packed & 3) as 1 | 2 | 3;
