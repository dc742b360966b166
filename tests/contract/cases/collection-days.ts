import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** A donation day: the donors of its rows, registering and undoing it. */
export async function collectionDays(
  api: ContractClient,
  { admin, director, donor }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const token = admin;
  const donorId = (await api.call("me", { token: donor, expect: 200 })).user._id;
  const rows = [{ donorId }, { cardNumber: "999999999" }];
  const { results } = await api.call("findCollectionDayDonors", { token, body: { rows }, expect: 200 });
  api.assert(results[0].found[0]._id === donorId && results[1].found.length === 0, "each row has its own donors");
  await api.call("findCollectionDayDonors", { token, body: { rows: [] }, expect: 422 });

  const form = { day: "2025-02-02", place: `Lodi ${uniqueSuffix}`, type: 1, rows: [{ donorId, note: "Prova" }] };
  const headers = { "Idempotency-Key": `day-${uniqueSuffix}` };
  const { collectionDay } = await api.call("createCollectionDay", { token, headers, body: form, expect: 201 });
  const again = await api.call("createCollectionDay", { token, headers, body: form, expect: 201 });
  api.assert(again.collectionDay._id === collectionDay._id, "a repeated idempotency key doesn't add a second day");
  const keyless = await api.call("createCollectionDay", { token, body: form, expect: 201 });
  api.assert(keyless.collectionDay.rows[0].state === "refused", "a second donation on the same day is refused");
  await api.call("createCollectionDay", { token, body: { ...form, day: "2/2/2025" }, expect: 422 });

  const params = { id: collectionDay._id };
  const { days } = await api.call("listCollectionDays", { token, query: { day: form.day }, expect: 200 });
  api.assert(days.length > 0 && days.every(({ day }: typeof form) => day === form.day), "days are listed by day");
  await api.call("listCollectionDays", { token, query: { limit: "0" }, expect: 400 });
  await api.call("getCollectionDay", { token, params, expect: 200 });
  const { donation } = collectionDay.rows[0];
  const outdated = { donations: [{ ...donation, version: donation.version + 1 }] };
  const kept = await api.call("undoCollectionDay", { token, params, body: outdated, expect: 200 });
  api.assert(kept.collectionDay.rows[0].state === "registered", "a donation with another version stays");
  await api.call("undoCollectionDay", { token, params, body: { donations: [] }, expect: 422 });
  const body = { donations: [donation] };
  const undone = await api.call("undoCollectionDay", { token, params, body, expect: 200 });
  api.assert(undone.collectionDay.rows[0].state === "removed", "the undo deletes the donations");

  const unknown = { id: "cd0" };
  const calls: [string, Record<string, string>, unknown][] = [
    ["listCollectionDays", {}, undefined],
    ["createCollectionDay", {}, form],
    ["findCollectionDayDonors", {}, { rows }],
    ["getCollectionDay", unknown, undefined],
    ["undoCollectionDay", unknown, body],
  ];
  for (const [operation, ofDay, content] of calls) {
    await api.call(operation, { params: ofDay, body: content, expect: 401 });
    await api.call(operation, { params: ofDay, body: content, token: director, expect: 403 });
    if (ofDay === unknown) await api.call(operation, { params: ofDay, body: content, token, expect: 404 });
  }
  for (const operation of ["createCollectionDay", "findCollectionDayDonors", "undoCollectionDay"])
    await api.call(operation, { params, token, body: [], expect: 400 });
}
