import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";

let scene: RenderedPage;
const open = async (id = "t1", options = {}) => {
  scene = await renderPage("manager", `/app/emails-template/${id}`, { width: 1200, ...options });
};
const heading = () => scene.heading();
const edit = async () => {
  await userEvent.click(scene.getByRole("button", { name: /: cambia nome$/ }));
  return scene.getByRole("textbox", { name: /^Nome di / });
};

it("the name is edited in the heading: Enter saves, Esc cancels, and an empty name is an error", async () => {
  await open();
  await userEvent.fill(await edit(), "Convocazione di Natale");
  await userEvent.keyboard("{Enter}");
  await expect.poll(heading).toBe("Convocazione di Natale");
  const field = await edit();
  await userEvent.clear(field);
  await userEvent.keyboard("{Enter}");
  await expect.poll(scene.text).toContain("Scrivi un nome.");
  await userEvent.keyboard("{Escape}");
  await expect.poll(heading).toBe("Convocazione di Natale");
});

it("a template that doesn't exist shows the 404 page", async () => {
  await open("nowhere");
  await expect.poll(heading).toBe("Page not found");
});

it("a server without sending has no tab for sendings, and the tab's address shows the preview", async () => {
  await open("t1?tab=sendings", { features: [] });
  await until(() => scene.shadow.querySelector("iframe"));
  const tabs = scene
    .getByRole("tab")
    .elements()
    .map(({ textContent }) => textContent);
  expect(tabs.join()).not.toContain("Invii");
  expect(tabs).toHaveLength(3);
});
