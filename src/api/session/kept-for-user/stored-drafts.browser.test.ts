import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SignOutReason } from "../state";
import {
  draftKey,
  dropDraft,
  dropDraftsOfOthers,
  readDraft,
  sealedDraftKey,
  storeDraft,
  sweepDrafts,
} from "./stored-drafts";
import { standInSession } from "../test-support/stand-in-session";

const API = "https://api.example/v2";
const mine = draftKey(API, "u1", "form");
const theirs = draftKey(API, "u2", "form");
const elsewhere = draftKey("https://other.example/v2", "u1", "form");

let session: ReturnType<typeof standInSession>;
const signIn = (_id: string) => session.signIn(_id);
const end = (reason: SignOutReason | null) => session.end(reason);
const storedKeys = () => Object.keys(sessionStorage).sort();

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem("host", "mine");
  session = standInSession();
  dropDraftsOfOthers(session, API);
  for (const key of [mine, theirs, elsewhere]) expect(storeDraft(key, { city: "Rovetta" })).toBe(true);
});
afterEach(() => sessionStorage.clear());

it("a draft can be read again until it is dropped", () => {
  expect(readDraft(mine)).toEqual({ city: "Rovetta", at: expect.any(Number) as number });
  dropDraft(mine);
  expect(readDraft(mine)).toBeNull();
  sessionStorage.setItem(mine, "{broken");
  expect(readDraft(mine)).toBeNull();
});

it.each(["user", "other-tab"] as const)("a sign-out (%s) drops all drafts of that API and nothing else", (reason) => {
  end(reason);
  expect(storedKeys()).toEqual([elsewhere, "host"].sort());
});

it("a database that can't be deleted doesn't stop the removal of the other drafts", () => {
  const refused = vi.spyOn(indexedDB, "deleteDatabase").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  storeDraft(sealedDraftKey(API, "u1", "a file"), { id: "1" });
  storeDraft(draftKey(API, "u1", "z"), { city: "Rovetta" });
  end("user");
  expect(refused).toHaveBeenCalledOnce();
  refused.mockRestore();
  expect(storedKeys()).toEqual([elsewhere, "host"].sort());
});

it.each(["expired", null] as const)("drafts are kept when the session expires (%s)", (reason) => {
  end(reason);
  expect(storedKeys()).toContain(mine);
});

it("a sign-in drops the drafts of other users", () => {
  signIn("u1");
  expect(storedKeys()).toEqual([elsewhere, "host", mine].sort());
});

it("drafts of all users and APIs expire after seven days, those of former releases at once", () => {
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
  expect(storedKeys()).not.toContain(elsewhere);
  localStorage.clear();
});
