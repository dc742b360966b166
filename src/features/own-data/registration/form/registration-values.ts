import { OTHER_REASON } from "../../../../domain/validation/donor-schema";
import type { OwnRecord } from "../../record";
import { CONSENTS, consentAnswers, type ConsentCode } from "../../../../domain/donor/consents";
import { ownValues, bodyOf } from "../../../../domain/fields/own-fields";
import type { ConsentSettings } from "../../../../domain/settings/consent-settings";
import { APPLICATION_FIELDS, type ApplicationValues } from "./registration-fields";

/** The part of the record's note that doesn't answer "Quale?": the partner of the sign-up, or a note of the staff. */
const otherNote = ({ reason, inscriptionNote }: Pick<OwnRecord, "reason" | "inscriptionNote">): string | null =>
  reason === OTHER_REASON ? null : inscriptionNote;

/** Returns the form's values for a record: an unknown value is an empty field. */
export function valuesOf(donor: OwnRecord): ApplicationValues {
  const values = ownValues(APPLICATION_FIELDS, donor);
  return otherNote(donor) ? { ...values, inscriptionNote: "" } : values;
}

/**
 * Returns the body for a donor who isn't registered yet: the chosen zone, association and reason, and each consent with its
 * version. The server adds the time. The text of another reason is appended to the note.
 * @param donor the record that the form began with
 * @param body from the form
 * @param seen the value of the field `seen`
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

/** Separates the versions. A version that contains it counts as unseen. */
const SEPARATOR = "|";

/** @returns the value of the field `seen`: the versions of the consent texts on the screen */
export const writeSeen = (texts: ConsentSettings): string =>
  CONSENTS.map(({ code }) => texts[code].version).join(SEPARATOR);

/** @param seen the value of the field `seen` @returns the version of each text; empty for an unseen text */
export function readSeen(seen: string): Record<ConsentCode, string> {
  const versions = seen.split(SEPARATOR);
  return Object.fromEntries(CONSENTS.map(({ code }, index) => [code, versions[index] ?? ""])) as Record<
    ConsentCode,
    string
  >;
}
