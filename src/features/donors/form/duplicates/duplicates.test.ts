import { expect, it } from "vitest";
import { donorReader, type DonorRecord } from "../../../../shared/donor/reads";
import { valuesOf } from "../donor-form-fields";
import { compareDonors } from "./comparison";
import { isPossibleDuplicate, duplicatesFilter } from "../../duplicates";

const known = donorReader(
  {
    _id: "d1",
    firstName: "Marco",
    lastName: "D'Angelo",
    birthday: "1980-03-14",
    birthplace: "Bergamo",
    mobile: "347 5550142",
    phoneHome: null,
    email: "Marco@gds.example",
  },
  "",
  () => undefined,
) as DonorRecord;
const person = (fields: Partial<DonorRecord>) => valuesOf(fields);

it("the same name and birthday, e-mail or telephone is a possible duplicate, whatever the spelling", () => {
  const like = (fields: Partial<DonorRecord>) => isPossibleDuplicate(person(fields), known);
  expect(like({ firstName: "MARCO", lastName: "D’Angelo", birthday: "1980-03-14" })).toBe(true);
  expect(like({ firstName: "Marco", lastName: "D Angelo", birthday: "1980-03-14" })).toBe(true);
  expect(like({ firstName: "Dangelo", lastName: "Marco", birthday: "1980-03-14" })).toBe(true);
  expect(like({ firstName: "Mario", lastName: "D'Angelo", birthday: "1980-03-14" })).toBe(false);
  expect(like({ firstName: "Marco", lastName: "D'Angelo", birthday: "1980-03-15" })).toBe(false);
  expect(like({ firstName: "Marco", lastName: "D'Angelo" })).toBe(false);
  expect(like({ email: "marco@GDS.example" })).toBe(true);
  expect(like({ phoneHome: "+39 347/5550142" })).toBe(true);
  expect(like({})).toBe(false);
});

it("the filter contains only known fields", () => {
  const filterOf = (fields: Partial<DonorRecord>) => JSON.parse(duplicatesFilter(person(fields)) || "null") as unknown;
  expect(filterOf({})).toBeNull();
  expect(filterOf({ firstName: "Ada", mobile: "12", fiscalCode: "BNCMRC80C14A794" })).toBeNull();
  expect(filterOf({ email: "a@b.it" })).toMatchObject({ combinator: "or", rules: [{ field: "email" }] });
  expect(filterOf({ fiscalCode: "bncmrc80c14a794f" })).toMatchObject({
    rules: [{ field: "fiscalCode", value: "BNCMRC80C14A794F" }],
  });
});

it("a name is asked for by the birth date alone, because servers compare its spelling", () => {
  const filter = duplicatesFilter(person({ firstName: "Marco", lastName: "D Angelo", birthday: "1980-03-14" }));
  expect(JSON.parse(filter)).toMatchObject({ rules: [{ field: "birthday", operator: "=", value: "1980-03-14" }] });
  expect(duplicatesFilter(person({ lastName: "D Angelo", birthday: "1980-03-14" }))).toBe("");
});

it("equal rows are first, and rows without values are omitted", () => {
  const rows = compareDonors(person({ firstName: "Marco", lastName: "Rossi", mobile: "3475550142" }), known);
  expect(rows.map(({ label, sameness }) => [label, sameness])).toEqual([
    ["Cellulare", "equal"],
    ["Nome", "different"],
    ["Nascita", "missing"],
    ["Luogo di nascita", "missing"],
    ["E-mail", "missing"],
  ]);
});
