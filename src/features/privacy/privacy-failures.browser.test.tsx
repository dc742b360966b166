import { expect, it, vi } from "vitest";
import { endpoints } from "../../api/endpoints";
import { renderPage } from "../../widgets/test-support/render-page";
import { until } from "../../ui/test-support";
import { PrivacyBanner } from "./index";
import { texts } from "./texts";

const refused =
  (status: number, body: object = { success: false, message: `Risposta ${status}` }) =>
  () =>
    Response.json(body, { status });

it("a failed acceptance shows its error, and a retry works", async () => {
  const cases: [name: string, answer: (request: Request) => Response | Promise<Response>, says: string][] = [
    ["422", refused(422, { success: false, error: [{ msg: "Non va", param: "privacy" }] }), "Non va"],
    ["401", refused(401), "Risposta 401"],
    ["403", refused(403), "Risposta 403"],
    ["409", refused(409), "Risposta 409"],
    ["429", refused(429), "Risposta 429"],
    ["500", refused(500), "Risposta 500"],
    ["success: false", refused(200, { success: false, error: "Non ora" }), "Non ora"],
    ["time-out", (request) => new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason as Error))), "Non sappiamo"],
    ["cut", () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("cut")) })), ""],
    ["offline", () => Promise.reject(new TypeError("Failed to fetch")), "Non sappiamo"],
    ["HTML", () => new Response("<html><h1>Manutenzione</h1>", { headers: { "Content-Type": "text/html" } }), ""],
    ["empty", () => new Response(""), ""],
  ]; // prettier-ignore
  let current: (typeof cases)[number][1] | null = null;
  const page = await renderPage("suspended", "/app/dashboard", {
    part: <PrivacyBanner privacyUrl={null} onLeave={() => undefined} />,
    answer: (request) => (request.url.endsWith(endpoints.updateProfile()) ? current?.(request) : undefined),
  });
  const toasts = () => [...page.shadow.querySelectorAll("[data-sonner-toast]")].map(({ textContent }) => textContent);
  const lines = ["call | answer | shown | way on"];
  await expect.poll(() => page.shadow.querySelector("section[aria-labelledby]")).toBeTruthy();
  for (const [name, answer, says] of cases) {
    current = answer;
    const before = new Set(page.shadow.querySelectorAll("[data-sonner-toast]"));
    const isNew = () => [...page.shadow.querySelectorAll("[data-sonner-toast]")].some((toast) => !before.has(toast));
    if (name === "time-out") vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await page.press("button", texts.accept);
    if (name === "time-out") await vi.advanceTimersByTimeAsync(62_000);
    vi.useRealTimers();
    await expect.poll(() => toasts().join(" "), { message: name }).toContain(says);
    if (!says) await expect.poll(isNew, { message: name }).toBe(true);
    lines.push(["PUT /auth/update-profile", name, says || (toasts()[0] ?? ""), texts.accept].join(" | "));
    await until(() => page.find("button", texts.accept)); // enabled again
  }
  console.warn(lines.join("\n"));
  current = null;
  await page.press("button", texts.accept);
  await expect.poll(() => toasts().join(" ")).toContain(texts.accepted);
  await expect.poll(() => page.shadow.querySelector("section[aria-labelledby]")).toBeNull();
});
