import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../errors";
import type { Answer, CallOptions } from "../../http";
import { createSession, type Session } from "../session";
import { callsByBearer } from "../test-support/calls-by-bearer";
import { memoryTokens, type TokenStore } from "./tokens";

const USER = { _id: "u1", email: "admin@gds.example", role: "admin", status: "active", privacy: true };
const refused = (code: string | null = null) => new ApiError("http", "no", 401, code);

/** The number of the server's latest pair of tokens. */
let pair: number;
/** Whether the server accepts used refresh tokens. */
let leeway: boolean;
/** Delivers the response to a refresh, or loses it. */
let deliver: () => Promise<void>;
/** The code with which the server refuses a refresh. */
let refuseAs: string | null;
let accessExpired: boolean;
let refreshTokensSent: string[];
let tokens: TokenStore;
/** The pages of one tab, one after the other. The last one is on the screen. */
let pages: Session[];

const respond = async (path: string, token: string | null, options?: CallOptions): Promise<Answer> => {
  if (path === "/auth/refresh-token") {
    const { refreshToken } = options?.body as { refreshToken: string };
    refreshTokensSent.push(refreshToken);
    if (refuseAs) throw refused(refuseAs);
    if (refreshToken !== `r${pair}` && !leeway) throw refused();
    pair += 1;
    const body = { authToken: `a${pair}`, refreshToken: `r${pair}` };
    accessExpired = false;
    await deliver();
    return { status: 201, body };
  }
  if (accessExpired) throw refused();
  return { status: 200, body: path === "/auth/me" ? { success: true, user: USER } : { token } };
};

const settled = () => vi.advanceTimersByTimeAsync(0);
const minute = () => vi.advanceTimersByTimeAsync(60_000);
/** Each page has its own queue, because the browser frees the lock of a page that is left. */
const openPage = async () => {
  const page = createSession({
    sendRequest: callsByBearer(respond),
    tokens: { ...tokens, shared: true },
    exclusive: (job) => job(),
    openTabs: () => ({ send: () => undefined, close: () => undefined }),
  });
  pages.push(page);
  page.start();
  await settled();
  return page;
};
/** The user leaves the page before the response to a refresh arrives. */
const leaveDuringRefresh = async (page: Session) => {
  deliver = () => new Promise(() => undefined);
  await minute();
  page.stop();
  deliver = () => Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  pair = 1;
  leeway = false;
  accessExpired = false;
  refuseAs = null;
  refreshTokensSent = [];
  deliver = () => Promise.resolve();
  tokens = memoryTokens();
  tokens.set({ authToken: "a1", refreshToken: "r1" });
  pages = [];
});
afterEach(() => {
  for (const page of pages) page.stop();
  vi.useRealTimers();
});

it("a page that opens after a refresh without a response keeps the session as long as the access token is valid", async () => {
  await leaveDuringRefresh(await openPage());
  const page = await openPage();
  await minute();
  await minute();
  expect(page.state().status).toBe("signed-in");
  await expect(page.call("/x")).resolves.toEqual({ token: "a1" });
  expect(refreshTokensSent).toEqual(["r1", "r1"]); // the used token isn't sent every minute
});

it("the next page refreshes at once, while the server still accepts the used token", async () => {
  leeway = true;
  await leaveDuringRefresh(await openPage());
  const page = await openPage();
  expect(tokens.refresh()).toBe(`r${pair}`);
  expect(page.state().status).toBe("signed-in");
});

it("a session whose refresh token is used up ends when the access token is refused", async () => {
  await leaveDuringRefresh(await openPage());
  const page = await openPage();
  accessExpired = true;
  await expect(page.call("/x")).rejects.toMatchObject({ status: 401 });
  expect(page.state()).toMatchObject({ status: "signed-out", reason: "expired" });
  expect([tokens.auth(), tokens.refresh()]).toEqual([null, null]);
});

it("a page that opens with an expired access token and a used refresh token shows the sign-in form", async () => {
  await leaveDuringRefresh(await openPage());
  accessExpired = true;
  expect((await openPage()).state()).toMatchObject({ status: "signed-out", reason: "expired" });
});

it("a refresh whose response the network loses doesn't end the session", async () => {
  const page = await openPage();
  deliver = () => Promise.reject(new ApiError("network", "away"));
  await minute();
  deliver = () => Promise.resolve();
  await minute();
  expect(refreshTokensSent).toEqual(["r1", "r1"]);
  expect(page.state().status).toBe("signed-in");
});

it("a user whose account was deactivated meanwhile is signed out at once", async () => {
  await leaveDuringRefresh(await openPage());
  refuseAs = "inactive";
  expect((await openPage()).state()).toMatchObject({ status: "signed-out", deactivated: true });
});

it("a token that was never sent before ends the session when the server refuses it", async () => {
  const page = await openPage();
  pair = 7;
  await minute();
  expect(page.state()).toMatchObject({ status: "signed-out", reason: "expired" });
});

it("the new pair is stored before the waiting call is sent again", async () => {
  const stored: (string | null)[] = [];
  const page = await openPage();
  accessExpired = true;
  await page.call("/x").then(() => stored.push(tokens.refresh()));
  expect(stored).toEqual(["r2"]);
});
