/** A longer run of blanks becomes one. */
const LONGEST_RUN = 100;

interface Patterns {
  /** A quote with blanks before it, or blanks that a quote may follow. */
  spaced: RegExp;
  /** A cell in quotes, whatever blanks stand around them. */
  quoted: RegExp;
  /** A cell with blanks before its quotes that the text doesn't end. */
  open: RegExp;
  runs: RegExp;
}

const made = new Map<string, Patterns>();

/** A tab that stands between cells is no blank. */
function patternsOf(delimiter: string): Patterns {
  const known = made.get(delimiter);
  if (known) return known;
  const ends = `\\n${delimiter.replace(/[\\^$.*+?()[\]{}|-]/g, "\\$&")}`;
  const blank = delimiter === "\t" ? " " : "[ \\t]";
  const quotes = `"[^"]*(?:""[^"]*)*`;
  const patterns = {
    spaced: new RegExp(`(?:^|[${ends}])${blank}+(?:"|$)`),
    quoted: new RegExp(`(^|[${ends}])${blank}*(${quotes}")(?=${blank}*(?:[${ends}]|$))`, "g"),
    open: new RegExp(`(?:^|[${ends}])${blank}+(?:${quotes}(?:"${blank}*)?)?$`),
    runs: new RegExp(`[^\\S\\n${delimiter === "\t" ? "\\t" : ""}]{${LONGEST_RUN},}`, "g"),
  };
  made.set(delimiter, patterns);
  return patterns;
}

/**
 * Prepares a CSV's text for PapaParse. A cell whose quotes have blanks before them is quoted, as spreadsheets read it;
 * PapaParse reads it as a plain text. A long run of blanks becomes one: PapaParse looks through all of it after each stray
 * quote.
 * @param text begins at a row
 * @param isWhole nothing comes after it
 * @returns the text to be parsed, and the part at its end that only more text can decide
 */
export function plainCells(text: string, delimiter: string, isWhole: boolean): { plain: string; open: string } {
  const { spaced, quoted, open, runs } = patternsOf(delimiter);
  const short = text.replace(runs, " ");
  // PapaParse ignores blanks between a quote and a line end, not at the end of the text
  const ended = isWhole && !short.endsWith("\n") ? `${short}\n` : short;
  if (!spaced.test(ended)) return { plain: ended, open: "" };
  const cut = isWhole ? -1 : ended.search(open);
  const known = cut < 0 ? ended : ended.slice(0, cut);
  return { plain: known.replace(quoted, "$1$2"), open: ended.slice(known.length) };
}
