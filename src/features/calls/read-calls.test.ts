import { expect, it } from "vitest";
import type { Session } from "../../api/session/session";
import { readToCall } from "./read-calls";

const choice = { day: "2026-11-28", type: 1, groups: [], area: null } as const;

/** @param max the most rows of a page, which may be fewer than the client wants */
const serverOf = (total: number, max: number) => {
  const calls = Array.from({ length: total }, (_, at) => ({ _id: `d${at}` }));
  const call: unknown = async (_path: string, { query }: { query: { skip: number; limit: number } }) => {
    const { skip, limit } = query;
    return { success: true, calls: calls.slice(skip, skip + Math.min(limit, max)), total };
  };
  return { call: call as Session["call"] };
};

it.each([
  [0, 1_000],
  [1_000, 1_000],
  [2_001, 1_000],
  [700, 300],
])("all %i donors are printed if a page has at most %i", async (total, max) => {
  const read = await readToCall(serverOf(total, max), choice);
  expect(new Set(read.calls.map(({ _id }) => _id)).size).toBe(total);
});

it("a wrong total ends the reading", async () => {
  const { call } = serverOf(3, 1_000);
  const wrong = async (...sent: Parameters<typeof call>) => ({ ...((await call(...sent)) as object), total: 9 });
  expect((await readToCall({ call: wrong as Session["call"] }, choice)).calls).toHaveLength(3);
});
