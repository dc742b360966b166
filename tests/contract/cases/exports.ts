import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** The log of exports. */
export async function exports(api: ContractClient, { admin, manager, donor }: Sessions): Promise<void> {
  const body = { entity: "donors", format: "xlsx", scope: "filter", rows: 3, columns: ["lastName"] };
  await api.call("recordExport", { token: manager, body, expect: 201 });
  await api.call("recordExport", { token: admin, body: { ...body, rows: -1 }, expect: 422 });
  await api.call("recordExport", { token: donor, body, expect: 403 });
  await api.call("recordExport", { body, expect: 401 });
  const { exports: entries } = await api.call("listExports", { token: admin, query: { limit: "5" }, expect: 200 });
  api.assert(entries.length > 0 && entries[0].rows === 3, "the newest export comes first");
  await api.call("listExports", { token: donor, expect: 403 });
  await api.call("listExports", { expect: 401 });
}
