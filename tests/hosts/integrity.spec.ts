import { readFileSync } from "node:fs";
import { hashesIn, pinGuide } from "../../build/release";
import { openCmsPage, watchConsole } from "../support/cms-page";
import { element, TAGS } from "../support/elements";
import { expect, test, type Host } from "../support/host-page";

const WAITING = "Un momento: stiamo caricando l’area soci.";
const BODY = element(TAGS[1]).replace("></", `>${WAITING}</`);

/** The script tags with a hash in a release's guide, with the address of this test's files. */
const scriptsOf = (host: Host): string[] => {
  const guide = pinGuide(readFileSync("docs/embedding.md", "utf8"), "0.2.0", hashesIn("dist"));
  const scripts = guide.match(/<script\b[^>]*\bintegrity=[^>]*><\/script>/g) ?? [];
  return [...new Set(scripts)].map((script) => script.replaceAll("https://cdn.example/gds/0.2.0", host.bundle));
};

test("each script with a hash in the guide of a release shows the element; the browser blocks another file, says “integrity”, and the text inside the tag stays", async ({
  page,
  host,
}) => {
  const said = watchConsole(page);
  const scripts = scriptsOf(host);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts)
    await test.step(script, async () => {
      await openCmsPage(page, host, { head: script, body: BODY });
      await expect(page.locator("gds-donor-registration").getByLabel("E-mail")).toBeVisible();
    });
  expect(said()).toEqual([]);

  // with a query, because Chromium wouldn't import an address in later tests after a wrong hash
  const wrong = scripts[0]!
    .replace(/sha384-[^"]+/, hashesIn("dist")["gds-backoffice.js"] ?? "")
    .replace(".js", ".js?wrong");
  await openCmsPage(page, host, { head: wrong, body: BODY });
  await expect.poll(said).toEqual([expect.stringMatching(/integrity.* has been blocked/)]);
  await expect(page.getByText(WAITING)).toBeVisible();
});
