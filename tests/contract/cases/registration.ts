import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** The form of who registers. */
export async function registration(api: ContractClient, { admin, donor, pending }: Sessions): Promise<void> {
  const own = (await api.call("me", { token: pending, expect: 200 })).user._id;
  const { user } = await api.call("me", { token: donor, expect: 200 });
  const params = { userId: own };
  const read = await api.call("getRegistration", { token: pending, params, expect: 200 });
  await api.call("getRegistration", { params, expect: 401 });
  await api.call("getRegistration", { token: donor, params, expect: 403 });
  await api.call("getRegistration", { token: admin, params: { userId: "nobody" }, expect: 404 });
  await api.call("putRegistration", { params, body: {}, expect: 401 });
  await api.call("putRegistration", { token: donor, params, body: {}, expect: 403 });
  await api.call("putRegistration", { token: admin, params: { userId: "nobody" }, body: {}, expect: 404 });
  await api.call("putRegistration", { token: pending, params, body: { fiscalCode: "X", cap: "1" }, expect: 422 });
  const taken = (await api.call("getDonor", { token: donor, params: { id: user._id }, expect: 200 })).donor.fiscalCode;
  await api.call("putRegistration", { token: pending, params, body: { fiscalCode: taken }, expect: 409 });
  const version = read.donor.version;
  const form = { version, firstName: "Giulia", lastName: "Viganò", mobile: "347 7654321", privacy: true, reason: 2 };
  const saved = await api.call("putRegistration", { token: pending, params, body: form, expect: 200 });
  if (read.donor.status === "pending")
    api.assert(saved.donor.status === "verified", "a form sent makes a donor verified");
  await api.call("putRegistration", { token: pending, params, body: { version, cap: "24121" }, expect: 409 });
  const { history } = await api.call("getDonorHistory", { token: admin, params: { id: own }, expect: 200 });
  api.assert(history[0]?.action === "update", "a change is in the history");
  const told = await api.call("getDonorHistory", { token: pending, params: { id: own }, expect: 200 });
  api.assert(told.history[0]?.author._id === own, "a donor reads in the own history that it was they");
}
