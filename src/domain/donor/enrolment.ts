import { missingConsents } from "./consents";
import { DONOR_FIELDS, REGISTRATION_FIELDS } from "../fields/donor-fields";
import { presentStatus } from "./status";

type DeskDonor = { status: string; email: string | null } & Partial<
  Record<(typeof REGISTRATION_FIELDS)[number] | "mobile" | "phoneHome", unknown>
>;

/** @returns the labels of what must be known of a donor before they can be registered, and isn't */
export function missingData(donor: DeskDonor): string[] {
  const isThere = (name: keyof typeof donor) => donor[name] !== null && donor[name] !== undefined && donor[name] !== "";
  const missing: string[] = REGISTRATION_FIELDS.filter((name) => !isThere(name)).map(
    (name) => DONOR_FIELDS[name].label,
  );
  return isThere("mobile") || isThere("phoneHome") ? missing : [...missing, DONOR_FIELDS.mobile.label];
}

/** How somebody who was added at the desk goes on (decisions §3). */
type DeskStep =
  | { kind: "register" }
  /** The consents are there, and these data aren't. */
  | { kind: "data"; missing: readonly string[] }
  | { kind: "invite" }
  | { kind: "printForm" };

/**
 * @param consents the person's answers
 * @param canInvite whether an invitation can be sent
 * @returns what is next for a staged donor; null for everybody else
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
