import { expect, it, vi } from "vitest";
import { DEFAULT_AWARD_TIERS, FIDAS_AWARD_TIERS } from "../../../domain/donor/award-tiers";
import { awardsToWire, type WireAwards } from "../../../domain/settings/wire";
import { renderPage, type RenderOptions } from "../../../widgets/test-support/render-page";

const AVIS = awardsToWire({ tiers: DEFAULT_AWARD_TIERS, doubleUntil: null, yearlyMost: null });

async function tab(options: RenderOptions = {}) {
  const page = await renderPage("admin", "/app/settings?tab=awards", { donors: 200, ...options });
  const { shadow } = page;
  const named = (one: HTMLElement) => one.getAttribute("aria-label") ?? one.innerText;
  const find = <T extends HTMLElement = HTMLElement>(selector: string, name: string) =>
    vi.waitUntil(
      () => [...shadow.querySelectorAll<T>(selector)].find((one) => one.checkVisibility() && named(one).includes(name)),
      { timeout: 5_000 },
    );
  const press = async (name: string, selector = "button") => (await find(selector, name)).click();
  /** Saves and confirms. */
  const save = async () => {
    await press("Salva soglie");
    await press("Salva soglie", "dialog[open] button");
    await vi.waitUntil(() => !shadow.querySelector("dialog[open]")?.textContent.includes("Salvare le soglie?"));
  };
  const labelled = (name: string, group?: string) =>
    vi.waitUntil(() => {
      const within = group
        ? [...shadow.querySelectorAll("fieldset")].find((one) => one.querySelector("legend")?.textContent === group)
        : shadow;
      const label = [...(within?.querySelectorAll("label") ?? [])].find((one) => one.innerText.trim() === name);
      return label && shadow.querySelector<HTMLInputElement>(`#${CSS.escape(label.htmlFor)}`);
    });
  const type = async (value: string, name: string, group?: string) => {
    const field = await labelled(name, group);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const steps = () => [...shadow.querySelectorAll("section li > div > b")].map((one) => one.textContent);
  const saved = async () =>
    ((await page.callAs("admin", "/settings")) as { settings: { awards: { version: number; values: WireAwards } } })
      .settings.awards;
  const text = () => (shadow.querySelector("[role=tabpanel]") as HTMLElement).innerText;
  await vi.waitUntil(() => steps().length > 0, { timeout: 5_000 });
  return { page, shadow, find, press, save, type, labelled, steps, saved, text };
}

it("a changed step shows its effect before the save, and the save can be undone", async () => {
  const { page, press, type, saved, text, find, save } = await tab();
  const due = async () => ((await page.callAs("admin", "/awards-due?limit=1")) as { total: number }).total;
  const before = await due();
  await press("Modifica Rame");
  await type("2", "o donazioni");
  await type("2", "e donazioni");
  await press("Fatto");
  await expect.poll(text).toMatch(/in più di adesso/);
  const [, more] = /(\d+) in più di adesso/.exec(text()) ?? [];
  expect(await due()).toBe(before);
  await save();
  await expect
    .poll(async () => (await saved()).values.tiers[0])
    .toMatchObject({ name: "Rame", donations: 2, alone: 2 });
  expect(await due()).toBe(before + Number(more));
  await press("Ripristina i valori di prima", "[data-sonner-toast] button");
  await expect.poll(async () => (await saved()).values).toEqual(AVIS);
  expect(await due()).toBe(before);
  await find("button", "Modifica Rame");
  await expect.poll(text).toContain("3 anni e 6 donazioni");
});

it("each count of the effect links to its donors", async () => {
  const { page, press, find } = await tab();
  await press("FIDAS", "label");
  const link = await find<HTMLAnchorElement>("a", "in meno");
  const shown = Number(/\d+/.exec(link.innerText)?.[0]);
  const preview = (await page.callAs("admin", "/settings/awards/preview", {
    method: "POST",
    body: { values: awardsToWire({ tiers: FIDAS_AWARD_TIERS, doubleUntil: null, yearlyMost: null }) },
  })) as { fewer: { keys: string[] } };
  expect(shown).toBe(preview.fewer.keys.length);
  link.click();
  await press("Esci e tieni la bozza");
  await expect.poll(() => location.hash).toBe("#/app/donors");
  for (const key of preview.fewer.keys) expect(JSON.stringify(history.state)).toContain(key);
});

it("the effect stands beside the figure that is typed, a save asks with it, and the history tells it", async () => {
  const { page, press, type, save, shadow, saved, text } = await tab();
  await press("Modifica Rame");
  await type("2", "o donazioni");
  await type("2", "e donazioni");
  const beside = () => [...shadow.querySelectorAll("section li p")].at(-1)?.textContent ?? "";
  await expect.poll(beside).toMatch(/\d+ da consegnare, \d+ in più di adesso/);
  const [effect = ""] = /\d+ da consegnare, \d+ in più di adesso/.exec(beside()) ?? [];
  await press("Salva soglie");
  await expect.poll(() => shadow.querySelector("dialog[open]")?.textContent).toContain(effect);
  await press("Torna al modulo");
  await vi.waitUntil(() => !shadow.querySelector("dialog[open]"));
  expect((await saved()).version).toBe(0);
  await save();
  await expect.poll(text).toMatch(/3 anni e 6 donazioni, o\s8/);
  await expect.poll(text).toMatch(/3 anni e 2 donazioni, o\s2/);
  expect(page.text()).toContain("Storia");
});

it("women are asked other figures, and only where somebody wants it", async () => {
  const { press, type, saved, text, save } = await tab();
  await press("Soglie diverse per donne e uomini", "label");
  await press("Modifica Oro");
  await type("32", "e donazioni", "Donne");
  await type("40", "o donazioni", "Donne");
  await press("Fatto");
  await press("Il sangue intero di una donna vale doppio", "label");
  await expect.poll(text).toContain("Le soglie delle donne sono già più basse");
  await save();
  await expect
    .poll(async () => (await saved()).values.tiers.filter(({ name }) => name === "Oro"))
    .toEqual([
      { name: "Oro", years: 20, donations: 32, alone: 40, sex: "F" },
      { name: "Oro", years: 20, donations: 40, alone: 50, sex: "M" },
    ]);
  expect((await saved()).values.doubleUntil).toBe(50);
});

it("a new step is sorted by its donations, and a removed one can be restored", async () => {
  const { press, type, steps, shadow } = await tab();
  await press("Aggiungi soglia");
  await type("Bronzo", "Nome");
  await press("Fatto");
  await expect.poll(() => shadow.activeElement?.getAttribute("aria-invalid")).toBe("true");
  await type("12", "o donazioni");
  await press("Fatto");
  await expect.poll(() => steps().slice(0, 3)).toEqual(["Rame", "Bronzo", "Argento"]);
  expect(shadow.activeElement?.getAttribute("aria-label")).toBe("Modifica Bronzo");
  await press("Modifica Argento dorato");
  await press("Elimina");
  await expect.poll(steps).not.toContain("Argento dorato");
  await press("Ripristina la soglia", "[data-sonner-toast] button");
  await expect.poll(steps).toContain("Argento dorato");
});

it("shows errors while typing, and a save focuses the first one and saves nothing", async () => {
  const { press, type, text, saved, shadow, labelled } = await tab();
  await press("Modifica Argento");
  await type("3", "o donazioni");
  await expect.poll(text).toContain("Più di quelle che bastano da sole");
  await press("Salva soglie");
  await expect.poll(() => shadow.activeElement?.getAttribute("aria-invalid")).toBe("true");
  await type("16", "o donazioni");
  await type("Rame", "Nome");
  await expect.poll(text).toContain("C’è già una soglia con questo nome");
  await type("Argento", "Nome");
  await press("Contano al massimo 4 donazioni", "label");
  await type("0", "Donazioni l’anno");
  await press("Salva soglie");
  await expect.poll(async () => shadow.activeElement === (await labelled("Donazioni l’anno"))).toBe(true);
  expect((await saved()).version).toBe(0);
});

it("replacing the association's own steps by a preset asks first", async () => {
  const { press, type, steps, find } = await tab();
  await press("FIDAS", "label");
  await expect.poll(steps).toContain("150 donazioni");
  await press("AVIS", "label");
  await expect.poll(steps).toContain("Rame");
  await press("Modifica Rame");
  await type("Ramino", "Nome");
  await press("Fatto");
  await press("FIDAS", "label");
  await find("dialog[open] h2", "Usare le soglie FIDAS?");
  await press("Annulla", "dialog[open] button");
  expect(steps()).toContain("Ramino");
  await press("FIDAS", "label");
  await press("Usa quelle FIDAS");
  await expect.poll(steps).not.toContain("Ramino");
});

it("a conflict shows both versions, and the user chooses", async () => {
  const { page, press, type, saved, shadow, save } = await tab();
  await press("Modifica Rame");
  await type("Ramino", "Nome");
  await press("Fatto");
  const theirs = {
    ...AVIS,
    tiers: AVIS.tiers.map((tier) => (tier.name === "Oro" ? { ...tier, name: "Oro puro" } : tier)),
  };
  await page.callAs("admin", "/settings/awards", { method: "PUT", body: { version: 0, values: theirs } });
  await save();
  const window = await vi.waitUntil(() => shadow.querySelector<HTMLElement>("dialog[open]"), { timeout: 5_000 });
  await expect.poll(() => window.innerText).toContain("Oro puro: 20 anni e 40 donazioni");
  expect(window.innerText).toContain("Ramino: 3 anni e 6 donazioni");
  await press("Salva le scelte");
  await expect.poll(async () => (await saved()).version).toBe(2);
  expect((await saved()).values.tiers[0]?.name).toBe("Ramino");
});

it("renaming a step warns about delivered awards, and the draft is restored later", async () => {
  const { page, press, type, steps, text } = await tab();
  await press("Modifica Rame");
  await type("Ramino", "Nome");
  await expect.poll(text).toContain("Le consegne già registrate restano con il nome di prima");
  await type("rame ", "Nome");
  await expect.poll(text).not.toContain("consegne già registrate");
  await type("Ramino", "Nome");
  await press("Fatto");
  await page.show(null);
  const { SettingsPage } = await import("../settings-page");
  await page.show(<SettingsPage />);
  await expect.poll(steps).toContain("Ramino");
  await expect.poll(page.text).toContain("Abbiamo ripreso quello che avevi scritto");
});

it("undo after a merge reverts only the user's own change", async () => {
  const { page, press, type, saved, save } = await tab();
  await press("Modifica Rame");
  await type("Ramino", "Nome");
  await press("Fatto");
  await page.callAs("admin", "/settings/awards", {
    method: "PUT",
    body: { version: 0, values: { ...AVIS, yearlyMost: 3 } },
  });
  await save();
  await expect.poll(async () => (await saved()).values.tiers[0]?.name).toBe("Ramino");
  expect((await saved()).values.yearlyMost).toBe(3);
  await press("Ripristina i valori di prima", "[data-sonner-toast] button");
  await expect.poll(async () => (await saved()).values).toEqual({ ...AVIS, yearlyMost: 3 });
});

it("restoring a removed step keeps later changes, and a save closes the open step", async () => {
  const { press, type, steps, saved, shadow, save } = await tab();
  await press("Modifica Argento dorato");
  await press("Elimina");
  await press("Modifica Rame");
  await type("Ramino", "Nome");
  await press("Fatto");
  await press("Ripristina la soglia", "[data-sonner-toast] button");
  await expect.poll(() => steps().slice(0, 3)).toEqual(["Ramino", "Argento", "Argento dorato"]);
  await press("Aggiungi soglia");
  await type("Bronzo", "Nome");
  await type("12", "o donazioni");
  await save();
  await expect.poll(async () => (await saved()).values.tiers[1]).toMatchObject({ name: "Bronzo" });
  await expect.poll(() => steps().slice(0, 3)).toEqual(["Ramino", "Bronzo", "Argento"]);
  expect(shadow.querySelector("section fieldset input")).toBeNull();
});

it("can't be saved without changes, and renaming a new step shows no warning", async () => {
  const { press, type, text, find } = await tab();
  expect(await find<HTMLButtonElement>("button", "Salva soglie")).toHaveProperty("ariaDisabled", "true");
  await press("Aggiungi soglia");
  await type("Bronzo", "Nome");
  await type("12", "o donazioni");
  await press("Fatto");
  await press("Modifica Bronzo");
  await type("Bronzino", "Nome");
  await press("Fatto");
  await press("Modifica Rame");
  expect(text()).not.toContain("restano con il nome di prima");
  await type("Ramino", "Nome");
  await expect.poll(text).toContain("restano con il nome di prima");
});

it("without a version of the awards the steps are read-only", async () => {
  const { shadow, text, steps } = await tab({
    answer: ({ url }) => (url.endsWith("/settings") ? Response.json({ success: true, settings: {} }) : undefined),
  });
  await expect.poll(text).toContain("si possono solo leggere");
  expect(steps()).toContain("Oro con diamante");
  expect(text()).toContain("Sono quelle dell’AVIS");
  expect([...shadow.querySelectorAll("button")].some((one) => one.innerText.includes("Salva"))).toBe(false);
});

it("read-only steps of the server are shown with its options", async () => {
  const tiers = [{ name: "Goccia", years: null, donations: 5, alone: 5, sex: null }];
  const { text, steps } = await tab({
    answer: ({ url }) =>
      url.endsWith("/settings")
        ? Response.json({ success: true, settings: { awards: { values: { tiers, doubleUntil: 45, yearlyMost: 1 } } } })
        : undefined,
  });
  expect(steps()).toEqual(["Goccia"]);
  expect(text()).toContain("vale doppio fino a 45 anni");
  expect(text()).toContain("al massimo 1 donazione l’anno");
  expect(text()).not.toContain("AVIS");
});
