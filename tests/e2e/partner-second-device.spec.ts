import { fillRegistration, heading, ZOE } from "./support/sign-up";
import { expect, overHttp, test } from "./support/test";

test.use(overHttp);

test("the e-mail is opened on another device: the partner's page continues by itself, and the form can be resumed there", async ({
  browser,
  ground,
  mockApi,
  office,
  page,
}) => {
  await page.clock.install();
  await page.goto(`/partner.html?${new URLSearchParams({ transport: "http", api: mockApi.apiBase })}`);
  await fillRegistration(page, office, ZOE);
  await page.getByRole("button", { name: "Registrati", exact: true }).click();
  await expect(heading(page, "Controlla la posta")).toBeVisible();

  const mails = (await (await fetch(`${mockApi.origin}/__mock/mails`)).json()) as { to: string; links: string[] }[];
  const device = await browser.newContext();
  const phone = await device.newPage();
  await ground.open(phone, { hash: mails.find(({ to }) => to === ZOE.email)?.links[0] });
  await expect(heading(phone, "Indirizzo confermato")).toBeVisible();
  // nobody touches the first device: it looks every ten seconds
  await page.clock.fastForward(10_000);
  await expect(heading(page, "I tuoi dati")).toBeVisible();
  await expect(page.getByText("Indirizzo confermato.")).toBeVisible();

  const birthplace = (tab: typeof page) => tab.getByLabel("Comune di nascita", { exact: true });
  await page.getByLabel("Data di nascita", { exact: true }).fill("04/10/1987");
  await birthplace(page).fill("Clusone");
  await page.getByRole("radio", { name: "F", exact: true }).check();
  await page.getByRole("button", { name: "Usa questo" }).click();
  await page.getByRole("button", { name: "Avanti", exact: true }).click();
  await expect(heading(page, "Come ti troviamo")).toBeVisible();

  await phone.getByRole("link", { name: "Accedi" }).click();
  await office.on(phone).signIn(ZOE.email, ZOE.password);
  await expect(heading(phone, "Come ti troviamo")).toBeVisible();
  await expect(phone.getByText(/^Il modulo non è ancora inviato/)).toBeVisible();
  await phone.getByRole("button", { name: /Dati personali/ }).click();
  await expect(birthplace(phone)).toHaveValue("Clusone");
  await device.close();
});
