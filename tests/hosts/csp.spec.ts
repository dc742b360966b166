import { ADMIN, element } from "../support/elements";
import { API, expect, policy, test } from "../support/host-page";

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

const ROWS = Buffer.from("Cognome;Nome;Nascita;Zona\nZanchi;Ivan;31/02/1984;Bergamo\n");

test("under the guide's strict policy, with the bundle from another origin, no violation is reported", async ({
  page,
  host,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") violations.push(message.text());
  });
  await host.open(page, {
    headers: { "Content-Security-Policy": policy(host.bundle) },
    body: `<header>${element("gds-notification-bell")}</header><main>${element("gds-backoffice", `uploads-base="${API}/uploads"`)}</main>
      ${element("gds-donor-registration")}`,
    script: `location.hash = "#/auth/login";`,
  });
  const office = page.locator("gds-backoffice");
  await office.getByLabel("E-mail").fill(ADMIN.email);
  await office.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await office.getByRole("button", { name: "Accedi" }).click();
  await expect(office.getByRole("heading", { level: 1 })).not.toHaveText("Accedi");
  await page.evaluate(() => void (location.hash = "#/app/donors"));
  await expect(office.getByRole("table")).toBeVisible();
  // A PDF is made in the page, with fonts that are modules.
  await office.getByRole("button", { name: "Etichette", exact: true }).click();
  const [labels] = await Promise.all([
    page.waitForEvent("download"),
    office.getByRole("button", { name: /^Scarica il PDF/ }).click(),
  ]);
  expect(labels.suggestedFilename()).toMatch(/\.pdf$/);
  // Menus and dialogs, and a page that doesn't exist.
  await office.getByRole("button", { name: /Il mio account/ }).click();
  await expect(office.getByRole("menuitem", { name: /Sign out/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await office.getByRole("button", { name: "Cerca", exact: true }).click();
  await office.getByPlaceholder("Cerca...", { exact: true }).fill("rossi");
  await expect(office.getByRole("dialog", { name: "Cerca" }).locator("mark").first()).toBeVisible();
  await page.keyboard.press("Escape");
  const bell = page.locator("gds-notification-bell");
  await bell.getByRole("button", { name: /^Notifiche/ }).click();
  await bell.getByRole("button", { name: "Elimina notifica" }).first().click();
  await bell.getByRole("button", { name: "Ripristina la notifica" }).click();
  await page.keyboard.press("Escape");
  // A picture is cropped on a canvas, because the policy blocks blob and data addresses.
  await page.evaluate(() => void (location.hash = "#/app/account-settings"));
  await office.locator("input[type=file]").setInputFiles({ name: "io.png", mimeType: "image/png", buffer: PICTURE });
  await office.getByRole("button", { name: "Ruota a destra" }).click();
  await office.getByRole("button", { name: "Usa questa foto" }).click();
  await expect(office.getByRole("button", { name: "Togli" })).toBeVisible();
  await expect(office.getByRole("button", { name: /Il mio account/ }).locator("canvas")).toBeVisible();
  // A mail has its own styles, in a frame that inherits the page's policy.
  await page.evaluate(() => void (location.hash = "#/app/emails-template/t1"));
  const mail = office.frameLocator("iframe").first();
  await expect(mail.getByRole("heading", { name: /^Ti aspettiamo/ })).toHaveCSS("font-size", "26px");
  await expect(mail.getByRole("heading", { name: /^Ti aspettiamo/ })).toHaveCSS("color", /^rgb\((33|244), /);
  // The rows of an imported file are in a grid that positions them by styles.
  await page.evaluate(() => void (location.hash = "#/app/importer"));
  await expect(office.getByRole("button", { name: "Scegli il file" })).toBeEnabled();
  await office.locator("input[type=file]").setInputFiles({ name: "soci.csv", mimeType: "text/csv", buffer: ROWS });
  await office.getByRole("button", { name: "Controlla le righe" }).click();
  await expect(office.getByRole("gridcell", { name: /31\/02\/1984/ })).toBeVisible();
  // pdf.js is loaded and draws a document.
  await page.evaluate(() => void (location.hash = "#/app/documents"));
  await office.getByRole("link", { name: /^Modulistica/ }).click();
  await office.getByRole("link", { name: "Modulo di sospensione" }).click();
  await expect(office.getByRole("img", { name: "Pagina 1" })).toBeVisible();
  await page.evaluate(() => void (location.hash = "#/app/nowhere"));
  await expect(office.getByRole("heading", { name: "Page not found" })).toBeVisible();
  expect(host.reports).toEqual([]);
  expect(violations).toEqual([]);
});

test("the test detects a violation", async ({ page, host }) => {
  await host.open(page, {
    headers: { "Content-Security-Policy": policy(host.bundle) },
    body: `<p style="color: red">in linea</p>`,
    mock: false,
  });
  await expect.poll(() => host.reports.length).toBeGreaterThan(0);
});
