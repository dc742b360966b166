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
  const [one, other] = waiting();
  const numbers = await Promise.all([register(one!), register(other!)]);
  expect(new Set(numbers).size).toBe(2);
  const { version } = await api().donor(one!);
  await api().send("DELETE", `/donors/${one}?version=${version}`);
  mock.ctx.store.db.records.remove("setting", "next-card");
  const { id } = await api().run([newDonorRow(2)]);
  await api().undo(id);
  const [next] = waiting();
  expect(numbers).not.toContain(await register(next!));
});
