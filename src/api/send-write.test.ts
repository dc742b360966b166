import { describe, expect, it } from "vitest";
import { ApiError } from "./errors";
import { setFeaturesOf } from "./session/features";
import type { CallOptions } from "./http";
import { sendWrite, type WriteRequest } from "./send-write";

// `tests/lost-responses.test.ts` sends each kind of write to servers

describe("a write", () => {
  const cut = new ApiError("network", "cut");
  const post = (path: string): WriteRequest => ({ path, method: "POST", body: {} });
  const request = post("/donors");
  /** @param responses what comes of each request: an error, or the body */
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

  it("of somebody else's session isn't sent again", async () => {
    const { session, keys } = script([cut]);
    const sent = kindOf(sendWrite(session, request));
    session.user = { ...session.user, _id: "u2" };
    expect([await sent, keys.length]).toEqual(["unclear", 1]);
    await sendWrite(session, request);
    expect(new Set(keys).size).toBe(2);
  });

  it("after something was deleted is another one: what was deleted may be created again", async () => {
    const { session, keys } = script([cut, cut]);
    expect(await kindOf(sendWrite(session, request))).toBe("unclear");
    await sendWrite(session, { path: "/donors/d1", method: "DELETE" });
    await sendWrite(session, request);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it("carries no key at a public call, and a lost response there is no unclear one", async () => {
    const { session, keys } = script([cut]);
    expect(await kindOf(sendWrite(session, post("/auth/forgot-password")))).toBe("network");
    expect(keys).toEqual([undefined]);
  });

  it("that is refused isn't sent again", async () => {
    const { session, keys } = script([new ApiError("http", "No", 500)]);
    expect([await kindOf(sendWrite(session, request)), keys.length]).toEqual(["http", 1]);
  });
});
