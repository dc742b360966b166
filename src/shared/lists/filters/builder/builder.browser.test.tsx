import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { chooseFrom, until } from "../../../../ui/test-support";
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
  scene = await renderPage("admin", "/app/donors", { width: 400 });
  await until(() => scene.shadow.querySelector("tr[data-row]"));
  scene.find("button", "Filtri").click();
  await until(dialog);
};

it("a rule says what is wrong once it was left, not while it is begun", async () => {
  await open();
  const rule = await field(texts.field("1"));
  await chooseFrom(rule, "Cognome");
  const value = await field(texts.value("1"));
  expect(invalid()).toBe(0);
  await userEvent.click(value);
  await userEvent.click(scene.find("dialog[open] h2"));
  await expect.poll(invalid).toBe(1);
  await userEvent.fill(value, "Rossi");
  await expect.poll(invalid).toBe(0);
});

it("how rules go together is said in words: all, at least one, or who doesn't", async () => {
  await open();
  await chooseFrom(await field(texts.field("1")), "Cognome");
  scene.find("dialog[open] button", texts.addRule).click();
  await expect.poll(() => dialog()?.innerText).toMatch(/tutte[\s\S]*almeno una[\s\S]*Escludi/);
});

it("a builder without rules offers three sentences; a press builds that filter", async () => {
  await open();
  const examples = () => [...dialog()!.querySelectorAll<HTMLElement>(`section[aria-label="${texts.examples}"] button`)];
  await expect.poll(() => examples().length).toBe(3);
  const sentence = examples()[0]!.textContent;
  await userEvent.click(examples()[0]!);
  await expect.poll(() => examples().length).toBe(0);
  expect((await field(texts.field("2"))).value).toBe("Cellulare");
  await expect.poll(() => dialog()?.textContent).toContain(sentence);
});
