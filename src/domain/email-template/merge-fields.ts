import Mustache from "mustache";
import { asSex, DONATION_TYPE_LABELS, isDonationType } from "../donation/blood";
import { formatFullDate } from "../format";

/**
 * @param template the output of `writeHtml`, `writeText` or `writeSubject`
 * @param values data of one receiver, escaped in HTML
 * @returns the email for this receiver
 */
export const fillTemplate = (template: string, values: MergeValues): string => Mustache.render(template, values);

/** Replaces line breaks and control characters by a space: a line break in a subject would start another header (RFC 5322, 2.2). */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ");

/** The data of a receiver that an email may contain. `fallback` is the default text if it is unknown. */
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

/** The values for a template: formatted texts, and flags that parts of the template depend on. */
export interface MergeValues extends Record<MergeField, string> {
  female: boolean;
  male: boolean;
  /** Whether the receiver may donate whole blood on the day of the email. */
  mayDonate: boolean;
  /** The server's address for "Non voglio più queste e-mail", one for each receiver. */
  unsubscribeUrl: string;
}

type DateField = "nextDonationDate" | "lastDonationDate";

/** The data of a donor for an email; null if unknown. */
export interface MergeDonor extends Readonly<Record<Exclude<MergeField, DateField>, string | number | null>> {
  gender: string | null;
  lastDonationDate: string | null;
  /** Null if the donor has no next day (docs/decisions/donors-and-settings.md, "One function says who may donate"). */
  nextDonationDate: string | null;
}

const day = (date: string | null) => (date ? formatFullDate(date.slice(0, 10)) : "");
const text = (value: string | number | null) => (value === null ? "" : oneLine(String(value)));

/**
 * @param donor the receiver
 * @param mayDonate whether the answer of `mayDonate` is yes (docs/decisions/donors-and-settings.md, "One function says who may
 *   donate")
 * @param unsubscribeUrl the receiver's unsubscribe address
 * @returns the formatted data; "" if unknown
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

/** The unsubscribe address in previews. */
export const NO_UNSUBSCRIBE_URL = "https://example.org/";

/** A receiver without data, for a preview of all fallbacks. */
export const emptyMergeValues: MergeValues = mergeValues(
  {
    firstName: null,
    lastName: null,
    area: null,
    association: null,
    bloodGroup: null,
    cardNumber: null,
    gender: null,
    awards: null,
    nextDonationDate: null,
    lastDonationDate: null,
    lastDonationType: null,
    donationsNumber: null,
  },
  true,
  NO_UNSUBSCRIBE_URL,
);
