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
 * msw works out the path and the cookies of a call anew for each handler that it asks, which is most of what a call costs:
 * it asks those alone that have its method, and the first word of its path.
 */
function mayBeMeant({ method, path }: HttpHandler["info"], { method: asked, url }: Request, apiBase: string): boolean {
  if (typeof method === "string" && method !== asked) return false;
  const [, first = "*"] = typeof path === "string" ? path.slice(apiBase.length).split("/") : [];
  return first === "*" || url.includes(`/${first}`);
}
