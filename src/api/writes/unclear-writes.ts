import type { CallOptions } from "../http";
import type { Session } from "../session/session";
import { currentUserId } from "../session/state";

/**
 * A write whose outcome is unclear (docs/decisions/reads-and-writes.md, "An unclear write belongs to its form and its author").
 */
interface UnclearWrite {
  key: string;
  path: string;
  form: WriteForm | undefined;
  /** The paths of the reads that show whether it was done. */
  reads: readonly string[];
}

/** A form, dialog or button that sends writes, from its opening to its closing. */
export interface WriteForm {
  /** The keys of unclear writes of other forms whose outcome could be seen when this one opened. */
  readonly seen: ReadonlySet<string>;
}

const unclearWrites = new WeakMap<object, { userId: string; writes: Map<string, UnclearWrite> }>();

/**
 * Opens a form. What is pressed in it after an unclear write of another form is a new write if the user could see the outcome.
 * @param areFresh whether reads of these paths are newer than that write. By default each write in the form is a new one
 */
export function openForm(
  session: Pick<Session, "state">,
  areFresh: (paths: readonly string[]) => boolean = () => true,
): WriteForm {
  const userId = currentUserId(session.state());
  const earlier = userId === null ? [] : [...unclearWritesOf(session, userId).values()];
  return { seen: new Set(earlier.filter(({ reads }) => areFresh(reads)).map(({ key }) => key)) };
}

/** @returns the unclear writes of the signed-in user, by their fingerprint; those of a former user are forgotten */
export function unclearWritesOf(session: object, userId: string): Map<string, UnclearWrite> {
  let current = unclearWrites.get(session);
  if (current?.userId !== userId) {
    current = { userId, writes: new Map() };
    unclearWrites.set(session, current);
  }
  return current.writes;
}

/** Forgets the unclear writes that a successful one makes obsolete: a later write with the same content is a new one. */
export function settle(writes: Map<string, UnclearWrite>, name: string, path: string, { method }: CallOptions): void {
  writes.delete(name);
  if (path.endsWith("/draft")) return; // a draft is saved while its form is open
  const written = recordOf(path);
  for (const [other, { path: at }] of writes) {
    const isOfRecord = written !== undefined && recordOf(at) === written;
    // a deleted record may be created again
    if (isOfRecord || (method === "DELETE" && path.startsWith(`${at}/`))) writes.delete(other);
  }
}

/** The record to which a path belongs, `/donors/d1` for `/donors/d1/suspend`; undefined for a collection. */
const recordOf = (path: string): string | undefined =>
  /^\/documents\/(uploads|folders)\/[^/]+|^\/(?!documents\/(uploads|folders)$)[^/]+\/[^/]+/.exec(path)?.[0];

/** @returns a short name for a write; its body holds health data and passwords, which aren't kept (cyrb53, 53 bits) */
export function fingerprint(path: string, { method, query, body }: CallOptions): string {
  const text = `${method} ${path} ${JSON.stringify([query, body instanceof Uint8Array ? null : body])}`;
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return `${high >>> 0}.${low >>> 0}.${text.length}`;
}
