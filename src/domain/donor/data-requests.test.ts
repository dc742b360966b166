import { expect, it } from "vitest";
import { answerDue } from "./data-requests";

it.each([
  ["2026-11-13", "2026-12-13"],
  ["2026-12-31", "2027-01-31"],
  ["2027-01-31", "2027-02-28"],
  ["2028-01-30", "2028-02-29"],
])("a request of %s is answered by %s", (received, due) => {
  expect(answerDue(received)).toBe(due);
});
