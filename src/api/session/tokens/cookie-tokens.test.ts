import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cookieTokens } from "./cookie-tokens";

const API = "https://api.gds.example/v2";
const page = { ownsSiteTokens: () => true, hasSiteApi: () => true, usesCookies: () => true };
/** Cookies that scripts can write. */
let jar: Map<string, string>;
/** Cookies of another path: they come first, and a script at "/" can't change them. */
let stuck: string[];

beforeEach(() => {
  jar = new Map();
  stuck = [];
  vi.stubGlobal("document", {
    get cookie() {
      return [...stuck, ...[...jar].map(([name, value]) => `${name}=${value}`)].join("; ");
    },
    set cookie(text: string) {
      const [name = "", value = ""] = text.split(";", 1)[0]?.split("=") ?? [];
      if (/;\s*max-age=0/.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("tokens are in memory, with one warning, if the cookies can't be written over; a sign-out ignores the old cookies", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  stuck = ["auth_token=stuck", "refresh_token=stuck"];
  const tokens = cookieTokens(API, page);
  expect(tokens.auth()).toBe("stuck");
  tokens.set({ authToken: "a1", refreshToken: "r1" });
  expect([tokens.auth(), tokens.refresh(), tokens.shared]).toEqual(["a1", "r1", false]);
  tokens.set({ authToken: "a2", refreshToken: "r2" });
  expect(tokens.auth()).toBe("a2");
  tokens.clear();
  expect([tokens.auth(), tokens.refresh()]).toEqual([null, null]);
  tokens.set({ authToken: "a3", refreshToken: "r3" });
  expect(tokens.auth()).toBe("a3");
  expect(warn).toHaveBeenCalledTimes(1);
  expect([...jar]).toEqual([]);
  warn.mockRestore();
});

it("a token that doesn't fit into a header is ignored", () => {
  jar.set("auth_token", "a%0Ab");
  expect(cookieTokens(API, page).auth()).toBeNull();
  jar.set("auth_token", "a%E2%98%83");
  expect(cookieTokens(API, page).auth()).toBeNull();
  jar.set("auth_token", "a.b-c_d");
  expect(cookieTokens(API, page).auth()).toBe("a.b-c_d");
});

it("the next page knows that a refresh token was sent, until a new pair is stored", () => {
  cookieTokens(API, page).set({ authToken: "a1", refreshToken: "r1" });
  expect(cookieTokens(API, page).wasSent()).toBe(false);
  cookieTokens(API, page).markSent();
  const next = cookieTokens(API, page);
  expect([next.wasSent(), next.auth(), next.refresh()]).toEqual([true, "a1", "r1"]);
  expect(jar.get("gds_token_api")).not.toContain("r1"); // a hash, never the token
  next.set({ authToken: "a2", refreshToken: "r2" });
  expect(cookieTokens(API, page).wasSent()).toBe(false);
});

it("tokens of the site stay the site's after they were sent", () => {
  jar.set("auth_token", "a1");
  jar.set("refresh_token", "r1");
  cookieTokens(API, page).markSent();
  expect(cookieTokens(API, page).wasSent()).toBe(true);
  expect(cookieTokens(API, { ...page, ownsSiteTokens: () => false }).auth()).toBeNull();
});

it("a new pair in memory removes the mark of the old one", () => {
  stuck = ["auth_token=stuck", "refresh_token=stuck"];
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const tokens = cookieTokens(API, page);
  tokens.set({ authToken: "a1", refreshToken: "r1" });
  tokens.markSent();
  expect([tokens.wasSent(), jar.size]).toEqual([true, 0]);
  tokens.set({ authToken: "a2", refreshToken: "r2" });
  expect(tokens.wasSent()).toBe(false);
  warn.mockRestore();
});
