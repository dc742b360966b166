import { expect, it } from "vitest";
import type { DonorRow } from "./donor-row";
import { findDuplicates } from "./duplicates";

const NOBODY = { firstName: "Ada", lastName: "", birthday: null, email: null, mobile: null, phoneHome: null };
const find = (...rows: Partial<DonorRow>[]) => [
  ...findDuplicates({
    size: rows.length,
    exists: (row) => rows[row]?.note !== "gone",
    at: (row) => ({ ...NOBODY, lastName: `N${row}`, ...rows[row] }) as DonorRow,
  }),
];

it("two with one name and birth date, an e-mail or a telephone in common may be one; a name alone says nothing", () => {
  expect(
    find({ lastName: "D'Angelo", birthday: "1980-01-02" }, { lastName: "d’angelo", birthday: "1980-01-02" }),
  ).toEqual([0, 1]);
  expect(find({ lastName: "Rossi" }, { lastName: "Rossi" })).toEqual([]);
  expect(find({ email: "A@gds.example" }, {}, { email: "a@gds.example" })).toEqual([0, 2]);
  expect(find({ mobile: "347 555 0142" }, { phoneHome: "+39 3475550142" })).toEqual([0, 1]);
});

it("who was deleted, and one's own telephone twice, make no duplicate", () => {
  expect(find({ mobile: "347 555 0142", note: "gone" }, { mobile: "347 555 0142" })).toEqual([]);
  expect(find({ mobile: "347 555 0142", phoneHome: "347 555 0142" })).toEqual([]);
});
