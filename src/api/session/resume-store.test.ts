import { beforeEach, describe, expect, it } from "vitest";
import { resumeStoreOf, type ResumeStore } from "./resume-store";
import type { SignOutReason } from "./state";
import { standInSession } from "./test-support/stand-in-session";

let session: ReturnType<typeof standInSession>;
let kept: ResumeStore;
const signIn = (_id: string) => session.signIn(_id);
const end = (reason: SignOutReason) => session.end(reason);

beforeEach(() => {
  session = standInSession();
  kept = resumeStoreOf(session);
});

describe("what somebody had in hand", () => {
  it("waits for them when the session expired", () => {
    signIn("u1");
    kept.set("form", { name: "Ada" });
    end("expired");
    signIn("u1");
    expect(kept.get("form")).toEqual({ name: "Ada" });
  });
  it("is dropped when another signs in", () => {
    signIn("u1");
    kept.set("form", 1);
    end("expired");
    signIn("u2");
    expect(kept.get("form")).toBeUndefined();
  });
  it.each(["user", "other-tab"] as const)("is dropped by a sign-out on purpose (%s)", (reason) => {
    signIn("u1");
    kept.set("form", 1);
    end(reason);
    signIn("u1");
    expect(kept.get("form")).toBeUndefined();
  });
  it("what is first kept when their session has just expired is theirs, nobody else's", () => {
    session = standInSession();
    end("expired");
    kept = resumeStoreOf(session);
    kept.set("place", "/app/donors");
    signIn("u2");
    expect(kept.get("place")).toBeUndefined();
  });
  it("a place wanted before anybody had signed in is for whoever signs in", () => {
    kept.set("place", "/app/donors");
    signIn("u1");
    expect(kept.get("place")).toBe("/app/donors");
  });
});
