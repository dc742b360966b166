/** The lightest and the darkest background of the elements' themes (src/ui/tokens.css). */
const PAPERS = { light: "#ffffff", dark: "#151210" } as const;
/** WCAG 2.2, success criterion 1.4.3: text of normal size. */
const READABLE = 4.5;

/** @param hex a colour such as `#1f6b3a` @returns its relative luminance (WCAG 2.2), 0 to 1 */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns the contrast of two colours (WCAG 2.2), 1 to 21 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const format = (ratio: number) => ratio.toLocaleString("it-IT", { maximumFractionDigits: 1 });

/** @returns a warning for each theme in which text of this colour can't be read, and what the elements do about it */
export function contrastWarnings(brand: string): string[] {
  const [light, dark] = [contrast(brand, PAPERS.light), contrast(brand, PAPERS.dark)];
  return [
    ...(light < READABLE
      ? [
          `Su fondo bianco il colore ha un contrasto di ${format(light)} a 1, e ne servono 4,5: gli elementi lo scuriscono.`,
        ]
      : []),
    ...(dark < READABLE
      ? [
          `Nel tema scuro il colore ha un contrasto di ${format(dark)} a 1, e ne servono 4,5: gli elementi lo schiariscono.`,
        ]
      : []),
  ];
}
