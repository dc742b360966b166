import { DEFAULT_ERROR_MESSAGE } from "../domain/texts";
import { ApiError } from "./errors";
import type { Session } from "./session/session";
import { send } from "./transport";

/**
 * Reads a file of the uploads host, which takes the bearer like the API (specification §6, §7) and is refreshed like it.
 * @param uploadsBase the host's address, without a slash at its end
 * @param path as the API gives it; one that leads off the uploads host is refused, since the token would go along
 * @throws TypeError without a network, ApiError for a 401 that stays, Error for another answer that isn't 2xx or a path that leads elsewhere
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
  return session.withBearer(async (token) => {
    const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
    const request = new Request(url, { headers, credentials: "omit", signal });
    const response = await send(uploadsBase, request);
    // another host's 403 says nothing of our session: it isn't worth a refresh
    if (response.status === 401) throw new ApiError("http", DEFAULT_ERROR_MESSAGE, 401);
    if (!response.ok) throw new Error(`The uploads host answers ${response.status}`);
    return response.blob();
  });
}
