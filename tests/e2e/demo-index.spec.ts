import { expect, test } from "./support/test";

test("the start page shows a live dashboard and a donor's phone, which leave no session behind, and leads into the demo", async ({
  page,
}) => {
  await page.goto("/index.html");
  const heading = (title: string) =>
    page.frameLocator(`iframe[title*="${title}"]`).getByRole("heading", { level: 1, includeHidden: true });
  await expect(heading("amministratrice")).toHaveText("Buongiorno, Ada");
  await expect(heading("telefono")).toHaveText("Ciao Nicolò");
  expect(await page.context().cookies()).toEqual([]);

  // the frames are pictures: a click on one opens its page
  await page.locator("figure", { hasText: "Apri la pagina di un donatore" }).click();
  await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toHaveText("Ciao Nicolò");
  await page.goBack();
  await page.getByRole("link", { name: "Persone, scenari e parametri" }).click();
  await expect(page.getByRole("link", { name: "API ferma" })).toHaveAttribute("href", /scenario=down/);
});
