import { readBytes } from "./read-bytes";

/** The beginning of a file tells its encoding in three ways; else the whole of it does, being UTF-8 or not. */
const MARKS: readonly { encoding: string; bytes: readonly number[] }[] = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];

/** Bytes read at once. */
export const PIECE = 256 * 1024;

/** What a person may choose, with the names that Italian offices know. */
export const ENCODINGS: readonly { value: string; label: string }[] = [
  { value: "utf-8", label: "UTF-8" },
  { value: "windows-1252", label: "Windows (Europa occidentale)" },
  { value: "utf-16le", label: "UTF-16" },
  { value: "utf-16be", label: "UTF-16 (big endian)" },
  { value: "macintosh", label: "Mac" },
];

/** @returns the encoding of a text file; UTF-8 where all of it is UTF-8, else the one of Italian Windows */
export async function findEncoding(file: Blob): Promise<string> {
  const head = new Uint8Array(await readBytes(file, 0, 4096));
  const marked = MARKS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte));
  if (marked) return marked.encoding;
  return utf16Of(head) ?? ((await isUtf8(file)) ? "utf-8" : "windows-1252");
}

/** Plain letters in UTF-16 have a zero beside them, always on the same side. */
function utf16Of(head: Uint8Array): string | null {
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 6 && even < odd / 10) return "utf-16le";
  return even > head.length / 6 && odd < even / 10 ? "utf-16be" : null;
}

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decodes = (bytes?: ArrayBuffer): boolean => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  for (let at = 0; at < file.size; at += PIECE) if (!decodes(await readBytes(file, at, at + PIECE))) return false;
  return decodes();
}

/**
 * A file's text in pieces, with one kind of line end: a letter of several bytes that lies across two pieces is whole.
 * @param upTo bytes, for the beginning alone
 */
export async function* textOf(file: Blob, encoding: string, upTo = file.size): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const end = Math.min(upTo, file.size);
  let held = "";
  for (let at = 0; at < end; at += PIECE) {
    const last = at + PIECE >= end;
    const bytes = await readBytes(file, at, Math.min(at + PIECE, end));
    const text = held + decoder.decode(bytes, { stream: !last });
    // its line feed may come with the next piece
    held = !last && text.endsWith("\r") ? "\r" : "";
    const whole = held === "" ? text : text.slice(0, -1);
    yield whole.includes("\r") ? whole.replace(/\r\n?/g, "\n") : whole;
  }
}
