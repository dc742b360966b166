import { Parser } from "htmlparser2";
import { linkAddress } from "./addresses";
import { withFields } from "./placeholders";
import { readRun, type Paragraph, type Run } from "./document";

/** The result of reading what was pasted. */
interface Pasted {
  /** Paragraphs and list items, with bold, italics, links, and fields for known placeholders of other programs. */
  paragraphs: Paragraph[];
  /** Whether visible content is lost: a picture, a table, a heading, underlining. */
  dropped: boolean;
}

/** The state of an open element. */
interface OpenElement {
  bold: boolean;
  italic: boolean;
  link: string | undefined;
  /** Whether its content is invisible. */
  hidden: boolean;
  style: Paragraph["style"];
}

/** The attribute of a `data` element that was copied from the editor: JSON of a field or a text by sex. */
export const RUN_ATTRIBUTE = "data-run";

const BLOCKS = /^(p|div|h[1-6]|li|ul|ol|tr|td|th|table|blockquote|section|article|header|footer|pre|dl|dt|dd)$/;
const HIDDEN = /^(style|script|head|title|template|xml|noscript|svg|object|iframe|video|audio)$/;
/** Visible elements that can't be kept. */
const DROPPED = /^(img|hr|table|h[1-6]|u|s|strike|del|svg|object|iframe|video|audio|input)$/;

/**
 * Reads the HTML that Word, Gmail and others put on the clipboard. It doesn't use the browser's parser, which would request the
 * pictures, and which Trusted Types of the page forbid.
 * @param html untrusted, may be incomplete
 */
export function readPasted(html: string): Pasted {
  const paragraphs: Paragraph[] = [];
  const open: OpenElement[] = [];
  let runs: Run[] = [];
  let dropped = false;
  /** The bullet or number of a list item. Word writes it as text between two comments. */
  let bullet: string | null = null;
  let wordStyle: Paragraph["style"] = "plain";
  const top = (): OpenElement =>
    open.at(-1) ?? { bold: false, italic: false, link: undefined, hidden: false, style: "plain" };

  const endParagraph = () => {
    const line = withFields(trimmed(runs));
    if (line.length > 0) paragraphs.push({ style: wordStyle === "plain" ? top().style : wordStyle, line });
    runs = [];
    wordStyle = "plain";
  };
  const write = (content: string) => {
    if (bullet !== null) return void (bullet += content);
    const { bold, italic, link, hidden } = top();
    const text = content.replace(/[\s\u00a0]+/g, " ");
    if (hidden || text === "") return;
    const look = { ...(link !== undefined && { link }), ...(bold && { bold }), ...(italic && { italic }) };
    runs.push({ kind: "text", text, ...look } as Run);
  };
  const comment = (content: string) => {
    if (/\[if !supportLists\]/i.test(content)) bullet = "";
    else if (/\[endif\]/i.test(content) && bullet !== null) {
      wordStyle = /^\s*[\da-z]+[.)]/i.test(bullet) ? "number" : "bullet";
      bullet = null;
    }
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (DROPPED.test(tag)) dropped = true;
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
    onprocessinginstruction: (_, content) => comment(content),
  });
  parser.end(html);
  endParagraph();
  return { paragraphs, dropped };
}

/** Reads pasted plain text: each line is a paragraph. */
export const readPastedText = (plain: string): Pasted => ({
  paragraphs: plain
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((text) => ({ style: "plain", line: withFields([{ kind: "text", text }]) })),
  dropped: false,
});

function opened(tag: string, attributes: Readonly<Record<string, string>>, around: OpenElement): OpenElement {
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

/** Removes blanks at the ends and repeated ones, which HTML doesn't show. */
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
