import { expect, test } from "./support/test";

const DONORS = "#/app/donors";

test("the list handles page size, reload, a page past the end and an API that is down", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: `${DONORS}?pageIndex=2`, query: { persona: "admin" } });
  await expect(office.rows).toHaveCount(10);

  await test.step("each row has its position among all rows", async () => {
    await expect(page.getByRole("table", { name: "Donatori" })).toHaveAttribute("aria-rowcount", "201");
    // counted from 1; the first one is the row of headings
    await expect(office.rows.first()).toHaveAttribute("aria-rowindex", "22");
    await expect(office.rows.last()).toHaveAttribute("aria-rowindex", "31");
  });

  await test.step("the page size is in the address, and choosing another one shows the first page", async () => {
    await page.getByRole("combobox", { name: "Righe per pagina" }).selectOption("25");
    await expect(office.rows).toHaveCount(25);
    await expect(page).toHaveURL(/#\/app\/donors\?pageSize=25$/);
    await expect(page.getByRole("button", { name: "Pagina 1", exact: true })).toHaveAttribute("aria-current", "page");
    const names = await office.names();
    await page.reload();
    await expect.poll(() => office.names()).toEqual(names);
  });

  await test.step("a page past the end shows a message with a button to the first page", async () => {
    await page.evaluate((hash) => void (location.hash = hash), `${DONORS}?pageIndex=999`);
    await expect(page.getByRole("heading", { name: "Questa pagina non c’è più" })).toBeVisible();
    await page.getByRole("button", { name: "Vai alla prima pagina" }).click();
    await expect(office.rows).toHaveCount(10);
    await expect(page).toHaveURL(/#\/app\/donors$/);
  });

  await test.step("a page that can't be read shows a visible error, and the focus moves to the page's heading", async () => {
    await page.setViewportSize({ width: 760, height: 500 });
    await transport.scenario(page, "down");
    await page.getByRole("button", { name: "Pagina 20", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Non riusciamo a leggere i donatori" })).toBeInViewport();
    await expect(office.donorsHeading).toBeFocused();
    await expect(office.donorsHeading).toBeInViewport();
  });
});
