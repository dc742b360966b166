import { beforeAll, describe, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";
import { stateOf } from "../test-support/changes";

let mock: TestMock;
let foreign: string;
beforeAll(async () => {
  mock = await createTestMock();
  const { db } = mock.ctx.store;
  foreign = db.donors.rows().find((donor) => donor.area !== "Bergamo" && db.donors.donationsOf(donor).length > 0)!._id;
});

const SUSPENSION = { status: "suspended", suspension: { reason: "Accertamenti", from: "2026-01-10", until: null } };
const PERSON = { firstName: "Ada", lastName: "Neri", area: "Lodi" };

/** All calls about a donor. */
const CALLS: [method: string, path: string, body?: object][] = [
  ["GET", "/donors/{id}"],
  ["GET", "/donors/{id}/donations"],
  ["GET", "/donors/{id}/awards"],
  ["GET", "/donors/{id}/history"],
  ["PUT", "/donors/{id}", { version: 1, city: "Lodi" }],
  ["POST", "/donors/{id}/register", { version: 1 }],
  ["POST", "/donors/{id}/suspend", { version: 1, ...SUSPENSION }],
  ["DELETE", "/donors/{id}?version=1"],
  ["POST", "/donors/{id}/restore"],
  ["POST", "/donations", { donorId: "{id}", type: 1, date: "2026-01-10", place: "Lodi" }],
  ["POST", "/awards", { donorId: "{id}", awardDonorsGroup: "Rame", awardDonorsGroupDate: "2026-01-10" }],
  ["PUT", "/donations/{key}-001", { version: 1, place: "Lodi" }],
  ["DELETE", "/donations/{key}-001?version=1"],
  ["POST", "/donations/{key}-001/restore"],
  ["GET", "/donors/{id}/calls"],
  ["POST", "/donors/{id}/calls", { day: "2026-11-28", type: 1, outcome: "coming" }],
  ["PUT", "/donors/{id}/call-hold"],
  ["PUT", "/donors/{id}/calls-refused", { refused: true }],
];
const READS = CALLS.filter(([method]) => method === "GET");
const WRITES = CALLS.filter(([method]) => method !== "GET");

async function callAs(persona: "manager" | "director" | "donor", id: string, [method, path, body]: (typeof CALLS)[0]) {
  const key = `D${id.slice(1).padStart(6, "0")}`;
  const fill = (text: string) => text.replace("{id}", id).replace("{key}", key);
  const token = await mock.enter(persona);
  const sent = body && (JSON.parse(fill(JSON.stringify(body))) as object);
  return mock.call(method, fill(path), { token, body: sent });
}

describe("the API refuses", () => {
  const before = () => stateOf(mock.ctx.store.db);

  it.each(CALLS)("a manager for a donor of another zone: %s %s", async (...call) => {
    const state = before();
    expect((await callAs("manager", foreign, call)).status).toBe(403);
    expect(stateOf(mock.ctx.store.db)).toEqual(state);
  });

  it.each(CALLS)("a donor for another donor: %s %s", async (...call) => {
    const state = before();
    expect((await callAs("donor", foreign, call)).status).toBe(403);
    expect(stateOf(mock.ctx.store.db)).toEqual(state);
  });

  it.each(WRITES)("writes of a director: %s %s", async (...call) => {
    const state = before();
    expect((await callAs("director", foreign, call)).status).toBe(403);
    expect(stateOf(mock.ctx.store.db)).toEqual(state);
  });

  it.each(READS)("no reads of a director: %s %s", async (...call) =>
    expect((await callAs("director", foreign, call)).status).toBe(200),
  );

  it.each(["manager", "director", "donor"] as const)("a new donor in another zone, by a %s", async (persona) => {
    const { status } = await mock.call("POST", "/donors", { token: await mock.enter(persona), body: PERSON });
    expect(status).toBe(403);
  });
});

describe("an invalid id", () => {
  it.each(["nessuno", "..%2Fx", "d1%2Fhistory", "d1%00", "__proto__", "%F0%9F%98%80", "x".repeat(300)])(
    "gets a 404 or 405 from all calls: %s",
    async (id) => {
      const token = await mock.enter("admin");
      const state = stateOf(mock.ctx.store.db);
      for (const [method, path, body] of CALLS.filter(([, path]) => path.includes("{id}"))) {
        const { status } = await mock.call(method, path.replace("{id}", id), { token, body });
        expect([404, 405], `${method} ${path}`).toContain(status);
      }
      expect(stateOf(mock.ctx.store.db)).toEqual(state);
    },
  );
});
