import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** Lists of donors, donations and awards: pages, orders, filters and period counts. */
export async function lists(api: ContractClient, { admin, director, manager, donor }: Sessions): Promise<void> {
  for (const id of ["listDonors", "listDonations", "listAwards", "listAwardsDue"]) {
    for (const token of [admin, director, manager]) await api.call(id, { token, query: { limit: "50" }, expect: 200 });
    await api.call(id, { token: admin, query: { order: "noSuchField" }, expect: 400 });
    await api.call(id, { token: admin, query: { queryFilters: "{" }, expect: 400 });
    await api.call(id, { token: admin, query: { limit: "0" }, expect: 400 });
    await api.call(id, { expect: 401 });
  }
  await api.call("listDonors", { token: donor, expect: 403 });
  await api.call("listAwardsDue", { token: donor, expect: 403 });
  await api.call("listDonations", { token: donor, expect: 200 });
  await api.call("listAwards", { token: donor, expect: 200 });
  const invalidRules = [
    { field: "shoeSize", operator: "=", value: 42 },
    { field: "city", operator: "like", value: "%" },
    { field: "city", operator: "=", value: { $regex: ".*" } },
    { field: "donationsNumber", operator: "contains", value: 1 },
    { field: "birthday", operator: "<", value: "someday" },
    { field: "donationsNumber@last12Months", operator: ">", value: 1 },
    { field: "donationsNumber@2026-02-30..2026-03-01", operator: ">", value: 1 },
    { field: "donationsNumber@2026-03-02..2026-03-01", operator: ">", value: 1 },
    { field: "donationsNumber@2026-01-01..2026-03-01:4", operator: ">", value: 1 },
  ];
  for (const rule of invalidRules) {
    const group = { combinator: "or", not: false, rules: [{ ...rule, valueSource: "value" }] };
    const queryFilters = JSON.stringify(group);
    await api.call("listDonors", { token: admin, query: { queryFilters }, expect: 400 });
  }
  const count = async (...conditions: object[]): Promise<number> => {
    const rules = conditions.map((rule) => ({ ...rule, valueSource: "value" }));
    const queryFilters = JSON.stringify({ combinator: "and", not: false, rules });
    return (await api.call("listDonors", { token: admin, query: { limit: "1", queryFilters }, expect: 200 })).total;
  };
  const inYear = (type = "") =>
    count({ field: `donationsNumber@2025-01-01..2025-12-31${type}`, operator: ">", value: 0 });
  const donatedSince = await count({ field: "lastDonationDate", operator: ">=", value: "2025-01-01" });
  api.assert((await inYear()) > 0 && (await inYear()) <= donatedSince, "a filter by period counts donations");
  api.assert((await inYear(":3")) < (await inYear()), "a filter by period can count one type");
  const field = "donationsNumber@2025-01-01..2025-12-31";
  const counted = await api.call("listDonors", {
    token: admin,
    query: { limit: "200", figures: `${field},${field}:3` },
    expect: 200,
  });
  const counts: Record<string, number>[] = counted.donors.map(
    ({ figures }: { figures: Record<string, number> }) => figures,
  );
  api.assert(
    counts.every((count) => (count[field] ?? -1) >= (count[`${field}:3`] ?? Infinity)),
    "each donor has the requested counts",
  );
  api.assert(
    counts.some((count) => (count[field] ?? 0) > 0),
    "the requested counts aren't all zero",
  );
  for (const figures of ["donationsNumber", "donationsNumber@thisYear", `${field},`])
    await api.call("listDonors", { token: admin, query: { figures }, expect: 400 });
  const noMobile = { field: "mobile", operator: "null", value: null };
  const notOne = { field: "mobile", operator: "!=", value: "1" };
  api.assert(
    (await count(noMobile, notOne)) === (await count(noMobile)) && (await count(noMobile)) > 0,
    "an empty value matches a negative operator",
  );
  const less = { field: "mobile", operator: "<", value: "~" };
  api.assert((await count(noMobile, less)) === 0, "an empty value matches no other operator");
  const countNamed = (value: string) => count({ field: "firstName", operator: "=", value });
  api.assert(
    (await countNamed("NICOLO")) === (await countNamed("Nicolò")),
    "comparisons of text ignore case and accents",
  );
  const active = { field: "status", operator: "=", value: "active", valueSource: "value" };
  const rules = { combinator: "and", not: false, rules: [active] };
  const query = { skip: "0", limit: "5", order: "-lastName", queryFilters: JSON.stringify(rules), query: "" };
  const found = await api.call("listDonors", { token: admin, query, expect: 200 });
  await awardsDue(api, admin);
  api.assert(
    found.donors.length > 0 && found.donors.every(({ status }: { status: string }) => status === "active"),
    "a group of rules filters the list",
  );
  await names(api, admin);
  const filters = JSON.stringify([{ id: "bloodGroup", value: ["B+"] }]);
  const ofGroup = await api.call("listDonors", { token: admin, query: { limit: "100", filters }, expect: 200 });
  api.assert(
    ofGroup.donors.length > 0 && ofGroup.donors.every(({ bloodGroup }: { bloodGroup: string }) => bloodGroup === "B+"),
    "a column filter compares whole values",
  );
  const oneText = JSON.stringify([{ id: "bloodGroup", value: "B+" }]);
  await api.call("listDonors", { token: admin, query: { filters: oneText }, expect: 400 });
}

/** The list and the global search find a donor by the notations of a name (decisions §4). */
async function names(api: ContractClient, admin: Sessions["admin"]): Promise<void> {
  type Person = { lastName: string; firstName: string };
  const countFound = async (text: string): Promise<[number, number]> => {
    const listed = await api.call("listDonors", { token: admin, query: { limit: "1", query: text }, expect: 200 });
    const found = await api.call("search", {
      token: admin,
      query: { keyword: text, category: "donors" },
      expect: 200,
    });
    return [listed.total, found.results.nbHits];
  };
  const { donors } = await api.call("listDonors", { token: admin, query: { limit: "200" }, expect: 200 });
  const notations = (name: string) => [name.toUpperCase(), name.normalize("NFD").replace(/\p{M}/gu, "")];
  const hasMark = (donors as Person[]).find(({ lastName }) => /['’]/.test(lastName)) ?? donors[0];
  for (const { lastName, firstName } of [donors[0], hasMark] as Person[]) {
    const plain = lastName.replace(/['’]/g, "");
    const spaced = lastName.replace(/['’]/g, " ");
    const texts = [`${lastName}, ${firstName}`, `${firstName} ${lastName}`, `${plain} ${firstName}`];
    for (const text of [...texts, `${spaced} ${firstName}`].flatMap(notations)) {
      const [listed, found] = await countFound(text);
      api.assert(listed > 0 && found > 0, `the list and the search find ${lastName} ${firstName} by «${text}»`);
    }
  }
}

/** The awards that donors have earned and not yet received. */
async function awardsDue(api: ContractClient, admin: Sessions["admin"]): Promise<void> {
  const listed = (order: string) =>
    api.call("listAwardsDue", { token: admin, query: { limit: "50", order }, expect: 200 });
  type Due = { donorId: string; awardDue: string; rank: number; donor: { _id: string } };
  const { awardsDue: lowest } = (await listed("rank")) as { awardsDue: Due[] };
  const ranks = lowest.map(({ rank }) => rank);
  api.assert(
    ranks.length > 0 && ranks.every((rank, index) => rank >= (ranks[index - 1] ?? 0)),
    "awards can be sorted by rank",
  );
  api.assert(
    lowest.every(({ donorId, donor }) => donor._id === donorId),
    "each award has its donor",
  );
  const [first] = lowest;
  const filters = JSON.stringify([{ id: "donorId", value: [first?.donorId] }]);
  const { awardsDue: own } = await api.call("listAwardsDue", { token: admin, query: { filters }, expect: 200 });
  api.assert(
    own.length > 0 && own.every(({ donorId }: Due) => donorId === first?.donorId),
    "awards can be filtered by donor",
  );
}
