import { expect, it, onTestFinished, vi } from "vitest";
import { until } from "../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { texts } from "./texts";

const domainTexts = texts.domain;
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

interface SentIntegration {
  provider: string;
  webhook: unknown;
  domain: { records: unknown[] } | null;
  lastError: { date: string | null } | null;
}
/** The mock's response, with a change of one provider. */
const withChange =
  (id: string, change: (integration: SentIntegration) => void): RenderOptions["answer"] =>
  async (request, mock) => {
    const answered = await mock.fetch(request);
    if (request.method !== "GET" || !request.url.endsWith("/integrations")) return answered;
    const body = (await answered.json()) as { integrations: SentIntegration[] };
    for (const integration of body.integrations) if (integration.provider === id) change(integration);
    return Response.json(body);
  };

// `texts.test.ts` has the texts of all states
it.each([
  [
    { state: "working", lastEvent: "2026-11-20T09:30:00Z" },
    "arrivano, l’ultimo venerdì 20 novembre 2026 alle ore 10:30",
  ],
  // an unknown state of another server
  [{ state: "paused", lastEvent: null }, texts.webhookUnknown(null)],
])("shows the state of the webhook: %j", async (webhook, expected) => {
  await open("mailgun", { answer: withChange("mailgun", (one) => (one.webhook = webhook)) });
  expect(fact(texts.webhook)).toBe(expected);
});

it("says that a provider without webhook reports no events", async () => {
  await open("aruba");
  expect(fact(texts.webhook)).toBe(texts.noWebhook("Aruba"));
});

it("a failing provider's card shows the last attempt and what to do", async () => {
  await open(null);
  const card = () => scene.find("section", "Aruba").textContent;
  expect(card()).toMatch(/Aruba ha rifiutato .*Ultimo tentativo \S+ \d+ \S+ 20\d\d alle ore \d+:\d\d\. /);
  expect(card()).toContain(texts.needsTest);
  await scene.remove();
  await open(null, { answer: withChange("aruba", (one) => one.lastError && (one.lastError.date = null)) });
  expect(card()).toContain("Aruba ha rifiutato");
  expect(card()).not.toContain("Ultimo tentativo");
});

it("copies the value of a DNS record, and shows an error if the browser refuses", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  onTestFinished(() => copied.mockRestore());
  await open("mailgun");
  await press(domainTexts.copyOf("DMARC"));
  await expect.poll(() => scene.toasts()).toEqual([domainTexts.copied("DMARC")]);
  expect(copied.mock.calls).toEqual([["v=DMARC1; p=none; rua=mailto:segreteria@esempio.it"]]);
  copied.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await press(domainTexts.copyOf("SPF"));
  await expect.poll(() => scene.toasts()).toContain(domainTexts.notCopied);
});

it("checking a domain again reports how many records are missing", async () => {
  await open("mailgun");
  expect(line("DMARC").textContent).toContain(domainTexts.states.missing);
  await press(domainTexts.check);
  await expect.poll(() => scene.toasts()).toEqual([domainTexts.checkedNow(1)]);
  await scene.mock.control.setClock(new Date(Date.now() + 3_700_000).toISOString());
  await press(domainTexts.check);
  await expect.poll(() => scene.toasts()).toContain(domainTexts.checkedNow(0));
  expect(line("DMARC").textContent).toContain(domainTexts.states.valid);
});

it("a failed check of a domain shows its error, and can be retried", async () => {
  await open("mailgun", {
    answer: ({ url }) =>
      url.endsWith("/domain") ? Response.json({ success: false, message: "Non ora." }, { status: 503 }) : undefined,
  });
  await press(domainTexts.check);
  await expect.poll(() => scene.toasts()).toEqual([domainTexts.checkFailed("Non ora.")]);
  expect(scene.text()).toContain(domainTexts.check);
  // the known records stay
  expect(line("DMARC").textContent).toContain(domainTexts.copy);
});

it("a domain without records doesn't count as valid", async () => {
  await open("mailgun", {
    answer: (request, mock) =>
      request.url.endsWith("/domain")
        ? Response.json({ success: true, domain: { name: "mg.esempio.it", checked: null, records: [] } })
        : withChange("mailgun", (one) => one.domain && (one.domain.records = []))!(request, mock),
  });
  expect(page()).toContain(domainTexts.title("mg.esempio.it"));
  await press(domainTexts.check);
  await expect.poll(() => scene.toasts()).toEqual([domainTexts.checkedNothing]);
});
