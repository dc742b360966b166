import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { dayFromToday } from "../../../widgets/test-support/days";
import { renderPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";

const MORE = ["Colonne", "Viste", "Esporta"];

async function registry(width: number, persona: "admin" | "director" = "admin", answer?: RenderOptions["answer"]) {
  const page = await renderPage(persona, "/app/donors", { width, answer });
  await until(() => page.find("tbody tr"));
  /** The names of the visible buttons and links. */
  const seen = () =>
    [...page.shadow.querySelectorAll<HTMLElement>("button, a")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute("aria-label") ?? element.innerText.trim());
  return { page, seen };
}

it("on a phone the tools are behind “…”, which opens one sheet with order, filters, columns and views; Esc closes it", async () => {
  const { page, seen } = await registry(360);
  expect(seen()).toContain("Filtri");
  expect(seen().filter((name) => MORE.includes(name))).toEqual([]);
  const order = page.find("select[aria-label='Ordina per']");
  expect(order.checkVisibility()).toBe(false);
  // search, filters and "…" are on one line
  const more = page.find("button", "Altri comandi");
  const search = page.find("input[type=search]");
  expect(Math.abs(search.getBoundingClientRect().bottom - more.getBoundingClientRect().bottom)).toBeLessThan(4);
  expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  more.focus();
  more.click();
  const sheet = await until(() => page.find("[popover][role=dialog]"));
  expect([...sheet.querySelectorAll("h3")].map((heading) => heading.textContent)).toEqual([
    "Ordina",
    "Filtra",
    "Colonne e viste",
  ]);
  expect(seen().filter((name) => MORE.includes(name))).toEqual(MORE);
  expect(order.checkVisibility()).toBe(true);
  await expect.poll(() => Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight);
  for (const one of sheet.querySelectorAll<HTMLElement>("button, select"))
    if (one.checkVisibility()) expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => seen().filter((name) => MORE.includes(name))).toEqual([]);
  expect(more.getAttribute("aria-expanded")).toBe("false");
});

it("on a phone nothing is wider than the list; a card is at most 84 px high, with the day beside the status", async () => {
  const resting = {
    status: "active",
    suspension: null,
    birthday: "1980-05-05",
    gender: "M",
    lastDonationDate: dayFromToday(-10),
    lastDonationType: 1,
    donationsNumber: 2,
    nextDonation: null,
  };
  const { page } = await registry(360, "admin", async (request, mock) => {
    if (!new URL(request.url).pathname.endsWith("/donors")) return undefined;
    const body = (await (await mock.fetch(request)).json()) as { donors: object[] };
    return Response.json({ ...body, donors: body.donors.map((row, at) => (at < 3 ? { ...row, ...resting } : row)) });
  });
  const link = page.find("a", "Nuovo");
  expect(link.getBoundingClientRect().width).toBeGreaterThan(80);
  expect(link.textContent).toBe("Nuovo donatore");
  // the strip of tabs scrolls
  for (const button of page.shadow.querySelectorAll("button:not([role=tab])"))
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(page.host.getBoundingClientRect().right);
  const rows = [...page.shadow.querySelectorAll<HTMLElement>("tbody tr")];
  expect(rows).toHaveLength(10);
  await expect.poll(() => rows.filter((row) => /Attivo[^]*dal \d/.test(row.innerText)).length).toBeGreaterThan(2);
  for (const row of rows) {
    expect(row.getBoundingClientRect().height, row.innerText).toBeLessThanOrEqual(84);
    expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight + 1);
  }
});

it("with enough room all tools are beside the search; at 664 px tools and order are still on one line", async () => {
  const { page, seen } = await registry(1200);
  expect(
    seen()
      .filter((name) => MORE.includes(name))
      .sort(),
  ).toEqual([...MORE].sort());
  expect(seen()).not.toContain("Altri comandi");
  expect(page.find("a", "Nuovo").innerText).toBe("Nuovo donatore");
  page.host.style.width = "664px";
  const tools = [...["Filtri", "Colonne", "Viste"].map((name) => page.find("button", name)), page.find("select")];
  const tops = () => tools.map((tool) => Math.round(tool.getBoundingClientRect().top));
  await expect.poll(() => page.find("select").checkVisibility()).toBe(true);
  await expect.poll(() => new Set(tops()).size).toBe(1);
});

it("users who may not add donors have no link “Nuovo”", async () => {
  const { seen } = await registry(360, "director");
  expect(seen().some((name) => name.startsWith("Nuovo"))).toBe(false);
});
