import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each(["cms.html", "partner.html"])("%s has a text in its tag until the element is ready", (page) => {
  const html = readFileSync(new URL(page, import.meta.url), "utf8");
  const [, text] = /<gds-(?:backoffice|donor-registration)[^>]*>([^<]*)</.exec(html) ?? [];
  expect(text).toMatch(/^\s*Un momento: stiamo caricando l’/);
});
