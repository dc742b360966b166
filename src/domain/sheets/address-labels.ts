import { ABROAD, readProvince } from "../places/provinces";
import { registryName } from "../donor/registry-name";
import { fold } from "../text";
import type { OmissionReason, OmittedDonor } from "./omissions";
import type { SheetLayout } from "./sheet-layout";
import { breakText, CAP_HEIGHT, LINE_HEIGHT, POINT, printable, type Measure, type TextLine } from "./text-block";

/** The fields of a donor that a label needs. */
export const ADDRESS_FIELDS = ["lastName", "firstName", "street", "cap", "city", "province", "status"] as const;
export type AddressedDonor = Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>>;

/** "Lugano (Svizzera)", "Lugano, Svizzera", "Lugano - Svizzera" */
const TOWN_WITH_COUNTRY = /^(.+?)\s*(?:\(\s*([^()]+?)\s*\)|(?:,|\/|\s[-–])\s*([^,()/]+))$/;

/** @returns the town and the country of an address abroad, empty if the record doesn't contain it; null for one in Italy */
function placeAbroad({ city, province }: AddressedDonor): { town: string; country: string } | null {
  const known = readProvince(province);
  if (known === ABROAD) {
    const [, town = city, inBrackets, behind] = TOWN_WITH_COUNTRY.exec(city) ?? [];
    return { town, country: inBrackets ?? behind ?? "" };
  }
  // the field of the province may contain the name of a country
  return known === null && /\p{L}{4}/u.test(province) ? { town: city, country: province } : null;
}

/** @returns the lines below the name, or why there is no complete address */
function addressOf(donor: AddressedDonor): string[] | OmissionReason {
  const { street, cap, city, province } = donor;
  if (street === "") return "street";
  const abroad = placeAbroad(donor);
  if (abroad) {
    const { town, country } = abroad;
    if (town === "") return "city";
    return country === "" ? "country" : [street, [cap, town].filter(Boolean).join(" "), country.toUpperCase()];
  }
  if (cap === "") return "cap";
  if (city === "") return "city";
  const town = `${cap} ${city}`;
  return [street, province === "" ? town : `${town} ${readProvince(province) ?? province}`];
}

/** @returns what a donor's label shows, or why the donor gets none */
function printedAddress(donor: AddressedDonor): { name: string; lastName: string; address: string[] } | OmissionReason {
  if (donor.status === "dead") return "dead";
  const entries = ADDRESS_FIELDS.map((name) => [name, printable(donor[name])] as const);
  if (entries.some(([, text]) => text === null)) return "letters";
  const printed = Object.fromEntries(entries) as AddressedDonor;
  const name = registryName(printed);
  if (name === "") return "name";
  const address = addressOf(printed);
  return typeof address === "string" ? address : { name, lastName: printed.lastName, address };
}

/** Addresses are compared without case, accents and punctuation. */
const familyKey = (lastName: string, address: readonly string[]): string =>
  fold([lastName, ...address].join("\n"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The size of the text on a sheet of labels, in points: the same on all labels, because names break and never shrink. */
const textSize = ({ width, height }: SheetLayout): number => (width >= 55 && height >= 30 ? 10 : 8);

/** The margins within a label, in mm: printers can't print the edge of a page. */
export const PADDING = { x: 6, y: 2 } as const;

/**
 * Places the text of a label: at the left, in the middle of the height. The first text is bold.
 * @returns lines relative to the label's top left corner; null if they don't fit
 */
export function labelLines(texts: readonly string[], sheet: SheetLayout, measure: Measure): TextLine[] | null {
  const size = textSize(sheet);
  const room = sheet.width - 2 * PADDING.x;
  const broken = texts.flatMap((text, at) =>
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

interface LabelsWish {
  /** One label for donors with the same surname, street and town. */
  families: boolean;
  sheet: SheetLayout;
  measure: Measure;
}

/**
 * Makes the labels of donors, in the donors' order.
 * @returns the lines of each label; who gets none, and why; how many donors share the label of another one
 */
export function addressLabels(donors: readonly AddressedDonor[], { families, sheet, measure }: LabelsWish) {
  const omitted: OmittedDonor[] = [];
  const labels = new Map<string, { names: string[]; lastName: string; address: string[] }>();
  donors.forEach((donor, at) => {
    const printed = printedAddress(donor);
    if (typeof printed === "string") return void omitted.push({ reason: printed, name: registryName(donor) });
    const { name, lastName, address } = printed;
    const key = families && lastName !== "" ? familyKey(lastName, address) : String(at);
    const label = labels.get(key);
    if (label) label.names.push(name);
    else labels.set(key, { names: [name], lastName, address });
  });
  const placed = [...labels.values()].flatMap(({ names, lastName, address }) => {
    const [name = "", ...others] = names;
    const title = others.length > 0 ? `Famiglia ${lastName}` : name;
    const lines = labelLines([title, ...address], sheet, measure);
    if (lines) return [lines];
    omitted.push(...names.map((name) => ({ reason: "size" as const, name })));
    return [];
  });
  return { labels: placed, omitted, merged: donors.length - omitted.length - placed.length };
}
