import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** Donors, donations and awards by pages, orders and rules. */
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
  const wrong = [
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
  for (const rule of wrong) {
    const asked = { combinator: "or", not: false, rules: [{ ...rule, valueSource: "value" }] };
    const queryFilters = JSON.stringify(asked);
    await api.call("listDonors", { token: admin, query: { queryFilters }, expect: 400 });
  }
  const count = async (...asked: object[]): Promise<number> => {
    const rules = asked.map((rule) => ({ ...rule, valueSource: "value" }));
    const queryFilters = JSON.stringify({ combinator: "and", not: false, rules });
    return (await api.call("listDonors", { token: admin, query: { limit: "1", queryFilters }, expect: 200 })).total;
  };
  const inYear = (type = "") =>
    count({ field: `donationsNumber@2025-01-01..2025-12-31${type}`, operator: ">", value: 0 });
  const gave = await count({ field: "lastDonationDate", operator: ">=", value: "2025-01-01" });
  api.assert((await inYear()) > 0 && (await inYear()) <= gave, "a figure over a period counts donations");
  api.assert((await inYear(":3")) < (await inYear()), "a figure over a period counts those of one type");
  const figure = "donationsNumber@2025-01-01..2025-12-31";
  const counted = await api.call("listDonors", {
    token: admin,
    query: { limit: "200", figures: `${figure},${figure}:3` },
    expect: 200,
  });
  const said: Record<string, number>[] = counted.donors.map(
    ({ figures }: { figures: Record<string, number> }) => figures,
  );
  api.assert(
    said.every((figures) => (figures[figure] ?? -1) >= (figures[`${figure}:3`] ?? Infinity)),
    "each donor says the figures that were asked for",
  );
  api.assert(
    said.some((figures) => (figures[figure] ?? 0) > 0),
    "figures count donations",
  );
  for (const figures of ["donationsNumber", "donationsNumber@thisYear", `${figure},`])
    await api.call("listDonors", { token: admin, query: { figures }, expect: 400 });
  const noMobile = { field: "mobile", operator: "null", value: null };
  const notThat = { field: "mobile", operator: "!=", value: "1" };
  api.assert(
    (await count(noMobile, notThat)) === (await count(noMobile)) && (await count(noMobile)) > 0,
    "what is missing fulfils a negative operator",
  );
  const less = { field: "mobile", operator: "<", value: "~" };
  api.assert((await count(noMobile, less)) === 0, "what is missing fulfils no other");
  const named = (value: string) => count({ field: "firstName", operator: "=", value });
  api.assert((await named("NICOLO")) === (await named("Nicolò")), "text compares without case and accents");
  const active = { field: "status", operator: "=", value: "active", valueSource: "value" };
  const rules = { combinator: "and", not: false, rules: [active] };
  const query = { skip: "0", limit: "5", order: "-lastName", queryFilters: JSON.stringify(rules), query: "" };
  const found = await api.call("listDonors", { token: admin, query, expect: 200 });
  await awardsDue(api, admin);
  api.assert(
    found.donors.length > 0 && found.donors.every(({ status }: { status: string }) => status === "active"),
    "a rule group is obeyed",
  );
  const filters = JSON.stringify([{ id: "bloodGroup", value: ["B+"] }]);
  const ofGroup = await api.call("listDonors", { token: admin, query: { limit: "100", filters }, expect: 200 });
  api.assert(
    ofGroup.donors.length > 0 && ofGroup.donors.every(({ bloodGroup }: { bloodGroup: string }) => bloodGroup === "B+"),
    "a column filter takes whole values",
  );
  const oneText = JSON.stringify([{ id: "bloodGroup", value: "B+" }]);
  await api.call("listDonors", { token: admin, query: { filters: oneText }, expect: 400 });
}

/** What is due is what a donor has earned and not been given. */
async function awardsDue(api: ContractClient, admin: Sessions["admin"]): Promise<void> {
  const listed = (order: string) =>
    api.call("listAwardsDue", { token: admin, query: { limit: "50", order }, expect: 200 });
  type Due = { donorId: string; awardDue: string; rank: number; donor: { _id: string } };
  const { awardsDue: lowest } = (await listed("rank")) as { awardsDue: Due[] };
  const ranks = lowest.map(({ rank }) => rank);
  api.assert(ranks.length > 0 && ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 0)), "awards stand by their rank");
  api.assert(
    lowest.every(({ donorId, donor }) => donor._id === donorId),
    "each says whose it is",
  );
  const [first] = lowest;
  const filters = JSON.stringify([{ id: "donorId", value: [first?.donorId] }]);
  const { awardsDue: own } = await api.call("listAwardsDue", { token: admin, query: { filters }, expect: 200 });
  api.assert(
    own.length > 0 && own.every(({ donorId }: Due) => donorId === first?.donorId),
    "one donor's can be asked for",
  );
}
