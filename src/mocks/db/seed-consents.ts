import { CONSENTS } from "../../domain/donor/consents";
import { dayNumber, isoDay } from "../../domain/dates/days";
import { DEFAULT_CONSENTS, PAPER_FORMS } from "../../domain/settings/consent-settings";
import type { Db } from "./db";
import type { ConsentRecord, DonorRow } from "./models";
import { createRandom } from "./random";

/** A stream of randomness that no donor's row uses. */
const CONSENT_STREAM = 0x6000_0000;
/** The texts that the association began with: those who are there from the start have agreed to them, whatever came since. */
const FIRST = DEFAULT_CONSENTS.privacy;

/**
 * What a seeded donor has agreed to: whoever the record says has. Those who joined before the forms on paper of 2018
 * signed one in that year; who has no e-mail, and who was added at the desk, signed on paper, too.
 */
export function seedConsents(donor: DonorRow, anchor: number): ConsentRecord[] {
  const { privacy, privacyDate, status, email } = donor;
  if (!privacy || privacyDate === null) return [];
  const random = createRandom(CONSENT_STREAM, Number(donor._id.slice(1)));
  const renewed = isoDay(dayNumber(PAPER_FORMS.date) + random.between(0, 200));
  const signed = privacyDate < PAPER_FORMS.date ? renewed : privacyDate;
  const version = signed < FIRST.date ? PAPER_FORMS : FIRST;
  const online = version === FIRST && email !== null && status !== "staged";
  const date = `${signed}T${online ? "18" : "10"}:${String(random.between(10, 59))}:00.000Z`;
  return CONSENTS.map(({ code, required }) => ({
    ...{ code, version: version.version, given: required || random.chance(code === "news" ? 0.8 : 0.55), date },
    ...(online
      ? { source: "form" as const, signed: null, recordedBy: null }
      : { source: "paper" as const, signed, recordedBy: "Importazione iniziale" }),
    ...(code === "news" && hasLeft(donor) && { ...LEFT, date: `${isoDay(anchor - LEFT_BEFORE)}T19:20:00.000Z` }),
  }));
}

const LEFT = { given: false, withdrawn: true, source: "email", signed: null, recordedBy: null } as const;
/** How many days before the seed's some have left by the address in a mail. */
export const LEFT_BEFORE = 13;
const LEFT_STREAM = 0x6100_0000;

/** Whether a seeded donor had consented to news until a mail came. */
export const hasLeft = ({ _id }: Pick<DonorRow, "_id">): boolean =>
  createRandom(LEFT_STREAM, Number(_id.slice(1))).chance(0.003);

/** @returns what a donor has agreed to and what not, each text as it was answered last */
export const consentsOf = (db: Db, donor: DonorRow): ConsentRecord[] =>
  db.records.get("consents", donor._id)?.given ?? seedConsents(donor, db.anchor);
