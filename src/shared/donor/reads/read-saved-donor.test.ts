import { expect, it } from "vitest";
import { readSavedDonor } from "./get-donor";

it("a response without an identified donor gives null", () => {
  for (const body of [undefined, {}, { success: true }, { donor: null }, { donor: "d1" }, { donor: {} }, { donor: [] }])
    expect(readSavedDonor(body)).toBeNull();
  expect(readSavedDonor({ donor: { _id: 7, version: "3", lastName: null } })?.donor).toMatchObject({ _id: "7" });
});
