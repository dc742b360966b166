import type { Page } from "@playwright/test";
import type { components } from "../../src/contract/api";
import { formatNumber } from "../../src/domain/format";
import { expect, overHttp, test } from "./support/test";

type Stats = components["schemas"]["Stats"];

test.use(overHttp);

const tile = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "Statistiche" })
    .getByRole("listitem")
    .filter({ has: page.getByText(label, { exact: true }) });
const zone = (page: Page) => page.getByRole("combobox", { name: "Zona" });
const period = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const rowsOf = (page: Page, table: string) => page.getByRole("table", { name: table }).locator("tbody tr");

/** Does something that makes the page read the statistics of a zone. @returns the parameters of the request, and the response */
async function read(page: Page, area: string | null, act: () => Promise<unknown>) {
  const isAnswer = (url: URL) => url.pathname === "/v2/stats" && url.searchParams.get("area") === area;
  const [answer] = await Promise.all([
    page.waitForResponse((response) => isAnswer(new URL(response.url())) && response.ok()),
    act(),
  ]);
  const { stats } = (await answer.json()) as { stats: Stats };
  return { asked: new URL(answer.url()).searchParams, stats };
}

/** Expects the server's counts in the six tiles, the chart's table and the blood groups. */
async function expectFigures(page: Page, stats: Stats): Promise<void> {
  const { donors, donations, donationsNumber, bloodGroups, managers, admins, months } = stats;
  for (const [label, figure] of [
    ["Donatori", donors.total],
    ["Donazioni", donations.count],
    ["Responsabili", managers.count],
    ["Amministratori", admins.count],
  ] as const)
    await expect(tile(page, label).getByText(formatNumber(figure), { exact: true })).toBeVisible();
  // the tile also contains the change since the period before
  const number = formatNumber(donationsNumber.count).replaceAll(".", "\\.");
  await expect(tile(page, "Numero donazioni")).toHaveText(new RegExp(`^Numero donazioni${number}`));
  const known = bloodGroups.filter(({ group }) => group !== "ND");
  await expect(tile(page, "Gruppi Sanguigni")).toContainText(known[0]?.group ?? "–");

  const totals = months.map(({ byType }) => byType["1"] + byType["2"] + byType["3"]);
  if (totals.some((total) => total > 0)) {
    const details = page.getByText("I numeri in una tabella");
    if (await rowsOf(page, "Donazioni per mese").first().isHidden()) await details.click();
    await expect(rowsOf(page, "Donazioni per mese").locator("td:last-child")).toHaveText(totals.map(formatNumber));
  } else {
    // on the first days of a year, a zone may have no donations
    await expect(page.getByText("Nessuna donazione nel periodo")).toBeVisible();
  }
  await expect(rowsOf(page, "Gruppi Sanguigni").locator("b")).toHaveText([
    ...known.map(({ count }) => formatNumber(count)),
    ...bloodGroups.filter(({ group }) => group === "ND").map(({ count }) => formatNumber(count)),
  ]);
}

test("the six numbers and the charts come from the server for the chosen period and zone; both survive a reload and “back”", async ({
  transport,
  office,
  page,
}) => {
  const open = () => transport.open(page, { hash: "#/app/dashboard", query: { persona: "admin" } });
  const everything = await read(page, null, open);
  await expectFigures(page, everything.stats);

  // not awaited: in December "Anno" begins on the same day as "12 mesi", and no request follows
  await period(page, "Anno").check();
  const lodi = await read(page, "Lodi", () => zone(page).selectOption("Lodi"));
  expect(lodi.asked.get("begin")).toMatch(/^\d{4}-01-01$/);
  expect(lodi.stats.donors.total).toBeLessThan(everything.stats.donors.total);
  await expectFigures(page, lodi.stats);

  const expectLodi = async () => {
    await expect(period(page, "Anno")).toBeChecked();
    await expect(zone(page)).toHaveValue("Lodi");
    await expectFigures(page, lodi.stats);
  };
  await read(page, "Lodi", () => page.reload());
  await expectLodi();
  await tile(page, "Donatori").getByRole("link").click();
  await expect(office.donorsHeading).toBeVisible();
  await page.goBack();
  await expectLodi();

  // the middle button opens a tab, whose address doesn't contain the filter
  const opened = page.context().waitForEvent("page");
  await tile(page, "Donatori").getByRole("link").click({ button: "middle" });
  const tab = await opened;
  await expect(
    tab.getByRole("status").filter({ hasText: `${formatNumber(lodi.stats.donors.total)} donatori` }),
  ).toBeVisible();
  expect(new URL(tab.url()).hash).toBe("#/app/donors");
  await tab.close();
});
