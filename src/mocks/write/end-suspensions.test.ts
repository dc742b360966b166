import { expect, it } from "vitest";
import { createTestMock } from "../test-support/mock";
import { isoDay, dayNumber } from "../../domain/dates/days";

it("a suspension is lifted automatically after its last day, with an event", async () => {
  const mock = await createTestMock();
  const token = await mock.enter("admin");
  const today = mock.ctx.store.db.today();
  const until = isoDay(dayNumber(today) + 3);
  const body = {
    version: 1,
    status: "temporarilySuspended",
    suspension: { reason: "Antibiotici", from: today, until },
  };
  expect((await mock.call("POST", "/donors/d1/suspend", { token, body })).status).toBe(200);
  const events: unknown[] = [];
  mock.ctx.hub.listen("u1", (event, payload) => events.push([event, payload]));
  const donor = async () => {
    const freshToken = await mock.enter("admin");
    return (await mock.call("GET", "/donors/d1", { token: freshToken })).body.donor;
  };

  await mock.control.setClock(`${until}T12:00:00Z`);
  expect(await donor()).toMatchObject({ status: "temporarilySuspended", version: 2 });
  await mock.control.setClock(`${isoDay(dayNumber(until) + 1)}T12:00:00Z`);
  const [first, second] = await Promise.all([donor(), donor()]);
  expect(first).toMatchObject({ status: "active", suspended: false, suspension: null, version: 3 });
  expect(second).toEqual(first);
  expect(events).toContainEqual(["donor.changed", { ids: ["d1"] }]);
  const { history } = (await mock.call("GET", "/donors/d1/history", { token: await mock.enter("admin") })).body;
  expect(history[0]).toMatchObject({ action: "suspend", author: { _id: null } });
});
