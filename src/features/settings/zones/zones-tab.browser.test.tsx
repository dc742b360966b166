import { beforeAll, expect, it } from "vitest";
import { renderPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";

// their code comes late: the first test would wait for it longer than for what it does
beforeAll(() => import("./components/unit-dialog"));

async function zones(options: RenderOptions = {}) {
  const page = await renderPage("admin", "/app/settings", options);
  const { shadow } = page;
  const all = <T extends HTMLElement>(selector: string) => [...shadow.querySelectorAll<T>(selector)];
  const named = (one: HTMLElement) => one.getAttribute("aria-label") ?? one.innerText;
  const find = (selector: string, name: string) =>
    until(() => all(selector).find((one) => one.checkVisibility() && named(one).includes(name)));
  const press = async (name: string, selector = "button") => (await find(selector, name)).click();
  const act = async (unit: string, action: string) => {
    await press(`Altro su ${unit}`);
    await press(action, "[role=menuitem]");
  };
  const type = (value: string, field: HTMLInputElement | HTMLTextAreaElement) => {
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const key = (name: string, on: Element | null = shadow.activeElement) =>
    on?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true }));
  const write = async (name: string) => {
    const field = await until(() => shadow.activeElement instanceof HTMLInputElement && shadow.activeElement);
    type(name, field);
    await expect.poll(() => field.value).toBe(name);
    key("Enter", field);
  };
  const names = () => all("[data-unit][data-kind=zone] b").map((one) => one.innerText);
  const told = async () =>
    ((await page.callAs("admin", "/zones?counts=true")) as { zones: { name: string; donors: number }[] }).zones;
  await find("button", "Altro su Bergamo");
  return { page, shadow, all, find, press, act, type, key, write, names, told };
}

it("each figure of a zone is the number of donors that its link asks for", async () => {
  const { find, told } = await zones();
  const [bergamo] = await told();
  (await find("a", `${bergamo?.donors} donatori di Bergamo`)).click();
  expect(location.hash).toBe("#/app/donors");
  expect(JSON.stringify(history.state)).toContain("Bergamo");
});

it("on a phone a figure and its noun are one link, underlined in one piece", async () => {
  const { find } = await zones({ width: 360 });
  const link = await find("a", "donatori di Bergamo");
  expect(link.innerText).toMatch(/^\d+ donatori$/);
  // side by side in a flexible box each would be underlined by itself
  expect(link.childNodes).toHaveLength(1);
});

it("a row is renamed by F2 and Enter, left by Esc, and “Ripristina il nome” brings the name back", async () => {
  const { find, key, write, names, shadow, press } = await zones();
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
});

it("a rename whose response doesn't contain the zone is shown, and can't be undone", async () => {
  let bare = true;
  const { find, key, write, names, shadow } = await zones({
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
  expect([bare, shadow.textContent.includes("Ripristina il nome")]).toEqual([false, false]);
});

it("a name that exists isn't sent, and offers to merge the two", async () => {
  const { act, write, shadow, press, find } = await zones();
  await act("Lodi", "Rinomina");
  await write("LECCO");
  await expect.poll(() => shadow.textContent).toContain("C’è già una zona «Lecco»");
  await press("uniscile");
  await find("button", "Unisci in Lecco");
});

it("a merge tells before what it does, and the figures after it are those", async () => {
  const { act, find, shadow, press, told, names } = await zones();
  const before = await told();
  const count = (name: string) => before.find((one) => one.name === name)?.donors ?? NaN;
  await act("Lodi", "Unisci con un’altra zona");
  const select = (await find("select", "")) as HTMLSelectElement;
  select.value = [...select.options].find(({ text }) => text === "Lecco")?.value ?? "";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  const sum = count("Lodi") + count("Lecco");
  await expect.poll(() => shadow.textContent).toContain(`da ${count("Lecco")} a ${sum}`);
  await press("Unisci in Lecco");
  await expect.poll(names).not.toContain("Lodi");
  expect((await told()).find(({ name }) => name === "Lecco")?.donors).toBe(sum);
});

it("an order made by arrows is saved once the keys rest, and what isn't empty is asked about before it goes", async () => {
  const { find, key, told, act, shadow } = await zones();
  (await find("button", "Sposta Mantova")).focus();
  for (const unit of [5, 4]) {
    key("ArrowUp");
    await expect.poll(() => shadow.textContent).toContain(`Mantova è ora al posto ${unit}.`);
  }
  await expect.poll(async () => (await told()).map(({ name }) => name).indexOf("Mantova")).toBe(3);
  await act("Cremona", "Elimina la zona");
  await find("dialog[open] h2", "Elimina Cremona");
  await find("dialog[open] p", "Non è vuota");
});

it("what is added is there at once, and “Togli la zona” takes it away", async () => {
  const { press, write, names, find } = await zones();
  await press("Aggiungi zona");
  await write("Como");
  await expect.poll(names).toContain("Como");
  await find("button", "Altro su Como");
  await press("Togli la zona");
  await expect.poll(names).not.toContain("Como");
});

it("somebody else's name stands beside one's own when both have renamed", async () => {
  const { page, act, write, shadow, told, names } = await zones();
  await act("Lodi", "Rinomina");
  await page.callAs("admin", "/zones/z5", { method: "PUT", body: { version: 1, name: "Lodigiano" } });
  await write("Adda");
  await expect.poll(() => shadow.textContent).toContain("ora si chiama «Lodigiano», tu hai scritto «Adda»");
  expect((await told()).some(({ name }) => name === "Lodigiano")).toBe(true);
  await write("Adda");
  await expect.poll(names).toContain("Adda");
});

it("postal codes are checked as they are typed, and what is another zone's is told", async () => {
  const { act, find, type, shadow, press, page } = await zones();
  await act("Lodi", "Codici postali");
  const field = (await find("textarea", "")) as HTMLTextAreaElement;
  type("26900, 2390, 23900", field);
  await expect.poll(() => shadow.textContent).toContain("23900 è anche di Lecco");
  await press("Salva i codici");
  await expect.poll(() => shadow.textContent).toContain("«2390» non è un codice postale");
  type("26900", field);
  await press("Salva i codici");
  await expect
    .poll(async () => JSON.stringify(await page.callAs("admin", "/zones")))
    .toContain('"cap":"26900","caps":["26900"]');
});

it("postal codes that two zones have, and those of a province that none has, are told until they are mended", async () => {
  const { act, find, type, press, shadow } = await zones();
  const told = () => {
    const card = [...shadow.querySelectorAll("section")].find(
      (one) => one.querySelector("h2")?.textContent === "Codici postali",
    );
    return [...(card?.querySelectorAll("li") ?? [])].map((one) => one.textContent);
  };
  const save = async (zone: string, caps: string) => {
    await act(zone, "Codici postali");
    type(caps, (await find("dialog[open] textarea", "")) as HTMLTextAreaElement);
    await press("Salva i codici");
    await until(() => !shadow.querySelector("dialog[open]"));
  };
  const gap = (province: string) => expect.stringContaining(`In provincia di ${province} nessuna zona ha`);
  // the first one that has nobody is of the data as they come
  await expect.poll(told).toEqual([gap("MN")]);
  await save("Lodi", "26900, 23900");
  await expect
    .poll(told)
    .toEqual([
      "23900: sia di Lecco sia di Lodi.",
      expect.stringMatching(
        /^In provincia di LO nessuna zona ha 26811–26867 \(Abbadia Cerreto, .* e altri 56 comuni\)\.$/,
      ),
      gap("MN"),
    ]);
  await save("Mantova", "46010-46100");
  await save("Lodi", "26811-26867, 26900");
  await expect.poll(told).toEqual([]);
});

it("zones without a version are shown to read, and it is said why", async () => {
  const answer: RenderOptions["answer"] = async (request, mock) => {
    if (!request.url.includes("/zones?")) return undefined;
    const body = (await (await mock.fetch(request)).json()) as { zones: { version?: number }[] };
    for (const zone of body.zones) delete zone.version;
    return Response.json(body);
  };
  const { shadow } = await renderPage("admin", "/app/settings", { answer });
  await expect.poll(() => shadow.textContent).toContain("si possono solo leggere");
  expect([...shadow.querySelectorAll("button")].some((one) => one.innerText.includes("Aggiungi zona"))).toBe(false);
});

it("a name that couldn't be saved stays in its field", async () => {
  const answer = (request: Request) =>
    request.method !== "GET" && request.url.includes("/zones")
      ? Response.json({ message: "Non ora." }, { status: 500 })
      : undefined;
  const { act, press, write, shadow } = await zones({ answer });
  const field = () => (shadow.activeElement instanceof HTMLInputElement ? shadow.activeElement.value : null);
  await act("Lodi", "Rinomina");
  await write("Adda");
  await expect.poll(() => shadow.textContent).toContain("Non fatto: Non ora.");
  expect(field()).toBe("Adda");
  await press("Annulla");
  await press("Aggiungi zona");
  await write("Como");
  await expect.poll(() => [...shadow.querySelectorAll("[data-sonner-toast]")].length).toBe(2);
  expect(field()).toBe("Como");
});

it("a window that was closed before the refusal came has it told", async () => {
  let refuse = () => undefined as void;
  const answer = (request: Request) =>
    request.url.endsWith("/merge")
      ? new Promise<Response>((done) => {
          refuse = () => done(Response.json({ message: "Ci sono ancora donatori.", code: "used" }, { status: 409 }));
        })
      : undefined;
  const { act, find, press, shadow, key } = await zones({ answer });
  await act("Lodi", "Unisci con un’altra zona");
  const select = (await find("select", "")) as HTMLSelectElement;
  select.value = [...select.options].find(({ text }) => text === "Lecco")?.value ?? "";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await press("Unisci in Lecco");
  await until(() => shadow.querySelector("dialog[open] [aria-busy=true], dialog[open] button:disabled"));
  key("Escape", shadow.querySelector("dialog[open]"));
  await press("Annulla", "dialog[open] button");
  await until(() => !shadow.querySelector("dialog[open]"));
  refuse();
  await expect.poll(() => shadow.textContent).toContain("Non fatto: Ci sono ancora donatori.");
});

const line = (shadow: ShadowRoot, zone: string) =>
  shadow.querySelector(`[data-unit][data-kind=zone]:has([aria-label="Apri ${zone}"])`)?.textContent;

it("a zone whose only manager hasn't followed the invitation has nobody yet, as the managers' page says", async () => {
  const { find, shadow } = await zones();
  await find("button", "Apri Mantova");
  expect(line(shadow, "Mantova")).toMatch(/Nessuno.+, invito non accettato/);
  expect(line(shadow, "Lodi")).not.toContain("Nessuno");
});

it("who was invited a moment ago has no name: the zone tells their address", async () => {
  const fresh = { _id: "u90", firstName: "", lastName: "", email: "nuova@gds.example", status: "staged" };
  const marta = { _id: "u3", firstName: "Marta", lastName: "Colombo" };
  const bergamo = { _id: "z1", name: "Bergamo", version: 1, caps: [], associations: [], managers: [marta, fresh] };
  const answer = ({ method, url }: Request) =>
    method === "GET" && url.includes("/zones?") ? Response.json({ success: true, zones: [bergamo] }) : undefined;
  const { shadow } = await zones({ answer });
  expect(line(shadow, "Bergamo")).toContain("Colombo Marta; nuova@gds.example, invito non accettato");
});
