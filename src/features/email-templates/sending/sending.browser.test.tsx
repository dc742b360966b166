import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { PerformancePage } from "../performance/performance-page";
import { TemplatePage } from "../frame/template-page";
import { texts } from "./texts";

const NEW = "/app/emails-template/t1?tab=sendings&new=all";
let scene: RenderedPage;
const open = async (route: string, part: "sending" | "performance", options: RenderOptions = {}) => {
  const shown = part === "sending" ? <TemplatePage /> : <PerformancePage />;
  scene = await renderPage("admin", route, { width: 1200, part: shown, ...options });
};
const text = () => scene.shadow.textContent ?? "";
const pathOf = ({ url }: Request) => new URL(url).pathname;
const sendButton = () =>
  until(() =>
    [...scene.shadow.querySelectorAll("button")].find((one) => /^Invia [1-9]\d* e-mail$/.test(one.textContent)),
  );
const typed = () => until(() => scene.shadow.querySelector<HTMLInputElement>("form input[inputmode=numeric]"));

it("the number is looked at when the button is pressed: another one sends nothing", async () => {
  const sent: string[] = [];
  await open(NEW, "sending", {
    answer(request) {
      if (pathOf(request).endsWith("/send")) sent.push(request.url);
      return undefined;
    },
  });
  await sendButton();
  await userEvent.type(await typed(), "7");
  expect(text()).not.toContain("ma sono");
  await userEvent.click(await sendButton());
  await expect.poll(text).toContain("Hai scritto 7, ma sono");
  expect(sent).toEqual([]);
});

it("recipients that have changed meanwhile are told with their number, and counted again", async () => {
  let counted = 0;
  await open(NEW, "sending", {
    answer(request) {
      if (pathOf(request).endsWith("/recipients")) counted += 1;
      if (!pathOf(request).endsWith("/send")) return undefined;
      return Response.json({ success: false, message: "no", code: "count", receiving: 4 }, { status: 409 });
    },
  });
  const count = (await sendButton()).textContent.replace(/\D/g, "");
  const before = counted;
  await userEvent.type(await typed(), count);
  await userEvent.click(await sendButton());
  await expect.poll(text).toContain("adesso sono 4");
  await expect.poll(() => counted).toBeGreaterThan(before);
});

it("what a mail isn't sent with is said in sentences", async () => {
  const error = [{ msg: "x", param: "document", code: "unsubscribe" }];
  await open(NEW, "sending", {
    answer: (request) =>
      pathOf(request).endsWith("/send") ? Response.json({ success: false, error }, { status: 422 }) : undefined,
  });
  const count = (await sendButton()).textContent.replace(/\D/g, "");
  await userEvent.type(await typed(), count);
  await userEvent.click(await sendButton());
  await expect.poll(text).toContain("Manca il collegamento per disiscriversi.");
});

it("a draft isn't sent, and can be marked as ready", async () => {
  await open("/app/emails-template/t4?tab=sendings&new=all", "sending");
  await expect.poll(text).toContain("Questo modello è ancora una bozza");
  await userEvent.click(await until(() => scene.find("button", "Segna come pronto")));
  await expect.poll(text).toContain("Destinatari");
});

it("where the server knows no sendings it says so", async () => {
  await open("/app/emails-template/t1?tab=sendings", "sending", {
    answer: (request) =>
      pathOf(request).endsWith("/sendings") ? Response.json({ success: false }, { status: 404 }) : undefined,
  });
  await expect.poll(text).toContain("Da qui non si può inviare");
});

it("totals, days and links alone are shown; what isn't told has no card", async () => {
  const figures = { sent: 9, delivered: 8, opened: 5, clicked: 2, bounced: 1, complained: 0, unsubscribed: null };
  const days = [{ date: "2026-11-20", ...figures }];
  const hostile = "<img src=x onerror=alert(1)>";
  const answer = { success: true, totals: figures, days, links: [{ url: hostile, clicks: 2 }] };
  await open("/app/emails-template/t6/performance", "performance", {
    answer: (request) => (pathOf(request).endsWith("/performance") ? Response.json(answer) : undefined),
  });
  await expect.poll(text).toContain("88,9");
  expect(text()).toContain(hostile);
  expect(scene.shadow.querySelector("img[src=x]")).toBe(null);
  expect(text()).not.toContain("Chi ha fatto che cosa");
  expect(text()).not.toContain("Tornate indietro");
});

it("a period that can't be is said at its field, and the figures stay", async () => {
  await open("/app/emails-template/t6/performance?begin=2026-11-01&end=2026-11-20", "performance");
  const begin = await until(() => scene.shadow.querySelector<HTMLInputElement>("input[inputmode=numeric]"));
  await userEvent.fill(begin, "25/11/2026");
  await expect.poll(text).toContain("L’ultimo giorno viene prima del primo.");
  expect(location.hash).toContain("begin=2026-11-01");
});

it("a server that can't send says so, and nothing is offered that would fail", async () => {
  await open(NEW, "sending", {
    answer: (request) =>
      pathOf(request).endsWith("/recipients") ? Response.json({ success: false }, { status: 404 }) : undefined,
  });
  await expect.poll(text).toContain(texts.lacking);
  expect(scene.shadow.querySelector("form input[inputmode=numeric]")).toBeNull();
});

it("pressed twice while the sendings are read, it sends once", async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  const sent: string[] = [];
  let holds = false;
  await open(NEW, "sending", {
    answer(request, mock) {
      if (pathOf(request).endsWith("/send")) sent.push(request.url);
      const reads = holds && request.method === "GET" && pathOf(request).endsWith("/sendings");
      return reads ? held.then(() => mock.fetch(request)) : undefined;
    },
  });
  const button = await sendButton();
  await userEvent.type(await typed(), button.textContent.replace(/\D/g, ""));
  holds = true;
  button.click();
  button.click();
  letGo();
  await expect.poll(() => location.hash).toContain("sending=");
  expect(sent).toHaveLength(1);
});
