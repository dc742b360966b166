import { expect, it } from "vitest";
import type { Activity } from "./activity-answer";
import { texts } from "./texts";

const activity = (change: Partial<Activity>): Activity => ({
  _id: "h1",
  date: "2026-11-26T10:00:00Z",
  kind: "users",
  action: "update",
  person: null,
  fields: [],
  rows: null,
  format: undefined,
  entity: undefined,
  ...change,
});

it.each<[Partial<Activity>, string | RegExp]>([
  [{ fields: ["passwordLink"] }, "Ha mandato un collegamento per la password a"],
  [{ kind: "donors", fields: ["lockedUntil"] }, "Ha sbloccato"],
  [{ action: "create" }, "Ha invitato"],
  [{ fields: ["constructor"] }, "Ha cambiato qualcosa"],
  [{ kind: "donors", fields: ["toString"] }, "Ha cambiato qualcosa"],
  [{ fields: ["constructor", "toString"] }, "Ha cambiato qualcosa"],
  [{ fields: ["__proto__"] }, "Ha cambiato qualcosa"],
  [{ kind: "users", action: "constructor" }, "Ha cambiato qualcosa"],
  [{ kind: "constructor", action: "name" }, "Ha cambiato qualcosa"],
  [{ kind: "exports", action: "export", rows: 2, entity: "donors", format: "constructor" }, /in constructor$/],
])("the activity %j has a sentence, also with unknown values of the server", (change, expected) => {
  expect(texts.activityText(activity(change))).toEqual(
    typeof expected === "string" ? expected : expect.stringMatching(expected),
  );
});
