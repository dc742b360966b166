import { describe, expect, it } from "vitest";
import { workOutNextDonation, type DonationFacts } from "./next-donation";

const facts: DonationFacts = {
  birthday: "1985-03-14",
  gender: "M",
  status: "active",
  lastDonationDate: null,
  lastDonationType: null,
  donationsNumber: null,
};
const today = "2026-11-20";

describe("the next donation of somebody whose server doesn't tell it", () => {
  it("follows from the last one, where no other is known", () => {
    const last = { ...facts, lastDonationDate: "2026-11-01", lastDonationType: 1 };
    expect(workOutNextDonation(last, null, today)).toEqual({ date: "2027-01-30", reason: "interval" });
  });
  it("takes a donation of unknown kind for whole blood, which asks for the longest rest", () => {
    const last = { ...facts, lastDonationDate: "2026-11-01", lastDonationType: 9 };
    expect(workOutNextDonation(last, null, today)?.date).toBe("2027-01-30");
  });
  it("follows from all of them, where they are known: four a year are enough", () => {
    const dates = ["2026-01-10", "2026-04-20", "2026-07-25", "2026-08-01"];
    const donations = dates.map((date) => ({ type: 1, date }));
    expect(workOutNextDonation(facts, donations, today)).toEqual({ date: "2027-01-01", reason: "yearly-maximum" });
  });
  it("is today for who has never donated, and unknown where nobody says whether they have", () => {
    expect(workOutNextDonation({ ...facts, donationsNumber: 0 }, null, today)).toEqual({ date: today, reason: "ok" });
    expect(workOutNextDonation(facts, null, today)).toBeNull();
  });
  it("has no day while a suspension has no end", () => {
    const suspended = { ...facts, status: "temporarilySuspended", donationsNumber: 0 };
    expect(workOutNextDonation(suspended, null, today)).toEqual({ date: null, reason: "suspended" });
    expect(workOutNextDonation({ ...suspended, suspension: { until: "2026-12-01" } }, null, today)?.date).toBe(
      "2026-12-02",
    );
  });
  it("asks for an evaluation where the age isn't known", () => {
    const nobody = { ...facts, birthday: null, donationsNumber: 0 };
    expect(workOutNextDonation(nobody, null, today)).toEqual({ date: today, reason: "unknown-birthday" });
  });
});
