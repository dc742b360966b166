import { expect, it } from "vitest";
import { ApiError } from "../../../../api/errors";
import { setFeaturesOf } from "../../../../api/session/features";
import type { Session } from "../../../../api/session/session";
import type { Progress } from "../../../../shared/lists/progress/time-left";
import { withConsents } from "./read-consents";

const donors = Array.from({ length: 12 }, (_, at) => ({
  _id: `d${at}`,
  lastName: "Rossi",
  firstName: "Anna",
  cardNumber: `00074${at}`,
  bloodGroup: "0-",
  status: "active",
}));

/** Reads with a session that answers so. */
function read(answer: (nth: number) => unknown, signal = new AbortController().signal) {
  let calls = 0;
  const rows: number[] = [];
  const onProgress = (progress: Progress) => {
    expect(progress.total).toBe(donors.length);
    rows.push(progress.rows);
  };
  const session = { call: async () => answer((calls += 1)) } as unknown as Session;
  setFeaturesOf(session, { has: () => true });
  return { consents: withConsents(donors, { session, signal, onProgress }), calls: () => calls, rows };
}
const refuse = (status: number) => {
  throw new ApiError(status ? "http" : "network", "No", status);
};

it("an answer that can't be read costs only that donor's group, a hidden one is no consent, and each is counted", async () => {
  const given = { consents: [{ code: "health", version: "1", given: true }] };
  const { consents, rows } = read((nth) => (nth === 1 ? refuse(400) : nth === 2 ? refuse(404) : given));
  expect((await consents).map(({ consent }) => consent)).toEqual([
    "unknown",
    "none",
    ...Array<string>(donors.length - 2).fill("given"),
  ]);
  expect(rows).toEqual(donors.map((_, at) => at + 1));
});

it.each([0, 429, 503])("after an outage (%i) nobody else is asked, and the rest is unknown", async (status) => {
  const { consents, calls, rows } = read((nth) => (nth === 1 ? { consents: [] } : refuse(status)));
  expect((await consents).map(({ consent }) => consent)).toEqual([
    "none",
    ...Array<string>(donors.length - 1).fill("unknown"),
  ]);
  // the others were under way already
  expect(calls()).toBeLessThanOrEqual(5);
  expect(rows).toHaveLength(donors.length);
});

it("nothing more is asked after the end", async () => {
  const stop = new AbortController();
  const { consents, calls } = read(() => {
    stop.abort();
    refuse(0);
  }, stop.signal);
  await expect(consents).rejects.toThrow("abort");
  expect(calls()).toBe(1);
});
