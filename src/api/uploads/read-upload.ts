import { createFetch } from "ofetch";
import { bearerOptions } from "../client/bearer";
import type { Session } from "../session/session";
import { send } from "../transport";

/**
 * Reads a file of the uploads host, with the bearer (specification §6, §7).
 * @param uploadsBase without a slash at its end
 * @param path as in the API's response. It must not lead to another host, which would get the token
 * @throws ApiError for a response that isn't 2xx, Error without a network or for a path to another host
 */
export async function readUpload(session: Session, uploadsBase: string, path: string): Promise<Blob> {
  const base = new URL(`${uploadsBase}/`);
  const url = new URL(path.replace(/^\/(?!\/)/, ""), base);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname))
    throw new Error("The path of an upload leads off the uploads host");
  const $fetch = createFetch({ fetch: (input, init) => send(uploadsBase, new Request(input, init)) });
  // not after a 403, which says nothing about our session
  const byBearer = bearerOptions(session.bearer(), [401], () => null);
  return $fetch(url.href, { credentials: "omit", responseType: "blob", ...byBearer });
}
