import { expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { SettingsPage } from "../settings-page";
import { pageLocation } from "../../../shared/navigation";
import { renderPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { openTab, setValue } from "../test-support/open-tab";
import { until } from "../../../ui/test-support";

const { navigate } = pageLocation;

const SAVE = "{Control>}s{/Control}";
const HOSTILE = "<img src=x onerror=alert(1)>";

async function tab(name: string, options: RenderOptions = {}) {
  const { page, press, settings } = await openTab(name, options);
  const fields = () => [...page.shadow.querySelectorAll<HTMLInputElement>("input, textarea")];
  await until(() => fields().length > 1);
  return { page, text: page.text, fields, press, settings: settings<Settings> };
}
interface Settings {
  texts: { version: number; values: Record<string, { title: string; text: string }> };
  cards: { version: number; values: { pattern: string; next: number } };
}

it("a text has a preview, is saved separately, can be undone, and stays in the history", async () => {
  const { page, text, fields, press, settings } = await tab("texts");
  const [title, body] = fields() as [HTMLInputElement, HTMLInputElement];
  setValue(title, HOSTILE);
  setValue(body, "Uno.\n\nDue.");
  await expect.poll(() => page.shadow.querySelectorAll("section")[0]?.querySelectorAll("b + p, p + p").length).toBe(2);
  expect(page.shadow.querySelector("img[src=x]")).toBeNull();
  await press("Salva la pagina d’ingresso");
  await expect
    .poll(async () => (await settings()).texts.values.landing)
    .toEqual({ title: HOSTILE, text: "Uno.\n\nDue." });
  await expect.poll(text).toContain("Versione 1");
  await press("Ripristina i valori di prima");
  await expect.poll(async () => (await settings()).texts.values.landing?.title).toBe("Donare sangue, insieme");
  await expect.poll(text).toContain("Versione 2");
});

it.each([
  ["texts", "Salva la pagina d’ingresso"],
  ["cards", "Salva la numerazione"],
])("after a lost response the message doesn't say that nothing was saved: %s", async (name, save) => {
  const { text, fields, press } = await tab(name, {
    answer: (request, mock) =>
      request.method === "PUT" ? Promise.resolve(new Response(null, { status: 504 })) : mock.fetch(request),
  });
  setValue(fields()[0]!, "T-###");
  await press(save);
  await expect.poll(text).toContain(UNCLEAR_ERROR);
  expect(text()).not.toContain("Non salvato");
});

it("inserts {nome} at the caret, previews it, and refuses other placeholders", async () => {
  const { page, text, fields, press, settings } = await tab("texts");
  // the last field of these texts, which is a textarea; the fields of the consents follow
  const area = fields()[4] as unknown as HTMLTextAreaElement;
  setValue(area, "Grazie");
  await press("Inserisci {nome}");
  await expect.poll(() => area.value).toBe("Grazie{nome}");
  setValue(area, "Grazie: a presto.");
  area.setSelectionRange(6, 6);
  await press("Inserisci {nome}");
  await expect.poll(() => area.value).toBe("Grazie{nome}: a presto.");
  expect(text()).toContain("GrazieMaria: a presto.");
  expect(page.focused()).toBe(area);
  setValue(area, "Grazie {cognome}");
  await expect.poll(text).toContain("si può scrivere solo {nome}");
  await press("Salva il ringraziamento");
  setValue(area, "Grazie {nome}");
  await press("Salva il ringraziamento");
  await expect
    .poll(async () => (await settings()).texts)
    .toMatchObject({ version: 1, values: { registered: { text: "Grazie {nome}" } } });
});

it("a text that a colleague has saved meanwhile is shown beside the typed one", async () => {
  const { page, text, fields, press, settings } = await tab("texts");
  const [title] = fields() as [HTMLInputElement];
  setValue(title, "Mio");
  const own = { title: "Suo", text: "Testo" };
  await page.callAs("admin", "/settings/texts", {
    method: "PUT",
    body: { version: 0, values: { landing: own, welcome: own, registered: own } },
  });
  await press("Salva la pagina d’ingresso");
  await expect.poll(text).toContain("Intanto qualcun altro l’ha cambiato");
  expect(title.value).toBe("Mio");
  await press("Salva la pagina d’ingresso");
  await expect.poll(async () => (await settings()).texts.values.landing?.title).toBe("Mio");
  expect((await settings()).texts.values.welcome).toEqual(own);
});

it("a draft survives leaving the page, until it is saved or discarded", async () => {
  const { page, fields, press, settings } = await tab("texts");
  const again = async () => {
    await page.show(null);
    await page.show(<SettingsPage />);
    await until(() => fields().length > 1);
  };
  setValue(fields()[0]!, "A metà");
  await again();
  expect(fields()[0]!.value).toBe("A metà");
  await press("Annulla");
  await again();
  expect(fields()[0]!.value).toBe("Donare sangue, insieme");

  setValue(fields()[0]!, "Intero");
  await press("Salva la pagina d’ingresso");
  // the user types on before the response arrives
  setValue(fields()[0]!, "Intero e altro");
  await expect.poll(async () => (await settings()).texts.values.landing?.title).toBe("Intero");
  await expect.poll(page.toasts).not.toEqual([]);
  expect(fields()[0]!.value).toBe("Intero e altro");

  // a restored draft is deleted after the save
  await again();
  expect(fields()[0]!.value).toBe("Intero e altro");
  await press("Salva la pagina d’ingresso");
  await expect.poll(async () => (await settings()).texts.values.landing?.title).toBe("Intero e altro");
  const hasCancel = () => page.getByRole("button", { name: "Annulla", exact: true }).query() !== null;
  await expect.poll(hasCancel).toBe(false);
  await again();
  expect(hasCancel()).toBe(false);
});

it("a saved text counts as saved before the settings are requested again", async () => {
  let reads = true;
  let cutAll: (error: Error) => void = () => undefined;
  const never = new Promise<Response>((_, reject) => (cutAll = reject));
  never.catch(() => undefined); // it may have no reader
  const { page, text, fields, press, settings } = await tab("texts", {
    answer: ({ method, url }) => (reads || method !== "GET" || !url.endsWith("/settings") ? undefined : never),
  });
  // before the page is removed, which waits for its requests
  onTestFinished(() => cutAll(new TypeError("cut")));
  const saved = () => expect.poll(() => page.shadow.querySelector("button[aria-busy=true]")).toBeNull();
  reads = false;
  setValue(fields()[0]!, "Una");
  await press("Salva la pagina d’ingresso");
  setValue(fields()[0]!, "Una e due");
  await expect.poll(async () => (await settings()).texts.values.landing?.title).toBe("Una");
  await saved();
  expect(fields()[0]!.value).toBe("Una e due");
  expect(text()).not.toContain("Intanto qualcun altro");
  await press("Salva la pagina d’ingresso");
  await expect.poll(async () => (await settings()).texts.values.landing?.title).toBe("Una e due");
  await saved();
  expect(text()).not.toContain("Intanto qualcun altro");
});

it("a draft of the card pattern doesn't hide the server's next number, or a colleague's pattern", async () => {
  const { page, text, fields, press, settings } = await tab("cards");
  const save = async (change: object) => {
    const { version, values } = (await settings()).cards;
    await page.callAs("admin", "/settings/cards", {
      method: "PUT",
      body: { version, values: { ...values, ...change } },
    });
  };
  const [pattern] = fields() as [HTMLInputElement];
  setValue(pattern, "MIA-####");
  await page.show(null);
  await save({ next: 512 });
  await page.show(<SettingsPage />);
  dispatchEvent(new Event("focus"));
  await until(() => fields()[1]?.value === "512");
  expect(fields()[0]!.value).toBe("MIA-####");
  expect(text()).not.toContain("Intanto la numerazione è cambiata");
  await save({ pattern: "SUA-######" });
  await press("Salva la numerazione");
  await expect.poll(text).toContain("Adesso si scrive «SUA-######», il prossimo è 512");
  await press("Salva la numerazione");
  await expect.poll(async () => (await settings()).cards.values).toEqual({ pattern: "MIA-####", next: 512 });
  await expect.poll(text).not.toContain("Intanto la numerazione è cambiata");
});

it("the landing page shows the association's own text", async () => {
  const own = { title: "Avis di Prova", text: HOSTILE };
  const page = await renderPage(null, "/", { part: null });
  await page.callAs("admin", "/settings/texts", {
    method: "PUT",
    body: { version: 0, values: { landing: own, welcome: own, registered: own } },
  });
  const { LandingPage } = await import("../../landing/landing-page");
  navigate("/");
  await page.show(<LandingPage />);
  await expect.poll(page.heading).toBe("Avis di Prova");
  expect(page.text()).toContain(HOSTILE);
});

it("previews the next cards, warns about a number that is taken, and saves by Ctrl+S only what has changed", async () => {
  const { page, text, fields, settings } = await tab("cards");
  const [pattern, next] = fields() as [HTMLInputElement, HTMLInputElement];
  // without a change Ctrl+S saves nothing
  pattern.focus();
  await userEvent.keyboard(SAVE);
  const { donors } = (await page.callAs("admin", "/donors?limit=60")) as { donors: { cardNumber: string | null }[] };
  const taken = donors.map(({ cardNumber }) => cardNumber).find((card) => /^0+[1-9]\d*$/.test(card ?? ""));
  setValue(next, String(Number(taken)));
  await expect.poll(text).toContain(`La ${taken} è già di un donatore`);
  setValue(pattern, "senza");
  await expect.poll(text).toContain("scrivi almeno un #");
  setValue(pattern, "T-####");
  setValue(next, "70");
  await expect.poll(text).toContain("T-0070");
  pattern.focus();
  await userEvent.keyboard(SAVE);
  await expect
    .poll(async () => (await settings()).cards)
    .toMatchObject({ version: 1, values: { pattern: "T-####", next: 70 } });
});

it("Ctrl+S saves only the text that has the focus", async () => {
  const { fields, settings } = await tab("texts");
  const [title, registered] = [fields()[0]!, fields()[4]!];
  setValue(title, "Con i tasti");
  setValue(registered, "Grazie a te.");
  // without a focused text the key does nothing
  await userEvent.keyboard(SAVE);
  registered.focus();
  await userEvent.keyboard(SAVE);
  await expect.poll(async () => (await settings()).texts.values.registered?.text).toBe("Grazie a te.");
  expect((await settings()).texts).toMatchObject({
    version: 1,
    values: { landing: { title: "Donare sangue, insieme" } },
  });
  expect(title.value).toBe("Con i tasti");
  title.focus();
  await expect
    .poll(async () => {
      await userEvent.keyboard(SAVE);
      return (await settings()).texts.values.landing?.title;
    })
    .toBe("Con i tasti");
});
