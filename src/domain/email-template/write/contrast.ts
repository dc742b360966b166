/** What WCAG 2.2 asks of text (1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** @param colour "#rrggbb" */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** @returns how far two colours are apart, 1 to 21, as WCAG 2.2 measures it */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @returns white, or black where it is read better */
export const readableOn = (ground: string): "#ffffff" | "#000000" =>
  contrast("#ffffff", ground) >= contrast("#000000", ground) || contrast("#ffffff", ground) >= READABLE_CONTRAST
    ? "#ffffff"
    : "#000000";
