import { expect, test } from "./support/test";

test("the start page shows a live dashboard and a donor's phone, which leave no session behind, and leads into the demo", async ({
  page,
}) => {
  await page.goto("/index.html");
  // pictures are shown until the frames have loaded
  for (const picture of await page.locator(".preview img").all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await expect(page.locator(".preview iframe[data-live]")).toHaveCount(2);
  const heading = (title: string) =>
    page.frameLocator(`iframe[title*="${title}"]`).getByRole("heading", { level: 1, includeHidden: true });
  await expect(heading("amministratrice")).toHaveText(/, Ada\s*$/);
  await expect(heading("telefono")).toHaveText("Ciao Nicolò");
  expect(await page.context().cookies()).toEqual([]);

  // a click on a frame opens its page
  await page.locator("figure", { hasText: "Apri la pagina di un donatore" }).click();
  await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toHaveText("Ciao Nicolò");
  await page.goBack();
  await page.getByRole("link", { name: "Persone, scenari e parametri" }).click();
  await expect(page.getByRole("link", { name: "API ferma" })).toHaveAttribute("href", /scenario=down/);
});

test("the snippet page gives the code for a site, names a wrong address at its field, and shows the element in the site's colour", async ({
  page,
}) => {
  await page.goto("/incorpora.html");
  await page.getByLabel("Il tuo sito").selectOption({ label: "WordPress, Joomla o Drupal" });
  await page.getByRole("combobox", { name: "Colore" }).selectOption({ label: "Il tuo" });
  // the default colour of the field
  await expect(page.getByText("--gds-brand: #1f6b3a")).toBeVisible();
  await page.getByLabel("Il tuo colore").fill("#e8b020");
  await expect(page.getByText("gds-loader.js")).toBeVisible();
  await expect(page.getByText("--gds-brand: #e8b020")).toBeVisible();
  await expect(page.getByText("gli elementi lo scuriscono")).toBeVisible();
  const api = page.getByLabel("Indirizzo dell’API");
  await api.fill("https://api.club.example");
  await expect(api).toHaveAccessibleDescription(/L’attributo api-base deve finire con \/v2/);
  await expect(page.getByRole("button", { name: "Copia" })).toHaveCount(0);
  await api.fill("https://api.club.example/v2");
  await expect(page.getByText("gds-loader.js")).toBeVisible();
  /** @param themes the element's theme in the light and in the dark preview */
  const expectPreviews = async (themes: { light: string; dark: string }) => {
    for (const [around, theme] of Object.entries(themes)) {
      const frame = page.frameLocator(`iframe[data-theme="${around}"]`);
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/, Ada\s*$/);
      await expect(frame.locator("gds-backoffice")).toHaveAttribute("theme", theme);
      await expect(frame.locator("gds-backoffice")).toHaveCSS("--gds-brand", "#e8b020");
    }
  };
  await expectPreviews({ light: "light", dark: "light" });
  await page.getByLabel("Tema").selectOption({ label: "Come il sistema di chi visita" });
  await expectPreviews({ light: "light", dark: "dark" });
  await page.getByRole("combobox", { name: /^Elemento/ }).selectOption({ label: "Iscrizione" });
  await page.getByText("Altri attributi dell’elemento").click();
  await page.getByLabel("Nome del partner").fill("Polisportiva");
  await expect(page.getByText('partner="Polisportiva"')).toBeVisible();
  await page.reload();
  await expect(page.getByText("--gds-brand: #e8b020")).toBeVisible();
});
