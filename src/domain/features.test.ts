import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FEATURE_NAMES, featureOfCall, readFeatures } from "./features";

describe("the table of features", () => {
  it("has the same features as the table in docs/server.md", () => {
    const rows = readFileSync("docs/server.md", "utf8").matchAll(
      /^\| (?:\d\. [\w ]+)?\| `([\w-]+)` \| [^|]+ \| [^|]*\|$/gm,
    );
    expect(Array.from(rows, ([, name]) => name).sort()).toEqual([...FEATURE_NAMES].sort());
  });

  it.each([
    ["GET", "/donors/d1/history", "history"],
    ["GET", "/settings/rules/history", "history"],
    ["PUT", "/donors/d1", "donor-writes"],
    ["POST", "/users/u%201/invite", "people"],
    ["GET", "/donors/d1", null],
    ["POST", "/donors/d1/suspend", null],
    ["GET", "/nowhere", null],
  ])("%s %s belongs to the feature %s", (method, path, feature) => {
    expect(featureOfCall(method, path)).toBe(feature);
  });

  it("readFeatures ignores unknown names", () => {
    expect(readFeatures("views,zones,unknown")).toEqual(["zones", "views"]);
    expect(readFeatures("none")).toEqual([]);
  });
});
