import { beforeEach, expect, it } from "vitest";
import { importer, newDonorRow } from "../imports/test-support";
import { createTestMock, type TestMock } from "../test-support/mock";

const DONORS = 400;
let mock: TestMock;
let token: string;
beforeEach(async () => {
  mock = await createTestMock(DONORS);
  token = await mock.enter("admin");
});

const api = () => importer(mock, token);
const numberAfter = (count: number) => String(count + 1).padStart(6, "0");
/** @returns the ids of donors with a complete form who wait for their registration */
const waiting = () =>
  mock.ctx.store.db.donors.rows().flatMap(({ _id, status }) => (status === "verified" ? [_id] : []));
const register = async (id: string): Promise<string> => {
  const { status, body } = await mock.call("POST", `/donors/${id}/register`, { token, body: {} });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.donor.cardNumber;
};

it("the rows of an undone import don't count for the next card number", async () => {
  const people = mock.ctx.store.db.donors.rows().length;
  const { id } = await api().run([newDonorRow(2), newDonorRow(3, { cardNumber: numberAfter(people) }), newDonorRow(4)]);
  await api().undo(id);
  expect(await register(waiting()[0]!)).toBe(numberAfter(people));
});

it("a number of a file is used while its donor is in the registry", async () => {
  const people = mock.ctx.store.db.donors.rows().length;
  await api().run([newDonorRow(2, { cardNumber: numberAfter(people + 1) })]);
  expect(await register(waiting()[0]!)).toBe(numberAfter(people + 2));
});

it("a number is never given twice: not to two donors at once, nor after its owner was deleted", async () => {
  const people = mock.ctx.store.db.donors.rows().length;
  const [one, other] = waiting();
  const numbers = await Promise.all([register(one!), register(other!)]);
  expect(new Set(numbers)).toEqual(new Set([numberAfter(people), numberAfter(people + 1)]));
  const { version } = await api().donor(one!);
  await api().send("DELETE", `/donors/${one}?version=${version}`);
  // the server counts again
  mock.ctx.store.db.records.remove("setting", "next-card");
  const { id } = await api().run([newDonorRow(2)]);
  await api().undo(id);
  const [next] = waiting();
  expect(await register(next!)).toBe(numberAfter(people + 2));
});

it("a donor whom an import restored keeps the number after that import is undone", async () => {
  const people = mock.ctx.store.db.donors.rows().length;
  const values = { fiscalCode: "RSSMRA80A01F205X", cardNumber: numberAfter(people + 1) };
  const first = await api().run([newDonorRow(2, values)]);
  const { id: donor } = first.written.rows[0].match;
  const { version } = await api().donor(donor);
  await api().send("DELETE", `/donors/${donor}?version=${version}`);
  const id = await api().start();
  await api().stage(id, [newDonorRow(2, values)]);
  await api().send("PUT", `/imports/${id}`, { choices: [{ row: 2, choice: { action: "update", id: donor } }] });
  await api().commit(id);
  expect(await api().donor(donor)).toMatchObject({ cardNumber: values.cardNumber });
  await api().undo(id);
  expect((await api().send("GET", `/donors/${donor}`)).status).toBe(404);
  expect(await register(waiting()[0]!)).toBe(numberAfter(people + 2));
});
