import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { ApiError } from "../errors";
import { setFeaturesOf } from "../session/features";
import type { CallOptions } from "../http";
import { sendWrite, type WriteRequest } from "./send-write";
import { openForm, type WriteForm } from "./unclear-writes";

// `tests/lost-responses.test.ts` sends each kind of write to servers

// near midnight, the time of the next try has a day, too
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

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
  /**
   * Presses a button whose responses are lost, and presses again.
   * @param between what happens in between; it may return another form, in which the second press happens
   * @returns whether the second press carries the key of the first one
   */
  async function keepsKey(
    responses: (ApiError | object)[],
    between: (send: typeof sendWrite, open: (areFresh: boolean) => WriteForm) => Promise<unknown>,
  ) {
    const { session, keys } = script(responses);
    const open = (areFresh: boolean) => openForm(session, () => areFresh);
    const form = open(true);
    await kindOf(sendWrite(session, request, { form }));
    const other = await between((_, write) => sendWrite(session, write), open);
    await kindOf(sendWrite(session, request, { form: (other as WriteForm | null) ?? form }));
    return keys.at(-1) === keys[0];
  }
  const send = (write: WriteRequest) => (by: typeof sendWrite) => by(null as never, write).then(() => null);

  it("gets a new key after a deletion, because the deleted record may be created again", async () => {
    expect(await keepsKey([cut, cut], send({ path: "/donors/d1", method: "DELETE" }))).toBe(false);
  });

  it.each(["PUT", "DELETE", "POST"] as const)("keeps its key while a %s of another record succeeds", async (method) => {
    expect(await keepsKey([cut, cut], send({ path: "/notifications/n1", method }))).toBe(true);
  });

  it.each([
    ["/donors/d1/suspend", "/donors/d1"],
    ["/donors/d1/suspend", "/donors/d1/suspend"],
    ["/donations/k1", "/donations/k1/restore"],
  ])("to %s gets a new key after another write to the record: %s", async (path, other) => {
    const { session, keys } = script([cut, cut]);
    const write: WriteRequest = { path, method: "POST", body: { status: "suspended" } };
    const form = openForm(session, () => true);
    await kindOf(sendWrite(session, write, { form }));
    await sendWrite(session, { path: other, method: "POST", body: { status: "active" } });
    await sendWrite(session, write, { form });
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  it.each([
    ["a draft of the record is saved", "/registration/u1", "/registration/u1/draft"],
    ["another file is uploaded", "/documents/uploads/a/finish", "/documents/uploads/b"],
    ["another record is created", "/awards", "/awards"],
  ])("keeps its key while %s", async (_, path, other) => {
    const { session, keys } = script([cut, cut]);
    const write: WriteRequest = { path, method: "POST", body: {} };
    const form = openForm(session, () => true);
    await kindOf(sendWrite(session, write, { form }));
    await sendWrite(session, { path: other, method: "POST", body: { other } });
    await sendWrite(session, write, { form });
    expect(keys.at(-1)).toBe(keys[0]);
  });

  it.each([
    ["pressed again in the same form", async () => null, true],
    ["pressed in a form that opened after the reads showed the outcome", async (_, open) => open(true), false],
    ["pressed in a form that opened without new reads", async (_, open) => open(false), true],
  ] satisfies [string, Parameters<typeof keepsKey>[1], boolean][])("that is unclear, %s", async (_, between, keeps) => {
    expect(await keepsKey([cut, cut], between)).toBe(keeps);
  });

  it.each([429, 500, 503, 401])(
    "whose response was lost stays unclear if the next response is a %s, and keeps its key",
    async (status) => {
      const { session, keys } = script([cut, again("http", status), again("http", status), again("http", status)]);
      const form = openForm(session, () => true);
      expect(await kindOf(sendWrite(session, request, { form }))).toBe("unclear");
      expect(await kindOf(sendWrite(session, request, { form }))).toBe("unclear");
      await kindOf(sendWrite(session, request, { form }));
      expect(new Set(keys).size).toBe(1);
    },
  );

  it.each([500, 502, 503, 504, 507, 408])(
    "that is answered with %s is sent again under its key; without keys it is unclear",
    async (status) => {
      const { session, keys } = script([again("http", status)]);
      expect(await kindOf(sendWrite(session, request))).toBe("done");
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
      const unkeyed = script([again("http", status)], false);
      expect(await kindOf(sendWrite(unkeyed.session, request))).toBe("unclear");
      expect(unkeyed.keys).toEqual([undefined]);
    },
  );

  it("that the server puts off for minutes isn't sent again by itself, and the message says when to try again", async () => {
    const { session, keys } = script([new ApiError("http", "No", 503, null, null, 120)]);
    await expect(sendWrite(session, request)).rejects.toMatchObject({
      kind: "unclear",
      message: expect.stringContaining("Riprova alle") as string,
    });
    expect(keys).toHaveLength(1);
  });

  it("refused by a 429 has failed, and the message says when to try again", async () => {
    const { session, keys } = script([new ApiError("http", "Troppe richieste.", 429, null, null, 5)]);
    await expect(sendWrite(session, request)).rejects.toMatchObject({
      kind: "http",
      message: expect.stringContaining("Riprova alle") as string,
    });
    expect(keys).toHaveLength(1);
  });

  it("answered with a 500 keeps the server's sentence and its body, because it may be a refused value", async () => {
    const body = { message: "CAP sbagliato", error: [{ msg: "CAP sbagliato", param: "cap" }] };
    const { session } = script([new ApiError("http", body.message, 500, null, body)], false);
    const message = `${UNCLEAR_ERROR} Risposta del server: «CAP sbagliato».`;
    await expect(sendWrite(session, request)).rejects.toMatchObject({ kind: "unclear", message, body });
  });

  describe("that deletes", () => {
    const remove: WriteRequest = { path: "/donors/d1", method: "DELETE" };
    it.each([
      [404, true],
      [410, true],
      [404, false],
      [410, false],
    ])("is done if the repeated one is answered with %s (with keys: %s)", async (status, keyed) => {
      const { session } = script([cut, again("http", status)], keyed);
      const form = openForm(session, () => true);
      const first = await kindOf(sendWrite(session, remove, { form }));
      expect(first).toBe(keyed ? "done" : "unclear");
      if (!keyed) expect(await kindOf(sendWrite(session, remove, { form }))).toBe("done");
    });

    it("has failed if the first response is a 404", async () => {
      const { session } = script([again("http", 404)]);
      expect(await kindOf(sendWrite(session, remove))).toBe("http");
    });

    it.each([
      ["done if the record is gone", again("http", 404), "done"],
      ["done if the server keeps it as deleted", { donor: { _id: "d1", deleted: true } }, "done"],
      ["done if the server marks it with a 1", { donor: { _id: "d1", deleted: 1 } }, "done"],
      ["done if it is in the bin", { document: { _id: "d1", deletedAt: "2026-11-20" } }, "done"],
      ["refused if the record is there", { donor: { _id: "d1", deleted: false, deletedAt: null } }, "http"],
      ["refused if the record can't be read", cut, "http"],
    ])("and then conflicts is %s", async (_, read, outcome) => {
      const { session } = script([cut, again("http", 409, "version"), read]);
      expect(await kindOf(sendWrite(session, remove))).toBe(outcome);
    });

    it("a document for good isn't done while it is in the bin", async () => {
      const inBin = { document: { _id: "doc1", deletedAt: "2026-11-20" } };
      const { session } = script([cut, again("http", 409, "version"), inBin]);
      const forGood = { path: "/documents/doc1", method: "DELETE", query: { forGood: "true" } } as const;
      expect(await kindOf(sendWrite(session, forGood))).toBe("http");
    });
  });

  it("isn't sent if its author isn't signed in any more", async () => {
    const { session, keys } = script([]);
    expect(await kindOf(sendWrite(session, request, { author: "u2" }))).toBe("stopped");
    expect(keys).toEqual([]);
    expect(await kindOf(sendWrite(session, request, { author: "u1" }))).toBe("done");
  });

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

  it("to a public endpoint has no key, and isn't unclear if the response is lost", async () => {
    const { session, keys } = script([cut]);
    expect(await kindOf(sendWrite(session, post("/auth/forgot-password")))).toBe("network");
    expect(keys).toEqual([undefined]);
  });

  it("that is refused isn't sent again", async () => {
    const { session, keys } = script([new ApiError("http", "No", 422)]);
    expect([await kindOf(sendWrite(session, request)), keys.length]).toEqual(["http", 1]);
  });
});
