import { TITLE_SUFFIX } from "../constants";
import { QUIET_ZONE } from "../donor/card-code";
import { CARD } from "./sheet-layout";
import { breakText, CAP_HEIGHT, LINE_HEIGHT, POINT, type Measure, type TextLine } from "./text-block";

/** What a card shows. */
export interface CardContent {
  name: string;
  /** The labels and values below the name. */
  numbers: readonly (readonly [label: string, value: string])[];
}

/** In mm. */
const MARGIN = 5.5;
const GAP = 3;
/** The side of the QR code with its white margin. With 25 modules a module is 0.8 mm, which every reader finds. */
const CODE_SIDE = 26;
export const CODE = { x: CARD.width - CODE_SIDE - 2, y: CARD.height - CODE_SIDE - 2 } as const;

/** @returns the length of a module in mm. @param size of the code, in modules */
export const moduleSize = (size: number): number => CODE_SIDE / (size + 2 * QUIET_ZONE);

/** The association's name, in two lines. */
const [, FIRST_LINE = TITLE_SUFFIX, SECOND_LINE = ""] = /^(.*) (di .*)$/.exec(TITLE_SUFFIX) ?? [];

/** The drop of the logo, in mm: its place, and its height. */
export const LOGO = { x: MARGIN, y: MARGIN, height: 7 } as const;

/** Sizes of the text, in points. */
const SIZES = { association: 8, name: 12, label: 6.5, value: 9.5 } as const;
const heightOf = (size: number) => size * LINE_HEIGHT * POINT;

/** @returns the card's texts, placed: names break, and never shrink; null if there is no room for the name */
export function placeCard({ name, numbers }: CardContent, measure: Measure): TextLine[] | null {
  const logo = (text: string, bold: boolean, line: number): TextLine => ({
    text,
    bold,
    size: SIZES.association,
    x: LOGO.x + 7,
    y: LOGO.y + 2.9 + line * heightOf(SIZES.association),
  });
  const lines: TextLine[] = [logo(FIRST_LINE, true, 0), logo(SECOND_LINE, false, 1)];
  const room = CODE.x - MARGIN;
  const blocks = numbers.map(([label, value]) => {
    const values = breakText(value, room, (part) => measure(part, true, SIZES.value));
    const widths = [measure(label, false, SIZES.label), ...values.map((part) => measure(part, true, SIZES.value))];
    return { label, values, width: Math.max(...widths) };
  });
  const fitsInRow = blocks.reduce((sum, { width }) => sum + width + GAP, -GAP) <= room;
  let bottom = CARD.height - MARGIN;
  // from the bottom up, because long texts take more lines
  for (const row of fitsInRow ? [blocks] : blocks.map((block) => [block]).reverse()) {
    const height = Math.max(0, ...row.map(({ values }) => values.length)) * heightOf(SIZES.value);
    let x: number = MARGIN;
    for (const { label, values, width } of row) {
      lines.push({ text: label, bold: false, size: SIZES.label, x, y: bottom - height });
      values.forEach((text, at) => {
        const y = bottom - height + (at + 1) * heightOf(SIZES.value);
        lines.push({ text, bold: true, size: SIZES.value, x, y });
      });
      x += width + GAP;
    }
    bottom -= height + heightOf(SIZES.label) + 2;
  }
  const names = breakText(name, room, (part) => measure(part, true, SIZES.name));
  const top = bottom - (names.length - 1) * heightOf(SIZES.name) - CAP_HEIGHT * SIZES.name * POINT;
  if (top < LOGO.y + LOGO.height + 1) return null;
  names.forEach((text, at) => {
    const y = bottom - (names.length - 1 - at) * heightOf(SIZES.name);
    lines.push({ text, bold: true, size: SIZES.name, x: MARGIN, y });
  });
  return lines;
}
