import { beforeEach, describe, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";
import { allows, rulesOf } from "./abilities";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock();
});

describe("abilities", () => {
  it("a donor may read the own record and donations, but no list of donors", async () => {
    const token = await mock.enter("donor");
    expect((await mock.call("GET", "/donors", { token })).status).toBe(403);
    expect((await mock.call("GET", "/donors/d1", { token })).status).toBe(200);
    expect((await mock.call("GET", "/donors/d2", { token })).status).toBe(403);
    const { body } = await mock.call("GET", "/donations?limit=100", { token });
    expect(body.total).toBeGreaterThan(0);
    expect(body.donations.every(({ donorId }: { donorId: string }) => donorId === "d1")).toBe(true);
    for (const path of ["/stats", "/users", "/donors/d2/history"]) {
      expect((await mock.call("GET", path, { token })).status).toBe(403);
    }
  });

  it("a manager only sees the own zone in lists, search, donations and statistics", async () => {
    const token = await mock.enter("manager");
    const { body } = await mock.call("GET", "/donors?limit=1000", { token });
    expect(body.total).toBeLessThan(60);
    expect(new Set(body.donors.map(({ area }: { area: string }) => area))).toEqual(new Set(["Bergamo"]));
    const admin = await mock.call("GET", "/donors?limit=1000", { token: await mock.enter("admin") });
    const otherDonor = admin.body.donors.find(({ area }: { area: string }) => area !== "Bergamo");
    expect((await mock.call("GET", `/donors/${otherDonor._id}`, { token })).status).toBe(403);
    const stats = await mock.call("GET", "/stats?area=Lodi", { token });
    expect(stats.body.stats.donors.total).toBeLessThanOrEqual(body.total);
    expect((await mock.call("GET", "/users", { token })).status).toBe(403);
    const hits = await mock.call("GET", `/search/?keyword=${encodeURIComponent(otherDonor.lastName)}`, { token });
    expect(hits.body.results.hits.map(({ _id }: { _id: string }) => _id)).not.toContain(otherDonor._id);
  });

  it("the response for the client has the same rules that the handlers enforce", async () => {
    const { body } = await mock.call("GET", "/auth/ability", { token: await mock.enter("manager") });
    const user = { _id: "u3", role: "manager", areas: ["Bergamo"] } as never;
    expect(body.ability).toEqual(rulesOf(user));
    expect(allows(user, "suspend", "Donor", { area: "Bergamo" })).toBe(true);
    expect(allows(user, "read", "Donor", { area: "Lodi" })).toBe(false);
    expect(allows(user, "delete", "Donor")).toBe(false);
  });
});
