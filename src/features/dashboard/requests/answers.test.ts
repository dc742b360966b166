import { describe, expect, it } from "vitest";
import { checkAnswer } from "../../../api/test-support/check-answer";
import { donor } from "../../../shared/donor/test-support/donor";
import { countAnswer, pairCountAnswer, requestCountAnswer } from "./count-next-step";
import { completeStats, statsAnswer } from "./get-stats";
import { waitingAnswer } from "./list-longest-waiting";

describe("who waits longest", () => {
  checkAnswer(
    "listDonors",
    waitingAnswer(0, 10),
    { donors: [donor], total: 1 },
    { refused: ["donors"], asSent: ({ rows, ...rest }) => ({ donors: rows, ...rest }) },
  );
});

describe("a count", () => {
  checkAnswer(
    "listDonors",
    countAnswer,
    { donors: [donor], total: 9 },
    { refused: ["donors"], asSent: ({ rows, ...rest }) => ({ donors: rows, ...rest }) },
  );
});

describe("a count of pairs", () => {
  checkAnswer(
    "listDuplicates",
    pairCountAnswer,
    { pairs: [{}], total: 9 },
    { refused: ["pairs"], asSent: ({ rows, ...rest }) => ({ pairs: rows, ...rest }) },
  );
});

describe("a count of requests", () => {
  checkAnswer(
    "listChangeRequests",
    requestCountAnswer,
    { requests: [{}], total: 9 },
    { refused: ["requests"], asSent: ({ rows, ...rest }) => ({ requests: rows, ...rest }) },
  );
});

const stats = {
  donors: { total: 9, active: 7, new: 1 },
  donations: { count: 5 },
  donationsNumber: { count: 50, previous: 40 },
  bloodGroups: [{ group: "0+", count: 9 }],
  managers: { count: 2, zones: 2 },
  admins: { count: 5 },
  months: [{ month: "2026-11", byType: { "1": 3, "2": 1, "3": 1 }, partial: true }],
};

checkAnswer(
  "getStats",
  statsAnswer,
  { stats },
  {
    refused: ["stats"],
    // counts of an unknown month are dropped
    alsoChanges: { "stats.months.month": ["stats.months"] },
  },
);

it("a missing count is computed from others if possible; otherwise only this count is missing", () => {
  const period = { begin: "2026-11-01", end: "2026-11-20" };
  const without = (...names: string[]) => {
    const rest = Object.fromEntries(Object.entries(stats).filter(([name]) => !names.includes(name)));
    return completeStats(statsAnswer({ stats: rest }, "", () => undefined).stats, period);
  };
  const exact = without();
  expect(without("donors").donors.total).toBe(9);
  expect(without("donations").donations.count).toBe(5);
  expect(without("donationsNumber").donationsNumber.count).toBe(5);
  expect(without("admins")).toEqual({ ...exact, admins: { count: null } });
  expect(without("donations", "months").donations.count).toBeNull();
});
