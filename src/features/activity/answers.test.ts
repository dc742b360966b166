import { expect, it } from "vitest";
import { checkAnswer } from "../../api/test-support/check-answer";
import { logAnswer, logEntry } from "./log-answer";

const entry = {
  _id: "h1",
  date: "2026-11-20T10:00:00Z",
  author: { _id: "u1", name: "Ada Bonfanti", role: "admin", email: "ada@gds.example" },
  kind: "merges",
  subject: "donor",
  subjectId: "d1",
  action: "merge",
  name: "Verbale.pdf",
  person: { _id: "d1", firstName: "Ada", lastName: "Prova", role: "donor" },
  changes: [{ field: "city", from: "Lodi", to: "Bergamo" }],
  hidden: ["bloodGroup"],
  reason: "Doppione",
  merge: {
    _id: "m1",
    other: { _id: "d2", firstName: "Ada", lastName: "Prova", cardNumber: "2", birthday: "1980-01-02" },
  },
  count: 3,
  format: "csv",
  entity: "donors",
  restore: "possible",
  until: "2026-12-20",
} as const;

checkAnswer(
  "listActivity",
  logAnswer(50),
  { activity: [entry], authors: [{ ...entry.author, _id: "u2" }], total: 1, limit: 50 },
  {
    refused: ["activity"],
    asSent: ({ rows, damaged: _damaged, full: _full, ...rest }) => ({ activity: rows, ...rest }),
  },
);

it("a value about health that a server sends against the rule isn't kept, and is named as hidden", () => {
  const suspension = { from: "2026-11-01", until: null, reason: "Farmaci" };
  const suspended = { ...entry, action: "suspend", changes: [{ field: "suspension", from: null, to: suspension }] };
  expect(JSON.stringify(logEntry(suspended, "", () => undefined))).not.toMatch(/Farmaci|Doppione|2026-11-01/);
  const donation = { ...entry, subject: "donation", action: "delete", changes: [], reason: "Farmaci" };
  expect(logEntry(donation, "", () => undefined)).toMatchObject({ subject: "donation", reason: null });
  const sent = { ...entry, changes: [{ field: "bloodGroup", from: "A+", to: "0-" }, ...entry.changes], hidden: [] };
  const read = logEntry(sent, "", () => undefined);
  expect(JSON.stringify(read)).not.toMatch(/A\+|0-"/);
  expect(read).toMatchObject({ hidden: ["bloodGroup"], reason: null });
  expect(read?.changes).toContainEqual({ field: "city", from: "Lodi", to: "Bergamo" });
});
