import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Donors that staff add, change, register, suspend and delete. */
export async function donorWrites(
  api: ContractClient,
  sessions: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const { admin, manager, director, donor } = sessions;
  const zone = (await api.call("me", { token: manager, expect: 200 })).user.area;
  const own = (await api.call("me", { token: donor, expect: 200 })).user._id;
  const form = { firstName: "Zoè", lastName: `Contratto ${uniqueSuffix}`, area: zone };
  await api.call("createDonor", { body: form, expect: 401 });
  await api.call("createDonor", { token: director, body: form, expect: 403 });
  await api.call("createDonor", { token: admin, body: [], expect: 400 });
  await api.call("createDonor", { token: admin, body: { ...form, lastName: "", cap: "1" }, expect: 422 });
  const { fiscalCode } = (await api.call("getDonor", { token: admin, params: { id: own }, expect: 200 })).donor;
  await api.call("createDonor", { token: admin, body: { ...form, fiscalCode }, expect: 409 });
  const once = { token: manager, body: form, headers: { "Idempotency-Key": `donor-${uniqueSuffix}` } };
  const { donor: created } = await api.call("createDonor", { ...once, expect: 201 });
  const { donor: repeat } = await api.call("createDonor", { ...once, expect: 201 });
  api.assert(repeat._id === created._id, "a repeated idempotency key doesn't create twice");
  await api.call("createDonor", { ...once, body: { ...form, firstName: "Ugo" }, expect: 422 });
  const params = { id: created._id };

  const change = { version: created.version, city: "Lodi", mobile: "347 7654321" };
  const saved = { token: manager, params, headers: { "Idempotency-Key": `save-${uniqueSuffix}` } };
  const { donor: changed } = await api.call("updateDonor", { ...saved, body: change, expect: 200 });
  const { donor: repeated } = await api.call("updateDonor", { ...saved, body: change, expect: 200 });
  api.assert(repeated.version === changed.version, "a repeated idempotency key doesn't save twice");
  await api.call("updateDonor", { ...saved, body: { ...change, city: "Crema" }, expect: 422 });
  const late = await api.call("updateDonor", { token: admin, params, body: { ...change, city: "Crema" }, expect: 409 });
  api.assert(
    late.code === "version" && late.current?.city === "Lodi",
    "the answer to an outdated write has the current state",
  );
  api.assert(
    late.changed?.author?._id !== undefined,
    "the answer to an outdated write names the author of the last change",
  );
  await api.call("updateDonor", { token: admin, params, body: { city: "Crema" }, expect: 422 });
  const { version } = changed;
  for (const operation of ["updateDonor", "registerDonor", "suspendDonor"]) {
    const body = { version, status: "suspended", suspension: { reason: "Febbre" } };
    await api.call(operation, { params, body, expect: 401 });
    await api.call(operation, { token: director, params, body, expect: 403 });
    await api.call(operation, { token: admin, params: { id: "nobody" }, body, expect: 404 });
    await api.call(operation, { token: admin, params, body: [], expect: 400 });
  }
  await api.call("registerDonor", { token: admin, params, body: { cap: "1" }, expect: 422 });
  await api.call("registerDonor", { token: admin, params, body: {}, expect: 422 });
  await api.call("registerDonor", { token: admin, params: { id: own }, body: {}, expect: 409 });
  await suspend(api, sessions, own);
  await remove(api, sessions, created._id, version);
}

async function suspend(api: ContractClient, { admin, manager, pending }: Sessions, id: string): Promise<void> {
  const params = { id };
  const suspension = { reason: "In attesa di accertamenti" };
  const before = (await api.call("getDonor", { token: manager, params, expect: 200 })).donor;
  // the donor's own `reason` is the reason for joining (specification §3)
  const temporary = { status: "suspended", suspension, reason: before.reason };
  await api.call("suspendDonor", { token: manager, params, body: { status: "suspended" }, expect: 422 });
  const { donor } = await api.call("suspendDonor", { token: manager, params, body: temporary, expect: 200 });
  api.assert(donor.suspended && donor.suspension?.reason === suspension.reason, "a suspension has a reason");
  api.assert(donor.reason === before.reason, "a suspension keeps the donor's reason for joining");
  const other = { ...temporary, status: "permanentlySuspended" };
  await api.call("suspendDonor", { token: manager, params, body: other, expect: 409 });
  await api.call("suspendDonor", { token: manager, params, body: { status: "active" }, expect: 200 });

  // an earlier case has sent this donor's registration form
  const waiting = (await api.call("me", { token: pending, expect: 200 })).user;
  if (waiting.status !== "verified") return;
  const registered = await api.call("registerDonor", {
    token: admin,
    params: { id: waiting._id },
    body: {},
    expect: 200,
  });
  api.assert(
    registered.donor.status === "active" && registered.donor.cardNumber,
    "a registered donor is active and has a card",
  );
}

async function remove(api: ContractClient, { admin, manager }: Sessions, id: string, version: number): Promise<void> {
  const params = { id };
  await api.call("restoreDonor", { token: admin, params, expect: 409 });
  await api.call("deleteDonor", { params, expect: 401 });
  await api.call("deleteDonor", { token: manager, params, expect: 403 });
  await api.call("deleteDonor", { token: admin, params: { id: "nobody" }, expect: 404 });
  await api.call("deleteDonor", { token: admin, params, query: { version: "x" }, expect: 400 });
  await api.call("deleteDonor", { token: admin, params, query: { version: "99" }, expect: 409 });
  await api.call("deleteDonor", { token: admin, params, query: { version: String(version) }, expect: 200 });
  await api.call("getDonor", { token: admin, params, expect: 404 });
  await api.call("restoreDonor", { params, expect: 401 });
  await api.call("restoreDonor", { token: manager, params, expect: 403 });
  await api.call("restoreDonor", { token: admin, params: { id: "nobody" }, expect: 404 });
  await api.call("restoreDonor", { token: admin, params, expect: 200 });
  const { history } = await api.call("getDonorHistory", { token: admin, params, expect: 200 });
  api.assert(
    history[0]?.action === "restore" && history[1]?.action === "delete",
    "the history has the deletion and the restoration",
  );
  await api.call("deleteDonor", { token: admin, params, expect: 200 });
}
