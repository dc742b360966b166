import { element, TAGS } from "../support/elements";
import { openCmsPage, watchConsole } from "../support/cms-page";
import { expect, test, type Host } from "../support/host-page";

/** The classic loader imports the same module. */
const script = (host: Host) => `<script type="module" src="${host.bundle}/gds-widgets.js"></script>`;
/** Longer than the wait for elements that scripts insert late, in ms. */
const LATE = 20_000;

test("the console suggests the right names for misspelt elements and attributes", async ({ page, host }) => {
  const said = watchConsole(page);
  await page.clock.install();
  await openCmsPage(page, host, {
    head: script(host),
    body: `<gds-back-office>Un momento</gds-back-office><gds-donors-registration></gds-donors-registration>${element(TAGS[1], 'partnr="Il club" class="alto"')}`,
  });
  await expect(page.locator("gds-donor-registration").getByLabel("E-mail")).toBeVisible();
  await page.clock.fastForward(LATE);
  await expect
    .poll(said)
    .toEqual([
      "gds-widgets: nomi sconosciuti nella pagina: <gds-back-office> (forse <gds-backoffice>), <gds-donors-registration> (forse <gds-donor-registration>).",
      "gds-widgets: nomi sconosciuti nella pagina: attributo partnr di <gds-donor-registration> (forse partner).",
    ]);
  await expect(page.getByText("Un momento")).toBeVisible();
});

test("on a page without elements, the console has one line about it", async ({ page, host }) => {
  const said = watchConsole(page);
  await page.clock.install();
  const loaded = page.waitForResponse(/gds-widgets\.js/);
  await openCmsPage(page, host, { head: script(host), body: "<p>Il club</p>" });
  await loaded;
  await expect(async () => {
    await page.clock.fastForward(LATE);
    expect(said()).toEqual([expect.stringMatching(/^gds-widgets: la pagina ha lo script, ma nessun elemento/)]);
  }).toPass();
});
