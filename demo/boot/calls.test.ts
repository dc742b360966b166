import { describe, expect, it, vi } from "vitest";
import { KEPT_CALLS, watchCalls } from "./calls";
import type { Call } from "./calls";

const BASE = "https://api.gds.example/v2";

function watched(fetch: (request: Request) => Promise<Response>) {
  const calls: Call[] = [];
  const { transport, log } = watchCalls(BASE, { fetch, socketOptions: { transports: ["memory"] } });
  log.listen((call) => calls.push(call));
  return { transport, calls };
}

describe("the log of calls", () => {
  it("reports method, path below the base and status, and returns the response unchanged", async () => {
    const response = new Response("{}", { status: 201 });
    const { transport, calls } = watched(() => Promise.resolve(response));
    const clock = vi.spyOn(performance, "now").mockReturnValueOnce(1_000).mockReturnValueOnce(1_042);
    expect(await transport.fetch(new Request(`${BASE}/donors?skip=10`, { method: "POST" }))).toBe(response);
    expect(calls).toEqual([{ method: "POST", path: "/donors?skip=10", status: 201, duration: 42 }]);
    clock.mockRestore();
  });

  it("reports a call without a response, and throws its error", async () => {
    const failure = new TypeError("no network");
    const { transport, calls } = watched(() => Promise.reject(failure));
    await expect(transport.fetch(new Request(`${BASE}/stats`))).rejects.toBe(failure);
    expect(calls).toMatchObject([{ method: "GET", path: "/stats", status: null }]);
  });

  it("also reports the last calls to a listener that comes later", async () => {
    const { transport, log } = watchCalls(BASE, { fetch: () => Promise.resolve(new Response("{}")) });
    for (let at = 0; at <= KEPT_CALLS; at += 1) await transport.fetch(new Request(`${BASE}/stats?at=${at}`));
    const paths: string[] = [];
    log.listen(({ path }) => paths.push(path));
    await transport.fetch(new Request(`${BASE}/donors`));
    expect(paths).toHaveLength(KEPT_CALLS + 1);
    expect([paths[0], ...paths.slice(-2)]).toEqual(["/stats?at=1", `/stats?at=${KEPT_CALLS}`, "/donors"]);
  });

  it("keeps the socket options of the watched transport", () => {
    const { transport } = watched(() => Promise.reject(new Error("unused")));
    expect(transport.socketOptions).toEqual({ transports: ["memory"] });
  });
});
