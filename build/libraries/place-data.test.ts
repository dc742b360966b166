import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { placeModule } from "./place-data.ts";

it("the file of places is what its packages say today", async () => {
  expect(readFileSync("src/domain/places/place-data.ts", "utf8") === (await placeModule())).toBe(true);
});
