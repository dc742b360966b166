import { getResponse, HttpHandler, HttpResponse } from "msw";
import type { StartedMock } from "../start";

/**
 * What a network would make of a call: the handlers' answer, a 404 of our own for what they don't know (nothing ever
 * leaves for the real network), a 500 when one of them fails, and a `TypeError` when there is "no network".
 */
export async function answer({ handlers, ctx }: StartedMock, request: Request): Promise<Response> {
  const asked = handlers.filter((one) => !(one instanceof HttpHandler) || mayBeMeant(one.info, request, ctx.apiBase));
  const response = await getResponse(asked, request, { baseUrl: ctx.apiBase }).catch((error: unknown) => {
    console.error(error);
    return HttpResponse.json({ success: false, message: "Errore interno del server." }, { status: 500 });
  });
  if (response?.type === "error") throw new TypeError("Failed to fetch");
  return response ?? HttpResponse.json({ success: false, message: "Non trovato." }, { status: 404 });
}

/**
 * For each handler that it asks, msw builds the pattern of the path anew, which is most of the cost of a call. So it is
 * asked only for handlers with the method and as many segments, the fixed ones the same.
 */
function mayBeMeant({ method, path }: HttpHandler["info"], { method: asked, url }: Request, apiBase: string): boolean {
  if (typeof method === "string" && method !== asked) return false;
  const at = url.indexOf(apiBase);
  if (typeof path !== "string" || path.includes("*") || at < 0) return true;
  const wanted = segmentsOf(path.slice(apiBase.length));
  const given = segmentsOf(url.slice(at + apiBase.length));
  return wanted.length === given.length && wanted.every((word, i) => word.startsWith(":") || word === given[i]);
}

/** Returns the segments of a path without its query; a slash at the end makes none. */
const segmentsOf = (path: string) => path.replace(/\/?([?#].*)?$/, "").split("/");
