import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import type { Api } from "./api";
import { partsHandler, respond } from "./respond";

const API = "http://mock.example/v2";
const api = { ctx: { apiBase: API } } as Api;
const users = [http.get(`${API}/users/:id`, ({ params }) => HttpResponse.text(`user ${String(params.id)}`))];
const more = [http.put(`${API}/users/:id`, async ({ request }) => HttpResponse.text(`saved ${await request.text()}`))];
const loadUsers = vi.fn(async () => () => users);
const loadMore = vi.fn(async () => () => more);
let handler: ReturnType<typeof partsHandler>;
beforeEach(() => {
  vi.clearAllMocks();
  handler = partsHandler(api, [
    { paths: ["/users"], load: loadUsers },
    { paths: ["/users", "/more"], load: loadMore },
  ]);
});
const call = async (path: string, init?: RequestInit) =>
  (await respond([handler], new Request(API + path, init), API))?.text();

it("loads a part once, with the first call to one of its paths", async () => {
  expect(await call("/donors")).toBeUndefined();
  expect(await call("/users-of-another")).toBeUndefined();
  expect(loadUsers).not.toHaveBeenCalled();
  expect(await Promise.all([call("/users/u1?x=1"), call("/users/u2/")])).toEqual(["user u1", "user u2"]);
  expect(loadUsers).toHaveBeenCalledOnce();
  expect(loadMore).not.toHaveBeenCalled();
});

it("asks the next part of the path if one has no handler for the call", async () => {
  expect(await call("/users/u1", { method: "PUT", body: "Anna" })).toBe("saved Anna");
  expect(await call("/users/u1", { method: "DELETE" })).toBeUndefined();
});

it("tries again to load a part that didn't load", async () => {
  loadUsers.mockRejectedValueOnce(new Error("offline"));
  await expect(call("/users/u1")).rejects.toThrow("offline");
  expect(await call("/users/u1")).toBe("user u1");
});
