import { violations } from "./support/axe";
import { PASSWORD } from "./support/screens";
import { expect, overHttp, test } from "./support/test";

test.describe("the donor's dashboard", () => {
  test("shows an active donor the next donation date with its reason, and their donations", async ({
    ground,
    page,
  }) => {
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "donor" } });
    await expect(page.getByRole("heading", { name: "Ciao Nicolò", level: 1 })).toBeVisible();
    const next = page.getByRole("region", { name: "La tua prossima donazione" });
    await expect(next).toContainText(/Sono passati \d+ dei 90 giorni di riposo\.|Oggi puoi donare|numero massimo/);
    const donations = page.getByRole("button", { name: "Tutte le donazioni" });
    await expect(donations).toHaveAttribute("aria-expanded", "false");
    const shown = await page.getByRole("term").count();
    await donations.click();
    await expect(page.getByRole("button", { name: "Solo le ultime" })).toHaveAttribute("aria-expanded", "true");
    await expect.poll(() => page.getByRole("term").count()).toBeGreaterThan(shown);
    await expect(page.getByRole("img", { name: /Donazioni per anno/ })).toBeVisible();
    await page.getByRole("heading", { name: "Storia" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("listitem").filter({ hasText: "Importazione iniziale" })).toContainText(
      "Scheda creata",
    );
    expect(await violations(page)).toEqual([]);
  });
});

test.describe("a donor with an unconfirmed address", () => {
  test.use(overHttp);

  test("is asked to confirm it, and can request another e-mail", async ({ ground, mockApi, office, page }) => {
    const email = "zoe@posta.example";
    const person = { email, password: PASSWORD, firstName: "Zoè", lastName: "Re", area: "Bergamo" };
    const registered = await fetch(`${mockApi.apiBase}/auth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(person),
    });
    expect(registered.status).toBe(201);
    const mails = async () => ((await (await fetch(`${mockApi.origin}/__mock/mails`)).json()) as unknown[]).length;
    const before = await mails();

    await ground.open(page, { hash: "#/auth/login" });
    await office.signIn(email);
    await expect(page.getByText("Conferma il tuo indirizzo")).toBeVisible();
    await page.getByRole("button", { name: "Manda una nuova e-mail" }).click();
    await expect(page.getByRole("status").filter({ hasText: `E-mail mandata a ${email}` })).toBeVisible();
    expect(await mails()).toBe(before + 1);
    expect(await violations(page)).toEqual([]);
  });
});
