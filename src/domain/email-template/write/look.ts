/** Pixels: what mail programs of all sizes show whole. */
export const WIDTH = 600;

/** The space at both sides of a mail's content, in pixels. */
export const PADDING = 40;

/** Tables lay a mail out: Outlook's Word knows nothing else. They mean nothing to who listens. */
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
