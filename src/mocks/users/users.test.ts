import { beforeEach, describe, expect, it } from "vitest";
import { API, createTestMock, type TestMock } from "../test-support/mock";
import { answer } from "../transports/answer";

let mock: TestMock;
let admin: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Body }>;
// oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
type Body = any;
const as = async (persona: "admin" | "manager" | "director" | "donor") => {
  const token = await mock.enter(persona);
  return (method: string, path: string, body?: unknown) => mock.call(method, path, { token, body });
};
const find = async (filter: (user: Body) => boolean) =>
  (await admin("GET", "/users?limit=100")).body.users.find(filter) as Body;
const twoZones = ({ areas }: Body) => areas.length === 2;
/** Signs in as the manager of two zones. */
async function enterTwoZones() {
  const { email, areas, _id } = await find(twoZones);
  const { authToken, refreshToken } = (await mock.login(email)).body;
  const call = (method: string, path: string, body?: unknown) => mock.call(method, path, { token: authToken, body });
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
  it("reads, counts and searches both zones, and no third", async () => {
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
    const otherDonor = (await admin("GET", "/donors?limit=1000")).body.donors.find(
      (user: Body) => !areas.includes(user.area),
    );
    const hits = (await call("GET", `/search/?keyword=${encodeURIComponent(otherDonor.email ?? otherDonor.lastName)}`))
      .body;
    expect(hits.results.hits.map((hit: Body) => hit._id)).not.toContain(otherDonor._id);
    for (const [at, area] of [...areas, "Bergamo"].entries())
      expect((await call("POST", "/donors", { firstName: "Ada", lastName: `Neri ${at}`, area })).status).toBe(
        areas.includes(area) ? 201 : 403,
      );
  });

  it("gets an event when the zones are changed, and the new zones from the next call on", async () => {
    const { call, _id } = await enterTwoZones();
    const events: unknown[] = [];
    for (const id of [_id, "u1", "u3"]) mock.ctx.hub.listen(id, (event, payload) => events.push([id, event, payload]));
    const { version } = (await admin("GET", `/users/${_id}`)).body.user;
    const { body } = await admin("PUT", `/users/${_id}`, { version, areas: ["Lecco"] });
    expect(body.user).toMatchObject({ areas: ["Lecco"], area: "Lecco", version: version + 1 });
    expect(events).toEqual([
      [_id, "user.changed", { ids: [_id] }],
      ["u1", "user.changed", { ids: [_id] }],
    ]);
    const { donors } = (await call("GET", "/donors?limit=1000")).body;
    expect(new Set(donors.map(({ area }: Body) => area))).toEqual(new Set(["Lecco"]));
  });
});

describe("the list", () => {
  const emails = async (query: string) =>
    (await admin("GET", `/users?limit=100&${query}`)).body.users.map((user: Body) => user.email);

  it("can be filtered by role, text, zone and status, and sorted by name, e-mail, status and last sign-in", async () => {
    const filterBy = (field: string, ...value: unknown[]) =>
      `filters=${encodeURIComponent(JSON.stringify([{ id: field, value }]))}`;
    const rule = (operator: string, value: string) =>
      `queryFilters=${encodeURIComponent(JSON.stringify({ combinator: "and", rules: [{ field: "areas", operator, value }] }))}`;
    const all = await emails("role=manager");
    const [cremona, lodi] = [
      await emails(`role=manager&${filterBy("areas", "Cremona")}`),
      await emails(`role=manager&${filterBy("areas", "Lodi")}`),
    ];
    expect(cremona.filter((email: string) => lodi.includes(email))).toHaveLength(1);
    expect(await emails(`role=manager&${rule("=", "Lodi")}`)).toEqual(lodi);
    expect((await emails(`role=manager&${rule("!=", "Lodi")}`)).length).toBe(all.length - lodi.length);
    expect(await emails(`role=manager&${rule("null", "")}`)).toHaveLength(1);
    expect(await emails(`${filterBy("status", "inactive")}`)).toHaveLength(1);
    expect(await emails("query=colombo%20marta")).toEqual(["manager@gds.example"]);
    for (const order of ["lastName", "email", "status", "lastSignIn"])
      expect([...(await emails(`role=manager&order=${order}`))].sort()).toEqual([...all].sort());
    const times = (await admin("GET", "/users?limit=100&order=-lastSignIn")).body.users.map(
      (user: Body) => user.lastSignIn,
    );
    expect(times.indexOf(null)).toBe(times.filter(Boolean).length);
  });

  it("is only for administrators", async () => {
    for (const persona of ["manager", "director", "donor"] as const)
      for (const path of ["/users", "/users/u1", "/users/u1/history", "/users/nobody"])
        expect((await (await as(persona))("GET", path)).status, `${persona} ${path}`).toBe(403);
  });
});

describe("an administrator", () => {
  it("can't delete, demote or deactivate the own account", async () => {
    const { version } = (await admin("GET", "/users/u1")).body.user;
    for (const change of [{ status: "inactive" }, { role: "director" }])
      expect((await admin("PUT", "/users/u1", { version, ...change })).body).toMatchObject({ code: "self" });
    expect((await admin("DELETE", "/users/u1")).status).toBe(409);
    expect((await admin("PUT", "/users/u1", { version, lastName: "Bonfanti Neri" })).status).toBe(200);
  });

  it("can't be demoted if it is the last one who can sign in", async () => {
    const others = (await admin("GET", "/users?role=admin")).body.users.filter((user: Body) => user._id !== "u1");
    for (const { _id, version } of others)
      expect((await admin("PUT", `/users/${_id}`, { version, status: "inactive" })).status).toBe(200);
    const { version } = (await admin("GET", "/users/u1")).body.user;
    const { status, body } = await admin("PUT", "/users/u1", { version, role: "manager", areas: ["Lodi"] });
    expect([status, body.code]).toEqual([409, "lastAdmin"]);
    expect(body.message).toContain("ultimo amministratore");
  });
});

describe("a deactivated account", () => {
  it("is signed out at the next call with a reason, and has the same zones when it is reactivated", async () => {
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

  it("leads to a first login with its role and zones", async () => {
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
    expect(await find((user) => user.email === people[0]!.email)).toMatchObject({
      status: "active",
      invitation: { by: { _id: "u1" } },
    });
  });

  it("is invalid after it is sent again, and after it is withdrawn", async () => {
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

  it("is sent to the corrected address, and the former link is invalid", async () => {
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

  it("that is sent again, and an unlock, push events and are in the activities", async () => {
    const { user } = (await admin("POST", "/users", form)).body.results[0];
    for (let tries = 0; tries < 5; tries++) await mock.login("manager@gds.example", "no");
    const events: unknown[] = [];
    mock.ctx.hub.listen("u1", (_event, payload) => events.push(payload));
    await admin("POST", `/users/${user._id}/invite`);
    await admin("POST", "/users/u3/unlock");
    // an account that isn't locked causes no event
    await admin("POST", "/users/u3/unlock");
    expect(events).toEqual([{ ids: [user._id] }, { ids: ["u3"] }]);
    const { activities } = (await admin("GET", "/users/u1/history?kind=users&limit=2")).body;
    expect(activities.map((user: Body) => user.fields)).toEqual([["lockedUntil"], ["invitation"]]);
  });

  it("for 500 addresses has 500 results, with the role of existing accounts", async () => {
    const many = Array.from({ length: 497 }, (_, at) => ({ email: `p${at}@posta.example` }));
    const existing = ["donor@gds.example", "DIRECTOR@gds.example", "nessuno"].map((email) => ({ email }));
    const { results } = (await admin("POST", "/users", { ...form, people: [...many, ...existing] })).body;
    expect(results.map((user: Body) => user.outcome).filter((outcome: string) => outcome === "invited")).toHaveLength(
      497,
    );
    expect(results.slice(-3)).toMatchObject([
      { outcome: "exists", role: "donor" },
      { outcome: "exists", role: "director", user: { _id: "u2" } },
      { outcome: "refused" },
    ]);
    expect(results.at(-3).user).toBeUndefined();
  });
});

it("the activities of a user can be filtered by kind and paged, newest first", async () => {
  const manager = await as("manager");
  const { donor } = (await manager("POST", "/donors", { firstName: "Ada", lastName: "Neri", area: "Bergamo" })).body;
  await manager("POST", "/donations", { donorId: donor._id, type: 1, date: "2026-11-19", place: "Lodi" });
  await manager("POST", "/exports", { entity: "donors", format: "xlsx", scope: "all", rows: 7, columns: ["lastName"] });
  const readActivities = async (query: string) => (await admin("GET", `/users/u3/history${query}`)).body;
  const { activities, total } = await readActivities("");
  expect(total).toBe(3);
  expect(activities.map((user: Body) => user.kind).sort()).toEqual(["donations", "donors", "exports"]);
  expect((await readActivities("?kind=donations")).activities).toMatchObject([
    { action: "create", person: { _id: donor._id, firstName: "Ada", lastName: "Neri", role: "donor" } },
  ]);
  expect((await readActivities("?kind=exports")).activities).toMatchObject([
    { rows: 7, format: "xlsx", entity: "donors", person: null },
  ]);
  expect((await readActivities("?limit=1&skip=1")).activities).toHaveLength(1);
});

it("an account that is locked by wrong passwords is shown as locked, and can be unlocked", async () => {
  for (let tries = 0; tries < 5; tries++) await mock.login("manager@gds.example", "no");
  expect(await find((user) => user._id === "u3")).toMatchObject({
    status: "lockedOut",
    lockedUntil: expect.any(String),
  });
  expect((await admin("POST", "/users/u3/unlock")).body.user).toMatchObject({ status: "active", lockedUntil: null });
  expect((await mock.login("manager@gds.example")).status).toBe(200);
});

it("a deleted zone can't be assigned to a manager", async () => {
  const { zone } = (await admin("POST", "/zones", { name: "Como" })).body;
  const { _id, version, areas } = await find(twoZones);
  const give = (at: number) => admin("PUT", `/users/${_id}`, { version: at, areas: [...areas, "Como"] });
  const { body } = await give(version);
  expect(body.user.areas).toContain("Como");
  await admin("PUT", `/users/${_id}`, { version: body.user.version, areas });
  expect((await admin("DELETE", `/zones/${zone._id}?version=${zone.version}`)).status).toBe(200);
  expect((await give(body.user.version + 1)).status).toBe(422);
});
