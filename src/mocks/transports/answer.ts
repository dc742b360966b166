import { HttpResponse } from "msw";
import { respond } from "../handlers/respond";
import type { StartedMock } from "../start";

/**
 * Answers a request with the handlers. An unknown path gets a 404 and never goes to the network; an exception becomes a 500.
 * @throws TypeError for a simulated network error, as `fetch` does
 */
export async function answer({ handlers, ctx }: StartedMock, request: Request): Promise<Response> {
  const response = await respond(handlers, request, ctx.apiBase).catch((error: unknown) => {
    console.error(error);
    return HttpResponse.json({ success: false, message: "Errore interno del server." }, { status: 500 });
  });
  if (response?.type === "error") throw new TypeError("Failed to fetch");
  return response ?? HttpResponse.json({ success: false, message: "Non trovato." }, { status: 404 });
}
