import { expect, test } from "./support/test";

test("the start page shows a live dashboard and a donor's phone, which leave no session behind, and leads into the demo", async ({
  page,
}) => {
  await page.goto("/index.html");
  const heading = (title: string) =>
    page.frameLocator(`iframe[title*="${title}"]`).getByRole("heading", { level: 1, includeHidden: true });
  await expect(heading("amministratrice")).toHaveText(/, Ada\s*$/);
  await expect(heading("telefono")).toHaveText("Ciao Nicolò");
  expect(await page.context().cookies()).toEqual([]);

  // the frames are pictures: a click on one opens its page
  await page.locator("figure", { hasText: "Apri la pagina di un donatore" }).click();
  await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toHaveText("Ciao Nicolò");
  await page.goBack();
  await page.getByRole("link", { name: "Persone, scenari e parametri" }).click();
  await expect(page.getByRole("link", { name: "API ferma" })).toHaveAttribute("href", /scenario=down/);
});

test("the snippet page gives the code for a site, names a wrong address, and shows the element in the site's colour", async ({
  page,
}) => {
  await page.goto("/incorpora.html");
  await page.getByLabel("Il tuo sito").selectOption({ label: "WordPress, Joomla o Drupal" });
  await page.getByRole("combobox", { name: "Colore" }).selectOption({ label: "Il tuo" });
  await page.getByLabel("Il tuo colore").fill("#e8b020");
  await expect(page.getByText("gds-loader.js")).toBeVisible();
  await expect(page.getByText("--gds-brand: #e8b020")).toBeVisible();
  await expect(page.getByText("gli elementi lo scuriscono")).toBeVisible();
  await page.getByLabel("Indirizzo dell’API").fill("https://api.club.example");
  await expect(page.getByText("L’attributo api-base deve finire con /v2")).toBeVisible();
  for (const theme of ["chiaro", "scuro"]) {
    const frame = page.frameLocator(`iframe[title="Anteprima nel tema ${theme}"]`);
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/, Ada\s*$/);
    await expect(frame.locator("gds-backoffice")).toHaveCSS("--gds-brand", "#e8b020");
  }
  await page.reload();
  await expect(page.getByText("--gds-brand: #e8b020")).toBeVisible();
});
