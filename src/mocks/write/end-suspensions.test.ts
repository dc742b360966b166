import { expect, it } from "vitest";
import { createTestMock } from "../test-support/mock";
import { isoDay, dayNumber } from "../../domain/dates/days";

it("a suspension with an end is lifted by itself once its last day is over, and its staff are told", async () => {
  const mock = await createTestMock();
  const token = await mock.enter("admin");
  const today = mock.ctx.store.db.today();
  const until = isoDay(dayNumber(today) + 3);
  const body = { version: 1, status: "temporarilySuspended", reason: "Antibiotici", from: today, until };
  expect((await mock.call("POST", "/donors/d1/suspend", { token, body })).status).toBe(200);
  const heard: unknown[] = [];
  mock.ctx.hub.listen("u1", (event, payload) => heard.push([event, payload]));
  const donor = async () => {
    const again = await mock.enter("admin");
    return (await mock.call("GET", "/donors/d1", { token: again })).body.donor;
  };

  await mock.control.setClock(`${until}T12:00:00Z`);
  expect(await donor()).toMatchObject({ status: "temporarilySuspended", version: 2 });
  await mock.control.setClock(`${isoDay(dayNumber(until) + 1)}T12:00:00Z`);
  const [one, other] = await Promise.all([donor(), donor()]);
  expect(one).toMatchObject({ status: "active", suspended: false, suspension: null, version: 3 });
  expect(other).toEqual(one);
  expect(heard).toContainEqual(["donor.changed", { ids: ["d1"] }]);
  const { history } = (await mock.call("GET", "/donors/d1/history", { token: await mock.enter("admin") })).body;
  expect(history[0]).toMatchObject({ action: "suspend", author: { _id: null } });
});
