import { expect, it } from "vitest";
import { startMock } from "../start";
import { answer } from "../transports/answer";

const API = "http://mock.example/v2";

it("a server with two features declares them, answers their calls, and no others beyond the specification", async () => {
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
