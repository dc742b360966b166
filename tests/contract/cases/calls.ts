import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

const DAY_MS = 86_400_000;

/** Calls for a donation day: lists, outcomes, holds between two people, refusals and targets. */
export async function calls(
  api: ContractClient,
  { admin, director, manager, donor }: Sessions,
  { now, uniqueSuffix }: Environment,
): Promise<void> {
  const dayAfter = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const day = dayAfter(6);
  const query = { day, type: "1", limit: "1000" };
  const page = await api.call("listCalls", { token: manager, query, expect: 200 });
  api.assert(page.calls.length > 1, "a manager has donors to call");
  api.assert(page.calls.length === page.counts.toCall, "the page has the list of its count");
  await api.call("listCalls", { token: manager, query: { ...query, day: "sabato" }, expect: 400 });
  await api.call("listCalls", { token: director, query, expect: 403 });
  await api.call("listCalls", { token: donor, query, expect: 403 });
  await api.call("listCalls", { query, expect: 401 });

  const { _id, lastCall } = page.calls[0];
  const params = { id: _id };
  await api.call("holdDonor", { token: manager, params, expect: 200 });
  await api.call("holdDonor", { token: manager, params, expect: 200 });
  const held = await api.call("holdDonor", { token: admin, params, expect: 409 });
  api.assert(held.code === "held" && held.hold.by.name !== "", "a second caller learns who is calling");
  const overManager = { params, query: { takeOver: held.hold.by._id } };
  const { hold } = await api.call("holdDonor", { token: admin, ...overManager, expect: 200 });
  const late = await api.call("holdDonor", { token: manager, ...overManager, expect: 409 });
  api.assert(late.hold.by._id === hold.by._id, "a takeover ends the hold of nobody but the named colleague");
  await api.call("holdDonor", { token: manager, params, query: { takeOver: hold.by._id }, expect: 200 });
  const body = { day, type: 1, outcome: "coming", last: lastCall?._id ?? null };
  await api.call("addCall", { token: admin, params, body, expect: 409 });
  await api.call("holdDonor", { token: director, params, expect: 403 });
  await api.call("holdDonor", { token: admin, params: { id: "nobody" }, expect: 404 });
  await api.call("holdDonor", { params, expect: 401 });

  const once = { token: manager, params, body, headers: { "Idempotency-Key": `call-${uniqueSuffix}` }, expect: 201 };
  const { call } = await api.call("addCall", once);
  api.assert((await api.call("addCall", once)).call._id === call._id, "a repeated idempotency key records one call");
  const repeated = await api.call("addCall", { token: manager, params, body, expect: 201 });
  api.assert(repeated.call._id === call._id, "the same outcome by the same user isn't recorded again");
  const called = await api.call("addCall", { token: admin, params, body, expect: 409 });
  api.assert(
    called.code === "called" && called.call._id === call._id,
    "a call that the client hasn't seen refuses the next",
  );
  await api.call("addCall", { token: admin, params, body: [], expect: 400 });
  await api.call("addCall", { token: admin, params, body: { ...body, outcome: "again" }, expect: 422 });
  await api.call("addCall", { token: admin, params: { id: "nobody" }, body, expect: 404 });
  await api.call("addCall", { token: director, params, body, expect: 403 });
  await api.call("addCall", { params, body, expect: 401 });

  const coming = async () => (await api.call("listComing", { token: manager, query: { day }, expect: 200 })).donors;
  const comes = async () => (await coming()).some((row: { _id: string }) => row._id === _id);
  api.assert(await comes(), "who said yes comes on that day");
  await api.call("listComing", { token: manager, query: { day: "" }, expect: 400 });
  await api.call("listComing", { token: donor, query: { day }, expect: 403 });
  await api.call("listComing", { query: { day }, expect: 401 });

  const listed = await api.call("listDonorCalls", { token: director, params, expect: 200 });
  api.assert(listed.calls[0]._id === call._id && !listed.refused, "the calls of a donor are listed, newest first");
  await api.call("listDonorCalls", { token: donor, params, expect: 403 });
  await api.call("listDonorCalls", { token: admin, params: { id: "nobody" }, expect: 404 });
  await api.call("listDonorCalls", { params, expect: 401 });

  const later = { ...body, outcome: "again", date: dayAfter(3), last: call._id };
  const { call: newer } = await api.call("addCall", { token: admin, params, body: later, expect: 201 });
  await api.call("deleteCall", { token: manager, params: { id: call._id }, expect: 409 });
  await api.call("deleteCall", { token: director, params: { id: newer._id }, expect: 403 });
  await api.call("deleteCall", { params: { id: newer._id }, expect: 401 });
  await api.call("deleteCall", { token: admin, params: { id: newer._id }, expect: 200 });
  await api.call("deleteCall", { token: admin, params: { id: newer._id }, expect: 404 });
  await api.call("deleteCall", { token: manager, params: { id: call._id }, expect: 200 });
  api.assert(!(await comes()), "an undone yes is no yes");

  const refusal = { ...body, outcome: "refused", noNews: true };
  const refused = async () => (await api.call("getDonor", { token: admin, params, expect: 200 })).donor.callsRefused;
  const { call: last } = await api.call("addCall", { token: manager, params, body: refusal, expect: 201 });
  api.assert(await refused(), "a refusal is on the record");
  const without = await api.call("listCalls", { token: manager, query, expect: 200 });
  api.assert(!without.calls.some((row: { _id: string }) => row._id === _id), "who refuses calls isn't listed");
  api.assert(without.excluded.refused === page.excluded.refused + 1, "who refuses calls is counted");
  await api.call("deleteCall", { token: manager, params: { id: last._id }, expect: 200 });
  api.assert(!(await refused()), "an undone refusal is no refusal");
  const set = (value: unknown) => ({ params, body: { refused: value } });
  await api.call("setCallsRefused", { token: manager, ...set(true), expect: 200 });
  const { version: seen } = await api.call("setCallsRefused", { token: manager, ...set(false), expect: 200 });
  const stale = { refused: true, version: seen - 1 };
  await api.call("setCallsRefused", { token: manager, params, body: stale, expect: 409 });
  const { history } = await api.call("getDonorHistory", { token: admin, params, expect: 200 });
  const fields = history.flatMap((entry: { changes: { field: string }[] }) => entry.changes.map(({ field }) => field));
  api.assert(fields.filter((field: string) => field === "callsRefused").length === 4, "refusals are in the history");
  await api.call("setCallsRefused", { token: manager, ...set("no"), expect: 422 });
  await api.call("setCallsRefused", { token: manager, params, body: [], expect: 400 });
  await api.call("setCallsRefused", { token: director, ...set(true), expect: 403 });
  await api.call("setCallsRefused", { token: admin, ...set(true), params: { id: "nobody" }, expect: 404 });
  await api.call("setCallsRefused", { ...set(true), expect: 401 });

  const { version } = without.target;
  const wanted = { day, type: 1, area: null, version, total: 30, groups: [{ group: "0-", total: 6 }] };
  const { target } = await api.call("setCallTarget", { token: manager, body: wanted, expect: 200 });
  api.assert(target.total === 30 && target.groups[0].total === 6, "the target is saved");
  await api.call("setCallTarget", { token: manager, body: { ...wanted, total: 31 }, expect: 409 });
  await api.call("setCallTarget", { token: manager, body: { ...wanted, total: 0 }, expect: 422 });
  await api.call("setCallTarget", { token: manager, body: [], expect: 400 });
  await api.call("setCallTarget", { token: director, body: wanted, expect: 403 });
  await api.call("setCallTarget", { body: wanted, expect: 401 });
  await api.call("setCallTarget", {
    token: manager,
    body: { ...wanted, version: target.version, total: null, groups: [] },
    expect: 200,
  });
}
