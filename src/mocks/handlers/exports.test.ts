import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import { unprotectCell } from "../../domain/export/protect-cell";
import { answer } from "../transports/answer";
import { API, createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock();
});

const WHAT = { entity: "donors", format: "xlsx", scope: "filter", rows: 12, columns: ["lastName", "mobile"] };

async function file(token: string, path: string) {
  const response = await answer(mock, new Request(API + path, { headers: { Authorization: `Bearer ${token}` } }));
  const text = await response.text();
  const { data } = Papa.parse<string[]>(text, { delimiter: ";", skipEmptyLines: true });
  return { status: response.status, count: response.headers.get("X-Total-Count"), head: data[0], lines: data.slice(1) };
}

describe("a server's own file", () => {
  it("has the list's rows in its order, and says how many", async () => {
    const token = await mock.enter("director");
    const { head, lines, count } = await file(token, "/export/donors?columns=lastName,mobile&order=-lastName");
    const list = await mock.call("GET", "/donors?limit=1000&order=-lastName", { token });
    expect(head).toEqual(["Cognome", "Cellulare"]);
    expect(lines.map((line) => line.map(unprotectCell))).toEqual(
      list.body.donors.map((donor: Record<string, string | null>) => [donor.lastName, donor.mobile ?? ""]),
    );
    expect(count).toBe(String(list.body.total));
  });

  it("has no row of another zone for a manager", async () => {
    const { lines } = await file(await mock.enter("manager"), "/export/donors?columns=area");
    expect(new Set(lines.flat()).size).toBe(1);
    const donations = await file(await mock.enter("manager"), "/export/donations?columns=donorName,date");
    const all = await file(await mock.enter("admin"), "/export/donations?columns=donorName,date");
    expect(donations.lines.length).toBeLessThan(all.lines.length);
    expect(donations.lines.length).toBeGreaterThan(0);
  });

  it("isn't given to a donor, and not of columns that nobody knows", async () => {
    expect((await file(await mock.enter("donor"), "/export/donors?columns=lastName")).status).toBe(403);
    const admin = await mock.enter("admin");
    expect((await file(admin, "/export/donors?columns=lastName,password")).status).toBe(400);
    expect((await file(admin, "/export/donors")).status).toBe(400);
  });
});

describe("the record of exports", () => {
  it("says who, what and how many, newest first, and nothing of the rows", async () => {
    const admin = await mock.enter("admin");
    await mock.call("POST", "/exports", {
      token: await mock.enter("manager"),
      body: { ...WHAT, rows: 3, query: "Rossi" },
    });
    await file(admin, "/export/awards?columns=award&scope=all");
    const { body } = await mock.call("GET", "/exports", { token: admin });
    expect(body.exports).toMatchObject([
      { entity: "awards", format: "csv", scope: "all", columns: ["award"], author: { name: expect.any(String) } },
      { ...WHAT, rows: 3 },
    ]);
    expect(JSON.stringify(body)).not.toContain("Rossi");
  });

  it("is read whole by administrators, one's own by other staff, by no donor", async () => {
    await mock.call("POST", "/exports", { token: await mock.enter("admin"), body: WHAT });
    const manager = await mock.enter("manager");
    expect((await mock.call("GET", "/exports", { token: manager })).body.exports).toEqual([]);
    expect((await mock.call("GET", "/exports", { token: await mock.enter("donor") })).status).toBe(403);
    expect((await mock.call("POST", "/exports", { token: await mock.enter("donor"), body: WHAT })).status).toBe(403);
  });

  it.each([
    { entity: "users" },
    { format: "exe" },
    { scope: "mine" },
    { rows: -1 },
    { columns: [] },
    { columns: ["x"] },
  ])("takes no %j", async (wrong) => {
    const call = await mock.call("POST", "/exports", { token: await mock.enter("admin"), body: { ...WHAT, ...wrong } });
    expect(call.status).toBe(422);
  });

  it("has one entry for one file, however often it is sent", async () => {
    const token = await mock.enter("admin");
    const headers = { "Idempotency-Key": "k1" };
    await mock.call("POST", "/exports", { token, body: WHAT, headers });
    await mock.call("POST", "/exports", { token, body: WHAT, headers });
    expect((await mock.call("GET", "/exports", { token })).body.total).toBe(1);
  });
});

it("rows that are equal by the order stand the same on each page", async () => {
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
