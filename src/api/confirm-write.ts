import type { ApiError } from "./errors";
import type { Written } from "./read-written";

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
 * Finds a record that was created, where the response doesn't contain it.
 * @param known ids from before the first try: the new record has none of them
 * @returns what the response would have said, without a key if several records fit; null if there is none
 */
export function findCreated<R extends { _id: string; version: number | null }>(
  records: readonly R[],
  known: ReadonlySet<string>,
  fits: (record: R) => boolean,
): Written | null {
  const [found, ...others] = records.filter((record) => !known.has(record._id) && fits(record));
  if (!found) return null;
  return others.length > 0 ? { key: null, version: null } : { key: found._id, version: found.version };
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
