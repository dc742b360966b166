import Mustache from "mustache";
import { asSex, DONATION_TYPE_LABELS, isDonationType } from "../donation/blood";
import { formatFullDate } from "../format";

/**
 * @param template what `write-html.ts`, `write-text.ts` or `writeSubject` wrote
 * @param values of one receiver; in HTML they are escaped, so that no name can be markup
 * @returns the mail as this receiver gets it
 */
export const fillTemplate = (template: string, values: MergeValues): string => Mustache.render(template, values);

/** Replaces line breaks and control characters by a space: a line break in a subject would start another header (RFC 5322, 2.2). */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ");

/** What a mail can say of the donor who receives it: the word in the editor, and what stands where nothing is known. */
export const MERGE_FIELDS = {
  firstName: { label: "Nome", fallback: "donatore" },
  lastName: { label: "Cognome", fallback: "" },
  area: { label: "Zona", fallback: "la tua zona" },
  association: { label: "Associazione", fallback: "il tuo gruppo" },
  bloodGroup: { label: "Gruppo", fallback: "il tuo gruppo sanguigno" },
  cardNumber: { label: "Tessera", fallback: "in arrivo" },
  nextDonationDate: { label: "Prossima data", fallback: "presto" },
  lastDonationDate: { label: "Ultima donazione", fallback: "tempo fa" },
  lastDonationType: { label: "Tipo di donazione", fallback: "donazione" },
  donationsNumber: { label: "Donazioni", fallback: "le tue" },
  awards: { label: "Benemerenze", fallback: "la prossima" },
} as const;

export type MergeField = keyof typeof MERGE_FIELDS;

export const MERGE_FIELD_NAMES = Object.keys(MERGE_FIELDS) as MergeField[];

export const isMergeField = (name: string): name is MergeField => Object.hasOwn(MERGE_FIELDS, name);

/** What a template is filled with: texts as a person reads them, and the questions that parts of it depend on. */
export interface MergeValues extends Record<MergeField, string> {
  female: boolean;
  male: boolean;
  /** Whether the receiver may give whole blood on the day of the mail. */
  mayDonate: boolean;
  /** Where a press on "Non voglio più queste e-mail" leads: the server's, one for each receiver. */
  unsubscribeUrl: string;
}

type DateField = "nextDonationDate" | "lastDonationDate";

/** What is read of a donor for a mail, also from a server that doesn't say all of it. */
export interface MergeDonor extends Readonly<Record<Exclude<MergeField, DateField>, string | number | null>> {
  gender: string | null;
  lastDonationDate: string | null;
  /** Null where no day is right (docs/decisions/0038). */
  nextDonationDate: string | null;
}

const day = (date: string | null) => (date ? formatFullDate(date.slice(0, 10)) : "");
const text = (value: string | number | null) => (value === null ? "" : oneLine(String(value)));

/**
 * @param donor who receives the mail
 * @param mayDonate what the domain's one function says of the day (docs/decisions/0038)
 * @param unsubscribeUrl the receiver's own address
 * @returns what is known of the donor, as sentences say it; "" where it isn't known
 */
export function mergeValues(donor: MergeDonor, mayDonate: boolean, unsubscribeUrl: string): MergeValues {
  const sex = asSex(donor.gender);
  const type = Number(donor.lastDonationType);
  return {
    firstName: text(donor.firstName),
    lastName: text(donor.lastName),
    area: text(donor.area),
    association: text(donor.association),
    bloodGroup: text(donor.bloodGroup),
    cardNumber: text(donor.cardNumber),
    nextDonationDate: day(donor.nextDonationDate),
    lastDonationDate: day(donor.lastDonationDate),
    lastDonationType: isDonationType(type) ? DONATION_TYPE_LABELS[type].toLowerCase() : "",
    donationsNumber: donor.donationsNumber ? text(donor.donationsNumber) : "",
    awards: text(donor.awards),
    female: sex === "F",
    male: sex === "M",
    mayDonate,
    unsubscribeUrl,
  };
}

/** Where an unsubscribe link leads in what nobody receives: nowhere. */
export const NO_UNSUBSCRIBE_URL = "https://example.org/";

/** Of whom nothing is known: texts in reserve stand everywhere. */
export const NOBODY: MergeValues = mergeValues(
  {
    ...{ firstName: null, lastName: null, area: null, association: null, bloodGroup: null, cardNumber: null },
    ...{
      gender: null,
      awards: null,
      nextDonationDate: null,
      lastDonationDate: null,
      lastDonationType: null,
      donationsNumber: null,
    },
  },
  true,
  NO_UNSUBSCRIBE_URL,
);
