import { expect, type Page } from "@playwright/test";

/** The headings of the steps of the registration form. */
export const STEP_TITLES = ["I tuoi dati", "Come ti troviamo", "Salute e scelte", "I tuoi consensi"] as const;

/** The heading of the current step: the host page has other headings. */
const heading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: new RegExp(`^(${STEP_TITLES.join("|")})$`) });
export const onward = (page: Page) => page.getByRole("button", { name: "Avanti", exact: true });

/** Presses "Avanti" until the form shows a step. */
export async function toStep(page: Page, title: (typeof STEP_TITLES)[number]): Promise<void> {
  await expect(heading(page)).toBeVisible();
  // after a refused submission "Avanti" skips steps without errors
  for (let clicks = 0; clicks < STEP_TITLES.length; clicks += 1) {
    const text = (await heading(page).textContent())?.trim() ?? "";
    if (text === title) return;
    await onward(page).click();
    await expect(heading(page)).not.toHaveText(text);
  }
}

/** Goes to the last step, gives the required consents, and sends the form. */
export async function sendForm(page: Page): Promise<void> {
  await toStep(page, "I tuoi consensi");
  for (const name of ["Privacy", "Dati sanitari"]) await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByRole("button", { name: "Invia il modulo" }).click();
}
