import { readFile } from "node:fs/promises";
import { expect, GROUNDS } from "./support/test";
import { ADMIN, type BackOffice } from "./support/screens";

const DONORS = "#/app/donors";

/** The donors' page of ten, once it is there. */
async function pageOfTen(office: BackOffice): Promise<string[]> {
  await expect(office.rows).toHaveCount(10);
  return office.names();
}

/** Waits until the list holds donors of this name and no others. */
async function onlyDonorsLike(office: BackOffice, name: string): Promise<void> {
  await expect(office.rows.filter({ hasText: name })).not.toHaveCount(0);
  await expect(office.rows.filter({ hasNotText: name })).toHaveCount(0);
}

for (const { name, test, parts } of GROUNDS) {
  test.describe(`over ${name}`, () => {
    if (parts.includes("first"))
      test("an administrator fails with a wrong password, signs in, pages through the list, downloads a file and signs out", async ({
        ground,
        office,
        page,
      }) => {
        await ground.open(page, { hash: DONORS });
        await expect(office.signInHeading).toBeVisible();
        await office.signIn(ADMIN, "sbagliata");
        await expect(page.getByRole("alert").filter({ hasText: "E-mail o password non corretti." })).toBeVisible();
        await expect(office.email).toHaveValue(ADMIN);
        await office.signIn(ADMIN);
        await expect(office.donorsHeading).toBeVisible();
        const first = await pageOfTen(office);

        await office.next.click();
        await expect(office.rows.first()).not.toContainText(first[0]!);
        expect(page.url()).toContain("pageIndex=1");
        const second = await pageOfTen(office);
        expect(second.filter((donor) => first.includes(donor))).toEqual([]);
        await office.previous.click();
        await expect.poll(() => office.names()).toEqual(first);

        await test.step("bytes go there and come back as they were", async () => {
          await office.menu.getByRole("link", { name: "Documenti" }).click();
          await page.getByRole("button", { name: "Carica file" }).click();
          const buffer = Buffer.from("Domani si dona, c’è anche il caffè.\r\n");
          await page
            .getByLabel("File da caricare")
            .setInputFiles({ name: "Avviso.txt", mimeType: "text/plain", buffer });
          await page.getByRole("button", { name: "Carica 1 file" }).click();
          await page.getByRole("row").filter({ hasText: "Avviso" }).getByRole("link").click();
          await expect(page.getByText("Domani si dona, c’è anche il caffè.")).toBeVisible();
          const [file] = await Promise.all([
            page.waitForEvent("download"),
            page.getByRole("button", { name: "Scarica", exact: true }).click(),
          ]);
          expect(file.suggestedFilename()).toBe("Avviso.txt");
          expect(await readFile(await file.path())).toEqual(buffer);
        });

        await office.signOut(ADMIN);
        await expect(office.signInHeading).toBeVisible();
        await expect(office.rows).toHaveCount(0);
      });

    if (parts.includes("reload"))
      test("a reload restores the page and the search text; the service worker answers only the API", async ({
        ground,
        office,
        page,
      }) => {
        await ground.open(page, { hash: DONORS, query: { persona: "admin", donors: "2000" } });
        await pageOfTen(office);
        await page.getByRole("columnheader").getByRole("button", { name: "Gruppo", exact: true }).click();
        await expect(page).toHaveURL(/sort=/);
        // after the sort, so that the rows shown are sorted ones
        await office.search.fill("rossi");
        await onlyDonorsLike(office, "Rossi");
        const first = await office.names();
        await office.next.click();
        await expect(page).toHaveURL(/pageIndex=1/);
        await expect.poll(() => office.names()).not.toEqual(first);
        await onlyDonorsLike(office, "Rossi");
        const before = await office.names();
        const address = page.url();

        const byWorker: string[] = [];
        page.on("response", (response) => {
          if (response.fromServiceWorker()) byWorker.push(new URL(response.url()).pathname);
        });
        await page.reload(); // the worker is there from the first file on
        await expect.poll(() => office.names()).toEqual(before);
        await expect(office.search).toHaveValue("rossi");
        expect(page.url()).toBe(address);
        expect(address).not.toContain("rossi");
        expect(byWorker).toContain("/v2/donors");
        expect(byWorker.filter((path) => !path.startsWith("/v2/"))).toEqual([]);
      });

    if (parts.includes("tabs"))
      test("two tabs share the session and the data", async ({ ground, office, page, context }) => {
        await ground.open(page, { hash: DONORS });
        await office.signIn(ADMIN);
        const names = await pageOfTen(office);

        const other = await context.newPage();
        const otherOffice = office.on(other);
        await ground.open(other, { hash: DONORS });
        expect(await pageOfTen(otherOffice)).toEqual(names);

        const calls = await ground.observe(page);
        await page.bringToFront(); // behind another tab it draws once a second
        await page.getByRole("button", { name: "Notifiche, 3 da leggere" }).click();
        await page.getByRole("button", { name: "Da leggere: Nuova registrazione" }).click();
        await expect(page.getByRole("button", { name: /^Da leggere/ })).toHaveCount(2);
        await page.keyboard.press("Escape");
        const reads = async () =>
          (await calls()).filter(({ method, path }) => method === "PUT" && path.startsWith("/notifications/"));
        await expect.poll(reads).toEqual([expect.objectContaining({ status: 200 })]);
        await other.bringToFront();
        await other.reload();
        await expect(other.getByRole("button", { name: "Notifiche, 2 da leggere" })).toBeVisible();

        await otherOffice.signOut(ADMIN);
        await expect(otherOffice.signInHeading).toBeVisible();
        await expect(office.signInHeading).toBeVisible();
        await expect(office.rows).toHaveCount(0);

        await otherOffice.signIn("manager@gds.example");
        await expect(otherOffice.account("manager@gds.example")).toBeVisible();
        await page.bringToFront();
        await expect(office.account("manager@gds.example")).toBeVisible();
      });
  });
}
