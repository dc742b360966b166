import { beforeEach, expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES } from "../../domain/donation/eligibility-rules";
import { RULE_NUMBERS, ruleAt, withRule } from "../../domain/settings/rule-numbers";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
let token: string;
beforeEach(async () => {
  mock = await createTestMock(150);
  token = await mock.enter("admin");
});
const settings = async () => (await mock.call("GET", "/settings")).body.settings;
const save = (section: string, values: object, version = 0) =>
  mock.call("PUT", `/settings/${section}`, { token, body: { version, values } });
const stricter = withRule(DEFAULT_ELIGIBILITY_RULES, "intervals.1.1", 120);
const dates = async () => {
  const { donors } = (await mock.call("GET", "/donors?limit=1000&order=key", { token })).body;
  return donors.map(({ nextDonation }: { nextDonation: { date: string | null } }) => nextDonation.date);
};

it("longer intervals move the next donations, as the preview says, and former intervals move them back", async () => {
  const before = await dates();
  const { body } = await mock.call("POST", "/settings/rules/preview", { token, body: { values: stricter } });
  expect(await dates()).toEqual(before);
  await save("rules", stricter);
  const after = await dates();
  const later = after.filter((date: string | null, row: number) => (date ?? "9999") > (before[row] ?? "9999"));
  expect(body.later.count).toBe(later.length);
  expect(later.length).toBeGreaterThan(10);
  expect(body.earlier.count).toBe(0);
  expect(body.later.keys).toHaveLength(later.length);
  await save("rules", DEFAULT_ELIGIBILITY_RULES, 1);
  expect(await dates()).toEqual(before);
});

it("stricter rules change the filter by next donation and the statistics", async () => {
  const filter = encodeURIComponent(
    JSON.stringify({ combinator: "and", rules: [{ field: "nextDonationDate", operator: "<=", value: "2026-11-23" }] }),
  );
  const counts = async () => {
    const listed = await mock.call("GET", `/donors?limit=1000&order=nextDonationDate&queryFilters=${filter}`, {
      token,
    });
    const { stats } = (await mock.call("GET", "/stats?begin=2026-01-01&end=2026-11-22", { token })).body;
    const may = (stats?.bloodGroups ?? []).reduce(
      (sum: number, group: { mayDonate: number }) => sum + group.mayDonate,
      0,
    );
    return { listed: listed.body.total as number, may };
  };
  const before = await counts();
  await save("rules", withRule(stricter, "intervals.1.1", 300));
  const after = await counts();
  expect(after.listed).toBeLessThan(before.listed);
  expect(after.may).toBeLessThan(before.may);
});

it("the second of two saves gets a 409 with the current values and their author", async () => {
  expect((await save("rules", stricter)).body.section.version).toBe(1);
  const late = await save("rules", DEFAULT_ELIGIBILITY_RULES);
  expect(late.status).toBe(409);
  expect(late.body.current.values.intervals[1][1]).toBe(120);
  expect(late.body.changed.author.name).not.toBe("");
});

it("all connected users get an event with the saved section", async () => {
  const events: unknown[] = [];
  mock.ctx.hub.listen("d1", (event, payload) => events.push([event, payload]));
  await save("rules", stricter);
  expect(events).toEqual([["settings.changed", { section: "rules" }]]);
});

it("a value beyond a legal limit is refused, for each limit", async () => {
  const bounded = RULE_NUMBERS.filter(({ bound }) => bound);
  expect(bounded.length).toBeGreaterThan(20);
  for (const { path, bound } of bounded) {
    const legal = ruleAt(DEFAULT_ELIGIBILITY_RULES, path) as number;
    const beyond = withRule(DEFAULT_ELIGIBILITY_RULES, path, bound === "atLeast" ? legal - 1 : legal + 1);
    const { status, body } = await save("rules", beyond);
    expect(status, path).toBe(422);
    expect(body.error.map(({ param }: { param: string }) => param)).toContain(path);
  }
});

it("the preview of other award tiers counts the awards due after the save", async () => {
  const { awards } = await settings();
  const tiers = [{ name: "Prima", years: null, donations: 1, alone: 1, sex: null }, ...awards.values.tiers];
  const values = { ...awards.values, tiers, doubleUntil: 50 };
  const { body } = await mock.call("POST", "/settings/awards/preview", { token, body: { values } });
  const due = async () => (await mock.call("GET", "/awards-due?limit=1000", { token })).body.total;
  const before = await due();
  await save("awards", values);
  expect(await due()).toBe(body.due);
  expect(body.due).toBe(before + body.more.count - body.fewer.count);
  expect(body.more.count).toBeGreaterThan(0);
  expect(body.tiers.reduce((sum: number, tier: { count: number }) => sum + tier.count, 0)).toBe(body.due);
  for (const { name, keys } of body.tiers) {
    const rules = [{ field: "awardDue", operator: "=", value: name }];
    const filter = encodeURIComponent(JSON.stringify({ combinator: "and", rules }));
    const { awardsDue } = (await mock.call("GET", `/awards-due?limit=1000&queryFilters=${filter}`, { token })).body;
    const owners = awardsDue.map(({ key }: { key: string }) => key.split("-")[0]);
    expect(owners.sort()).toEqual([...keys].sort());
  }
});

it("saved values are read again, and a manager may not save any", async () => {
  await save("suspensionReasons", { reasons: [{ label: "Vaccino", count: 2, unit: "days" }] });
  expect((await settings()).suspensionReasons).toMatchObject({
    version: 1,
    values: { reasons: [{ label: "Vaccino" }] },
  });
  const refused = await mock.call("PUT", "/settings/rules", {
    token: await mock.enter("manager"),
    body: { version: 0 },
  });
  expect(refused.status).toBe(403);
});
