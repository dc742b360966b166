import { getResponse, HttpHandler, HttpResponse } from "msw";
import type { StartedMock } from "../start";

/**
 * Answers a request with the handlers. An unknown path gets a 404 and never goes to the network; an exception becomes a 500.
 * @throws TypeError for a simulated network error, as `fetch` does
 */
export async function answer({ handlers, ctx }: StartedMock, request: Request): Promise<Response> {
  const candidates = handlers.filter(
    (handler) => !(handler instanceof HttpHandler) || mayMatch(handler.info, request, ctx.apiBase),
  );
  const response = await getResponse(candidates, request, { baseUrl: ctx.apiBase }).catch((error: unknown) => {
    console.error(error);
    return HttpResponse.json({ success: false, message: "Errore interno del server." }, { status: 500 });
  });
  if (response?.type === "error") throw new TypeError("Failed to fetch");
  return response ?? HttpResponse.json({ success: false, message: "Non trovato." }, { status: 404 });
}

/**
 * Whether a handler may match, by the method and the fixed segments of its path. msw compiles the pattern of each handler for
 * each request, which is most of the cost of a call.
 */
function mayMatch({ method, path }: HttpHandler["info"], request: Request, apiBase: string): boolean {
  const { url } = request;
  if (typeof method === "string" && method !== request.method) return false;
  const at = url.indexOf(apiBase);
  if (typeof path !== "string" || path.includes("*") || at < 0) return true;
  const pattern = segmentsOf(path.slice(apiBase.length));
  const segments = segmentsOf(url.slice(at + apiBase.length));
  return pattern.length === segments.length && pattern.every((part, i) => part.startsWith(":") || part === segments[i]);
}

/** @returns the segments of a path, without query and trailing slash */
const segmentsOf = (path: string) => path.replace(/\/?([?#].*)?$/, "").split("/");
