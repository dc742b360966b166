/** Why a donor gets no label or no card, in the order in which the reasons are shown. */
export const OMISSION_REASONS = [
  "dead",
  "number",
  "name",
  "street",
  "cap",
  "city",
  "country",
  "letters",
  "size",
] as const;
export type OmissionReason = (typeof OMISSION_REASONS)[number];

export interface OmittedDonor {
  reason: OmissionReason;
  name: string;
}
