import { Suspense } from "react";
import { expect, it } from "vitest";
import { formatFullDate } from "../domain/format";
import { romeDay } from "../domain/dates/days";
import { DEFAULT_ELIGIBILITY_RULES } from "../domain/donation/eligibility-rules";
import { withRule } from "../domain/settings/rule-numbers";
import { personaEmail, type Persona } from "../mocks/index";
import { pageLocation } from "../shared/navigation";
import { pages } from "./backoffice/pages";
import { renderPage, type RenderedPage } from "./test-support/render-page";

const { navigate } = pageLocation;

/** Rules that move the next day of most donors. `may-donate.test.ts` checks what each rule changes. */
const RULES = withRule(DEFAULT_ELIGIBILITY_RULES, "intervals.1.1", 300);

interface Listed {
  _id: string;
  email: string | null;
  nextDonation: { date: string | null };
}

/** Saves rules before the page is shown. @returns the donors whose next day changes, each with the new day */
async function withRules(persona: Persona) {
  const page = await renderPage(persona, "/app/dashboard", { part: null, donors: 120, width: 1200 });
  const read = async () => ((await page.callAs("admin", "/donors?limit=200")) as { donors: Listed[] }).donors;
  const before = await read();
  await page.callAs("admin", "/settings/rules", { method: "PUT", body: { version: 0, values: RULES } });
  const today = romeDay(Date.now());
  const moved = (await read()).flatMap(({ _id, email, nextDonation: { date } }, row) => {
    const was = before[row]?.nextDonation.date;
    return date && date > today && date !== was ? [{ _id, email, date, was }] : [];
  });
  return { page, moved };
}

async function show({ show: render }: RenderedPage, name: keyof typeof pages, path: string) {
  const Page = pages[name]?.page;
  if (!Page) throw new Error(`no page ${String(name)}`);
  navigate(path);
  await render(
    <Suspense>
      <Page recaptchaSiteKey={null} privacyUrl={null} ended={null} onRegistered={() => undefined} />
    </Suspense>,
  );
}

it("a longer rest moves the days that the list shows", async () => {
  const { page, moved } = await withRules("admin");
  const days = new Map(moved.map(({ _id, date }) => [_id, formatFullDate(date)]));
  await show(page, "donors", "/app/donors?sort=-lastDonationDate&pageSize=100");
  const rows = () =>
    [...page.shadow.querySelectorAll<HTMLElement>("[role=row]")].flatMap((row) => {
      const id = row.querySelector("a")?.getAttribute("href")?.split("/").pop() ?? "";
      return days.has(id)
        ? [{ id, titles: [...row.querySelectorAll("[title]")].map((cell) => cell.getAttribute("title")) }]
        : [];
    });
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  // the rules may arrive after the donors
  await expect.poll(() => rows().filter(({ id, titles }) => !titles.includes(days.get(id)!))).toEqual([]);
});

it("a longer rest moves the day that the record shows", async () => {
  const { page, moved } = await withRules("admin");
  const [donor] = moved;
  await show(page, "donorDetails", `/app/donors/details/${donor!._id}`);
  await expect.poll(page.text).toContain(formatFullDate(donor!.date));
});

it("a longer rest moves the day on the donor's home page", async () => {
  const { page, moved } = await withRules("donor");
  const own = moved.find(({ email }) => email === personaEmail("donor"));
  await show(page, "dashboard", "/app/dashboard");
  await expect.poll(page.text).toContain(formatFullDate(own!.date));
});
