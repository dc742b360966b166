/** Why a donor gets no label or no card. */
export type OmissionReason = "dead" | "number" | "name" | "street" | "cap" | "city" | "country" | "letters" | "size";

export interface OmittedDonor {
  reason: OmissionReason;
  name: string;
}
