import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** A donor's record, and the permissions to read it. */
export async function oneDonor(api: ContractClient, { admin, manager, donor, pending }: Sessions): Promise<void> {
  const own = (await api.call("me", { token: donor, expect: 200 })).user._id;
  const other = (await api.call("me", { token: pending, expect: 200 })).user._id;
  for (const operation of ["getDonor", "listDonorDonations", "listDonorAwards", "getDonorHistory"]) {
    await api.call(operation, { token: admin, params: { id: own }, expect: 200 });
    await api.call(operation, { token: manager, params: { id: own }, expect: 200 });
    await api.call(operation, { token: donor, params: { id: other }, expect: 403 });
    await api.call(operation, { token: admin, params: { id: "nobody" }, expect: 404 });
    await api.call(operation, { params: { id: own }, expect: 401 });
  }
  const exportCall = { params: { id: own }, body: { format: "json" } };
  await api.call("listDonorNotifications", { token: manager, params: { id: own }, expect: 200 });
  const { entry } = await api.call("recordDonorExport", { ...exportCall, token: manager, expect: 201 });
  api.assert(entry.action === "export" && entry.changes.length === 0, "the history has the export");
  const { history } = await api.call("getDonorHistory", { token: admin, params: { id: own }, expect: 200 });
  api.assert(history[0]._id === entry._id, "the newest entry comes first");
  await api.call("recordDonorExport", { ...exportCall, body: { format: "xml" }, token: manager, expect: 422 });
  for (const [operation, call] of [
    ["listDonorNotifications", { params: { id: own } }],
    ["recordDonorExport", exportCall],
  ] as const) {
    await api.call(operation, { ...call, token: donor, expect: 403 });
    await api.call(operation, { ...call, params: { id: "nobody" }, token: admin, expect: 404 });
    await api.call(operation, { ...call, expect: 401 });
  }
  await api.call("getDonor", { token: donor, params: { id: own }, expect: 200 });
  await api.call("getDonorHistory", { token: donor, params: { id: own }, expect: 200 });
  for (const operation of ["listDonorDonations", "listDonorAwards"]) {
    await api.call(operation, { token: donor, params: { id: own }, expect: 200 });
    await api.call(operation, { token: donor, params: { id: own }, query: { limit: "many" }, expect: 400 });
  }
}
