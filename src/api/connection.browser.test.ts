import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connect } from "./connection";
import { cookieTokens } from "./session/token-store";
import { setTransport } from "./transport";

const OURS = "https://api.gds.example/v2";
const THEIRS = "https://evil.example/v2";
const user = { _id: "u1", email: "ada@gds.example", role: "admin", status: "active", privacy: true };

/** What each API heard: the path, and the bearer. */
let heard: string[];
let leaves: (() => void)[];

beforeEach(() => {
  heard = [];
  leaves = [];
  cookieTokens().set({ authToken: "secret", refreshToken: "secret-too" });
  for (const base of [OURS, THEIRS])
    setTransport(base, {
      fetch: (request) => {
        heard.push(`${request.url} ${request.headers.get("Authorization")}`);
        return Promise.resolve(Response.json({ success: true, user, authToken: "theirs", refreshToken: "theirs" }));
      },
    });
});
afterEach(() => {
  for (const leave of leaves) leave();
  for (const base of [OURS, THEIRS]) setTransport(base, null);
  cookieTokens().clear();
});

const open = (apiBase: string, tokenStorage: "cookie" | "memory" = "cookie") => {
  const { connection, leave } = connect({ apiBase, socketUrl: null, tokenStorage });
  leaves.push(leave);
  return { ...connection, leave };
};
const settled = (connection: ReturnType<typeof open>) =>
  vi.waitFor(() => expect(connection.session.state().status).not.toBe("loading"));

it("the cookies are the first API's: another one on the same page never sees the tokens", async () => {
  const [first, second] = [open(OURS), open(THEIRS)];
  await settled(first);
  await settled(second);
  expect(heard).toEqual([`${OURS}/auth/me Bearer secret`]);
  expect(second.session.state()).toMatchObject({ status: "signed-out" });
});

it("who signs in at another API leaves the cookies alone", async () => {
  await settled(open(OURS));
  const second = open(THEIRS);
  await second.session.signIn({ email: "a@b.example", password: "x", recaptchaToken: "t" });
  expect(second.session.authToken()).toBe("theirs");
  second.session.signOut();
  expect(cookieTokens().auth()).toBe("secret");
});

it("the first API's other elements share the cookies; when the last of them has gone they are free", async () => {
  const [first, again] = [open(OURS), open(OURS)];
  first.leave();
  await settled(open(THEIRS));
  again.leave();
  for (const leave of leaves) leave();
  const next = open(THEIRS);
  await settled(next);
  expect(next.session.state()).toMatchObject({ status: "signed-in" });
});

it("an API that keeps its tokens in memory takes no cookies from the next", async () => {
  const [first, second] = [open(THEIRS, "memory"), open(OURS)];
  await settled(first);
  await settled(second);
  expect(heard).toEqual([`${OURS}/auth/me Bearer secret`]);
});
