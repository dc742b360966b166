import { beforeEach, expect, it } from "vitest";
import type { Persona } from "../control";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock();
});

const layout = { shown: null, pinned: [], widths: {}, density: "comfortable" };
const CONTENT = { tab: "donors", sort: "lastName", text: "", filters: [], filter: null, layout };
const as = async (persona: Persona, method: string, path: string, body?: object) =>
  mock.call(method, path, { token: await mock.enter(persona), body });
const create = async (persona: Persona, sharedWith: string[] = []) =>
  (await as(persona, "POST", "/views", { name: "Mia", sharedWith, content: CONTENT })).body.view;
const names = async (persona: Persona) =>
  (await as(persona, "GET", "/views")).body.views.map(({ name }: { name: string }) => name);

it("a view is visible to its owner and to the roles with which it is shared", async () => {
  await create("manager");
  expect([await names("manager"), await names("admin")]).toEqual([["Mia"], []]);
  await create("manager", ["director"]);
  expect([await names("director"), await names("admin")]).toEqual([["Mia"], []]);
});

it("a view may be changed by its owner and by administrators who see it", async () => {
  const { _id } = await create("manager", ["admin", "director"]);
  const put = (persona: Persona, version: number) => as(persona, "PUT", `/views/${_id}`, { version, name: "Altra" });
  expect((await put("director", 1)).status).toBe(403);
  expect((await put("admin", 1)).status).toBe(200);
  const late = await put("manager", 1);
  expect([late.status, late.body.code, late.body.current.version]).toEqual([409, "version", 2]);
  const own = await create("manager");
  expect((await as("admin", "PUT", `/views/${own._id}`, { version: 1, name: "x" })).status).toBe(404);
});

it("directors can't share views, and donors have none", async () => {
  const shared = { name: "x", sharedWith: ["manager"], content: CONTENT };
  expect((await as("director", "POST", "/views", shared)).status).toBe(403);
  expect((await create("director")).sharedWith).toEqual([]);
  expect((await as("donor", "GET", "/views")).status).toBe(403);
});

it("a deleted view can be restored", async () => {
  const { _id } = await create("manager");
  expect((await as("manager", "DELETE", `/views/${_id}?version=1`)).status).toBe(200);
  expect(await names("manager")).toEqual([]);
  expect((await as("manager", "PUT", `/views/${_id}`, { version: 2, name: "x" })).status).toBe(404);
  expect((await as("manager", "POST", `/views/${_id}/restore`)).status).toBe(200);
  expect(await names("manager")).toEqual(["Mia"]);
});

it("a filter gives a manager no rows of other zones", async () => {
  const { body: own } = await as("manager", "GET", "/donors?limit=1");
  const rules = { combinator: "and", rules: [{ field: "area", operator: "!=", value: own.donors[0].area }] };
  const path = `/donors?queryFilters=${encodeURIComponent(JSON.stringify(rules))}`;
  expect((await as("manager", "GET", path)).body.total).toBe(0);
  expect((await as("admin", "GET", path)).body.total).toBeGreaterThan(0);
});

it.each([
  { name: "" },
  { name: "x".repeat(81) },
  { sharedWith: ["donor"] },
  { content: { tab: "users" } },
  { content: null },
])("a view with %j is refused", async (invalid) => {
  const body = { name: "Mia", content: CONTENT, ...invalid };
  expect((await as("admin", "POST", "/views", body)).status).toBe(422);
});

it("the first view is stored by account, and applies while the account sees the view", async () => {
  const { _id } = await create("manager", ["admin"]);
  const first = async (persona: Persona) => (await as(persona, "GET", "/views")).body.firstView;
  const choose = (persona: Persona, view: unknown) => as(persona, "PUT", "/first-view", { view });
  expect((await choose("admin", _id)).body.firstView).toBe(_id);
  expect([await first("admin"), await first("manager")]).toEqual([_id, null]);
  expect([(await choose("director", _id)).status, (await choose("admin", 7)).status]).toEqual([404, 422]);
  await as("manager", "PUT", `/views/${_id}`, { version: 1, sharedWith: [] });
  expect(await first("admin")).toBe(null);
  await as("manager", "PUT", `/views/${_id}`, { version: 2, sharedWith: ["admin"] });
  expect(await first("admin")).toBe(_id);
  expect((await choose("admin", null)).body.firstView).toBe(null);
  expect(await first("admin")).toBe(null);
});
