import { element } from "../support/elements";
import { API, expect, test } from "../support/host-page";

for (const [hash, chunk] of [
  ["#/auth/login", "/login-"],
  ["#/auth/register", "/register-"],
  ["#/auth/forgot-password", "/mailed-link-"],
  ["#/auth/validate", "/mailed-link-"],
] as const)
  test(`all files of an element and of its page ${hash} are asked for before any of them has come`, async ({
    page,
    host,
  }) => {
    const asked: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route(/\/chunks\//, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await gate;
      await route.continue();
    });
    await host.open(page, {
      body: element("gds-backoffice"),
      script: `location.hash = "${hash}";`,
      mock: false,
    });
    await expect.poll(() => asked.some((path) => path.includes(chunk))).toBe(true);
    const before = [...asked];
    open();
    await expect(page.locator("gds-backoffice").getByLabel("E-mail")).toBeVisible();
    expect(before.some((path) => path.includes("/core-"))).toBe(true);
    expect(before.some((path) => path.includes("/shell-"))).toBe(true);
    const late = asked.filter((path) => !before.includes(path));
    expect(
      late.filter((path) =>
        /\/(core|base|common|late|parts|shell|rest-classes|sign-in|checks|forms|login|register|mailed-link)-/.test(
          path,
        ),
      ),
    ).toEqual([]);
  });

test("a version that the site adds to the script's address makes no second copy of it", async ({ page, host }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/gds-widgets\.js/.test(request.url())) scripts.push(new URL(request.url()).search);
  });
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const script = host.put(
    "versioned.js",
    `location.hash = "#/auth/login";
     const { setTransport } = await import("${host.bundle}/gds-widgets.js?ver=6.7");
     setTransport("${API}", { fetch: async () => Response.json({ success: false, message: "No" }, { status: 401 }) });`,
  );
  const address = host.put(
    "versioned.html",
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Club</title>
     <script type="module" src="${script}"></script></head><body>${element("gds-backoffice")}</body></html>`,
  );
  await page.goto(address);
  await expect(page.locator("gds-backoffice").getByLabel("E-mail")).toBeVisible();
  expect(scripts).toEqual(["?ver=6.7"]);
  expect(warnings).toEqual([]);
});
