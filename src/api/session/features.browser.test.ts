import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFeatures } from "./features";
import { standInSession } from "./test-support/stand-in-session";

const API = "https://features.example/v2";
let session: ReturnType<typeof standInSession>;
beforeEach(() => {
  session = standInSession();
});
afterEach(() => localStorage.clear());

it("the features are those of the tag until the server has declared its own", () => {
  const features = createFeatures(session, API, true);
  features.addPublic("zones  settings");
  expect(features.has("zones")).toBe(true);
  session.signIn("u1");
  expect(features.has("zones")).toBe(true);
  features.declare(["views"]);
  expect([features.has("views"), features.has("zones")]).toEqual([true, false]);
  session.end("user");
  expect([features.has("views"), features.has("settings")]).toEqual([false, true]);
});

it("the features are remembered for the same user until the sign-out", () => {
  const first = createFeatures(session, API, true);
  session.signIn("u1");
  first.declare(["views", "imports"]);

  const next = standInSession();
  const remembered = createFeatures(next, API, true);
  next.signIn("u1");
  expect(remembered.has("imports")).toBe(true);
  next.end("expired");
  next.signIn("u1");
  expect(remembered.has("imports")).toBe(false);
});

it("another user doesn't get the remembered features", () => {
  const features = createFeatures(session, API, true);
  session.signIn("u1");
  features.declare(["views"]);
  session.signIn("u2");
  expect(features.has("views")).toBe(false);
});

it("a page that stores no tokens stores no features", () => {
  const features = createFeatures(session, API, false);
  session.signIn("u1");
  features.declare(["views"]);
  expect(localStorage).toHaveLength(0);
});

it("listeners are called when the features change, and not when the same are declared again", () => {
  const features = createFeatures(session, API, false);
  session.signIn("u1");
  const listener = vi.fn();
  features.subscribe(listener);
  features.declare(["views"]);
  features.declare(["views"]);
  expect(listener).toHaveBeenCalledTimes(1);
});
