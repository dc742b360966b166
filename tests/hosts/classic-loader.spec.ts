import { API, expect, policy, test, type Host } from "../support/host-page";
import { element, TAGS } from "../support/elements";
import { bundleFile, openCmsPage, watchConsole } from "../support/cms-page";

const loader = (host: Host) => `${host.bundle}/gds-loader.js`;
const REGISTRATION = element(TAGS[1]);

/** How sites and their optimizers include a script: the markup of the head, for its address. */
const WAYS: Record<string, (address: string, host: Host) => string> = {
  "as the guide says": (src) => `<script src="${src}" defer></script>`,
  "without any attribute": (src) => `<script src="${src}"></script>`,
  "as a module": (src) => `<script src="${src}" type="module"></script>`,
  "twice, with a version in its address": (src) =>
    `<script src="${src}" defer></script><script src="${src}?ver=6.7" async></script>`,
  "by a tag manager": (src) =>
    `<script>const tag = document.createElement("script"); tag.async = true; tag.src = "${src}"; document.head.append(tag);</script>`,
  "as a text that the site runs": (src) =>
    `<script type="text/plain" src="${src}"></script>
     <script>const tag = document.createElement("script"); tag.textContent = ${JSON.stringify(bundleFile("gds-loader.js"))}; document.head.append(tag);</script>`,
  "as a data address that the site runs": (src) =>
    `<script type="text/plain" src="${src}"></script>
     <script>const tag = document.createElement("script"); tag.src = "data:text/javascript;base64,${Buffer.from(bundleFile("gds-loader.js")).toString("base64")}"; document.head.append(tag);</script>`,
};

for (const [how, markup] of Object.entries(WAYS))
  test(`the classic loader shows the elements when it is included ${how}`, async ({ page, host }) => {
    const said = watchConsole(page);
    await openCmsPage(page, host, { head: markup(loader(host), host), body: REGISTRATION });
    await expect(page.locator("gds-donor-registration").getByLabel("E-mail")).toBeVisible();
    expect(said()).toEqual([]);
  });

/**
 * Optimizers that delay scripts change the type, keep the address in the tag, and insert a new tag at the first
 * interaction. The new tags of WP Rocket, LiteSpeed and Rocket Loader are the same.
 */
test("the classic loader shows the elements when an optimizer delays it until the first interaction", async ({
  page,
  host,
}) => {
  const delay = `addEventListener("keydown", () => {
    const old = document.querySelector('script[type="rocketlazyloadscript"]');
    const tag = document.createElement("script");
    for (const { name, value } of old.attributes) if (name !== "type") tag.setAttribute(name === "data-rocket-src" ? "src" : name, value);
    old.replaceWith(tag);
  }, { once: true });`;
  await openCmsPage(page, host, {
    head: `<script type="rocketlazyloadscript" data-rocket-src="${loader(host)}" data-gds-api-base="${API}"></script><script>${delay}</script>`,
    body: REGISTRATION,
  });
  const field = page.locator("gds-donor-registration").getByLabel("E-mail");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(field).toBeVisible();
  await expect(page.locator(`script[data-gds-api-base="${API}"]`)).toHaveCount(1);
});

// Autoptimize's JSMin takes it for a division, finds no end, and leaves the page with a PHP error and without optimizations
test("the classic loader has no regular expression after an arrow, which an old minifier can't read", () => {
  expect(bundleFile("gds-loader.js")).not.toMatch(/=>\s*\//);
});

test("the classic loader works under the strict policy of the guide, with Trusted Types", async ({ page, host }) => {
  const said = watchConsole(page);
  await openCmsPage(page, host, {
    headers: { "Content-Security-Policy": policy(host.bundle) },
    head: `<script src="${loader(host)}" defer></script>`,
    body: `${REGISTRATION}<div data-gds="notification-bell" data-api-base="${API}" data-signed-out="invite"></div>`,
  });
  await expect(page.locator("gds-donor-registration").getByLabel("E-mail")).toBeVisible();
  await expect(page.locator("gds-notification-bell").getByRole("button")).toBeVisible();
  expect(host.reports).toEqual([]);
  expect(said()).toEqual([]);
});

test("a visitor's markup can't send the classic loader to another folder", async ({ page, host }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await openCmsPage(page, host, {
    head: "",
    body: `<img name="currentScript" src="https://evil.example/gds/x.png" alt=""><div data-gds-base="https://evil.example/gds/"></div>
      ${REGISTRATION}<script src="${loader(host)}"></script>`,
  });
  await expect(page.locator("gds-donor-registration").getByLabel("E-mail")).toBeVisible();
  expect(requested.filter((address) => /evil.*\.js/.test(address))).toEqual([]);
});
