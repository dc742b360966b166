import { formatNumber } from "../../../../domain/format";
import type { Pace } from "../pace";
import { findDelimiter } from "./delimiter";
import { NotUtf8, markedEncoding } from "./encoding";
import { checkSize } from "./limits";
import { judgeEncoding, type JudgedEncoding } from "./judge-encoding";
import { readCsv } from "./read-csv";
import { refusals, FileRefused } from "./refusals";
import { type FileSource, readBytes } from "./source";
import { openWorkbook } from "./workbook";

const SAMPLE = 64 * 1024;

/**
 * @param fileOrText a file, or text that was pasted from a spreadsheet
 * @throws FileRefused if it can't be read, before anything is unpacked
 */
export async function openFile(fileOrText: File | { text: string }, pace: Pace): Promise<FileSource> {
  if ("text" in fileOrText && !(fileOrText instanceof Blob)) {
    const pasted = new Blob([fileOrText.text]);
    checkSize(fileOrText.text.trim() === "" ? 0 : pasted.size, "text");
    return textSource(pasted, "", "paste", pace);
  }
  const file = fileOrText as File;
  checkSize(file.size, "text");
  if ((await sniff(file)) === "text") return textSource(file, file.name, "csv", pace);
  checkSize(file.size, "workbook");
  return openWorkbook(file, pace);
}

async function textSource(file: Blob, name: string, kind: "csv" | "paste", pace: Pace): Promise<FileSource> {
  const head = new Uint8Array(await readBytes(file, 0, SAMPLE));
  const marked = kind === "paste" ? "utf-8" : markedEncoding(head);
  let found: JudgedEncoding | null = marked === null ? null : { encoding: marked, doubt: null };
  return {
    name,
    kind,
    size: file.size,
    sheets: [],
    async read({ encoding, delimiter }, progress) {
      const readAs = async (as: string, strict = false) => {
        const used = delimiter ?? (await findDelimiter(sampleText(head, as), pace));
        const options = { encoding: as, delimiter: used, strict };
        const { table, misplacedQuotes } = await readCsv(file, options, pace, progress);
        return { table, encoding: as, delimiter: used, sheet: null, notes: quoteNotes(misplacedQuotes) };
      };
      if (encoding !== undefined) return readAs(encoding);
      if (found) return { ...(await readAs(found.encoding)), doubt: found.doubt };
      try {
        return await readAs("utf-8", true);
      } catch (error) {
        if (!(error instanceof NotUtf8)) throw error;
        found = await judgeEncoding(file, pace);
        return { ...(await readAs(found.encoding)), doubt: found.doubt };
      }
    },
  };
}

/** The first part of the text, to find the delimiter. Invalid bytes don't matter. */
const sampleText = (head: Uint8Array, encoding: string) =>
  new TextDecoder(encoding).decode(head).replace(/\r\n?/g, "\n");

function quoteNotes(rows: readonly number[]): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    rows.length === 1
      ? `Alla riga ${first} ci sono virgolette fuori posto: controlla che sia divisa bene.`
      : `In ${formatNumber(rows.length)} righe, la prima è la ${first}, ci sono virgolette fuori posto: controlla che siano divise bene.`,
  ];
}

type FileKind = "text" | "zip";

const starts = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);
const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const OTHERS: readonly (readonly [readonly number[], string])[] = [
  [ascii("%PDF"), "un PDF"],
  [[0x89, 0x50, 0x4e, 0x47], "un’immagine"],
  [[0xff, 0xd8, 0xff], "un’immagine"],
  [ascii("GIF8"), "un’immagine"],
  [ascii("Rar!"), "un archivio RAR"],
  [[0x37, 0x7a, 0xbc, 0xaf], "un archivio 7z"],
  [[0x1f, 0x8b], "un archivio compresso"],
  [ascii("{\\rtf"), "un documento di testo"],
  [ascii("SQLite format"), "un database"],
  [[0x00, 0x01, 0x00, 0x00, 0x53, 0x74, 0x61, 0x6e], "un database di Access"],
];

/** An old Office file, or a new one with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b];
const HEAD = 8192;

/**
 * @returns the kind of a readable file
 * @throws FileRefused for any other file; it says what the file is and what to do
 */
async function sniff(file: Blob): Promise<FileKind> {
  const head = withoutPadding(new Uint8Array(await readBytes(file, 0, HEAD)));
  if (starts(head, ZIP)) return "zip";
  if (starts(head, OLE)) throw new FileRefused((await isEncrypted(file)) ? refusals.encrypted : refusals.oldExcel);
  const other = OTHERS.find(([bytes]) => starts(head, bytes));
  if (other) throw new FileRefused(refusals.otherKind(other[1]));
  const text = new TextDecoder("latin1").decode(head).trimStart();
  if (/^(<!doctype html|<html|<table)/i.test(text)) throw new FileRefused(refusals.otherKind("una pagina web"));
  if (/^<\?xml/i.test(text)) throw new FileRefused(refusals.otherKind("un documento XML"));
  if (isBinary(head)) throw new FileRefused(refusals.otherKind("un file di un altro programma"));
  return "text";
}

/** @returns the bytes without the zeros with which some programs fill up a file */
function withoutPadding(head: Uint8Array): Uint8Array {
  let end = head.length;
  while (end > 0 && head[end - 1] === 0) end -= 1;
  return head.subarray(0, end);
}

/** In the directory of an OLE file, whose names are UTF-16, Office calls encrypted content "EncryptedPackage". */
async function isEncrypted(file: Blob): Promise<boolean> {
  const text = new TextDecoder("utf-16le").decode(await readBytes(file, 0, Math.min(file.size, 2_000_000) & ~1));
  return text.includes("EncryptedPackage") || text.includes("EncryptionInfo");
}

/** Whether a file isn't text: text has almost no control characters, and zero bytes only as one half of UTF-16's pairs. */
function isBinary(head: Uint8Array): boolean {
  const marked = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (marked) return false;
  const zeros: [number, number] = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  });
  const isUtf16 = Math.max(...zeros) > head.length / 6 && Math.min(...zeros) < head.length / 60;
  if (!isUtf16 && zeros[0] + zeros[1] > 0) return true;
  // decoded, because half of a curly apostrophe in UTF-16 looks like a control character
  const text = new TextDecoder(!isUtf16 ? "latin1" : zeros[0] > zeros[1] ? "utf-16be" : "utf-16le").decode(head);
  return (text.match(CONTROLS)?.length ?? 0) > text.length / 100;
}

const CONTROLS = /[\0-\x08\x0e-\x19\x1c-\x1f]/g;
