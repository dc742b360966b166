const NAME = "--gds-unit";

/** One pixel at the browser's usual font size of 16 px. A visitor's larger default font makes it longer. */
export const unit = (px: number): string => `calc(${px}*var(${NAME}))`;

/** @returns the length of the unit at an element, in px */
export const unitOf = (element: Element | null): number =>
  (element && Number.parseFloat(getComputedStyle(element).getPropertyValue(NAME))) || 1;

/** Lengths in conditions, and lengths elsewhere. A backslash follows a length in a selector, where it is part of a name. */
const LENGTHS = /(@(?:media|container)[^{]*)|(-?\d*\.?\d+)px\b(?!\\)/g;

/**
 * Makes all lengths of a style sheet follow the visitor's default font. Lines of up to 2 px stay as they are.
 * In conditions the unit is em: there it means the default font, not that of the page.
 */
export const scaleLengths = (css: string): string =>
  css.replace(LENGTHS, (text, condition: string | undefined, px: string) => {
    if (condition) return condition.replace(/([\d.]+)px/g, (_, length: string) => `${Number(length) / 16}em`);
    return Math.abs(Number(px)) > 2 ? unit(Number(px)) : text;
  });

/**
 * Registers the unit as a length, so that elements inherit it computed and not as a multiple of their own font size.
 * @returns the rules that set it: 1 px on paper, and in browsers that can't register it (Firefox before 128)
 */
export function unitRule(): string {
  const fixed = `:host{${NAME}:1px}`;
  if (!("registerProperty" in CSS)) return fixed;
  try {
    CSS.registerProperty({ name: NAME, syntax: "<length>", inherits: true, initialValue: "1px" });
  } catch {
    // Another copy of the bundle has registered it.
  }
  return `:host{${NAME}:.0625em}@media print{${fixed}}`;
}
