import type { Pace } from "../pace";
import type { EncodingDoubt } from "../types";
import { readBytes } from "./source";

const ITALIAN = /[àèéìòùÀÈÉÌÒÙ]/;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const LETTER = /\p{L}/u;
/** Characters of Windows-1252 and MacRoman that don't occur in names. */
const IMPROBABLE = /[ƒªºµπΩı]/;
const OPENING = /[“‘«„‚¿¡]/;
const CLOSING = /[”’»]/;

/**
 * @param around a character with its neighbours
 * @returns how plausible the character in the middle is: 2 for an Italian letter or an apostrophe between letters, 1 for a
 *   possible character, less than 0 for an impossible one
 */
function letterWeight(around: string): number {
  const [before = " ", character = " ", after = " "] = around;
  const [follows, precedes] = [LETTER.test(before), LETTER.test(after)];
  if (character === "’") return follows && precedes ? 2 : follows ? 1 : -1;
  if (IMPROBABLE.test(character)) return follows && precedes ? -2 : 0;
  if (LETTER.test(character)) {
    // "FORLÃ", "Cantß": no capital follows a small letter, and no small letter precedes a capital
    if (UPPER.test(character) && LOWER.test(before)) return -1;
    if (LOWER.test(character) && UPPER.test(after)) return -1;
    if (!follows && !precedes && !ITALIAN.test(character)) return 0;
    // Italian keyboards lack the capitals of these letters: "NICOLò"
    const isTyped = LOWER.test(character) && UPPER.test(before);
    return ITALIAN.test(character) ? (isTyped ? 1.5 : 2) : 1;
  }
  if (OPENING.test(character)) return follows ? -2 : precedes ? 1 : 0;
  if (CLOSING.test(character)) return follows ? 1 : -1;
  if (/[€°–—…·§£\u00a0]/.test(character)) return follows && precedes ? -1 : 1;
  return -2;
}

export interface JudgedEncoding {
  encoding: string;
  doubt: EncodingDoubt | null;
}

/** Bytes read at once. */
const PIECE_BYTES = 256 * 1024;
const MAX_LETTERS = 5_000;
const EXAMPLES = 3;
/** Bytes of an example cell on either side of a letter. */
const AROUND = 40;
/** An encoding is clear if its weight is this many times the other's. */
const CLEAR_FACTOR = 2;

/**
 * The average weight of a letter in a clear text. It is higher for MacRoman, because texts of DOS, which browsers can't decode,
 * become foreign letters in it.
 */
const MIN_WEIGHT: Readonly<Record<string, number>> = { "windows-1252": 0.8, macintosh: 1.3 };

interface HighBytes {
  /** The number of valid multi-byte sequences of UTF-8. */
  sequences: number;
  /** The number of other bytes above 0x7f. */
  invalid: number;
  /** Each of those bytes, with the byte before and after it. */
  letters: Uint8Array[];
  /** Examples of cells with such bytes. */
  cells: Uint8Array[];
}

/**
 * Finds the encoding of a text that isn't valid UTF-8.
 * @returns UTF-8 if most of its letters are valid; otherwise Windows-1252 or MacRoman, whichever gives plausible letters, with
 *   a question for the user if both do
 */
export async function judgeEncoding(file: Blob, pace: Pace): Promise<JudgedEncoding> {
  const found: HighBytes = { sequences: 0, invalid: 0, letters: [], cells: [] };
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    collect(new Uint8Array(await readBytes(file, at, at + PIECE_BYTES)), found);
    if (pace.shouldYield()) await pace.yieldToBrowser();
  }
  if (found.sequences >= found.invalid) return { encoding: "utf-8", doubt: null };
  const [best, other] = ["windows-1252", "macintosh"]
    .map((encoding) => ({ encoding, weight: weightOf(found.letters, encoding) }))
    .sort((one, another) => another.weight - one.weight) as [Weighed, Weighed];
  const enough = (MIN_WEIGHT[best.encoding] ?? 1) * found.letters.length;
  if (best.weight >= enough && best.weight >= CLEAR_FACTOR * other.weight)
    return { encoding: best.encoding, doubt: null };
  const encodings = [best.encoding, other.encoding];
  const examples = found.cells.map((cell) => encodings.map((encoding) => new TextDecoder(encoding).decode(cell)));
  return { encoding: best.encoding, doubt: { encodings, examples } };
}

type Weighed = { encoding: string; weight: number };

function collect(bytes: Uint8Array, found: HighBytes): void {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x80) continue;
    const length = sequenceLength(bytes, at);
    if (length > 1) {
      found.sequences += 1;
      at += length - 1;
      continue;
    }
    found.invalid += 1;
    if (found.letters.length < MAX_LETTERS)
      found.letters.push(Uint8Array.of(bytes[at - 1] ?? 0x20, byte, bytes[at + 1] ?? 0x20));
    if (found.cells.length < EXAMPLES) keepCell(bytes, at, found.cells);
  }
}

/** @returns the length of the multi-byte sequence of UTF-8 that begins at an index; 0 for none */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] as number;
  const length =
    byte >= 0xf0 && byte < 0xf5 ? 4 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xc2 && byte < 0xe0 ? 2 : 0;
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Bytes that end a cell with any delimiter: line ends, tab, quotes, comma, semicolon, bar. */
const ENDS = new Set([0x0a, 0x0d, 0x09, 0x22, 0x2c, 0x3b, 0x7c]);

/** Adds the cell around a byte to the examples, unless it is there already. */
function keepCell(bytes: Uint8Array, at: number, cells: Uint8Array[]): void {
  let [from, to] = [at, at + 1];
  while (from > 0 && at - from < AROUND && !ENDS.has(bytes[from - 1] as number)) from -= 1;
  while (to < bytes.length && to - at < AROUND && !ENDS.has(bytes[to] as number)) to += 1;
  const cell = bytes.slice(from, to);
  if (!cells.some((known) => known.join() === cell.join())) cells.push(cell);
}

function weightOf(letters: readonly Uint8Array[], encoding: string): number {
  const decoder = new TextDecoder(encoding);
  let weight = 0;
  for (const around of letters) weight += letterWeight(decoder.decode(around));
  return weight;
}
