import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { placeModules } from "./place-data.ts";

it("the generated files of places are up to date with their packages", async () => {
  for (const [file, content] of Object.entries(await placeModules()))
    expect(readFileSync(`src/domain/places/${file}`, "utf8") === content, file).toBe(true);
});
