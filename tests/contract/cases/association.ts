import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** Zones, associations, the rules and the staff. */
export async function association(api: ContractClient, { admin, manager, donor }: Sessions): Promise<void> {
  await api.call("listZones", { expect: 200 });
  await api.call("listAssociations", { token: donor, expect: 200 });
  await api.call("listAssociations", { expect: 401 });
  await api.call("getSettings", { token: donor, expect: 200 });
  await api.call("getSettings", { expect: 401 });
  for (const role of ["admin", "director", "manager"]) {
    await api.call("listUsers", { token: admin, query: { role }, expect: 200 });
  }
  await api.call("listUsers", { token: admin, query: { role: "donor" }, expect: 400 });
  await api.call("listUsers", { token: manager, expect: 403 });
  await api.call("listUsers", { expect: 401 });
}
