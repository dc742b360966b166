import { beforeAll, describe, expect, it } from "vitest";
import { ROLES } from "../src/domain/roles";
import type { DonorRecord } from "../src/mocks/db/models";
import { stateOf } from "../src/mocks/test-support/changes";
import { createTestMock, type TestMock } from "../src/mocks/test-support/mock";
import { mayCall, securedCalls } from "./permissions";

const calls = securedCalls();
const tried = calls.flatMap((call) => ROLES.map((role) => ({ ...call, role })));

let mock: TestMock;
/** The account with the persona of the role "donor". */
let donorId: string;
/** A donor of the manager's zone, with donations and awards. */
let ofBergamo: DonorRecord;

beforeAll(async () => {
  mock = await createTestMock(30);
  donorId = (await mock.call("GET", "/auth/me", { token: await mock.enter("donor") })).body.user._id;
  const { db } = mock.ctx.store;
  const inZone = db.donors.rows().filter(({ area }) => area === "Bergamo");
  ofBergamo = inZone.find((donor) => db.donors.awardsOf(donor).length > 0)!;
});

/** @returns the id for a path: of a record that the user may access, if there is one */
function idFor(path: string, donor: string): string {
  const { db } = mock.ctx.store;
  if (path.startsWith("/donations")) return db.donors.donationsOf(ofBergamo)[0]!.key;
  if (path.startsWith("/awards")) return db.donors.awardsOf(ofBergamo)[0]!.key;
  if (path.startsWith("/export")) return "donors";
  if (path.startsWith("/settings")) return "rules";
  if (path.startsWith("/zones")) return "z1";
  if (path.startsWith("/associations")) return "a1";
  if (path.startsWith("/emails-template")) return "t1";
  if (path.startsWith("/documents")) return "doc4";
  return path.startsWith("/users") && !path.endsWith("/invite") ? "u5" : donor;
}

describe("the permissions of the calls", () => {
  it("are in the contract for every call that needs a session", () => {
    expect(calls.length).toBeGreaterThan(70);
    expect(calls.filter(({ needs }) => !needs).map(({ id }) => id)).toEqual([]);
  });

  it.each(tried)("$method $path by a $role", async ({ method, path, needs, role }) => {
    const { db } = mock.ctx.store;
    const token = await mock.enter(role);
    const id = idFor(path, role === "donor" ? donorId : ofBergamo._id);
    const isAllowed = needs !== undefined && mayCall(role, needs);
    const before = isAllowed ? "" : JSON.stringify(stateOf(db));
    // with a wrong version, an allowed write is a conflict and changes nothing for the next call
    const body = method === "GET" || method === "DELETE" ? undefined : { version: 999_999, area: "Bergamo" };
    const query = method === "DELETE" ? "?version=999999" : "";
    const { status } = await mock.call(method, path.replace(/\{\w+\}/g, id) + query, { token, body });
    if (isAllowed) return expect(status).not.toBe(403);
    expect(status).toBe(403);
    expect(JSON.stringify(stateOf(db))).toBe(before);
  });
});
