import { expect, it } from "vitest";
import { NOW } from "../test-support/now";
import { createDb } from "./create-db";
import { query } from "./query";

it("a search finds telephones in any notation, also by their first digits, and not by other numbers", async () => {
  const donors = [
    { lastName: "Uno", mobile: "345 1023406", phoneHome: null, cardNumber: "3451" },
    { lastName: "Due", mobile: null, phoneHome: "+39 0346/21.500", cardNumber: null },
  ];
  const db = await createDb({ donors: 0, now: () => NOW, overrides: { donors } });
  const found = (text: string) =>
    query(db.donors, { skip: 0, limit: 10, query: text }).rows.map(({ lastName }) => lastName);
  for (const text of ["345 1023406", "3451023406", "+39 345 1023406", "345-1023406", "3451023", "0039 345 1023406"])
    expect(found(text), text).toEqual(["Uno"]);
  expect(found("034621500")).toEqual(["Due"]);
  expect(found("1023406")).toEqual(["Uno"]); // as it is written in the record
  expect(found("3451023499")).toEqual([]);
  expect(found("")).toHaveLength(2);
});
