import { Parser } from "htmlparser2";
import { linkAddress } from "./addresses";
import { readRun, type Paragraph, type Run } from "./document";

/** What is kept of something that was pasted. */
export interface Pasted {
  /** Words with bold, italics and links, in paragraphs and items of lists. */
  paragraphs: Paragraph[];
  /** Whether something that one saw isn't there any more: a picture, a table, a heading, what was underlined. */
  dropped: boolean;
}

interface Open {
  bold: boolean;
  italic: boolean;
  link: string | undefined;
  /** Nobody sees what it holds. */
  hidden: boolean;
  style: Paragraph["style"];
}

/** On a `data` element: a field or words by sex, as JSON, where it was copied from a text of the editor. */
export const RUN_ATTRIBUTE = "data-run";

const BLOCKS = /^(p|div|h[1-6]|li|ul|ol|tr|td|th|table|blockquote|section|article|header|footer|pre|dl|dt|dd)$/;
const HIDDEN = /^(style|script|head|title|template|xml|noscript|svg|object|iframe|video|audio)$/;
const SEEN = /^(img|hr|table|h[1-6]|u|s|strike|del|svg|object|iframe|video|audio|input)$/;
/**
 * Reads what Word, Gmail and others put on the clipboard. Nothing of it is given to the browser, which would fetch its
 * pictures, and which a page's Trusted Types forbid.
 * @param html of any kind, also hostile or cut off
 */
export function readPasted(html: string): Pasted {
  const paragraphs: Paragraph[] = [];
  const open: Open[] = [];
  let runs: Run[] = [];
  let dropped = false;
  /** Word writes a list's sign as text of its own, between two comments. */
  let sign: string | null = null;
  let wordStyle: Paragraph["style"] = "plain";
  const top = (): Open => open.at(-1) ?? { bold: false, italic: false, link: undefined, hidden: false, style: "plain" };

  const endParagraph = () => {
    const line = trimmed(runs);
    if (line.length > 0) paragraphs.push({ style: wordStyle === "plain" ? top().style : wordStyle, line });
    runs = [];
    wordStyle = "plain";
  };
  const write = (words: string) => {
    if (sign !== null) return void (sign += words);
    const { bold, italic, link, hidden } = top();
    const text = words.replace(/[\s\u00a0]+/g, " ");
    if (hidden || text === "") return;
    const look = { ...(link !== undefined && { link }), ...(bold && { bold }), ...(italic && { italic }) };
    runs.push({ kind: "text", text, ...look } as Run);
  };
  const comment = (words: string) => {
    if (/\[if !supportLists\]/i.test(words)) sign = "";
    else if (/\[endif\]/i.test(words) && sign !== null) {
      wordStyle = /^\s*[\da-z]+[.)]/i.test(sign) ? "number" : "bullet";
      sign = null;
    }
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (SEEN.test(tag)) dropped = true;
      if (tag === "br" || BLOCKS.test(tag)) endParagraph();
      const field = tag === "data" ? readRun(attributes[RUN_ATTRIBUTE] ?? "") : null;
      if (field) runs.push(field);
      open.push({ ...opened(tag, attributes, top()), ...(field && { hidden: true }) });
    },
    onclosetag(tag) {
      if (BLOCKS.test(tag)) endParagraph();
      open.pop();
    },
    ontext: write,
    oncomment: comment,
    // Word's "<![if !supportLists]>"
    onprocessinginstruction: (_, words) => comment(words),
  });
  parser.end(html);
  endParagraph();
  return { paragraphs, dropped };
}

function opened(tag: string, attributes: Readonly<Record<string, string>>, around: Open): Open {
  const { style: css = "", href = "" } = attributes;
  const weight = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i.exec(css)?.[1];
  const slant = /(?:^|;)\s*font-style\s*:\s*(\w+)/i.exec(css)?.[1];
  return {
    bold: weight ? /^(bold|bolder|[6-9]00)$/i.test(weight) : around.bold || tag === "b" || tag === "strong",
    italic: slant ? /^(italic|oblique)$/i.test(slant) : around.italic || tag === "i" || tag === "em",
    link: (tag === "a" ? linkAddress(href) : null) ?? around.link,
    hidden: around.hidden || HIDDEN.test(tag),
    style: tag === "ul" ? "bullet" : tag === "ol" ? "number" : around.style,
  };
}

/** Blanks at the ends and twice in a row are the HTML's, not the text's. */
function trimmed(runs: readonly Run[]): Run[] {
  const line: Run[] = [];
  for (const run of runs) {
    if (run.kind !== "text") {
      line.push(run);
      continue;
    }
    const before = line.at(-1);
    const blankBefore = !before || (before.kind === "text" && before.text.endsWith(" "));
    const text = blankBefore ? run.text.replace(/^ /, "") : run.text;
    if (text !== "") line.push({ ...run, text });
  }
  const last = line.at(-1);
  if (last?.kind !== "text") return line;
  const text = last.text.trimEnd();
  return text === "" ? line.slice(0, -1) : [...line.slice(0, -1), { ...last, text }];
}
