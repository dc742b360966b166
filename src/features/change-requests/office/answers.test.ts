import { expect, it } from "vitest";
import { checkAnswer } from "../../../api/test-support/check-answer";
import { donor } from "../../../shared/donor/test-support/donor";
import { receivedAnswer } from "./answers";

const request = {
  _id: "d1",
  date: "2026-11-20T10:00:00.000Z",
  revision: 3,
  state: "open",
  reason: "Serve il documento",
  changes: [{ field: "lastName", from: "Prova", to: "Verdi" }],
};

checkAnswer(
  "listChangeRequests",
  receivedAnswer(10),
  { requests: [{ ...request, donor }], total: 9, limit: 10 },
  {
    refused: ["requests"],
    alsoChanges: {
      // a request without its id or its donor can't be answered
      "requests._id": ["requests"],
      "requests.donor": ["requests"],
      "requests.donor._id": ["requests"],
      "requests.changes": ["requests.whole"],
    },
    asSent: ({ rows, ...page }) => ({ requests: rows, ...page }),
  },
);
it.each([
  ["a field that nobody knows", [{ field: "status", from: "active", to: "dead" }]],
  ["a value that isn't text", [{ field: "gender", from: "M", to: { code: "F" } }]],
  ["no value", [{ field: "gender", from: "M" }]],
  ["two values for a field", [{ field: "lastName", from: "Prova", to: "Bianchi" }]],
  ["a change that can't be read", ["gender"]],
  ["no change", []],
])("a request with %s isn't whole", (_, changes) => {
  const received = (all: unknown[]) =>
    receivedAnswer(10)({ requests: [{ ...request, changes: all, donor }] }, "", () => undefined).rows[0]?.whole;
  expect(received(request.changes)).toBe(true);
  expect(received(changes.length > 0 ? [...request.changes, ...changes] : [])).toBe(false);
});
