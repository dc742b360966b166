import { orNull } from "../errors";
import { count, identity, map, one, record } from "../readers/read";

/** The record in the response to a write (decisions §2). */
export interface Written {
  key: string;
  /** Null if the server has no versions. */
  version: number | null;
}

const written = map(record({ _id: identity, version: count(null) }), (read) =>
  read?._id ? { key: read._id, version: read.version } : null,
);
const silent = () => undefined;

/**
 * @param name of the record in the response; the body may also be the record itself
 * @returns a function that reads the record, or returns null if the response doesn't contain it
 */
export const readWritten = (name: string) => {
  const reader = one(name, written);
  return (body: unknown): Written | null => orNull(() => reader(body, "", silent)[name] ?? null);
};

/** Whether the record had a version and the response has none: then an undo could overwrite a colleague's save. */
export const isVersionUnknown = (before: number | null | undefined, now: Pick<Written, "version"> | null): boolean =>
  (before ?? null) !== null && (now?.version ?? null) === null;
