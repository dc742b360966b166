import { expect, it } from "vitest";
import { findListed } from "./listed-donor";

const PREFIX = "gds /v2 u1 /donors ";
const cacheOf = (pages: Record<string, unknown>) =>
  new Map(Object.entries(pages).map(([key, data]) => [key, { data }]));

it("the fields of a donor in several lists are merged, and other fields stay unknown", () => {
  const cache = cacheOf({
    [`${PREFIX}{"skip":0}`]: { rows: [{ _id: "d1", lastName: "Rossi", status: "active" }, { _id: "d2" }] },
    [`${PREFIX}{"skip":10}`]: { rows: [{ _id: "d1", area: "Bergamo" }] },
  });
  expect(findListed(cache, PREFIX, "d1")).toEqual({ _id: "d1", lastName: "Rossi", status: "active", area: "Bergamo" });
});

it("lists of another user, other lists and invalid rows are ignored", () => {
  const cache = cacheOf({
    'gds /v2 u2 /donors {"skip":0}': { rows: [{ _id: "d1", lastName: "Rossi" }] },
    'gds /v2 u1 /donations {"skip":0}': { rows: [{ _id: "d1" }] },
    [`${PREFIX}{"skip":0}`]: { rows: "nothing of ours" },
  });
  expect(findListed(cache, PREFIX, "d1")).toBeNull();
});
