import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { abilityAnswer, createCan } from "./ability";

const canBy = (ability: unknown) => createCan(v.parse(abilityAnswer, { ability }).ability);

describe("what somebody may do", () => {
  it("an administrator may do everything", () => {
    const can = canBy([{ action: "manage", subject: "all" }]);
    expect(can("delete", "Import")).toBe(true);
  });

  it("a manager may work on donors of the own zone only", () => {
    const can = canBy([{ action: ["read", "update"], subject: "Donor", conditions: { area: "Bergamo" } }]);
    expect(can("update", "Donor")).toBe(true); // some of them
    expect(can("update", "Donor", { area: "Bergamo" })).toBe(true);
    expect(can("update", "Donor", { area: "Lodi" })).toBe(false);
    expect(can("suspend", "Donor", { area: "Bergamo" })).toBe(false);
  });

  it("a donor may change the own record, but not the card number: an inverted rule takes fields away", () => {
    const can = canBy([
      { action: ["read", "update"], subject: "Donor", conditions: { _id: "u1" } },
      { action: "update", subject: "Donor", fields: ["cardNumber"], inverted: true },
    ]);
    expect(can("update", "Donor", { _id: "u1" }, "street")).toBe(true);
    expect(can("update", "Donor", { _id: "u1" }, "cardNumber")).toBe(false);
    expect(can("update", "Donor", { _id: "u2" }, "street")).toBe(false);
  });

  it.each([
    ["an action that nobody knows", { action: "fly", subject: "Donor" }],
    ["fields that name none", { action: "read", subject: "Donor", fields: [] }],
  ])("a rule with %s is an error, not a rule less", (_what, rule) => {
    expect(() => canBy([rule])).toThrow();
  });

  it("leaves the thing that it was asked about as it was", () => {
    const thing = Object.freeze({ area: "Lodi" });
    expect(canBy([{ action: "read", subject: "Donor" }])("read", "Donor", thing)).toBe(true);
  });

  it.each([{ action: "fly", subject: "Donor" }, { action: "read", subject: "Ghost" }, { subject: "Donor" }, null])(
    "refuses a rule that it doesn't know: %j",
    (rule) => expect(v.is(abilityAnswer, { ability: [rule] })).toBe(false),
  );
});
