import { expect, it } from "vitest";
import { isPending, mayDonateAgain, presentStatus, STATUSES } from "./status";

const groupByTone = () => {
  const groups: Record<string, string[]> = {};
  for (const status of STATUSES) (groups[presentStatus(status).tone] ??= []).push(status);
  return groups;
};

it("gives each status the colour of specification §4", () => {
  const byTone = groupByTone();
  expect(byTone).toEqual({
    teal: ["active"],
    blue: ["verified"],
    rose: ["suspended", "temporarilySuspended", "permanentlySuspended"],
    yellow: ["staged", "provisioned", "pending", "inactive", "passwordExpired", "lockedOut"],
    neutral: ["dead"],
  });
});

it('shows "hold" as "In attesa", and a status it does not know as its raw text', () => {
  expect(presentStatus("hold")).toEqual({ status: "pending", label: "In attesa", tone: "yellow" });
  expect(presentStatus("hold_legacy")).toEqual({ status: null, label: "hold_legacy", tone: "neutral" });
  expect(presentStatus("toString")).toEqual({ status: null, label: "toString", tone: "neutral" });
});

it("knows who still has the form to fill in", () =>
  expect(["hold", ...STATUSES].filter(isPending)).toEqual(["hold", "pending"]));

it("knows who donates, or will again", () =>
  expect(["hold", ...STATUSES].filter(mayDonateAgain)).toEqual(["active", "suspended", "temporarilySuspended"]));
