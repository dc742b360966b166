import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";

let scene: RenderedPage;
const open = async (path: string) => {
  scene = await renderPage("manager", `/app/emails-template/t1${path}`, { width: 1200 });
};
const tabs = () => scene.getByRole("tab").elements();
const selected = () => tabs().find((tab) => tab.ariaSelected === "true")?.textContent;

it("each tab of a template has the same tab bar and a single h1 with its name, and Exit links to the list", async () => {
  const parts = [
    ["/edit", "Composizione"],
    ["", "Anteprima"],
    ["/performance", "Risultati"],
    ["?tab=sendings&new=all", "Invii"],
  ] as const;
  for (const [path, label] of parts) {
    await open(path);
    await expect.poll(selected).toBe(label);
    expect(tabs().map(({ textContent }) => textContent)).toEqual(parts.map(([, name]) => name));
    const exit = scene.getByRole("link", { name: "Exit", exact: true });
    await expect.element(exit).toHaveAttribute("href", expect.stringMatching(/#\/app\/emails-template$/));
    // the editor's heading is a field
    const titles = () => [...scene.shadow.querySelectorAll("h1")].map((title) => title.innerText);
    if (path !== "/edit") await expect.poll(titles).toEqual(["Convocazione di dicembre"]);
  }
});

it("the header of a ready template links to a new sending; a draft has no such link", async () => {
  await open("");
  await expect.element(scene.getByRole("link", { name: "Invia…" })).toBeVisible();
  scene = await renderPage("manager", "/app/emails-template/t4", { width: 1200 });
  await expect.poll(selected).toBe("Anteprima");
  await expect.element(scene.getByRole("button", { name: /: cambia nome$/ })).toBeVisible();
  expect(scene.getByRole("link", { name: "Invia…" }).query()).toBeNull();
});

it("the editor's link to a new sending saves the changes first", async () => {
  await open("/edit");
  await userEvent.fill(scene.getByRole("textbox", { name: "Nome del modello" }), "Convocazione di Natale");
  await userEvent.click(scene.getByRole("link", { name: "Invia…" }));
  await expect.poll(() => location.hash).toContain("tab=sendings&new=all");
  const { template } = (await scene.callAs("admin", "/emails-template/t1")) as { template: { name: string } };
  expect(template.name).toBe("Convocazione di Natale");
});
