import type { ContractClient } from "./client";
import type { Sessions } from "./sessions";

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
  const rules = { combinator: "and", rules: [{ field: "status", operator: "=", value: "hold" }] };
  const query = { skip: "0", limit: "5", order: "-lastName", queryFilters: JSON.stringify(rules), query: "" };
  const found = await api.call("listDonors", { token: admin, query, expect: 200 });
  api.assert(
    found.donors.every(({ status }: { status: string }) => status === "hold"),
    "a rule group is obeyed",
  );

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

  await api.call("listZones", { expect: 200 });
  await api.call("listAssociations", { token: donor, expect: 200 });
  await api.call("listAssociations", { expect: 401 });
  for (const role of ["admin", "director", "manager"]) {
    await api.call("listUsers", { token: admin, query: { role }, expect: 200 });
  }
  await api.call("listUsers", { token: admin, query: { role: "donor" }, expect: 400 });
  await api.call("listUsers", { token: manager, expect: 403 });
  await api.call("listUsers", { expect: 401 });
}

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
  for (const operation of ["listDonorDonations", "listDonorAwards"]) {
    await api.call(operation, { token: donor, params: { id: own }, expect: 200 });
    await api.call(operation, { token: donor, params: { id: own }, query: { limit: "many" }, expect: 400 });
  }
}

export async function notifications(api: ContractClient, { admin, director }: Sessions): Promise<void> {
  const { notifications: list } = await api.call("listNotifications", { token: admin, expect: 200 });
  await api.call("listNotifications", { expect: 401 });
  const id = list.at(-1)?._id ?? "none";
  await api.call("dismissNotification", { token: admin, params: { id }, body: { dismiss: true }, expect: 200 });
  await api.call("dismissNotification", { token: admin, params: { id }, body: {}, expect: 422 });
  await api.call("dismissNotification", { token: director, params: { id }, body: { dismiss: true }, expect: 404 });
  await api.call("dismissNotification", { params: { id }, body: { dismiss: true }, expect: 401 });
  await api.call("deleteNotification", { params: { id }, expect: 401 });
  await api.call("deleteNotification", { token: admin, params: { id }, expect: 200 });
  await api.call("deleteNotification", { token: admin, params: { id }, expect: 404 });
}

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
}
