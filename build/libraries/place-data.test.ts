import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { placeModule } from "./place-data.ts";

it("place-data.ts is up to date with its packages", async () => {
  expect(readFileSync("src/domain/places/place-data.ts", "utf8") === (await placeModule())).toBe(true);
});
