import { describe, expect, it } from "vitest";
import {
  isFinal,
  isPending,
  isSuspended,
  mayDonateAgain,
  presentStatus,
  STATUSES,
  statusesAfter,
  statusStep,
  type StatusStep,
} from "./status";

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

it('shows "hold" as "In attesa", and an unknown status as its raw text', () => {
  expect(presentStatus("hold")).toEqual({ status: "pending", label: "In attesa", tone: "yellow" });
  expect(presentStatus("hold_legacy")).toEqual({ status: null, label: "hold_legacy", tone: "neutral" });
  expect(presentStatus("toString")).toEqual({ status: null, label: "toString", tone: "neutral" });
});

it("isPending is true for people who must fill in the registration", () =>
  expect(["hold", ...STATUSES].filter(isPending)).toEqual(["hold", "pending"]));

it("mayDonateAgain is true for people who donate or will donate again", () =>
  expect(["hold", ...STATUSES].filter(mayDonateAgain)).toEqual(["active", "suspended", "temporarilySuspended"]));

describe("a donor's life (decisions §3)", () => {
  it("goes from staged to active in four steps, or in one with paper forms", () => {
    const life = ["staged", "provisioned", "pending", "verified", "active"] as const;
    const steps = life.slice(1).map((to, at) => statusStep(life[at]!, to));
    expect(steps).toEqual(["invite", "confirmAddress", "sendForm", "register"]);
    expect(statusStep("staged", "active")).toBe("register");
    expect(statusStep("provisioned", "active")).toBeNull();
    expect(statusStep("pending", "active")).toBeNull();
    expect(statusStep("active", "verified")).toBeNull();
  });

  it("goes from active to three kinds of suspension, and back from two of them", () => {
    expect(statusesAfter("active", ["suspend"])).toEqual(["suspended", "temporarilySuspended", "permanentlySuspended"]);
    expect(STATUSES.filter((from) => statusStep(from, "active") === "lift")).toEqual([
      "suspended",
      "temporarilySuspended",
    ]);
    for (const status of STATUSES.filter((from) => from !== "active"))
      expect(statusesAfter(status, ["suspend"])).toEqual([]);
    expect(["active", "temporarilySuspended", "dead"].map(isSuspended)).toEqual([false, true, false]);
    expect(statusStep("suspended", "temporarilySuspended")).toBe("changeSuspension");
    expect(statusStep("temporarilySuspended", "suspended")).toBe("changeSuspension");
    expect(statusStep("temporarilySuspended", "permanentlySuspended")).toBeNull();
  });

  it("ends with dead from any status; a final status can only be taken back", () => {
    expect(["hold", "transferred", ...STATUSES].map((from) => statusStep(from, "dead"))).toEqual(
      ["hold", "transferred", ...STATUSES].map((from) => (from === "dead" ? null : "die")),
    );
    const ordinary: StatusStep[] = ["register", "deactivate", "reactivate", "suspend", "lift"];
    for (const status of STATUSES.filter(isFinal)) expect(statusesAfter(status, ordinary)).toEqual([]);
    expect(statusStep("dead", "inactive")).toBe("takeBack");
    expect(statusStep("permanentlySuspended", "active")).toBe("takeBack");
    expect(statusStep("permanentlySuspended", "suspended")).toBeNull();
  });

  it("treats hold as pending; an unknown status has no transitions", () => {
    expect(statusStep("hold", "verified")).toBe("sendForm");
    expect(statusStep("transferred", "active")).toBeNull();
  });
});
