import { getResponse, http, HttpHandler, type RequestHandler } from "msw";
import type { Api } from "./api";

/** A capability whose code loads with the first call to one of its paths, so that a page with the inline mock starts sooner. */
export interface Part {
  /** Below the API's base; each stands for the paths below it, too. Parts may share a path. */
  paths: readonly string[];
  load(): Promise<(api: Api) => readonly RequestHandler[]>;
}

/** @returns a handler that passes a call to the parts of its path, in their order, until one answers */
export function partsHandler(api: Api, parts: readonly Part[]): RequestHandler {
  const { apiBase } = api.ctx;
  const loading = new Map<Part, Promise<readonly RequestHandler[]>>();
  const handlersOf = (part: Part) => {
    const handlers = loading.get(part) ?? part.load().then((handlersWith) => handlersWith(api));
    loading.set(part, handlers);
    // the next call tries again
    handlers.catch(() => loading.delete(part));
    return handlers;
  };
  return http.all(`${apiBase}/*`, async ({ request }) => {
    const path = `${pathOf(request, apiBase).join("/")}/`;
    for (const part of parts) {
      if (!part.paths.some((start) => path.startsWith(`${start}/`))) continue;
      const response = await respond(await handlersOf(part), request, apiBase);
      if (response) return response;
    }
  });
}

/** @returns the response of the first handler that matches a request */
export const respond = (handlers: readonly RequestHandler[], request: Request, apiBase: string) =>
  getResponse(
    handlers.filter((handler) => !(handler instanceof HttpHandler) || mayMatch(handler.info, request, apiBase)),
    request,
    { baseUrl: apiBase },
  );

/**
 * Whether a handler may match, by the method and the fixed segments of its path. msw compiles the pattern of each handler for
 * each request, which is most of the cost of a call.
 */
function mayMatch({ method, path }: HttpHandler["info"], request: Request, apiBase: string): boolean {
  if (typeof method === "string" && method !== request.method) return false;
  if (typeof path !== "string" || path.includes("*") || !request.url.includes(apiBase)) return true;
  const pattern = segmentsOf(path.slice(apiBase.length));
  const segments = pathOf(request, apiBase);
  return pattern.length === segments.length && pattern.every((part, i) => part.startsWith(":") || part === segments[i]);
}

const pathOf = ({ url }: Request, apiBase: string) => segmentsOf(url.slice(url.indexOf(apiBase) + apiBase.length));

/** @returns the segments of a path, without query and trailing slash */
const segmentsOf = (path: string) => path.replace(/\/?([?#].*)?$/, "").split("/");
