import { bombRefused, MAX_UNPACKED } from "../limits";
import { refusals, FileRefused } from "../refusals";
import { readBytes } from "../source";

/** An entry of a zip's directory. It states the unpacked size, so that the limit is checked before anything is unpacked. */
export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
  readonly isPacked: boolean;
  readonly isEncrypted: boolean;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** In bytes: the end record, and with the longest comment after it. */
const END_SIZE = 22;
const TAIL = END_SIZE + 0xffff;
/** A workbook has a few dozen. */
const MAX_ENTRIES = 5_000;

const viewOf = async (file: Blob, from: number, to: number) => new DataView(await readBytes(file, from, to));

/** Reads the directory of a zip. @throws FileRefused if it is damaged or incomplete */
export async function listZip(file: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(file, Math.max(0, file.size - TAIL), file.size);
  let end = tail.byteLength - END_SIZE;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new FileRefused(refusals.broken);
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  // the zip64 format: only for files beyond our limits
  if (start === 0xffffffff || count === 0xffff) throw bombRefused();
  if (count > MAX_ENTRIES) throw bombRefused();
  return entriesOf(await viewOf(file, start, start + size), count);
}

function entriesOf(list: DataView, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== ENTRY) throw new FileRefused(refusals.broken);
    const flags = list.getUint16(at + 8, true);
    const [name, extra, comment] = [28, 30, 32].map((place) => list.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    if (at + 46 + name > list.byteLength) throw new FileRefused(refusals.broken);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + 46, name)),
      packed: list.getUint32(at + 20, true),
      unpacked: list.getUint32(at + 24, true),
      offset: list.getUint32(at + 42, true),
      isPacked: list.getUint16(at + 10, true) !== 0,
      isEncrypted: (flags & 1) === 1,
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** Bytes read at once. */
const BLOCK = 256 * 1024;
/** Packed bytes that are unpacked at once: they become a thousand times as many at most. */
const PACKED_SLICE = 8 * 1024;
/** Bytes that are decoded at once. */
const TEXT_SLICE = 64 * 1024;

/**
 * Yields the text of an entry in pieces of at most 64 kB.
 * @throws FileRefused as soon as it is larger than the directory states, or than the limit
 */
export async function* unpackText(file: Blob, entry: ZipEntry): AsyncGenerator<string> {
  const head = await viewOf(file, entry.offset, entry.offset + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new FileRefused(refusals.broken);
  const from = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = slicesOf(file, from, from + entry.packed);
  const bytes = entry.isPacked ? packed.pipeThrough(new DecompressionStream("deflate-raw")) : packed;
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  let seen = 0;
  try {
    for (;;) {
      const { done, value } = await readNext(reader);
      if (done) break;
      seen += value.byteLength;
      if (seen > Math.min(MAX_UNPACKED, entry.unpacked)) throw bombRefused();
      for (let at = 0; at < value.byteLength; at += TEXT_SLICE)
        yield decoder.decode(value.subarray(at, at + TEXT_SLICE), { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** @returns a part of a file as a stream of small slices */
function slicesOf(file: Blob, from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let block = new Uint8Array(0);
  let at = from;
  return new ReadableStream({
    async pull(controller) {
      if (block.byteLength === 0 && at < to) {
        block = new Uint8Array(await readBytes(file, at, Math.min(at + BLOCK, to)));
        at += BLOCK;
      }
      if (block.byteLength === 0) return controller.close();
      controller.enqueue(block.slice(0, PACKED_SLICE));
      block = block.subarray(PACKED_SLICE);
    },
  });
}

async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused(refusals.broken);
  }
}

/** In bytes. An ODS manifest has some thousands. */
const MAX_WHOLE = 1_000_000;

export async function unpackWhole(file: Blob, entry: ZipEntry): Promise<string> {
  if (entry.unpacked > MAX_WHOLE) throw bombRefused();
  let text = "";
  for await (const piece of unpackText(file, entry)) text += piece;
  return text;
}
