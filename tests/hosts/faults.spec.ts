import { element, TAGS } from "../support/elements";
import { API, expect, test } from "../support/host-page";

const COLLECT = `
  window.errors = [];
  document.addEventListener("gds-error", (event) => window.errors.push(event.detail));`;
const errors = () => (window as unknown as { errors: { code: string; message: string }[] }).errors;

for (const tag of TAGS) {
  test(`<${tag}> says in Italian what is wrong with its attributes, and the page goes on`, async ({ page, host }) => {
    await host.open(page, {
      body: `<${tag}></${tag}><button onclick="this.textContent = 'premuto'">il sito</button>`,
      script: COLLECT,
      mock: false,
    });
    const shown = page.locator(tag);
    await expect(shown.getByRole("alert")).toContainText("Manca l’attributo api-base");
    expect(await page.evaluate(errors)).toEqual([
      { code: "config-api-base", message: expect.stringContaining("Manca l’attributo api-base") },
    ]);
    await shown.evaluate((node) => node.setAttribute("api-base", "non-un-indirizzo"));
    await expect(shown.getByRole("alert")).toContainText("non è un indirizzo valido");
    await shown.evaluate((node, api) => {
      node.setAttribute("api-base", api);
      node.setAttribute("theme", "fucsia");
    }, API);
    await expect(shown.getByRole("alert")).toContainText("«fucsia»");
    await shown.evaluate((node) => node.removeAttribute("theme"));
    await expect(shown.getByText("Questo riquadro non è configurato")).toHaveCount(0);
    await page.getByRole("button", { name: "il sito" }).click();
    await expect(page.getByRole("button", { name: "premuto" })).toBeVisible();
  });
}

test("an answer that is no answer is a clear error inside the element, and the page goes on", async ({
  page,
  host,
}) => {
  const pageErrors: string[] = [];
  page.on("pageerror", (error) => pageErrors.push(error.message));
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `${COLLECT}
      document.cookie = "auth_token=x; path=/";
      transport = { fetch: async () => new Response("<html>", { headers: { "Content-Type": "text/html" } }) };
      location.hash = "#/app/donors";`,
    mock: false,
  });
  await expect(page.locator("gds-backoffice").getByRole("heading", { name: "Error" })).toBeVisible();
  await expect.poll(async () => (await page.evaluate(errors)).length).toBeGreaterThan(0);
  expect(pageErrors).toEqual([]);
});
