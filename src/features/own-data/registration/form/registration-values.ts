import { OTHER_REASON } from "../../../../domain/validation/donor-schema";
import type { OwnRecord } from "../../record";
import { CONSENTS, consentAnswers } from "../../../../domain/donor/consents";
import { ownValues, bodyOf } from "../../../../domain/fields/own-fields";
import { readSeen } from "./seen-texts";
import { APPLICATION_FIELDS, type ApplicationValues } from "./registration-fields";

/** What the record's note holds that isn't an answer to "Quale?": whose page the sign-up was done on, or staff's words. */
const otherNote = ({ reason, inscriptionNote }: Pick<OwnRecord, "reason" | "inscriptionNote">): string | null =>
  reason === OTHER_REASON ? null : inscriptionNote;

/** A record as the form shows it: nothing known is an empty field. */
export function valuesOf(donor: OwnRecord): ApplicationValues {
  const values = ownValues(APPLICATION_FIELDS, donor);
  return otherNote(donor) ? { ...values, inscriptionNote: "" } : values;
}

/**
 * What is sent of somebody who isn't registered yet: of zone, association and reason what was chosen, and each consent
 * with its version. The moment is the server's. Which other reason it was goes below what the note says already.
 * @param donor the record that the form began with
 * @param body as the form has it
 * @param seen the texts that were before the person, as the form kept them
 */
export function applicationBody(
  donor: Pick<OwnRecord, "reason" | "inscriptionNote">,
  body: Record<string, unknown>,
  seen: string,
): Record<string, unknown> {
  const { area, association, reason, inscriptionNote, ...rest } = bodyOf(body);
  const consents = consentAnswers(body, readSeen(seen));
  for (const { field } of CONSENTS) delete rest[field];
  return {
    ...rest,
    ...(area != null && { area }),
    ...(association != null && { association }),
    ...(reason != null && { reason }),
    ...(reason === OTHER_REASON && { inscriptionNote: [otherNote(donor), inscriptionNote].filter(Boolean).join("\n") }),
    privacy: consents.some(({ code, given }) => code === "privacy" && given),
    consents,
  };
}
