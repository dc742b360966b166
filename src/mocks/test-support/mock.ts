import type { Feature } from "../../domain/features";
import type { Persona } from "../control";
import { PASSWORD, personaEmail } from "../db/personas";
import { startMock } from "../start";
import { answer } from "../transports/answer";
import { atFileEnd } from "./at-file-end";
import { createClock } from "./now";

export const API = "http://mock.example/v2";

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A mock with few donors and its own clock, and helpers to call it. */
export async function createTestMock(
  donors = 60,
  partnerOrigins: readonly string[] = [],
  features?: readonly Feature[],
) {
  const clock = createClock();
  const mock = await startMock(
    { apiBase: API, storage: "memory", donors, partnerOrigins, ...(features && { features }) },
    clock.now,
  );
  atFileEnd(() => mock.ctx.closing.abort());
  async function call(method: string, path: string, { token, body, headers: extraHeaders }: CallOptions = {}) {
    const bearer = token && { Authorization: `Bearer ${token}` };
    const headers = { "Content-Type": "application/json", ...bearer, ...extraHeaders };
    const init = {
      method,
      headers,
      ...(body !== undefined && { body: body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
    };
    const response = await answer(mock, new Request(API + path, init));
    const isFile = response.headers.has("Content-Disposition");
    // oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
    const responseBody: any = isFile ? new Uint8Array(await response.arrayBuffer()) : await response.json();
    return { status: response.status, headers: response.headers, body: responseBody };
  }
  return {
    ...mock,
    clock,
    call,
    login: (email: string, password: string = PASSWORD) =>
      call("POST", "/auth/login", { body: { email, password, recaptcha_token: "test" } }),
    enter: async (persona: Persona) => (await mock.control.signIn(persona)).authToken,
    email: personaEmail,
  };
}

export type TestMock = Awaited<ReturnType<typeof createTestMock>>;

/** Answers with all required consents. */
export const AGREED = ["privacy", "health"].map((code) => ({ code, version: "1", given: true }));
