import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { defineWidget } from "./element";
import { API, create, innerRoot, log, press, Probe, probeTag, settled, text } from "./host/test-support";
import type { WidgetHtmlElement } from "./host/html-element";

beforeEach(() => void (log.length = 0));
afterEach(async () => {
  document.body.replaceChildren();
  await settled();
});

const put = async (tag: string, apiBase: string | null = API) => {
  const element = create(tag, apiBase);
  document.body.append(element);
  await settled();
  return element;
};

it("an element shows its widget in an open shadow root, in Italian, under one adopted sheet", async () => {
  const element = await put(probeTag());
  expect(text(element)).toContain(`${API} light`);
  expect(innerRoot(element)?.getAttribute("lang")).toBe("it");
  const other = await put(probeTag());
  expect(element.shadowRoot?.adoptedStyleSheets[0]).toBe(other.shadowRoot?.adoptedStyleSheets[0]);
});

it("nothing is mounted before the element is in the page", async () => {
  const element = create(probeTag());
  element.theme = "dark";
  await settled();
  expect(element.shadowRoot?.childNodes).toHaveLength(0);
});

it("attributes and properties reflect each other, and a removed attribute has its default again", async () => {
  const element = await put(probeTag());
  element.theme = "dark";
  expect(element.getAttribute("theme")).toBe("dark");
  element.setAttribute("theme", "auto");
  expect(element.theme).toBe("auto");
  await settled();
  expect(text(element)).toContain("auto");
  element.removeAttribute("theme");
  expect(element.theme).toBeUndefined();
  await settled();
  expect(text(element)).toContain("light");
  element.theme = "dark";
  element.theme = null;
  expect(element.hasAttribute("theme")).toBe(false);
});

it("a property that was set before the upgrade is applied", async () => {
  const tag = "gds-probe-late";
  const element = create(tag, null);
  element.apiBase = API;
  element.theme = "dark";
  document.body.append(element);
  defineWidget(tag, Probe);
  await settled();
  expect(text(element)).toContain(`${API} dark`);
  expect(Object.hasOwn(element, "theme")).toBe(false);
});

it("an element that is moved with append keeps its state, and its overlays stay in the top layer", async () => {
  const element = await put(probeTag());
  press(element, "clicked 0");
  const column = document.createElement("div");
  document.body.append(column);
  column.append(element);
  await settled();
  expect(text(element)).toContain("clicked 1");
  expect(log).toEqual(["mounted"]);
  expect(element.shadowRoot?.querySelectorAll("[popover]:popover-open")).toHaveLength(1);
});

it("an element that is moved with moveBefore keeps its state", async () => {
  const element = await put(probeTag());
  press(element, "clicked 0");
  const column = document.createElement("div");
  document.body.append(column);
  (column as { moveBefore(node: Node, before: null): void }).moveBefore(element, null);
  await settled();
  expect(text(element)).toContain("clicked 1");
  expect(log).toEqual(["mounted"]);
});

it("a removed element unmounts and empties its shadow root; inserted again, it starts from the beginning", async () => {
  const element = await put(probeTag());
  element.remove();
  await settled();
  expect(log).toEqual(["mounted", "unmounted"]);
  expect(element.shadowRoot?.childNodes).toHaveLength(0);
  document.body.append(element);
  await settled();
  expect(text(element)).toContain("clicked 0");
});

it("a tag that is defined already is skipped, with a warning if another script has defined it", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const tag = probeTag();
  defineWidget(tag, Probe);
  expect(warn).not.toHaveBeenCalled();
  customElements.define("gds-stranger", class extends HTMLElement {});
  defineWidget("gds-stranger", Probe);
  await expect.poll(() => warn.mock.calls).toEqual([[expect.stringContaining("<gds-stranger> c’è già")]]);
  expect(customElements.get(tag)).toHaveProperty("version", expect.stringMatching(/^\d+\.\d+\.\d+/));
  warn.mockRestore();
});

it("wrong attributes show visitors one sentence, and the page's owner the details; they fire gds-error; once they are corrected, the widget appears, with defaults for cosmetic attributes", async () => {
  const errors: unknown[] = [];
  const onError = (event: CustomEvent) => errors.push(event.detail);
  document.addEventListener("gds-error" as never, onError as never);
  const element = await put(probeTag(), null);
  const shown = () => (innerRoot(element) as HTMLElement).innerText;
  await expect.poll(shown).toContain("non è ancora attivo su questa pagina.");
  expect(shown()).not.toContain("api-base");
  element.shadowRoot?.querySelector("summary")?.click();
  await expect.poll(shown).toContain("Manca l’attributo api-base");
  await expect.poll(() => errors).toHaveLength(1);
  expect(errors).toEqual([{ code: "config-api-base", message: expect.stringContaining("api-base") }]);
  // the box isn't at the edge of the element
  const box = element.shadowRoot?.querySelector("[role=alert]")?.getBoundingClientRect();
  expect(box?.top).toBeGreaterThan(innerRoot(element)!.getBoundingClientRect().top);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  element.apiBase = API;
  (element as { theme: unknown }).theme = "Scuro";
  await expect.poll(() => text(element)).toContain(`${API} light`);
  await expect
    .poll(() => warn.mock.calls.flat())
    .toEqual([expect.stringMatching(/«Scuro».*Vale il valore predefinito\.$/)]);
  warn.mockRestore();
  element.theme = "dark";
  await settled();
  expect(text(element)).toContain(`${API} dark`);
  document.removeEventListener("gds-error" as never, onError as never);
});

it("a widget that crashes shows a message, fires gds-error without details, and comes back with Riprova", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const errors: unknown[] = [];
  const element = await put(probeTag());
  element.addEventListener("gds-error" as never, ((event: CustomEvent) => errors.push(event.detail)) as never);
  press(element, "break");
  await settled(); // the first crash mounts it again
  press(element, "break");
  await settled();
  expect(text(element)).toContain("Qualcosa non ha funzionato");
  expect(errors).toEqual([{ code: "crash", message: expect.not.stringContaining("on purpose") }]);
  element.dataset.repaired = "";
  press(element, "Riprova");
  await settled();
  expect(text(element)).toContain("clicked 0");
  quiet.mockRestore();
});

it("the element sets the page's title, and its removal restores the host's", async () => {
  const before = document.title;
  onTestFinished(() => void (document.title = before));
  document.title = "Il sito del club";
  const element = await put(probeTag({ pageTitle: true }));
  expect(document.title).toBe("Prova | Gruppo Donatori di Sangue");
  element.remove();
  await settled();
  expect(document.title).toBe("Il sito del club");
  const withoutTitle = await put(probeTag());
  expect(document.title).toBe("Il sito del club");
  (withoutTitle as WidgetHtmlElement).pageTitle = "on";
  await settled();
  expect(document.title).toBe("Prova | Gruppo Donatori di Sangue");
});

it("keys in our fields, and Enter and Space on our buttons, don't reach the host's shortcuts, except Tab and the toasts' Alt+T", async () => {
  const hostKeys: string[] = [];
  const onKey = (event: KeyboardEvent) => hostKeys.push(event.key);
  document.addEventListener("keydown", onKey);
  const element = await put(probeTag());
  const elementKeys: string[] = [];
  element.addEventListener("keydown", (event) => elementKeys.push(event.key));
  const [field, button] = ["input", "button"].map((selector) => element.shadowRoot!.querySelector(selector)!);
  const down = (target: Element, key: string, init: KeyboardEventInit = {}) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, ...init }));
  down(field!, "s");
  down(field!, "k", { ctrlKey: true });
  down(field!, "Tab");
  down(field!, "t", { altKey: true, code: "KeyT" });
  down(button!, "x");
  down(button!, "Enter");
  down(button!, " ");
  expect(hostKeys).toEqual(["Tab", "t", "x"]);
  expect(elementKeys).toEqual(["s", "k", "Tab", "t", "x", "Enter", " "]);
  document.removeEventListener("keydown", onKey);
});

it("an element that is removed before its first commit and inserted again works", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const element = create(probeTag());
  document.body.append(element);
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  await settled();
  expect(text(element)).toContain("clicked 0");
  expect(element.shadowRoot?.querySelectorAll("[popover]:popover-open")).toHaveLength(1);
  const brief = create(probeTag());
  document.body.append(brief);
  brief.remove();
  await settled();
  expect(brief.shadowRoot?.childNodes).toHaveLength(0);
  expect(quiet).not.toHaveBeenCalled();
  quiet.mockRestore();
});
