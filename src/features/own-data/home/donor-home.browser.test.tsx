import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { romeDay } from "../../../domain/dates/days";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { texts as partTexts } from "../../../shared/donor/parts/texts";
import { until } from "../../../ui/test-support";
import { texts as recordTexts } from "../record/texts";
import { texts } from "./texts";

let scene: RenderedPage;
afterEach(() => scene.remove());

/** The donor gave whole blood ten days ago, so that plasma and platelets have to wait, too, unless it was long before. */
const gaveDaysAgo =
  (days: number): RenderOptions["answer"] =>
  async (request, mock) => {
    const response = await mock.fetch(request);
    if (!new URL(request.url).pathname.endsWith("/donations")) return response;
    const body = (await response.json()) as { donations: { date: string }[]; total: number };
    const date = romeDay(Date.now() - days * 86_400_000);
    return Response.json({ ...body, donations: [{ ...body.donations[0], type: 1, date }], total: 1 });
  };
const open = async (answer?: RenderOptions["answer"]) => {
  scene = await renderPage("donor", "/app/dashboard", { width: 400, answer });
};
const call = () => [...scene.shadow.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']")];
const cardOf = (element: Element) => element.closest("section")?.querySelector("h2")?.textContent;

it("the centre is called for what may be given today, not for a day that is weeks away", async () => {
  await open();
  const alternatives = await until(() => scene.text().includes(texts.instead) || undefined);
  expect(alternatives).toBe(true);
  await expect.poll(() => call().length).toBe(1);
  expect(cardOf(call()[0]!)).toBe(texts.instead);
});

it("where nothing may be given today the call is there, and isn't the loudest thing", async () => {
  await open(gaveDaysAgo(10));
  await expect.poll(() => call().length).toBe(1);
  expect(scene.text()).not.toContain(texts.instead);
  const look = (element: Element) => getComputedStyle(element).backgroundColor;
  const calendar = scene.find("button", partTexts.calendar);
  // the pointer may rest on one of them from before
  await userEvent.hover(scene.find("h1"));
  await expect.poll(() => look(call()[0]!)).toBe(look(calendar));
});

it("while the rules can't be read, no day is promised by the default ones; the server's own day is", async () => {
  const without =
    (told: boolean): RenderOptions["answer"] =>
    async (request, mock) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/settings")) return Response.json({ success: false, message: "" }, { status: 500 });
      const response = await mock.fetch(request);
      const body = (await response.clone().json()) as { donor?: object };
      if (told || request.method !== "GET" || !body.donor) return response;
      return Response.json({ ...body, donor: { ...body.donor, nextDonation: null } });
    };
  await open(without(false));
  await expect.poll(scene.text).toContain(texts.unknown);
  expect(scene.text()).toContain(texts.reasons(null)["unknown-rules"]);
  expect(scene.text()).not.toContain(texts.instead);
  await scene.remove();
  await open(without(true));
  await expect.poll(scene.text).toContain(texts.from);
  expect(scene.text()).not.toContain(texts.instead);
});

it("the own data are one press away, and so is changing them", async () => {
  await open();
  await until(() => scene.shadow.querySelector("dl"));
  expect(scene.find("a", texts.myData).getAttribute("href")).toMatch(/#\/app\/profile\/d1$/);
  expect(scene.find("a", "Modifica").getAttribute("href")).toMatch(/#\/app\/profile\/edit\/d1$/);
});

it("says how far it is to the next award, in figures that add up", async () => {
  await open();
  const words = await until(() =>
    /(\d+) di (\d+) donazioni\s*La ricevi dal \d+ \S+ \d{4}, se doni altre (\d+) volte/.exec(scene.text()),
  );
  const [, counted, asked, further] = words.map(Number);
  // once the years are full, fewer donations are enough
  expect(counted! + further!).toBeLessThan(asked!);
  const { total } = (await scene.session.call("/donors/d1/donations")) as { total: number };
  expect(counted).toBe(total);
});

it("who is suspended sees how far it is to the next award, too", async () => {
  scene = await renderPage("suspended", "/app/dashboard", { width: 400 });
  await expect.poll(scene.text).toContain("Il tuo stato");
  await expect.poll(scene.text).toMatch(/Verso «.+»/);
});

it("who is suspended reads since when, until when and why, and when they may donate again", async () => {
  scene = await renderPage("suspended", "/app/dashboard", { width: 400 });
  await expect.poll(scene.text).toContain("Per ora non puoi donare.");
  const terms = () => [...scene.shadow.querySelectorAll("dt")].map((term) => term.textContent);
  await expect.poll(terms).toEqual(expect.arrayContaining(["Dal", "Fino al", "Motivo"]));
  await expect.poll(scene.text).toContain("È il giorno dopo la fine della sospensione.");
});

it("the figure of the donations says what each of its marks means", async () => {
  await open();
  const legend = await until(() => scene.shadow.querySelector("figcaption")?.textContent);
  expect(legend).toContain("Donazione: Sangue Intero");
  expect(legend).toContain("Riposo prima del sangue intero");
  expect(legend).toContain("Oggi");
});

it("a server that declares no features has the next donation and the own data, and nothing that waits for ever", async () => {
  scene = await renderPage("donor", "/app/dashboard", { width: 400, features: [] });
  await expect.poll(() => scene.shadow.querySelector("section")).toBeTruthy();
  const titles = [...scene.shadow.querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(titles).toEqual([recordTexts.data]);
  await expect.poll(() => scene.shadow.querySelector("[role=status][aria-busy]")).toBeNull();
});
