import { expect, type Page } from "@playwright/test";

/** The steps of the form of who isn't registered yet, by their headings. */
export const STEP_TITLES = ["I tuoi dati", "Come ti troviamo", "Salute e scelte", "I tuoi consensi"] as const;

/** The form's own: the page around it has headings, too. */
const heading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: new RegExp(`^(${STEP_TITLES.join("|")})$`) });
export const onward = (page: Page) => page.getByRole("button", { name: "Avanti", exact: true });

/** Presses "Avanti" until a step is there, through steps that are filled in. */
export async function toStep(page: Page, title: (typeof STEP_TITLES)[number]): Promise<void> {
  await expect(heading(page)).toBeVisible();
  // after a send that failed it leads to the next step with something wrong, past the others
  for (let left = STEP_TITLES.length; left > 0; left -= 1) {
    const text = (await heading(page).textContent())?.trim() ?? "";
    if (text === title) return;
    await onward(page).click();
    await expect(heading(page)).not.toHaveText(text);
  }
}

/** From wherever one is: agrees to what must be agreed to, and sends the form. */
export async function sendForm(page: Page): Promise<void> {
  await toStep(page, "I tuoi consensi");
  for (const name of ["Privacy", "Dati sanitari"]) await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByRole("button", { name: "Invia il modulo" }).click();
}
