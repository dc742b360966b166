import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestMock, type TestMock } from "./test-support/mock";

let mock: TestMock;
let token: string;
beforeEach(async () => {
  mock = await createTestMock(10);
  token = await mock.enter("admin");
});
afterEach(() => vi.useRealTimers());

const keyed = { "Idempotency-Key": "k1" };
const body = { lastName: "Foà", firstName: "Ada", area: "Lodi" };
const add = (headers = {}) => mock.call("POST", "/donors", { token, body, headers });
const count = async () => (await mock.call("GET", "/donors?query=foa", { token })).body.total;

it("a second request with the same key gets a 409 while the first is running, and its response afterwards", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await mock.control.setScenario("late-response", { latency: 60_000, path: "/donors" });
  const first = add(keyed);
  const second = await add(keyed);
  expect(second).toMatchObject({ status: 409, body: { success: false, code: "idempotencyRunning" } });
  expect(second.headers.get("Retry-After")).toBe("1");
  await vi.advanceTimersByTimeAsync(60_000);
  const { status, body: created } = await first;
  expect(status).toBe(201);
  expect(await add(keyed)).toMatchObject({ status: 201, body: created });
  expect(await count()).toBe(1);
});

it("a write with a lost response is stored, and a request with its key gets the response", async () => {
  await mock.control.setScenario("lost-response", { path: "/donors" });
  await expect(add(keyed)).rejects.toThrow(TypeError);
  expect((await add(keyed)).status).toBe(201);
  expect(await count()).toBe(1);
});

it("deleting and restoring also return the first response again", async () => {
  const { donor } = (await add()).body;
  for (const [method, path] of [
    ["DELETE", ""],
    ["POST", "/restore"],
  ] as const) {
    const send = () =>
      mock.call(method, `/donors/${donor._id}${path}`, { token, headers: { "Idempotency-Key": method } });
    const first = await send();
    expect(first.status).toBe(200);
    expect((await send()).body).toEqual(first.body);
  }
});

it("a repeated request is executed once with a key, and twice without", async () => {
  await mock.control.setScenario("repeated-request", { path: "/donors", writes: 2 });
  await add(keyed);
  expect(await count()).toBe(1);
  await add();
  expect(await count()).toBe(3);
});

it('"html-response" replaces the responses to a number of writes by a page', async () => {
  await mock.control.setScenario("html-response", { path: "/donors", writes: 1 });
  await expect(add(keyed)).rejects.toThrow(SyntaxError);
  expect((await add(keyed)).status).toBe(201);
});
