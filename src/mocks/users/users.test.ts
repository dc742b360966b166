import { beforeEach, describe, expect, it } from "vitest";
import { API, createTestMock, type TestMock } from "../test-support/mock";
import { answer } from "../transports/answer";

let mock: TestMock;
let admin: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Answer }>;
// oxlint-disable-next-line typescript/no-explicit-any -- tests read bodies as they expect them
type Answer = any;
const as = async (persona: "admin" | "manager" | "director" | "donor") => {
  const token = await mock.enter(persona);
  return (method: string, path: string, body?: unknown) => mock.call(method, path, { token, body });
};
const find = async (filter: (one: Answer) => boolean) =>
  (await admin("GET", "/users?limit=100")).body.users.find(filter) as Answer;
const twoZones = ({ areas }: Answer) => areas.length === 2;
/** Who has two zones signs in. */
async function enterTwoZones() {
  const { email, areas, _id } = await find(twoZones);
  const { authToken, refreshToken } = (await mock.login(email)).body;
  const call = (method: string, path: string, body?: unknown) => mock.call(method, path, { token: authToken, body });
  /** Who exports gets a file of lines. */
  const download = async (path: string) => {
    const headers = { Authorization: `Bearer ${authToken as string}` };
    return (await answer(mock, new Request(API + path, { headers }))).text();
  };
  return { call, download, areas: areas as string[], _id: _id as string, refreshToken };
}
beforeEach(async () => {
  mock = await createTestMock(200);
  admin = await as("admin");
});

describe("a manager of two zones", () => {
  it("reads, counts and searches both, and no third", async () => {
    const { call, areas } = await enterTwoZones();
    const zonesOf = (rows: { area: string }[]) => [...new Set(rows.map(({ area }) => area))].sort();
    const { donors, total } = (await call("GET", "/donors?limit=1000")).body;
    expect(zonesOf(donors)).toEqual(areas);
    const { donations } = (await call("GET", "/donations?limit=1000")).body;
    expect(donations.length).toBeGreaterThan(0);
    const due = (await call("GET", "/awards-due?limit=1000")).body.awardsDue;
    expect(areas).toEqual(expect.arrayContaining(zonesOf(due)));
    const counted = async (query: string) => (await call("GET", `/stats${query}`)).body.stats.donors.total as number;
    const [both, first, second, foreign] = await Promise.all(
      ["", `?area=${areas[0]}`, `?area=${areas[1]}`, "?area=Bergamo"].map(counted),
    );
    expect(first! + second!).toBe(both);
    expect(foreign).toBe(both);
    expect(both).toBeLessThanOrEqual(total);
    const stranger = (await admin("GET", "/donors?limit=1000")).body.donors.find(
      (one: Answer) => !areas.includes(one.area),
    );
    const hits = (await call("GET", `/search/?keyword=${encodeURIComponent(stranger.email ?? stranger.lastName)}`))
      .body;
    expect(hits.results.hits.map((hit: Answer) => hit._id)).not.toContain(stranger._id);
    for (const [at, area] of [...areas, "Bergamo"].entries())
      expect((await call("POST", "/donors", { firstName: "Ada", lastName: `Neri ${at}`, area })).status).toBe(
        areas.includes(area) ? 201 : 403,
      );
  });

  it("whose zones change while signed in has others from the next call on, and hears of it", async () => {
    const { call, _id } = await enterTwoZones();
    const heard: unknown[] = [];
    for (const id of [_id, "u1", "u3"]) mock.ctx.hub.listen(id, (event, payload) => heard.push([id, event, payload]));
    const { version } = (await admin("GET", `/users/${_id}`)).body.user;
    const { body } = await admin("PUT", `/users/${_id}`, { version, areas: ["Lecco"] });
    expect(body.user).toMatchObject({ areas: ["Lecco"], area: "Lecco", version: version + 1 });
    expect(heard).toEqual([
      [_id, "user.changed", { ids: [_id] }],
      ["u1", "user.changed", { ids: [_id] }],
    ]);
    const { donors } = (await call("GET", "/donors?limit=1000")).body;
    expect(new Set(donors.map(({ area }: Answer) => area))).toEqual(new Set(["Lecco"]));
  });
});

describe("the list", () => {
  const emails = async (query: string) =>
    (await admin("GET", `/users?limit=100&${query}`)).body.users.map((one: Answer) => one.email);

  it("is asked by role, words, zone and status, and ordered by name, e-mail, status and last sign-in", async () => {
    const of = (field: string, ...value: unknown[]) =>
      `filters=${encodeURIComponent(JSON.stringify([{ id: field, value }]))}`;
    const rule = (operator: string, value: string) =>
      `queryFilters=${encodeURIComponent(JSON.stringify({ combinator: "and", rules: [{ field: "areas", operator, value }] }))}`;
    const all = await emails("role=manager");
    const [cremona, lodi] = [
      await emails(`role=manager&${of("areas", "Cremona")}`),
      await emails(`role=manager&${of("areas", "Lodi")}`),
    ];
    expect(cremona.filter((one: string) => lodi.includes(one))).toHaveLength(1);
    expect(await emails(`role=manager&${rule("=", "Lodi")}`)).toEqual(lodi);
    expect((await emails(`role=manager&${rule("!=", "Lodi")}`)).length).toBe(all.length - lodi.length);
    expect(await emails(`role=manager&${rule("null", "")}`)).toHaveLength(1);
    expect(await emails(`${of("status", "inactive")}`)).toHaveLength(1);
    expect(await emails("query=colombo%20marta")).toEqual(["manager@gds.example"]);
    for (const order of ["lastName", "email", "status", "lastSignIn"])
      expect([...(await emails(`role=manager&order=${order}`))].sort()).toEqual([...all].sort());
    const times = (await admin("GET", "/users?limit=100&order=-lastSignIn")).body.users.map(
      (one: Answer) => one.lastSignIn,
    );
    expect(times.indexOf(null)).toBe(times.filter(Boolean).length);
  });

  it("is the administrators' alone", async () => {
    for (const persona of ["manager", "director", "donor"] as const)
      for (const path of ["/users", "/users/u1", "/users/u1/history", "/users/nobody"])
        expect((await (await as(persona))("GET", path)).status, `${persona} ${path}`).toBe(403);
  });
});

describe("what nobody does to themself", () => {
  it("is removing, demoting or deactivating the own account", async () => {
    const { version } = (await admin("GET", "/users/u1")).body.user;
    for (const change of [{ status: "inactive" }, { role: "director" }])
      expect((await admin("PUT", "/users/u1", { version, ...change })).body).toMatchObject({ code: "self" });
    expect((await admin("DELETE", "/users/u1")).status).toBe(409);
    // one's name is one's own
    expect((await admin("PUT", "/users/u1", { version, lastName: "Bonfanti Neri" })).status).toBe(200);
  });

  it("nor is it done to the last administrator who can sign in", async () => {
    const others = (await admin("GET", "/users?role=admin")).body.users.filter((one: Answer) => one._id !== "u1");
    for (const { _id, version } of others)
      expect((await admin("PUT", `/users/${_id}`, { version, status: "inactive" })).status).toBe(200);
    const { version } = (await admin("GET", "/users/u1")).body.user;
    const { status, body } = await admin("PUT", "/users/u1", { version, role: "manager", areas: ["Lodi"] });
    expect([status, body.code]).toEqual([409, "lastAdmin"]);
    expect(body.message).toContain("ultimo amministratore");
  });
});

describe("who is deactivated", () => {
  it("is out from the next call on, is told why, and comes back with the same zones", async () => {
    const { call, _id, areas, refreshToken } = await enterTwoZones();
    const { version, email } = (await admin("GET", `/users/${_id}`)).body.user;
    await admin("PUT", `/users/${_id}`, { version, status: "inactive" });
    expect((await call("GET", "/donors")).status).toBe(401);
    const refused = await mock.call("POST", "/auth/refresh-token", { body: { refreshToken } });
    expect([refused.status, refused.body.code]).toEqual([401, "inactive"]);
    expect((await mock.login(email)).body.code).toBe("inactive");
    const back = await admin("PUT", `/users/${_id}`, { version: version + 1, status: "active" });
    expect(back.body.user).toMatchObject({ status: "active", areas });
    expect((await mock.login(email)).status).toBe(200);
  });
});

describe("an invitation", () => {
  const people = [{ email: "nuova@posta.example", firstName: "Nuova", lastName: "Rossi" }];
  const form = { role: "manager", areas: ["Lodi", "Lecco"], people };

  it("is followed to a first login, with the role and zones that it was for", async () => {
    const { results } = (await admin("POST", "/users", form)).body;
    expect(results[0]).toMatchObject({
      outcome: "invited",
      user: { status: "staged", areas: form.areas, lastSignIn: null },
    });
    const [mail] = await mock.control.mails();
    expect(mail).toMatchObject({ to: people[0]!.email });
    const token = mail!.links[0]!.split("token=")[1];
    const { body } = await mock.call("POST", "/auth/first-login", {
      body: { token, password: "Dodici caratteri", privacy: true },
    });
    expect(body.user).toMatchObject({ role: "manager", status: "active", areas: form.areas });
    expect(await find((one) => one.email === people[0]!.email)).toMatchObject({
      status: "active",
      invitation: { by: { _id: "u1" } },
    });
  });

  it("that is sent again ends the former one, and one that is withdrawn holds no more", async () => {
    const { user } = (await admin("POST", "/users", form)).body.results[0];
    const linkOf = async () => (await mock.control.mails())[0]!.links[0]!.split("token=")[1];
    const first = await linkOf();
    expect((await admin("POST", `/users/${user._id}/invite`)).status).toBe(200);
    const second = await linkOf();
    expect((await admin("DELETE", `/users/${user._id}?version=1`)).status).toBe(200);
    for (const token of [first, second])
      expect(
        (await mock.call("POST", "/auth/first-login", { body: { token, password: "Dodici caratteri" } })).status,
      ).toBe(400);
    expect((await admin("GET", `/users/${user._id}`)).status).toBe(404);
    expect((await admin("POST", "/users/check", form)).body.results[0].outcome).toBe("new");
  });

  it("to an address that is corrected ends the stranger's link, and goes to the right one", async () => {
    const { user } = (await admin("POST", "/users", form)).body.results[0];
    const newest = async () => (await mock.control.mails())[0]!;
    const follow = (link: string) =>
      mock.call("POST", "/auth/first-login", {
        body: { token: link.split("token=")[1], password: "Dodici caratteri", privacy: true },
      });
    const former = await newest();
    const change = { version: user.version, email: "giusta@posta.example" };
    const { body } = await admin("PUT", `/users/${user._id}`, change);
    expect(body.user).toMatchObject({ email: change.email, status: "staged", formerInvitations: [expect.anything()] });
    expect(await newest()).toMatchObject({ to: change.email });
    expect((await follow(former.links[0]!)).status).toBe(400);
    expect((await follow((await newest()).links[0]!)).body.user).toMatchObject({ email: change.email });
  });

  it("that is sent again, as a lock that is taken off, is told to other administrators", async () => {
    const { user } = (await admin("POST", "/users", form)).body.results[0];
    for (let tries = 0; tries < 5; tries++) await mock.login("manager@gds.example", "no");
    const heard: unknown[] = [];
    mock.ctx.hub.listen("u1", (_event, payload) => heard.push(payload));
    await admin("POST", `/users/${user._id}/invite`);
    await admin("POST", "/users/u3/unlock");
    // who isn't locked is told of to nobody
    await admin("POST", "/users/u3/unlock");
    expect(heard).toEqual([{ ids: [user._id] }, { ids: ["u3"] }]);
    const { activities } = (await admin("GET", "/users/u1/history?kind=users&limit=2")).body;
    expect(activities.map((one: Answer) => one.fields)).toEqual([["lockedUntil"], ["invitation"]]);
  });

  it("of 500 addresses has 500 results, and tells which exist, as what", async () => {
    const many = Array.from({ length: 497 }, (_, at) => ({ email: `p${at}@posta.example` }));
    const known = ["donor@gds.example", "DIRECTOR@gds.example", "nessuno"].map((email) => ({ email }));
    const { results } = (await admin("POST", "/users", { ...form, people: [...many, ...known] })).body;
    expect(results.map((one: Answer) => one.outcome).filter((one: string) => one === "invited")).toHaveLength(497);
    expect(results.slice(-3)).toMatchObject([
      { outcome: "exists", role: "donor" },
      { outcome: "exists", role: "director", user: { _id: "u2" } },
      { outcome: "refused" },
    ]);
    expect(results.at(-3).user).toBeUndefined();
  });
});

it("what somebody did lately is told by kind and in pages, the newest first", async () => {
  const manager = await as("manager");
  const { donor } = (await manager("POST", "/donors", { firstName: "Ada", lastName: "Neri", area: "Bergamo" })).body;
  await manager("POST", "/donations", { donorId: donor._id, type: 1, date: "2026-11-19", place: "Lodi" });
  await manager("POST", "/exports", { entity: "donors", format: "xlsx", scope: "all", rows: 7, columns: ["lastName"] });
  const did = async (query: string) => (await admin("GET", `/users/u3/history${query}`)).body;
  const { activities, total } = await did("");
  expect(total).toBe(3);
  expect(activities.map((one: Answer) => one.kind).sort()).toEqual(["donations", "donors", "exports"]);
  expect((await did("?kind=donations")).activities).toMatchObject([
    { action: "create", person: { _id: donor._id, firstName: "Ada", lastName: "Neri", role: "donor" } },
  ]);
  expect((await did("?kind=exports")).activities).toMatchObject([
    { rows: 7, format: "xlsx", entity: "donors", person: null },
  ]);
  expect((await did("?limit=1&skip=1")).activities).toHaveLength(1);
});

it("who was locked by wrong passwords is told as such, and let in again at once", async () => {
  for (let tries = 0; tries < 5; tries++) await mock.login("manager@gds.example", "no");
  expect(await find((one) => one._id === "u3")).toMatchObject({ status: "lockedOut", lockedUntil: expect.any(String) });
  expect((await admin("POST", "/users/u3/unlock")).body.user).toMatchObject({ status: "active", lockedUntil: null });
  expect((await mock.login("manager@gds.example")).status).toBe(200);
});

it("a zone that was deleted can't be given to anybody", async () => {
  const { zone } = (await admin("POST", "/zones", { name: "Como" })).body;
  const { _id, version, areas } = await find(twoZones);
  const give = (at: number) => admin("PUT", `/users/${_id}`, { version: at, areas: [...areas, "Como"] });
  const { body } = await give(version);
  expect(body.user.areas).toContain("Como");
  await admin("PUT", `/users/${_id}`, { version: body.user.version, areas });
  expect((await admin("DELETE", `/zones/${zone._id}?version=${zone.version}`)).status).toBe(200);
  expect((await give(body.user.version + 1)).status).toBe(422);
});
