import { beforeEach, describe, expect, it } from "vitest";
import { resumeStoreOf, type ResumeStore } from "./resume-store";
import type { SessionState, SignOutReason } from "./state";

let state: SessionState;
let tell: () => void;
let kept: ResumeStore;

const become = (next: SessionState) => {
  state = next;
  tell();
};
const signIn = (_id: string) =>
  become({
    status: "signed-in",
    user: { _id, email: "", role: "admin", status: "active", privacy: true, profileImage: null },
  });
const end = (reason: SignOutReason) => become({ status: "signed-out", reason, former: "u1" });

const session = () => ({
  state: () => state,
  subscribe: (listener: () => void) => {
    tell = listener;
    return () => undefined;
  },
});

beforeEach(() => {
  state = { status: "signed-out", reason: null, former: null };
  tell = () => undefined;
  kept = resumeStoreOf(session());
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
    end("expired");
    kept = resumeStoreOf(session());
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
