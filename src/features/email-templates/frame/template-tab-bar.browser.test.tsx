import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";

let scene: RenderedPage;
const open = async (path: string) => {
  scene = await renderPage("manager", `/app/emails-template/t1${path}`, { width: 1200 });
};
const tabs = () => [...scene.shadow.querySelectorAll<HTMLElement>("[role=tab]")];
const selected = () => tabs().find((tab) => tab.ariaSelected === "true")?.textContent;
const exit = () => scene.find("a", "Exit").getAttribute("href");

it("each tab of a template has the same tab bar, and Exit links to the list", async () => {
  const parts = [
    ["/edit", "Composizione"],
    ["", "Anteprima"],
    ["/performance", "Risultati"],
    ["?tab=sendings", "Invii"],
  ] as const;
  for (const [path, label] of parts) {
    await open(path);
    await expect.poll(selected).toBe(label);
    expect(tabs().map(({ textContent }) => textContent)).toEqual(parts.map(([, name]) => name));
    expect(exit()).toMatch(/#\/app\/emails-template$/);
  }
});

it.each(["", "/performance", "?tab=sendings&new=all"])(
  "the page of a template has a single h1 with its name (%s)",
  async (path) => {
    await open(path);
    await expect.poll(() => scene.shadow.querySelectorAll("h2").length).toBeGreaterThan(0);
    const headings = () => [...scene.shadow.querySelectorAll("h1")].map((heading) => heading.innerText);
    await expect.poll(headings).toEqual(["Convocazione di dicembre"]);
  },
);

it("the header of a ready template links to a new sending; a draft has no such link", async () => {
  await open("");
  await until(() => scene.find("header a", "Invia…"));
  scene = await renderPage("manager", "/app/emails-template/t4", { width: 1200 });
  await expect.poll(selected).toBe("Anteprima");
  await until(() => scene.shadow.querySelector("h1 button"));
  expect([...scene.shadow.querySelectorAll("header a")].map(({ textContent }) => textContent)).not.toContain("Invia…");
});

it("the editor's link to a new sending saves the changes first", async () => {
  await open("/edit");
  const name = await until(() => scene.shadow.querySelector<HTMLInputElement>("header input"));
  await userEvent.fill(name, "Convocazione di Natale");
  await userEvent.click(await until(() => scene.find("a", "Invia…")));
  await expect.poll(() => location.hash).toContain("tab=sendings&new=all");
  const { template } = (await scene.callAs("admin", "/emails-template/t1")) as { template: { name: string } };
  expect(template.name).toBe("Convocazione di Natale");
});
