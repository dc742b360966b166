import { expect, it } from "vitest";
import { merge } from "./merge";

const base = {
  version: 1,
  lastName: "Rossi",
  firstName: "Mario",
  birthday: "1980-01-01",
  birthplace: "Roma",
  gender: "M",
  fiscalCode: "RSSMRA80A01H501U",
  street: "Via Maj 32",
  cap: "24023",
  city: "Clusone",
  province: "BG",
  mobile: "347 5550142",
  phoneHome: "",
  byMail: true,
};

it("the user's changes stay, other fields and the version come from the record", () => {
  const mine = { ...base, mobile: "347 1111111", street: "" };
  const theirs = { ...base, version: 2, city: "Rovetta" };
  expect(merge(mine, base, theirs)).toEqual({
    values: { ...base, version: 2, mobile: "347 1111111", street: "", city: "Rovetta" },
    conflicts: [],
  });
});

it("fields that both changed differently are conflicts", () => {
  const mine = { ...base, mobile: "347 1111111", city: "Rovetta", byMail: false };
  const theirs = { ...base, version: 2, mobile: "347 2222222", city: "Rovetta" };
  const { values, conflicts } = merge(mine, base, theirs);
  expect(conflicts).toEqual(["mobile"]);
  expect(values).toMatchObject({ mobile: "347 1111111", city: "Rovetta", byMail: false, version: 2 });
});

it("a draft of an old version gets the new version", () =>
  expect(merge({ ...base, version: 1 }, { ...base, version: 3 }, { ...base, version: 4 }).values.version).toBe(4));
