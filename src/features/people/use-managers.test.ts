import { expect, it } from "vitest";
import type { StaffAccount } from "./account";
import { findInvited } from "./use-managers";

/** The fields of an invited manager that the function reads. */
const invited = (_id: string, zone: string, sent: string, expires: string) =>
  ({ _id, status: "staged", zones: [zone], invitation: { sent, expires } }) as unknown as StaffAccount;
const expired = invited("expired", "Mantova", "2020-01-01T10:00:00Z", "2020-01-08T10:00:00Z");
const valid = (_id: string, zone: string) => invited(_id, zone, "2999-01-01T10:00:00Z", "2999-01-08T10:00:00Z");

it("if several people are invited for a zone, the notice is about the latest one, not one with an expired invitation", () => {
  expect(findInvited(["Mantova"], [expired, valid("Bea", "Mantova")])?._id).toBe("Bea");
});

it("the notice is about an expired invitation rather than a valid one for another zone", () => {
  expect(findInvited(["Pavia", "Mantova"], [valid("Ada", "Pavia"), expired])?._id).toBe("expired");
});
