import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts } from "../texts";
import { uiTexts } from "../../../ui/texts";

const control = (scene: RenderedPage, label: string) => {
  const found = [...scene.shadow.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith(label));
  return scene.shadow.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};
const descriptionOf = (scene: RenderedPage, label: string) =>
  (control(scene, label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => scene.shadow.getElementById(id)?.textContent)
    .join(" ");
const zonesLoaded = (scene: RenderedPage) =>
  expect.poll(() => scene.shadow.querySelectorAll("option").length).toBeGreaterThan(1);

it("each wrong field shows its message, and the first one gets the focus", async () => {
  const scene = await renderPage(null, "/auth/register");
  await zonesLoaded(scene);
  await userEvent.fill(control(scene, texts.firstName), "Zoè");
  await userEvent.fill(control(scene, texts.email), "zoe");
  await userEvent.fill(control(scene, texts.password), "juventus");
  await expect.poll(scene.text).toContain("È una delle password più usate"); // while typing
  await scene.press("button[type=submit]");
  await expect.poll(() => scene.focused()).toBe(control(scene, texts.lastName));
  expect(descriptionOf(scene, texts.lastName)).toContain(texts.lastNameMissing);
  expect(descriptionOf(scene, texts.area)).toContain(texts.areaMissing);
  expect(control(scene, texts.email).getAttribute("aria-invalid")).toBe("true");
  await userEvent.fill(control(scene, texts.email), "zoe@posta.example");
  await expect.poll(() => control(scene, texts.email).getAttribute("aria-invalid")).not.toBe("true");
});

it("zones that couldn't be read are read again on a press", async () => {
  let fails = true;
  const scene = await renderPage(null, "/auth/register", {
    answer: ({ url }) =>
      fails && url.endsWith("/zones") ? Response.json({ success: false }, { status: 422 }) : undefined,
  });
  await expect.poll(scene.text).toContain(texts.areaFailed);
  fails = false;
  await scene.press("button", uiTexts.retry);
  await zonesLoaded(scene);
});

it("a taken address shows its links until the address changes, also after the field loses the focus", async () => {
  const scene = await renderPage(null, "/auth/register");
  const newPasswordLink = () =>
    [...scene.shadow.querySelectorAll("a")].find(({ textContent }) => textContent === texts.newPassword);
  await zonesLoaded(scene);
  await userEvent.fill(control(scene, texts.firstName), "Zoè");
  await userEvent.fill(control(scene, texts.lastName), "D'Amico");
  await userEvent.fill(control(scene, texts.email), "donor@gds.example");
  await userEvent.fill(control(scene, texts.password), "cavallo batteria graffetta");
  await userEvent.selectOptions(control(scene, texts.area), "Lodi");
  await scene.press("button[type=submit]");
  await expect.poll(() => scene.focused()).toBe(control(scene, texts.email));
  await expect.poll(newPasswordLink).toBeTruthy();

  await userEvent.tab(); // as a press on the link does
  await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  expect(newPasswordLink()).toBeTruthy();
  await userEvent.fill(control(scene, texts.email), "zoe@posta.example");
  await expect.poll(newPasswordLink).toBeUndefined();
});

it("the last name comes before the first name, as in a donor's form", async () => {
  const scene = await renderPage(null, "/auth/register");
  await expect.poll(() => scene.shadow.querySelectorAll("label").length).toBeGreaterThan(1);
  const labels = [...scene.shadow.querySelectorAll("label")].map(({ textContent }) => textContent);
  expect(labels.slice(0, 2)).toEqual([texts.lastName, texts.firstName]);
});
