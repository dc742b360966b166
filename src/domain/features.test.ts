import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { featureOfCall, FEATURES, readFeatures } from "./features";

interface Operation {
  "x-feature"?: string;
}
const document = parse(readFileSync("docs/openapi.yaml", "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};
const METHODS = new Set(["get", "post", "put", "delete"]);

describe("the table of features", () => {
  it("lists the operations that docs/openapi.yaml marks with the same feature", () => {
    const marked = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method]) => METHODS.has(method))
        .flatMap(([method, { "x-feature": feature }]) =>
          feature === undefined ? [] : [`${feature}: ${method.toUpperCase()} ${path}`],
        ),
    );
    const listed = Object.entries(FEATURES).flatMap(([feature, calls]) => calls.map((call) => `${feature}: ${call}`));
    expect([...listed].sort()).toEqual([...marked].sort());
  });

  it("has the same features as the table in docs/server.md", () => {
    const rows = readFileSync("docs/server.md", "utf8").matchAll(
      /^\| (?:\d\. [\w ]+)?\| `([\w-]+)` \| [^|]+ \| [^|]*\|$/gm,
    );
    expect(Array.from(rows, ([, name]) => name).sort()).toEqual(Object.keys(FEATURES).sort());
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
