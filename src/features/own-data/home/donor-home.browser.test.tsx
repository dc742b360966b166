import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { dayFromToday } from "../../../widgets/test-support/days";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { texts as nextActionsTexts } from "../../../shared/donor/parts/next-actions-texts";
import { until } from "../../../ui/test-support";
import { texts as recordTexts } from "../record/texts";
import { texts } from "./texts";

let scene: RenderedPage;
afterEach(() => scene.remove());

/**
 * Replaces the donations by one of whole blood, some days ago. After ten days plasma and platelets have to wait, too.
 * @param counted the record's number of donations; those without a record are from before
 */
const donatedDaysAgo =
  (days: number, counted = 1): RenderOptions["answer"] =>
  async (request, mock) => {
    const response = await mock.fetch(request);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/registration/d1")) {
      // the server's own answer is about the seed's donations
      const own: Record<string, unknown> = { nextDonation: null, donationsNumber: counted };
      const text = await response.text();
      return Response.json(JSON.parse(text, (key, value: unknown) => (key in own ? own[key] : value)));
    }
    if (!pathname.endsWith("/donations")) return response;
    const body = (await response.json()) as { donations: { date: string }[]; total: number };
    return Response.json({
      ...body,
      donations: [{ ...body.donations[0], type: 1, date: dayFromToday(-days) }],
      total: 1,
    });
  };
const open = async (answer?: RenderOptions["answer"]) => {
  scene = await renderPage("donor", "/app/dashboard", { width: 400, answer });
};
const phoneLinks = () => [...scene.shadow.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']")];
const cardOf = (element: Element) => element.closest("section")?.querySelector("h2")?.textContent;

it("an active donor sees whom to call, the progress to the next award, a legend of the chart, and links to the own data", async () => {
  await open(donatedDaysAgo(50));
  await expect.poll(scene.text).toContain(texts.instead);
  // beside the donations that are possible today, not beside a later day
  await expect.poll(() => phoneLinks().length).toBe(1);
  expect(cardOf(phoneLinks()[0]!)).toBe(texts.instead);

  const match = await until(() =>
    /(\d+) di (\d+) donazioni\s*La ricevi (?:dal |dall’)\S+ \S+ \d{4}, se doni altre (\d+) volte/.exec(scene.text()),
  );
  const [, counted, required, further] = match.map(Number);
  // after the required years, fewer donations are enough
  expect(counted! + further!).toBeLessThan(required!);
  expect(counted).toBe(1);

  const legend = await until(() => scene.shadow.querySelector("figcaption")?.textContent);
  for (const label of ["Donazione: Sangue Intero", "Riposo prima del sangue intero", "Oggi"])
    expect(legend).toContain(label);
  await until(() => scene.shadow.querySelector("dl"));
  expect(scene.find("a", texts.myData).getAttribute("href")).toMatch(/#\/app\/profile\/d1$/);
  expect(scene.find("a", "Modifica").getAttribute("href")).toMatch(/#\/app\/profile\/edit\/d1$/);
});

it("donations that the record only counts, without listing them, count for the donor's next award, too", async () => {
  await open(donatedDaysAgo(50, 3));
  const progress = await until(() => /(\d+) di \d+ donazioni/.exec(scene.text()));
  expect(progress[1]).toBe("3");
});

it("if no donation is possible today, the phone link looks like the other button", async () => {
  await open(donatedDaysAgo(10));
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const calendar = await until(() => scene.find("button", nextActionsTexts.calendar));
  await expect.poll(() => phoneLinks().length).toBe(1);
  expect(scene.text()).not.toContain(texts.instead);
  // the pointer may still be on one of them
  await userEvent.hover(scene.find("h1"));
  await expect.poll(() => background(phoneLinks()[0]!)).toBe(background(calendar));
});

it("if the rules can't be read, the page shows the server's day, but no day of the default rules", async () => {
  const withoutRules =
    (hasNextDonation: boolean): RenderOptions["answer"] =>
    async (request, mock) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/settings")) return Response.json({ success: false, message: "" }, { status: 500 });
      const response = await mock.fetch(request);
      const body = (await response.clone().json()) as { donor?: object };
      if (request.method !== "GET" || !body.donor) return response;
      const nextDonation = hasNextDonation ? { date: dayFromToday(10), reason: "interval" } : null;
      return Response.json({ ...body, donor: { ...body.donor, nextDonation } });
    };
  await open(withoutRules(false));
  await expect.poll(scene.text).toContain(texts.unknown);
  expect(scene.text()).toContain(texts.reasons(null)["unknown-rules"]);
  expect(scene.text()).not.toContain(texts.instead);
  await scene.remove();
  await open(withoutRules(true));
  await expect.poll(scene.text).toContain(texts.from);
  expect(scene.text()).not.toContain(texts.instead);
});

it("a suspended donor sees start, end and reason of the suspension, the next donation and the progress to the next award", async () => {
  scene = await renderPage("suspended", "/app/dashboard", { width: 400 });
  await expect.poll(scene.text).toContain("Per ora non puoi donare.");
  const terms = () =>
    scene
      .getByRole("term")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(terms).toEqual(expect.arrayContaining(["Dal", "Fino al", "Motivo"]));
  await expect.poll(scene.text).toContain("È il giorno dopo la fine della sospensione.");
  await expect.poll(scene.text).toMatch(/Verso «.+»/);
});

it("on a server without features the page shows the next donation and the own data, and no endless skeleton", async () => {
  scene = await renderPage("donor", "/app/dashboard", { width: 400, features: [] });
  await expect.poll(() => scene.shadow.querySelector("section")).toBeTruthy();
  const titles = scene.getByRole("heading", { level: 2 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([recordTexts.data]);
  await expect.poll(() => scene.shadow.querySelector("[role=status][aria-busy]")).toBeNull();
});
