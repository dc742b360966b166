import { expect, it, onTestFinished, vi } from "vitest";
import { createDb } from "./create-db";
import type { DonationRecord } from "./models";
import { movePart } from "../merge/merging";
import { lastOfEachRecord } from "../state/journal";
import type { Change } from "./records";
import { NOW } from "../test-support/now";

const open = () => createDb({ donors: 30, now: () => NOW });
const idsOf = (donations: readonly DonationRecord[]) => donations.map(({ _id }) => _id).sort();
const ID = "D000003-001";

it("a donor's donations are the same whichever is read first", async () => {
  const [inOrder, byId] = [await open(), await open()];
  const all = inOrder.records.all("donation");
  expect(byId.records.get("donation", ID)).toEqual(all.find(({ _id }) => _id === ID));
  expect(byId.records.ownedBy("donation", "d3")).toEqual(all.filter(({ donorId }) => donorId === "d3"));
  expect(idsOf(byId.records.all("donation"))).toEqual(idsOf(all));
  expect(byId.records.get("donation", "D000003-999")).toBeUndefined();
});

it("a donation that is written before any is read is one more of its donor", async () => {
  const [before, db] = [await open(), await open()];
  const [seeded] = before.records.ownedBy("donation", "d3");
  const written = { ...seeded!, _id: "new", key: "new", date: "2026-11-19" };
  db.records.put("donation", written);
  const ids = [...idsOf(before.records.ownedBy("donation", "d3")), "new"];
  expect(idsOf(db.records.ownedBy("donation", "d3"))).toEqual(ids);
  expect(db.records.get("donation", "new")).toEqual(written);
  expect(db.donor("d3")?.lastDonationDate).toBe("2026-11-19");
});

it("a donation that is removed before any is read is gone, and the others stay", async () => {
  const [before, db] = [await open(), await open()];
  db.records.remove("donation", ID);
  expect(db.records.get("donation", ID)).toBeUndefined();
  expect(db.records.count("donation")).toBe(before.records.count("donation") - 1);
});

it("a donation that a merge moves leaves its donor, also where none was read, and in a compacted journal", async () => {
  const [db, otherTab, reloaded] = [await open(), await open(), await open()];
  const changes: Change[] = [];
  db.records.onChange((change) => void changes.push(change));
  const own = idsOf(db.records.ownedBy("donation", "d4"));
  for (const donorId of ["d4", "d5", "d4"])
    movePart(db, { model: "donation", before: db.records.get("donation", ID)! }, donorId);
  for (const change of changes) otherTab.records.apply(change);
  for (const change of lastOfEachRecord(changes)) reloaded.records.apply(change);
  for (const { records, donors } of [db, otherTab, reloaded]) {
    expect(idsOf(records.ownedBy("donation", "d4"))).toEqual([...own, ID].sort());
    for (const donorId of ["d3", "d5"]) expect(idsOf(records.ownedBy("donation", donorId))).not.toContain(ID);
    expect(idsOf(records.all("donation")).filter((id) => id === ID)).toEqual([ID]);
    expect(records.get("donation", ID)?.donorId).toBe("d4");
    for (const { _id, donationsNumber } of donors.rows())
      expect(donationsNumber).toBe(records.ownedBy("donation", _id).length);
  }
});

it("a written donation stays, and the seeded ones are the same, when garbage collection has taken all that isn't kept", async () => {
  const before = await open();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    "WeakRef",
    class {
      deref() {}
    },
  );
  const db = await open();
  const [first, second] = before.donors.donationsOf(before.donor("d3")!);
  const written = { ...first!, place: "Altrove" };
  db.records.put("donation", written);
  db.records.remove("donation", second!._id);
  expect(db.records.get("donation", ID)).toEqual(written);
  expect(db.records.get("donation", second!._id)).toBeUndefined();
  expect(db.records.all("donation")).toEqual(
    before.records.all("donation").flatMap((donation) => {
      if (donation._id === second!._id) return [];
      return donation._id === ID ? [written] : [donation];
    }),
  );
  expect(db.awards.rows()).toEqual(before.awards.rows());
});
