import { ABROAD, readProvince } from "../places/provinces";
import { registryName } from "../donor/registry-name";
import { fold } from "../text";
import type { OmissionReason, OmittedDonor } from "./omissions";
import type { SheetLayout } from "./sheet-layout";
import { breakText, CAP_HEIGHT, LINE_HEIGHT, POINT, printable, type Measure, type TextLine } from "./text-block";

/** The fields of a donor that a label needs. */
export const ADDRESS_FIELDS = ["lastName", "firstName", "street", "cap", "city", "province", "status"] as const;
export type AddressedDonor = Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>>;

interface AddressLabel {
  /** The donors who get this label. */
  names: string[];
  /** Shown in bold. */
  title: string;
  /** Below the title. */
  lines: string[];
}

interface AddressLabels {
  labels: AddressLabel[];
  omitted: OmittedDonor[];
  /** Donors who share the label of another one. */
  merged: number;
}

/** Whether a text in the field of the province is the name of a country. */
const isCountry = (province: string): boolean => readProvince(province) === null && /\p{L}{4}/u.test(province);
const isAbroad = (province: string): boolean => readProvince(province) === ABROAD || isCountry(province);

/** "Lugano (Svizzera)", "Lugano, Svizzera", "Lugano - Svizzera" */
const TOWN_WITH_COUNTRY = /^(.+?)\s*(?:\(\s*([^()]+?)\s*\)|(?:,|\/|\s[-–])\s*([^,()/]+))$/;

/** @returns the town and the country of an address abroad; the country is empty if the record doesn't contain it */
function townAbroad({ city, province }: Pick<AddressedDonor, "city" | "province">) {
  if (isCountry(province)) return { town: city, country: province };
  const [, town = city, inBrackets, behind] = TOWN_WITH_COUNTRY.exec(city) ?? [];
  return { town, country: inBrackets ?? behind ?? "" };
}

/** @returns the lines below the name, or why there is no complete address */
function addressOf(donor: AddressedDonor): string[] | OmissionReason {
  const { street, cap, city, province } = donor;
  if (street === "") return "street";
  if (isAbroad(province)) {
    const { town, country } = townAbroad(donor);
    if (town === "") return "city";
    return country === "" ? "country" : [street, [cap, town].filter(Boolean).join(" "), country.toUpperCase()];
  }
  if (cap === "") return "cap";
  if (city === "") return "city";
  const town = `${cap} ${city}`;
  return [street, province === "" ? town : `${town} ${readProvince(province) ?? province}`];
}

/** @returns the donor with printable texts; null if a text has letters of another script */
function printableDonor(donor: AddressedDonor): AddressedDonor | null {
  const entries = ADDRESS_FIELDS.map((name) => [name, printable(donor[name])] as const);
  return entries.some(([, text]) => text === null) ? null : (Object.fromEntries(entries) as AddressedDonor);
}

/** @returns what is printed below the name, or why the donor gets no label */
function addressOrReason(donor: AddressedDonor): string[] | OmissionReason {
  if (donor.status === "dead") return "dead";
  if (registryName(donor) === "") return "name";
  const printed = printableDonor(donor);
  return printed ? addressOf(printed) : "letters";
}

/**
 * @param families one label for donors with the same surname, street and town
 * @returns the labels in the order of the donors, and who gets none
 */
export function addressLabels(donors: readonly AddressedDonor[], families: boolean): AddressLabels {
  const labels = new Map<string, AddressLabel & { lastName: string }>();
  const omitted: OmittedDonor[] = [];
  donors.forEach((donor, at) => {
    const address = addressOrReason(donor);
    if (typeof address === "string") return void omitted.push({ reason: address, name: registryName(donor) });
    const [name, lastName] = [registryName(donor), donor.lastName].map((text) => printable(text) ?? "") as [
      string,
      string,
    ];
    const key = families && lastName !== "" ? familyKey(lastName, address) : String(at);
    const label = labels.get(key);
    if (label) label.names.push(name);
    else labels.set(key, { names: [name], title: name, lines: address, lastName });
  });
  const made = [...labels.values()].map(({ lastName, ...label }) =>
    label.names.length > 1 ? { ...label, title: `Famiglia ${lastName}` } : label,
  );
  return { labels: made, omitted, merged: donors.length - omitted.length - made.length };
}

/** Addresses are compared without case, accents and punctuation. */
const familyKey = (lastName: string, address: readonly string[]): string =>
  [lastName, ...address]
    .map((text) =>
      fold(text)
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .join("\n");

/** The size of the text on a sheet of labels, in points: the same on all labels, because names break and never shrink. */
const textSize = ({ width, height }: SheetLayout): number => (width >= 55 && height >= 30 ? 10 : 8);

/** The margins within a label, in mm: printers can't print the edge of a page. */
export const PADDING = { x: 6, y: 2 } as const;

/**
 * Places the text of a label: at the left, in the middle of the height.
 * @returns lines relative to the label's top left corner; null if they don't fit
 */
export function labelLines({ title, lines }: AddressLabel, sheet: SheetLayout, measure: Measure): TextLine[] | null {
  const size = textSize(sheet);
  const room = sheet.width - 2 * PADDING.x;
  const broken = [title, ...lines].flatMap((text, at) =>
    breakText(text, room, (part) => measure(part, at === 0, size)).map((part) => ({ text: part, bold: at === 0 })),
  );
  const lineHeight = size * LINE_HEIGHT * POINT;
  if (room <= 0 || broken.length * lineHeight > sheet.height - 2 * PADDING.y) return null;
  const middle = sheet.height / 2 + (CAP_HEIGHT / 2) * size * POINT;
  return broken.map((line, at) => ({
    ...line,
    size,
    x: PADDING.x,
    y: middle + (at - (broken.length - 1) / 2) * lineHeight,
  }));
}

/**
 * Places the text of all labels.
 * @param sheet null places none
 * @returns the labels, and those whose text doesn't fit among the omitted donors
 */
export function placeLabels(made: AddressLabels, sheet: SheetLayout | null, measure: Measure | undefined) {
  const omitted = [...made.omitted];
  let { merged } = made;
  const labels = made.labels.flatMap((label) => {
    if (!sheet || !measure) return [];
    const lines = labelLines(label, sheet, measure);
    if (lines) return [lines];
    omitted.push(...label.names.map((name) => ({ reason: "size" as const, name })));
    merged -= label.names.length - 1;
    return [];
  });
  return { labels, omitted, merged };
}
