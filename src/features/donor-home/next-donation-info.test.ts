import { describe, expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES } from "../../domain/eligibility-rules";
import { otherDonationsOf, nextDonationInfo, type DonorWithNext } from "./next-donation-info";
import type { Donation } from "../donor-reads";
import { texts } from "./texts";

const TODAY = "2026-11-20";
const donation = (type: 1 | 2 | 3, date: string): Donation => ({ _id: date, version: 1, type, date, place: "Clusone" });
const donor = (change: Partial<DonorWithNext> = {}): DonorWithNext => ({
  _id: "d1",
  version: 1,
  firstName: "Marco",
  lastName: "Bianchi",
  gender: "M",
  fiscalCode: null,
  birthday: "1980-03-14",
  birthplace: null,
  street: null,
  cap: null,
  city: null,
  province: null,
  email: null,
  mobile: null,
  phoneHome: null,
  mailType: null,
  association: null,
  reason: null,
  inscriptionNote: null,
  cardNumber: null,
  bloodGroup: "0-",
  area: "",
  status: "active",
  lastDonationDate: "2026-09-12",
  lastDonationType: 1,
  donationsNumber: 1,
  nextDonation: { date: "2026-12-11", reason: "interval" },
  suspension: null,
  ...change,
});
const given = [donation(1, "2026-09-12")];

describe("when a donor may give whole blood", () => {
  it("says the figures behind the day", () =>
    expect(nextDonationInfo(donor(), given, TODAY)).toEqual({
      kind: "later",
      date: "2026-12-11",
      daysLeft: 21,
      ratio: 69 / 90,
      rest: { passed: 69, total: 90, until: "2026-12-11", after: { type: 1, date: "2026-09-12" } },
      reason: "interval",
    }));

  it("says no figures where the server has rules of its own, or the donations aren't known", () => {
    const own = donor({ nextDonation: { date: "2027-03-11", reason: "interval" } });
    expect(nextDonationInfo(own, given, TODAY)).toMatchObject({ rest: null, daysLeft: 111 });
    expect(nextDonationInfo(donor(), null, TODAY)).toMatchObject({ rest: null, daysLeft: 21 });
  });

  it("waits since the suspension began, where that is the reason", () => {
    const suspension = { from: "2026-11-10", until: "2026-11-29", reason: "Influenza o febbre" };
    const own = donor({ suspension, nextDonation: { date: "2026-11-30", reason: "suspended" } });
    expect(nextDonationInfo(own, given, TODAY)).toMatchObject({ ratio: 0.5, daysLeft: 10, rest: null });
  });

  it.each(["after-65", "first-after-60", "unknown-birthday"])(
    "promises no day where a doctor decides: %s",
    (reason) => {
      const own = donor({ nextDonation: { date: TODAY, reason } });
      expect(nextDonationInfo(own, given, TODAY)).toEqual({ kind: "evaluation", reason });
      expect(texts.reasons(DEFAULT_ELIGIBILITY_RULES)).toHaveProperty(reason);
    },
  );

  it("is today, or not known", () => {
    expect(nextDonationInfo(donor({ nextDonation: { date: TODAY, reason: "ok" } }), given, TODAY)).toEqual({
      kind: "today",
    });
    expect(nextDonationInfo(donor({ nextDonation: { date: null, reason: "too-old" } }), given, TODAY)).toEqual({
      kind: "unknown",
      reason: "too-old",
    });
  });
});

describe("what else may be given today", () => {
  it("is plasma and platelets, once their rest is over", () => {
    expect(otherDonationsOf(donor(), given, TODAY)).toEqual([
      { type: 3, restDays: 30 },
      { type: 2, restDays: 30 },
    ]);
    const fresh = donor({ nextDonation: { date: "2027-01-30", reason: "interval" } });
    expect(otherDonationsOf(fresh, [donation(1, "2026-11-01")], TODAY)).toEqual([]);
  });

  it("is nothing where whole blood may be given, or where the server's rules aren't ours", () => {
    expect(otherDonationsOf(donor({ nextDonation: { date: TODAY, reason: "ok" } }), given, TODAY)).toEqual([]);
    expect(otherDonationsOf(donor({ nextDonation: { date: "2027-03-11", reason: "interval" } }), given, TODAY)).toEqual(
      [],
    );
  });
});

it("the reasons carry the association's own ages", () => {
  const reasons = texts.reasons({ ...DEFAULT_ELIGIBILITY_RULES, minimumAge: 17, maximumAge: 60 });
  expect(reasons["too-young"]).toBe("Si dona dai 17 anni.");
  expect(reasons["after-65"]).toBe("Dopo i 60 anni decide il medico.");
});
