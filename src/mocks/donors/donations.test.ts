import { beforeEach, describe, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";

interface Listed {
  key: string;
  donorId: string;
  donor: { _id: string; firstName: string; lastName: string };
}

let mock: TestMock;
let token: string;
beforeEach(async () => {
  mock = await createTestMock();
  token = await mock.enter("admin");
});

const all = async (list: "donations" | "awards", query: string): Promise<{ rows: Listed[]; total: number }> => {
  const { body } = await mock.call("GET", `/${list}?limit=1000&${query}`, { token });
  return { rows: body[list], total: body.total };
};

describe.each(["donations", "awards"] as const)("the list of all %s", (list) => {
  it("names the donor of each row", async () => {
    const { rows } = await all(list, "");
    expect(rows.length).toBeGreaterThan(0);
    for (const { donor, donorId } of rows) {
      expect(donor._id).toBe(donorId);
      const record = mock.ctx.store.db.donor(donorId);
      const { firstName, lastName, cardNumber, birthday } = record ?? {};
      expect(donor).toEqual({ _id: donorId, firstName, lastName, cardNumber, birthday });
    }
  });

  it("is sorted by the names of donors in both directions, also after a name has changed", async () => {
    const names = ({ rows }: { rows: Listed[] }) => rows.map(({ donor }) => `${donor.lastName} ${donor.firstName}`);
    const collator = new Intl.Collator("it");
    const up = names(await all(list, "order=donor.lastName"));
    expect(up).toEqual([...up].sort(collator.compare));
    const down = names(await all(list, "order=-donor.lastName"));
    expect(down.map((name) => name.split(" ")[0])).toEqual(up.map((name) => name.split(" ")[0]).reverse());

    const [last] = (await all(list, "order=-donor.lastName")).rows;
    const { version } = mock.ctx.store.db.donor(last!.donorId)!;
    const body = { version, lastName: "Aaaa" };
    expect((await mock.call("PUT", `/donors/${last!.donorId}`, { token, body })).status).toBe(200);
    expect((await all(list, "order=donor.lastName")).rows[0]?.donor.lastName).toBe("Aaaa");
  });

  it("is filtered by fields of the donors", async () => {
    const { rows: allRows, total } = await all(list, "");
    const area = mock.ctx.store.db.donor(allRows[0]!.donorId)?.area;
    const rules = { combinator: "and", rules: [{ field: "donor.area", operator: "=", value: area }] };
    const { rows } = await all(list, `queryFilters=${encodeURIComponent(JSON.stringify(rules))}`);
    for (const { donorId } of rows) expect(mock.ctx.store.db.donor(donorId)?.area).toBe(area);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(total);
  });
});
