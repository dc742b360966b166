import { expect, it } from "vitest";
import { startMock } from "../start";
import { answer } from "../transports/answer";

const API = "http://mock.example/v2";

it("a server with two features only answers their calls and those of the specification", async () => {
  const mock = await startMock({ apiBase: API, storage: "memory", donors: 5, features: ["zones", "stats"] });
  const { authToken } = await mock.control.signIn("admin");
  const headers = { Authorization: `Bearer ${authToken}` };
  const call = async (path: string) => answer(mock, new Request(API + path, { headers }));
  expect(await (await call("/auth/ability")).json()).toMatchObject({ features: ["zones", "stats"] });
  const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await call(path)).status));
  expect(await statuses("/zones", "/stats", "/donors?limit=1", "/notifications")).toEqual([200, 200, 200, 200]);
  expect(await statuses("/views", "/donors/d1/history")).toEqual([404, 404]);
  expect(mock.ctx.undeclaredCalls).toEqual(["GET /views", "GET /donors/d1/history"]);
});

it("a server without computed fields refuses them in filters, orders and period counts", async () => {
  const features = ["donations", "awards"] as const;
  const mock = await startMock({ apiBase: API, storage: "memory", donors: 5, features });
  const { authToken } = await mock.control.signIn("admin");
  const headers = { Authorization: `Bearer ${authToken}` };
  const statusOf = async (path: string) => (await answer(mock, new Request(API + path, { headers }))).status;
  const by = (field: string) =>
    `queryFilters=${encodeURIComponent(JSON.stringify({ combinator: "and", rules: [{ field, operator: "notNull" }] }))}`;
  const refused = [
    `/donors?${by("nextDonationDate")}`,
    "/donors?order=-nextDonationDate",
    "/donors?figures=donationsNumber@2026-01-01..2026-06-30",
    `/donations?${by("donor.awardDue")}`,
    `/awards?${by("donor.possibleDuplicate")}`,
    `/awards-due?${by("donor.nextDonationDate")}`,
  ];
  for (const path of refused) expect(await statusOf(path), path).toBe(404);
  expect(mock.ctx.undeclaredCalls).toEqual(refused.map((path) => `GET ${path.split("?")[0]} (computed-fields)`));
  for (const path of [`/donors?${by("email")}`, "/donors?order=city", `/donations?${by("donor.area")}`])
    expect(await statusOf(path), path).toBe(200);
  // an own column of the list
  expect(await statusOf(`/awards-due?${by("awardDue")}`)).toBe(200);
  expect(mock.ctx.undeclaredCalls).toHaveLength(refused.length);
});
