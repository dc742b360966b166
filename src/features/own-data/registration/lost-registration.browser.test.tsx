import { userEvent } from "vitest/browser";
import { afterEach, expect, it } from "vitest";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { LOST_OR_BARE, type Fate } from "../../../widgets/test-support/lost-answers";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { texts } from "./form/texts";
import { RegistrationPage } from "./registration-page";

/** What a new person reads on a partner's page of the form that the association has got, and whose answer was lost. */

let scene: RenderedPage;
let registered: string[];
let fate: Fate;
let canRead: boolean;
let writes: number;
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const page = () => scene.shadow.textContent ?? "";
const heading = () => scene.shadow.querySelector("h1")?.textContent.trim();
const { steps } = texts;

/** To the last step, with what must be agreed to. */
async function fillIn() {
  [registered, canRead, writes] = [[], true, 0];
  const part = <RegistrationPage onRegistered={(id) => registered.push(id)} onHome={() => undefined} />;
  scene = await renderPage("pending", "/registration", {
    part,
    async answer(request, mock) {
      if (!request.url.endsWith("/registration/d2")) return mock.fetch(request);
      if (request.method === "GET" && !canRead) throw new TypeError("cut");
      if (request.method === "GET") return mock.fetch(request);
      writes += 1;
      return fate(request, (sent) => mock.fetch(sent));
    },
  });
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
  for (const step of ["contacts", "choices", "consents"] as const) {
    await scene.press("button", steps.next);
    await expect.poll(heading).toBe(steps.titles[step]);
  }
  for (const name of ["consentPrivacy", "consentHealth"]) await userEvent.click(scene.find(`[name=${name}]`));
}
const isSent = async () =>
  ((await scene.callAs("pending", "/registration/d2")) as { donor: { status: string } }).donor.status === "verified";

it.each(Object.keys(LOST_OR_BARE))("a form whose answer %s is told as sent, not as somebody else's", async (how) => {
  fate = LOST_OR_BARE[how]!;
  await fillIn();
  await scene.press("button", texts.submit);
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  expect(page()).not.toContain(formTexts.conflictTitle);
  expect([registered, writes, await isSent()]).toEqual([["d2"], 1, true]);
});

it("where nothing can be read nobody knows; a second press finds it sent, by a server without keys, too", async () => {
  fate = async (request, done) => {
    canRead = false;
    return LOST_OR_BARE["was cut"]!(request, done);
  };
  await fillIn();
  await scene.press("button", texts.submit);
  await expect.poll(page).toContain(UNCLEAR_ERROR);
  expect(page()).not.toContain(formTexts.notSaved);
  canRead = true;
  fate = async () => Response.json({ success: false, message: "Già cambiato." }, { status: 409 });
  await scene.press("button", texts.submit);
  await expect.poll(page).toContain(texts.done.thanks("Giulia"));
  expect(page()).not.toContain(formTexts.conflictTitle);
  expect(registered).toEqual(["d2"]);
});
