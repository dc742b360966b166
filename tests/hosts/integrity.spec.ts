import { readFileSync } from "node:fs";
import { hashesIn, pinGuide } from "../../build/release";
import { openCmsPage, watchConsole } from "../support/cms-page";
import { element, TAGS } from "../support/elements";
import { expect, test, type Host } from "../support/host-page";

const WAITING = "Un momento: stiamo caricando l’area soci.";
const BODY = element(TAGS[1]).replace("></", `>${WAITING}</`);

/** The scripts to paste in the guide of a release, with the address of this test's files. */
const scriptsOf = (host: Host): string[] => {
  const guide = pinGuide(readFileSync("docs/embedding.md", "utf8"), "0.2.0", hashesIn("dist"));
  const scripts = guide.match(/<script\b[^>]*\bsrc=[^>]*><\/script>/g) ?? [];
  return [...new Set(scripts)].map((script) => script.replaceAll("https://cdn.example/gds/0.2.0", host.bundle));
};

test("each script in the guide of a release shows the element, and the browser has checked its hash", async ({
  page,
  host,
}) => {
  const said = watchConsole(page);
  const scripts = scriptsOf(host);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts)
    await test.step(script, async () => {
      expect(script).toContain(' crossorigin="anonymous"');
      await openCmsPage(page, host, { head: script, body: BODY });
      await expect(page.locator("gds-donor-registration").getByLabel("E-mail")).toBeVisible();
    });
  expect(said()).toEqual([]);
});

const WRONG: Record<string, (script: string) => string> = {
  "of another file": (script) => script.replace(/sha384-[^"]+/, hashesIn("dist")["gds-backoffice.js"] ?? ""),
  "of a classic script from another site, without crossorigin": (script) =>
    script.replace(/\s+(type="module"|crossorigin="anonymous")/g, ""),
};
for (const [what, change] of Object.entries(WRONG))
  test(`the browser blocks a script with the hash ${what}, says “integrity”, and the text inside the tag stays`, async ({
    page,
    host,
  }) => {
    const said = watchConsole(page);
    for (const script of scriptsOf(host))
      await test.step(script, async () => {
        const before = said().length;
        await openCmsPage(page, host, { head: change(script), body: BODY });
        await expect.poll(() => said().length).toBe(before + 1);
        expect(said().at(-1)).toMatch(/integrity.* has been blocked/);
        await expect(page.getByText(WAITING)).toBeVisible();
      });
  });
