import { describe, expect, it } from "vitest";
import {
  byUrgency,
  callListOf,
  callNumber,
  daysWaited,
  isRareGroup,
  unansweredCalls,
  type CallFacts,
  type CallUrgency,
} from "./call-list";

const TODAY = "2026-11-20";
const SATURDAY = { day: "2026-11-21", type: 1, today: TODAY } as const;
const call = (outcome: CallFacts["outcome"], at: string, more: Partial<CallFacts> = {}): CallFacts => ({
  outcome,
  day: "2026-11-21",
  type: 1,
  date: null,
  at: `${at}T10:00:00Z`,
  ...more,
});

describe("the list of a donor for a donation day", () => {
  it("without calls, the donor may be called", () => expect(callListOf([], SATURDAY)).toBe("toCall"));

  it("only the last call counts: a yes that was taken back is no yes", () => {
    const yes = call("coming", "2026-11-18");
    expect(callListOf([yes], SATURDAY)).toBe("coming");
    expect(callListOf([call("notUntil", "2026-11-19", { date: "2026-11-30" }), yes], SATURDAY)).toBe("notNow");
  });

  it("who comes on another day, or for another type, isn't called meanwhile; afterwards the donor may be called", () => {
    const yes = call("coming", "2026-11-10");
    expect(callListOf([yes], { ...SATURDAY, day: "2026-11-28" })).toBe("notNow");
    expect(callListOf([yes], { ...SATURDAY, type: 3 })).toBe("notNow");
    expect(callListOf([yes], { ...SATURDAY, day: "2027-03-06", today: "2026-11-22" })).toBe("toCall");
  });

  it("who asked to be called another day waits until that day, and then may be called at once", () => {
    const again = call("again", "2026-11-19", { date: "2026-11-23" });
    expect(callListOf([again], SATURDAY)).toBe("again");
    expect(callListOf([again], { ...SATURDAY, today: "2026-11-23", day: "2026-11-28" })).toBe("toCall");
  });

  it("who can't until a day isn't called for a donation day before it", () => {
    const later = call("notUntil", "2026-10-01", { date: "2026-11-21" });
    expect(callListOf([later], SATURDAY)).toBe("notNow");
    expect(callListOf([later], { ...SATURDAY, day: "2026-11-22" })).toBe("toCall");
  });

  it("nobody is called again within three days", () => {
    expect(callListOf([call("noAnswer", "2026-11-18")], SATURDAY)).toBe("notNow");
    expect(callListOf([call("noAnswer", "2026-11-17")], SATURDAY)).toBe("toCall");
  });

  it("a call of late evening counts for its day in Italy", () =>
    // 23:30 on the 17th in Greenwich is the 18th in Rome
    expect(callListOf([{ ...call("noAnswer", "2026-11-17"), at: "2026-11-17T23:30:00Z" }], SATURDAY)).toBe("notNow"));

  it("who said no twice this month isn't called again in it", () => {
    const no = (day: string) => call("notUntil", day, { date: day });
    expect(callListOf([no("2026-11-12"), no("2026-11-02")], SATURDAY)).toBe("notNow");
    expect(callListOf([no("2026-11-12"), no("2026-10-30")], SATURDAY)).toBe("toCall");
  });
});

it("counts the calls without an answer since the last one with an answer", () => {
  const outcomes = (...names: CallFacts["outcome"][]) => names.map((outcome) => ({ outcome }));
  expect(unansweredCalls(outcomes("noAnswer", "noAnswer", "coming", "noAnswer"))).toBe(2);
  expect(unansweredCalls(outcomes("noAnswer"))).toBe(1);
  expect(unansweredCalls([])).toBe(0);
});

it("the number to call is the mobile, then the home, then the office, if it can be dialled", () => {
  expect(callNumber({ mobile: null, phoneHome: "035 123456", officePhone: "035 654321" })).toBe("035 123456");
  expect(callNumber({ mobile: "non ha", phoneHome: null, officePhone: "035 654321" })).toBe("035 654321");
  expect(callNumber({ mobile: "non ha", phoneHome: null, officePhone: null })).toBeNull();
});

it("the most urgent come first", () => {
  const donor = (lastName: string, more: Partial<CallUrgency>): CallUrgency => ({
    lastName,
    firstName: "",
    bloodGroup: "0+",
    since: "2026-01-01",
    unanswered: 0,
    ...more,
  });
  const ordered = [
    donor("never", { since: null }),
    donor("unanswered", { unanswered: 2 }),
    donor("b", {}),
    donor("a", {}),
    donor("longest", { since: "2024-01-01" }),
    donor("rare", { bloodGroup: "0-", since: "2026-08-01" }),
    donor("rare, but full", { bloodGroup: "B-", since: "2026-08-01" }),
  ].sort(byUrgency(new Set(["B-"])));
  expect(ordered.map(({ lastName }) => lastName)).toEqual([
    "rare",
    "longest",
    "a",
    "b",
    "unanswered",
    "rare, but full",
    "never",
  ]);
});

it("rare groups are Rh negative", () => {
  expect(["0-", "AB-", "A1B-"].every(isRareGroup)).toBe(true);
  expect(["0+", "ND"].some(isRareGroup)).toBe(false);
});

it("days waited are counted until today; a donor who still rests hasn't waited", () => {
  expect(daysWaited("2026-11-01", TODAY)).toBe(19);
  expect(daysWaited("2026-11-21", TODAY)).toBeNull();
  expect(daysWaited(null, TODAY)).toBeNull();
});
