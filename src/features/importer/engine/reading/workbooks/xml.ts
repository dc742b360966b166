import { Parser } from "saxen";
import type { Pace } from "../../pace";
import { longTextRefused, MAX_TEXT_RUN } from "../limits";
import { refusals, FileRefused } from "../refusals";

/** Receives the parts of an XML text: names without their prefix, texts with decoded entities. */
export interface XmlListener {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Nested elements: a workbook has about ten levels. */
const MAX_DEPTH = 200;

const bare = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Parses XML piece by piece, while it is unpacked.
 * @param pieces of about 64,000 characters at most
 * @returns yields the length of each piece after its parts were sent to the listener
 * @throws FileRefused if it isn't well-formed
 */
export async function* parseXml(
  pieces: AsyncIterable<string>,
  { open, close, text }: XmlListener,
  pace: Pace,
): AsyncGenerator<number> {
  const nothing = () => undefined;
  let isBroken = false;
  let depth = 0;
  // characters since the last part, which the parser buffers
  let held = 0;
  const parser = new Parser()
    .on("openTag", (name, attributes, decode, isClosed) => {
      held = 0;
      if (!isClosed && ++depth > MAX_DEPTH) throw new FileRefused(refusals.broken);
      open?.(bare(name), (wanted) => {
        const found = attributes();
        const value = found[wanted] ?? Object.entries(found).find(([key]) => bare(key) === wanted)?.[1];
        return value === undefined ? undefined : decode(value);
      });
    })
    .on("closeTag", (name, _decode, isClosed) => {
      held = 0;
      if (!isClosed) depth -= 1;
      close?.(bare(name));
    })
    .on("text", (encoded, decode) => {
      held = 0;
      text?.(decode(encoded));
    })
    .on("cdata", (characters) => {
      held = 0;
      text?.(characters);
    })
    .on("comment", () => void (held = 0))
    .on("warn", nothing)
    .on("error", () => void (isBroken = true));
  let rest = "";
  for await (const piece of pieces) {
    // only up to the last "<": saxen mistakes a ">" in an attribute for the end of the tag if the closing quote is missing
    const all = rest + piece;
    const end = Math.max(0, all.lastIndexOf("<"));
    rest = all.slice(end);
    held += end;
    if (end > 0) parser.write(all.slice(0, end));
    if (isBroken) throw new FileRefused(refusals.broken);
    if (held + rest.length > MAX_TEXT_RUN) throw longTextRefused();
    yield piece.length;
    if (pace.shouldYield()) await pace.yieldToBrowser();
  }
  parser.write(rest).end();
  if (isBroken) throw new FileRefused(refusals.broken);
  yield 0;
}
