import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** The activity log, and the entry of its own export. */
export async function activity(
  api: ContractClient,
  { admin, manager, director, donor }: Pick<Sessions, "admin" | "manager" | "director" | "donor">,
): Promise<void> {
  await api.call("listActivity", { expect: 401 });
  for (const token of [director, donor]) await api.call("listActivity", { token, expect: 403 });
  await api.call("listActivity", { token: admin, query: { kind: "gossip" }, expect: 400 });
  await api.call("listActivity", { token: manager, query: { limit: "1000" }, expect: 200 });
  const body = { entity: "activity", format: "csv", scope: "filter", rows: 4, columns: ["day", "what"] };
  await api.call("recordExport", { token: admin, body: { ...body, columns: ["bloodGroup"] }, expect: 422 });
  await api.call("recordExport", { token: admin, body, expect: 201 });
  const query = { kind: "exports", limit: "1000" };
  const { activity: entries, authors } = await api.call("listActivity", { token: admin, query, expect: 200 });
  api.assert(entries[0]?.entity === "activity" && entries[0]?.count === 4, "the export of the log is its newest entry");
  api.assert(authors.length > 0, "the log names who did something");
}
