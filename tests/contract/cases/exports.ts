import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** Files of whole lists, and the record of them. */
export async function exports(api: ContractClient, { admin, director, manager, donor }: Sessions): Promise<void> {
  const COLUMNS: Record<string, string> = {
    donors: "lastName,firstName,nextDonationDate",
    donations: "donorName,date",
    awards: "donorName,award",
    awardsDue: "donorName,awardDue,since,years,donationsNumber",
  };
  for (const [entity, columns] of Object.entries(COLUMNS)) {
    const call = { params: { entity }, query: { columns } };
    for (const token of [admin, director, manager]) await api.call("exportRows", { ...call, token, expect: 200 });
    await api.call("exportRows", { ...call, expect: 401 });
    await api.call("exportRows", { ...call, token: donor, expect: 403 });
    await api.call("exportRows", { params: { entity }, query: { columns: "noSuchField" }, token: admin, expect: 400 });
    await api.call("exportRows", {
      params: { entity },
      query: { columns, queryFilters: "{" },
      token: admin,
      expect: 400,
    });
  }
  const body = { entity: "donors", format: "xlsx", scope: "filter", rows: 3, columns: ["lastName"] };
  await api.call("recordExport", { token: manager, body, expect: 201 });
  await api.call("recordExport", { token: admin, body: { ...body, rows: -1 }, expect: 422 });
  await api.call("recordExport", { token: donor, body, expect: 403 });
  await api.call("recordExport", { body, expect: 401 });
  const { exports: all } = await api.call("listExports", { token: admin, query: { limit: "5" }, expect: 200 });
  api.assert(all.length > 0 && all[0].rows === 3, "the newest export stands first");
  await api.call("listExports", { token: donor, expect: 403 });
  await api.call("listExports", { expect: 401 });
}
