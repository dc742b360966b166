import { describe, expect, it } from "vitest";
import { createDb } from "../db/create-db";
import type { Change } from "../db/records";
import { seedMails } from "../seed/templates";
import { NOW } from "../test-support/now";
import { sharedJournal } from "../test-support/shared-journal";
import { lastOfEachRecord, type Journal, memoryJournal } from "./journal";
import { Store } from "./store";

const makeDb = () => createDb({ donors: 5, now: () => NOW });
const open = (journal: Journal, created?: (change: Change) => void) =>
  Store.open({ makeDb, journal, ...(created && { created }) });

const rename = (store: Store, lastName: string) =>
  store.mutate((db) => {
    const donor = db.donor("d1")!;
    db.putDonor({ ...donor, lastName, version: donor.version + 1 });
  });
/** A write with a check of the version. */
const save = (store: Store, version: number, lastName: string) =>
  store.mutate((db) => {
    const donor = db.donor("d1")!;
    if (donor.version !== version) return 409;
    db.putDonor({ ...donor, lastName, version: version + 1 });
    return 200;
  });

describe("two tabs", () => {
  it("see the changes of each other", async () => {
    const journal = sharedJournal();
    const [a, b] = [await open(journal()), await open(journal())];
    await rename(a, "Rossi");
    await b.catchUp();
    expect(b.db.donor("d1")?.lastName).toBe("Rossi");
  });

  it("that save the same version at the same time get one 200 and one 409, and have the same data", async () => {
    const journal = sharedJournal();
    const [a, b] = [await open(journal()), await open(journal())];
    const statuses = await Promise.all([save(a, 1, "Anna"), save(b, 1, "Bruno")]);
    expect(statuses.sort()).toEqual([200, 409]);
    await Promise.all([a.catchUp(), b.catchUp()]);
    expect(a.db.donor("d1")).toEqual(b.db.donor("d1"));
  });

  it("create different ids", async () => {
    const journal = sharedJournal();
    const [a, b] = [await open(journal()), await open(journal())];
    const ids = await Promise.all([a, b, a].map((store) => store.mutate((db) => db.nextId("mail", "m"))));
    expect(new Set(ids).size).toBe(3);
  });

  it("are both reset by one, and keep later changes", async () => {
    const journal = sharedJournal();
    const [a, b] = [await open(journal()), await open(journal())];
    const { lastName } = a.db.donor("d1")!;
    await rename(a, "Rossi");
    await b.reset();
    await rename(b, "Verdi");
    await a.catchUp();
    expect(a.db.donor("d1")?.lastName).toBe("Verdi");
    await a.reset();
    await b.catchUp();
    expect(b.db.donor("d1")?.lastName).toBe(lastName);
  });

  it("are notified of new records, not of changed ones", async () => {
    const journal = sharedJournal();
    const created: string[] = [];
    const a = await open(journal());
    const b = await open(journal(), ({ model, id }) => created.push(`${model} ${id}`));
    const note = {
      _id: "n900",
      userId: "u1",
      title: "x",
      message: "y",
      date: "2026-11-20T09:30:00.000Z",
      dismissed: false,
      link: null,
    };
    await a.mutate((db) => db.records.put("notification", note));
    await a.mutate((db) => db.records.put("notification", { ...note, dismissed: true }));
    await b.catchUp();
    expect(created).toEqual(["notification n900"]);
    await b.mutate((db) => db.records.put("notification", { ...note, dismissed: false }));
    expect(created).toHaveLength(1);
  });
});

describe("a reload", () => {
  it("keeps earlier changes", async () => {
    const journal = sharedJournal();
    const before = await open(journal());
    await rename(before, "Rossi");
    await before.mutate((db) => db.records.remove("notification", "n1"));
    const after = await open(journal());
    expect(after.db.donor("d1")?.lastName).toBe("Rossi");
    expect(after.db.records.get("notification", "n1")).toBeUndefined();
  });
});

describe("a change", () => {
  it("that throws is stored as far as it came", async () => {
    const journal = sharedJournal();
    const [a, b] = [await open(journal()), await open(journal())];
    const failing = a.mutate((db) => {
      db.putDonor({ ...db.donor("d1")!, lastName: "Rossi" });
      throw new Error("half-way");
    });
    await expect(failing).rejects.toThrow("half-way");
    await b.catchUp();
    expect(b.db.donor("d1")?.lastName).toBe("Rossi");
  });

  it("isn't shared if the journal is in memory", async () => {
    const [a, b] = [await open(memoryJournal()), await open(memoryJournal())];
    await rename(a, "Rossi");
    await b.catchUp();
    expect(b.db.donor("d1")?.lastName).not.toBe("Rossi");
    await a.reset();
    expect(a.db.donor("d1")?.version).toBe(1);
  });

  it("of a record is kept once in a compacted log", () => {
    const value = { _id: "x", value: 1 };
    const changes: Change[] = [
      { model: "setting", id: "x", value },
      { model: "setting", id: "y", value: { ...value, _id: "y" } },
      { model: "setting", id: "x", value: null },
    ];
    expect(lastOfEachRecord(changes).map(({ id, value: last }) => [id, last])).toEqual([
      ["x", null],
      ["y", { _id: "y", value: 1 }],
    ]);
  });
});

describe("records that are seeded later, with their part", () => {
  const nameOf = (store: Store) => store.db.records.get("template", "t1")?.name;

  it("keep the changes of a former visit, and are as seeded after a reset", async () => {
    const journal = sharedJournal();
    const former = await open(journal());
    former.seed(seedMails);
    const before = former.db.records.get("template", "t1")!;
    await former.mutate((db) => db.records.put("template", { ...before, name: "Altro nome" }));
    const store = await open(journal());
    store.seed(seedMails);
    expect(nameOf(store)).toBe("Altro nome");
    expect(store.db.records.count("template")).toBe(former.db.records.count("template"));
    await store.reset();
    expect(nameOf(store)).toBe(before.name);
  });

  it("cause no event and no entry of the journal", async () => {
    const created: Change[] = [];
    const journal = sharedJournal()();
    const store = await open(journal, (change) => created.push(change));
    await store.mutate(() => store.seed(seedMails));
    expect(created).toEqual([]);
    expect((await journal.read(0)).entries).toEqual([]);
  });
});
