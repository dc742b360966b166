import { NEW_PASSWORD, at, button, heading, openMail } from "./support/sign-up";
import { expect, test } from "./support/test";

test.describe("a forgotten password", () => {
  test("is replaced through the mailed link, a used one offers a new one, and the form doesn't reveal whether an address is registered", async ({
    transport,
    office,
    page,
    panel,
  }) => {
    await transport.open(page, { hash: "#/auth/forgot-password?token=reset-999" });
    const field = page.getByLabel("Nuova password", { exact: true });
    await field.fill(NEW_PASSWORD);
    await button(page, "Salva la password").click();
    await expect(heading(page, "Questo collegamento non vale più")).toBeFocused();
    await office.email.fill("manager@gds.example");
    await button(page, "Manda il collegamento").click();
    await openMail(panel, "manager@gds.example");
    await expect(heading(page, "Scegli una nuova password")).toBeVisible();
    await field.fill("tazza lenta");
    await button(page, "Salva la password").click();
    await expect(field).toHaveAccessibleDescription(/almeno 12 caratteri/);
    await expect(field).toBeFocused();
    await field.fill(NEW_PASSWORD);
    await button(page, "Salva la password").click();
    await expect(heading(page, "Password cambiata")).toBeFocused();
    await page.getByRole("link", { name: "Accedi" }).click();

    await office.email.fill("donor@gds.example");
    await page.getByRole("link", { name: "Password dimenticata?" }).click();
    await expect(heading(page, "Password dimenticata")).toBeFocused();
    // the typed address is passed on in memory, not in the URL
    await expect(office.email).toHaveValue("donor@gds.example");
    expect(new URL(page.url()).hash).toBe("#/auth/forgot-password");
    const messages: string[] = [];
    const screen = page.getByRole("region", { name: "Controlla la posta" });
    for (const email of ["nobody@gds.example", "donor@gds.example"]) {
      await office.email.fill(email);
      await button(page, "Manda il collegamento").click();
      await expect(heading(page, "Controlla la posta")).toBeFocused();
      messages.push((await screen.innerText()).replace(email, "…").replace(/\d+ secondi/, "…"));
      if (email.startsWith("nobody")) await button(page, "Cambia indirizzo").click();
    }
    expect(messages[0]).toBe(messages[1]);
    await openMail(panel, "donor@gds.example");

    await expect(heading(page, "Scegli una nuova password")).toBeVisible();
    await field.fill(NEW_PASSWORD);
    await button(page, "Salva la password").click();
    await page.getByRole("link", { name: "Accedi" }).click();
    await office.signIn("donor@gds.example", NEW_PASSWORD);
    await expect(page).toHaveURL(at("#/app/dashboard"));
  });
});
