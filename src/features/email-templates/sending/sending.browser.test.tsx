import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { dayFromToday } from "../../../widgets/test-support/days";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { until } from "../../../ui/test-support";
import { PerformancePage } from "../performance/performance-page";
import { TemplatePage } from "../frame/template-page";
import { uiTexts } from "../../../ui/texts";
import { texts as performanceTexts } from "../performance/texts";
import { countField, recipientCount, sendButton, sendMail } from "./test-support/send-mail";
import { texts } from "./texts";

const { navigate } = pageLocation;

const NEW = "/app/emails-template/t1?tab=sendings&new=all";
let scene: RenderedPage;
const open = async (route: string, part: "sending" | "performance", options: RenderOptions = {}) => {
  const shown = part === "sending" ? <TemplatePage /> : <PerformancePage />;
  scene = await renderPage("admin", route, { width: 1200, part: shown, ...options });
};
const text = () => scene.text();
const pathOf = ({ url }: Request) => new URL(url).pathname;

it("a call to donate includes donors without consent to news, and ready-made filters can be chosen as recipients", async () => {
  await open(NEW, "sending");
  await recipientCount(scene);
  await userEvent.click(scene.getByRole("radio", { name: "Invito o notizia" }));
  await expect.poll(text).toContain("Non hanno dato il consenso a inviti e notiziario");
  const fewer = Number(await recipientCount(scene));
  await userEvent.click(scene.getByRole("radio", { name: "Chiamata a donare" }));
  await expect.poll(text).not.toContain("Non hanno dato il consenso a inviti e notiziario");
  const more = Number(await recipientCount(scene));
  expect(more).toBeGreaterThan(fewer);
  const toWhom = scene.getByRole("combobox", { name: texts.toWhom, exact: true }).element() as HTMLSelectElement;
  await userEvent.selectOptions(toWhom, "Può donare oggi");
  await expect.poll(async () => Number(await recipientCount(scene))).toBeLessThan(more);
  const offered = [...toWhom.options].map(({ label }) => label);
  expect(offered).not.toContain("Senza contatti");
  // without saved views, a hint says that they would appear here
  expect(text().includes("Qui compaiono anche le viste")).toBe(!offered.some((label) => label.startsWith("Vista «")));
});

it("audiences that need computed fields aren't offered if the server doesn't declare them", async () => {
  await open(NEW, "sending", { features: FEATURE_NAMES.filter((name) => name !== "computed-fields") });
  await recipientCount(scene);
  const toWhom = scene.getByRole("combobox", { name: texts.toWhom, exact: true }).element() as HTMLSelectElement;
  const offered = [...toWhom.options].map(({ label }) => label);
  expect(offered).toContain("0 negativo");
  expect(offered).not.toContain("Può donare oggi");
  expect(offered).not.toContain("Benemerenza da consegnare");
});

it("a server without purposes gets none, and the page doesn't ask for one", async () => {
  await open(NEW, "sending", {
    async answer(request, mock) {
      if (!pathOf(request).endsWith("/recipients")) return undefined;
      const { purpose: _purpose, ...rest } = (await (await mock.fetch(request)).json()) as Record<string, unknown>;
      return Response.json(rest);
    },
  });
  await recipientCount(scene);
  await expect.poll(text).not.toContain("Chiamata a donare");
  expect(text()).not.toContain("Invito o notizia");
  expect(text()).toContain(texts.toWhom);
});

it("each refusal of a sending is a sentence: the mail isn't fit, it is being sent already, or the recipients changed and are counted again", async () => {
  const error = [{ msg: "x", param: "document", code: "unsubscribe" }];
  const refusals: [body: object, status: number, shown: string][] = [
    [{ error }, 422, "Manca il collegamento per disiscriversi."],
    [{ message: "no", code: "alreadySending" }, 409, texts.alreadySending],
    [{ message: "no", code: "count", receiving: 4 }, 409, "adesso sono 4"],
  ];
  let refusal = refusals[0]!;
  let counted = 0;
  await open(NEW, "sending", {
    answer(request) {
      if (pathOf(request).endsWith("/recipients")) counted += 1;
      const [body, status] = refusal;
      return pathOf(request).endsWith("/send") ? Response.json({ success: false, ...body }, { status }) : undefined;
    },
  });
  for (refusal of refusals) {
    await sendMail(scene);
    await expect.poll(text).toContain(refusal[2]);
  }
  await expect.poll(() => counted).toBeGreaterThan(1);
});

it("markup in a name stays text in the sample, in the subject and in the mail", async () => {
  const hostile = "<img src=x onerror=alert(1)>";
  await open(NEW, "sending", {
    async answer(request, mock) {
      if (!pathOf(request).endsWith("/recipients")) return mock.fetch(request);
      const body = (await (await mock.fetch(request)).json()) as { sample: { firstName: string; lastName: string }[] };
      const [first, ...others] = body.sample;
      return Response.json({ ...body, sample: [{ ...first, firstName: hostile, lastName: "Rossi" }, ...others] });
    },
  });
  const show = await until(() => scene.find("button", `Mostra l’e-mail di Rossi ${hostile}`));
  expect(text()).toContain(`${hostile}, ti aspettiamo`);
  await userEvent.click(show);
  const mail = await until(() => scene.shadow.querySelector("iframe")?.contentDocument?.body);
  await expect.poll(() => mail.textContent).toContain(`Ti aspettiamo, ${hostile}`);
  expect(mail.querySelector("[onerror], img[src=x]")).toBeNull();
  expect(scene.shadow.querySelector("[onerror], img[src=x]")).toBeNull();
});

it("a draft isn't sent, and can be marked as ready", async () => {
  await open("/app/emails-template/t4?tab=sendings&new=all", "sending");
  await expect.poll(text).toContain("Questa e-mail è ancora una bozza");
  await userEvent.click(scene.getByRole("button", { name: "Segna come pronta" }));
  await expect.poll(text).toContain("Destinatari");
});

it("with only totals, days and links from the server, the other cards are missing", async () => {
  const counts = { sent: 9, delivered: 8, opened: 5, clicked: 2, bounced: 1, complained: 0, unsubscribed: null };
  const days = [{ date: "2026-11-20", ...counts }];
  const hostile = "<img src=x onerror=alert(1)>";
  const answer = { success: true, totals: counts, days, links: [{ url: hostile, clicks: 2 }] };
  await open("/app/emails-template/t6/performance", "performance", {
    answer: (request) => (pathOf(request).endsWith("/performance") ? Response.json(answer) : undefined),
  });
  await expect.poll(text).toContain("88,9");
  expect(text()).toContain(hostile);
  expect(scene.shadow.querySelector("img[src=x]")).toBe(null);
  expect(text()).not.toContain("Chi ha fatto che cosa");
  expect(text()).not.toContain("Tornate indietro");
});

it("while another period loads, the former results are dimmed, without CSV and without links to write again", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  const [first, second, end] = [dayFromToday(-20), dayFromToday(-19), dayFromToday(0)];
  await open(`/app/emails-template/t6/performance?begin=${first}&end=${end}`, "performance", {
    answer: (request, mock) =>
      new URL(request.url).searchParams.get("begin") === second ? held.then(() => mock.fetch(request)) : undefined,
  });
  await expect.poll(text).toContain("Riscrivi");
  expect(text()).toContain("CSV");
  navigate(`/app/emails-template/t6/performance?begin=${second}&end=${end}`);
  await until(() => scene.shadow.querySelector("[aria-busy=true]"));
  expect(text()).not.toContain("Riscrivi");
  expect(text()).not.toContain("CSV");
  release();
  await expect.poll(text).toContain("Riscrivi");
  expect(scene.shadow.querySelector("[aria-busy=true]")).toBeNull();
});

it("if somebody changed the mail meanwhile, the user sees the new one before confirming again", async () => {
  const sent: number[] = [];
  await open(NEW, "sending", {
    answer(request, mock) {
      if (!pathOf(request).endsWith("/send")) return undefined;
      return mock.fetch(request).then((answer) => {
        sent.push(answer.status);
        return answer;
      });
    },
  });
  await recipientCount(scene);
  await scene.callAs("manager", "/emails-template/t1", { method: "PUT", body: { version: 1, subject: "Tutt’altro" } });
  await sendMail(scene);
  await expect.poll(text).toContain("Nel frattempo qualcuno ha cambiato questa e-mail");
  await expect.poll(text).toContain("Tutt’altro");
  await expect.element(countField(scene)).toHaveValue("");
  expect(sent).toEqual([409]);
  await sendMail(scene);
  await expect.poll(() => location.hash).toContain("sending=");
});

it("if the response to a stop is lost and the sending can't be read, the result is unclear; the user can try again", async () => {
  let away = false;
  await open(NEW, "sending", {
    answer(request, mock) {
      if (pathOf(request).endsWith("/stop"))
        return mock.fetch(request).then(() => {
          throw new TypeError("connection lost");
        });
      return away && request.method === "GET" ? Promise.reject(new TypeError("connection lost")) : undefined;
    },
  });
  await sendMail(scene);
  (await until(() => scene.find("button", "Ferma l’invio"))).click();
  away = true;
  (await until(() => scene.find("dialog[open] button", "Ferma l’invio"))).click();
  await expect.poll(text, { timeout: 15_000 }).toContain("Non sappiamo se si è fermato");
  away = false;
  (await until(() => scene.find("dialog[open] button", "Ferma l’invio"))).click();
  await expect.poll(text, { timeout: 15_000 }).toMatch(/Era già finito|Invio fermato/);
});

it("an invalid period shows an error at its field, and the results stay", async () => {
  await open("/app/emails-template/t6/performance?begin=2026-11-01&end=2026-11-20", "performance");
  await userEvent.fill(scene.getByRole("textbox", { name: "Dal (gg/mm/aaaa)" }), "25/11/2026");
  await expect.poll(text).toContain("L’ultimo giorno viene prima del primo.");
  expect(location.hash).toContain("begin=2026-11-01");
});

it("pressing send twice while the sendings are read sends once", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  const sent: string[] = [];
  let holds = false;
  await open(NEW, "sending", {
    answer(request, mock) {
      if (pathOf(request).endsWith("/send")) sent.push(request.url);
      const reads = holds && request.method === "GET" && pathOf(request).endsWith("/sendings");
      return reads ? held.then(() => mock.fetch(request)) : undefined;
    },
  });
  await userEvent.fill(countField(scene), await recipientCount(scene));
  holds = true;
  const button = sendButton(scene).element() as HTMLElement;
  button.click();
  button.click();
  release();
  await expect.poll(() => location.hash).toContain("sending=");
  expect(sent).toHaveLength(1);
});

it("a failure that arrives after the user has left the page is shown by a toast", async () => {
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((done) => (refuse = done));
  const sent: string[] = [];
  const error = [{ msg: "x", param: "document", code: "unsubscribe" }];
  await open(NEW, "sending", {
    answer(request) {
      if (!pathOf(request).endsWith("/send")) return undefined;
      sent.push(request.url);
      return held.then(() => Response.json({ success: false, error }, { status: 422 }));
    },
  });
  await sendMail(scene);
  await expect.poll(() => sent).toHaveLength(1);
  navigate("/app/emails-template/t1?tab=sendings");
  await expect.poll(text).not.toContain("Scrivi il numero");
  refuse();
  await expect.poll(text).toContain(texts.unfit);
});

it.each([
  ["the count of recipients", NEW, "sending", "/recipients", texts.countFailed],
  ["the results", "/app/emails-template/t6/performance", "performance", "/performance", performanceTexts.failed],
] as const)("a response without a body shows an error for %s, with a retry", async (_, route, part, end, message) => {
  await open(route, part, {
    answer: (request) => (pathOf(request).endsWith(end) ? Response.json(null) : undefined),
  });
  await expect.poll(text).toContain(message);
  await expect.element(scene.getByRole("button", { name: uiTexts.retry })).toBeVisible();
});
