import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_AWARD_TIERS, earnedTiers, tiersDue, tiersFor } from "../../domain/donor/award-tiers";
import { createTestMock, type TestMock } from "../test-support/mock";

interface Due {
  key: string;
  donorId: string;
  awardDue: string;
  rank: number;
  since: string;
  years: number;
  donationsNumber: number;
  area: string;
  donor: { _id: string; lastName: string };
}

let mock: TestMock;
let token: string;
beforeEach(async () => {
  mock = await createTestMock(120);
  token = await mock.enter("admin");
});
const list = async (query = "", as = token): Promise<Due[]> =>
  (await mock.call("GET", `/awards-due?limit=1000&${query}`, { token: as })).body.awardsDue;

describe("awards due", () => {
  it("follow from the donations and awards of each donor", async () => {
    const due = await list();
    expect(due.length).toBeGreaterThan(5);
    const { body } = await mock.call("GET", "/donors?limit=1000", { token });
    for (const { _id, gender, status, area, donationsNumber } of body.donors) {
      const { donations } = (await mock.call("GET", `/donors/${_id}/donations?limit=1000`, { token })).body;
      const { awards } = (await mock.call("GET", `/donors/${_id}/awards`, { token })).body;
      const tiers = tiersFor(DEFAULT_AWARD_TIERS, gender);
      const days = donations.map(({ date }: { date: string }) => date);
      const expected = status === "dead" ? [] : tiersDue(earnedTiers(days, tiers), awards);
      const own = due.filter(({ donorId }) => donorId === _id).sort((a, b) => a.rank - b.rank);
      expect(own.map(({ awardDue, since }) => [awardDue, since])).toEqual(
        expected.map(({ name, earned }) => [name, earned]),
      );
      for (const row of own) {
        expect([row.area, row.donationsNumber]).toEqual([area, donationsNumber]);
        expect(DEFAULT_AWARD_TIERS[row.rank - 1]?.name).toBe(row.awardDue);
      }
    }
  });

  it("have the same donors as the filter by award due", async () => {
    const rules = [
      { field: "awardDue", operator: "notNull" },
      { field: "status", operator: "!=", value: "dead" },
    ];
    const filter = encodeURIComponent(JSON.stringify({ combinator: "and", not: false, rules }));
    const { donors } = (await mock.call("GET", `/donors?limit=1000&queryFilters=${filter}`, { token })).body;
    const found = donors.map(({ _id }: { _id: string }) => _id).sort();
    expect([...new Set((await list()).map(({ donorId }) => donorId))].sort()).toEqual(found);
  });

  it("are sorted by rank and name, and end when the award is recorded", async () => {
    const due = await list();
    const collator = new Intl.Collator("it");
    const sorted = [...due].sort((a, b) => a.rank - b.rank || collator.compare(a.donor.lastName, b.donor.lastName));
    expect(due.map(({ rank, donor }) => [rank, donor.lastName])).toEqual(
      sorted.map(({ rank, donor }) => [rank, donor.lastName]),
    );
    const [first] = due;
    const body = { donorId: first!.donorId, awardDonorsGroup: first!.awardDue, awardDonorsGroupDate: "2026-11-01" };
    const made = await mock.call("POST", "/awards", { token, body });
    expect((await list()).map(({ key }) => key)).not.toContain(first!.key);
    await mock.call("DELETE", `/awards/${made.body.award.key}?version=1`, { token });
    expect((await list()).map(({ key }) => key)).toContain(first!.key);
  });

  it("are visible to a manager for the own zone, and not to donors", async () => {
    const own = await list("", await mock.enter("manager"));
    expect(new Set(own.map(({ area }) => area)).size).toBe(1);
    expect(own.length).toBeGreaterThan(0);
    expect((await mock.call("GET", "/awards-due", { token: await mock.enter("donor") })).status).toBe(403);
  });
});
