import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { MERGE_UNITS } from "../../domain/donor/merge";
import { haveDifferentCodes } from "../../domain/donor/duplicates";
import type { Db } from "../db/db";
import { refusesCalls } from "../calls/refused";
import { callsOf } from "../calls/stored-calls";
import { consentsOf } from "../seed/consents";
import { createTestMock, type TestMock } from "../test-support/mock";
import { partsOf } from "./merging";

/** Merges and separates random pairs of records, with changes in between, and compares everything. */

let mock: TestMock;
let token: string;
let db: Db;
// oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
type Body = any;
const call = (method: string, path: string, body?: unknown) => mock.call(method, path, { token, body });

beforeAll(async () => {
  mock = await createTestMock(60);
  token = await mock.enter("admin");
  ({ db } = mock.ctx.store);
  // codes that don't forbid a merge
  for (const donor of db.donors.rows()) if (Number(donor._id.slice(1)) % 2) db.putDonor({ ...donor, fiscalCode: null });
  db.records.put("opening", { _id: "d8", number: 40, until: "2020-01-01" });
  for (const _id of ["d3", "d11", "d20"]) {
    await call("POST", `/donors/${_id}/calls`, { day: "2026-12-05", type: 1, outcome: "refused", noNews: true });
  }
  for (const userId of ["d4", "d9"]) {
    const note = { userId, title: "Promemoria", message: "Domani", date: db.instant(), dismissed: false, link: null };
    db.records.put("notification", { ...note, _id: `n-${userId}` });
  }
});

const WRITTEN = ["version", "donorId", "mergedInto", "firstOwner"];
const plain = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !WRITTEN.includes(name))) as T;
const openingOf = (id: string) => {
  const opening = db.records.get("opening", id);
  return opening && { ...opening, _id: "" };
};
/** Everything that belongs to a record. */
const contentOf = (id: string) => {
  const donor = db.donorRecord(id)!;
  const owned = <T extends { _id: string }>(all: readonly T[]) =>
    Object.fromEntries(all.map((one) => [one._id, plain(one)]));
  return {
    donor: plain(donor),
    donations: owned(db.donors.donationsOf(donor)),
    awards: owned(db.donors.awardsOf(donor)),
    documents: partsOf(db, donor).flatMap(({ model, before }) => (model === "document" ? before._id : [])),
    calls: callsOf(db, donor).map(plain),
    callsRefused: refusesCalls(db, id),
    consents: consentsOf(db, donor),
    notifications: db.records
      .all("notification")
      .filter(({ userId }) => userId === id)
      .map(({ _id }) => _id)
      .sort(),
    opening: openingOf(id),
  };
};

const FIELDS = ["note", "street", "group", "mailType", "branch"] as const;

const scene = fc.record({
  pair: fc
    .tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 60 }))
    .filter(([one, other]) => one !== other),
  /** Which record's value, by unit. */
  choices: fc.array(fc.constantFrom("survivor", "other", "preset"), {
    minLength: MERGE_UNITS.length,
    maxLength: MERGE_UNITS.length,
  }),
  edits: fc.uniqueArray(fc.record({ field: fc.constantFrom(...FIELDS), goes: fc.boolean() }), {
    selector: ({ field }) => field,
    maxLength: 3,
  }),
  /** Whether an import writes a count of donations after the merge, and whether that goes to the other record. */
  newCount: fc.constantFrom("none", "stays", "goes"),
  newDonations: fc.array(fc.boolean(), { maxLength: 2 }),
  /** Donations from before the merge that are edited or deleted, and whether they go to the other record. */
  donationEdits: fc.array(fc.record({ deletes: fc.boolean(), goes: fc.boolean() }), { maxLength: 4 }),
});

it("two records that are merged and separated have all that they had, and what was changed since where it was decided", async () => {
  let merged = 0;
  await fc.assert(
    fc.asyncProperty(scene, async ({ pair, choices, edits, newCount, newDonations, donationEdits }) => {
      const [survivor, other] = pair.map((number) => `d${number}`) as [string, string];
      const [one, two] = [db.donorRecord(survivor)!, db.donorRecord(other)!];
      if (haveDifferentCodes(one, two)) return;
      merged += 1;
      const before = [contentOf(survivor), contentOf(other)] as const;
      const all = new Set(before.flatMap(({ donations }) => Object.keys(donations)));
      const same = Object.values(before[1].donations)
        .filter(({ date, type }) =>
          Object.values(before[0].donations).some((donation) => donation.date === date && donation.type === type),
        )
        .map(({ _id }) => _id);
      const { status, body } = await call("POST", "/merges", {
        survivor,
        other,
        version: one.version,
        otherVersion: two.version,
        choices: Object.fromEntries(
          MERGE_UNITS.flatMap(({ name }, at) =>
            choices[at] === "preset" ? [] : [[name, choices[at] === "other" ? other : survivor]],
          ),
        ),
        same,
      });
      expect([status, body.message]).toEqual([201, undefined]);
      const joined = contentOf(survivor);
      const numberOf = ({ donor }: typeof joined) => donor.donationsNumber;
      expect(numberOf(joined)).toBe(numberOf(before[0]) + numberOf(before[1]) - same.length);
      // each donation once, and no other
      expect(Object.keys(joined.donations).sort()).toEqual([...all].filter((id) => !same.includes(id)).sort());
      expect(joined.calls).toHaveLength(before[0].calls.length + before[1].calls.length);
      expect(joined.callsRefused).toBe(before[0].callsRefused || before[1].callsRefused);
      for (const { code, given } of joined.consents)
        expect(
          given && before.some(({ consents }) => consents.some((answer) => answer.code === code && !answer.given)),
        ).toBe(false);
      for (const [field, value] of Object.entries(joined.donor))
        if (!["privacyDate", "note", "inscriptionNote"].includes(field) && !(field in DERIVED))
          expect(before.map(({ donor }) => (donor as Body)[field])).toContainEqual(value);

      for (const [at, { field }] of edits.entries()) {
        const { version } = db.donorRecord(survivor)!;
        const edited = await call("PUT", `/donors/${survivor}`, { version, [field]: `Nuovo ${at}` });
        expect(edited.status).toBe(200);
      }
      // another count than that of both records
      const opening = { number: (joined.opening?.number ?? 0) + 100, until: "2020-01-01" };
      if (newCount !== "none") db.records.put("opening", { _id: survivor, ...opening });
      const added: { id: string; goes: boolean }[] = [];
      for (const [at, goes] of newDonations.entries()) {
        const content = { donorId: survivor, type: 1, date: `2001-0${at + 1}-07`, place: "Lodi", writeReason: "Prova" };
        const created = await call("POST", "/donations", content);
        if (created.status === 201) added.push({ id: created.body.donation.key, goes });
      }
      const moved = Object.values(joined.donations)
        .slice(0, donationEdits.length)
        .map(({ _id, date, type }, at) => {
          const pendant = same.find((id) => {
            const donation = before[1].donations[id]!;
            return _id in before[0].donations && donation.date === date && donation.type === type;
          });
          return { id: _id, ...donationEdits[at]!, pendant };
        });
      for (const { id, deletes } of moved) {
        if (deletes) {
          expect((await call("DELETE", `/donations/${id}`)).status).toBe(200);
          continue;
        }
        const { version, place } = db.records.get("donation", id)!;
        const edited = await call("PUT", `/donations/${id}`, { version, place: `${place} bis` });
        expect([edited.status, edited.body.message]).toEqual([200, undefined]);
      }
      const { separating, merge } = (await call("GET", `/merges/${body.merge._id}`)).body;
      const changed = edits.filter(({ field }) => separating.since.some(({ _id }: Body) => _id === `field ${field}`));
      // of deleted donations, those that the other record had are listed, by their ids there
      const listed = moved.flatMap(({ id, goes, deletes, pendant }) =>
        !deletes ? [{ id, goes }] : pendant ? [{ id: pendant, goes }] : id in before[1].donations ? [{ id, goes }] : [],
      );
      const toOther = [
        ...changed.filter(({ goes }) => goes).map(({ field }) => `field ${field}`),
        ...(newCount === "goes" ? ["field donationsNumber"] : []),
        ...[...added, ...listed].filter(({ goes }) => goes).map(({ id }) => id),
      ];
      const counts = newCount === "none" ? 0 : 1;
      expect(separating.since).toHaveLength(changed.length + counts + added.length + listed.length);
      const edited = db.donorRecord(survivor)! as Body;
      const apart = await call("POST", `/merges/${merge._id}/separate`, { version: separating.version, toOther });
      expect([apart.status, apart.body.message]).toEqual([200, undefined]);

      const expected = [before[0], before[1]].map(({ donor, donations, ...rest }) => ({
        ...rest,
        donations: { ...donations },
        donor: { ...donor } as Body,
      }));
      if (newCount !== "none") expected[newCount === "goes" ? 1 : 0]!.opening = { _id: "", ...opening };
      for (const { field, goes } of changed) expected[goes ? 1 : 0]!.donor[field] = edited[field];
      for (const { id, goes, deletes, pendant } of moved) {
        const [here, there] = [expected[0]!.donations, expected[1]!.donations] as const;
        if (deletes) {
          delete here[id];
          if (!goes) delete there[pendant ?? id];
          continue;
        }
        const edited = plain(db.records.get("donation", id)!);
        delete here[id];
        delete there[id];
        (goes ? there : here)[id] = edited;
        if (!pendant || !goes) continue;
        here[pendant] = before[1].donations[pendant]!;
        delete there[pendant];
      }
      const after = [contentOf(survivor), contentOf(other)];
      for (const [at, content] of after.entries()) {
        for (const { id, goes } of added) {
          expect(id in content.donations).toBe(goes === (at === 1));
          delete content.donations[id];
          const donation = db.records.get("donation", id)!;
          db.records.put("donation", { ...donation, deleted: true });
        }
        const { donor, ...rest } = content;
        const { donor: donorBefore, ...restBefore } = expected[at]!;
        expect(rest).toEqual(restBefore);
        expect(withoutDerived(donor)).toEqual(withoutDerived(donorBefore));
      }
    }),
    { numRuns: 60, endOnFailure: true },
  );
  expect(merged).toBeGreaterThan(20);
});

const DERIVED: Record<string, true> = {
  donationsNumber: true,
  lastDonationDate: true,
  lastDonationType: true,
  awards: true,
  awardsDate: true,
};
/** They follow from donations and awards, which are compared. */
const withoutDerived = (donor: object) =>
  Object.fromEntries(Object.entries(donor).filter(([name]) => !(name in DERIVED)));
