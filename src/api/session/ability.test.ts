import { describe, expect, it, vi } from "vitest";
import { createCan, abilityRulesAnswer } from "./ability";
import { declarationAnswer } from "./features";

const canBy = (ability: unknown) =>
  createCan(abilityRulesAnswer({ ability }, "", () => undefined).ability, "admin", () => true);
const ALL = { action: "manage", subject: "all" };

describe("what somebody may do", () => {
  it("an administrator may do everything", () => {
    const can = canBy([ALL]);
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

  it("leaves the thing that it was asked about as it was", () => {
    const thing = Object.freeze({ area: "Lodi" });
    expect(canBy([{ action: "read", subject: "Donor" }])("read", "Donor", thing)).toBe(true);
  });
});

describe("rules of a server that we don't know", () => {
  it("may be the body, in an object, or have nulls for what they don't limit", () => {
    const rule = { action: "read", subject: "Donor", conditions: null, fields: null, inverted: null };
    const note = vi.fn();
    for (const body of [[rule], { ability: { rules: [rule] } }, { rules: [rule] }])
      expect(
        createCan(abilityRulesAnswer(body, "", note).ability, "admin", () => true)("read", "Donor", { area: "Lodi" }),
      ).toBe(true);
    expect(note.mock.calls).toEqual([
      ["ability", "shape"],
      ["ability", "shape"],
      ["ability", "shape"],
    ]);
  });

  it("a word that we don't know takes nothing from the words beside it", () => {
    const can = canBy([{ action: ["fly", "read"], subject: ["Ghost", "Donor"] }]);
    expect(can("read", "Donor")).toBe(true);
    expect(can("update", "Donor")).toBe(false);
  });

  it.each([
    ["no action", { subject: "Donor" }],
    ["no subject", { action: "read" }],
    ["a subject that is no word", { action: "read", subject: { name: "Donor" } }],
    ["fields that name none", { action: "read", subject: "Donor", fields: [] }],
    ["fields that are no words", { action: "read", subject: "Donor", fields: [{}] }],
    ["conditions that are none", { action: "read", subject: "Donor", conditions: "area = Lodi" }],
    ["an operator that we don't know", { action: "read", subject: "Donor", conditions: { $where: "true" } }],
    ["an operand of the wrong kind", { action: "read", subject: "Donor", conditions: { area: { $in: "Lodi" } } }],
    ["an expression that can't be read", { action: "read", subject: "Donor", conditions: { area: { $regex: "(" } } }],
  ])("a rule with %s allows nothing, and hides no other", (_what, rule) => {
    const can = canBy([rule, { action: "read", subject: "Award" }]);
    expect(can("read", "Donor")).toBe(false);
    expect(can("read", "Donor", { area: "Lodi" })).toBe(false);
    expect(can("read", "Award")).toBe(true);
  });

  it.each([
    ["no action", { subject: "Donor" }],
    ["no subject", { action: "read" }],
    ["fields that name none", { action: "read", subject: "Donor", fields: [] }],
    ["conditions that are none", { action: "read", subject: "Donor", conditions: "area = Lodi" }],
    ["an operator that we don't know", { action: "read", subject: "Donor", conditions: { area: { $near: "Lodi" } } }],
    ["an operand of the wrong kind", { action: "read", subject: "Donor", conditions: { area: { $in: "Lodi" } } }],
    ["a condition on what isn't known of the thing", { action: "read", subject: "Donor", conditions: { vip: true } }],
  ])("a forbidding rule with %s forbids all that it names", (_what, rule) => {
    const can = canBy([ALL, { ...rule, inverted: true }]);
    expect(can("read", "Donor", { area: "Bergamo" })).toBe(false);
    expect(can("read", "Donor", { area: "Bergamo" }, "firstName")).toBe(false);
  });

  it.each([1, "true", "yes", {}])("takes %j for a rule that forbids", (inverted) => {
    expect(canBy([ALL, { action: "delete", subject: "Donor", inverted }])("delete", "Donor", {})).toBe(false);
  });

  it.each([0, "false", false])("takes %j for a rule that doesn't", (inverted) => {
    expect(canBy([{ action: "delete", subject: "Donor", inverted }])("delete", "Donor", {})).toBe(true);
  });

  it("allows nothing by a condition on what isn't known of the thing", () => {
    const can = canBy([{ action: "update", subject: "Donor", conditions: { owner: null } }]);
    expect(can("update", "Donor", { area: "Lodi" })).toBe(false);
  });

  it("rows that are no rules allow nothing", () => {
    expect(canBy([null, "read", 7, { action: "read", subject: "Donor" }])("read", "Donor")).toBe(true);
    expect(canBy([null, "manage all"])("read", "Donor")).toBe(false);
  });
});

describe("what a server doesn't declare", () => {
  const rules = abilityRulesAnswer({ ability: [{ action: "manage", subject: "all" }] }, "", () => undefined).ability;

  it("nobody may do, whatever the rules allow", () => {
    const can = createCan(rules, "admin", (feature) => feature === "zones");
    expect([can("read", "Zone"), can("read", "Donor"), can("suspend", "Donor")]).toEqual([true, true, true]);
    expect([can("read", "Donation"), can("create", "Donor"), can("update", "Settings")]).toEqual([false, false, false]);
  });

  it("leaves donors their own record, which the specification writes", () => {
    expect(createCan(rules, "donor", () => false)("update", "Donor")).toBe(true);
  });

  it("is what the answer names, without what can't be read", () => {
    const featuresIn = (features: unknown) =>
      declarationAnswer({ ability: [], features }, "", () => undefined).features;
    expect(featuresIn(["zones", null, 7, {}])).toEqual(["zones", "7"]);
    expect(featuresIn(undefined)).toEqual([]);
  });
});
