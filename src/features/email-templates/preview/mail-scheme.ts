/** The light in which a mail is read. */
export type MailScheme = "light" | "dark";

const ASKS = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;
const ALWAYS = "(min-width:0px)";
const NEVER = "(max-width:0px)";

/**
 * @param css a mail's sheet, which asks what the device prefers
 * @returns the same for a preview that is asked for one of both, whatever this device prefers
 */
export const inScheme = (css: string, scheme: MailScheme): string =>
  // first, where nothing that the mail leaves open can swallow it
  `:root{color-scheme:${scheme} only!important}
${css.replace(ASKS, (_, asked: string) => (asked.toLowerCase() === scheme ? ALWAYS : NEVER))}`;
