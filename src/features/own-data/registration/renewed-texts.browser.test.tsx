import { afterEach, expect, it } from "vitest";
import { consentVersionNow, publishConsent } from "../../../widgets/test-support/publish-consent";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts } from "./form/texts";
import { RegistrationPage } from "./registration-page";
import { consentsTexts as consents } from "./steps/texts";
import { saveDraftAt } from "./test-support/draft-at";
import { until } from "../../../ui/test-support";

let scene: RenderedPage;
let sent: { consents?: { code: string; version: string; given: boolean }[] }[] = [];

/** Opens the last step. @param isStale the page gets the old settings until the form is sent */
async function openConsents(isStale: boolean) {
  sent = [];
  let firstSettings: Response | null = null;
  scene = await renderPage("pending", "/registration", {
    part: null,
    async answer(request, mock) {
      if (request.method === "PUT" && request.url.endsWith("/registration/d2"))
        sent.push((await request.clone().json()) as (typeof sent)[0]);
      if (isStale && sent.length === 0 && request.url.endsWith("/settings"))
        return (firstSettings ??= await mock.fetch(request)).clone();
      return mock.fetch(request);
    },
  });
  await saveDraftAt(scene, "consents");
  await scene.show(<RegistrationPage onRegistered={() => undefined} />);
  for (const name of ["consentPrivacy", "consentHealth"]) await tick(name);
}
const box = (name: string) => scene.shadow.querySelector<HTMLInputElement>(`[name=${name}]`);
const page = () => scene.text();
// not userEvent: a toast may cover the control
const send = () => scene.find("button", texts.submit).click();
const tick = async (name: string) => (await until(() => box(name))).click();

afterEach(() => sessionStorage.clear());

it("a consent to an outdated text is refused; the form shows the new text, clears this consent and keeps the others", async () => {
  await openConsents(true);
  await publishConsent(scene, "privacy", "Un testo nuovo.");
  send();
  await expect.poll(page).toContain("Un testo nuovo.");
  expect(sent.at(-1)?.consents?.[0]).toEqual({ code: "privacy", version: "1", given: true });
  await expect.poll(() => box("consentPrivacy")?.checked).toBe(false);
  expect(box("consentHealth")?.checked).toBe(true);
  await expect.poll(page).toContain(consents.renewed);
  await tick("consentPrivacy");
  send();
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  expect(sent.at(-1)?.consents?.slice(0, 2)).toEqual([
    { code: "privacy", version: await consentVersionNow(scene, "privacy"), given: true },
    { code: "health", version: "1", given: true },
  ]);
});

it("a ticked consent is cleared when its text changes, and the form can't be sent without it", async () => {
  await openConsents(false);
  await publishConsent(scene, "health", "Altro.");
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => box("consentHealth")?.checked).toBe(false);
  send();
  await expect.poll(page).toContain(texts.wrongTitle(1));
  expect(sent).toEqual([]);
});
