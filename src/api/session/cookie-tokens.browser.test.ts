import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cookieTokens } from "./cookie-tokens";

const API = "https://api.gds.example/v2";
const page = { ownsSiteTokens: () => true, hasSiteApi: () => true, usesCookies: () => true };
/** Under a path of its own, which comes before "/": a script that writes at "/" doesn't touch it. */
const FOLDER = "/shop/";
const start = location.href;
const stick = (value: string, age = 60) => {
  for (const name of ["auth_token", "refresh_token"])
    document.cookie = `${name}=${value}; path=${FOLDER}; max-age=${age}`;
};
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  history.replaceState(null, "", `${FOLDER}page`);
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  stick("", 0);
  cookieTokens(API, page).clear();
  history.replaceState(null, "", start);
  vi.restoreAllMocks();
});

it("tokens whose cookies can't be written over live in memory, said once; the old ones are over when the session is", () => {
  stick("stuck");
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
  stick("", 0);
  expect(document.cookie).not.toContain("auth_token"); // nothing of ours was left beside them
});
