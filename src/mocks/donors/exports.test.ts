import { beforeEach, describe, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock();
});

const EXPORT = { entity: "donors", format: "xlsx", scope: "filter", rows: 12, columns: ["lastName", "mobile"] };

describe("records of exports", () => {
  it("have author, kind and number of rows, newest first, and nothing of the rows", async () => {
    const admin = await mock.enter("admin");
    await mock.call("POST", "/exports", {
      token: await mock.enter("manager"),
      body: { ...EXPORT, rows: 3, query: "Rossi" },
    });
    await mock.call("POST", "/exports", {
      token: admin,
      body: { entity: "awards", format: "csv", scope: "all", rows: 2, columns: ["award"] },
    });
    const { body } = await mock.call("GET", "/exports", { token: admin });
    expect(body.exports).toMatchObject([
      { entity: "awards", format: "csv", scope: "all", columns: ["award"], author: { name: expect.any(String) } },
      { ...EXPORT, rows: 3 },
    ]);
    expect(JSON.stringify(body)).not.toContain("Rossi");
  });

  it("are visible to administrators; to other staff only the own ones; not to donors", async () => {
    await mock.call("POST", "/exports", { token: await mock.enter("admin"), body: EXPORT });
    const manager = await mock.enter("manager");
    expect((await mock.call("GET", "/exports", { token: manager })).body.exports).toEqual([]);
    expect((await mock.call("GET", "/exports", { token: await mock.enter("donor") })).status).toBe(403);
    expect((await mock.call("POST", "/exports", { token: await mock.enter("donor"), body: EXPORT })).status).toBe(403);
  });

  it.each([
    { entity: "users" },
    { format: "exe" },
    { scope: "mine" },
    { rows: -1 },
    { columns: [] },
    { columns: ["x"] },
  ])("with %j are refused", async (invalid) => {
    const call = await mock.call("POST", "/exports", {
      token: await mock.enter("admin"),
      body: { ...EXPORT, ...invalid },
    });
    expect(call.status).toBe(422);
  });

  it("have one entry for repeated requests with the same key", async () => {
    const token = await mock.enter("admin");
    const headers = { "Idempotency-Key": "k1" };
    await mock.call("POST", "/exports", { token, body: EXPORT, headers });
    await mock.call("POST", "/exports", { token, body: EXPORT, headers });
    expect((await mock.call("GET", "/exports", { token })).body.total).toBe(1);
  });
});

it("rows with the same value have a stable order across pages", async () => {
  const token = await mock.enter("admin");
  const whole = await mock.call("GET", "/donors?limit=60&order=-status", { token });
  const pages = await Promise.all(
    [0, 7, 14, 21, 28, 35, 42, 49, 56].map((skip) =>
      mock.call("GET", `/donors?limit=7&skip=${skip}&order=-status`, { token }),
    ),
  );
  const ids = (answers: { body: { donors: { _id: string }[] } }[]) =>
    answers.flatMap(({ body }) => body.donors.map(({ _id }) => _id));
  expect(ids(pages)).toEqual(ids([whole]));
});
