import type { Locator, Page } from "@playwright/test";
import { bootstrapPage, looks } from "../support/bootstrap-page";
import { element } from "../support/elements";
import { expect, test, type Host } from "../support/host-page";
import { pressAt, tabTo, typeAt } from "../support/keyboard";
import { STEP_TITLES } from "../support/registration";

const ZOE = { name: "Zoè", surname: "D'Amico", email: "zoe@posta.example", password: "cavallo batteria graffetta" };
const [PERSON, CONTACTS, CHOICES, CONSENTS] = STEP_TITLES;

/** The element's controls, used by keyboard. */
const widgetOn = (page: Page) => {
  const widget = page.locator("gds-donor-registration");
  const box = (name: string) => widget.getByLabel(name, { exact: true });
  const radio = (question: string, answer: string) =>
    widget.getByRole("group", { name: question }).getByRole("radio", { name: answer });
  const button = (name: string) => widget.getByRole("button", { name, exact: true });
  return {
    widget,
    box,
    radio,
    button,
    heading: widget.getByRole("heading", { level: 1 }),
    press: (name: string) => pressAt(page, button(name), "Enter"),
    type: (name: string, text: string) => typeAt(page, box(name), text),
    /** Reloads the page, and expects the same screen with a message. */
    async reload(title: string) {
      await page.reload();
      await expect(widget.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(widget.getByText(/^Il modulo non è ancora inviato/)).toBeVisible();
    },
  };
};

const mailedLink = (page: Page) =>
  page.evaluate(async (to) => {
    const { mock } = window as unknown as {
      mock: { control: { mails(): Promise<{ to: string; links: string[] }[]> } };
    };
    return (await mock.control.mails()).find((mail) => mail.to === to)?.links[0] ?? "";
  }, ZOE.email);

/** Opens the mailed link on the association's page in another tab, because the partner's hash belongs to its own router. */
async function openMail(page: Page, host: Host): Promise<void> {
  const link = await mailedLink(page);
  expect(link).toMatch(/^#/);
  const tab = await page.context().newPage();
  await host.open(tab, { mock: MOCK, body: element("gds-backoffice"), script: `location.hash = "${link}";` });
  await expect(tab.getByRole("heading", { name: "Indirizzo confermato" })).toBeVisible();
  await tab.close();
}

const MOCK = "{ storage: 'persistent', donors: 20 }";

/** @returns the keys and submissions that the host page has seen; there should be none of ours */
const pagesOwn = (page: Page) =>
  page.evaluate(() => {
    const { shortcuts, submits } = window as unknown as { shortcuts: string[]; submits: number };
    return { hash: location.hash, title: document.title, shortcuts, submits };
  });
const UNTOUCHED = { hash: "#!/dono", title: "Il sito del club", shortcuts: [], submits: 0 };

async function looksAsAlone(widget: Locator): Promise<void> {
  const { withIt, without } = await looks(widget);
  expect(withIt.length).toBeGreaterThan(20);
  expect(withIt).toEqual(without);
}

test("a new donor registers by keyboard on a Bootstrap 3 and jQuery page as narrow as a phone", async ({
  page,
  host,
}) => {
  test.slow(); // several reloads
  await page.setViewportSize({ width: 360, height: 800 });
  await host.open(page, {
    ...bootstrapPage(host, element("gds-donor-registration", `partner="Polisportiva Seriana"`)),
    mock: MOCK,
    script: `window.mock = transport; location.hash ||= "#!/dono";`,
  });
  const { widget, box, radio, button, heading, press, type, reload } = widgetOn(page);
  await expect(heading).toHaveText("Iscriviti in due minuti");

  await test.step("the donor signs up", async () => {
    const typed = { Nome: ZOE.name, Cognome: ZOE.surname, "E-mail": ZOE.email };
    for (const [name, text] of Object.entries(typed)) await type(name, text);
    await expect(box("Zona")).toContainText("Lodi");
    await looksAsAlone(widget);
    await type("Password", ZOE.password);
    await tabTo(page, box("Zona"));
    await page.keyboard.type("Lodi");
    await press("Registrati");
    await expect(heading).toHaveText("Controlla la posta");
    await expect(heading).toBeFocused();
  });

  await test.step("the donor opens the mail in another tab, and continues at the same place", async () => {
    await page.reload();
    await expect(heading).toHaveText("Controlla la posta");
    await expect(widget.getByText(/^Puoi chiedere un’altra e-mail tra \d+ secondi/)).toBeVisible();
    await openMail(page, host);
    await page.bringToFront();
    await page.evaluate(() => void dispatchEvent(new Event("focus")));
    await expect(heading).toHaveText(PERSON);
    await expect(box("Cognome")).toHaveValue(ZOE.surname);
  });

  await test.step("the donor fills in the personal data", async () => {
    await type("Data di nascita", "04101987");
    await type("Comune di nascita", "Clusone");
    await pressAt(page, radio("Sesso", "F"), "Space");
    await press("Usa questo");
    await expect(box("Codice fiscale")).toHaveValue(/^DMCZOE87R44C800[A-Z]$/);
    await press("Avanti");
    await expect(heading).toHaveText(CONTACTS);
    await expect(heading).toBeFocused();
  });

  await test.step("the donor fills in the contacts; the page's router removes the element and restores it", async () => {
    await type("Cellulare", "3475550142");
    await type("Via e numero", "Via Angelo Maj 32");
    await type("Città", "Clusone");
    await page.keyboard.press("Tab"); // the town fills in postal code and province
    await expect(box("CAP")).toHaveValue("24023");
    await page.evaluate(() => void (location.hash = "#!/squadre"));
    await expect(widget).toBeHidden();
    await page.evaluate(() => void (location.hash = "#!/dono"));
    await expect(heading).toHaveText(CONTACTS);
    await expect(box("Cellulare")).toHaveValue("347 555 0142");
    await expect(box("Provincia")).toHaveValue("BG");
    await press("Avanti");
    await expect(heading).toHaveText(CHOICES);
  });

  await test.step("the donor answers the self-check, and chooses zone and reason", async () => {
    await pressAt(page, radio("Pesi", "Sì"), "Space");
    const reason = widget.getByLabel(/^Motivo/);
    await tabTo(page, reason);
    await page.keyboard.type("Esempio");
    await press("Avanti");
    await expect(heading).toHaveText(CONSENTS);
  });

  await test.step("the donor gives the consents, goes back and forth, and sends the form", async () => {
    for (const name of ["Privacy", "Dati sanitari"]) await pressAt(page, box(name), "Space");
    await reload(CONSENTS);
    for (const name of ["Privacy", "Dati sanitari"]) await expect(box(name)).toBeChecked();
    await press("Indietro");
    await expect(heading).toHaveText(CHOICES);
    await press("Avanti");
    await expect(heading).toHaveText(CONSENTS);
    expect(await pagesOwn(page)).toEqual(UNTOUCHED);
    await press("Invia il modulo");
    await expect(heading).toHaveText("Grazie, Zoè");
    await expect(heading).toBeFocused();
    await expect(widget.getByRole("listitem").filter({ hasText: "Visita ed esami" })).toBeVisible();
    await looksAsAlone(widget);
  });

  await test.step("the donor sees the own record, and the page is unchanged", async () => {
    await press("Vai alla tua scheda");
    await expect(heading).toHaveText("Ciao Zoè");
    await expect(widget.getByText("in attesa di attivazione")).toBeVisible();
    expect(await pagesOwn(page)).toEqual(UNTOUCHED);
    await expect(button("Esci")).toBeVisible();
  });
});

test("the mailed link leads back to the partner's page, also on another device, and leaves nothing in the address", async ({
  page,
  host,
  browser,
}) => {
  const address = await host.open(page, {
    body: element("gds-donor-registration"),
    mock: "{ storage: 'persistent', donors: 20, partnerOrigins: [location.origin] }",
    // records the page's address at each call to the API
    script: `window.mock = transport;
      window.places = [];
      const mock = transport;
      transport = { ...mock, fetch: (request) => { window.places.push(location.href); return mock.fetch(request); } };`,
  });
  const widget = (tab: Page) => tab.locator("gds-donor-registration");
  const box = (tab: Page, name: string) => widget(tab).getByLabel(name, { exact: true });
  const heading = (tab: Page) => widget(tab).getByRole("heading", { level: 1 });
  const typed = { Nome: ZOE.name, Cognome: ZOE.surname, "E-mail": ZOE.email, Password: ZOE.password };
  for (const [name, text] of Object.entries(typed)) await box(page, name).fill(text);
  await box(page, "Zona").selectOption("Lodi");
  await widget(page).getByRole("button", { name: "Registrati" }).click();
  await expect(heading(page)).toHaveText("Controlla la posta");
  const link = await mailedLink(page);
  expect(link).toMatch(`${address}#/auth/validate?token=`);

  const arrive = async (tab: Page) => {
    await tab.goto(link);
    await expect.poll(() => tab.url()).toBe(address);
    const places = await tab.evaluate(() => (window as unknown as { places: string[] }).places);
    expect(places.filter((place) => place !== address)).toEqual([]);
  };
  // the mock's data, which stand for the server's, without cookies
  const { origins } = await page.context().storageState({ indexedDB: true });
  const device = await browser.newContext({ storageState: { cookies: [], origins } });

  await test.step("in another tab, which continues without a sign-in, and so does the first tab", async () => {
    const tab = await page.context().newPage();
    await arrive(tab);
    await expect(heading(tab)).toHaveText(PERSON);
    await expect(widget(tab).getByText("Indirizzo confermato.")).toBeVisible();
    await expect(box(tab, "Cognome")).toHaveValue(ZOE.surname);
    await tab.close();
    await page.evaluate(() => void dispatchEvent(new Event("focus")));
    await expect(heading(page)).toHaveText(PERSON);
  });

  await test.step("on another device, after a sign-in", async () => {
    const phone = await device.newPage();
    await arrive(phone);
    await expect(widget(phone).getByText("Indirizzo confermato.")).toBeVisible();
    await box(phone, "E-mail").fill(ZOE.email);
    await box(phone, "Password").fill(ZOE.password);
    await widget(phone).getByRole("button", { name: "Accedi" }).click();
    await expect(heading(phone)).toHaveText(PERSON);
    await device.close();
  });
});
