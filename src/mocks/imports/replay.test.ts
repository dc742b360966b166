import { expect, it } from "vitest";
import type { Db } from "../db/db";
import { createRandom } from "../seed/random";
import { replay, stateOf } from "../test-support/changes";
import { createTestMock } from "../test-support/mock";
import { importer, newDonorRow, type Row } from "./test-support";

const SIZE = 4;

/** Small batches with new donors, changes of existing ones, and refused rows. */
async function setUp() {
  const mock = await createTestMock(12);
  const { db } = mock.ctx.store;
  const client = importer(mock, await mock.enter("admin"));
  const rows = Array.from({ length: 18 }, (_, at): Row => {
    const row = at + 2;
    if (at % 3 === 0) {
      const { fiscalCode, lastName, firstName, key } = db.donors.rows()[at / 3]!;
      return { row, values: { key, fiscalCode, lastName, firstName, city: "Seriate", branch: `Officina ${row}` } };
    }
    if (at % 7 === 0) return newDonorRow(row, { area: "Atlantide" });
    const past = { status: "active", donationsNumber: row, lastDonationDate: "2025-03-04", lastDonationType: 1 };
    return newDonorRow(row, at % 2 ? past : {});
  });
  const batches = Array.from({ length: Math.ceil(rows.length / SIZE) }, (_, at) =>
    rows.slice(at * SIZE, at * SIZE + SIZE),
  );
  return { mock, db, client, batches };
}

/** @returns the history, oldest first */
const historyOf = (db: Db) => db.records.all("history").sort((a, b) => Number(a._id.slice(1)) - Number(b._id.slice(1)));

/** @returns the states before an undisturbed import, after it, and after its undo */
async function undisturbed() {
  const { db, client, batches } = await setUp();
  const before = stateOf(db);
  const id = await client.start();
  for (const [batch, rows] of batches.entries()) await client.stage(id, rows, batch);
  for (const batch of batches.keys()) await client.commit(id, batch);
  const after = stateOf(db);
  for (const batch of batches.keys()) await client.undo(id, batches.length - 1 - batch);
  return { before, after, undone: stateOf(db) };
}

it("lost, repeated and late calls of any batch lead to the same data as a single run", async () => {
  const expected = await undisturbed();
  for (const cut of [0, 2, 4]) {
    const random = createRandom(30, cut);
    const { mock, db, client, batches } = await setUp();
    const before = stateOf(db);
    const id = await client.start();
    const calls = [...batches.keys()].flatMap((batch) => [
      batch,
      ...(batch === cut || random.chance(0.3) ? [batch, batch] : []),
    ]);
    for (const batch of calls) await client.stage(id, batches[batch]!, batch);
    for (const batch of calls) {
      // a lost response: the client repeats the call
      if (random.chance(0.3)) void client.commit(id, batch);
      await Promise.all([client.commit(id, batch), random.chance(0.5) ? client.commit(id, batch) : null]);
    }
    expect(stateOf(db)).toEqual(expected.after);
    expect(replay(before, historyOf(db))).toEqual(stateOf(db));

    const { body } = await client.send("GET", `/imports/${id}`);
    const { create, update, unchanged, skip, refuse } = body.import.written;
    expect(create + update + unchanged + skip + refuse).toBe(batches.flat().length);
    for (const batch of [...calls].reverse()) {
      // a lost response, and an undo by another page
      if (random.chance(0.3)) void client.undo(id, batch);
      await Promise.all([client.undo(id, batch), client.undo(id, batch)]);
      // a late commit writes nothing
      if (batch === cut) await client.commit(id, batch);
    }
    expect(stateOf(db)).toEqual(expected.undone);
    expect(replay(before, historyOf(db))).toEqual(stateOf(db));
    await mock.ctx.store.caughtUp;
  }
  const people = (state: object) => Object.keys(state).sort();
  expect(people(expected.undone).filter((name) => name.startsWith("donor"))).toEqual(
    people(expected.before).filter((name) => name.startsWith("donor")),
  );
});

it("an interrupted undo continues later, and keeps the edits of others in between", async () => {
  for (const cut of [0, 2, 4]) {
    const { db, client, batches } = await setUp();
    const before = stateOf(db);
    const id = await client.start();
    for (const [batch, rows] of batches.entries()) await client.stage(id, rows, batch);
    for (const batch of batches.keys()) await client.commit(id, batch);
    const size = batches.length;
    for (let batch = size - 1; batch > cut; batch--) await client.undo(id, batch);
    // meanwhile, a user edits one of the remaining donors
    const { body } = await client.send("GET", `/imports/${id}/rows?outcome=create&limit=1`);
    const edited = body.rows[0].match.id as string;
    const { version } = await client.donor(edited);
    await client.send("PUT", `/donors/${edited}`, { version, note: "Telefonare" });
    const { undo } = (await client.send("GET", `/imports/${id}/undo`)).body;
    expect(undo.changed).toMatchObject([{ id: edited, batch: 0, added: true }]);
    for (let batch = cut; batch >= 0; batch--) await client.undo(id, batch, { changed: "merge" });
    const finished = (await client.send("GET", `/imports/${id}`)).body.import;
    expect(finished).toMatchObject({ state: "undone", undone: { kept: 1, failed: 0 } });
    expect(finished.undone.removed + finished.undone.restored + 1).toBe(
      finished.written.create + finished.written.update,
    );
    const kept = await client.send("GET", `/imports/${id}/rows?undone=kept`);
    expect(kept.body.rows).toMatchObject([{ undone: { done: "kept" }, match: { id: edited } }]);
    expect(await client.donor(edited)).toMatchObject({ note: "Telefonare" });
    expect(replay(before, historyOf(db))).toEqual(stateOf(db));
  }
});
