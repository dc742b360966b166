import { CONSENTS } from "../../domain/donor/consents";
import { dayNumber, isoDay } from "../../domain/dates/days";
import { DEFAULT_CONSENTS, PAPER_FORMS } from "../../domain/settings/consent-settings";
import type { Db } from "../db/db";
import type { ConsentRecord, DonorRow } from "../db/models";
import { createRandom } from "./random";

/** A random stream that no donor uses. */
const CONSENT_STREAM = 0x6000_0000;
/** The first texts. Seeded donors have agreed to them, even if later texts are in force. */
const FIRST = DEFAULT_CONSENTS.privacy;

/**
 * Returns the consents of a seeded donor with `privacy`. Donors who joined before the paper forms of 2018 signed one in that
 * year. Donors without e-mail, or added by the staff, also signed on paper.
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
    code,
    version: version.version,
    given: required || random.chance(code === "news" ? 0.8 : 0.55),
    date,
    ...(online
      ? { source: "form" as const, signed: null, recordedBy: null }
      : { source: "paper" as const, signed, recordedBy: "Importazione iniziale" }),
    ...(code === "news" &&
      hasUnsubscribed(donor) && { ...UNSUBSCRIBED, date: `${isoDay(anchor - UNSUBSCRIBED_DAYS_AGO)}T19:20:00.000Z` }),
  }));
}

const UNSUBSCRIBED = { given: false, withdrawn: true, source: "email", signed: null, recordedBy: null } as const;
/** Some donors have unsubscribed this many days before the seed, by the address in a mail. */
export const UNSUBSCRIBED_DAYS_AGO = 13;
const UNSUBSCRIBED_STREAM = 0x6100_0000;

/** Whether a seeded donor has unsubscribed from news by the address in a mail. */
export const hasUnsubscribed = ({ _id }: Pick<DonorRow, "_id">): boolean =>
  createRandom(UNSUBSCRIBED_STREAM, Number(_id.slice(1))).chance(0.003);

/** @returns the current consents of a donor */
export const consentsOf = (db: Db, donor: DonorRow): ConsentRecord[] =>
  db.records.get("consents", donor._id)?.given ?? seedConsents(donor, db.anchor);
