import { beforeAll, expect, it } from "vitest";
import type { RenderOptions } from "../../../widgets/test-support/render-page";
import { openTab, setValue } from "../test-support/open-tab";
import { until } from "../../../ui/test-support";

// the dialogs load lazily: otherwise the first test would also wait for their code
beforeAll(() => import("./components/unit-dialog"));

async function zones(options: RenderOptions = {}) {
  const { page, find, press } = await openTab("zones", options);
  const { shadow } = page;
  const act = async (unit: string, action: string) => {
    await press(`Altro su ${unit}`);
    await press(action, "menuitem");
  };
  const key = (name: string, on: Element | null = shadow.activeElement) =>
    on?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true }));
  const write = async (name: string) => {
    const field = await until(() => shadow.activeElement instanceof HTMLInputElement && shadow.activeElement);
    setValue(field, name);
    await expect.poll(() => field.value).toBe(name);
    key("Enter", field);
  };
  const typeCaps = async (caps: string) => setValue(await find("textbox", "Codici postali"), caps);
  /** Selects the zone that stays, in the dialog of a merge. */
  const chooseLecco = async () => {
    const select = await find<HTMLSelectElement>("combobox", "Zona che resta");
    setValue(select, [...select.options].find(({ text }) => text === "Lecco")?.value ?? "");
  };
  const names = () =>
    [...shadow.querySelectorAll<HTMLElement>("[data-unit][data-kind=zone] b")].map((one) => one.innerText);
  const savedZones = async () =>
    ((await page.callAs("admin", "/zones?counts=true")) as { zones: { name: string; donors: number }[] }).zones;
  await find("button", "Altro su Bergamo");
  return { page, shadow, find, press, act, typeCaps, chooseLecco, key, write, names, savedZones };
}

it("a zone's count of donors is a link to these donors, and a manager who hasn't accepted the invitation doesn't count", async () => {
  const { shadow, find, savedZones } = await zones();
  await find("button", "Apri Mantova");
  expect(line(shadow, "Mantova")).toMatch(/Nessuno.+, invito non accettato/);
  expect(line(shadow, "Lodi")).not.toContain("Nessuno");
  const [bergamo] = await savedZones();
  (await find("link", `${bergamo?.donors} donatori di Bergamo`)).click();
  expect(location.hash).toBe("#/app/donors");
  expect(JSON.stringify(history.state)).toContain("Bergamo");
});

it("on a phone the count and its noun are one link with one underline", async () => {
  const { find } = await zones({ width: 360 });
  const link = await find("link", "donatori di Bergamo");
  expect(link.innerText).toMatch(/^\d+ donatori$/);
  // as flex items each would have its own underline
  expect(link.childNodes).toHaveLength(1);
});

it("F2 and Enter rename a zone, Esc cancels, and “Ripristina il nome” undoes it; a new zone can be undone, too", async () => {
  const { shadow, find, press, key, write, names } = await zones();
  (await find("button", "Apri Lecco")).focus();
  key("F2");
  await until(() => shadow.activeElement instanceof HTMLInputElement);
  key("Escape");
  await expect.poll(names).toContain("Lecco");
  (await find("button", "Apri Lecco")).focus();
  key("F2");
  await write("Lario");
  await expect.poll(names).toContain("Lario");
  await press("Ripristina il nome");
  await expect.poll(names).toContain("Lecco");
  await press("Aggiungi zona");
  await write("Como");
  await expect.poll(names).toContain("Como");
  await find("button", "Altro su Como");
  await press("Togli la zona");
  await expect.poll(names).not.toContain("Como");
});

it("a zone that a colleague has removed since an unclear creation is created again", async () => {
  let sent = 0;
  const { page, press, act, key, write, names } = await zones({
    async answer(request, mock) {
      if (request.method !== "POST" || !request.url.endsWith("/zones")) return undefined;
      const response = await mock.fetch(request);
      if ((sent += 1) > 2) return response;
      throw new TypeError("cut");
    },
  });
  const saved = async () =>
    (
      (await page.callAs("admin", "/zones")) as { zones: { _id: string; name: string; version: number }[] }
    ).zones.filter(({ name }) => name === "Nord");
  await press("Aggiungi zona");
  await write("Nord");
  await expect.poll(() => page.toasts().join()).toContain("Non sappiamo se è stato salvato");
  const [{ _id: id, version } = { _id: "", version: 0 }, ...others] = await saved();
  expect(others).toEqual([]);
  key("Escape");
  await page.callAs("admin", `/zones/${id}?version=${version}`, { method: "DELETE", body: {} });
  await act("Lodi", "Rinomina");
  await write("Lodigiano"); // reads the zones again
  await expect.poll(names).not.toContain("Nord");
  await press("Aggiungi zona");
  await write("Nord");
  await expect.poll(names).toContain("Nord");
  expect(await saved()).toHaveLength(1);
});

it("a rename whose response doesn't contain the zone is shown, and can't be undone", async () => {
  let bare = true;
  const { page, find, key, write, names } = await zones({
    async answer(request, mock) {
      if (!bare || request.method !== "PUT") return undefined;
      bare = false;
      await mock.fetch(request);
      return Response.json({ success: true });
    },
  });
  (await find("button", "Apri Lecco")).focus();
  key("F2");
  await write("Lario");
  await expect.poll(names).toContain("Lario");
  expect([bare, page.text().includes("Ripristina il nome")]).toEqual([false, false]);
});

it("an existing name isn't sent, and the two zones can be merged instead, with the counts of the preview", async () => {
  const { page, press, act, write, names, savedZones } = await zones();
  await act("Lodi", "Rinomina");
  await write("LECCO");
  await expect.poll(page.text).toContain("C’è già una zona «Lecco»");
  await press("uniscile");
  const before = await savedZones();
  const count = (name: string) => before.find((one) => one.name === name)?.donors ?? NaN;
  const sum = count("Lodi") + count("Lecco");
  await expect.poll(page.text).toContain(`da ${count("Lecco")} a ${sum}`);
  await press("Unisci in Lecco");
  await expect.poll(names).not.toContain("Lodi");
  expect((await savedZones()).find(({ name }) => name === "Lecco")?.donors).toBe(sum);
});

it("the order changed by arrow keys is saved after a pause, and deleting a zone that isn't empty asks first", async () => {
  const { page, find, act, key, savedZones } = await zones();
  (await find("button", "Sposta Mantova")).focus();
  for (const unit of [5, 4]) {
    key("ArrowUp");
    await expect.poll(page.text).toContain(`Mantova è ora al posto ${unit}.`);
  }
  await expect.poll(async () => (await savedZones()).map(({ name }) => name).indexOf("Mantova")).toBe(3);
  await act("Cremona", "Elimina la zona");
  await find("heading", "Elimina Cremona");
  expect(page.dialog()).toContain("Non è vuota");
});

it("if a colleague has also renamed the zone, both names are shown", async () => {
  const { page, act, write, names, savedZones } = await zones();
  await act("Lodi", "Rinomina");
  await page.callAs("admin", "/zones/z5", { method: "PUT", body: { version: 1, name: "Lodigiano" } });
  await write("Adda");
  await expect.poll(page.text).toContain("ora si chiama «Lodigiano», tu hai scritto «Adda»");
  expect((await savedZones()).some(({ name }) => name === "Lodigiano")).toBe(true);
  await write("Adda");
  await expect.poll(names).toContain("Adda");
});

it("postal codes are checked while typing, with a warning about those of another zone", async () => {
  const { page, press, act, typeCaps } = await zones();
  await act("Lodi", "Codici postali");
  await typeCaps("26900, 2390, 23900");
  await expect.poll(page.text).toContain("23900 è anche di Lecco");
  await press("Salva i codici");
  await expect.poll(page.text).toContain("«2390» non è un codice postale");
  await typeCaps("26900");
  await press("Salva i codici");
  await expect
    .poll(async () => JSON.stringify(await page.callAs("admin", "/zones")))
    .toContain('"cap":"26900","caps":["26900"]');
});

it("lists postal codes that two zones share, and those that no zone of a province has", async () => {
  const { page, shadow, press, act, typeCaps } = await zones();
  const messages = () => {
    const card = [...shadow.querySelectorAll("section")].find(
      (one) => one.querySelector("h2")?.textContent === "Codici postali",
    );
    return [...(card?.querySelectorAll("li") ?? [])].map((one) => one.textContent);
  };
  const save = async (zone: string, caps: string) => {
    await act(zone, "Codici postali");
    await typeCaps(caps);
    await press("Salva i codici");
    await expect.poll(page.dialog).toBeUndefined();
  };
  const gap = (province: string) => expect.stringContaining(`In provincia di ${province} nessuna zona ha`);
  // the mock's data have one gap
  await expect.poll(messages).toEqual([gap("MN")]);
  await save("Lodi", "26900, 23900");
  await expect
    .poll(messages)
    .toEqual([
      "23900: sia di Lecco sia di Lodi.",
      expect.stringMatching(
        /^In provincia di LO nessuna zona ha 26811–26867 \(Abbadia Cerreto, .* e altri 56 comuni\)\.$/,
      ),
      gap("MN"),
    ]);
  await save("Mantova", "46010-46100");
  await save("Lodi", "26811-26867, 26900");
  await expect.poll(messages).toEqual([]);
});

it("zones without a version are read-only, with an explanation", async () => {
  const answer: RenderOptions["answer"] = async (request, mock) => {
    if (!request.url.includes("/zones?")) return undefined;
    const body = (await (await mock.fetch(request)).json()) as { zones: { version?: number }[] };
    for (const zone of body.zones) delete zone.version;
    return Response.json(body);
  };
  const { page } = await openTab("zones", { answer });
  await expect.poll(page.text).toContain("si possono solo leggere");
  expect(page.getByRole("button", { name: "Aggiungi zona" }).query()).toBeNull();
});

it("after a failed save the typed name stays in its field", async () => {
  const answer = (request: Request) =>
    request.method !== "GET" && request.url.includes("/zones")
      ? Response.json({ message: "Non ora." }, { status: 422 })
      : undefined;
  const { page, shadow, press, act, write } = await zones({ answer });
  const field = () => (shadow.activeElement instanceof HTMLInputElement ? shadow.activeElement.value : null);
  await act("Lodi", "Rinomina");
  await write("Adda");
  await expect.poll(page.text).toContain("Non fatto: Non ora.");
  expect(field()).toBe("Adda");
  await press("Annulla");
  await press("Aggiungi zona");
  await write("Como");
  await expect.poll(page.toasts).toHaveLength(2);
  expect(field()).toBe("Como");
});

it("a toast shows the error of a merge whose dialog was closed", async () => {
  let refuse = () => undefined as void;
  const answer = (request: Request) =>
    request.url.endsWith("/merge")
      ? new Promise<Response>((done) => {
          refuse = () => done(Response.json({ message: "Ci sono ancora donatori.", code: "used" }, { status: 409 }));
        })
      : undefined;
  const { page, shadow, press, act, chooseLecco, key } = await zones({ answer });
  await act("Lodi", "Unisci con un’altra zona");
  await chooseLecco();
  await press("Unisci in Lecco");
  await until(() => shadow.querySelector("dialog[open] [aria-busy=true], dialog[open] button:disabled"));
  key("Escape", shadow.querySelector("dialog[open]"));
  await press("Annulla", "button", page.getByRole("dialog"));
  await expect.poll(page.dialog).toBeUndefined();
  refuse();
  await expect.poll(page.text).toContain("Non fatto: Ci sono ancora donatori.");
});

const line = (shadow: ShadowRoot, zone: string) =>
  shadow.querySelector(`[data-unit][data-kind=zone]:has([aria-label="Apri ${zone}"])`)?.textContent;

it("an invited manager without a name is shown with the e-mail address", async () => {
  const fresh = { _id: "u90", firstName: "", lastName: "", email: "nuova@gds.example", status: "staged" };
  const marta = { _id: "u3", firstName: "Marta", lastName: "Colombo" };
  const bergamo = { _id: "z1", name: "Bergamo", version: 1, caps: [], associations: [], managers: [marta, fresh] };
  const answer = ({ method, url }: Request) =>
    method === "GET" && url.includes("/zones?") ? Response.json({ success: true, zones: [bergamo] }) : undefined;
  const { shadow } = await zones({ answer });
  expect(line(shadow, "Bergamo")).toContain("Colombo Marta; nuova@gds.example, invito non accettato");
});
