import { readFile } from "node:fs/promises";
import { expect, TRANSPORTS } from "./support/test";
import { ADMIN, type BackOffice } from "./support/screens";

const DONORS = "#/app/donors";

/** Waits for a page of ten donors. @returns their names */
async function pageOfTen(office: BackOffice): Promise<string[]> {
  await expect(office.rows).toHaveCount(10);
  return office.names();
}

/** What a test of a transport checks besides. */
const EXTRA: Record<string, string> = {
  "the service worker": "; a reload restores the page",
  "a real server": ", also in another tab",
  "a page from disk": "",
};

for (const { name, test, parts } of TRANSPORTS)
  test(`over ${name} an administrator fails with a wrong password, signs in, pages through the list, downloads a file and signs out${EXTRA[name]}`, async ({
    transport,
    office,
    page,
    context,
  }) => {
    await transport.open(page, { hash: DONORS });
    await expect(office.signInHeading).toBeVisible();
    await office.signIn(ADMIN, "sbagliata");
    await expect(page.getByRole("alert").filter({ hasText: "E-mail o password non corretti." })).toBeVisible();
    await expect(office.email).toHaveValue(ADMIN);
    await office.signIn(ADMIN);
    await expect(office.donorsHeading).toBeVisible();
    const first = await pageOfTen(office);

    if (parts.includes("reload"))
      await test.step("a reload restores the page and the search text; the service worker answers only the API", async () => {
        await page.getByRole("columnheader").getByRole("button", { name: "Gruppo", exact: true }).click();
        await expect(page).toHaveURL(/sort=/);
        await office.search.fill("an");
        await expect(page.getByText("1–10 di 200", { exact: true })).toBeHidden();
        await expect(page.getByText(/^1–10 di \d+$/)).toBeVisible();
        await office.next.click();
        await expect(office.rows.first()).toHaveAttribute("aria-rowindex", "12");
        const before = await office.names();
        const address = page.url();
        const byWorker: string[] = [];
        page.on("response", (response) => {
          if (response.fromServiceWorker()) byWorker.push(new URL(response.url()).pathname);
        });
        await page.reload(); // the worker controls the page from its first request on
        await expect.poll(() => office.names()).toEqual(before);
        await expect(office.search).toHaveValue("an");
        expect(page.url()).toBe(address);
        expect(address).toMatch(/pageIndex=1/);
        expect(new URL(address).hash).not.toContain("=an");
        expect(byWorker).toContain("/v2/donors");
        expect(byWorker.filter((path) => !path.startsWith("/v2/"))).toEqual([]);
      });
    else {
      await office.next.click();
      await expect(office.rows.first()).not.toContainText(first[0]!);
      expect(page.url()).toContain("pageIndex=1");
      const second = await pageOfTen(office);
      expect(second.filter((donor) => first.includes(donor))).toEqual([]);
    }

    await test.step("an uploaded file is downloaded unchanged", async () => {
      await office.menu.getByRole("link", { name: "Documenti" }).click();
      await page.getByRole("button", { name: "Carica file" }).click();
      const buffer = Buffer.from("Domani si dona, c’è anche il caffè.\r\n");
      await page.getByLabel("File da caricare").setInputFiles({ name: "Avviso.txt", mimeType: "text/plain", buffer });
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

    if (!parts.includes("tabs")) {
      await office.signOut(ADMIN);
      await expect(office.signInHeading).toBeVisible();
      return;
    }
    await test.step("two tabs share the session and the data", async () => {
      await page.evaluate((hash) => void (location.hash = hash), DONORS);
      await pageOfTen(office);
      const other = await context.newPage();
      const otherOffice = office.on(other);
      await transport.open(other, { hash: DONORS });
      expect(await pageOfTen(otherOffice)).toEqual(first);

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
