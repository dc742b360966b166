import { TITLE_SUFFIX } from "../constants";
import { cardCode, QUIET_ZONE } from "../donor/card-code";
import { CARD } from "./sheet-layout";
import { breakText, CAP_HEIGHT, LINE_HEIGHT, POINT, type Measure, type TextLine } from "./text-block";

/** What a card shows. */
export interface CardContent {
  name: string;
  /** The labels and values below the name. */
  numbers: readonly (readonly [label: string, value: string])[];
}

/** An SVG path on a page: the place of its origin, and the length of its unit, in mm. */
export interface PlacedPath {
  path: string;
  x: number;
  y: number;
  unit: number;
}

/** In mm. */
const MARGIN = 5.5;
const GAP = 3;
/** The side of the QR code with its white margin. With 25 modules a module is 0.8 mm, which every reader finds. */
const CODE_SIDE = 26;
export const CODE = { x: CARD.width - CODE_SIDE - 2, y: CARD.height - CODE_SIDE - 2 } as const;

/** @returns the QR code of a card number, in its corner of the card */
export function placeCode(cardNumber: string): PlacedPath {
  const { size, path } = cardCode(cardNumber);
  const unit = CODE_SIDE / (size + 2 * QUIET_ZONE);
  return { path, x: CODE.x + QUIET_ZONE * unit, y: CODE.y + QUIET_ZONE * unit, unit };
}

/** The association's name, in two lines. */
const [, FIRST_LINE = TITLE_SUFFIX, SECOND_LINE = ""] = /^(.*) (di .*)$/.exec(TITLE_SUFFIX) ?? [];

/** The drop of the logo, in mm: its place, and its height. */
export const LOGO = { x: MARGIN, y: MARGIN, height: 7 } as const;

/** Sizes of the text, in points. */
const SIZES = { association: 8, name: 12, label: 6.5, value: 9.5 } as const;
const heightOf = (size: number) => size * LINE_HEIGHT * POINT;

/** @returns the card's texts, placed: names break, and never shrink; null if there is no room beside the code */
export function placeCard({ name, numbers }: CardContent, measure: Measure): TextLine[] | null {
  const association = [FIRST_LINE, SECOND_LINE].map((text, line) => ({
    text,
    bold: line === 0,
    size: SIZES.association,
    x: LOGO.x + 7,
    y: LOGO.y + 2.9 + line * heightOf(SIZES.association),
  }));
  const room = CODE.x - MARGIN;
  const bottom = CARD.height - MARGIN;
  const widths = numbers.map(([label, value]) =>
    Math.max(measure(label, false, SIZES.label), measure(value, true, SIZES.value)),
  );
  const inRow = widths.reduce((sum, width) => sum + width + GAP, -GAP) <= room;
  const rows = inRow ? 1 : numbers.length;
  const rowHeight = heightOf(SIZES.label) + heightOf(SIZES.value) + 2;
  const numberLines = numbers.flatMap(([label, value], at) => {
    const x = inRow ? widths.slice(0, at).reduce((left, width) => left + width + GAP, MARGIN) : MARGIN;
    const y = inRow ? bottom : bottom - (rows - 1 - at) * rowHeight;
    return [
      { text: label, bold: false, size: SIZES.label, x, y: y - heightOf(SIZES.value) },
      { text: value, bold: true, size: SIZES.value, x, y },
    ];
  });
  const names = breakText(name, room, (part) => measure(part, true, SIZES.name));
  const nameBottom = bottom - rows * rowHeight;
  const top = nameBottom - (names.length - 1) * heightOf(SIZES.name) - CAP_HEIGHT * SIZES.name * POINT;
  if (Math.max(...widths) > room || top < LOGO.y + LOGO.height + 1) return null;
  const nameLines = names.map((text, at) => ({
    text,
    bold: true,
    size: SIZES.name,
    x: MARGIN,
    y: nameBottom - (names.length - 1 - at) * heightOf(SIZES.name),
  }));
  return [...association, ...numberLines, ...nameLines];
}
