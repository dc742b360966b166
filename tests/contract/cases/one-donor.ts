import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** One donor, and who may read of whom. */
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
  await api.call("getDonor", { token: donor, params: { id: own }, expect: 200 });
  await api.call("getDonorHistory", { token: donor, params: { id: own }, expect: 200 });
  for (const operation of ["listDonorDonations", "listDonorAwards"]) {
    await api.call(operation, { token: donor, params: { id: own }, expect: 200 });
    await api.call(operation, { token: donor, params: { id: own }, query: { limit: "many" }, expect: 400 });
  }
}
