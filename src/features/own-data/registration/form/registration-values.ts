import { isPending } from "../../../../domain/status";
import type { OwnRecord } from "../../record";
import { bodyOf } from "../../../../domain/fields/mail-type";
import { CONSENTS, consentAnswers } from "../../../../domain/consents";
import { OTHER_REASON } from "../../../../domain/validation/application-schema";
import { ownValues } from "../../../../domain/fields/own-fields";
import { readSeen } from "./seen-texts";
import { APPLICATION_FIELDS, type ApplicationValues, type RegistrationValues } from "./registration-fields";

/** A record as the form shows it: nothing known is an empty field. */
export const valuesOf = (donor: OwnRecord): ApplicationValues => ownValues(APPLICATION_FIELDS, donor);

/**
 * What is sent of somebody who isn't registered yet: of zone, association and reason what was chosen, and each consent
 * with its version. The moment is the server's.
 * @param body as the form has it
 * @param seen the texts that were before the person, as the form kept them
 */
export function applicationBody(body: Record<string, unknown>, seen: string): Record<string, unknown> {
  const { area, association, reason, inscriptionNote, ...rest } = bodyOf(body);
  const consents = consentAnswers(body, readSeen(seen));
  for (const { field } of CONSENTS) delete rest[field];
  return {
    ...rest,
    ...(area != null && { area }),
    ...(association != null && { association }),
    ...(reason != null && { reason }),
    ...(reason === OTHER_REASON && { inscriptionNote }),
    privacy: consents.some(({ code, given }) => code === "privacy" && given),
    consents,
  };
}

/** The record after a save, where the server doesn't give it back: a form that is sent waits to be activated (decisions §3). */
export const recordAfter = (
  donor: OwnRecord,
  { firstName, lastName }: Pick<RegistrationValues, "firstName" | "lastName">,
): OwnRecord => ({
  ...donor,
  firstName,
  lastName,
  status: isPending(donor.status) ? "verified" : donor.status,
});
