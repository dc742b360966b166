import { beforeAll, describe, expect, it } from "vitest";
import { ROLES } from "../src/domain/roles";
import { stateOf } from "../src/mocks/test-support/changes";
import { createTestMock, type TestMock } from "../src/mocks/test-support/mock";
import { mayCall, securedCalls } from "./permissions";

const calls = securedCalls();
const tried = calls.flatMap((call) => ROLES.map((role) => ({ ...call, role })));

let mock: TestMock;
/** The row of somebody of the manager's zone, with donations and awards. */
let ofBergamo: number;

beforeAll(async () => {
  mock = await createTestMock();
  const { db } = mock.ctx.store;
  const rows = Array.from({ length: db.donors.size }, (_, row) => row);
  ofBergamo = rows.findIndex((row) => db.donors.at(row).area === "Bergamo" && db.awardsOf.of(row).length > 0);
});

/** What the parameter of a path stands for: a thing that the person may reach, where they may reach any. */
function idFor(path: string, donor: string): string {
  const { db } = mock.ctx.store;
  if (path.startsWith("/donations")) return db.donationsOf.of(ofBergamo)[0]!.key;
  if (path.startsWith("/awards")) return db.awardsOf.of(ofBergamo)[0]!.key;
  if (path.startsWith("/export")) return "donors";
  if (path.startsWith("/settings")) return "rules";
  if (path.startsWith("/zones")) return "z1";
  if (path.startsWith("/associations")) return "a1";
  if (path.startsWith("/emails-template")) return "t1";
  if (path.startsWith("/documents")) return "doc4";
  return path.startsWith("/users") && !path.endsWith("/invite") ? "u5" : donor;
}

describe("who may call what", () => {
  it("is said by the contract of every call that wants a session", () => {
    expect(calls.length).toBeGreaterThan(70);
    expect(calls.filter(({ needs }) => !needs).map(({ id }) => id)).toEqual([]);
  });

  it.each(tried)("$method $path by a $role", async ({ method, path, needs, role }) => {
    const { db } = mock.ctx.store;
    const token = await mock.enter(role);
    const { user } = (await mock.call("GET", "/auth/me", { token })).body;
    const id = idFor(path, role === "donor" ? user._id : db.donors.at(ofBergamo)._id);
    const before = stateOf(db);
    // a version that nobody has: what is allowed is a conflict, and nothing is changed for the next one
    const body = method === "GET" || method === "DELETE" ? undefined : { version: 999_999, area: "Bergamo" };
    const query = method === "DELETE" ? "?version=999999" : "";
    const { status } = await mock.call(method, path.replace(/\{\w+\}/g, id) + query, { token, body });
    if (needs && mayCall(role, needs)) return expect(status).not.toBe(403);
    expect(status).toBe(403);
    expect(stateOf(db)).toEqual(before);
  });
});
