import { describe, expect, it, vi } from "vitest";
import { createCan, abilityRulesAnswer } from "./ability";
import { declarationAnswer } from "./features";

const canBy = (ability: unknown) =>
  createCan(abilityRulesAnswer({ ability }, "", () => undefined).ability, "admin", () => true);
const ALL = { action: "manage", subject: "all" };

describe("the permissions of a user", () => {
  it("an administrator may do everything", () => {
    const can = canBy([ALL]);
    expect(can("delete", "Import")).toBe(true);
  });

  it("a manager may work on donors of the own zone only", () => {
    const can = canBy([{ action: ["read", "update"], subject: "Donor", conditions: { area: "Bergamo" } }]);
    expect(can("update", "Donor")).toBe(true); // some donors
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

  it("a check doesn't change the record", () => {
    const record = Object.freeze({ area: "Lodi" });
    expect(canBy([{ action: "read", subject: "Donor" }])("read", "Donor", record)).toBe(true);
  });
});

describe("rules of an unknown server", () => {
  it("may be the body or in an object, and null means no limit", () => {
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

  it("unknown actions and subjects don't affect the others of the rule", () => {
    const can = canBy([{ action: ["fly", "read"], subject: ["Ghost", "Donor"] }]);
    expect(can("read", "Donor")).toBe(true);
    expect(can("update", "Donor")).toBe(false);
  });

  it.each([
    ["no action", { subject: "Donor" }],
    ["no subject", { action: "read" }],
    ["a subject that isn't text", { action: "read", subject: { name: "Donor" } }],
    ["no fields", { action: "read", subject: "Donor", fields: [] }],
    ["fields that aren't text", { action: "read", subject: "Donor", fields: [{}] }],
    ["unreadable conditions", { action: "read", subject: "Donor", conditions: "area = Lodi" }],
    ["an unknown operator", { action: "read", subject: "Donor", conditions: { $where: "true" } }],
    ["an operand of the wrong type", { action: "read", subject: "Donor", conditions: { area: { $in: "Lodi" } } }],
    ["an invalid regular expression", { action: "read", subject: "Donor", conditions: { area: { $regex: "(" } } }],
  ])("a rule with %s allows nothing, and doesn't affect the others", (_what, rule) => {
    const can = canBy([rule, { action: "read", subject: "Award" }]);
    expect(can("read", "Donor")).toBe(false);
    expect(can("read", "Donor", { area: "Lodi" })).toBe(false);
    expect(can("read", "Award")).toBe(true);
  });

  it.each([
    ["no action", { subject: "Donor" }],
    ["no subject", { action: "read" }],
    ["no fields", { action: "read", subject: "Donor", fields: [] }],
    ["unreadable conditions", { action: "read", subject: "Donor", conditions: "area = Lodi" }],
    ["an unknown operator", { action: "read", subject: "Donor", conditions: { area: { $near: "Lodi" } } }],
    ["an operand of the wrong type", { action: "read", subject: "Donor", conditions: { area: { $in: "Lodi" } } }],
    ["a condition on a field that the record lacks", { action: "read", subject: "Donor", conditions: { vip: true } }],
  ])("a forbidding rule with %s forbids everything that its readable parts name", (_what, rule) => {
    const can = canBy([ALL, { ...rule, inverted: true }]);
    expect(can("read", "Donor", { area: "Bergamo" })).toBe(false);
    expect(can("read", "Donor", { area: "Bergamo" }, "firstName")).toBe(false);
  });

  it.each([1, "true", "yes", {}])("a rule with inverted: %j forbids", (inverted) => {
    expect(canBy([ALL, { action: "delete", subject: "Donor", inverted }])("delete", "Donor", {})).toBe(false);
  });

  it.each([0, "false", false])("a rule with inverted: %j allows", (inverted) => {
    expect(canBy([{ action: "delete", subject: "Donor", inverted }])("delete", "Donor", {})).toBe(true);
  });

  it("a condition on a field that the record lacks allows nothing", () => {
    const can = canBy([{ action: "update", subject: "Donor", conditions: { owner: null } }]);
    expect(can("update", "Donor", { area: "Lodi" })).toBe(false);
  });

  it("items that aren't rules allow nothing", () => {
    expect(canBy([null, "read", 7, { action: "read", subject: "Donor" }])("read", "Donor")).toBe(true);
    expect(canBy([null, "manage all"])("read", "Donor")).toBe(false);
  });
});

describe("features that the server doesn't declare", () => {
  const rules = abilityRulesAnswer({ ability: [{ action: "manage", subject: "all" }] }, "", () => undefined).ability;

  it("aren't allowed, whatever the rules say", () => {
    const can = createCan(rules, "admin", (feature) => feature === "zones");
    expect([can("read", "Zone"), can("read", "Donor"), can("suspend", "Donor")]).toEqual([true, true, true]);
    expect([can("read", "Donation"), can("create", "Donor"), can("update", "Settings")]).toEqual([false, false, false]);
  });

  it("don't include the donor's own record, which is in the specification", () => {
    expect(createCan(rules, "donor", () => false)("update", "Donor")).toBe(true);
  });

  it("are read from the response, without unreadable names", () => {
    const featuresIn = (features: unknown) =>
      declarationAnswer({ ability: [], features }, "", () => undefined).features;
    expect(featuresIn(["zones", null, 7, {}])).toEqual(["zones", "7"]);
    expect(featuresIn(undefined)).toEqual([]);
  });
});
