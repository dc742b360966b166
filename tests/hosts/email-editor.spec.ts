import type { Locator } from "@playwright/test";
import { element, signedIn } from "../support/elements";
import { API, expect, policy, test } from "../support/host-page";

/** HTML as Word puts it on the clipboard. */
const WORD = `<p class=MsoNormal>Gentile <b>donatore</b></p><table><tr><td>tabella</td></tr></table><img src="https://evil.example/x.png">`;
const paste = (box: Locator) =>
  box.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, WORD);

test("under the guide's strict policy an e-mail is written and pasted into, and no violation is reported", async ({
  page,
  host,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await host.open(page, {
    headers: { "Content-Security-Policy": `${policy(host.bundle)}; trusted-types gds` },
    body: `<main>${element("gds-backoffice", `uploads-base="${API}/uploads"`)}</main>`,
    script: `${signedIn()} location.hash = "#/app/emails-template/t1/edit";`,
  });
  const office = page.locator("gds-backoffice");
  const mail = office.getByRole("group", { name: "E-mail", exact: true });
  await mail.getByRole("group", { name: /^Titolo/ }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" oggi");
  const title = mail.getByRole("textbox", { name: /^Titolo/ });
  await paste(title);
  await expect(title).toContainText("oggiGentile donatore tabella");
  // the toast covers the footer, as long as the mouse is over it
  await office.getByRole("button", { name: "Chiudi", exact: true }).last().click();
  await mail.getByRole("group", { name: /^Piè di pagina/ }).click();
  const footer = mail.getByRole("textbox", { name: /^Piè di pagina/ });
  await paste(footer);
  await expect(footer).toContainText("tabella");
  await office.getByRole("button", { name: "Aggiungi Testo" }).click();
  await page.keyboard.press("Enter");
  const text = mail.getByRole("textbox", { name: "Testo" });
  await expect(text).toBeFocused();
  await paste(text);
  await expect(text.locator("strong")).toHaveText("donatore");
  await expect(text).toContainText("tabella");
  await expect(text.locator("table, img")).toHaveCount(0);
  await expect(office.getByText(/^Dal testo incollato restano/).first()).toBeVisible();
  await office.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(office.getByText(/^Salvato/).first()).toBeVisible();
  expect(host.reports).toEqual([]);
  expect(errors).toEqual([]);
});
