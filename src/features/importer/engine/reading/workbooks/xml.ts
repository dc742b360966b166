import { Parser } from "saxen";
import { FileRefused } from "../file-refused";
import { refusals } from "../refusals";

/** What is told of a piece of XML: names come without their prefix, texts without entities. */
interface XmlListener {
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1);

/** @returns reads whole pieces of XML, each with as many closing tags as opening ones; refuses what is none */
export function xmlReader({ open, close, text }: XmlListener): (xml: string) => void {
  return (xml) => {
    let broken = false;
    // each piece begins anew
    new Parser()
      .on("openTag", (name, attributes, decode) => {
        let found: Record<string, string> | null = null;
        open(bare(name), (wanted) => {
          found ??= attributes();
          const value = found[wanted] ?? Object.entries(found).find(([key]) => bare(key) === wanted)?.[1];
          return value === undefined ? undefined : decode(value);
        });
      })
      .on("closeTag", (name) => close(bare(name)))
      .on("text", (given, decode) => text(decode(given)))
      .on("cdata", text)
      .on("warn", () => undefined)
      .on("error", () => void (broken = true))
      .parse(`<x>${xml}</x>`);
    if (broken) throw new FileRefused(refusals.broken);
  };
}

/** Characters without an end of anything: no sheet has a row, and no list an entry, as long as that. */
const MAX_PENDING = 30_000_000;

/**
 * Cuts a text that comes in pieces after each closing tag, so that every piece is whole.
 * @param closing the names of the tags that a piece ends with
 * @returns pieces of about as much as came; the last one is what is left
 * @throws FileRefused where none ends
 */
export async function* wholePieces(pieces: AsyncIterable<string>, closing: readonly string[]): AsyncGenerator<string> {
  const ends = new RegExp(`</(?:\\w+:)?(?:${closing.join("|")})>`, "g");
  let pending = "";
  for await (const piece of pieces) {
    // a tag may lie across two pieces
    const searched = Math.max(0, pending.length - 64);
    pending += piece;
    ends.lastIndex = searched;
    let cut = 0;
    for (let found = ends.exec(pending); found; found = ends.exec(pending)) cut = ends.lastIndex;
    if (cut === 0) {
      if (pending.length > MAX_PENDING) throw new FileRefused(refusals.bomb);
      continue;
    }
    yield pending.slice(0, cut);
    pending = pending.slice(cut);
  }
  yield pending;
}
