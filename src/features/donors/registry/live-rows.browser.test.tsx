import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import { waitForSocket } from "../../../widgets/test-support/wait-for-socket";
import { until } from "../../../ui/test-support";
import { Bell } from "../../notifications";
import { DonorsPage } from "./donors-page";

/** Shows the registry and a bell with an open socket. */
async function open(address = "/app/donors?sort=cardNumber") {
  const page = await renderPage("admin", address, {
    width: 1100,
    part: (
      <>
        <DonorsPage />
        <Bell className="" size={20} hrefOfLink={() => null} />
      </>
    ),
  });
  await until(() => rows(page).length === 10);
  await waitForSocket(page);
  return page;
}

type Page = Awaited<ReturnType<typeof open>>;
const rows = (page: Page) => [...page.shadow.querySelectorAll<HTMLElement>("tbody tr")];
const idOf = (row: HTMLElement) => row.querySelector("[data-row-link]")!.getAttribute("data-row-link")!;
const rowOf = (page: Page, id: string) => rows(page).find((row) => idOf(row) === id);
const backgroundOf = (row: HTMLElement | undefined) =>
  row && getComputedStyle(row.querySelector("td")!).backgroundColor;
const announced = (page: Page) =>
  [...page.shadow.querySelectorAll("[role=status]")].map((one) => one.textContent).join();

it("a row that another user has changed is updated, highlighted for a moment and announced; a deleted one disappears", async () => {
  const page = await open();
  const id = idOf(rows(page)[3]!);
  const usual = backgroundOf(rowOf(page, id));
  const { donor } = (await page.callAs("manager", `/donors/${id}`)) as { donor: { version: number } };
  await page.callAs("manager", `/donors/${id}`, { method: "PUT", body: { lastName: "Zzz", version: donor.version } });
  await expect.poll(() => rowOf(page, id)?.textContent).toContain("Zzz");
  await expect.poll(() => backgroundOf(rowOf(page, id))).not.toBe(usual);
  const marked = backgroundOf(rowOf(page, id));
  // no other row has this colour; one may have the hover colour of a former test's pointer
  expect(rows(page).filter((row) => backgroundOf(row) === marked)).toHaveLength(1);
  await expect.poll(() => announced(page)).toContain("Una riga è stata aggiornata.");
  await expect.poll(() => backgroundOf(rowOf(page, id))).not.toBe(marked);
  await page.callAs("admin", `/donors/${id}`, { method: "DELETE", body: {} });
  await expect.poll(() => rowOf(page, id)).toBeUndefined();
  await expect.poll(() => announced(page)).toContain("Una riga non è più qui.");
});
