import { expect, test } from "./support/test";

/** Where each persona who may sign in is led from the sign-in screen (decisions §6). */
const WHO_ENTERS = [
  { id: "admin", sees: "#/app/dashboard" },
  { id: "manager", sees: "#/app/dashboard" },
  { id: "director", sees: "#/app/dashboard" },
  { id: "donor", sees: "#/app/dashboard" },
  { id: "pending", sees: "#/registration" },
  { id: "suspended", sees: "#/app/dashboard" },
] as const;

/** Who may not, what they are told, and the mail that helps them on (decisions §6). */
const WHO_DOES_NOT = [
  { id: "locked", told: /15 minuti/, mail: false },
  { id: "expired", told: /password/i, mail: true },
  { id: "staged", told: /password|primo accesso/i, mail: true },
] as const;

test("each persona with access signs in, lands on the right page and signs out", async ({ ground, office, page }) => {
  // guards.spec.ts and landing.spec.ts have each of them signed in by the address
  await ground.open(page, { hash: "#/auth/login" });
  for (const { id, sees } of WHO_ENTERS)
    await test.step(id, async () => {
      const email = `${id}@gds.example`;
      await office.signIn(email);
      await expect(page).toHaveURL((address) => address.hash === sees);
      await expect(office.signInHeading).toBeHidden();
      const names = (await page.context().cookies()).map(({ name }) => name).sort();
      expect(names).toEqual(["auth_token", "gds_token_api", "refresh_token"]);
      if (id === "pending") await page.locator("gds-backoffice").getByRole("button", { name: "Esci" }).click(); // no menu there
      else await office.signOut(email);
      await expect(office.signInHeading).toBeVisible();
    });
});

test("a persona without access can't sign in, by the address or by the form, and reads the reason", async ({
  ground,
  office,
  page,
  panel,
}) => {
  await ground.open(page, { hash: "#/app/dashboard", query: { persona: WHO_DOES_NOT[0].id } });
  await expect(panel.notice).toContainText(/\S/);
  await expect(office.signInHeading).toBeVisible();
  for (const { id, told, mail } of WHO_DOES_NOT)
    await test.step(id, async () => {
      const email = `${id}@gds.example`;
      expect(await page.context().cookies()).toEqual([]);
      await office.signIn(email);
      await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
      await expect(office.signInHeading).toBeVisible();
      if (!mail) return;
      await panel.open();
      await panel.press("Aggiorna la posta");
      const mailed = panel.region.getByRole("listitem").filter({ hasText: email }).getByRole("link").first();
      await expect(mailed).toHaveAttribute("href", /^#\/auth\/.*token=/);
    });
});
