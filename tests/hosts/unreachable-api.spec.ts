import type { Page } from "@playwright/test";
import { element, TAGS } from "../support/elements";
import { openCmsPage } from "../support/cms-page";
import { API, expect, policy, test, type Host } from "../support/host-page";

const MESSAGE = "Il servizio non risponde. Riprova fra poco.";
const ORIGIN = new URL(API).origin;
const script = (host: Host) => `<script type="module" src="${host.bundle}/gds-widgets.js"></script>`;
/** Two elements of the same API. */
const BODY = `${element(TAGS[2], 'signed-out="invite"')}
  <gds-donor-registration api-base="${API}" start="sign-in"></gds-donor-registration>`;

function watchLines(page: Page): () => string[] {
  const lines: string[] = [];
  page.on("console", (message) => message.text().startsWith("gds-widgets") && lines.push(message.text()));
  return () => lines;
}

/** Signs in on the page twice. The API can't be reached. */
async function signInTwice(page: Page): Promise<void> {
  const registration = page.locator("gds-donor-registration");
  const [email, password] = [registration.getByLabel("E-mail"), registration.getByLabel("Password", { exact: true })];
  await email.fill("ada@gds.example");
  await password.fill("cavallo batteria");
  for (const _time of [1, 2]) {
    await registration.getByRole("button", { name: "Accedi" }).click();
    await expect(registration.getByRole("alert").filter({ hasText: MESSAGE })).toBeVisible();
  }
  await expect(email).toHaveValue("ada@gds.example");
  await expect(password).toHaveValue("cavallo batteria");
}

test("a policy without the API in connect-src: the visitor reads that the service doesn't respond, the console names the directive once", async ({
  page,
  host,
}) => {
  const lines = watchLines(page);
  const headers = { "Content-Security-Policy": policy(host.bundle).replaceAll(/ (?:https|wss):\S*api\.gds\S*/g, "") };
  await openCmsPage(page, host, { head: script(host), body: BODY, headers });
  await signInTwice(page);
  await expect
    .poll(lines)
    .toEqual([expect.stringContaining(`blocca ${ORIGIN}. Se l’indirizzo è giusto, aggiungilo a connect-src`)]);
});

test("an API that is down: the visitor reads that the service doesn't respond, the console names api-base once", async ({
  page,
  host,
}) => {
  const lines = watchLines(page);
  await openCmsPage(page, host, { head: script(host), body: BODY });
  await page.route(`${API}/**`, (route) => route.abort());
  await signInTwice(page);
  await expect.poll(lines).toEqual([expect.stringContaining(`api-base: ${ORIGIN} non risponde`)]);
});
