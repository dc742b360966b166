import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFeatures } from "./features";
import { standInSession } from "./test-support/stand-in-session";

const API = "https://features.example/v2";
let session: ReturnType<typeof standInSession>;
beforeEach(() => {
  session = standInSession();
});
afterEach(() => localStorage.clear());

it("are those of the tag until the server has declared its own", () => {
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

it("are remembered for the same person at the next start, and forgotten at the sign-out", () => {
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

it("aren't another person's", () => {
  const features = createFeatures(session, API, true);
  session.signIn("u1");
  features.declare(["views"]);
  session.signIn("u2");
  expect(features.has("views")).toBe(false);
});

it("are kept nowhere for a page that stores no tokens", () => {
  const features = createFeatures(session, API, false);
  session.signIn("u1");
  features.declare(["views"]);
  expect(localStorage).toHaveLength(0);
});

it("tell who listens of a change, and not of the same again", () => {
  const features = createFeatures(session, API, false);
  session.signIn("u1");
  const heard = vi.fn();
  features.subscribe(heard);
  features.declare(["views"]);
  features.declare(["views"]);
  expect(heard).toHaveBeenCalledTimes(1);
});
