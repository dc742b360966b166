import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import { socketStands } from "../../../widgets/test-support/socket-stands";
import { until } from "../../../ui/test-support";
import { Bell } from "../../notifications";
import { DonorsPage } from "./donors-page";

/** The registry beside a bell that has heard something: its socket stands. */
async function open(address = "/app/donors?sort=cardNumber") {
  const reads: string[] = [];
  const page = await renderPage("admin", address, {
    width: 1100,
    part: (
      <>
        <DonorsPage />
        <Bell className="" size={20} hrefOfLink={() => null} />
      </>
    ),
    answer(request) {
      if (request.method === "GET") reads.push(new URL(request.url).pathname);
      return undefined;
    },
  });
  await until(() => rows(page).length === 10);
  await socketStands(page);
  return { page, reads };
}

type Page = Awaited<ReturnType<typeof open>>["page"];
const rows = (page: Page) => [...page.shadow.querySelectorAll<HTMLElement>("tbody tr")];
const idOf = (row: HTMLElement) => row.querySelector("[data-row-link]")!.getAttribute("data-row-link")!;
const rowOf = (page: Page, id: string) => rows(page).find((row) => idOf(row) === id);
const ground = (row: HTMLElement | undefined) => row && getComputedStyle(row.querySelector("td")!).backgroundColor;
const heard = (page: Page) => [...page.shadow.querySelectorAll("[role=status]")].map((one) => one.textContent).join();

it("a row that somebody else has changed is read again where it stands, marked for a moment and told aloud", async () => {
  const { page } = await open();
  const id = idOf(rows(page)[3]!);
  const usual = ground(rowOf(page, id));
  const { donor } = (await page.callAs("manager", `/donors/${id}`)) as { donor: { version: number } };
  await page.callAs("manager", `/donors/${id}`, { method: "PUT", body: { lastName: "Zzz", version: donor.version } });
  await expect.poll(() => rowOf(page, id)?.textContent).toContain("Zzz");
  await expect.poll(() => ground(rowOf(page, id))).not.toBe(usual);
  const marked = ground(rowOf(page, id));
  // no other row is: one may have the pointer's ground, where the test before this left it
  expect(rows(page).filter((row) => ground(row) === marked)).toHaveLength(1);
  await expect.poll(() => heard(page)).toContain("Una riga è stata aggiornata.");
  await expect.poll(() => ground(rowOf(page, id))).not.toBe(marked);
});

it("a row that somebody else has deleted goes, and that is told", async () => {
  const { page } = await open();
  const id = idOf(rows(page)[2]!);
  await page.callAs("admin", `/donors/${id}`, { method: "DELETE", body: {} });
  await expect.poll(() => rowOf(page, id)).toBeUndefined();
  await expect.poll(() => heard(page)).toContain("Una riga non è più qui.");
});

it("a thousand changes in a second have the list read a few times", async () => {
  const { page, reads } = await open();
  reads.length = 0;
  for (let index = 0; index < 1_000; index++) await page.mock.push("u1", "donor.changed", { ids: [`d${index}`] });
  await expect.poll(() => reads.filter((path) => path.endsWith("/donors")).length).toBeGreaterThan(0);
  expect(reads.length).toBeLessThanOrEqual(30);
});
