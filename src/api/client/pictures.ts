import { readUpload } from "../uploads";
import type { Session } from "../session/session";
import { currentUserId } from "../session/state";

/** How many are kept: more than a long list shows. */
const MOST = 200;

interface Kept {
  userId: string | null;
  pictures: Map<string, Promise<Blob>>;
}
const kept = new WeakMap<Session, Kept>();

/**
 * Reads a profile image once for all components that show it, until the user changes.
 * @throws as `readUpload`; the next call then reads it again
 */
export function readPicture(session: Session, uploadsBase: string, path: string): Promise<Blob> {
  const userId = currentUserId(session.state());
  let own = kept.get(session);
  if (own?.userId !== userId) kept.set(session, (own = { userId, pictures: new Map() }));
  const { pictures } = own;
  const name = `${uploadsBase} ${path}`;
  const known = pictures.get(name);
  if (known) return known;
  const reading = readUpload(session, uploadsBase, path);
  pictures.set(name, reading);
  reading.catch(() => pictures.delete(name));
  const [oldest] = pictures.keys();
  if (pictures.size > MOST && oldest !== undefined) pictures.delete(oldest);
  return reading;
}
