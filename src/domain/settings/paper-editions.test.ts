import { expect, it } from "vitest";
import { DEFAULT_CONSENTS, knownVersions } from "./consent-settings";
import { paperEditions } from "./paper-editions";

it("editions are sorted by day, whatever the order of the versions", () => {
  const versions = knownVersions(DEFAULT_CONSENTS);
  expect(paperEditions([...versions].reverse()).map(({ date }) => date)).toEqual(["2026-11-01", "2018-05-25"]);
  expect(paperEditions(versions).map(({ date }) => date)).toEqual(["2026-11-01", "2018-05-25"]);
});
