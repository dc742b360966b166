import { beforeEach, expect, it } from "vitest";
import { stateOf } from "../test-support/changes";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
let token: string;
beforeEach(async () => {
  mock = await createTestMock();
  token = await mock.enter("admin");
});

const call = async (method: string, path: string, body?: object) =>
  mock.call(method, path, { token, ...(body && { body }) });
interface ZoneBody {
  _id: string;
  name: string;
  version: number;
  donors: number;
  caps: string[];
  managers: { _id: string }[];
  associations: { _id: string; name: string; version: number; donors: number }[];
}
const zones = async (): Promise<ZoneBody[]> => (await call("GET", "/zones?counts=true")).body.zones;
const zone = async (name: string): Promise<ZoneBody> => (await zones()).find((candidate) => candidate.name === name)!;
const donorsOf = async (area: string): Promise<number> => {
  const filters = encodeURIComponent(JSON.stringify([{ id: "area", value: [area] }]));
  return (await call("GET", `/donors?limit=1&filters=${filters}`)).body.total;
};
/** @returns all donors, donations and awards, without their versions */
const dataWithoutVersions = () =>
  Object.fromEntries(Object.entries(stateOf(mock.ctx.store.db)).map(([id, record]) => [id, { ...record, version: 0 }]));

it("the count of each zone is the number of donors in the list filtered by the zone", async () => {
  const before = await zones();
  expect(before.reduce((sum, { donors }) => sum + donors, 0)).toBe(60);
  for (const { name, donors } of before) expect(await donorsOf(name)).toBe(donors);
  expect(before.every(({ managers }) => managers.length > 0)).toBe(true);
});

it("only users who may change zones get counts and managers", async () => {
  for (const persona of ["manager", "director", "donor"] as const) {
    const { body } = await mock.call("GET", "/zones?counts=true", { token: await mock.enter(persona) });
    expect(body.zones[0]).not.toHaveProperty("donors");
    expect(body.zones[0]).not.toHaveProperty("managers");
  }
});

it("a new zone without donors also pushes an event", async () => {
  const events: unknown[] = [];
  mock.ctx.hub.listen("d1", (event) => events.push(event));
  expect((await call("POST", "/zones", { name: "Val Cavallina" })).status).toBe(201);
  expect(events).toEqual(["zones.changed"]);
});

it("renaming a zone updates donors, managers and saved views, and its manager still sees the same donors", async () => {
  const before = await zone("Bergamo");
  const manager = await mock.enter("manager");
  const content = { tab: "donors", sort: "lastName", text: "", layout: {} };
  const rule = { field: "area", operator: "in", value: "Lodi,Bergamo" };
  await call("POST", "/views", {
    name: "Mia",
    content: {
      ...content,
      filters: [{ id: "area", value: ["Bergamo"] }],
      filter: { combinator: "and", rules: [rule] },
    },
  });
  const events: unknown[] = [];
  mock.ctx.hub.listen("u1", (event) => events.push(event));
  const saved = await call("PUT", `/zones/${before._id}`, { version: before.version, name: " Orobie " });
  expect(saved).toMatchObject({ status: 200, body: { zone: { name: "Orobie", version: before.version + 1 } } });
  expect(await donorsOf("Bergamo")).toBe(0);
  expect(await zone("Orobie")).toMatchObject({ donors: before.donors, managers: before.managers });
  expect(events.filter((event) => event === "donor.changed")).toHaveLength(before.donors);
  expect((await mock.call("GET", "/donors?limit=1", { token: manager })).body.total).toBe(before.donors);
  const [view] = (await call("GET", "/views")).body.views;
  expect(view.content).toMatchObject({
    filters: [{ id: "area", value: ["Orobie"] }],
    filter: { rules: [{ value: "Lodi,Orobie" }] },
  });
  expect((await call("PUT", `/zones/${before._id}`, { version: before.version, name: "X" })).body.code).toBe("version");
});

it("a merge moves donors, managers, associations and postal codes to the other zone, and a restore moves them back", async () => {
  const [state, lodi, bergamo] = [dataWithoutVersions(), await zone("Lodi"), await zone("Bergamo")];
  const before = await zones();
  const merge = { version: lodi.version, into: bergamo._id, name: "Bergamo e Lodi" };
  expect((await call("POST", `/zones/${lodi._id}/merge`, merge)).status).toBe(200);
  const kept = await zone("Bergamo e Lodi");
  expect(kept.donors).toBe(lodi.donors + bergamo.donors);
  expect(kept.managers).toHaveLength(lodi.managers.length + bergamo.managers.length);
  expect(kept.associations.map(({ name }) => name)).toEqual(
    [...bergamo.associations, ...lodi.associations].map(({ name }) => name),
  );
  expect(kept.caps).toEqual([...bergamo.caps, ...lodi.caps]);
  expect(await zone("Lodi")).toBeUndefined();
  expect((await call("PUT", `/zones/${lodi._id}`, { version: lodi.version, name: "X" })).body.code).toBe("deleted");

  expect((await call("POST", `/zones/${lodi._id}/restore`)).status).toBe(200);
  const withoutVersions = (list: ZoneBody[]) =>
    JSON.parse(JSON.stringify(list, (key, value) => (key === "version" ? 0 : value)));
  const order = (list: ZoneBody[]) => list.map((item) => ({ ...item, order: 0 }));
  expect(order(withoutVersions(await zones()))).toEqual(order(withoutVersions(before)));
  expect(dataWithoutVersions()).toEqual(state);
});

it("a donor who was moved after a merge isn't moved back by the restore", async () => {
  const [lodi, bergamo] = [await zone("Lodi"), await zone("Bergamo")];
  const { donors } = mock.ctx.store.db;
  const { _id } = donors.rows().find(({ area }) => area === "Lodi")!;
  await call("POST", `/zones/${lodi._id}/merge`, { version: lodi.version, into: bergamo._id });
  const { version } = donors.ownerOf(_id);
  expect((await call("PUT", `/donors/${_id}`, { version, area: "Lecco" })).status).toBe(200);
  await call("POST", `/zones/${lodi._id}/restore`);
  expect(donors.ownerOf(_id).area).toBe("Lecco");
  expect((await zone("Lodi")).donors).toBe(lodi.donors - 1);
});

it("a name in use is refused before anything is written, in a merge too", async () => {
  const [lodi, bergamo, state] = [await zone("Lodi"), await zone("Bergamo"), dataWithoutVersions()];
  const merge = { version: lodi.version, into: bergamo._id, name: "LECCO" };
  expect(await call("POST", `/zones/${lodi._id}/merge`, merge)).toMatchObject({ status: 409, body: { code: "name" } });
  const rename = { version: lodi.version, name: "lecco" };
  expect(await call("PUT", `/zones/${lodi._id}`, rename)).toMatchObject({ status: 409, body: { code: "name" } });
  expect(await zone("Lodi")).toEqual(lodi);
  expect(dataWithoutVersions()).toEqual(state);
});

it("a refused merge or restore changes nothing", async () => {
  const [lodi, bergamo] = [await zone("Lodi"), await zone("Bergamo")];
  const merge = { version: lodi.version, into: bergamo._id, name: "Lodi".repeat(21) };
  expect((await call("POST", `/zones/${lodi._id}/merge`, merge)).status).toBe(422);
  expect(await zones()).toContainEqual(lodi);

  await call("POST", `/zones/${lodi._id}/merge`, { ...merge, name: "Bergamo e Lodi" });
  await call("POST", "/zones", { name: "Lodi" });
  const before = await zones();
  const undo = await call("POST", `/zones/${lodi._id}/restore`);
  expect(undo).toMatchObject({ status: 409, body: { code: "name" } });
  expect(await zones()).toEqual(before);
});

it("a merge joins associations of the same name in any case, and a restore splits them again", async () => {
  const [lodi, bergamo] = [await zone("Lodi"), await zone("Bergamo")];
  const [first] = bergamo.associations;
  await call("POST", "/associations", { zone: lodi._id, name: first!.name.toUpperCase() });
  const counted = (await zone("Lodi")).associations.length;
  await call("POST", `/zones/${lodi._id}/merge`, { version: lodi.version, into: bergamo._id });
  expect((await zone("Bergamo")).associations).toHaveLength(bergamo.associations.length + counted - 1);
  await call("POST", `/zones/${lodi._id}/restore`);
  expect((await zone("Lodi")).associations).toHaveLength(counted);
});

it("a zone with donors can't be deleted, and the try isn't in the history", async () => {
  const { db } = mock.ctx.store;
  const lodi = await zone("Lodi");
  const refused = await call("DELETE", `/zones/${lodi._id}?version=${lodi.version}`);
  expect(refused).toMatchObject({ status: 409, body: { code: "used" } });
  expect(db.records.all("history")).toEqual([]);
  expect(await zone("Lodi")).toEqual(lodi);
});

it("moving an association to another zone moves its donors, and back", async () => {
  const [bergamo, lodi, state] = [await zone("Bergamo"), await zone("Lodi"), dataWithoutVersions()];
  const [first] = bergamo.associations;
  const path = `/associations/${first!._id}`;
  expect((await call("PUT", path, { version: first!.version, zone: lodi._id, order: 0 })).status).toBe(200);
  const [moved] = (await zone("Lodi")).associations;
  expect(moved).toMatchObject({ name: first!.name, donors: first!.donors });
  expect((await zone("Lodi")).donors).toBe(lodi.donors + first!.donors);
  await call("PUT", path, { version: moved!.version, zone: bergamo._id, order: 0 });
  expect((await zone("Bergamo")).associations.map(({ name }) => name)).toEqual(
    bergamo.associations.map(({ name }) => name),
  );
  expect(dataWithoutVersions()).toEqual(state);
});

it("the list of zones follows their order, and sign-up accepts a new zone", async () => {
  const mantova = await zone("Mantova");
  await call("PUT", `/zones/${mantova._id}`, { version: mantova.version, order: 0 });
  await call("POST", "/zones", { name: "Como" });
  const names = (await mock.call("GET", "/zones")).body.zones.map(({ name }: ZoneBody) => name);
  expect(names).toEqual(["Mantova", "Bergamo", "Brescia", "Cremona", "Lecco", "Lodi", "Como"]);
  const body = { email: "a@b.example", password: "Donatori2026!", firstName: "A", lastName: "B", area: "Como" };
  expect((await mock.call("POST", "/auth/register", { body })).status).toBe(201);
});
