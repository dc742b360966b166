import type { Session } from "./session/session";
import { transportFor } from "./transport";

/**
 * Reads a file of the uploads host, which takes the bearer like the API (specification §6, §7).
 * @param uploadsBase the host's address, without a slash at its end
 * @param path as the API gives it; one that leads off the uploads host is refused, since the token would go along
 * @throws TypeError without a network, Error for an answer that isn't 2xx or a path that leads elsewhere
 */
export async function readUpload(
  session: Session,
  uploadsBase: string,
  path: string,
  signal: AbortSignal,
): Promise<Blob> {
  const base = new URL(`${uploadsBase}/`);
  const url = new URL(path.replace(/^\/(?!\/)/, ""), base);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname))
    throw new Error("The path of an upload leads off the uploads host");
  const token = session.authToken();
  const request = new Request(url, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    credentials: "omit",
    signal,
  });
  const response = await transportFor(uploadsBase).fetch(request);
  if (!response.ok) throw new Error(`The uploads host answers ${response.status}`);
  return response.blob();
}
