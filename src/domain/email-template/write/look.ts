/** What WCAG 2.2 asks of text (1.4.3). */
export const READABLE_CONTRAST = 4.5;

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

export const readableOn = (ground: string): "#ffffff" | "#000000" =>
  contrast("#ffffff", ground) >= contrast("#000000", ground) || contrast("#ffffff", ground) >= READABLE_CONTRAST
    ? "#ffffff"
    : "#000000";

/** Pixels: what mail programs of all sizes show whole. */
export const WIDTH = 600;

/** The space at both sides of a mail's content, in pixels. */
export const PADDING = 40;

/** Attributes of a table that lays out the mail, as Outlook needs it. The role hides the table from screen readers. */
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Fonts that every device has: a mail brings none along. */
export const FONT = "font-family:Helvetica,Arial,sans-serif;";

export const COLOURS = {
  ground: "#f1ede6",
  paper: "#ffffff",
  text: "#211d18",
  muted: "#655e55",
  line: "#e4ded4",
} as const;

const DARK = {
  ground: "#15120e",
  paper: "#241f1a",
  text: "#f4efe8",
  muted: "#b5aca0",
  line: "#3b342c",
  link: "#ff9d9d",
};

/** Rules of the dark, for programs that have it; Outlook's on the web marks its own body. */
const dark = (before: string): string =>
  [
    `${before}.ground{background-color:${DARK.ground}!important}`,
    `${before}.paper{background-color:${DARK.paper}!important}`,
    `${before}.text{color:${DARK.text}!important}`,
    `${before}.muted{color:${DARK.muted}!important}`,
    `${before}.link{color:${DARK.link}!important}`,
    `${before}.line{background-color:${DARK.line}!important}`,
  ].join("");

/** What can't stand in place: the phone, and the dark. Who ignores it shows the mail as it is by day, on a desk. */
export const SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.half{max-width:100%!important}}",
  `@media (prefers-color-scheme:dark){${dark("")}}`,
  dark("[data-ogsc] "),
].join("");
