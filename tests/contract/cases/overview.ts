import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** Statistics and search. */
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
  await searchResults(api, admin);
  await api.call("search", { token: admin, query: { keyword: "x", category: "planets" }, expect: 400 });
  await api.call("search", { token: donor, query: { keyword: "x" }, expect: 200 }); // finds only their own record and documents
  await api.call("search", { query: { keyword: "x" }, expect: 401 });
}

/** The owner of a fiscal code, card or phone number comes first, in any notation. Donations are found by place. */
async function searchResults(api: ContractClient, admin: string): Promise<void> {
  const filters = JSON.stringify([{ id: "status", value: ["active"] }]);
  const { donors } = await api.call("listDonors", { token: admin, query: { limit: "50", filters }, expect: 200 });
  const donor = donors.find(({ cardNumber, mobile }: Record<string, string | null>) => cardNumber && mobile);
  const firstHit = async (keyword: string) => {
    const { results } = await api.call("search", { token: admin, query: { keyword }, expect: 200 });
    return results.hits[0]?._id;
  };
  for (const keyword of [donor.fiscalCode.toLowerCase(), donor.cardNumber, `+39 ${donor.mobile}`])
    api.assert((await firstHit(keyword)) === donor._id, "the owner of a number is the first result");

  const { donations } = await api.call("listDonations", { token: admin, query: { limit: "1" }, expect: 200 });
  const query = { keyword: donations[0].place, category: "donations" };
  const { results } = await api.call("search", { token: admin, query, expect: 200 });
  api.assert(results.nbHits > 0, "donations are found by their place");
}
