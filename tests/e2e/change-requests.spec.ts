import type { Page } from "@playwright/test";
import { pressAt, typeAt } from "../support/keyboard";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, overHttp, test } from "./support/test";

const PHONE = { width: 360, height: 760 };
const DESK = { width: 1200, height: 900 };
const card = (page: Page) => page.getByRole("region", { name: "La tua tessera" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test.use(overHttp);

test("a donor's new surname waits for the office, which refuses it with a reason, and then accepts it", async ({
  browser,
  transport,
  mockApi,
  page: office,
}) => {
  const phone = await browser.newContext({ viewport: PHONE });
  const donor = await phone.newPage();
  const ask = async () => {
    await donor
      .getByRole("link", { name: /^(Modifica|Chiedi di nuovo)$/ })
      .first()
      .click();
    await typeAt(donor, donor.getByRole("textbox", { name: "Cognome" }), "De Verdi");
    await typeAt(donor, donor.getByRole("textbox", { name: "Cellulare" }), "347 5550142");
    await donor.keyboard.press("Control+s");
    await expect(donor.getByText("aspetta la conferma della sede")).toBeVisible();
    await expect(donor.getByRole("heading", { name: "In attesa della sede" })).toBeVisible();
  };

  await test.step("the donor asks on a phone, with the keyboard; the telephone is saved, the card keeps its name", async () => {
    await transport.open(donor, { hash: "#/app/profile/d1", query: { persona: "donor" } });
    await ask();
    await expect(donor.getByText("347 555 0142")).toBeVisible();
    await expect(card(donor)).toContainText("D'Angelo");
    await expect(card(donor)).not.toContainText("Verdi");
    expect(await violations(donor)).toEqual([]);
    await looksRight(donor, "a request that waits");
  });

  await test.step("an administrator finds it on the dashboard, and refuses it with a reason", async () => {
    await office.setViewportSize(DESK);
    await transport.open(office, { hash: "#/app/dashboard", query: { persona: "admin" } });
    await pressAt(office, office.getByRole("link", { name: /Conferma le modifiche dei donatori/ }), "Enter");
    await expect(office.getByText("De Verdi")).toBeVisible();
    expect(await violations(office)).toEqual([]);
    await looksRight(office, "the changes to confirm");
    await pressAt(office, button(office, /^Rifiuta la modifica/), "Enter");
    const dialog = office.getByRole("dialog", { name: "Rifiuta la modifica" });
    await expect(dialog.getByRole("textbox", { name: "Perché" })).toBeFocused();
    await dialog.getByRole("button", { name: "Rifiuta", exact: true }).press("Enter");
    await expect(dialog).toContainText("Scrivi perché");
    expect(await violations(office)).toEqual([]);
    await dialog.getByRole("textbox", { name: "Perché" }).fill("Porta in sede il documento nuovo");
    await dialog.getByRole("button", { name: "Rifiuta", exact: true }).press("Enter");
    await expect(office.getByText("Niente da confermare")).toBeVisible();
  });

  await test.step("the donor reads the reason without a reload, and asks again", async () => {
    await expect(donor.getByText("Perché: Porta in sede il documento nuovo")).toBeVisible();
    await expect(card(donor)).toContainText("D'Angelo");
    expect(await violations(donor)).toEqual([]);
    await ask();
  });

  await test.step("the request is in the record, where the office accepts it on a narrow screen", async () => {
    await office.setViewportSize(PHONE);
    await transport.open(office, { hash: "#/app/donors/details/d1", query: { persona: "admin" } });
    await expect(office.getByText("Modifica da confermare")).toBeVisible();
    expect(await violations(office)).toEqual([]);
    await looksRight(office, "a request in the record");
    await pressAt(office, button(office, /^Accetta la modifica/), "Enter");
    await expect(office.getByRole("heading", { name: /^De Verdi/ })).toBeVisible();
    await expect(office.getByText("Modifica da confermare")).toBeHidden();
    await expect(card(donor)).toContainText("De Verdi");
    await expect(donor.getByRole("heading", { name: "In attesa della sede" })).toBeHidden();
  });

  await test.step("the history names the donor who asked; a manager of another zone sees no request", async () => {
    const call = async (persona: "admin" | "manager" | "donor", path: string, init: RequestInit = {}) => {
      const { authToken } = await mockApi.signIn(persona);
      const headers = { Authorization: `Bearer ${authToken}`, "Content-Type": "application/json" };
      return (await fetch(`${mockApi.apiBase}/${path}`, { ...init, headers })).json();
    };
    const { history } = await call("admin", "donors/d1/history");
    expect(history[0]).toMatchObject({
      author: { name: "Ada Bonfanti" },
      reason: expect.stringMatching(/^Chiesto da /),
    });
    const put = (body: object) => ({ method: "PUT", body: JSON.stringify(body) });
    const { donor: record } = await call("admin", "donors/d1");
    const { donor: moved } = await call("admin", "donors/d1", put({ version: record.version, area: "Lodi" }));
    await call("donor", "registration/d1", put({ version: moved.version, firstName: "Ada" }));
    expect((await call("admin", "change-requests")).requests).toHaveLength(1);
    await office.setViewportSize(DESK);
    await transport.open(office, { hash: "#/app/donors/change-requests", query: { persona: "manager" } });
    await expect(office.getByText("Niente da confermare")).toBeVisible();
  });
  await phone.close();
});
