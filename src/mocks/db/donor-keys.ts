import { fold } from "../../domain/text";
import type { DonorRow } from "./donor-row";

/** What somebody is found by. `person`: name and birth date; `name`: the name alone. */
export type DonorKey = "key" | "fiscalCode" | "cardNumber" | "email" | "person" | "name";

/** What only one may have. */
type UniqueKey = "fiscalCode" | "cardNumber" | "email";

/** @returns a name as it is compared: without case and accents, the surname first */
export const nameKey = (lastName: string, firstName: string): string => fold(`${lastName} ${firstName}`).trim();

const WORDS: Record<DonorKey, (row: DonorRow) => string | null> = {
  key: ({ key }) => key,
  fiscalCode: ({ fiscalCode }) => fiscalCode,
  cardNumber: ({ cardNumber }) => cardNumber,
  email: ({ email }) => email?.toLowerCase() ?? null,
  person: ({ lastName, firstName, birthday }) => birthday && `${nameKey(lastName, firstName)} ${birthday}`,
  name: ({ lastName, firstName }) => nameKey(lastName, firstName),
};

interface Rows {
  readonly size: number;
  at(row: number): DonorRow;
  exists(row: number): boolean;
}

/**
 * Rows of donors by what they are found by, those that are gone included. An index is made when it is first asked, and
 * kept with each row that is written: a hundred thousand rows are compared with as many without looking at all each time.
 */
export class DonorKeys {
  readonly #indexes = new Map<DonorKey, Map<string, number[]>>();

  constructor(private readonly rows: Rows) {}

  /** @param word as {@link WORDS} makes it of a row */
  find(key: DonorKey, word: string): readonly number[] {
    return this.#index(key).get(word) ?? [];
  }

  /** @returns whether somebody else has that value */
  taken(name: UniqueKey, value: string, butId: string): boolean {
    const isIt = (row: number) =>
      this.rows.exists(row) && this.rows.at(row)[name] === value && this.rows.at(row)._id !== butId;
    return this.find(name, name === "email" ? value.toLowerCase() : value).some(isIt);
  }

  /** A row was put where `before` stood; undefined: it is new. */
  moved(row: number, before: DonorRow | undefined, after: DonorRow): void {
    for (const [key, index] of this.#indexes) {
      const [from, to] = [before && WORDS[key](before), WORDS[key](after)];
      if (from === to) continue;
      if (from) {
        const left = (index.get(from) ?? []).filter((one) => one !== row);
        if (left.length > 0) index.set(from, left);
        else index.delete(from);
      }
      if (to) index.set(to, [...(index.get(to) ?? []), row]);
    }
  }

  #index(key: DonorKey): Map<string, number[]> {
    const known = this.#indexes.get(key);
    if (known) return known;
    const index = new Map<string, number[]>();
    for (let row = 0; row < this.rows.size; row++) {
      const word = WORDS[key](this.rows.at(row));
      if (!word) continue;
      const same = index.get(word);
      if (same) same.push(row);
      else index.set(word, [row]);
    }
    this.#indexes.set(key, index);
    return index;
  }
}
