import { afterEach, expect, it, vi } from "vitest";
import type { Bearer } from "./bearer";
import { ApiError } from "../errors";
import { createSendRequest } from "../http";
import type { Session } from "../session/session";
import { setTransport } from "../transport";
import { sendUpload } from "../uploads/uploads";

const BASE = "https://api.gds.example/v2";
const sendRequest = createSendRequest(BASE);
afterEach(() => setTransport(BASE, null));

/** A promise that never settles, and another one that resolves when a call waits for it. */
function createHold() {
  let reached: () => void = () => undefined;
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  return {
    isReached,
    hold() {
      reached();
      return new Promise<never>(() => undefined);
    },
  };
}
const open: Bearer = { token: () => "t1", renew: () => Promise.resolve() };

/** The moments at which a call waits for a promise that ignores the call's abort signal. */
const MOMENTS: Record<string, (hold: () => Promise<never>) => { bearer: Bearer; answer: () => Promise<Response> }> = {
  "it waits for its token": (hold) => ({ bearer: { ...open, token: hold }, answer: hold }),
  "the transport is silent": (hold) => ({ bearer: open, answer: hold }),
  "a refused token is renewed": (hold) => ({
    bearer: { ...open, renew: hold },
    answer: () => Promise.resolve(new Response(null, { status: 401 })),
  }),
};

it.each(Object.keys(MOMENTS))("a call ends at once when its caller aborts it while %s", async (moment) => {
  const { isReached, hold } = createHold();
  const { bearer, answer } = MOMENTS[moment]!(hold);
  setTransport(BASE, { fetch: answer });
  const controller = new AbortController();
  const call = sendRequest("/x", bearer, { signal: controller.signal });
  await isReached;
  controller.abort(new Error("gone"));
  await expect(call).rejects.toThrow("gone");
});

it("a call times out although its transport doesn't listen to the request's signal", async () => {
  setTransport(BASE, { fetch: createHold().hold });
  await expect(sendRequest("/x", null, { timeout: 20 })).rejects.toMatchObject({ kind: "timeout" });
});

it.each([
  ["a read", () => sendRequest("/x", null)],
  ["a save", () => sendRequest("/x", null, { method: "PUT", body: { city: "Lodi" } })],
  ["an upload", () => sendUpload({ bearer: () => open } as Pick<Session, "bearer">, BASE, new Blob(["picture"]))],
])("%s that is never answered ends after 30 s", async (_, call) => {
  vi.useFakeTimers();
  setTransport(BASE, { fetch: createHold().hold });
  let ended: unknown = null;
  void call().catch((error: unknown) => (ended = error));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ended).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toMatchObject({ kind: "timeout" });
  vi.useRealTimers();
});

it("a call that was aborted during the renewal of its token isn't sent again", async () => {
  let renewed: () => void = () => undefined;
  let sent = 0;
  const { isReached, hold } = createHold();
  const renew = () => {
    void hold();
    return new Promise<void>((resolve) => (renewed = resolve));
  };
  setTransport(BASE, {
    fetch: () => {
      sent += 1;
      return Promise.resolve(new Response(null, { status: 401 }));
    },
  });
  const controller = new AbortController();
  const call = sendRequest("/x", { ...open, renew }, { signal: controller.signal });
  await isReached;
  controller.abort();
  await expect(call).rejects.not.toBeInstanceOf(ApiError);
  renewed();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toBe(1);
});
