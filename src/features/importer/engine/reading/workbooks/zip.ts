import { FileRefused } from "../file-refused";
import { readBytes } from "../read-bytes";
import { MAX_UNPACKED } from "../limits";
import { refusals } from "../refusals";

/**
 * A zip's own list of what is in it, read before anything is unpacked: how large it will be is known then, and no file but
 * those that are needed is ever opened. Unpacking is the browser's own.
 */
export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own header begins. */
  readonly offset: number;
  readonly isPacked: boolean;
  readonly isEncrypted: boolean;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end's record, and the longest remark after it. */
const END_SIZE = 22;
const TAIL = END_SIZE + 0xffff;
/** A workbook has some dozens. */
const MAX_ENTRIES = 5_000;

const viewOf = async (file: Blob, from: number, to: number) => new DataView(await readBytes(file, from, to));

/** @throws FileRefused for what is no whole zip */
export async function listZip(file: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(file, Math.max(0, file.size - TAIL), file.size);
  let end = tail.byteLength - END_SIZE;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new FileRefused(refusals.broken);
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  // larger ones have their figures elsewhere: no workbook that may be read is one of them
  if (start === 0xffffffff || count === 0xffff) throw new FileRefused(refusals.bomb);
  if (count > MAX_ENTRIES) throw new FileRefused(refusals.bomb);
  return entriesOf(await viewOf(file, start, start + size), count);
}

function entriesOf(list: DataView, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== ENTRY) throw new FileRefused(refusals.broken);
    const flags = list.getUint16(at + 8, true);
    const [name, extra, remark] = [28, 30, 32].map((place) => list.getUint16(at + place, true)) as [number, number, number]; // prettier-ignore
    if (at + 46 + name > list.byteLength) throw new FileRefused(refusals.broken);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + 46, name)),
      packed: list.getUint32(at + 20, true),
      unpacked: list.getUint32(at + 24, true),
      offset: list.getUint32(at + 42, true),
      isPacked: list.getUint16(at + 10, true) !== 0,
      isEncrypted: (flags & 1) === 1,
    });
    at += 46 + name + extra + remark;
  }
  return entries;
}

/**
 * An entry's text in pieces.
 * @throws FileRefused as soon as there is more of it than was said, or than may be
 */
export async function* unpackText(file: Blob, entry: ZipEntry): AsyncGenerator<string> {
  const head = await viewOf(file, entry.offset, entry.offset + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new FileRefused(refusals.broken);
  const from = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(from, from + entry.packed).stream();
  const bytes = entry.isPacked ? packed.pipeThrough(new DecompressionStream("deflate-raw")) : packed;
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  let seen = 0;
  try {
    for (;;) {
      const { done, value } = await readNext(reader);
      if (done) break;
      seen += value.byteLength;
      if (seen > Math.min(MAX_UNPACKED, entry.unpacked)) throw new FileRefused(refusals.bomb);
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (error) {
    const isLost = error instanceof DOMException && error.name === "NotReadableError";
    throw new FileRefused(isLost ? refusals.unreadable : refusals.broken);
  }
}

/** @returns all of an entry's text: for the small ones */
export async function unpackWhole(file: Blob, entry: ZipEntry): Promise<string> {
  let text = "";
  for await (const piece of unpackText(file, entry)) text += piece;
  return text;
}
