import { readUpload } from "./read-upload";
import type { Session } from "../session/session";
import { currentUserId } from "../session/state";

/** More than a long list shows. */
const MAX_PICTURES = 200;

interface UserPictures {
  userId: string | null;
  pictures: Map<string, Promise<Blob>>;
}
const cached = new WeakMap<Session, UserPictures>();

/**
 * Reads a profile image once for all components that show it, until the user changes.
 * @throws as `readUpload`; the next call then reads it again
 */
export function readPicture(session: Session, uploadsBase: string, path: string): Promise<Blob> {
  const userId = currentUserId(session.state());
  let current = cached.get(session);
  if (current?.userId !== userId) cached.set(session, (current = { userId, pictures: new Map() }));
  const { pictures } = current;
  const name = `${uploadsBase} ${path}`;
  const started = pictures.get(name);
  if (started) return started;
  const reading = readUpload(session, uploadsBase, path);
  pictures.set(name, reading);
  reading.catch(() => pictures.delete(name));
  const [oldest] = pictures.keys();
  if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
  return reading;
}
