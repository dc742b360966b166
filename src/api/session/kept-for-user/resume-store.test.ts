import { beforeEach, describe, expect, it } from "vitest";
import { resumeStoreOf, type ResumeStore } from "./resume-store";
import type { SignOutReason } from "../state";
import { standInSession } from "../test-support/stand-in-session";

let session: ReturnType<typeof standInSession>;
let store: ResumeStore;
const signIn = (_id: string) => session.signIn(_id);
const end = (reason: SignOutReason) => session.end(reason);

beforeEach(() => {
  session = standInSession();
  store = resumeStoreOf(session);
});

describe("the unfinished work of a user", () => {
  it("is kept when the session expires", () => {
    signIn("u1");
    store.set("form", { name: "Ada" });
    end("expired");
    signIn("u1");
    expect(store.get("form")).toEqual({ name: "Ada" });
  });
  it("is dropped when another user signs in", () => {
    signIn("u1");
    store.set("form", 1);
    end("expired");
    signIn("u2");
    expect(store.get("form")).toBeUndefined();
  });
  it.each(["user", "other-tab"] as const)("is dropped by a sign-out on purpose (%s)", (reason) => {
    signIn("u1");
    store.set("form", 1);
    end(reason);
    signIn("u1");
    expect(store.get("form")).toBeUndefined();
  });
  it("belongs to the user whose session has just expired", () => {
    session = standInSession();
    end("expired");
    store = resumeStoreOf(session);
    store.set("place", "/app/donors");
    signIn("u2");
    expect(store.get("place")).toBeUndefined();
  });
  it("a place requested before the first sign-in is for any user", () => {
    store.set("place", "/app/donors");
    signIn("u1");
    expect(store.get("place")).toBe("/app/donors");
  });
});
