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
const update = (_id: string): FormAbility => ({ action: "update", subject: "Donor", record: { _id } });

it("what the ability doesn't name is locked, and all of a record that isn't one's own", () => {
  expect(lockedFields(own, update("d1"), fields)).toEqual(["cardNumber", "status", "donationsNumber"]);
  expect(lockedFields(own, update("d2"), fields)).toEqual(Object.keys(fields));
});

it("what follows from elsewhere is locked for everybody, in a new record too", () => {
  const all = createCan([{ action: "manage", subject: "all" }], "admin", () => true);
  expect(lockedFields(all, { action: "create", subject: "Donor" }, fields)).toEqual(["donationsNumber"]);
});

it("a field is asked for by the name that the ability knows", () => {
  const can = createCan([{ action: "update", subject: "Donor", fields: ["mailType"] }], "admin", () => true);
  const byMail = { byMail: { ...firstName, kind: "flag" } } as const;
  expect(lockedFields(can, update("d1"), byMail)).toEqual(["byMail"]);
  expect(lockedFields(can, { ...update("d1"), nameOf: () => "mailType" }, byMail)).toEqual([]);
});
