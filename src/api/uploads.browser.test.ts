import { afterEach, beforeEach, expect, it } from "vitest";
import { ECHO_PATH } from "../../tests/support/echo-plugin";
import { createSendRequest } from "./http";
import { createSession, type Session } from "./session/session";
import { memoryTokens } from "./session/token-store";
import { setTransport } from "./transport";
import { upload } from "./uploads";

const apiBase = location.origin + ECHO_PATH;
let session: Session;
let form: FormData;
const SIZE = 300_000;

beforeEach(async () => {
  const sendRequest = createSendRequest(apiBase);
  session = createSession({
    sendRequest: (path, token, options) =>
      path === "/auth/refresh-token"
        ? Promise.resolve({ status: 201, body: { authToken: "fresh", refreshToken: "r2" } })
        : sendRequest(path, token, options),
    tokens: memoryTokens(),
    exclusive: (job) => job(),
    openTabs: () => ({ tell: () => undefined, close: () => undefined }),
  });
  form = new FormData();
  form.set("file", new Blob(["x".repeat(SIZE)]), "esame.pdf");
  await signIn("abc");
});
afterEach(() => setTransport(apiBase, null));

const signIn = (authToken: string) =>
  session.adopt({
    authToken,
    refreshToken: "r1",
    user: { _id: "u1", email: "", role: "admin", status: "active", privacy: true, profileImage: null },
  });

it("says how much has gone, and sends the form with the bearer", async () => {
  const shares: number[] = [];
  const answer = await upload(session, "/documents", form, { onProgress: (share) => shares.push(share) });
  expect(answer).toMatchObject({ authorization: "Bearer abc", type: expect.stringMatching(/^multipart\/form-data; /) });
  expect((answer as { bytes: number }).bytes).toBeGreaterThan(SIZE);
  expect(shares.length).toBeGreaterThan(1); // the end by itself, and what XMLHttpRequest has told before
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

it("goes again with a fresh bearer after a 401", async () => {
  await signIn("old");
  const answer = await upload(session, "/documents", form, { onProgress: () => undefined });
  expect(answer).toMatchObject({ authorization: "Bearer fresh" });
});

it("ends with its signal", async () => {
  const controller = new AbortController();
  const gone = new Error("gone");
  const call = upload(session, "/hangs", form, {
    onProgress: () => controller.abort(gone),
    signal: controller.signal,
  });
  await expect(call).rejects.toBe(gone);
});

it("is given up when nothing goes on", async () => {
  const call = upload(session, "/hangs", form, { onProgress: () => undefined, timeout: 200 });
  await expect(call).rejects.toMatchObject({ kind: "timeout" });
});

it("goes through a mock's transport, which tells the end alone", async () => {
  setTransport(apiBase, {
    async fetch(request) {
      const file = (await request.formData()).get("file") as File;
      return Response.json({ success: true, name: file.name, size: file.size });
    },
  });
  const shares: number[] = [];
  const answer = await upload(session, "/documents", form, { onProgress: (share) => shares.push(share) });
  expect(answer).toMatchObject({ name: "esame.pdf", size: SIZE });
  expect(shares).toEqual([1]);
});
