import { expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { chooseFrom, until } from "../../../../ui/test-support";
import { uiTexts } from "../../../../ui/texts";
import { renderPage, type RenderedPage } from "../../../../widgets/test-support/render-page";
import { builderTexts as texts } from "./builder-texts";

let scene: RenderedPage;
const dialog = () => scene.shadow.querySelector<HTMLElement>("dialog[open]");
const field = (label: string) =>
  until(() =>
    [...dialog()!.querySelectorAll<HTMLInputElement>("input, select")].find(
      (one) => (one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent) === label,
    ),
  );
const invalid = () => dialog()!.querySelectorAll("[aria-invalid=true]").length;

const open = async () => {
  scene = await renderPage("admin", "/app/donors", { width: 400, donors: 12 });
  await until(() => scene.shadow.querySelector("tr[data-row]"));
  scene.find("button", "Filtri").click();
  await until(dialog);
};

it("a rule shows its problem after a blur, and two rules can apply all, at least one, or not at all", async () => {
  await open();
  const rule = await field(texts.field("1"));
  await chooseFrom(rule, "Cognome");
  const value = await field(texts.value("1"));
  expect(invalid()).toBe(0);
  await userEvent.click(value);
  await scene.press("dialog[open] h2");
  await expect.poll(invalid).toBe(1);
  await userEvent.fill(value, "Rossi");
  await expect.poll(invalid).toBe(0);
  scene.find("dialog[open] button", texts.addRule).click();
  await expect.poll(() => dialog()?.innerText).toMatch(/tutte[\s\S]*almeno una[\s\S]*Escludi/);
});

it("an empty builder offers three examples, and a click builds the filter", async () => {
  await open();
  const examples = () => [...dialog()!.querySelectorAll<HTMLElement>(`section[aria-label="${texts.examples}"] button`)];
  await expect.poll(() => examples().length).toBe(3);
  const sentence = examples()[0]!.textContent;
  await userEvent.click(examples()[0]!);
  await expect.poll(() => examples().length).toBe(0);
  expect((await field(texts.field("2"))).value).toBe("Cellulare");
  await expect.poll(() => dialog()?.textContent).toContain(sentence);
});

const filterOf = (...rules: object[]) => JSON.stringify({ combinator: "and", rules });
async function paste(text: string) {
  scene.find("dialog[open] button", texts.paste).click();
  await userEvent.fill(await until(() => dialog()!.querySelector("textarea")), text);
  scene.find("dialog[open] button", texts.pasteUse).click();
}

it("pasting an invalid filter shows an error, and never selects everybody", async () => {
  await open();
  for (const [text, error] of [
    [filterOf(), "Non c’è nessuna regola."],
    [filterOf({ field: "note", operator: "=", value: { $regex: ".*" } }), "Il testo non è un filtro copiato da qui."],
  ] as const) {
    await paste(text);
    await expect.poll(() => dialog()?.textContent, { message: text.slice(0, 40) }).toContain(error);
    scene.find("dialog[open] button", uiTexts.cancel).click();
    await expect.poll(() => dialog()?.querySelector("textarea")).toBeNull();
  }
  const values = Array.from({ length: 501 }, (_, at) => `C${at}`);
  await paste(filterOf({ field: "city", operator: "in", value: values }));
  await expect.poll(() => dialog()?.textContent).toContain("Troppi valori: al massimo 500.");
});

it("the focus follows what changes: a new rule, a moved one, a copy, the next one after a removal", async () => {
  await open();
  await paste(filterOf({ field: "lastName", operator: "=", value: "Rossi" }, { field: "city", operator: "notNull" }));
  const focused = () => scene.shadow.activeElement?.getAttribute("aria-label");
  const press = async (label: string) =>
    userEvent.click(await until(() => dialog()!.querySelector<HTMLElement>(`[aria-label="${label}"]`)));
  await press(texts.more("Regola 1"));
  await userEvent.click(await until(() => scene.find("[role=menuitem]", texts.moveDown)));
  await expect.poll(focused).toBe(texts.more("Regola 2"));
  expect((await field(texts.field("2"))).value).toBe("Cognome");
  await press(texts.more("Regola 2"));
  await userEvent.click(await until(() => scene.find("[role=menuitem]", texts.duplicate)));
  await expect.poll(focused).toBe(texts.field("3"));
  scene.find("dialog[open] button", texts.addGroup).click();
  await expect.poll(focused).toBe(texts.field("4.1"));
  await press(texts.remove("Regola 2"));
  await expect.poll(focused).toBe(texts.field("2"));
  await userEvent.click(await until(() => scene.find("[data-sonner-toast] button", texts.restoreRule)));
  await expect.poll(async () => (await field(texts.field("3"))).value).toBe("Cognome");
});

it("the first rule doesn't move up, and what is typed next keeps the focus", async () => {
  await open();
  await paste(filterOf({ field: "lastName", operator: "=", value: "Rossi" }));
  const value = await field(texts.value("1"));
  dialog()!
    .querySelector<HTMLElement>(`[aria-label="${texts.more("Regola 1")}"]`)!
    .focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await userEvent.click(value);
  await userEvent.keyboard("no");
  await expect.poll(() => (value as HTMLInputElement).value).toBe("Rossino");
  expect(scene.shadow.activeElement).toBe(value);
});

it("a filter can be copied as SQL, and as text to paste", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  const filter = filterOf({ field: "lastName", operator: "=", value: "D'Angelo" });
  await open();
  await paste(filter);
  await userEvent.click(
    await until(() => dialog()!.querySelector<HTMLElement>(`[aria-label="${texts.moreOfFilter}"]`)),
  );
  await userEvent.click(await until(() => scene.find("[role=menuitem]", "Copia le regole")));
  await expect.poll(() => dialog()?.textContent).toContain(texts.languagesTitle);
  const press = async (label: string) => userEvent.click(await until(() => scene.find("dialog[open] button", label)));
  await press(texts.copyAs("SQL"));
  await expect.poll(scene.text).toContain(texts.copiedAs("SQL"));
  expect(copied.mock.lastCall?.[0]).toContain("'d''angelo'");
  await userEvent.click(await until(() => scene.find("dialog[open] [role=tab]", "MongoDB")));
  await press(texts.copyAs("MongoDB"));
  await expect.poll(() => copied.mock.lastCall?.[0]).toContain("d'angelo");
  await press(texts.copyForColleague);
  await expect.poll(() => copied.mock.lastCall?.[0]).toBe(filter);
});
