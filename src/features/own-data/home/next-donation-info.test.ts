import { describe, expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/donation/eligibility-rules";
import { mayDonate } from "../../../domain/donation/may-donate";
import type { Donation } from "../../../shared/donor/reads";
import type { OwnRecord } from "../record";
import { otherDonationsOf, nextDonationInfo } from "./next-donation-info";
import { texts } from "./texts";

const TODAY = "2026-11-20";
const donation = (type: 1 | 2 | 3, date: string): Donation => ({ _id: date, version: 1, type, date, place: "Clusone" });
const donor = (change: Partial<OwnRecord> = {}): OwnRecord => ({
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
  suspensionDate: null,
  suspension: null,
  ...change,
});
const given = [donation(1, "2026-09-12")];
const answerOf = (own: OwnRecord, donations: Donation[] | null) =>
  mayDonate(own, donations, TODAY, { rules: DEFAULT_ELIGIBILITY_RULES });
const infoOf = (own: OwnRecord, donations: Donation[] | null = given) =>
  nextDonationInfo(answerOf(own, donations), own, donations, TODAY, DEFAULT_ELIGIBILITY_RULES);
const othersOf = (own: OwnRecord, donations = given) =>
  otherDonationsOf(answerOf(own, donations), own, { donations, others: 0 }, TODAY, DEFAULT_ELIGIBILITY_RULES);

describe("the next donation of whole blood", () => {
  it("has the rest period that leads to the day", () =>
    expect(infoOf(donor())).toEqual({
      kind: "later",
      date: "2026-12-11",
      daysLeft: 21,
      ratio: 69 / 90,
      rest: { passed: 69, total: 90, until: "2026-12-11", after: { type: 1, date: "2026-09-12" } },
      reason: "interval",
    }));

  it("has no rest period if the server has other rules, or the donations are unknown", () => {
    const own = donor({ nextDonation: { date: "2027-03-11", reason: "interval" } });
    expect(infoOf(own)).toMatchObject({ rest: null, daysLeft: 111 });
    expect(infoOf(donor(), null)).toMatchObject({ rest: null, daysLeft: 21 });
  });

  it("counts the wait from the start of the suspension, if that is the reason", () => {
    const suspension = { from: "2026-11-30", until: "2026-12-19", reason: "Influenza o febbre" };
    const began = { ...suspension, from: "2026-10-21" };
    expect(infoOf(donor({ suspension: began }))).toMatchObject({ ratio: 0.5, daysLeft: 30, rest: null });
  });

  it.each([
    ["after-65", { birthday: "1959-03-14", lastDonationDate: "2026-05-12" }, [donation(1, "2026-05-12")]],
    ["after-65", { birthday: "1959-03-14" }, given],
    ["first-after-60", { birthday: "1964-03-14", donationsNumber: 0, lastDonationDate: null }, []],
    ["unknown-birthday", { birthday: null, nextDonation: null }, given],
  ] as const)("has no day if a doctor decides: %s", (reason, change, donations) => {
    expect(infoOf(donor({ nextDonation: null, ...change }), [...donations])).toEqual({ kind: "evaluation", reason });
    expect(texts.reasons(DEFAULT_ELIGIBILITY_RULES)).toHaveProperty(reason);
  });

  it("is today or unknown", () => {
    const rested = donor({ lastDonationDate: "2026-05-12", nextDonation: { date: TODAY, reason: "ok" } });
    expect(infoOf(rested, [donation(1, "2026-05-12")])).toEqual({ kind: "today" });
    expect(infoOf(donor({ nextDonation: { date: null, reason: "too-old" } }))).toEqual({
      kind: "unknown",
      reason: "too-old",
      notBefore: null,
    });
    const often = donor({ donationsNumber: 12, nextDonation: null });
    expect(infoOf(often, null)).toEqual({ kind: "unknown", reason: "unknown-donations", notBefore: "2026-12-11" });
  });

  it("isn't earlier than our rest period, even if the server says so", () =>
    expect(infoOf(donor({ nextDonation: { date: TODAY, reason: "ok" } }))).toMatchObject({
      kind: "later",
      date: "2026-12-11",
    }));
});

describe("the other donations that are possible today", () => {
  it("are plasma and platelets once their rest is over", () => {
    expect(othersOf(donor())).toEqual([
      { type: 3, restDays: 30 },
      { type: 2, restDays: 30 },
    ]);
    const fresh = donor({ nextDonation: { date: "2027-01-30", reason: "interval" } });
    expect(othersOf(fresh, [donation(1, "2026-11-01")])).toEqual([]);
  });

  it("are none if whole blood is possible, or the server has other rules", () => {
    expect(othersOf(donor({ nextDonation: null }), [donation(1, "2026-05-12")])).toEqual([]);
    expect(othersOf(donor({ nextDonation: { date: "2027-03-11", reason: "interval" } }))).toEqual([]);
  });
});

it("the year of the maximum is this one, or the last 12 months if it is rolling", () => {
  const reason = (year: "calendar" | "rolling") =>
    texts.reasons({ ...DEFAULT_ELIGIBILITY_RULES, year })["yearly-maximum"];
  expect(reason("calendar")).toMatch(/^Quest’anno hai già donato/);
  expect(reason("rolling")).toMatch(/^Negli ultimi 12 mesi hai già donato/);
});

it("the reasons contain the association's ages", () => {
  const reasons = texts.reasons({ ...DEFAULT_ELIGIBILITY_RULES, minimumAge: 17, maximumAge: 60 });
  expect(reasons["too-young"]).toBe("Si dona dai 17 anni.");
  expect(reasons["after-65"]).toBe("Dopo i 60 anni decide il medico.");
});
