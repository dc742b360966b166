/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** @returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2) */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** @returns the text colour for a background: white if it is readable or better than black */
export const readableOn = (background: string): "#ffffff" | "#000000" =>
  contrast("#ffffff", background) >= Math.min(contrast("#000000", background), READABLE_CONTRAST)
    ? "#ffffff"
    : "#000000";

/** The width of an email in pixels, which all email clients show completely. */
export const WIDTH = 600;

/** The space at both sides of the content, in pixels. */
export const PADDING = 40;

/** Attributes of a layout table, as Outlook needs it. The role hides the table from screen readers. */
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Fonts that every device has. Emails can't load fonts. */
export const FONT = "font-family:Helvetica,Arial,sans-serif;";

export const COLOURS = {
  background: "#f1ede6",
  paper: "#ffffff",
  text: "#211d18",
  muted: "#655e55",
  line: "#e4ded4",
} as const;

const DARK = {
  background: "#15120e",
  paper: "#241f1a",
  text: "#f4efe8",
  muted: "#b5aca0",
  line: "#3b342c",
  link: "#ff9d9d",
};

/** The rules of the dark theme. @param before a selector: Outlook on the web marks its body in dark mode */
const dark = (before: string): string =>
  [
    `${before}.ground{background-color:${DARK.background}!important}`,
    `${before}.paper{background-color:${DARK.paper}!important}`,
    `${before}.text{color:${DARK.text}!important}`,
    `${before}.muted{color:${DARK.muted}!important}`,
    `${before}.link{color:${DARK.link}!important}`,
    `${before}.line{background-color:${DARK.line}!important}`,
  ].join("");

/** The rules that can't be inline styles: for phones and the dark theme. Without them, email clients show the light theme for desktops. */
export const SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.half{max-width:100%!important}}",
  `@media (prefers-color-scheme:dark){${dark("")}}`,
  dark("[data-ogsc] "),
].join("");
