import { expect, it } from "vitest";
import { createCan } from "../../api/session/ability";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { lockedFields, type FormAbility } from "./locked-fields";

const { firstName, cardNumber, status, donationsNumber } = DONOR_FIELDS;
const fields = { firstName, cardNumber, status, donationsNumber };
const own = createCan(
  [{ action: "update", subject: "Donor", fields: ["firstName", "donationsNumber"], conditions: { _id: "d1" } }],
  "donor",
  () => true,
);
const update = (_id: string): FormAbility => ({ subject: "Donor", record: { _id } });

it("fields that the ability doesn't allow are locked, and all fields of other records", () => {
  expect(lockedFields(own, update("d1"), fields)).toEqual(["cardNumber", "status", "donationsNumber"]);
  expect(lockedFields(own, update("d2"), fields)).toEqual(Object.keys(fields));
});

it("derived fields are always locked, also in a new record", () => {
  const all = createCan([{ action: "manage", subject: "all" }], "admin", () => true);
  expect(lockedFields(all, { subject: "Donor", record: null }, fields)).toEqual(["donationsNumber"]);
});

it("`nameOf` maps a field to the ability's name", () => {
  const can = createCan([{ action: "update", subject: "Donor", fields: ["mailType"] }], "admin", () => true);
  const byMail = { byMail: { ...firstName, kind: "flag" } } as const;
  expect(lockedFields(can, update("d1"), byMail)).toEqual(["byMail"]);
  expect(lockedFields(can, { ...update("d1"), nameOf: () => "mailType" }, byMail)).toEqual([]);
});
