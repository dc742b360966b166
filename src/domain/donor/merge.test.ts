import { expect, it } from "vitest";
import { DONOR_FIELDS, SPREAD_FIELDS } from "../fields/donor-fields";
import { fieldNames } from "../fields/field";
import { BOTH, closedLogins, compareUnits, MERGE_UNITS, mergeRecords, winningStatus, type MergedRecord } from "./merge";
import { joinAwards, joinDonations, mergeConsents } from "./merge-parts";

const empty = Object.fromEntries(fieldNames(DONOR_FIELDS).map((name) => [name, null])) as unknown as MergedRecord;
const record = (_id: string, change: Partial<MergedRecord> = {}): MergedRecord => ({
  ...empty,
  _id,
  bloodGroup: "ND",
  status: "active",
  suspended: false,
  donationsNumber: 0,
  ...change,
});
const unitOf = (name: string, one: MergedRecord, other: MergedRecord) =>
  compareUnits(one, other).find((unit) => unit.name === name)!;

it("the units have every field that people fill in; the rest follows from rules", () => {
  const chosen = new Set<string>(MERGE_UNITS.flatMap(({ fields }) => fields));
  expect(SPREAD_FIELDS.filter((name) => !chosen.has(name))).toEqual(["privacy"]);
});

it("a value that only one record has is kept, whatever is chosen; an unknown blood group counts as missing", () => {
  const [one, other] = [record("a", { mobile: "347 1" }), record("b", { bloodGroup: "0+" })];
  expect(unitOf("mobile", one, other)).toMatchObject({ kind: "only", preset: "a" });
  expect(unitOf("bloodGroup", one, other)).toMatchObject({ kind: "only", preset: "b" });
  const merged = mergeRecords(one, other, { mobile: "b", bloodGroup: "a" });
  expect([merged.mobile, merged.bloodGroup]).toEqual(["347 1", "0+"]);
});

it("beforehand: the name that agrees with the fiscal code, then the newest, then the record with more donations", () => {
  const one = record("a", {
    lastName: "Rota",
    fiscalCode: "RTOGPP85D12C800R",
    mobile: "347 1",
    cardNumber: "1",
    donationsNumber: 11,
  });
  const other = record("b", { lastName: "Rotta", mobile: "348 2", cardNumber: "2", donationsNumber: 2 });
  expect(unitOf("cardNumber", one, other)).toMatchObject({ preset: "a", reason: "donations" });
  expect(unitOf("mobile", one, other)).toMatchObject({ preset: "a", reason: null });
  const dated = (donor: MergedRecord, mobile: string) => ({ ...donor, changed: { mobile } });
  expect(unitOf("mobile", dated(one, "2019-01-01"), dated(other, "2026-08-08"))).toMatchObject({
    preset: "b",
    reason: "newest",
  });
  expect(unitOf("fiscalCode", one, other)).toMatchObject({ kind: "only", preset: "a" });
});

it("a telephone in another notation is equal", () => {
  expect(
    unitOf("mobile", record("a", { mobile: "347 555 0142" }), record("b", { mobile: "+39 3475550142" })).kind,
  ).toBe("equal");
});

it("an address is chosen as a whole, and notes are kept together", () => {
  const one = record("a", { street: "Via Mazzini 3", cap: "24020", city: "Rovetta", note: "Al mattino." });
  const other = record("b", { street: "Via Roma 1", cap: "24023", note: "Col fratello." });
  const merged = mergeRecords(one, other, { street: "b" });
  expect([merged.street, merged.cap, merged.city]).toEqual(["Via Roma 1", "24023", null]);
  expect(unitOf("note", one, other)).toMatchObject({ preset: BOTH });
  expect(merged.note).toBe("Al mattino.\nCol fratello.");
  expect(mergeRecords(one, other, { note: "b" }).note).toBe("Col fratello.");
  expect(mergeRecords(one, other, { street: BOTH }).street).toBe("Via Mazzini 3");
});

it("suspended wins over active, the longer suspension over the shorter, and death over all", () => {
  const active = record("a");
  const until = (_id: string, day: string | null) =>
    record(_id, {
      status: "temporarilySuspended",
      suspended: true,
      suspension: { from: null, until: day, reason: "x" },
    });
  expect(winningStatus(active, until("b", "2026-12-01"))._id).toBe("b");
  expect(winningStatus(until("a", "2026-12-01"), until("b", "2027-01-01"))._id).toBe("b");
  expect(winningStatus(until("a", null), until("b", "2027-01-01"))._id).toBe("a");
  expect(winningStatus(record("a", { status: "dead" }), until("b", null))._id).toBe("a");
  for (const status of ["verified", "pending"])
    expect(winningStatus(record("a", { status }), record("b"))._id, status).toBe("b");
  for (const status of ["lockedOut", "unheardOf"])
    expect(winningStatus(record("a", { status }), record("b"))._id, status).toBe("a");
  expect(winningStatus(record("a", { status: "unheardOf" }), until("b", "2026-12-01"))._id).toBe("b");
  const merged = mergeRecords(active, until("b", "2026-12-01"), {});
  expect([merged._id, merged.status, merged.suspended, merged.suspension?.until]).toEqual([
    "a",
    "temporarilySuspended",
    true,
    "2026-12-01",
  ]);
});

it("a duplicate that was deactivated doesn't deactivate the record in use, nor does an expired password win", () => {
  for (const status of ["inactive", "passwordExpired"]) {
    expect(winningStatus(record("a", { status }), record("b"))._id, status).toBe("b");
    expect(winningStatus(record("a", { status }), record("b", { status: "suspended" }))._id, status).toBe("b");
  }
  for (const status of ["passwordExpired", "lockedOut"])
    expect(winningStatus(record("a", { status: "inactive" }), record("b", { status }))._id, status).toBe("b");
  // who has left isn't enrolled again by a second record that nobody has finished
  expect(winningStatus(record("a", { status: "inactive" }), record("b", { status: "staged" }))._id).toBe("a");
});

it("a login is closed if its address isn't kept, and nobody has lost one if both have the same, or the person is dead", () => {
  const [one, other] = [{ email: "ada@posta.example" }, { email: "Rota@posta.example" }];
  const kept = { email: "rota@posta.example", status: "active" };
  expect(closedLogins([one, other], kept)).toEqual(["ada@posta.example"]);
  expect(closedLogins([other], kept)).toEqual([]);
  expect(closedLogins([one], kept)).toEqual(["ada@posta.example"]);
  expect(closedLogins([one, other], { ...kept, status: "dead" })).toEqual([]);
});

it("of consents the latest answer is kept, and a no never becomes a yes", () => {
  const answer = (code: string, given: boolean, date: string) => ({ code, given, date });
  expect(
    mergeConsents(
      [answer("privacy", true, "2019"), answer("news", false, "2020"), answer("photos", true, "2021")],
      [answer("privacy", true, "2026"), answer("news", true, "2026")],
    ),
  ).toEqual([answer("privacy", true, "2026"), answer("news", false, "2020"), answer("photos", true, "2021")]);
});

it("a donation of the same day and type, and the same award, count once", () => {
  const given = (key: string, date: string, type = 1) => ({ key, date, type });
  const joined = joinDonations(
    [given("a1", "2026-11-15"), given("a2", "2026-01-10")],
    [given("b1", "2026-11-15"), given("b2", "2026-01-10", 2)],
  );
  expect(joined.map(({ item, own, same }) => [item.key, own, same?.key ?? null])).toEqual([
    ["a1", true, "b1"],
    ["a2", true, null],
    ["b2", false, null],
  ]);
  const award = (awardDonorsGroup: string | null) => ({ award: null, awardDonorsGroup });
  expect(joinAwards([award("Rame")], [award("Rame"), award("Argento"), award(null)])).toHaveLength(3);
});
