import { expect, it, vi } from "vitest";
import {
  count,
  DAY,
  everybody,
  MINUTE,
  mock,
  mockEachSending,
  advance,
  PATH,
  sendCounted as send,
  stop,
  token,
  tomorrow,
} from "../test-support/sendings";

mockEachSending();

it("a second identical sending within a minute is refused, a later one isn't", async () => {
  expect((await send()).status).toBe(201);
  await advance(MINUTE / 2);
  const refused = await send();
  expect([refused.status, refused.body.code]).toEqual([409, "alreadySending"]);
  expect((await mock.call("GET", `${PATH}/sendings`, { token })).body.sendings).toHaveLength(1);
  await advance(MINUTE);
  expect((await send()).status).toBe(201);
});

it("a second identical sending is refused, even if the clock advances while the first is stored", async () => {
  const { db } = mock.ctx.store;
  const now = db.now.bind(db);
  let reads = 0;
  vi.spyOn(db, "now").mockImplementation(() => now() + (reads += 1));
  expect((await send()).status).toBe(201);
  expect((await send()).body.code).toBe("alreadySending");
});

it("a sending to other people or at another time isn't identical, nor is one after the first was cancelled", async () => {
  const [one, other] = (await count()).sample.map(({ _id }: { _id: string }) => _id);
  expect((await send({ ids: [one] })).status).toBe(201);
  expect((await send({ ids: [other] })).status).toBe(201);
  expect((await send({ ids: [one, other] })).status).toBe(201);
  const at = tomorrow();
  const scheduled = await send({ ids: [one] }, { at });
  expect(scheduled.status).toBe(201);
  expect((await send({ ids: [one] }, { at })).body.code).toBe("alreadySending");
  await stop(scheduled.body.sending);
  expect((await send({ ids: [one] }, { at })).status).toBe(201);
});

it("the count names who gets the template from a sending of the last 24 hours", async () => {
  const [one, two, three] = (await count()).sample;
  expect((await count()).recent).toEqual([]);
  const { sending } = (await send({ ids: [one._id, two._id] })).body;
  await advance(5 * MINUTE);
  const { recent } = await count({ ids: [two._id, three._id] });
  expect(recent).toEqual([
    {
      _id: sending._id,
      state: "sent",
      at: sending.at,
      count: 1,
      people: [expect.objectContaining({ _id: two._id, firstName: two.firstName, lastName: two.lastName })],
    },
  ]);
  expect((await count({ ids: [three._id] })).recent[0].count).toBe(0);
  await advance(DAY);
  expect((await count({ ids: [two._id] })).recent).toEqual([]);
});

it("the count names who a scheduled sending will reach, and nobody of a cancelled one", async () => {
  const [one] = (await count()).sample;
  const { sending } = (await send({ ids: [one._id] }, { at: tomorrow() })).body;
  expect((await count({ ids: [one._id] })).recent).toMatchObject([{ state: "scheduled", count: 1 }]);
  await stop(sending);
  expect((await count({ ids: [one._id] })).recent).toEqual([]);
});

it("the count names only those whose mail left before the sending was stopped", async () => {
  const { sending } = (await send()).body;
  await advance(5000);
  const { sent } = (await stop(sending)).body.sending;
  const [stopped] = (await count()).recent;
  expect(stopped).toMatchObject({ state: "stopped", count: sent });
  expect(stopped.people).toHaveLength(5);
  expect((await count({ followUp: { template: "t1", who: "unsent", sending: sending._id } })).recent[0].count).toBe(0);
});

it("a manager's count only includes people of the own zones", async () => {
  await send();
  await advance(5 * MINUTE);
  const counted = await count(everybody, await mock.enter("manager"));
  expect(counted.recent[0].count).toBe(counted.receiving);
});
