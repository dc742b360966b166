import { expect, test } from "./support/test";

/** Personas who can't sign in, the message that they read, and whether they get a mail (decisions §6). */
const WHO_DOES_NOT = [
  { id: "locked", told: /15 minuti/, mail: false },
  { id: "expired", told: /password/i, mail: true },
  { id: "staged", told: /password|primo accesso/i, mail: true },
] as const;

test("a persona without access can't sign in, by the address or by the form, and reads the reason", async ({
  transport,
  office,
  page,
  panel,
}) => {
  await transport.open(page, { hash: "#/app/dashboard", query: { persona: WHO_DOES_NOT[0].id } });
  await expect(panel.notice).toContainText(/\S/);
  await expect(office.signInHeading).toBeVisible();
  for (const { id, told, mail } of WHO_DOES_NOT)
    await test.step(id, async () => {
      const email = `${id}@gds.example`;
      expect(await page.context().cookies()).toEqual([]);
      await office.signIn(email);
      await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
      await expect(office.signInHeading).toBeVisible();
      if (id === "locked") {
        // the server's message contains the time, so the page doesn't repeat it
        await expect(page.getByText("Aspetta")).toHaveCount(0);
        await page.getByRole("link", { name: /scegli una nuova password/ }).click();
        await expect(office.email).toHaveValue(email);
        await page.goBack();
      }
      if (!mail) return;
      await panel.open();
      await panel.press("Aggiorna la posta");
      const mailed = panel.region.getByRole("listitem").filter({ hasText: email }).getByRole("link").first();
      await expect(mailed).toHaveAttribute("href", /^#\/auth\/.*token=/);
    });
});
