import type { Db } from "../db/db";
import type { Change } from "../db/records";
import { lastOfEachRecord, type Entry, type Journal } from "./journal";

/** A record that came into being just now, here or in another tab. */
type Created = (change: Change) => void;

/**
 * The data together with the journal of its changes. Two tabs that share a journal see the same data: who changes
 * something first catches up with the others, then writes down what was changed.
 */
export class Store {
  #db: Db;
  #seq = 0;
  #clearCount = 0;
  #recording: Change[] | null = null;
  /** Records that came into being and weren't announced yet. */
  readonly #created: Change[] = [];
  /** Settles when what other tabs are known to have done has been taken over. */
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

  /** @param options `created` hears of records made after the store was opened */
  static async open(options: { makeDb: () => Promise<Db>; journal: Journal; created?: Created }): Promise<Store> {
    const { makeDb, journal, created = () => undefined } = options;
    const store = new Store(await makeDb(), journal, makeDb, created);
    const { clearCount } = await journal.read(Infinity);
    store.#clearCount = clearCount;
    await store.catchUp();
    return store;
  }

  get db(): Db {
    return this.#db;
  }

  /** Runs work that changes data, alone among all tabs, and writes the changes down even if it throws on its way. */
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

  /** Takes over what other tabs did. */
  catchUp(): Promise<void> {
    return this.journal.exclusive(() => this.#catchUp());
  }

  /** Forgets all changes, for all tabs. */
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
    if (clearCount === this.#clearCount) return entries.forEach((entry) => this.#apply(entry));
    // somebody forgot everything since: begin anew, with what was written after that
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
    db.records.onChange((change, before) => {
      this.#recording?.push(change);
      if (!before) this.#created.push(change);
    });
    return db;
  }
}
