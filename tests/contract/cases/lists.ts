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
  const rules = { combinator: "and", rules: [{ field: "status", operator: "=", value: "active" }] };
  const query = { skip: "0", limit: "5", order: "-lastName", queryFilters: JSON.stringify(rules), query: "" };
  const found = await api.call("listDonors", { token: admin, query, expect: 200 });
  api.assert(
    found.donors.length > 0 && found.donors.every(({ status }: { status: string }) => status === "active"),
    "a rule group is obeyed",
  );
}
