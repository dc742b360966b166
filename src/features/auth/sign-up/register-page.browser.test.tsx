import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import { texts } from "../texts";

it("whoever has an account already is told so until they change the address: the links on stay where they are", async () => {
  const scene = await renderPage(null, "/auth/register");
  const control = (label: string) => {
    const found = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent.startsWith(label));
    return scene.shadow.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
  };
  const linkOn = () =>
    [...scene.shadow.querySelectorAll("a")].find(({ textContent }) => textContent === texts.newPassword);
  await expect.poll(() => scene.shadow.querySelectorAll("option").length).toBeGreaterThan(1);
  await userEvent.fill(control(texts.firstName), "Zoè");
  await userEvent.fill(control(texts.lastName), "D'Amico");
  await userEvent.fill(control(texts.email), "donor@gds.example");
  await userEvent.fill(control(texts.password), "cavallo batteria graffetta");
  await userEvent.selectOptions(control(texts.area), "Lodi");
  await userEvent.click(scene.find("button[type=submit]"));
  await expect.poll(() => scene.focused()).toBe(control(texts.email));
  await expect.poll(linkOn).toBeTruthy();

  await userEvent.tab(); // as a press on the link does
  await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  expect(linkOn()).toBeTruthy();
  await userEvent.fill(control(texts.email), "zoe@posta.example");
  await expect.poll(linkOn).toBeUndefined();
});

it("asks for the last name before the first name, as the form of a donor does", async () => {
  const scene = await renderPage(null, "/auth/register");
  await expect.poll(() => scene.shadow.querySelectorAll("label").length).toBeGreaterThan(1);
  const labels = [...scene.shadow.querySelectorAll("label")].map(({ textContent }) => textContent);
  expect(labels.slice(0, 2)).toEqual([texts.lastName, texts.firstName]);
});
