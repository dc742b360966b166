import { NEW_PASSWORD, at, button, openMail } from "./support/sign-up";
import { expect, test } from "./support/test";

test.describe("a locked account", () => {
  test("reads how long it is locked, and can sign in with a new password", async ({ ground, office, page, panel }) => {
    await ground.open(page, { hash: "#/auth/login" });
    await office.signIn("locked@gds.example");
    const alert = page.getByRole("alert").filter({ hasText: "bloccato" });
    // the server says when; it isn't said again
    await expect(alert).toContainText("Account bloccato: riprova tra 15 minuti.");
    await expect(alert).not.toContainText("Aspetta");
    await alert.getByRole("link", { name: /scegli una nuova password/ }).click();
    await expect(office.email).toHaveValue("locked@gds.example");
    await button(page, "Manda il collegamento").click();
    await openMail(panel, "locked@gds.example");
    await page.getByLabel("Nuova password", { exact: true }).fill(NEW_PASSWORD);
    await button(page, "Salva la password").click();
    await page.getByRole("link", { name: "Accedi" }).click();
    await office.signIn("locked@gds.example", NEW_PASSWORD);
    await expect(page).toHaveURL(at("#/app/dashboard"));
  });
});
