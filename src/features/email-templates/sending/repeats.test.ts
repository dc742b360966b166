import { expect, it } from "vitest";
import type { Sending } from "./read-sendings";
import { recentOf, repeatsOf } from "./repeats";
import { texts } from "./texts";

const NOW = Date.parse("2026-11-26T12:00:00Z");
const sending = (change: Partial<Sending>): Sending => ({
  _id: "s1",
  purpose: "news",
  state: "sent",
  at: null,
  ended: null,
  author: null,
  recipients: 1,
  sent: 1,
  delivered: 1,
  bounced: 0,
  perMinute: undefined,
  mayStop: false,
  ...change,
});

it.each<[string, Partial<Sending>, boolean]>([
  ["it began within a day", { at: "2026-11-25T13:00:00Z" }, true],
  ["it began two days ago and ended within a day", { at: "2026-11-24T13:00:00Z", ended: "2026-11-25T13:00:00Z" }, true],
  ["it was over a day ago", { at: "2026-11-24T13:00:00Z", ended: "2026-11-25T11:00:00Z" }, false],
  ["it is scheduled", { state: "scheduled", at: "2026-12-24T13:00:00Z" }, true],
  ["it has been running for days", { state: "sending", at: "2026-11-20T13:00:00Z" }, true],
  ["it was cancelled", { state: "cancelled", at: "2026-11-26T11:00:00Z", ended: "2026-11-26T11:00:00Z" }, false],
  ["the server doesn't say when it was", {}, false],
])("a sending is recent or not: %s", (_, change, recent) => {
  expect(recentOf([sending(change)], NOW)).toHaveLength(recent ? 1 : 0);
});

it("people without a name are counted", () => {
  const nameless = { _id: "d1", firstName: "", lastName: "", cardNumber: undefined, birthday: undefined };
  const recent = [{ _id: "s1", state: "sent", at: null, count: 3, people: [nameless] }];
  const [repeat] = repeatsOf(recent, []);
  expect(repeat?.names).toEqual([]);
  expect(texts.repeatPeople(3, [])).toBe("3 persone");
  expect(texts.repeatPeople(1, [])).toBe("una persona");
  expect(texts.repeatPeople(3, ["Rossi Ada"])).toBe("Rossi Ada e altre 2 persone");
  expect(texts.repeatPeople(2, ["Rossi Ada", "Verdi Ugo"])).toBe("Rossi Ada, Verdi Ugo");
});
