import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SignOutReason } from "./state";
import {
  draftKey,
  dropDraft,
  dropDraftsOfOthers,
  readDraft,
  sealedDraftKey,
  storeDraft,
  sweepDrafts,
} from "./stored-drafts";
import { standInSession } from "./test-support/stand-in-session";

const API = "https://api.example/v2";
const mine = draftKey(API, "u1", "form");
const theirs = draftKey(API, "u2", "form");
const elsewhere = draftKey("https://other.example/v2", "u1", "form");

let session: ReturnType<typeof standInSession>;
const signIn = (_id: string) => session.signIn(_id);
const end = (reason: SignOutReason | null) => session.end(reason);
const kept = () => Object.keys(sessionStorage).sort();

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem("host", "mine");
  session = standInSession();
  dropDraftsOfOthers(session, API);
  for (const key of [mine, theirs, elsewhere]) expect(storeDraft(key, { city: "Rovetta" })).toBe(true);
});
afterEach(() => sessionStorage.clear());

it("is read again, and forgotten when it is done", () => {
  expect(readDraft(mine)).toEqual({ city: "Rovetta", at: expect.any(Number) as number });
  dropDraft(mine);
  expect(readDraft(mine)).toBeNull();
  sessionStorage.setItem(mine, "{broken");
  expect(readDraft(mine)).toBeNull();
});

it.each(["user", "other-tab"] as const)("all of that API go when somebody signs out (%s), the rest stays", (reason) => {
  end(reason);
  expect(kept()).toEqual([elsewhere, "host"].sort());
});

it("a database that can't be deleted keeps none of the other drafts", () => {
  const refused = vi.spyOn(indexedDB, "deleteDatabase").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  storeDraft(sealedDraftKey(API, "u1", "a file"), { id: "1" });
  storeDraft(draftKey(API, "u1", "z"), { city: "Rovetta" });
  end("user");
  expect(refused).toHaveBeenCalledOnce();
  refused.mockRestore();
  expect(kept()).toEqual([elsewhere, "host"].sort());
});

it.each(["expired", null] as const)("stay when the session ends by itself (%s)", (reason) => {
  end(reason);
  expect(kept()).toContain(mine);
});

it("another person's go when somebody signs in", () => {
  signIn("u1");
  expect(kept()).toEqual([elsewhere, "host", mine].sort());
});

it("after seven days they go, whoever's they are and at whatever API, and those of former releases at once", () => {
  const DAY = 86_400_000;
  const now = Date.now();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("host", "mine");
  storeDraft(mine, { at: now - 6 * DAY }, "device");
  storeDraft(theirs, { at: now - 8 * DAY }, "device");
  storeDraft(elsewhere, { at: now - 8 * DAY }, "tab");
  storeDraft(draftKey(API, "u3", "of a clock that went wrong"), { at: now + 30 * DAY }, "device");
  storeDraft("gds:draft:v1:x u1 form", { at: now }, "device");
  dropDraft(draftKey(API, "u1", "never stored"));
  sweepDrafts(now);
  expect(Object.keys(localStorage).filter((key) => key.startsWith("gds:draft:"))).toEqual([mine]);
  expect(localStorage.getItem("host")).toBe("mine");
  expect(kept()).not.toContain(elsewhere);
  localStorage.clear();
});
