import { expect, it } from "vitest";
import { DEFAULT_AWARD_TIERS, FIDAS_AWARD_TIERS } from "../../../domain/donor/award-tiers";
import { awardsToWire, type WireAwards } from "../../../domain/settings/wire";
import { until } from "../../../ui/test-support";
import type { RenderOptions } from "../../../widgets/test-support/render-page";
import { openTab, setValue } from "../test-support/open-tab";

const AVIS = awardsToWire({ tiers: DEFAULT_AWARD_TIERS, doubleUntil: null, yearlyMost: null });

async function tab(options: RenderOptions = {}) {
  const { page, find, press, settings } = await openTab("awards", { donors: 200, ...options });
  const { shadow } = page;
  const dialog = page.getByRole("alertdialog");
  /** Saves and confirms. */
  const save = async () => {
    await press("Salva soglie");
    await press("Salva soglie", "button", dialog);
    await until(() => !page.dialog()?.includes("Salvare le soglie?"));
  };
  const labelled = (name: string, group?: string) => {
    const scope = group ? page.getByRole("group", { name: group }) : page;
    return until(() => scope.getByRole("textbox", { name, exact: true }).elements()[0] as HTMLElement | undefined);
  };
  const type = async (value: string, name: string, group?: string) => setValue(await labelled(name, group), value);
  const steps = () => [...shadow.querySelectorAll("section li > div > b")].map((one) => one.textContent);
  const saved = async () => (await settings<{ awards: { version: number; values: WireAwards } }>()).awards;
  const text = () => (page.getByRole("tabpanel").element() as HTMLElement).innerText;
  await until(() => steps().length > 0);
  return { page, shadow, dialog, find, press, save, type, labelled, steps, saved, text };
}

it("a changed step shows its effect before the save and in the confirmation; the save is in the history, and can be undone", async () => {
  const { page, shadow, find, press, save, type, saved, text } = await tab();
  const due = async () => ((await page.callAs("admin", "/awards-due?limit=1")) as { total: number }).total;
  const before = await due();
  await press("Modifica Rame");
  await type("2", "o donazioni");
  await type("2", "e donazioni");
  const beside = () => [...shadow.querySelectorAll("section li p")].at(-1)?.textContent ?? "";
  await expect.poll(beside).toMatch(/\d+ da consegnare, \d+ in più di adesso/);
  const [effect = "", more] = /\d+ da consegnare, (\d+) in più di adesso/.exec(beside()) ?? [];
  await press("Salva soglie");
  await expect.poll(page.dialog).toContain(effect);
  await press("Torna al modulo");
  await expect.poll(page.dialog).toBeUndefined();
  expect([await due(), (await saved()).version]).toEqual([before, 0]);
  await save();
  await expect
    .poll(async () => (await saved()).values.tiers[0])
    .toMatchObject({ name: "Rame", donations: 2, alone: 2 });
  expect(await due()).toBe(before + Number(more));
  await expect.poll(text).toMatch(/3 anni e 6 donazioni, o\s8/);
  await expect.poll(text).toMatch(/3 anni e 2 donazioni, o\s2/);
  expect(page.text()).toContain("Storia");
  await press("Ripristina i valori di prima");
  await expect.poll(async () => (await saved()).values).toEqual(AVIS);
  expect(await due()).toBe(before);
  await find("button", "Modifica Rame");
  await expect.poll(text).toContain("3 anni e 6 donazioni");
});

it("each count of the effect links to its donors", async () => {
  const { page, find, press } = await tab();
  await press("FIDAS", "radio");
  const link = await find("link", "in meno");
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

it("women can have different thresholds, for single steps", async () => {
  const { press, save, type, saved, text } = await tab();
  await press("Soglie diverse per donne e uomini", "checkbox");
  await press("Modifica Oro");
  await type("32", "e donazioni", "Donne");
  await type("40", "o donazioni", "Donne");
  await press("Fatto");
  await press("Il sangue intero di una donna vale doppio", "checkbox");
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

it("a new step is sorted by its donations, and incomplete ones get an error", async () => {
  const { shadow, press, type, steps } = await tab();
  await press("Aggiungi soglia");
  await type("Bronzo", "Nome");
  await press("Fatto");
  await expect.poll(() => shadow.activeElement?.getAttribute("aria-invalid")).toBe("true");
  await type("12", "o donazioni");
  await press("Fatto");
  await expect.poll(() => steps().slice(0, 3)).toEqual(["Rame", "Bronzo", "Argento"]);
  expect(shadow.activeElement?.getAttribute("aria-label")).toBe("Modifica Bronzo");
});

it("restoring a removed step keeps later changes, and a save closes the open step", async () => {
  const { shadow, press, save, type, steps, saved } = await tab();
  await press("Modifica Argento dorato");
  await press("Elimina");
  await press("Modifica Rame");
  await type("Ramino", "Nome");
  await press("Fatto");
  await press("Ripristina la soglia");
  await expect.poll(() => steps().slice(0, 3)).toEqual(["Ramino", "Argento", "Argento dorato"]);
  await press("Aggiungi soglia");
  await type("Bronzo", "Nome");
  await type("12", "o donazioni");
  await save();
  await expect.poll(async () => (await saved()).values.tiers[1]).toMatchObject({ name: "Bronzo" });
  await expect.poll(() => steps().slice(0, 3)).toEqual(["Ramino", "Bronzo", "Argento"]);
  expect(shadow.querySelector("section fieldset input")).toBeNull();
});

it("shows errors while typing, and a save focuses the first one and saves nothing", async () => {
  const { shadow, press, type, labelled, saved, text } = await tab();
  await press("Modifica Argento");
  await type("3", "o donazioni");
  await expect.poll(text).toContain("Più di quelle che bastano da sole");
  await press("Salva soglie");
  await expect.poll(() => shadow.activeElement?.getAttribute("aria-invalid")).toBe("true");
  await type("16", "o donazioni");
  await type("Rame", "Nome");
  await expect.poll(text).toContain("C’è già una soglia con questo nome");
  await type("Argento", "Nome");
  await press("Contano al massimo 4 donazioni", "checkbox");
  await type("0", "Donazioni l’anno");
  await press("Salva soglie");
  await expect.poll(async () => shadow.activeElement === (await labelled("Donazioni l’anno"))).toBe(true);
  expect((await saved()).version).toBe(0);
});

it("replacing the association's own steps by a preset asks first", async () => {
  const { dialog, find, press, type, steps } = await tab();
  await press("FIDAS", "radio");
  await expect.poll(steps).toContain("150 donazioni");
  await press("AVIS", "radio");
  await expect.poll(steps).toContain("Rame");
  await press("Modifica Rame");
  await type("Ramino", "Nome");
  await press("Fatto");
  await press("FIDAS", "radio");
  await find("heading", "Usare le soglie FIDAS?");
  await press("Annulla", "button", dialog);
  expect(steps()).toContain("Ramino");
  await press("FIDAS", "radio");
  await press("Usa quelle FIDAS");
  await expect.poll(steps).not.toContain("Ramino");
});

it("a conflict shows both versions, and the user chooses", async () => {
  const { page, press, save, type, saved } = await tab();
  await press("Modifica Rame");
  await type("Ramino", "Nome");
  await press("Fatto");
  const theirs = {
    ...AVIS,
    tiers: AVIS.tiers.map((tier) => (tier.name === "Oro" ? { ...tier, name: "Oro puro" } : tier)),
  };
  await page.callAs("admin", "/settings/awards", { method: "PUT", body: { version: 0, values: theirs } });
  await save();
  await expect.poll(page.dialog).toContain("Oro puro: 20 anni e 40 donazioni");
  expect(page.dialog()).toContain("Ramino: 3 anni e 6 donazioni");
  await press("Salva le scelte");
  await expect.poll(async () => (await saved()).version).toBe(2);
  expect((await saved()).values.tiers[0]?.name).toBe("Ramino");
});

it("renaming a step warns about delivered awards, unless it is new, and the draft is restored later", async () => {
  const { page, find, press, type, steps, text } = await tab();
  expect(await find<HTMLButtonElement>("button", "Salva soglie")).toHaveProperty("ariaDisabled", "true");
  await press("Aggiungi soglia");
  await type("Bronzo", "Nome");
  await type("12", "o donazioni");
  await press("Fatto");
  await press("Modifica Bronzo");
  await type("Bronzino", "Nome");
  await press("Fatto");
  await press("Modifica Rame");
  expect(text()).not.toContain("consegne già registrate");
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
  const { page, press, save, type, saved } = await tab();
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
  await press("Ripristina i valori di prima");
  await expect.poll(async () => (await saved()).values).toEqual({ ...AVIS, yearlyMost: 3 });
});

it("without a version of the awards the steps are read-only", async () => {
  const { page, steps, text } = await tab({
    answer: ({ url }) => (url.endsWith("/settings") ? Response.json({ success: true, settings: {} }) : undefined),
  });
  await expect.poll(text).toContain("si possono solo leggere");
  expect(steps()).toContain("Oro con diamante");
  expect(text()).toContain("Sono quelle dell’AVIS");
  expect(page.getByRole("button", { name: "Salva" }).query()).toBeNull();
});

it("read-only steps of the server are shown with its options", async () => {
  const tiers = [{ name: "Goccia", years: null, donations: 5, alone: 5, sex: null }];
  const { steps, text } = await tab({
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
