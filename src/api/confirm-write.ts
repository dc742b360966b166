import type { ApiError } from "./errors";

/** Beside a record's own fields: what a write says of itself. */
const BESIDE: ReadonlySet<string> = new Set(["version", "statusReason", "writeReason", "donorId"]);

/** Texts as servers write them, each in its own way: nothing known is empty, capitals and spaces tell nothing. */
const plain = (value: unknown): string =>
  value === null || value === undefined || value === false
    ? ""
    : String(value as string | number | boolean)
        .normalize("NFC")
        .replace(/\s+/g, "")
        .toLowerCase();

const isSame = (one: unknown, other: unknown) => plain(one) === plain(other);
const isPlain = (value: unknown) => typeof value !== "object" || value === null;

/**
 * Whether a record holds what was sent of it: of what both tell, each field. It is asked where the answer of a write was lost.
 * @param record as our readers read it
 */
export function holds(record: object, sent: Readonly<Record<string, unknown>>): boolean {
  const known = record as Readonly<Record<string, unknown>>;
  const told = Object.entries(sent).filter(([name, value]) => !BESIDE.has(name) && name in known && isPlain(value));
  return told.length > 0 && told.every(([name, value]) => isSame(known[name], value));
}

/**
 * Whether an answer leaves open what has become of a write: it was cut, came too late, is none, or tells of a version that
 * the write itself may have made.
 */
export const isOpen = ({ kind, status, code }: ApiError): boolean =>
  kind === "network" ||
  kind === "timeout" ||
  kind === "malformed" ||
  status === 502 ||
  status === 504 ||
  // a server may have no words for why
  (status === 409 && (code === null || code === "version" || code === "deleted"));
