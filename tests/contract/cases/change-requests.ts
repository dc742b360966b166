import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** A donor asks for another name; staff accept or refuse. The donor has the former name afterwards. */
export async function changeRequests(
  api: ContractClient,
  { admin, director, donor, pending }: Sessions,
): Promise<void> {
  const own = { userId: (await api.call("me", { token: donor, expect: 200 })).user._id };
  const read = async () => await api.call("getRegistration", { token: donor, params: own, expect: 200 });
  const before = (await read()).donor;
  const ask = async (firstName: string) => {
    const { version } = (await read()).donor;
    const body = { version, firstName };
    return await api.call("putRegistration", { token: donor, params: own, body, expect: 200 });
  };
  const asked = await ask("Contratto");
  api.assert(asked.donor.firstName === before.firstName, "the valid name stays until staff accept");
  api.assert(asked.changeRequest?.changes[0]?.to === "Contratto", "the wanted name is in the request");
  const { version } = asked.donor;
  await api.call("updateDonor", {
    token: donor,
    params: { id: own.userId },
    body: { version, firstName: "Altro" },
    expect: 403,
  });
  await api.call("updateProfile", { token: donor, body: { firstName: "Altro" }, expect: 403 });

  await api.call("listChangeRequests", { expect: 401 });
  await api.call("listChangeRequests", { token: director, expect: 403 });
  await api.call("listChangeRequests", { token: donor, expect: 403 });
  await api.call("listChangeRequests", { token: admin, query: { limit: "0" }, expect: 400 });
  const onlyOwn = { donor: own.userId };
  const found = async () =>
    (await api.call("listChangeRequests", { token: admin, query: onlyOwn, expect: 200 })).requests.find(
      ({ donor: { _id } }: { donor: { _id: string } }) => _id === own.userId,
    );
  const open = await found();
  api.assert(open?.donor.firstName === before.firstName, "the open request has the donor's record");
  if (!open) return;
  const params = { id: open._id };
  const answer = { state: "refused", reason: "Prova del contratto", revision: open.revision, version };
  await api.call("answerChangeRequest", { params, body: answer, expect: 401 });
  await api.call("answerChangeRequest", { token: director, params, body: answer, expect: 403 });
  await api.call("answerChangeRequest", { token: admin, params: { id: "none" }, body: answer, expect: 404 });
  await api.call("answerChangeRequest", { token: admin, params, body: [], expect: 400 });
  await api.call("answerChangeRequest", { token: admin, params, body: { ...answer, reason: null }, expect: 422 });
  const outdated = { ...answer, revision: open.revision - 1 };
  await api.call("answerChangeRequest", { token: admin, params, body: outdated, expect: 409 });
  await api.call("answerChangeRequest", { token: admin, params, body: answer, expect: 200 });
  const { changeRequest: refused } = await read();
  api.assert(refused?.state === "refused" && refused.reason === answer.reason, "the donor reads why it was refused");

  const query = { revision: String(refused.revision) };
  await api.call("withdrawChangeRequest", { params, query, expect: 401 });
  await api.call("withdrawChangeRequest", { token: pending, params, query, expect: 403 });
  await api.call("withdrawChangeRequest", { token: admin, params: { id: "none" }, query, expect: 404 });
  await api.call("withdrawChangeRequest", { token: donor, params, query: { revision: "?" }, expect: 400 });
  await api.call("withdrawChangeRequest", { token: donor, params, query: { revision: "0" }, expect: 409 });
  const read2 = await api.call("withdrawChangeRequest", { token: donor, params, query, expect: 200 });
  api.assert(read2.changeRequest === null, "the refusal is gone when the donor has read it");

  for (const name of ["Contratto", before.firstName as string]) {
    await ask(name);
    const { donor: record, ...request } = await found();
    const accepted = { state: "accepted", revision: request.revision, version: record.version };
    const saved = await api.call("answerChangeRequest", { token: admin, params, body: accepted, expect: 200 });
    api.assert(saved.donor.firstName === name, "an accepted name is valid");
  }
  const { history } = await api.call("getDonorHistory", { token: admin, params: { id: own.userId }, expect: 200 });
  api.assert(history[0]?.author._id !== own.userId && history[0]?.reason !== null, "the history says who asked");
}
