import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

it("the chosen and the automatic dark theme have the same tokens", () => {
  const css = readFileSync(resolve(import.meta.dirname, "tokens.css"), "utf8");
  const lists = [...css.matchAll(/--gds-scheme: dark;([^}]+)\}/g)].map(([, list]) => list?.replace(/\s+/g, " "));
  expect(lists).toHaveLength(2);
  expect(lists[1]).toBe(lists[0]);
});
