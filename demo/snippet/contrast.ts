import { contrast, READABLE_CONTRAST } from "../../src/domain/email-template/write/mail-style";

/** The lightest and the darkest background of the elements' themes (src/ui/tokens.css). */
const PAPERS = { light: "#ffffff", dark: "#151210" } as const;

const format = (ratio: number) => ratio.toLocaleString("it-IT", { maximumFractionDigits: 1 });

/** @returns a warning for each theme in which text of this colour can't be read, and what the elements do about it */
export function contrastWarnings(brand: string): string[] {
  const [light, dark] = [contrast(brand, PAPERS.light), contrast(brand, PAPERS.dark)];
  return [
    ...(light < READABLE_CONTRAST
      ? [
          `Su fondo bianco il colore ha un contrasto di ${format(light)} a 1, e ne servono 4,5: gli elementi lo scuriscono.`,
        ]
      : []),
    ...(dark < READABLE_CONTRAST
      ? [
          `Nel tema scuro il colore ha un contrasto di ${format(dark)} a 1, e ne servono 4,5: gli elementi lo schiariscono.`,
        ]
      : []),
  ];
}
