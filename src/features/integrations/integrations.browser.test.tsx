import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import type { Provider } from "../../domain/integrations/provider";
import { until } from "../../ui/test-support";
import { renderPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { ProviderView } from "./form/provider-view";
import type { Integration } from "./integration";
import { keepInBrowser, keptInBrowser } from "./test-support/kept-in-browser";

const SECRET = "parola-segretissima-7731";

async function open(path: string, options: RenderOptions = {}) {
  const page = await renderPage("admin", path, options);
  const { shadow } = page;
  const nameOf = (one: HTMLElement) => one.getAttribute("aria-label") ?? one.innerText;
  const find = <T extends HTMLElement = HTMLButtonElement>(name: string, selector = "button, a") =>
    until(() => {
      const found = [...shadow.querySelectorAll<T>(selector)].find(
        (one) => one.checkVisibility() && nameOf(one).trim() === name,
      );
      if (!found) throw new Error(`no ${name}`);
      return found;
    });
  const press = async (name: string) => (await find(name)).click();
  const field = (name: string) =>
    until(() => {
      const found = shadow.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (!found) throw new Error(`no field ${name}`);
      return found;
    });
  const type = async (name: string, value: string) => {
    const input = await field(name);
    const kind = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  };
  const text = () => [...shadow.children].map((one) => (one as HTMLElement).innerText).join("\n");
  const saved = async (provider: string) => {
    const { integrations } = (await page.callAs("admin", "/integrations")) as { integrations: Integration[] };
    return integrations.find((one) => one.provider === provider) as Integration;
  };
  return { page, shadow, find, press, field, type, text, saved };
}

it("after the save a secret is nowhere: page, address, storage, databases, caches, events, logs, errors", async () => {
  const said: unknown[] = [];
  const logs = (["log", "info", "warn", "error", "debug"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words)),
  );
  let echo = false;
  const refuse = async (request: Request) =>
    Response.json({ success: false, message: `Rifiutata: ${await request.text()}` }, { status: 422 });
  const { shadow, press, type, text, saved, field, find } = await open("/app/integrations?provider=aruba", {
    emit: (...event) => said.push(event),
    answer: (request) => (echo && request.method === "PUT" ? refuse(request) : undefined),
  });
  const elsewhere = async () => {
    const { cache } = SWRConfig.defaultValue;
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    const cached = JSON.stringify([...cache.keys()].map((key) => [key, cache.get(key)]));
    const place = [location.href, JSON.stringify(history.state), document.cookie, document.title];
    return [text(), stores, cached, place, JSON.stringify(said), await keptInBrowser()].flat().join("\n");
  };
  const everywhere = async () => {
    const inputs = [...shadow.querySelectorAll("input")].map(({ value }) => value);
    return [await elsewhere(), shadow.innerHTML, document.documentElement.outerHTML, ...inputs].join("\n");
  };
  await press("Sostituisci: Password della casella");
  await type("password", SECRET);
  // first check that the search finds it
  expect((await field("password")).value).toBe(SECRET);
  expect(await everywhere()).toContain(SECRET);
  const forget = await keepInBrowser("detto altrove");
  expect(await elsewhere()).toMatch(/"database":"detto altrove"[^]*cache detto altrove/);
  await forget();
  echo = true;
  await press("Salva");
  await expect.poll(text).toContain("Non salvato: Rifiutata:");
  expect(text()).toContain("•••");
  expect(await elsewhere()).not.toContain(SECRET);
  echo = false;
  const before = await saved("aruba");
  await press("Salva");
  await find("Sostituisci: Password della casella");
  expect((await saved("aruba")).version).toBe((before.version ?? 0) + 1);
  expect(await everywhere()).not.toContain(SECRET);
  for (const log of logs) log.mockRestore();
});

it("a test uses the typed values, and explains the provider's error", async () => {
  const { press, type, text, saved, find } = await open("/app/integrations?provider=mailgun");
  await type("region", "us");
  await find("Salva");
  await press("Prova");
  await expect.poll(text).toContain("La prova non è partita");
  expect(text()).toContain("Controlla la regione: forse il dominio sta in Europa");
  expect((await saved("mailgun")).values.region).toBe("eu");
  await type("region", "eu");
  await press("Prova");
  await expect.poll(text).toContain("La prova è partita");
});

it("an invalid value is marked at its field, and nothing is sent", async () => {
  const { press, type, text, field, saved } = await open("/app/integrations?provider=mailgun");
  const before = await saved("mailgun");
  await type("domain", "https://mg.esempio.it");
  await press("Salva");
  await expect.poll(text).toContain("Per salvare, correggi un campo");
  expect((await field("domain")).getAttribute("aria-invalid")).toBe("true");
  expect((await saved("mailgun")).version).toBe(before.version);
});

it("two administrators replace the same secret: the conflict dialog shows neither value", async () => {
  const { page, press, type, text, saved, field } = await open("/app/integrations?provider=aruba");
  await press("Sostituisci: Password della casella");
  await expect.poll(() => page.focused()).toBe(await field("password"));
  await type("password", SECRET);
  const { version, values } = await saved("aruba");
  const theirs = { version, values, secrets: { password: "un-altra-parola-12" } };
  await page.callAs("admin", "/integrations/aruba", { method: "PUT", body: theirs });
  await press("Salva");
  await expect.poll(text).toMatch(/La tua versione\s*nuova, non salvata[^]*impostata/);
  expect(text()).not.toContain(SECRET);
  await press("Salva le scelte");
  await expect.poll(async () => (await saved("aruba")).version).toBe((version ?? 0) + 2);
});

it("a provider can be used after a successful test and a confirmation", async () => {
  const { page, press, type, text, saved } = await open("/app/integrations?provider=aruba");
  await press("Sostituisci: Password della casella");
  await type("password", SECRET);
  await press("Salva");
  await expect.poll(text).toContain("Prima serve una prova riuscita di Aruba.");
  await press("Prova");
  await press("Usa Aruba");
  const dialog = await until(() => {
    const found = page.shadow.querySelector<HTMLElement>("[role=alertdialog]");
    if (!found?.innerText.includes("Spedire con Aruba?")) throw new Error("no question");
    return found;
  });
  expect(dialog.innerText).toContain("Aperture e clic non si contano più.");
  [...dialog.querySelectorAll("button")].find((one) => one.innerText.trim() === "Usa Aruba")?.click();
  await expect.poll(async () => (await saved("aruba")).active).toBe(true);
  await expect.poll(text).toContain("In uso");
});

it("a new provider needs only a description", async () => {
  const sendly: Provider = {
    id: "sendly",
    name: "Sendly",
    tagline: () => "Di prova",
    connectionHint: "Dal pannello di Sendly.",
    fields: [
      { name: "token", kind: "secret", section: "connection", label: "Gettone" },
      { name: "from", kind: "email", section: "sender", label: "Indirizzo" },
    ],
    sender: { address: "from" },
    reportsEvents: false,
    advice: {},
  };
  const integration: Integration = {
    provider: "sendly",
    version: 0,
    active: false,
    usable: false,
    values: { from: "" },
    secrets: {},
    connected: null,
    lastMail: null,
    month: null,
    lastError: null,
    webhook: null,
    domain: null,
  };
  const sent: unknown[] = [];
  const take = async (request: Request) => {
    sent.push([new URL(request.url).pathname.split("/").at(-1), await request.json()]);
    return Response.json({ success: true, integration: { ...integration, version: 1, values: { from: "a@b.it" } } });
  };
  const { press, type, text } = await open("/app/integrations", {
    part: <ProviderView provider={sendly} integration={integration} integrations={[integration]} />,
    answer: (request) => (request.method === "PUT" ? take(request) : undefined),
  });
  await expect.poll(text).toContain("Dal pannello di Sendly.");
  await type("token", SECRET);
  await type("from", "a@b.it");
  await press("Salva");
  await expect
    .poll(() => sent)
    .toEqual([["sendly", { version: 0, values: { from: "a@b.it" }, secrets: { token: SECRET } }]]);
});

it("a save whose response is lost says so, although it has been done and nothing is left to save", async () => {
  const { page, press, type, text, saved } = await open("/app/integrations?provider=mailgun", {
    async answer(request, mock) {
      if (request.method !== "PUT") return undefined;
      await mock.fetch(request);
      throw new TypeError("cut");
    },
  });
  await type("senderName", "Donatori di Lovere");
  await press("Salva");
  await expect.poll(text).toContain("Non sappiamo se è stato salvato");
  expect((await saved("mailgun")).values.senderName).toBe("Donatori di Lovere");
  expect(page.toasts().join()).not.toContain("Salvat");
});
