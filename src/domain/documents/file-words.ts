import { formatNumber } from "../format";
import { partsOf } from "./file-name";
import { extensionOf, FILE_TYPES } from "./file-types";
import { lazily } from "../async/lazily";

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
