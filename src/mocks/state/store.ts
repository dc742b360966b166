import type { Db } from "../db/db";
import type { Change } from "../db/records";
import { lastOfEachRecord, type Entry, type Journal } from "./journal";

/** Called for each new record, of this tab or another one. */
type Created = (change: Change) => void;

/**
 * The data with the journal of its changes. Tabs that share a journal see the same data: before a write, a tab applies the
 * changes of the others, and then appends its own.
 */
export class Store {
  #db: Db;
  #seq = 0;
  /** Null until the journal is read for the first time. */
  #clearCount: number | null = null;
  #recording: Change[] | null = null;
  /** New records for which `created` wasn't called yet. */
  readonly #created: Change[] = [];
  readonly #seeds = new Set<(db: Db) => void>();
  /** Resolves when the changes of other tabs, as far as announced, are applied. */
  caughtUp: Promise<void> = Promise.resolve();

  private constructor(
    db: Db,
    private readonly journal: Journal,
    private readonly makeDb: () => Promise<Db>,
    private readonly created: Created,
  ) {
    this.#db = this.#watched(db);
    journal.onWritten(() => void (this.caughtUp = this.catchUp().catch(console.error)));
  }

  /** @param options `created` is called for each new record in the journal */
  static async open(options: {
    makeDb: () => Promise<Db>;
    journal: Journal | Promise<Journal>;
    created?: Created;
  }): Promise<Store> {
    const { makeDb, created = () => undefined } = options;
    const [db, journal] = await Promise.all([makeDb(), options.journal]);
    const store = new Store(db, journal, makeDb, created);
    await store.catchUp();
    return store;
  }

  /** Adds the data of a part that is loaded later, now and after each reset. @param add adds only records that aren't there yet */
  seed(add: (db: Db) => void): void {
    if (this.#seeds.has(add)) return;
    this.#seeds.add(add);
    add(this.#db);
  }

  get db(): Db {
    return this.#db;
  }

  /** Runs a task that changes data, one at a time among all tabs. Its changes are stored even if it throws. */
  mutate<T>(work: (db: Db) => T | Promise<T>): Promise<T> {
    return this.journal.exclusive(async () => {
      await this.#catchUp();
      const changes: Change[] = (this.#recording = []);
      try {
        return await work(this.#db);
      } finally {
        this.#recording = null;
        if (changes.length > 0) this.#seq = await this.journal.append(lastOfEachRecord(changes));
        for (const change of this.#created.splice(0)) this.created(change);
      }
    });
  }

  /** Applies the changes of other tabs. */
  catchUp(): Promise<void> {
    return this.journal.exclusive(() => this.#catchUp());
  }

  /** Undoes all changes, in all tabs. */
  async reset(): Promise<void> {
    await this.journal.exclusive(async () => {
      await this.journal.clear();
      await this.#catchUp();
    });
  }

  close(): void {
    this.journal.close();
  }

  async #catchUp() {
    const { entries, clearCount } = await this.journal.read(this.#seq);
    if (clearCount === (this.#clearCount ??= clearCount)) return entries.forEach((entry) => this.#apply(entry));
    // the log was cleared: create the data again, and apply the entries since then
    this.#clearCount = clearCount;
    this.#seq = 0;
    this.#db = this.#watched(await this.makeDb());
    const all = await this.journal.read(0);
    for (const entry of all.entries) this.#apply(entry);
  }

  #apply({ seq, changes }: Entry) {
    for (const change of changes) this.#db.records.apply(change);
    for (const change of this.#created.splice(0)) this.created(change);
    this.#seq = seq;
  }

  #watched(db: Db): Db {
    for (const add of this.#seeds) add(db);
    db.records.onChange((change, before) => {
      this.#recording?.push(change);
      if (!before) this.#created.push(change);
    });
    return db;
  }
}
