import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** Donors, donations and awards by pages, orders and rules. */
export async function lists(api: ContractClient, { admin, director, manager, donor }: Sessions): Promise<void> {
  for (const id of ["listDonors", "listDonations", "listAwards"]) {
    for (const token of [admin, director, manager]) await api.call(id, { token, query: { limit: "50" }, expect: 200 });
    await api.call(id, { token: admin, query: { order: "noSuchField" }, expect: 400 });
    await api.call(id, { token: admin, query: { queryFilters: "{" }, expect: 400 });
    await api.call(id, { token: admin, query: { limit: "0" }, expect: 400 });
    await api.call(id, { expect: 401 });
  }
  await api.call("listDonors", { token: donor, expect: 403 });
  await api.call("listDonations", { token: donor, expect: 200 });
  await api.call("listAwards", { token: donor, expect: 200 });
  const wrong = [
    { field: "shoeSize", operator: "=", value: 42 },
    { field: "city", operator: "like", value: "%" },
    { field: "city", operator: "=", value: { $regex: ".*" } },
    { field: "donationsNumber", operator: "contains", value: 1 },
    { field: "birthday", operator: "<", value: "someday" },
  ];
  for (const rule of wrong) {
    const queryFilters = JSON.stringify({ combinator: "or", rules: [rule] });
    await api.call("listDonors", { token: admin, query: { queryFilters }, expect: 400 });
  }
  const count = async (...asked: object[]): Promise<number> => {
    const queryFilters = JSON.stringify({ combinator: "and", rules: asked });
    return (await api.call("listDonors", { token: admin, query: { limit: "1", queryFilters }, expect: 200 })).total;
  };
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
  const rules = { combinator: "and", rules: [{ field: "status", operator: "=", value: "active" }] };
  const query = { skip: "0", limit: "5", order: "-lastName", queryFilters: JSON.stringify(rules), query: "" };
  const found = await api.call("listDonors", { token: admin, query, expect: 200 });
  api.assert(
    found.donors.length > 0 && found.donors.every(({ status }: { status: string }) => status === "active"),
    "a rule group is obeyed",
  );
}
