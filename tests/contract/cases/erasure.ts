import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Erasing a donor, and the register of requests. */
export async function erasure(
  api: ContractClient,
  { admin, manager, director, donor }: Sessions,
  { uniqueSuffix, now }: Environment,
): Promise<void> {
  const person = { firstName: "Ines", lastName: `Cancella ${uniqueSuffix}`, area: "Lodi" };
  const { donor: added } = await api.call("createDonor", { token: admin, body: person, expect: 201 });
  const params = { id: added._id };
  // of this year, so that it is the newest in the register
  const asked = { received: new Date(now).toISOString().slice(0, 10), via: "letter", identity: "document" };
  await requests(api, { admin, manager }, added._id, asked);

  await api.call("readErasing", { params, expect: 401 });
  await api.call("readErasing", { token: manager, params, expect: 403 });
  await api.call("readErasing", { token: admin, params: { id: "none" }, expect: 404 });
  await api.call("createDataRequest", { token: admin, body: { donor: added._id, ...asked }, expect: 201 });
  const { erasing } = await api.call("readErasing", { token: admin, params, expect: 200 });
  api.assert(erasing.obstacles.length === 0, "nothing stands in the way of a new donor's erasure");
  api.assert(erasing.request !== null, "the open request of the donor is known");
  const sending = { ...params, sending: "none" };
  await api.call("leaveSending", { params: sending, expect: 401 });
  await api.call("leaveSending", { token: director, params: sending, expect: 403 });
  await api.call("leaveSending", { token: admin, params: sending, expect: 404 });

  const body = { donor: added._id, version: erasing.version, ...asked };
  await api.call("createErasure", { body, expect: 401 });
  await api.call("createErasure", { token: manager, body, expect: 403 });
  await api.call("createErasure", { token: admin, body: { ...body, donor: "none" }, expect: 404 });
  await api.call("createErasure", { token: admin, body: { ...body, version: 0 }, expect: 409 });
  const { request } = await api.call("createErasure", { token: admin, body, expect: 201 });
  api.assert(request.outcome === "accepted" && request.person === null, "the request is answered, without the person");
  const gone = await api.call("getDonor", { token: admin, params, expect: 404 });
  api.assert(gone.code === "erased" && gone.message.includes(request.number), "the address names the request");

  await api.call("listErasures", { expect: 401 });
  await api.call("listErasures", { token: donor, expect: 403 });
  const { ids } = await api.call("listErasures", { token: manager, expect: 200 });
  api.assert(ids.includes(added._id), "clients learn who was erased");
}

/** The register of requests. */
async function requests(
  api: ContractClient,
  { admin, manager }: Pick<Sessions, "admin" | "manager">,
  donor: string,
  asked: object,
): Promise<void> {
  const paper = { donor, ...asked };
  await api.call("createDataRequest", { body: paper, expect: 401 });
  await api.call("createDataRequest", { token: manager, body: paper, expect: 403 });
  await api.call("createDataRequest", { token: admin, body: { ...paper, donor: "none" }, expect: 404 });
  await api.call("createDataRequest", { token: admin, body: { ...paper, via: "pigeon" }, expect: 422 });
  const { request } = await api.call("createDataRequest", { token: admin, body: paper, expect: 201 });
  await api.call("createDataRequest", { token: admin, body: paper, expect: 409 });
  await api.call("listDataRequests", { expect: 401 });
  await api.call("listDataRequests", { token: manager, expect: 403 });
  const { requests: all } = await api.call("listDataRequests", { token: admin, expect: 200 });
  api.assert(all[0]._id === request._id, "the newest request comes first");
  const params = { id: request._id };
  const body = { reason: "Non è identificabile" };
  await api.call("refuseDataRequest", { params, body, expect: 401 });
  await api.call("refuseDataRequest", { token: manager, params, body, expect: 403 });
  await api.call("refuseDataRequest", { token: admin, params: { id: "none" }, body, expect: 404 });
  await api.call("refuseDataRequest", { token: admin, params, body: { reason: "" }, expect: 422 });
  await api.call("refuseDataRequest", { token: admin, params, body, expect: 200 });
  await api.call("refuseDataRequest", { token: admin, params, body, expect: 409 });
}
