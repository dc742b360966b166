import { expect, it, onTestFinished, vi } from "vitest";
import { until } from "../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { texts } from "./texts";

/** What is told of a provider beside its form: its state, its domain, what comes back. */

const words = texts.domain;
let scene: RenderedPage;
async function open(provider: string | null, options: RenderOptions = {}) {
  scene = await renderPage("admin", `/app/integrations${provider ? `?provider=${provider}` : ""}`, {
    width: 1200,
    ...options,
  });
  await until(() => scene.find(provider ? "dt" : "h2", provider ? texts.webhook : "Aruba"));
}
const page = () => scene.text();
const press = async (name: string) => (await until(() => scene.find("button", name))).click();
const fact = (label: string) => scene.find("dt", label).nextElementSibling?.textContent;
const line = (kind: string) => scene.find("li:has(h3)", kind);

interface Told {
  provider: string;
  webhook: unknown;
  domain: { records: unknown[] } | null;
  lastError: { date: string | null } | null;
}
/** As the mock answers, with something else of a provider. */
const telling =
  (id: string, change: (one: Told) => void): RenderOptions["answer"] =>
  async (request, mock) => {
    const answered = await mock.fetch(request);
    if (request.method !== "GET" || !request.url.endsWith("/integrations")) return answered;
    const body = (await answered.json()) as { integrations: Told[] };
    for (const one of body.integrations) if (one.provider === id) change(one);
    return Response.json(body);
  };

it.each([
  [
    { state: "working", lastEvent: "2026-11-20T09:30:00Z" },
    "arrivano, l’ultimo venerdì 20 novembre 2026 alle ore 10:30:00",
  ],
  [{ state: "working", lastEvent: null }, "arrivano"],
  [
    { state: "silent", lastEvent: "2026-11-20T09:30:00Z" },
    "fermi, l’ultimo venerdì 20 novembre 2026 alle ore 10:30:00",
  ],
  [{ state: "silent", lastEvent: null }, "non ne arrivano"],
  [{ state: "refused", lastEvent: null }, "rifiutati: la chiave di firma non corrisponde"],
  // a word of another server says nothing of what the provider can
  [{ state: "paused", lastEvent: null }, texts.webhookUnknown(null)],
  [
    { state: "paused", lastEvent: "2026-11-20T09:30:00Z" },
    texts.webhookUnknown("venerdì 20 novembre 2026 alle ore 10:30:00"),
  ],
])("what comes back from a provider is told: %j", async (webhook, said) => {
  await open("mailgun", { answer: telling("mailgun", (one) => (one.webhook = webhook)) });
  expect(fact(texts.webhook)).toBe(said);
});

it("of a provider that tells nothing of its mails, that is said", async () => {
  await open("aruba");
  expect(fact(texts.webhook)).toBe(texts.noWebhook("Aruba"));
});

it("a failing provider's card says when it was tried last, and what to do", async () => {
  await open(null);
  const card = () => scene.find("section", "Aruba").textContent;
  expect(card()).toMatch(/Aruba ha rifiutato .*Ultimo tentativo \S+ \d+ \S+ 20\d\d alle ore \d+:\d\d:\d\d\. /);
  expect(card()).toContain(texts.needsTest);
  await scene.remove();
  await open(null, { answer: telling("aruba", (one) => one.lastError && (one.lastError.date = null)) });
  expect(card()).toContain("Aruba ha rifiutato");
  expect(card()).not.toContain("Ultimo tentativo");
});

it("the value of a line of the DNS is copied, and it is said where the browser doesn't let one", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  onTestFinished(() => copied.mockRestore());
  await open("mailgun");
  await press(words.copyOf("DMARC"));
  await expect.poll(() => scene.toasts()).toEqual([words.copied("DMARC")]);
  expect(copied.mock.calls).toEqual([["v=DMARC1; p=none; rua=mailto:segreteria@esempio.it"]]);
  copied.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await press(words.copyOf("SPF"));
  await expect.poll(() => scene.toasts()).toContain(words.notCopied);
});

it("a domain is checked again: what it lacks is told, and once it is there so is that", async () => {
  await open("mailgun");
  expect(line("DMARC").textContent).toContain(words.states.missing);
  await press(words.check);
  await expect.poll(() => scene.toasts()).toEqual([words.checkedNow(1)]);
  await scene.mock.control.setClock(new Date(Date.now() + 3_700_000).toISOString());
  await press(words.check);
  await expect.poll(() => scene.toasts()).toContain(words.checkedNow(0));
  expect(line("DMARC").textContent).toContain(words.states.valid);
});

it("a check that couldn't be made is told, and can be tried again", async () => {
  await open("mailgun", {
    answer: ({ url }) =>
      url.endsWith("/domain") ? Response.json({ success: false, message: "Non ora." }, { status: 503 }) : undefined,
  });
  await press(words.check);
  await expect.poll(() => scene.toasts()).toEqual([words.checkFailed("Non ora.")]);
  expect(scene.text()).toContain(words.check);
  // what is known of the domain stays
  expect(line("DMARC").textContent).toContain(words.copy);
});

it("a server that tells no line of a domain doesn't make it right", async () => {
  await open("mailgun", {
    answer: (request, mock) =>
      request.url.endsWith("/domain")
        ? Response.json({ success: true, domain: { name: "mg.esempio.it", checked: null, records: [] } })
        : telling("mailgun", (one) => one.domain && (one.domain.records = []))!(request, mock),
  });
  expect(page()).toContain(words.title("mg.esempio.it"));
  await press(words.check);
  await expect.poll(() => scene.toasts()).toEqual([words.checkedNothing]);
});
