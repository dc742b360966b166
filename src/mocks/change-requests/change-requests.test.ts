import { beforeEach, expect, it } from "vitest";
import type { Persona } from "../control";
import { putRequest } from "./request-records";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
const as = async (persona: Persona) => {
  const token = await mock.enter(persona);
  return (method: string, path: string, body?: unknown) => mock.call(method, path, { token, body });
};
type Call = Awaited<ReturnType<typeof as>>;
let [donor, admin, manager]: Call[] = [];
// oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
type Body = any;

const own = async (): Promise<Body> => (await donor!("GET", "/registration/d1")).body;
const ask = async (values: object): Promise<Body> => {
  const { version } = (await own()).donor;
  return donor!("PUT", "/registration/d1", { version, ...values });
};
const open = async (call = admin): Promise<Body[]> => (await call!("GET", "/change-requests")).body.requests;
const answer = async (body: object, call = admin): Promise<Body> => {
  const [request] = await open(call);
  const { revision, donor: record } = request;
  return call!("POST", `/change-requests/${request._id}`, { revision, version: record.version, ...body });
};
const history = async (): Promise<Body[]> => (await admin!("GET", "/donors/d1/history")).body.history;
const notes = async (call: Call): Promise<string[]> =>
  (await call("GET", "/notifications")).body.notifications.map(({ title }: Body) => title);
const asked = "Modifica da confermare";

/** Creates another record of d1's person. @returns its id */
const createTwin = async (zone?: string): Promise<string> => {
  const { lastName, firstName, birthday, area } = (await admin!("GET", "/donors/d1")).body.donor;
  const twin = { lastName, firstName, birthday, area: zone ?? area };
  return (await admin!("POST", "/donors", twin)).body.donor._id;
};
/** Merges two records; the zone is the survivor's. @returns the merge's id */
const merge = async (survivor: string, other: string): Promise<string> => {
  const versionOf = async (id: string) => (await admin!("GET", `/donors/${id}`)).body.donor.version;
  const versions = { version: await versionOf(survivor), otherVersion: await versionOf(other) };
  const { status, body } = await admin!("POST", "/merges", {
    ...{ survivor, other, ...versions },
    ...{ choices: { area: survivor }, same: [] },
  });
  expect(status).toBe(201);
  return body.merge._id;
};

beforeEach(async () => {
  mock = await createTestMock(60);
  [donor, admin, manager] = [await as("donor"), await as("admin"), await as("manager")];
});

it("a donor's surname waits for the office, the telephone is saved at once", async () => {
  const { lastName } = (await own()).donor;
  const { body } = await ask({ lastName: "Verdi", mobile: "347 5550142" });
  expect(body.donor).toMatchObject({ lastName, mobile: "347 5550142" });
  expect(body.changeRequest).toMatchObject({
    state: "open",
    changes: [{ field: "lastName", from: lastName, to: "Verdi" }],
  });
  expect((await own()).changeRequest).toEqual(body.changeRequest);
  expect(await open()).toMatchObject([{ _id: "d1", donor: { _id: "d1", lastName } }]);
  expect([await notes(admin!), await notes(manager!)].map((titles) => titles.includes(asked))).toEqual([true, true]);
  expect((await history())[0]).toMatchObject({ author: { _id: "d1" }, changes: [{ field: "changeRequested" }] });
});

it("the office accepts: the value is valid, and the history has both people", async () => {
  await ask({ lastName: "Verdi", fiscalCode: null });
  expect((await answer({ state: "accepted" })).body.donor.lastName).toBe("Verdi");
  expect(await own()).toMatchObject({ donor: { lastName: "Verdi" }, changeRequest: null });
  const [last] = await history();
  expect(last.author._id).toMatch(/^u/);
  expect(last.reason).toMatch(/^Chiesto da .+ il \d+/);
  expect(last.changes.map(({ field }: Body) => field).sort()).toEqual(["fiscalCode", "lastName"]);
  expect(await notes(donor!)).toContain("La sede ha accettato la tua modifica");
  expect(await open()).toEqual([]);
});

it("the office refuses with a reason, which the donor reads until it is removed or asked again", async () => {
  await ask({ gender: "F" });
  expect((await answer({ state: "refused" })).status).toBe(422);
  const { donor: before } = await own();
  expect((await answer({ state: "refused", reason: "Serve il documento" })).status).toBe(200);
  const { donor: after, changeRequest } = await own();
  expect(after).toEqual(before);
  expect(changeRequest).toMatchObject({ state: "refused", reason: "Serve il documento" });
  expect(await open()).toEqual([]);
  expect((await ask({ gender: "F" })).body.changeRequest.state).toBe("open");
  expect((await answer({ state: "refused", reason: "No" })).status).toBe(200);
  const { revision } = (await own()).changeRequest;
  expect((await donor!("DELETE", `/change-requests/d1?revision=${revision}`)).status).toBe(200);
  expect((await own()).changeRequest).toBeNull();
});

it("a donor changes and withdraws the request; an answer to the earlier one is refused", async () => {
  const { lastName, firstName } = (await own()).donor;
  await ask({ lastName: "Verdi" });
  const [before] = await open();
  await ask({ lastName: "Verdi", firstName: "Ada" });
  expect((await open())[0].changes.map(({ field }: Body) => field)).toEqual(["lastName", "firstName"]);
  expect((await answer({ state: "accepted", revision: before.revision })).body.code).toBe("version");
  // a form without the field keeps the wish, the valid value withdraws it
  await ask({ firstName });
  expect((await open())[0].changes.map(({ field }: Body) => field)).toEqual(["lastName"]);
  const stale = await donor!("DELETE", `/change-requests/d1?revision=${before.revision}`);
  expect(stale.body.code).toBe("version");
  await ask({ lastName });
  expect([await open(), (await own()).changeRequest]).toEqual([[], null]);
  expect((await history())[0].changes).toMatchObject([{ field: "changeWithdrawn" }]);
  // one notification, whatever the donor changes
  expect((await notes(admin!)).filter((title) => title === asked)).toHaveLength(1);
});

it("a request is checked like the form, when it is made and when it is accepted", async () => {
  const { fiscalCode } = (await admin!("GET", "/donors/d7")).body.donor;
  expect((await ask({ birthday: "2999-01-01" })).status).toBe(422);
  expect((await ask({ fiscalCode, mobile: "347 5550142" })).body.code).toBe("fiscalCode");
  expect((await own()).donor.mobile).not.toBe("347 5550142");
  const { version } = (await admin!("GET", "/donors/d7")).body.donor;
  await admin!("PUT", "/donors/d7", { version, fiscalCode: null });
  expect((await ask({ fiscalCode })).status).toBe(200);
  await admin!("PUT", "/donors/d7", { version: version + 1, fiscalCode });
  expect((await answer({ state: "accepted" })).body.code).toBe("fiscalCode");
  expect(await open()).toHaveLength(1);
});

it("a record that the office has changed meanwhile isn't overwritten unseen; the same value closes the request", async () => {
  await ask({ lastName: "Verdi", firstName: "Ada" });
  const [{ donor: record }] = await open();
  await admin!("PUT", "/donors/d1", { version: record.version, lastName: "Bianchi" });
  expect((await answer({ state: "accepted", version: record.version })).body).toMatchObject({
    code: "version",
    current: { lastName: "Bianchi" },
  });
  const [now] = await open();
  expect([now.donor.lastName, now.changes[0]]).toMatchObject(["Bianchi", { from: record.lastName, to: "Verdi" }]);
  await admin!("PUT", "/donors/d1", { version: now.donor.version, lastName: "Verdi", firstName: "Ada" });
  expect([await open(), (await own()).changeRequest]).toEqual([[], null]);
});

it.each(["open", "refused"])(
  "a wish that the office fulfils by itself closes the %s request for good",
  async (state) => {
    await ask({ lastName: "Verdi", firstName: "Ada" });
    if (state === "refused") await answer({ state, reason: "Serve il documento" });
    const office = async (values: object) => {
      const { version } = (await admin!("GET", "/donors/d1")).body.donor;
      await admin!("PUT", "/donors/d1", { version, ...values });
    };
    await office({ lastName: "Verdi" });
    await office({ lastName: "Verdì" });
    const { changeRequest } = await own();
    expect(changeRequest).toMatchObject({ state, changes: [{ field: "firstName", to: "Ada" }] });
    await office({ firstName: "Ada" });
    await office({ firstName: "Adele" });
    expect([await open(), (await own()).changeRequest]).toEqual([[], null]);
  },
);

it("managers see and answer the requests of the donor's present zone", async () => {
  await ask({ lastName: "Verdi" });
  const [{ donor: record }] = await open(manager);
  await admin!("PUT", "/donors/d1", { version: record.version, area: "Lodi" });
  expect(await open(manager)).toEqual([]);
  const body = { state: "refused", reason: "No", revision: 1, version: 1 };
  expect((await manager!("POST", "/change-requests/d1", body)).status).toBe(403);
  expect(await open()).toHaveLength(1);
  const director = await as("director");
  expect([await director("GET", "/change-requests"), await donor!("GET", "/change-requests")]).toMatchObject([
    { status: 403 },
    { status: 403 },
  ]);
});

const setStatus = async (status: string) => {
  const { version } = (await admin!("GET", "/donors/d1")).body.donor;
  return admin!("PUT", "/donors/d1", { version, status, statusReason: "Certificato ricevuto per errore" });
};
it.each([
  ["deleted", async () => admin!("DELETE", "/donors/d1"), async () => admin!("POST", "/donors/d1/restore")],
  ["recorded as dead", async () => setStatus("dead"), async () => setStatus("active")],
])(
  "the request of a donor who is %s isn't listed, and is again after that is taken back",
  async (_state, end, takeBack) => {
    await ask({ lastName: "Verdi" });
    const before = await open();
    expect((await end()).status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await takeBack()).status).toBe(200);
    const { changeRequest } = await own();
    expect(await open()).toMatchObject([{ ...changeRequest, revision: before[0].revision }]);
  },
);

/** @returns a function that counts how often users are notified; managers are named by their zones now */
function watchNotified() {
  const { db } = mock.ctx.store;
  const users = db.records.all("user").map(({ _id, role, areas }) => [_id, role === "admin" ? role : areas.join()]);
  return () => {
    const notes = db.records.all("notification").filter(({ title }) => title === asked);
    const counts = users.map(([id, name]) => [name, notes.filter(({ userId }) => userId === id).length]);
    return Object.fromEntries(counts.filter(([, count]) => count !== 0));
  };
}
const IN_LODI = { Lodi: 1, "Cremona,Lodi": 1 };

it("when a donor with an open request moves, the managers of the other zone are notified, and nobody else again", async () => {
  const notified = watchNotified();
  const { area } = (await own()).donor;
  const move = async (to: string) =>
    admin!("PUT", "/donors/d1", { version: (await own()).donor.version, area: to, mobile: "347 5550142" });
  await move("Lodi");
  expect(notified()).toEqual({});
  await move(area);
  await ask({ lastName: "Verdi" });
  const before = notified();
  expect(before).toEqual({ admin: 1, [area]: 1 });
  await move("Lodi");
  expect(notified()).toEqual({ ...before, ...IN_LODI });
  await move("Cremona");
  expect(notified()).toEqual({ ...before, ...IN_LODI, Cremona: 1 });
});

/** Merges the donor's zone into Lodi. @returns the path of the zone */
const mergeZone = async (): Promise<string> => {
  const { zones } = (await admin!("GET", "/zones")).body;
  const zoneOf = (area: string) => zones.find(({ name }: Body) => name === area);
  const { _id, version } = zoneOf(mock.ctx.store.db.donorRecord("d1")!.area);
  expect((await admin!("POST", `/zones/${_id}/merge`, { version, into: zoneOf("Lodi")._id })).status).toBe(200);
  return `/zones/${_id}`;
};

it("when zones are merged, only the managers of the other zone are notified, and nobody when that is taken back", async () => {
  const notified = watchNotified();
  await ask({ lastName: "Verdi" });
  const before = notified();
  const zone = await mergeZone();
  expect(notified()).toEqual({ ...before, ...IN_LODI });
  expect((await admin!("POST", `${zone}/restore`)).status).toBe(200);
  expect(notified()).toEqual({ ...before, ...IN_LODI });
});

it.each([
  ["dead", async () => setStatus("dead"), async () => setStatus("active")],
  ["deleted", async () => admin!("DELETE", "/donors/d1"), async () => admin!("POST", "/donors/d1/restore")],
])(
  "a donor who is moved while %s: the managers of the other zone are notified once that is taken back",
  async (_state, end, takeBack) => {
    const notified = watchNotified();
    await ask({ lastName: "Verdi" });
    const before = notified();
    expect((await end()).status).toBe(200);
    await mergeZone();
    expect(notified()).toEqual(before);
    expect((await takeBack()).status).toBe(200);
    expect(notified()).toEqual({ ...before, ...IN_LODI });
    // not again at each undo
    expect((await end()).status).toBe(200);
    expect((await takeBack()).status).toBe(200);
    expect(notified()).toEqual({ ...before, ...IN_LODI });
    expect((await own()).changeRequest).not.toHaveProperty("notified");
  },
);

it("when records of two zones are merged, managers are notified of the request of the merged one alone", async () => {
  const notified = watchNotified();
  await ask({ lastName: "Verdi" });
  const before = notified();
  await merge("d1", await createTwin("Lodi"));
  expect(notified()).toEqual(before);
  await merge(await createTwin("Lodi"), "d1");
  expect(notified()).toEqual({ ...before, ...IN_LODI });
});

it("when records are separated, the managers of the zone into which the donor's own was merged are notified, once", async () => {
  const notified = watchNotified();
  await ask({ lastName: "Verdi" });
  const before = notified();
  const survivor = await createTwin("Cremona");
  const mergeId = await merge(survivor, "d1");
  expect(notified()).toEqual({ ...before, Cremona: 1, "Cremona,Lodi": 1 });
  await mergeZone();
  expect(notified()).not.toHaveProperty("Lodi");
  const { version } = (await admin!("GET", `/donors/${survivor}`)).body.donor;
  expect((await admin!("POST", `/merges/${mergeId}/separate`, { version, toOther: null })).status).toBe(200);
  expect((await admin!("GET", "/donors/d1")).body.donor.area).toBe("Lodi");
  expect(notified()).toEqual({ ...before, Cremona: 1, ...IN_LODI });
});

it("a request that was stored before it named who knows of it is read, and a write of its donor notifies them", async () => {
  await ask({ lastName: "Verdi" });
  const { db } = mock.ctx.store;
  const { notified: _none, ...value } = db.records.get("changeRequest", "d1")!;
  db.records.apply({ model: "changeRequest", id: "d1", value: value as typeof value & { notified: [] } });
  const before = watchNotified()();
  const { donor: record } = await own();
  const move = { version: record.version, area: "Lodi" };
  expect((await admin!("PUT", "/donors/d1", move)).status).toBe(200);
  expect(watchNotified()()).toEqual({ ...before, admin: 2, ...IN_LODI });
  expect((await ask({ lastName: "Bianchi" })).status).toBe(200);
  expect((await open()).map(wishes)).toEqual([{ lastName: "Bianchi" }]);
});

it("the request of a merged record follows the survivor", async () => {
  await ask({ lastName: "Verdi" });
  const { lastName } = (await own()).donor;
  const survivor = await createTwin();
  await merge(survivor, "d1");
  expect(await open()).toMatchObject([{ _id: "d1", donor: { _id: survivor, lastName } }]);
  expect((await answer({ state: "accepted" })).body.donor).toMatchObject({ _id: survivor, lastName: "Verdi" });
});

/** The requests of d1 and of a record of the same person. */
const askTwice = async (state: "open" | "refused") => {
  const { db } = mock.ctx.store;
  const other = await createTwin();
  const changes = [
    { field: "firstName", from: null, to: "Ada" },
    { field: "lastName", from: null, to: "Bianchi" },
  ] as const;
  const date = new Date(db.now() - 60_000).toISOString();
  const old = { _id: other, state: "open", date, reason: null } as const;
  putRequest(db, { ...old, changes: [...changes] });
  await ask({ lastName: "Verdi" });
  if (state === "refused") expect((await refuse("d1", "Serve il documento")).status).toBe(200);
  return other;
};
const refuse = async (id: string, reason: string) => {
  const { revision, donor: record } = (await open()).find(({ _id }) => _id === id);
  return admin!("POST", `/change-requests/${id}`, { state: "refused", reason, revision, version: record.version });
};
const wishes = (request: Body) => Object.fromEntries(request.changes.map(({ field, to }: Body) => [field, to]));
const all = { firstName: "Ada", lastName: "Verdi" };

it("the open requests of merged records are one for the office and the donor, and two after the separation", async () => {
  const other = await askTwice("open");
  const mergeId = await merge("d1", other);
  const [joined, ...more] = await open();
  expect([wishes(joined), wishes((await own()).changeRequest), more]).toEqual([all, all, []]);
  const { version } = (await own()).donor;
  expect((await admin!("POST", `/merges/${mergeId}/separate`, { version, toOther: null })).status).toBe(200);
  const apart = await open();
  expect(Object.fromEntries(apart.map((request) => [request._id, wishes(request)]))).toEqual({
    d1: { lastName: "Verdi" },
    [other]: { firstName: "Ada", lastName: "Bianchi" },
  });
});

it("a newer wish wins, even after a write has shortened the older request", async () => {
  await merge("d1", await askTwice("open"));
  const { version } = (await own()).donor;
  await admin!("PUT", "/donors/d1", { version, firstName: "Ada" });
  expect(wishes((await own()).changeRequest)).toEqual({ lastName: "Verdi" });
});

it("an answer, a withdrawal and another wish are about all requests of merged records", async () => {
  await merge("d1", await askTwice("open"));
  const { body } = await ask({ gender: "F" });
  expect(wishes(body.changeRequest)).toEqual({ ...all, gender: "F" });
  expect(await open()).toHaveLength(1);
  expect((await answer({ state: "accepted" })).body.donor).toMatchObject({ ...all, gender: "F" });
  expect([await open(), (await own()).changeRequest]).toEqual([[], null]);
});

it("a donor withdraws the requests of both merged records, and the office refuses both", async () => {
  await merge("d1", await askTwice("open"));
  const { revision } = (await own()).changeRequest;
  expect((await donor!("DELETE", `/change-requests/d1?revision=${revision}`)).body.changeRequest).toBeNull();
  expect(await open()).toEqual([]);
  await merge("d1", await askTwice("open"));
  expect((await answer({ state: "refused", reason: "No" })).status).toBe(200);
  expect((await own()).changeRequest).toMatchObject({ state: "refused" });
  expect([wishes((await own()).changeRequest), await open()]).toEqual([all, []]);
});

it("an open request of a merged record isn't behind the newer refusal of the other", async () => {
  await merge("d1", await askTwice("refused"));
  expect((await own()).changeRequest).toMatchObject({ state: "open" });
  expect(wishes((await own()).changeRequest)).toEqual({ firstName: "Ada", lastName: "Bianchi" });
  await ask({ gender: "F" });
  expect(wishes((await own()).changeRequest)).toEqual({ firstName: "Ada", lastName: "Bianchi", gender: "F" });
});

it("the list has pages, and those of a zone or a donor alone", async () => {
  await ask({ lastName: "Verdi" });
  const twin = await createTwin();
  const { db } = mock.ctx.store;
  const changes = [{ field: "gender" as const, from: null, to: "F" }];
  putRequest(db, { _id: twin, state: "open", date: db.instant(), changes, reason: null });
  const list = async (query: string) => {
    const { total, requests } = (await admin!("GET", `/change-requests?${query}`)).body;
    return [total, ...requests.map(({ _id }: Body) => _id)];
  };
  const { area, version } = (await admin!("GET", `/donors/${twin}`)).body.donor;
  expect(await list("limit=1")).toEqual([2, "d1"]);
  expect(await list("skip=1&limit=1")).toEqual([2, twin]);
  expect(await list(`donor=${twin}`)).toEqual([1, twin]);
  await admin!("PUT", `/donors/${twin}`, { version, area: area === "Lodi" ? "Bergamo" : "Lodi" });
  expect(await list(`area=${area}`)).toEqual([1, "d1"]);
  expect((await admin!("GET", "/change-requests?limit=0")).status).toBe(400);
});

it("no other call of a donor changes the identity", async () => {
  const { version, mobile } = (await own()).donor;
  expect((await donor!("PUT", "/donors/d1", { version, lastName: "Verdi" })).status).toBe(403);
  expect((await donor!("PUT", "/auth/update-profile", { lastName: "Verdi" })).status).toBe(403);
  expect((await donor!("PUT", "/donors/d1", { version, mobile })).status).toBe(200);
});

it("staff change the same fields at once, and so does a donor who isn't activated yet", async () => {
  const { version } = (await own()).donor;
  expect((await admin!("PUT", "/donors/d1", { version, lastName: "Verdi" })).body.donor.lastName).toBe("Verdi");
  const { db } = mock.ctx.store;
  db.putDonor({ ...db.donor("d1")!, status: "verified" });
  const { body } = await ask({ lastName: "Bianchi" });
  expect([body.donor.lastName, body.changeRequest]).toEqual(["Bianchi", null]);
});
