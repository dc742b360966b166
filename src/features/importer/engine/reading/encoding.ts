import { readBytes } from "./source";

/** Byte order marks. */
const MARKS: readonly { encoding: string; bytes: readonly number[] }[] = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];

/** Bytes read at once. */
const PIECE_BYTES = 256 * 1024;
/** In characters. */
const TEXT_SLICE = 16 * 1024;

/** The encodings that the user can choose. */
export const ENCODINGS: readonly { value: string; label: string }[] = [
  { value: "utf-8", label: "UTF-8" },
  { value: "windows-1252", label: "Windows (Europa occidentale)" },
  { value: "utf-16le", label: "UTF-16" },
  { value: "utf-16be", label: "UTF-16 (big endian)" },
  { value: "macintosh", label: "Mac" },
];

export class NotUtf8 extends Error {}

/**
 * @param head the first bytes
 * @returns the encoding by its byte order mark, or UTF-16 by its zero bytes; null if only the whole file can tell
 */
export function markedEncoding(head: Uint8Array): string | null {
  const marked = MARKS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte));
  return marked?.encoding ?? utf16Of(head);
}

/** ASCII letters in UTF-16 have a zero byte, always on the same side. */
function utf16Of(head: Uint8Array): string | null {
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 6 && even < odd / 10) return "utf-16le";
  return even > head.length / 6 && odd < even / 10 ? "utf-16be" : null;
}

/**
 * Yields a file's text in pieces, with "\n" as line ends.
 * @param strict throws at bytes that are invalid in the encoding
 * @throws NotUtf8
 */
export async function* textOf(file: Blob, encoding: string, strict = false): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: strict });
  const end = file.size;
  let heldBack = "";
  const pieceAt = (at: number) => readBytes(file, at, Math.min(at + PIECE_BYTES, end));
  // the next bytes are read while a piece is processed
  let next = pieceAt(0);
  for (let at = 0; at < end; at += PIECE_BYTES) {
    const last = at + PIECE_BYTES >= end;
    const bytes = await next;
    if (!last) {
      next = pieceAt(at + PIECE_BYTES);
      // if the caller stops reading, nothing awaits this promise; otherwise the next iteration throws its error
      next.catch(() => undefined);
    }
    const text = heldBack + decode(decoder, bytes, !last);
    // the "\n" of a "\r\n" may be in the next piece
    heldBack = !last && text.endsWith("\r") ? "\r" : "";
    const whole = (heldBack === "" ? text : text.slice(0, -1)).replace(/\r\n?/g, "\n");
    for (let start = 0; start < whole.length; start += TEXT_SLICE) yield whole.slice(start, start + TEXT_SLICE);
  }
}

function decode(decoder: TextDecoder, bytes: ArrayBuffer, more: boolean): string {
  try {
    return decoder.decode(bytes, { stream: more });
  } catch {
    throw new NotUtf8();
  }
}
