import { expect, it } from "vitest";
import { checkAnswer } from "../../api/test-support/check-answer";
import { changeText, readOwnRequest, wantedChanges } from "./answers";

const request = {
  _id: "d1",
  date: "2026-11-20T10:00:00.000Z",
  revision: 3,
  state: "open",
  reason: "Serve il documento",
  changes: [{ field: "lastName", from: "Prova", to: "Verdi" }],
};

checkAnswer(
  ["getRegistration", "putRegistration", "withdrawChangeRequest"],
  readOwnRequest,
  { changeRequest: request },
  {
    asSent: (changeRequest) => ({ changeRequest }),
  },
);

it("only changes of known fields are shown, and an unreadable day as it is", () => {
  const changes = [
    { field: "status", from: "active", to: "dead" },
    { field: "birthday", from: "domani", to: "1990-06-14" },
    ...request.changes,
  ];
  const wanted = wantedChanges({ ...request, changes });
  expect(wanted.map(({ field }) => field)).toEqual(["lastName", "birthday"]);
  expect([changeText("birthday", "domani"), changeText("birthday", "1990-06-14")]).toEqual(["domani", "14 Giu 1990"]);
});
