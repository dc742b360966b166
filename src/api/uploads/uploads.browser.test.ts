import { afterEach, beforeEach, expect, it } from "vitest";
import { ECHO_PATH } from "../../../tests/support/echo-plugin";
import { createSendRequest } from "../http";
import { createSession, type Session } from "../session/session";
import { memoryTokens } from "../session/tokens/tokens";
import { setTransport } from "../transport";
import { sendUpload, type UploadOptions } from "./uploads";

const apiBase = location.origin + ECHO_PATH;
const uploadsBase = `${apiBase}/uploads`;
let session: Session;
const SIZE = 300_000;
const picture = new Blob(["x".repeat(SIZE)]);
const send = (options: UploadOptions, base = uploadsBase) => sendUpload(session, base, picture, options);

beforeEach(async () => {
  const sendRequest = createSendRequest(apiBase);
  session = createSession({
    sendRequest: (path, token, options) =>
      path === "/auth/refresh-token"
        ? Promise.resolve({ status: 201, body: { authToken: "fresh", refreshToken: "r2" } })
        : sendRequest(path, token, options),
    tokens: memoryTokens(),
    exclusive: (job) => job(),
    openTabs: () => ({ send: () => undefined, close: () => undefined }),
  });
  await signIn("abc");
});
afterEach(() => setTransport(uploadsBase, null));

const signIn = (authToken: string) =>
  session.adopt({
    authToken,
    refreshToken: "r1",
    user: { _id: "u1", email: "", role: "admin", status: "active", privacy: true, profileImage: null },
  });

it("reports the progress, and sends the form with the bearer", async () => {
  const shares: number[] = [];
  const path = await send({ onProgress: (share) => shares.push(share) });
  const answer = JSON.parse(path) as { bytes: number };
  expect(answer).toMatchObject({ authorization: "Bearer abc", type: expect.stringMatching(/^multipart\/form-data; /) });
  expect(answer.bytes).toBeGreaterThan(SIZE);
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

it("is sent again with a new token after a 401", async () => {
  await signIn("old");
  const path = await send({ onProgress: () => undefined });
  expect(JSON.parse(path)).toMatchObject({ authorization: "Bearer fresh" });
});

it("rejects with the reason of its signal", async () => {
  const controller = new AbortController();
  const gone = new Error("gone");
  const options = { onProgress: () => controller.abort(gone), signal: controller.signal };
  const call = send(options, `${apiBase}/hangs`);
  await expect(call).rejects.toBe(gone);
});

it("times out without progress", async () => {
  const call = send({ onProgress: () => undefined, timeout: 200 }, `${apiBase}/hangs`);
  await expect(call).rejects.toMatchObject({ kind: "timeout" });
});

it("uses the transport of a mock, which reports only the end", async () => {
  setTransport(uploadsBase, {
    async fetch(request) {
      const file = (await request.formData()).get("file") as File;
      return Response.json({ success: true, path: `${file.name} ${file.size}` });
    },
  });
  const shares: number[] = [];
  expect(await send({ onProgress: (share) => shares.push(share) })).toBe(`foto ${SIZE}`);
  expect(shares).toEqual([1]);
});
