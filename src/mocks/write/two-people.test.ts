import { expect, it } from "vitest";
import { createTestMock } from "../test-support/mock";
import { stateOf, replay } from "../test-support/changes";
import { createDb } from "../db/create-db";

/** Writes of a donor that two users have read at version 1. */
const ACTS = {
  save: { method: "PUT", path: "/donors/d1", body: { version: 1, city: "Seriate" } },
  otherSave: { method: "PUT", path: "/donors/d1", body: { version: 1, city: "Dalmine" } },
  delete: { method: "DELETE", path: "/donors/d1?version=1" },
  suspend: {
    method: "POST",
    path: "/donors/d1/suspend",
    body: { version: 1, status: "suspended", suspension: { reason: "Accertamenti", from: "2026-11-20", until: null } },
  },
  restore: { method: "POST", path: "/donors/d1/restore" },
} as const;
type Act = keyof typeof ACTS;

it.each<[first: Act, second: Act, status: number, code: string]>([
  ["save", "otherSave", 409, "version"],
  ["save", "delete", 409, "version"],
  ["delete", "save", 409, "deleted"],
  ["delete", "suspend", 409, "deleted"],
  ["suspend", "save", 409, "version"],
  ["save", "suspend", 409, "version"],
  ["suspend", "delete", 409, "version"],
])(
  "after %s by one user, %s by another with the former version is refused, with the first author",
  async (first, second, status, code) => {
    const mock = await createTestMock();
    const [ada, marta] = [await mock.enter("admin"), await mock.enter("admin")];
    const events: unknown[] = [];
    mock.ctx.hub.listen("u1", (event, payload) => events.push([event, payload]));
    const call = (token: string, act: Act) => {
      const { method, path, ...rest } = ACTS[act];
      return mock.call(method, path, { token, ...rest });
    };
    expect((await call(ada, first)).status).toBe(200);
    expect(events).toEqual([["donor.changed", { ids: ["d1"] }]]);
    const after = stateOf(mock.ctx.store.db);
    const late = await call(marta, second);
    expect(late).toMatchObject({ status, body: { code, changed: { author: { name: "Ada Bonfanti" } } } });
    expect(stateOf(mock.ctx.store.db)).toEqual(after);
    expect(events).toHaveLength(1);
  },
);

it("after a deletion and a restore, a save with the former version is refused, and one with the current version is stored", async () => {
  const mock = await createTestMock();
  const pristine = stateOf(
    await createDb({ donors: mock.ctx.store.db.donors.rows().length, now: () => mock.ctx.store.db.now() }),
  );
  const token = await mock.enter("admin");
  const act = (name: Act) => {
    const { method, path, ...rest } = ACTS[name];
    return mock.call(method, path, { token, ...rest });
  };
  await act("delete");
  expect((await act("restore")).body.donor.version).toBe(3);
  const late = await act("save");
  expect(late).toMatchObject({ status: 409, body: { code: "version", current: { version: 3 } } });
  const again = await mock.call("PUT", "/donors/d1", { token, body: { version: 3, city: "Seriate" } });
  expect(again.body.donor).toMatchObject({ city: "Seriate", version: 4 });
  const { db } = mock.ctx.store;
  const history = db.records.all("history").sort((a, b) => Number(a._id.slice(1)) - Number(b._id.slice(1)));
  expect(replay(pristine, history)).toEqual(stateOf(db));
});
