import { lazily } from "../async/lazily";
import { formatNumber } from "../format";
import { extensionOf, FILE_TYPES } from "./file-types";

/** In characters. Some file systems don't allow longer names. */
const MAX_FILE_NAME = 120;

/** Control characters, characters that change the direction of text (U+202E shows "fdp.exe" as "exe.pdf"), and characters that file systems don't allow. */
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"|?*]/g;

/**
 * Makes a file's name safe: removes the path and all characters that could mislead a file system, a header or a reader.
 * @param name untrusted
 * @returns at most {@link MAX_FILE_NAME} characters, with the extension; "documento" if nothing remains
 */
export function cleanFileName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(FORBIDDEN, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  if (!clean) return "documento";
  const { stem, end } = partsOf(clean);
  return `${[...stem]
    .slice(0, MAX_FILE_NAME - end.length)
    .join("")
    .trimEnd()}${end}`;
}

/** @returns a name without its extension, and the extension with its dot; an extension of 12 or more letters is none */
export function partsOf(name: string): { stem: string; end: string } {
  const extension = extensionOf(name);
  const end = extension.length > 0 && extension.length < 12 ? name.slice(-extension.length - 1) : "";
  return { stem: end ? name.slice(0, -end.length) : name, end };
}

/** @returns the name, or the first of "name (2).pdf", "name (3).pdf", ... that isn't taken */
export function freeFileName(name: string, isTaken: (name: string) => boolean): string {
  const { stem, end } = partsOf(name);
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${stem} (${number})${end}`;
  return free;
}

const UNITS = ["byte", "kB", "MB", "GB"] as const;
const oneDigit = lazily(() => new Intl.NumberFormat("it-IT", { maximumFractionDigits: 1 }));

export function formatSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < UNITS.length - 1) [size, unit] = [size / 1000, unit + 1];
  const number = unit < 2 ? formatNumber(Math.round(size)) : oneDigit().format(size);
  return `${number}\u00a0${UNITS[unit]}`;
}

/** @returns a file's name without the extension of a known type; lists show the type separately */
export function fileTitle(name: string): string {
  return FILE_TYPES.some(({ extension }) => extension === extensionOf(name)) ? partsOf(name).stem : name;
}

/** @returns the type and the size of a file: "PDF, 184 kB" */
export function fileText({ name, type, size }: { name: string; type: string; size: number | null }): string {
  const extension = FILE_TYPES.find((fileType) => fileType.type === type)?.extension ?? extensionOf(name);
  return [extension.toUpperCase() || "File", ...(size === null ? [] : [formatSize(size)])].join(", ");
}
