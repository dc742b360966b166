import { ADMIN } from "./support/screens";
import { at, heading } from "./support/sign-up";
import { expect, test } from "./support/test";

test.describe("the landing page", () => {
  test("presents the association to signed-out visitors and leads to the sign-in", async ({ ground, office, page }) => {
    await ground.open(page);
    await expect(heading(page, "Donare sangue, insieme")).toBeVisible();
    await expect(page.getByText("Chi ha tra 18 e 65 anni")).toBeVisible();
    await page.getByRole("link", { name: "Accedi" }).click();
    await expect(office.signInHeading).toBeFocused();
    await office.signIn(ADMIN);
    await expect(page).toHaveURL(at("#/app/dashboard"));
  });
});
