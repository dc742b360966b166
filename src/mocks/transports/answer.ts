import { getResponse, HttpResponse } from "msw";
import type { StartedMock } from "../start";

/**
 * What a network would make of a call: the handlers' answer, a 404 of our own for what they don't know (nothing ever
 * leaves for the real network), a 500 when one of them fails, and a `TypeError` when there is "no network".
 */
export async function answer({ handlers, ctx }: StartedMock, request: Request): Promise<Response> {
  const response = await getResponse(handlers, request, { baseUrl: ctx.apiBase }).catch((error: unknown) => {
    console.error(error);
    return HttpResponse.json({ success: false, message: "Errore interno del server." }, { status: 500 });
  });
  if (response?.type === "error") throw new TypeError("Failed to fetch");
  return response ?? HttpResponse.json({ success: false, message: "Non trovato." }, { status: 404 });
}
