import { expect, it } from "vitest";
import { SPREAD_FIELDS } from "../../../domain/fields/donor-fields";
import { createCan } from "../../../api/session/ability";
import { rulesOf } from "../../../mocks/auth/abilities";
import { actionsFor } from "./status-action";
import { changeRequest, undoRequest, type ChangedDonor, type StatusChange } from "./status-change";

const ROLES = {
  admin: { role: "admin" },
  manager: { role: "manager", areas: ["Bergamo"] },
  director: { role: "director" },
};
const offered = (role: keyof typeof ROLES, status: string, area = "Bergamo") => {
  const can = createCan(rulesOf({ _id: "u1", areas: [], ...ROLES[role] } as never) as never, role, () => true);
  return actionsFor(can, role === "admin", { _id: "d1", status, area } as never);
};

it.each([
  ["staged", ["invite", "printForm", "register", "die"]],
  ["provisioned", ["invite", "die"]],
  ["verified", ["register", "die"]],
  ["active", ["suspend", "deactivate", "die"]],
  ["inactive", ["reactivate", "die"]],
  ["temporarilySuspended", ["changeSuspension", "lift", "die"]],
  ["permanentlySuspended", ["die"]],
  ["dead", []],
  ["pending", ["die"]],
  ["hold", ["die"]],
  ["transferred", []],
])("a manager has the actions for the status %s", (status, actions) =>
  expect(offered("manager", status)).toEqual(actions),
);

it("an administrator reverts final statuses and deletes; other zones and directors have no actions", () => {
  expect(offered("admin", "permanentlySuspended")).toEqual(["takeBack", "die", "remove"]);
  expect(offered("admin", "dead")).toEqual(["takeBack", "remove"]);
  expect(offered("manager", "active", "Lodi")).toEqual([]);
  expect(offered("director", "active")).toEqual([]);
});

const donor = (status: string, suspension: ChangedDonor["suspension"] = null): ChangedDonor => ({
  _id: "d1",
  status,
  version: 3,
  suspension,
});
const undo = (before: ChangedDonor, change: StatusChange) => undoRequest(before, change, { key: "d1", version: 4 });
const TATTOO = { from: "2026-11-14", until: "2027-03-14", reason: "Tatuaggio" };

it("registering sends the donor's known fields (specification §7)", () => {
  const known = { city: "Lodi", note: null, bloodGroup: "ND", cap: "" };
  const { path, body } = changeRequest({ ...donor("verified"), ...known }, { action: "register", cardNumber: "7" });
  expect([path, body]).toEqual(["/donors/d1/register", { city: "Lodi", cardNumber: "7", version: 3 }]);
  const desk = changeRequest({ ...donor("staged"), privacy: false }, { action: "register", cardNumber: null });
  expect(desk.body).toEqual({ privacy: true, version: 3 });
  expect(undo(donor("staged"), { action: "invite" })).toBeNull();
});

it("suspending and lifting send the donor's fields unchanged (specification §3), with the suspension beside them", () => {
  const known: ChangedDonor = { ...donor("active"), city: "Lodi", note: null, reason: 2 };
  const status = "temporarilySuspended";
  expect(changeRequest(known, { action: "suspend", status, ...TATTOO }).body).toEqual({
    city: "Lodi",
    reason: 2,
    status,
    suspension: TATTOO,
    version: 3,
  });
  expect(changeRequest(known, { action: "lift", reason: null }).body).toEqual({
    city: "Lodi",
    reason: 2,
    status: "active",
    statusReason: null,
    version: 3,
  });
});

it("a change sends the current version, and its undo the new one", () => {
  const suspend: StatusChange = { action: "suspend", status: "temporarilySuspended", ...TATTOO };
  expect(changeRequest(donor("active"), suspend)).toMatchObject({
    path: "/donors/d1/suspend",
    body: { status: "temporarilySuspended", version: 3, suspension: { until: "2027-03-14" } },
  });
  expect(undo(donor("active"), suspend)?.body).toMatchObject({ status: "active", version: 4 });
  const changed = undo(donor("temporarilySuspended", TATTOO), { ...suspend, until: "2027-04-01" });
  expect(changed?.body).toEqual({ status: "temporarilySuspended", suspension: TATTOO, version: 4 });
  const lifted = undo(donor("temporarilySuspended", TATTOO), { action: "lift", reason: null });
  expect(lifted?.body).toEqual({ status: "temporarilySuspended", suspension: TATTOO, version: 4 });
  const died = undo(donor("temporarilySuspended", TATTOO), { action: "set", status: "dead", reason: "x" });
  expect(died).toMatchObject({ method: "PUT", body: { status: "temporarilySuspended", version: 4 } });
  expect(undo(donor("active"), { action: "remove" })?.path).toBe("/donors/d1/restore");
});

it("no value of a change has the name of one of the donor's fields, apart from those that it sets", () => {
  const known = Object.fromEntries(SPREAD_FIELDS.map((name) => [name, `own ${name}`])) as Partial<ChangedDonor>;
  const changes: StatusChange[] = [
    { action: "register", cardNumber: null },
    { action: "suspend", status: "temporarilySuspended", ...TATTOO },
    { action: "lift", reason: "Per errore" },
  ];
  for (const change of changes)
    expect(changeRequest({ ...donor("active"), ...known }, change).body, change.action).toMatchObject(known);
});

it("a registration and an unknown suspension can't be undone", () => {
  expect(undo(donor("verified"), { action: "register", cardNumber: null })).toBeNull();
  expect(undo(donor("suspended"), { action: "lift", reason: null })).toBeNull();
});

it("a change can't be undone if the response doesn't contain the new version", () => {
  const set: StatusChange = { action: "set", status: "inactive", reason: "x" };
  expect(undoRequest(donor("active"), set, { key: "d1", version: null })).toBeNull();
  expect(undoRequest({ ...donor("active"), version: null }, set, { key: "d1", version: null })).not.toBeNull();
});

it("no version is sent to a server without versions", () => {
  const before = { ...donor("active"), version: null };
  expect(changeRequest(before, { action: "set", status: "inactive", reason: "x" }).body).not.toHaveProperty("version");
  expect(changeRequest(before, { action: "remove" })).not.toHaveProperty("query");
});
