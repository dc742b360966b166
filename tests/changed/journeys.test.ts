import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { journeysOf, JOURNEYS, OF_THE_WHOLE } from "./journeys";

const named = new Set([...Object.values(JOURNEYS).flat(), ...OF_THE_WHOLE]);
const specs = readdirSync("tests", { recursive: true, encoding: "utf8" }).flatMap(
  (path) => /^(.+)\.spec\.ts$/.exec(path)?.[1] ?? [],
);
/** The capabilities, and the folders that they share. */
const parts = ["src/features", "src/shared"].flatMap((zone) => readdirSync(zone).map((name) => `${zone}/${name}`));

describe("the journeys of a change", () => {
  it("are named for each part of the product, and each journey is named", () => {
    const covered = (part: string) =>
      Object.keys(JOURNEYS).some((name) => name === part || name.startsWith(`${part}/`));
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.filter((part) => !covered(part))).toEqual([]);
    expect(specs.length).toBeGreaterThan(50);
    expect(specs.filter((spec) => !named.has(spec))).toEqual([]);
  });

  it("name only parts and journeys that exist", () => {
    expect(Object.keys(JOURNEYS).filter((part) => !existsSync(part))).toEqual([]);
    expect([...named].filter((spec) => !specs.includes(spec))).toEqual([]);
  });

  it("are those of the innermost folder that is named, and changed journeys", () => {
    expect(journeysOf(["src/shared/lists/filters/builder/draft.ts"])).toEqual(["e2e/filters"]);
    expect(journeysOf(["src/features/search/keyword.ts", "tests/e2e/no-page.spec.ts"])).toEqual([
      "e2e/commands",
      "e2e/no-page",
      "e2e/search",
    ]);
    expect(journeysOf(["src/domain/dates/days.ts"])).toEqual([]);
  });

  it("are run by a script of package.json", () =>
    expect(readFileSync("package.json", "utf8")).toContain('"test:changed": "tsx tests/changed/run.ts"'));
});
