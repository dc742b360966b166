import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./errors";
import { setFeaturesOf } from "./session/features";
import type { CallOptions } from "./http";
import { sendWrite, type WriteRequest } from "./send-write";

// `tests/lost-responses.test.ts` sends each kind of write to servers

describe("a write", () => {
  const cut = new ApiError("network", "cut");
  const post = (path: string): WriteRequest => ({ path, method: "POST", body: {} });
  const request = post("/donors");
  /** @param responses to each request: an error, or a body */
  function script(responses: (ApiError | object)[], keyed = true) {
    const user = { _id: "u1", email: "", role: "admin", status: "active", privacy: true, profileImage: null };
    const keys: (string | undefined)[] = [];
    const session = {
      user,
      state: () => ({ status: "signed-in" as const, user: session.user }),
      call: (_path: string, options?: CallOptions) => {
        keys.push(options?.headers?.["Idempotency-Key"]);
        const next = responses.shift() ?? {};
        return next instanceof ApiError ? Promise.reject(next) : Promise.resolve(next as never);
      },
    };
    setFeaturesOf(session, { has: () => keyed });
    return { session, keys };
  }
  const kindOf = (sent: Promise<unknown>) =>
    sent.then(
      () => "done",
      (error: ApiError) => error.kind,
    );

  it("isn't sent again if another user has signed in meanwhile", async () => {
    const { session, keys } = script([cut]);
    const sent = kindOf(sendWrite(session, request));
    session.user = { ...session.user, _id: "u2" };
    expect([await sent, keys.length]).toEqual(["unclear", 1]);
    await sendWrite(session, request);
    expect(new Set(keys).size).toBe(2);
  });

  const again = (kind: "http", status: number, code: string | null = null) => new ApiError(kind, "No", status, code);
  /** @returns whether a second press carries the key of the first one */
  async function keepsKey(responses: (ApiError | object)[], between: (send: typeof sendWrite) => Promise<unknown>) {
    const { session, keys } = script(responses);
    await kindOf(sendWrite(session, request));
    await between((_, write) => sendWrite(session, write));
    await kindOf(sendWrite(session, request));
    return keys.at(-1) === keys[0];
  }
  const send = (write: WriteRequest) => (by: typeof sendWrite) => by(null as never, write);

  it("gets a new key after a deletion, because the deleted record may be created again", async () => {
    expect(await keepsKey([cut, cut], send({ path: "/donors/d1", method: "DELETE" }))).toBe(false);
  });

  it.each(["PUT", "DELETE", "POST"] as const)("keeps its key while a %s of another record succeeds", async (method) => {
    expect(await keepsKey([cut, cut], send({ path: "/notifications/n1", method }))).toBe(true);
  });

  it.each([429, 500, 503, 401])(
    "whose response was lost stays unclear if the next response is a %s, and keeps its key",
    async (status) => {
      const { session, keys } = script([cut, again("http", status), again("http", status)]);
      expect(await kindOf(sendWrite(session, request))).toBe("unclear");
      expect(await kindOf(sendWrite(session, request))).toBe("unclear");
      await sendWrite(session, request);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it.each([502, 504])(
    "that a gateway answers with %s is sent again under its key; without keys it is unclear",
    async (status) => {
      const { session, keys } = script([again("http", status)]);
      expect(await kindOf(sendWrite(session, request))).toBe("done");
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
      const unkeyed = script([again("http", status)], false);
      expect(await kindOf(sendWrite(unkeyed.session, request))).toBe("unclear");
      expect(unkeyed.keys).toEqual([undefined]);
    },
  );

  it("whose response was lost has failed if the second request is refused", async () => {
    const { session } = script([cut, again("http", 422)]);
    expect(await kindOf(sendWrite(session, request))).toBe("http");
  });

  it("that still runs isn't a conflict: the outcome is unclear and has no status", async () => {
    const running = () => new ApiError("http", "No", 409, "idempotencyRunning", null, 0.001);
    const { session } = script([cut, running(), running()]);
    await expect(sendWrite(session, request)).rejects.toMatchObject({ kind: "unclear", status: 0 });
  });

  it("isn't sent a third time if another user has signed in meanwhile", async () => {
    const { session, keys } = script([cut, new ApiError("http", "No", 409, "idempotencyRunning", null, 0.001)]);
    const sent = kindOf(sendWrite(session, request));
    session.state = () => ({ status: "signed-in", user: { ...session.user, _id: keys.length > 1 ? "u2" : "u1" } });
    expect([await sent, keys.length]).toEqual(["unclear", 2]);
  });

  it("gets a new key long after the unclear one", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      expect(await keepsKey([cut, cut], async () => vi.setSystemTime(Date.now() + 3_600_000))).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it("to a public endpoint has no key, and isn't unclear if the response is lost", async () => {
    const { session, keys } = script([cut]);
    expect(await kindOf(sendWrite(session, post("/auth/forgot-password")))).toBe("network");
    expect(keys).toEqual([undefined]);
  });

  it("that is refused isn't sent again", async () => {
    const { session, keys } = script([new ApiError("http", "No", 500)]);
    expect([await kindOf(sendWrite(session, request)), keys.length]).toEqual(["http", 1]);
  });
});
