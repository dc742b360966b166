import { expect, it } from "vitest";
import type { StaffAccount } from "../account";
import { actionsFor } from "./account-actions";

const account = (change: Partial<StaffAccount>) =>
  ({ _id: "u2", role: "manager", status: "active", lockedUntil: null, ...change }) as StaffAccount;

it.each([
  [null, false],
  ["2999-03-06T14:32:05.000Z", true],
  ["2020-03-06T14:32:05.000Z", false],
])("an account that is locked until %s can be unlocked: %s", (lockedUntil, offers) => {
  expect(actionsFor(() => true, true, account({ lockedUntil }), false).includes("unlock")).toBe(offers);
});

it.each([true, false])("a manager's zones can be changed only if the server declares them: %s", (hasZones) => {
  expect(actionsFor(() => true, hasZones, account({}), false).includes("zones")).toBe(hasZones);
});
