import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { uiTexts } from "../../../ui/texts";
import { DataRequestsTab } from "./data-requests-tab";
import { certificateTexts, texts } from "./texts";

let scene: RenderedPage;
const line = (text: string) => scene.find("li button", text);

/** Opens the register, with an open request of d7. */
async function open(options: RenderOptions = {}): Promise<void> {
  scene = await renderPage("admin", "/app", { part: null, width: 1200, ...options });
  const body = { donor: "d7", received: "2026-11-13", via: "letter", identity: "document" };
  await scene.callAs("admin", "/data-requests", { method: "POST", body });
  location.hash = "#/app/settings?tab=dataRequests";
  await scene.show(<DataRequestsTab />);
  await expect.poll(scene.text).toContain("2026/003");
}

it("a refusal needs its reason, which stays in the register without the person", async () => {
  await open();
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: { lastName: string } };
  expect(scene.text()).not.toContain(donor.lastName);
  await scene.press("button", texts.refuse);
  await scene.press("dialog button[type=submit]", texts.refuseIt);
  await expect.poll(scene.text).toContain(texts.reasonMissing);
  await userEvent.fill(scene.shadow.querySelector("dialog textarea")!, "Serve in un giudizio.");
  await scene.press("dialog button[type=submit]", texts.refuseIt);
  await expect.poll(() => line("2026/003").textContent).toContain(texts.outcomes.refused);
  await expect.poll(scene.text).toContain("Serve in un giudizio.");
  expect(scene.shadow.querySelector('a[href*="erase"]')).toBeNull();
});

it("the chosen erasure has its certificate", async () => {
  await open();
  line("2026/002").click();
  await expect.poll(scene.text).toContain(certificateTexts.title("2026/002"));
  expect(scene.text()).toContain(certificateTexts.keptParts);
  expect(scene.find("button", texts.print)).toBeTruthy();
});

/** Answers with other settings of the erasures, or without those of the settings page. */
const answersWith = (kept: object | null, section?: object): RenderOptions => ({
  async answer(request, mock) {
    if (request.method !== "GET") return undefined;
    if (section && request.url.endsWith("/settings")) {
      const sent = (await (await mock.fetch(request)).json()) as { settings: object };
      return Response.json({ ...sent, settings: { ...sent.settings, dataRequests: section } });
    }
    if (!request.url.endsWith("/data-requests")) return undefined;
    const sent = (await (await mock.fetch(request)).json()) as { requests: { erased: object | null }[] };
    const requests = sent.requests.map(({ erased, ...rest }) => ({ ...rest, erased: erased && { ...erased, kept } }));
    return Response.json({ ...sent, requests });
  },
});
const SETTINGS = { donationYears: 12, requestYears: 4, backupDays: 1, reason: "motivo di allora" };

it("a certificate says what was kept at the time, not by today's settings", async () => {
  await open(answersWith(SETTINGS));
  line("2026/002").click();
  await expect.poll(scene.text).toContain("motivo di allora, 12 anni");
});

it("a certificate from a server that doesn't say what was kept has today's settings", async () => {
  await open(answersWith(null, { version: 3, values: SETTINGS }));
  line("2026/002").click();
  await expect.poll(scene.text).toContain("motivo di allora, 12 anni");
});

it("a certificate isn't printed while nobody knows what was kept", async () => {
  let fails = true;
  const { answer } = answersWith(null);
  await open({
    answer: (request, mock) =>
      fails && request.url.endsWith("/settings") ? new Response(null, { status: 400 }) : answer?.(request, mock),
  });
  line("2026/002").click();
  await expect.poll(scene.text).toContain(certificateTexts.title("2026/002"));
  await expect.poll(scene.text).toContain(texts.keptFailed);
  for (const text of [texts.print, certificateTexts.keptParts]) expect(scene.text()).not.toContain(text);
  fails = false;
  await scene.press("button", uiTexts.retry);
  await expect.poll(scene.text).toContain(texts.print);
  expect(scene.text()).toContain(certificateTexts.keptParts);
});

it("settings that the server doesn't let anybody change are read-only", async () => {
  await open(answersWith(SETTINGS, { values: { ...SETTINGS, reason: "motivo della sede" } }));
  await expect.poll(scene.text).toContain(texts.readOnly);
  for (const text of [texts.kept, texts.donationYears, "motivo della sede"]) expect(scene.text()).toContain(text);
  expect(scene.text()).not.toContain(texts.saveKept);
});

it("the register can be browsed while the settings are unsaved, which stay", async () => {
  await open();
  const years = scene.getByRole("textbox", { name: texts.donationYears });
  await userEvent.fill(years, "25");
  line("2026/002").click();
  await expect.poll(scene.text).toContain(certificateTexts.title("2026/002"));
  expect(scene.dialog()).toBeUndefined();
  await expect.element(years).toHaveValue("25");
});

it("an open request without its last day doesn't say that it expires today", async () => {
  await open({
    async answer(request, mock) {
      if (request.method !== "GET" || !request.url.endsWith("/data-requests")) return undefined;
      const sent = (await (await mock.fetch(request)).json()) as { requests: object[] };
      return Response.json({ ...sent, requests: sent.requests.map((one) => ({ ...one, due: null })) });
    },
  });
  await expect.poll(() => line("2026/003").textContent).toContain("Aperta");
  expect(scene.text()).not.toContain(texts.open(0));
});

it("on a phone the focus goes to the details of the chosen request, also of the first again", async () => {
  await open({ width: 360 });
  for (const number of ["2026/002", "2026/003", "2026/003"]) {
    line(number).focus();
    line(number).click();
    await expect.poll(() => scene.focused()?.closest("h2")?.textContent).toBe(number);
  }
});

it("nobody answers the own request, and the register says who does", async () => {
  scene = await renderPage("admin", "/app", { part: null, width: 1200 });
  await scene.callAs("admin", "/auth/account/deletion", { method: "POST", body: { reason: "Smetto" } });
  location.hash = "#/app/settings?tab=dataRequests";
  await scene.show(<DataRequestsTab />);
  await expect.poll(scene.text).toContain(texts.own);
  for (const label of [texts.refuse, texts.erase, texts.toPerson]) expect(scene.text()).not.toContain(label);
});
