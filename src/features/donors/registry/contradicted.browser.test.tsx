import { expect, it } from "vitest";
import { dayNumber, isoDay, romeDay } from "../../../domain/dates/days";
import { renderPage } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { DonorsPage } from "./donors-page";

const { navigate } = pageLocation;

/** The server uses other rules and finds donors by its own day. */
const TODAY = romeDay(Date.now());
const daysAgo = (days: number) => isoDay(dayNumber(TODAY) - days);
const rested = {
  _id: "d1",
  firstName: "Ada",
  lastName: "Riposata",
  birthday: "1985-03-14",
  gender: "M",
  status: "active",
  bloodGroup: "0-",
  lastDonationDate: daysAgo(200),
  lastDonationType: 1,
  donationsNumber: 4,
  nextDonation: { date: TODAY, reason: "ok" },
};
const resting = { ...rested, _id: "d2", lastName: "Stanca", lastDonationDate: daysAgo(60) };
const inactive = { ...rested, _id: "d3", lastName: "Ferma", status: "inactive" };
const judged = { ...rested, _id: "d4", lastName: "Anziana", birthday: `${Number(TODAY.slice(0, 4)) - 67}-01-01` };

const filter = {
  combinator: "and",
  rules: [
    { field: "bloodGroup", operator: "=", value: "0-" },
    { field: "nextDonationDate", operator: "<=", value: { relative: 0 } },
  ],
};

async function heading(donors: object[]) {
  const page = await renderPage("admin", "/app/donors", {
    part: null,
    width: 1200,
    answer: ({ url, method }) =>
      method === "GET" && new URL(url).pathname.endsWith("/donors")
        ? Response.json({ success: true, donors, total: donors.length, skip: 0, limit: 10 })
        : undefined,
  });
  navigate("/app/donors", { state: { query: { filter } } });
  await page.show(<DonorsPage />);
  // the sentence loads lazily
  await expect.poll(() => page.shadow.querySelectorAll("[data-remove]").length).toBeGreaterThan(1);
  const rows = () => [...page.shadow.querySelectorAll("tbody tr")].map(({ textContent }) => textContent ?? "");
  const strip = page.shadow.querySelector("[data-remove]")?.closest("p")?.textContent?.replace(/\s+/g, " ") ?? "";
  return { rows, strip };
}

it("the heading says that donors may donate if no row contradicts it", async () => {
  const { rows, strip } = await heading([rested]);
  await expect.poll(() => rows()[0]).toContain("oggi");
  expect(strip).toMatch(/^1 donatore/);
  expect(strip).toContain("possono donare sangue intero oggi");
  expect(strip).not.toContain("trovat");
});

it("with a donor who rests, is inactive or is for a doctor, the row shows the actual answer, and the heading only says that donors were found", async () => {
  const { rows, strip } = await heading([rested, resting, inactive, judged]);
  await expect.poll(rows).toHaveLength(4);
  for (const [at, answer] of [/\d{4}$|20\d\d/, /non prevista/, /da valutare/].entries()) {
    await expect.poll(() => rows()[at + 1]).toMatch(answer);
    expect(rows()[at + 1]).not.toContain("oggi");
  }
  expect(strip).toMatch(/^4 donatori trovati/);
  expect(strip).toContain("«Può donare sangue intero dal»");
  expect(strip).not.toContain("possono donare");
});
