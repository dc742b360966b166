import { expect, it } from "vitest";
import type { DonorRow } from "./models";
import { findDuplicates } from "./duplicates";

const NOBODY = { firstName: "Ada", lastName: "", birthday: null, email: null, mobile: null, phoneHome: null };
const find = (...rows: Partial<DonorRow>[]) => [
  ...findDuplicates(rows.map((row, at) => ({ ...NOBODY, _id: `d${at}`, lastName: `N${at}`, ...row }) as DonorRow)),
];

it("donors with the same name and birth date, e-mail or telephone are duplicates; the same name alone isn't enough", () => {
  expect(
    find({ lastName: "D'Angelo", birthday: "1980-01-02" }, { lastName: "d’angelo", birthday: "1980-01-02" }),
  ).toEqual(["d0", "d1"]);
  expect(find({ lastName: "Rossi" }, { lastName: "Rossi" })).toEqual([]);
  expect(find({ email: "A@gds.example" }, {}, { email: "a@gds.example" })).toEqual(["d0", "d2"]);
  expect(find({ mobile: "347 555 0142" }, { phoneHome: "+39 3475550142" })).toEqual(["d0", "d1"]);
});

it("the same telephone twice in one record makes no duplicate", () => {
  expect(find({ mobile: "347 555 0142", phoneHome: "347 555 0142" })).toEqual([]);
});
