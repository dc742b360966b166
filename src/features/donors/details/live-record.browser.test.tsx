import { Profiler } from "react";
import { expect, it } from "vitest";
import { Office } from "../../../widgets/test-support/office";
import { renderPage } from "../../../widgets/test-support/render-page";
import { waitForSocket } from "../../../widgets/test-support/wait-for-socket";
import { Bell } from "../../notifications";
import { DonorDetailsPage } from "./donor-details-page";

/** An open record during a burst of events. */

const BURST = 1_000;

/** Shows a record and a bell with an open socket, and counts reads and renders. */
async function open() {
  const reads: string[] = [];
  let commits = 0;
  const page = await renderPage("admin", "/app/donors/details/d1", {
    width: 1100,
    part: (
      <Profiler id="record" onRender={() => (commits += 1)}>
        <DonorDetailsPage />
        <Bell className="" size={20} hrefOfLink={() => null} />
      </Profiler>
    ),
    answer(request) {
      if (request.method === "GET") reads.push(new URL(request.url).pathname);
      return undefined;
    },
  });
  const label = () => page.find("button", "Notifiche").getAttribute("aria-label");
  await waitForSocket(page);
  await expect.poll(page.heading).toBeTruthy();
  await expect.poll(() => page.shadow.querySelector("[aria-busy=true]")).toBeNull();
  return {
    page,
    label,
    count() {
      reads.length = 0;
      commits = 0;
      return { reads, commits: () => commits };
    },
    /** Another user renames the donor. */
    rename: async (lastName: string) => {
      const { donor } = (await page.callAs("manager", "/donors/d1")) as { donor: { version: number } };
      await page.callAs("manager", "/donors/d1", { method: "PUT", body: { lastName, version: donor.version } });
    },
  };
}

it("a thousand changes of this donor or of others in a second cause few reads and renders, and the last one is shown", async () => {
  const { page, count, rename } = await open();
  const { reads, commits } = count();
  for (let index = 0; index < BURST; index++) await page.mock.push("u1", "donor.changed", { ids: ["d1"] });
  await rename("Ultimo");
  await expect.poll(() => page.find("h1").textContent).toContain("Ultimo");
  expect(reads.filter((path) => path.endsWith("/donors/d1")).length).toBeGreaterThan(0);
  expect(reads.length).toBeLessThanOrEqual(30);
  expect(commits()).toBeLessThanOrEqual(60);

  reads.length = 0;
  for (let index = 0; index < BURST; index++) await page.mock.push("u1", "donor.changed", { ids: [`d${index + 2}`] });
  await rename("Suo");
  await expect.poll(() => page.find("h1").textContent).toContain("Suo");
  expect(reads.filter((path) => path.includes("/donors/d1")).length).toBeLessThanOrEqual(10);
  expect(reads.length).toBeLessThanOrEqual(30);
});

it("a thousand notifications in a second are all counted, with few renders and reads", async () => {
  const { page, label, count } = await open();
  const { reads, commits } = count();
  const before = Number(/\d+/.exec(label() ?? "")?.[0]);
  // the server stores them, because the list may be read again meanwhile
  for (let index = 0; index < BURST; index++)
    await page.mock.control.notify({ title: `Avviso ${index}`, message: "..." }, "u1");
  await expect.poll(label).toBe(`Notifiche, ${before + BURST} da leggere`);
  expect(reads.length).toBeLessThanOrEqual(10);
  expect(commits()).toBeLessThanOrEqual(60);
});

it("an office without a bell opens the socket itself", async () => {
  const page = await renderPage("admin", "/app/donors/details/d1", { width: 1100, part: <Office bell={false} /> });
  await expect.poll(page.heading).toBeTruthy();
  await expect
    .poll(async () => {
      const { donor } = (await page.callAs("manager", "/donors/d1")) as { donor: { version: number } };
      const lastName = `Cambiato ${donor.version}`;
      await page.callAs("manager", "/donors/d1", { method: "PUT", body: { lastName, version: donor.version } });
      return page.find("h1").textContent;
    })
    .toContain("Cambiato");
});
