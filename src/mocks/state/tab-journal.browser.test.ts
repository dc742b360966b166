import { afterEach, expect, it } from "vitest";
import { createDb } from "../db/create-db";
import { Store } from "./store";
import { openJournal, tabJournal } from "./tab-journal";

let count = 0;
const name = () => `gds:mock:test:${(count += 1)}`;
const opened: Store[] = [];
const open = async (database: string) => {
  const store = await Store.open({
    makeDb: () => createDb({ donors: 5, now: () => 1.79e12 }),
    journal: await tabJournal(database),
  });
  opened.push(store);
  return store;
};
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  for (let i = 1; i <= count; i++) indexedDB.deleteDatabase(`gds:mock:test:${i}`);
});

const save = (store: Store, version: number, lastName: string) =>
  store.mutate((db) => {
    const donor = db.donor("d1")!;
    if (donor.version !== version) return 409;
    db.putDonor({ ...donor, lastName, version: version + 1 });
    return 200;
  });

it("tabs share writes, one of two simultaneous saves wins, and a reset applies to both", async () => {
  const database = name();
  const [a, b] = [await open(database), await open(database)];
  const statuses = await Promise.all([save(a, 1, "Anna"), save(b, 1, "Bruno")]);
  expect(statuses.sort()).toEqual([200, 409]);
  await expect.poll(() => [a, b].map((store) => store.db.donor("d1")?.version)).toEqual([2, 2]);
  expect(a.db.donor("d1")).toEqual(b.db.donor("d1"));
  await a.reset();
  await expect.poll(() => b.db.donor("d1")?.version).toBe(1);
});

it("a later page has all changes, also after the log was compacted", async () => {
  const database = name();
  const first = await open(database);
  for (let i = 1; i <= 320; i++) await save(first, i, `Rossi ${i}`);
  const later = await open(database);
  expect(later.db.donor("d1")?.lastName).toBe("Rossi 320");
  expect(await save(first, 321, "Verdi")).toBe(200);
  await expect.poll(() => later.db.donor("d1")?.lastName).toBe("Verdi");
});

it("a journal in memory stores nothing", async () => {
  const database = name();
  await openJournal("memory", database);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(database);
});
