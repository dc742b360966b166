import { expect, it } from "vitest";
import { hitFacts } from "./hit-groups";
import type { SearchHit } from "./requests/search";

const bare: SearchHit = {
  firstName: "Anna",
  lastName: "Rossi",
  email: null,
  role: "donor",
  details: "",
  profileImage: null,
  birthday: null,
  city: null,
  area: null,
  bloodGroup: null,
  cardNumber: null,
  status: null,
  matched: null,
};

it("a hit shows what distinguishes it from people with the same name", () => {
  const facts = { birthday: "1963-04-10", city: "Clusone", area: "Bergamo", bloodGroup: "0+", cardNumber: "000012" };
  expect(hitFacts({ ...bare, ...facts, status: "active" })).toBe("tessera\u00a0000012 · classe 1963 · Clusone · 0+");
  expect(hitFacts({ ...bare, area: "Bergamo", status: "suspended" })).toBe("zona Bergamo · Sospeso");
  expect(hitFacts({ ...bare, matched: "fiscalCode", birthday: "1963-04-10" })).toBe(
    "trovato per codice fiscale · classe 1963",
  );
});

it("missing and unknown values add nothing", () => {
  expect(hitFacts(bare)).toBe("");
  expect(hitFacts({ ...bare, birthday: "ieri", status: "__proto__", matched: "toString" })).toBe("");
});
