import { missingConsents } from "./consents";
import { DONOR_FIELDS, REGISTRATION_FIELDS } from "../fields/donor-fields";
import { presentStatus } from "./status";

type DeskDonor = { status: string; email: string | null } & Partial<
  Record<(typeof REGISTRATION_FIELDS)[number] | "mobile" | "phoneHome", unknown>
>;

/** @returns the labels of the data that a donor needs to be registered, and doesn't have */
export function missingData(donor: DeskDonor): string[] {
  const isFilled = (name: keyof typeof donor) =>
    donor[name] !== null && donor[name] !== undefined && donor[name] !== "";
  const missing: string[] = REGISTRATION_FIELDS.filter((name) => !isFilled(name)).map(
    (name) => DONOR_FIELDS[name].label,
  );
  return isFilled("mobile") || isFilled("phoneHome") ? missing : [...missing, DONOR_FIELDS.mobile.label];
}

/** The next step for a donor whom staff have added (decisions §3). */
type DeskStep =
  | { kind: "register" }
  /** The consents are given, but data is missing. */
  | { kind: "data"; missing: readonly string[] }
  | { kind: "invite" }
  | { kind: "printForm" };

/**
 * @param consents the person's answers
 * @param canInvite whether the user can send an invitation
 * @returns the next step for a staged donor; null for other donors
 */
export function deskStep(
  donor: DeskDonor,
  consents: readonly { code: string; given: boolean }[],
  canInvite: boolean,
): DeskStep | null {
  if (presentStatus(donor.status).status !== "staged") return null;
  if (missingConsents(consents).length === 0) {
    const missing = missingData(donor);
    return missing.length > 0 ? { kind: "data", missing } : { kind: "register" };
  }
  return { kind: donor.email && canInvite ? "invite" : "printForm" };
}
