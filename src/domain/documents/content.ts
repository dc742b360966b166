import { extensionOf } from "./file-types";

/**
 * The content of a file: the usual extension, or "program", "html", "svg", "text", "office97" or "gif" for content that has none
 * of the allowed extensions. Null if it is unknown.
 */
export type FoundContent = string | null;

const starts = (bytes: Uint8Array, ...magic: readonly number[]) => magic.every((byte, i) => bytes[i] === byte);
const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** Bytes of the head that are searched for text. */
const HEAD = 4_096;
/** Bytes that {@link findContent} needs of both ends of a file: the end record of a zip is at most that long. */
export const LOOKED_AT = 65_557;

/**
 * Recognises the content of a file by its bytes. The name and the type that a browser sends aren't reliable.
 * @param head the first {@link LOOKED_AT} bytes, or all
 * @param tail the last {@link LOOKED_AT} bytes, or all; the directory of a zip is there
 */
export function findContent(head: Uint8Array, tail: Uint8Array): FoundContent {
  const beginning = latin(head.subarray(0, HEAD));
  if (beginning.startsWith("%PDF-")) return "pdf";
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)) return "png";
  if (starts(head, 0xff, 0xd8, 0xff)) return "jpg";
  if (beginning.startsWith("RIFF") && beginning.slice(8, 12) === "WEBP") return "webp";
  if (beginning.startsWith("GIF8")) return "gif";
  if (beginning.startsWith("PK\x03\x04") || beginning.startsWith("PK\x05\x06")) return archive(beginning, tail);
  if (starts(head, 0xd0, 0xcf, 0x11, 0xe0)) return "office97";
  if (isProgram(head, beginning)) return "program";
  return isText(head) ? text(beginning) : null;
}

const isProgram = (head: Uint8Array, beginning: string) =>
  beginning.startsWith("MZ") ||
  beginning.startsWith("\x7fELF") ||
  beginning.startsWith("#!") ||
  [0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe, 0xcafebabe].some((magic) =>
    starts(head, magic >>> 24, (magic >>> 16) & 255, (magic >>> 8) & 255, magic & 255),
  );

/** OpenDocument has a first entry with its type, Office typical entry names. A workbook with macros is a program. */
function archive(beginning: string, tail: Uint8Array): FoundContent {
  if (beginning.includes("mimetypeapplication/vnd.oasis.opendocument.text")) return "odt";
  if (beginning.includes("mimetypeapplication/vnd.oasis.opendocument.spreadsheet")) return "ods";
  const names = namesIn(latin(tail));
  if (!names.includes("[Content_Types].xml")) return "zip";
  if (names.some((name) => name.endsWith("vbaProject.bin"))) return "program";
  if (names.some((name) => name.startsWith("word/"))) return "docx";
  return names.some((name) => name.startsWith("xl/")) ? "xlsx" : "zip";
}

function namesIn(tail: string): string[] {
  const names: string[] = [];
  for (let at = tail.indexOf("PK\x01\x02"); at >= 0; at = tail.indexOf("PK\x01\x02", at + 46)) {
    const length = tail.charCodeAt(at + 28) + tail.charCodeAt(at + 29) * 256;
    names.push(tail.slice(at + 46, at + 46 + length));
  }
  return names;
}

/** Control characters in texts: tab, line feed, form feed, carriage return. */
const IN_TEXT: ReadonlySet<number> = new Set([9, 10, 12, 13]);
const isText = (head: Uint8Array) => head.length > 0 && head.every((byte) => byte >= 32 || IN_TEXT.has(byte));

function text(beginning: string): FoundContent {
  const plain = beginning.replace(/^\u00ef\u00bb\u00bf/, "").trimStart();
  if (!plain.startsWith("<")) return "text";
  if (/<svg[\s>]/i.test(plain)) return "svg";
  return /<(!doctype html|html|head|body|script|iframe|img|a|meta|link|style|div|p)[\s>/]/i.test(plain)
    ? "html"
    : "text";
}

const ARCHIVES: readonly FoundContent[] = ["zip", "docx", "xlsx", "odt", "ods"];

/** @returns whether the extension of a file's name fits its content; "txt" and "csv" fit any text, "zip" any archive */
export function isAsNamed(name: string, found: FoundContent): boolean {
  const extension = extensionOf(name);
  if (extension === "zip") return ARCHIVES.includes(found);
  if (extension === "txt" || extension === "csv") return found === "text";
  return (extension === "jpeg" ? "jpg" : extension) === found;
}
