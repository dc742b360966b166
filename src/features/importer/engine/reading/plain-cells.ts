/** A longer run of spaces becomes a single one. */
const LONGEST_RUN = 100;

interface Patterns {
  /** Spaces before a quote, or spaces at the end of the text, which a quote may follow. */
  spaced: RegExp;
  /** A quoted cell with the spaces around its quotes. */
  quoted: RegExp;
  /** A cell with spaces before its quotes that may go on after the end of the text. */
  open: RegExp;
  /** Long runs of spaces. */
  runs: RegExp;
}

const cache = new Map<string, Patterns>();

/** If the tab is the delimiter, it doesn't count as a space. */
function patternsOf(delimiter: string): Patterns {
  const cached = cache.get(delimiter);
  if (cached) return cached;
  const ends = `\\n${delimiter.replace(/[\\^$.*+?()[\]{}|-]/g, "\\$&")}`;
  const blank = delimiter === "\t" ? " " : "[ \\t]";
  const quotes = `"[^"]*(?:""[^"]*)*`;
  const patterns = {
    spaced: new RegExp(`(?:^|[${ends}])${blank}+(?:"|$)`),
    quoted: new RegExp(`(^|[${ends}])${blank}*(${quotes}")(?=${blank}*(?:[${ends}]|$))`, "g"),
    open: new RegExp(`(?:^|[${ends}])${blank}+(?:${quotes}(?:"${blank}*)?)?$`),
    runs: new RegExp(`[^\\S\\n${delimiter === "\t" ? "\\t" : ""}]{${LONGEST_RUN},}`, "g"),
  };
  cache.set(delimiter, patterns);
  return patterns;
}

/**
 * Prepares the text of a CSV for PapaParse. Removes spaces before the quotes of a cell: spreadsheets ignore them, but PapaParse
 * then takes the quotes for text. Shortens long runs of spaces, which PapaParse would scan after each stray quote.
 * @param text starts at the beginning of a row
 * @param isWhole whether nothing follows
 * @returns the text to parse, and its last part if that depends on what follows
 */
export function plainCells(text: string, delimiter: string, isWhole: boolean): { plain: string; open: string } {
  const { spaced, quoted, open, runs } = patternsOf(delimiter);
  const short = text.replace(runs, " ");
  // PapaParse ignores spaces between a quote and a line end, but not at the end of the text
  const ended = isWhole && !short.endsWith("\n") ? `${short}\n` : short;
  if (!spaced.test(ended)) return { plain: ended, open: "" };
  const cut = isWhole ? -1 : ended.search(open);
  const complete = cut < 0 ? ended : ended.slice(0, cut);
  return { plain: complete.replace(quoted, "$1$2"), open: ended.slice(complete.length) };
}
