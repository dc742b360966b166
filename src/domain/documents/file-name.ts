import { lazily } from "../async/lazily";
import { formatNumber } from "../format";
import { extensionOf, FILE_TYPES } from "./file-types";

/** Longer names are more than a list shows and some file systems take. */
export const MAX_FILE_NAME = 120;

/** Control characters, those that turn the direction of what follows (U+202E shows "exe.pdf" for "fdp.exe"), and what no file system takes. */
const MINDED = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"|?*]/g;

/**
 * A file's name as it is kept: nothing of a path, nothing that a file system, a header or an eye takes for something else.
 * @param name as it came, hostile
 * @returns at most {@link MAX_FILE_NAME} characters, its extension among them; "documento" where nothing is left
 */
export function cleanFileName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(MINDED, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  if (!clean) return "documento";
  const { stem, end } = partsOf(clean);
  return `${[...stem]
    .slice(0, MAX_FILE_NAME - end.length)
    .join("")
    .trimEnd()}${end}`;
}

/** @returns a name without its extension, and the extension with its dot */
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
  const figure = unit < 2 ? formatNumber(Math.round(size)) : oneDigit().format(size);
  return `${figure}\u00a0${UNITS[unit]}`;
}

/** @returns a file's name without the ending that says its type, which stands beside it; all of it where that is unknown */
export function fileTitle(name: string): string {
  return FILE_TYPES.some(({ extension }) => extension === extensionOf(name)) ? partsOf(name).stem : name;
}

/** @returns what a file is, and how large: "PDF, 184 kB" */
export function fileWords({ name, type, size }: { name: string; type: string; size: number | null }): string {
  const known = FILE_TYPES.find((one) => one.type === type)?.extension ?? extensionOf(name);
  return [known.toUpperCase() || "File", ...(size === null ? [] : [formatSize(size)])].join(", ");
}
