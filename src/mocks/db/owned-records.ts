/** A record that belongs to a donor, and is known by its key. */
interface Owned {
  key: string;
}

/**
 * Donations, or awards, by the row of their donor. Seeded ones are computed each time that they are asked; once a
 * record of a donor is touched, that donor's are kept, the touched ones in their places.
 */
export class OwnedRecords<T extends Owned> {
  readonly #seeded = new Map<number, readonly T[]>();
  readonly #touched = new Map<number, Map<string, T | null>>();
  readonly #lists = new Map<number, readonly T[]>();

  /**
   * @param seededOf what the seed gave to a row, in order; asked once more at the first touch, before anything changes
   * @param dayOf what they are ordered by
   */
  constructor(
    private readonly seededOf: (owner: number) => readonly T[],
    private readonly dayOf: (record: T) => string,
  ) {}

  /** @returns a donor's, oldest first */
  of(owner: number): readonly T[] {
    return this.#lists.get(owner) ?? this.seededOf(owner);
  }

  isTouched(owner: number): boolean {
    return this.#lists.has(owner);
  }

  /** Keeps what the seed gave, before what it follows from changes. */
  keep(owner: number): void {
    if (this.#lists.has(owner)) return;
    const seeded = this.seededOf(owner);
    this.#seeded.set(owner, seeded);
    this.#lists.set(owner, seeded);
  }

  /** Puts a record in the place of the one with its key; null is one that was deleted. */
  touch(owner: number, key: string, record: T | null): void {
    this.keep(owner);
    const touched = this.#touched.get(owner) ?? new Map<string, T | null>();
    this.#touched.set(owner, touched.set(key, record));
    const seeded = (this.#seeded.get(owner) ?? []).filter((one) => !touched.has(one.key));
    const list = [...seeded, ...[...touched.values()].filter((one) => one !== null)];
    this.#lists.set(
      owner,
      list.sort((a, b) => compare(this.dayOf(a), this.dayOf(b)) || compare(a.key, b.key)),
    );
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
