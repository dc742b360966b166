import { userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { found, json, opened, person } from "./test-support/search-bar";

it("a failed search shows the error, keeps the typed text, and can be retried", async () => {
  const refused =
    (status: number, body: object = { success: false, message: `Risposta ${status}` }, headers = {}) =>
    () =>
      json(body, status, headers);
  const cases: [name: string, answer: (url: URL, request: Request) => Response | Promise<Response>, says: string][] = [
    ["422", refused(422, { success: false, error: [{ msg: "Troppo corto", param: "keyword" }, { msg: "Non va" }] }), "Troppo corto, Non va"],
    ["401", refused(401), "Risposta 401"],
    ["403", refused(403), "Risposta 403"],
    ["409", refused(409), "Risposta 409"],
    ["429", refused(429, { success: false, message: "Troppe richieste" }, { "Retry-After": "7" }), "Troppe richieste Riprova tra 7 secondi."],
    ["429 for long", refused(429, { success: false, message: "Troppe richieste" }, { "Retry-After": "90" }), "Troppe richieste Riprova alle"],
    ["500", refused(500), "Risposta 500"],
    ["503 without words", refused(503, {}), "An error occurred during the request."],
    ["success: false", refused(200, { success: false, error: "Indice in manutenzione" }), "Indice in manutenzione"],
    ["time-out", (_url, request) => new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason as Error))), "Il server non risponde"],
    ["cut", () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("cut")) }), { headers: { "Content-Type": "application/json" } }), "Il servizio non risponde"],
    ["offline", () => Promise.reject(new TypeError("Failed to fetch")), "Il servizio non risponde"],
    ["HTML", () => new Response("<html><h1>Manutenzione</h1>", { headers: { "Content-Type": "text/html" } }), "risposta"],
    ["empty", () => new Response(""), "risposta"],
  ]; // prettier-ignore
  const lines = ["call | answer | shown | typed | way on"];
  let current: (typeof cases)[number][1] | null = null;
  const page = await opened("admin", (url, request) => current?.(url, request) ?? json(found([person("Ada")])));
  const alert = () => page.shadow.querySelector("dialog [role=alert]")?.textContent ?? "";
  for (const [name, answer, says] of cases) {
    current = answer;
    await userEvent.clear(page.field());
    if (name === "time-out") vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await userEvent.fill(page.field(), "ada");
    if (name === "time-out") await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    await expect.poll(alert, { message: name }).toContain(says);
    lines.push(["GET /search/", name, alert(), page.field().value, "Riprova"].join(" | "));
    current = null;
    await page.press("dialog [role=alert] button");
    await expect.poll(page.names, { message: name }).toEqual(["Prova Ada"]);
    expect(page.field().value).toBe("ada");
    expect(page.focused()).toBe(page.field());
  }
  console.warn(lines.join("\n"));
});
