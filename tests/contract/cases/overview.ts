import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** What looks over everything: statistics and search. */
export async function overview(api: ContractClient, { admin, director, manager, donor }: Sessions): Promise<void> {
  for (const token of [admin, director, manager]) await api.call("getStats", { token, expect: 200 });
  await api.call("getStats", {
    token: admin,
    query: { begin: "2026-01-15", end: "2026-03-10", area: "Lodi" },
    expect: 200,
  });
  await api.call("getStats", { token: admin, query: { begin: "yesterday" }, expect: 400 });
  await api.call("getStats", { token: donor, expect: 403 });
  await api.call("getStats", { expect: 401 });

  for (const token of [admin, director, manager])
    await api.call("search", { token, query: { keyword: "co" }, expect: 200 });
  for (const category of ["donors", "donations", "awards"]) {
    await api.call("search", { token: admin, query: { keyword: "rossi", page: "1", category }, expect: 200 });
  }
  await api.call("search", { token: admin, query: { keyword: "x", category: "planets" }, expect: 400 });
  await api.call("search", { token: donor, query: { keyword: "x" }, expect: 403 });
  await api.call("search", { query: { keyword: "x" }, expect: 401 });
}
